import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { throttle } from '../../src/standins/timers'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('a throttled function runs once per interval, even if it is called without a pause', () => {
  const run = vi.fn()
  const throttled = throttle(run, 50)
  for (let ms = 0; ms < 200; ms += 10) {
    throttled()
    vi.advanceTimersByTime(10)
  }
  expect(run).toHaveBeenCalledTimes(4)
})
