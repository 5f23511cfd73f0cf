import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { debounce } from '../../src/browser/debounce'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

describe('debounce', () => {
  it('runs once when the calls pause', () => {
    const run = vi.fn()
    const call = debounce(run, 100)
    call()
    vi.advanceTimersByTime(99)
    call()
    vi.advanceTimersByTime(99)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('still runs regularly if the calls never pause', () => {
    const ran: number[] = []
    const call = debounce(() => ran.push(Date.now()), 1000, 5000)
    for (let at = 0; at < 12_000; at += 500) {
      call()
      vi.advanceTimersByTime(500)
    }
    expect(ran).toEqual([5000, 10_000])
  })

  it('runs a waiting call at once when flushed, and does nothing if none is waiting', () => {
    const run = vi.fn()
    const call = debounce(run, 100)
    call.flush()
    expect(run).not.toHaveBeenCalled()
    call()
    call.flush()
    vi.advanceTimersByTime(1000)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('drops the waiting call when cancelled', () => {
    const run = vi.fn()
    const call = debounce(run, 100)
    call()
    call.cancel()
    vi.advanceTimersByTime(1000)
    expect(run).not.toHaveBeenCalled()
  })
})
