import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recordChanges } from '../../src/browser/elementChanges'
import { forgetShared } from '../../src/browser/shared'
import { joinPlayers } from '../../src/media/joinPlayers'

const announced = vi.fn((event: Event) => event.type)

beforeEach(() => {
  announced.mockClear()
  for (const name of ['skerry:video-play', 'skerry:video-stop']) document.addEventListener(name, announced)
})
afterEach(() => {
  for (const name of ['skerry:video-play', 'skerry:video-stop']) document.removeEventListener(name, announced)
  forgetShared()
  document.body.innerHTML = ''
})

function addVideo({ muted = false } = {}) {
  const box = document.createElement('div')
  const video = document.createElement('video')
  video.src = 'data:,'
  video.muted = muted
  box.append(video)
  document.body.append(box)
  const changes = recordChanges()
  joinPlayers(box, video, changes)
  return { box, video, changes }
}

/** Turns the sound on, which browsers report by this event. */
function unmute(video: HTMLVideoElement): void {
  video.muted = false
  video.dispatchEvent(new Event('volumechange'))
}

const heard = () => announced.mock.results.map(({ value }) => value)

describe('a native player', () => {
  it('stops the one that is playing, and announces both to the page', () => {
    const [first, second] = [addVideo(), addVideo()]
    void first.video.play()
    void second.video.play()
    expect([first.video.paused, second.video.paused]).toEqual([true, false])
    expect(heard()).toEqual(['skerry:video-play', 'skerry:video-stop', 'skerry:video-play'])
  })

  it('plays alongside others while muted, and stops them when unmuted', () => {
    const [loud, muted] = [addVideo(), addVideo({ muted: true })]
    void loud.video.play()
    void muted.video.play()
    expect([loud.video.paused, muted.video.paused]).toEqual([false, false])
    unmute(muted.video)
    expect([loud.video.paused, muted.video.paused]).toEqual([true, false])
  })

  it('announces nothing while muted, or when the volume changes while paused', () => {
    const { video } = addVideo({ muted: true })
    void video.play()
    video.pause()
    unmute(video)
    expect(heard()).toEqual([])
  })

  it('is announced once, however often its volume changes', () => {
    const { video } = addVideo()
    void video.play()
    unmute(video)
    expect(heard()).toEqual(['skerry:video-play'])
  })

  it('releases its file when undone, and is no longer stopped by others', () => {
    const [first, second] = [addVideo(), addVideo()]
    void first.video.play()
    const pause = vi.spyOn(first.video, 'pause')
    const load = vi.spyOn(first.video, 'load')
    first.changes.undo()
    expect(first.box.innerHTML).toBe('')
    expect(first.video.hasAttribute('src')).toBe(false)
    expect(load).toHaveBeenCalledOnce() // only this closes the connection
    expect(pause).toHaveBeenCalledTimes(1)
    void second.video.play()
    expect(pause).toHaveBeenCalledTimes(1)
  })
})
