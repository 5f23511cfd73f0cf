import { scrubText } from './scrub'

/**
 * One record of `/api/1/performance/records` (B7). Its times are in milliseconds since the visitor requested the page.
 */
export interface PerformanceRecord {
  readonly event: 'page_speed' | 'user' | 'image'
  readonly data: { readonly [name: string]: string | number }
}

/** Collects what the browser measures. */
export interface PerformanceCollector {
  /** Returns the records that have not been taken yet. */
  readonly take: () => PerformanceRecord[]
  readonly stop: () => void
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

const slowEventMs = 40
const mostImages = 50

/** Starts to collect how fast the page is, including what the browser has already measured. */
export function collectPerformance(): PerformanceCollector {
  const observers: PerformanceObserver[] = []
  const speed: Record<string, number> = { 'layout-shift': 0 }
  const user = { slowestInteraction: 0 }
  const images: PerformanceRecord[] = []
  let imageCount = 0
  let taken = ''
  const observe = <Entry extends PerformanceEntry>(type: string, read: (entry: Entry) => void, more = {}) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
    const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(read))
    observer.observe({ type, buffered: true, ...more })
    observers.push(observer)
  }
  const readPaint = ({ name, entryType, startTime }: PerformanceEntry) => {
    speed[name || entryType] = sinceAsked(startTime)
  }
  observe('paint', readPaint)
  observe('largest-contentful-paint', readPaint)
  observe<LayoutShift>('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) speed['layout-shift'] = round((speed['layout-shift'] ?? 0) + value)
  })
  const readEvent = ({ duration }: PerformanceEntry) => {
    user.slowestInteraction = Math.max(user.slowestInteraction, Math.round(duration))
  }
  observe('event', readEvent, { durationThreshold: slowEventMs })
  observe<PerformanceResourceTiming>('resource', (entry) => {
    if (isImage(entry) && imageCount++ < mostImages) images.push(imageOf(entry))
  })
  return {
    stop() {
      for (const observer of observers) observer.disconnect()
    },
    take() {
      const records: PerformanceRecord[] = [{ event: 'page_speed', data: { ...navigation(), ...speed } }]
      if (user.slowestInteraction > 0) records.push({ event: 'user', data: { ...user } })
      const text = JSON.stringify(records)
      if (text === taken) return images.splice(0)
      taken = text
      return [...records, ...images.splice(0)]
    },
  }
}

function navigation(): PerformanceRecord['data'] {
  const entry = navigationTiming()
  if (!entry) return {}
  const { type, responseStart, domInteractive, domContentLoadedEventEnd, loadEventEnd, transferSize } = entry
  const times = { responseStart, domInteractive, domContentLoadedEventEnd, loadEventEnd }
  const rounded = Object.entries(times).map(([name, time]) => [name, sinceAsked(time)])
  return { type, ...Object.fromEntries(rounded), transferSize }
}

/** A time since the visitor requested the page, which the browser may have prerendered before that. */
function sinceAsked(time: number): number {
  return Math.max(Math.round(time - (navigationTiming()?.activationStart ?? 0)), 0)
}

function navigationTiming(): (PerformanceNavigationTiming & { readonly activationStart?: number }) | undefined {
  return performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
}

/** Whether an entry is an image of the page, and not our own beacon. */
function isImage({ initiatorType, name }: PerformanceResourceTiming): boolean {
  return initiatorType === 'img' && !name.includes('/api/track/')
}

function imageOf({ name, startTime, duration, transferSize }: PerformanceResourceTiming): PerformanceRecord {
  const times = { startTime: sinceAsked(startTime), duration: Math.round(duration) }
  return { event: 'image', data: { url: scrubText(name), ...times, transferSize } }
}

/** A layout shift with four decimals. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
