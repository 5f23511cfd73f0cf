import { afterEach, expect, it, vi } from 'vitest'
import { forgetShared } from '../../src/browser/shared'
import { watchSize } from '../../src/browser/watchSize'

afterEach(() => {
  forgetShared()
  vi.useRealTimers()
})

it('observes the size of an element until stopped', () => {
  const [observe, disconnect] = [vi.fn(), vi.fn()]
  const listeners: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = observe
      disconnect = disconnect
      constructor(listener: () => void) {
        listeners.push(listener)
      }
    },
  )
  const listener = vi.fn()
  const stop = watchSize(document.body, listener)
  expect(observe).toHaveBeenCalledExactlyOnceWith(document.body)
  for (const notify of listeners) notify()
  expect(listener).toHaveBeenCalledOnce()
  stop()
  expect(disconnect).toHaveBeenCalledOnce()
})

it('without ResizeObserver listens to the window, 100 ms after its last resize', () => {
  vi.useFakeTimers()
  vi.stubGlobal('ResizeObserver', undefined)
  const listener = vi.fn()
  const stop = watchSize(document.body, listener)
  expect(listener).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(100)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  window.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(100)
  expect(listener).toHaveBeenCalledTimes(2)
})
