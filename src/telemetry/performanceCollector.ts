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

interface InteractionEvent extends PerformanceEntry {
  /** 0 for events that are no answer to an interaction, such as those of a hovering pointer. */
  readonly interactionId?: number
}

const slowEventMs = 40
const longestGapMs = 1000 // of a session window of layout shifts, as in https://web.dev/articles/cls
const longestWindowMs = 5000
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
  const controller = new AbortController()
  const wasHidden = watchHiding(controller.signal)
  const readPaint = ({ name, entryType, startTime }: PerformanceEntry) => {
    if (!wasHidden(startTime)) speed[name || entryType] = sinceAsked(startTime)
  }
  observe('paint', readPaint)
  observe('largest-contentful-paint', readPaint)
  const largestWindow = sumShifts()
  observe<LayoutShift>('layout-shift', (shift) => {
    if (!shift.hadRecentInput) speed['layout-shift'] = round(largestWindow(shift))
  })
  const readEvent = ({ duration, interactionId }: InteractionEvent) => {
    if (interactionId) user.slowestInteraction = Math.max(user.slowestInteraction, Math.round(duration))
  }
  observe('event', readEvent, { durationThreshold: slowEventMs })
  observe<PerformanceResourceTiming>('resource', (entry) => {
    if (isImage(entry) && imageCount++ < mostImages) images.push(imageOf(entry))
  })
  return {
    stop() {
      controller.abort()
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

/**
 * Returns a function that says whether the page had been hidden before a time, as in a tab that was opened in the
 * background: such a page is painted when the visitor looks at it, however fast it is.
 */
function watchHiding(signal: AbortSignal): (time: number) => boolean {
  const openedAt = navigationTiming()?.activationStart ?? 0
  const isHidden = () => document.visibilityState === 'hidden'
  const known = performance
    .getEntriesByType('visibility-state') // not in every browser
    .find(({ name, startTime }) => name === 'hidden' && startTime >= openedAt)
  let hiddenAt = known?.startTime ?? (isHidden() ? 0 : Number.POSITIVE_INFINITY)
  const onChange = ({ timeStamp }: Event) => {
    if (isHidden()) hiddenAt = Math.min(hiddenAt, timeStamp)
  }
  document.addEventListener('visibilitychange', onChange, { signal })
  return (time) => time >= hiddenAt
}

/** Returns a function that adds a layout shift to its session window and returns the largest sum of a window so far. */
function sumShifts(): (shift: LayoutShift) => number {
  let [startedAt, lastAt, sum, largest] = [Number.NEGATIVE_INFINITY, 0, 0, 0]
  return ({ value, startTime }) => {
    if (startTime - lastAt >= longestGapMs || startTime - startedAt >= longestWindowMs) {
      startedAt = startTime
      sum = 0
    }
    lastAt = startTime
    sum += value
    largest = Math.max(largest, sum)
    return largest
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
