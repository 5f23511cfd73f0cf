import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAutoplay } from '../../../blocks/gallery/engine/autoplay'
import type { PauseReason } from '../../../blocks/gallery/engine/autoplayState'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp(options: { isWanted?: boolean; timeoutMs?: number } = {}) {
  const advance = vi.fn()
  const autoplay = createAutoplay({ isWanted: true, timeoutMs: 1000, advance, ...options })
  const stop = autoplay.start()
  return { autoplay, advance, stop }
}

describe('autoplay', () => {
  it('advances after every interval', () => {
    const { advance } = setUp()
    vi.advanceTimersByTime(2999)
    expect(advance).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(1)
    expect(advance).toHaveBeenCalledTimes(3)
  })

  it('uses the block’s interval', () => {
    const { advance } = setUp({ timeoutMs: 5000 })
    vi.advanceTimersByTime(4999)
    expect(advance).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(advance).toHaveBeenCalledOnce()
  })

  it('resumes after one interval if the interval is less than a second', () => {
    const { autoplay, advance } = setUp({ timeoutMs: 500 })
    autoplay.hold('pointer')
    autoplay.release('pointer')
    vi.advanceTimersByTime(499)
    expect(advance).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(advance).toHaveBeenCalledOnce()
  })

  it.each<PauseReason>(['pointer', 'focus', 'hidden', 'offscreen', 'video'])(
    'pauses for %s and continues one second later',
    (reason) => {
      const { autoplay, advance } = setUp({ timeoutMs: 5000 })
      autoplay.hold(reason)
      vi.advanceTimersByTime(60_000)
      expect(advance).not.toHaveBeenCalled()
      autoplay.release(reason)
      vi.advanceTimersByTime(999)
      expect(advance).not.toHaveBeenCalled()
      vi.advanceTimersByTime(1)
      expect(advance).toHaveBeenCalledOnce()
    },
  )

  it('stays paused until the last reason to pause is gone', () => {
    const { autoplay, advance } = setUp()
    autoplay.hold('pointer')
    autoplay.hold('video')
    autoplay.release('pointer')
    vi.advanceTimersByTime(60_000)
    expect(advance).not.toHaveBeenCalled()
  })

  it('never resumes by itself after a keyboard stop (decision 44)', () => {
    const { autoplay, advance } = setUp()
    autoplay.hold('keyboard')
    autoplay.release('keyboard')
    vi.advanceTimersByTime(60_000)
    expect(advance).not.toHaveBeenCalled()
    autoplay.toggle()
    vi.advanceTimersByTime(1000)
    expect(advance).toHaveBeenCalledOnce()
  })

  it('starts when play is pressed, although pointer and focus are on the button', () => {
    const { autoplay, advance } = setUp({ isWanted: false })
    autoplay.hold('pointer')
    autoplay.hold('focus')
    autoplay.toggle()
    vi.advanceTimersByTime(1000)
    expect(advance).toHaveBeenCalledOnce()
  })

  it('starts when play is pressed by keyboard', () => {
    const { autoplay, advance } = setUp({ isWanted: false })
    autoplay.hold('keyboard')
    autoplay.toggle()
    vi.advanceTimersByTime(1000)
    expect(advance).toHaveBeenCalledOnce()
  })

  it('gives a slide chosen by the visitor a full interval', () => {
    const { autoplay, advance } = setUp({ timeoutMs: 5000 })
    vi.advanceTimersByTime(4000)
    autoplay.restart()
    vi.advanceTimersByTime(4000)
    expect(advance).not.toHaveBeenCalled()
  })

  it('stops', () => {
    const { advance, stop } = setUp()
    stop()
    vi.advanceTimersByTime(60_000)
    expect(advance).not.toHaveBeenCalled()
  })
})
