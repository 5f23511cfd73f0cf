import { afterEach, expect, it, vi } from 'vitest'
import { forgetShared } from '../../src/browser/shared'
import { beginPlaying } from '../../src/media/onePlays'

afterEach(forgetShared)

it('a player that goes on after a pause is not stopped by itself, but by another one', () => {
  const [video, other] = [document.createElement('div'), document.createElement('div')]
  const stop = vi.fn()
  beginPlaying(video, stop)
  beginPlaying(video, stop)
  expect(stop).not.toHaveBeenCalled()
  beginPlaying(other, () => {})
  expect(stop).toHaveBeenCalledOnce()
})
