import { afterEach, expect, it, vi } from 'vitest'
import { forgetShared } from '../../src/browser/shared'
import { beginPlaying, stopVideos } from '../../src/media/onePlays'

afterEach(forgetShared)

it('a player that resumes is not stopped by itself, only by another player', () => {
  const [video, other] = [document.createElement('div'), document.createElement('div')]
  const stop = vi.fn()
  beginPlaying(video, stop)
  beginPlaying(video, stop)
  expect(stop).not.toHaveBeenCalled()
  beginPlaying(other, () => {})
  expect(stop).toHaveBeenCalledOnce()
})

it('all media in one part of the page stop together, and none outside it', () => {
  document.body.innerHTML = '<section><video></video><audio></audio><div></div></section><video></video>'
  const [section, beside] = [...document.body.children]
  const paused: Element[] = []
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: Element) {
    paused.push(this)
  })
  const stop = vi.fn()
  beginPlaying(section!.querySelector('div')!, stop)
  stopVideos(section!)
  expect(paused).toEqual([...section!.querySelectorAll('video, audio')])
  expect(paused).not.toContain(beside)
  expect(stop).toHaveBeenCalledOnce()
})
