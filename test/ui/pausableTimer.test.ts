import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pausableTimer } from '../../src/ui/pausableTimer'

const setTab = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('keeps its remaining time while paused', () => {
  const onEnd = vi.fn()
  const timer = pausableTimer(2000, onEnd)
  vi.advanceTimersByTime(1500)
  timer.pause('pointer')
  timer.pause('focus')
  vi.advanceTimersByTime(60_000)
  timer.resume('pointer')
  vi.advanceTimersByTime(60_000)
  timer.resume('focus')
  vi.advanceTimersByTime(499)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledOnce()
})

it('pauses in a hidden tab, even if it was started in one', () => {
  const onEnd = vi.fn()
  setTab('hidden')
  pausableTimer(2000, onEnd)
  vi.advanceTimersByTime(10_000)
  expect(onEnd).not.toHaveBeenCalled()
  setTab('visible')
  vi.advanceTimersByTime(2000)
  expect(onEnd).toHaveBeenCalledOnce()
})

it('never fires after it was stopped', () => {
  const onEnd = vi.fn()
  const timer = pausableTimer(2000, onEnd)
  timer.pause('pointer')
  timer.stop()
  timer.resume('pointer')
  vi.advanceTimersByTime(10_000)
  expect(onEnd).not.toHaveBeenCalled()
})
