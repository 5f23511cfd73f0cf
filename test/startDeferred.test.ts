import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { undoAll } from '../src/browser/atStop'
import { defaultSettings } from '../src/model/page/settings'
import { readPage } from '../src/runtime/readPage'
import { type Deferred, type DeferredOptions, startDeferred } from '../src/startDeferred'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  undoAll()
  vi.useRealTimers()
})

const never = () => new Promise<never>(() => {})

/** Starts on a page that has loaded. Returns whether telemetry and notices have been requested since. */
function start(options: Partial<DeferredOptions> = {}, settings = defaultSettings) {
  const loadDeferred = vi.fn(options.loadDeferred ?? never)
  void startDeferred({
    ...{ version: '1', isReady: false, options: undefined, tag: null },
    page: readPage(settings),
    islands: () => [],
    watch: () => () => {},
    loadChunk: never,
    startPage() {},
    firstLoads: () => Promise.resolve(),
    ...options,
    loadDeferred,
  })
  return () => loadDeferred.mock.calls.length > 0
}

/** Keeps the page loading. Returns a function that ends that. */
function delayLoad(): () => void {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  return () => {
    state.mockRestore()
    dispatchEvent(new Event('load'))
  }
}

describe('the code that no first block needs', () => {
  it('is requested after the code of the first blocks, or two seconds later if that hangs', async () => {
    const isRequested = start({ firstLoads: never })
    await vi.advanceTimersByTimeAsync(1500)
    expect(isRequested()).toBe(false)
    await vi.advanceTimersByTimeAsync(1500)
    expect(isRequested()).toBe(true)
  })

  it('is requested at once if the first blocks have already loaded', async () => {
    const isRequested = start()
    await vi.advanceTimersByTimeAsync(1500)
    expect(isRequested()).toBe(true)
  })

  it('is requested once the page has loaded', async () => {
    const load = delayLoad()
    const isRequested = start()
    await vi.advanceTimersByTimeAsync(9000)
    expect(isRequested()).toBe(false)
    load()
    await vi.advanceTimersByTimeAsync(200) // without idle callbacks, idle is after 100 ms
    expect(isRequested()).toBe(true)
  })

  it('is requested after ten seconds if the page never loads', async () => {
    delayLoad()
    const isRequested = start()
    await vi.advanceTimersByTimeAsync(9900)
    expect(isRequested()).toBe(false)
    await vi.advanceTimersByTimeAsync(1000)
    expect(isRequested()).toBe(true)
  })

  it('is not requested after stop', async () => {
    const load = delayLoad()
    const isRequested = start()
    await vi.advanceTimersByTimeAsync(1000)
    undoAll()
    load()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(isRequested()).toBe(false)
  })
})

describe('page tasks', () => {
  it.each([true, false])('start once their code has loaded, but not after stop: %s', async (isStopped) => {
    const startPage = vi.fn()
    let arrive = (_tasks: unknown) => {}
    const loadChunk = () => new Promise<never>((resolve) => (arrive = resolve as never))
    start({ startPage, loadChunk })
    await vi.advanceTimersByTimeAsync(1500)
    if (isStopped) undoAll()
    arrive({})
    await vi.advanceTimersByTimeAsync(0)
    expect(startPage).toHaveBeenCalledTimes(isStopped ? 0 : 1)
  })
})

describe('code that failed to load', () => {
  const failing = () => vi.fn(() => Promise.reject<never>(new Error('offline')))
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

  it('is requested again once the connection is back: page tasks', async () => {
    const startPage = vi.fn()
    const loadChunk = failing()
    start({ startPage, loadChunk })
    await vi.advanceTimersByTimeAsync(1500)
    loadChunk.mockImplementation(() => Promise.resolve({} as never))
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(startPage).toHaveBeenCalledTimes(1)
  })

  it('is requested again once the connection is back: telemetry and notices, without a second ready event', async () => {
    const onReady = vi.fn()
    document.addEventListener('skerry:ready', onReady)
    const loadDeferred = failing()
    start({ loadDeferred })
    await vi.advanceTimersByTimeAsync(1500)
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    document.removeEventListener('skerry:ready', onReady)
    expect([loadDeferred.mock.calls.length, onReady.mock.calls.length]).toEqual([2, 1])
  })

  it('is not requested again after stop', async () => {
    const loadDeferred = failing()
    start({ loadDeferred })
    await vi.advanceTimersByTimeAsync(1500)
    undoAll()
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(loadDeferred).toHaveBeenCalledTimes(1)
  })
})

describe('telemetry', () => {
  const told: string[] = []
  const tell = (what: string) => () => {
    told.push(what)
  }
  const onReady = ({ detail }: CustomEventInit) => told.push(`ready ${JSON.stringify(detail)}`)

  beforeEach(() => {
    told.length = 0
    document.addEventListener('skerry:ready', onReady)
  })
  afterEach(() => document.removeEventListener('skerry:ready', onReady))

  /** Its code, which arrives when a test says so. */
  function deferredCode() {
    let arrive = () => {}
    const deferred = {
      startTelemetry: () => {
        told.push('telemetry')
        return tell('telemetry stopped')
      },
      recordHit: tell('hit'),
      recordLanding: tell('landing'),
      recordPagePixel: tell('pixel'),
      loadReport: async () => ({
        report: () => {
          told.push('report')
          return tell('report removed')
        },
      }),
    } as unknown as Deferred
    const loadDeferred = () => new Promise<Deferred>((resolve) => (arrive = () => resolve(deferred)))
    return { loadDeferred, arrive: () => arrive() }
  }

  async function startWith(options: Partial<DeferredOptions> = {}, settings = defaultSettings) {
    const { loadDeferred, arrive } = deferredCode()
    start({ ...options, loadDeferred }, settings)
    await vi.advanceTimersByTimeAsync(1500)
    return arrive
  }

  it('starts after the ready event, and records the hit, the landing and the page’s pixel event', async () => {
    const arrive = await startWith()
    expect(told).toEqual([])
    arrive()
    await vi.advanceTimersByTimeAsync(1500)
    expect(told).toEqual(['ready {"version":"1","found":0}', 'telemetry', 'hit', 'landing', 'pixel'])
    undoAll()
    expect(told.at(-1)).toBe('telemetry stopped')
  })

  it('waits until a prerendered page is opened', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    const arrive = await startWith()
    arrive()
    await vi.advanceTimersByTimeAsync(1500)
    expect(told).toEqual(['ready {"version":"1","found":0}'])
    Reflect.deleteProperty(document, 'prerendering')
    document.dispatchEvent(new Event('prerenderingchange'))
    await vi.advanceTimersByTimeAsync(1500)
    expect(told.slice(1)).toEqual(['telemetry', 'hit', 'landing', 'pixel'])
  })

  it('starts without the event if the entry has already dispatched it', async () => {
    const arrive = await startWith({ isReady: true })
    arrive()
    await vi.advanceTimersByTimeAsync(1500)
    expect(told).toEqual(['telemetry', 'hit', 'landing', 'pixel'])
  })

  it('does not start after stop', async () => {
    const arrive = await startWith()
    undoAll()
    arrive()
    await vi.advanceTimersByTimeAsync(1500)
    expect(told).toEqual([])
  })

  it('records no hit after stop', async () => {
    const arrive = await startWith()
    arrive()
    await vi.advanceTimersByTimeAsync(0)
    undoAll()
    await vi.advanceTimersByTimeAsync(1500)
    expect(told).not.toContain('hit')
  })

  it('is followed by the performance report on a page that requests one, until stop', async () => {
    const arrive = await startWith({}, { ...defaultSettings, debug: true })
    arrive()
    await vi.advanceTimersByTimeAsync(1500)
    expect(told).toContain('report')
    undoAll()
    expect(told).toContain('report removed')
  })
})
