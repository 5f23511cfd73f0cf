import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { undoAll } from '../src/browser/atStop'
import { defaultSettings } from '../src/model/page/settings'
import { readPage } from '../src/runtime/readPage'
import { type Deferred, startDeferred } from '../src/startDeferred'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  undoAll()
  vi.useRealTimers()
})

/** Starts on a page that has loaded. Returns whether telemetry and notices have been requested since. */
function start(firstLoads: () => Promise<unknown>) {
  const loadDeferred = vi.fn(() => new Promise<Deferred>(() => {}))
  void startDeferred({
    ...{ version: '1', isReady: false, options: undefined, tag: null },
    page: readPage(defaultSettings),
    islands: () => [],
    loadChunk: () => new Promise(() => {}),
    startPage() {},
    firstLoads,
    loadDeferred,
  })
  return () => loadDeferred.mock.calls.length > 0
}

describe('the code that no first block needs', () => {
  it('is requested after that of the first blocks, two seconds later at most if that hangs', async () => {
    const isRequested = start(() => new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(1500)
    expect(isRequested()).toBe(false)
    await vi.advanceTimersByTimeAsync(1500)
    expect(isRequested()).toBe(true)
  })

  it('is requested at once if the first blocks have theirs', async () => {
    const isRequested = start(() => Promise.resolve())
    await vi.advanceTimersByTimeAsync(1500)
    expect(isRequested()).toBe(true)
  })
})
