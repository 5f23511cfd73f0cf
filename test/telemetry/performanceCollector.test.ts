import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { collectPerformance, type PerformanceCollector } from '../../src/telemetry/performanceCollector'

const types = ['paint', 'largest-contentful-paint', 'layout-shift', 'event', 'resource']
let collector: PerformanceCollector
let report: (type: string, ...entries: readonly object[]) => void

beforeEach(() => {
  const readers = new Map<string, (entries: readonly object[]) => void>()
  class Observer {
    static readonly supportedEntryTypes = types
    readonly read: PerformanceObserverCallback
    constructor(read: PerformanceObserverCallback) {
      this.read = read
    }
    observe({ type = '' }: PerformanceObserverInit) {
      readers.set(type, (entries) => this.read({ getEntries: () => entries } as never, this as never))
    }
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  report = (type, ...entries) => readers.get(type)?.(entries)
})
afterEach(() => {
  collector.stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const speed = () => collector.take().find(({ event }) => event === 'page_speed')?.data
const user = () => collector.take().find(({ event }) => event === 'user')?.data

/** The page is in a tab in the background, or in front again. */
function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('the slowest interaction', () => {
  it('does not count a hovering pointer', () => {
    collector = collectPerformance()
    report('event', { name: 'pointerover', duration: 400, interactionId: 0 }, { name: 'mouseout', duration: 300 })
    expect(user()).toBeUndefined()
    report(
      'event',
      { name: 'click', duration: 120, interactionId: 7 },
      { name: 'keydown', duration: 64, interactionId: 8 },
    )
    expect(user()).toEqual({ slowestInteraction: 120 })
  })
})

describe('paint times', () => {
  const paints = () => {
    report('paint', { name: 'first-contentful-paint', startTime: 9000 })
    report('largest-contentful-paint', { name: '', entryType: 'largest-contentful-paint', startTime: 9500 })
  }

  it('are left out of a page that was opened in the background', () => {
    vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
      type === 'visibility-state' ? ([{ name: 'hidden', startTime: 0 }] as PerformanceEntry[]) : [],
    )
    collector = collectPerformance()
    paints()
    expect(speed()).toEqual({ 'layout-shift': 0 })
  })

  it('are left out of a hidden page if the browser does not report when it was hidden', () => {
    setHidden(true)
    collector = collectPerformance()
    setHidden(false)
    paints()
    expect(speed()).not.toHaveProperty('first-contentful-paint')
  })

  it('are left out after the visitor has switched to another tab', () => {
    collector = collectPerformance()
    report('paint', { name: 'first-paint', startTime: 1 })
    setHidden(true)
    report('largest-contentful-paint', { entryType: 'largest-contentful-paint', startTime: performance.now() + 1 })
    const times = speed()
    expect(times).toMatchObject({ 'first-paint': 1 })
    expect(times).not.toHaveProperty('largest-contentful-paint')
  })
})

describe('the layout shift', () => {
  const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput })

  it('is the sum of the largest session window, whose gaps are shorter than a second', () => {
    collector = collectPerformance()
    report('layout-shift', shift(100, 0.1), shift(900, 0.05), shift(1000, 0.5, true), shift(2000, 0.12))
    expect(speed()).toMatchObject({ 'layout-shift': 0.15 })
    report('layout-shift', shift(2500, 0.1))
    expect(speed()).toMatchObject({ 'layout-shift': 0.22 })
  })

  it('starts a new session window after five seconds', () => {
    collector = collectPerformance()
    report('layout-shift', ...Array.from({ length: 12 }, (_, index) => shift(index * 900, 0.01)))
    expect(speed()).toMatchObject({ 'layout-shift': 0.06 })
  })
})
