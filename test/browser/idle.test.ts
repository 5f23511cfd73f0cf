import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenIdle } from '../../src/browser/idle'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('whenIdle', () => {
  it('runs after 100 ms without requestIdleCallback, in slices of 50 ms', () => {
    vi.stubGlobal('requestIdleCallback', undefined)
    const left: number[] = []
    whenIdle((timeRemaining) => {
      left.push(timeRemaining())
      vi.advanceTimersByTime(20)
      left.push(timeRemaining())
      vi.advanceTimersByTime(40)
      left.push(timeRemaining())
    })
    vi.advanceTimersByTime(99)
    expect(left).toEqual([])
    vi.advanceTimersByTime(1)
    expect(left).toEqual([50, 30, 0])
  })

  it('does not run if cancelled', () => {
    vi.stubGlobal('requestIdleCallback', undefined)
    const callback = vi.fn()
    whenIdle(callback)()
    vi.advanceTimersByTime(1000)
    expect(callback).not.toHaveBeenCalled()
  })

  it('limits longer idle periods to 50 ms, keeps shorter ones, and gets 50 ms if the browser is never idle', () => {
    let run: IdleRequestCallback = () => {}
    let timeout: number | undefined
    vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback, options?: IdleRequestOptions) => {
      run = callback
      timeout = options?.timeout
      return 7
    })
    const cancelled: number[] = []
    vi.stubGlobal('cancelIdleCallback', (handle: number) => cancelled.push(handle))
    const left: number[] = []
    const cancel = whenIdle((timeRemaining) => left.push(timeRemaining()))
    run({ didTimeout: false, timeRemaining: () => 900 })
    run({ didTimeout: false, timeRemaining: () => 8 })
    expect(left).toEqual([50, 8])
    run({ didTimeout: true, timeRemaining: () => 0 })
    expect([timeout, left.at(-1)]).toEqual([2000, 50])
    cancel()
    expect(cancelled).toEqual([7])
  })
})
