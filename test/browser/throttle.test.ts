import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { throttle } from '../../src/browser/throttle'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Work that takes the given times, one after the other; the last for ever. */
function workOf(...durations: number[]) {
  const starts: number[] = []
  const work = () => {
    const duration = durations[Math.min(starts.length, durations.length - 1)] ?? 0
    starts.push(performance.now())
    // Only the clock moves while the work runs, as on a page's one thread.
    vi.setSystemTime(Date.now() + duration)
    now += duration
  }
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const pass = (ms: number) => {
    now += ms
    vi.advanceTimersByTime(ms)
  }
  return { starts, work, pass }
}

describe('throttle', () => {
  it('runs at once, then waits twice as long as the work took', () => {
    const { starts, work, pass } = workOf(10)
    const call = throttle(work)
    call()
    expect(starts).toHaveLength(1)
    call()
    pass(19)
    expect(starts).toHaveLength(1)
    pass(1)
    expect(starts).toHaveLength(2)
  })

  it('always runs after the last call, but once for several calls', () => {
    const { starts, work, pass } = workOf(10)
    const call = throttle(work)
    for (let i = 0; i < 50; i++) call()
    pass(1000)
    expect(starts).toHaveLength(2)
  })

  it('keeps only the last 22 durations', () => {
    const { starts, work, pass } = workOf(2200, ...Array.from({ length: 21 }, () => 0), 0)
    const call = throttle(work)
    call()
    pass(4400)
    for (let i = 0; i < 21; i++) {
      call()
      pass(10_000)
    }
    expect(starts).toHaveLength(22)
    call() // the 23rd run pushes the slow one out
    call()
    pass(1)
    expect(starts).toHaveLength(24)
  })

  it('waits twice the average duration', () => {
    const { starts, work, pass } = workOf(30, 10)
    const call = throttle(work)
    call()
    call()
    pass(60) // twice 30, and the second run took 10
    expect(starts).toHaveLength(2)
    call()
    pass(39)
    expect(starts).toHaveLength(2)
    pass(1) // twice the average of 30 and 10
    expect(starts).toHaveLength(3)
  })

  it('does not recurse if the work calls it again', () => {
    let runs = 0
    const call = throttle(() => {
      runs++
      if (runs < 3) call()
    })
    call()
    expect(runs).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(runs).toBe(3)
  })

  it('continues after the work throws', () => {
    let runs = 0
    const call = throttle(() => {
      runs++
      throw new Error('broken')
    })
    expect(call).toThrow('broken')
    vi.advanceTimersByTime(1000)
    expect(call).toThrow('broken')
    expect(runs).toBe(2)
  })

  it('drops the waiting call when cancelled', () => {
    const { starts, work, pass } = workOf(10)
    const call = throttle(work)
    call()
    call()
    call.cancel()
    pass(1000)
    expect(starts).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})
