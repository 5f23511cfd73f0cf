import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Autoplay } from '../../blocks/gallery/autoplay'
import { parse } from '../../blocks/gallery/block'
import { createController } from '../../blocks/gallery/controller'
import { ratioOf } from '../../blocks/gallery/slides'
import { watchVideos } from '../../blocks/gallery/videos'
import { forgetShared } from '../../src/browser/shared'
import { announce, beginPlaying } from '../../src/media/onePlays'
import { videoAspect } from '../../src/media/videoSizes'

const html = `<div class="sqs-block-gallery" data-block-json='{"design":"slideshow"}'><div class="sqs-gallery">
  <div class="slide" data-type="video"><div class="sqs-video-wrapper"></div></div>
  <div class="slide" data-type="image" data-image-dimensions="1000x500"><img data-src="/1.jpg"></div></div></div>`

function open() {
  document.body.innerHTML = html
  const props = parse(document.body.firstElementChild as HTMLElement)!
  const controller = createController({ count: 2, loops: true, move: async () => {}, onEnd: () => {} })
  const autoplay = { hold: vi.fn(), release: vi.fn() }
  const stop = watchVideos(props, controller, autoplay as unknown as Autoplay)
  return { props, controller, autoplay, stop, video: document.querySelector('.sqs-video-wrapper')! }
}

afterEach(forgetShared)

describe('a video in a gallery', () => {
  it('suspends autoplay while it plays', () => {
    const { video, autoplay, stop } = open()
    announce(video, 'play')
    expect(autoplay.hold).toHaveBeenCalledWith('video')
    announce(video, 'stop')
    expect(autoplay.release).toHaveBeenCalledWith('video')
    stop()
    announce(video, 'play')
    expect(autoplay.hold).toHaveBeenCalledTimes(1)
  })

  it('returns to its overlay when its slide is left', () => {
    const { video, controller } = open()
    const toOverlay = vi.fn()
    beginPlaying(video, toOverlay)
    controller.step(1)
    expect(toOverlay).toHaveBeenCalledTimes(1)
  })

  it('is 65 percent as tall as wide where the server did not say, or as wide as its column', () => {
    const { props } = open()
    expect(props.slides.map(ratioOf)).toEqual([0.65, 0.5])
    expect(videoAspect(4)).toBe(25)
  })
})
