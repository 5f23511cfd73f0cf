import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onResize } from '../../src/browser/resize'
import { forgetShared } from '../../src/browser/shared'

beforeEach(() => {
  forgetShared()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const resize = () => window.dispatchEvent(new Event('resize'))

describe('onResize', () => {
  it('calls every listener once, 300 ms after the last resize', () => {
    const first = vi.fn()
    const second = vi.fn()
    const stops = [onResize(first), onResize(second)]
    resize()
    vi.advanceTimersByTime(200)
    resize()
    vi.advanceTimersByTime(299)
    expect(first).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(first).toHaveBeenCalledTimes(1)
    expect(second).toHaveBeenCalledTimes(1)
    for (const stop of stops) stop()
  })

  it('calls galleries, which ask for 100 ms, separately', () => {
    const gallery = vi.fn()
    const rest = vi.fn()
    const stops = [onResize(gallery, 100), onResize(rest)]
    resize()
    vi.advanceTimersByTime(100)
    expect([gallery.mock.calls.length, rest.mock.calls.length]).toEqual([1, 0])
    for (const stop of stops) stop()
    vi.advanceTimersByTime(1000)
    expect(rest).not.toHaveBeenCalled()
  })

  it('leaves no listener or timer behind when the last listener stops', () => {
    const removed = vi.spyOn(globalThis, 'removeEventListener')
    const stopFirst = onResize(vi.fn())
    const stopSecond = onResize(vi.fn())
    resize()
    stopFirst()
    stopFirst()
    expect(removed).not.toHaveBeenCalled()
    stopSecond()
    expect(removed).toHaveBeenCalledWith('resize', expect.any(Function))
    expect(vi.getTimerCount()).toBe(0)
  })

  it('calls a listener as many times as it was added', () => {
    const listener = vi.fn()
    const stops = [onResize(listener), onResize(listener)]
    resize()
    vi.advanceTimersByTime(300)
    expect(listener).toHaveBeenCalledTimes(2)
    stops[0]?.()
    resize()
    vi.advanceTimersByTime(300)
    expect(listener).toHaveBeenCalledTimes(3)
    stops[1]?.()
  })

  it('calls a listener added during a resize from the next resize on', () => {
    const added = vi.fn()
    const stops: (() => void)[] = [onResize(() => stops.push(onResize(added)))]
    resize()
    vi.advanceTimersByTime(300)
    expect(added).not.toHaveBeenCalled()
    resize()
    vi.advanceTimersByTime(300)
    expect(added).toHaveBeenCalledTimes(1)
    for (const stop of stops) stop()
  })

  it('calls the other listeners if one throws', () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const other = vi.fn()
    const stops = [
      onResize(() => {
        throw new Error('broken')
      }),
      onResize(other),
    ]
    resize()
    vi.advanceTimersByTime(300)
    expect(other).toHaveBeenCalledTimes(1)
    expect(reported).toHaveBeenCalledTimes(1)
    for (const stop of stops) stop()
  })
})
