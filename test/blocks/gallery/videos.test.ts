import { afterEach, describe, expect, it, vi } from 'vitest'
import { parse } from '../../../blocks/gallery/block'
import type { Autoplay } from '../../../blocks/gallery/engine/autoplay'
import { createController } from '../../../blocks/gallery/engine/controller'
import { watchPauses } from '../../../blocks/gallery/engine/watchPauses'
import { watchVideos } from '../../../blocks/gallery/engine/watchVideos'
import { ratioOf } from '../../../blocks/gallery/read/slides'
import { forgetShared } from '../../../src/browser/shared'
import { announce, beginPlaying } from '../../../src/media/onePlays'
import { videoAspect } from '../../../src/media/videoSizes'

const html = `<div class="sqs-block-gallery" data-block-json='{"design":"slideshow"}'><div class="sqs-gallery">
  <div class="slide" data-type="video"><div class="sqs-video-wrapper"></div></div>
  <div class="slide" data-type="image" data-image-dimensions="1000x500"><img data-src="/1.jpg"></div></div></div>`

function open() {
  document.body.innerHTML = html
  const props = parse(document.body.firstElementChild as HTMLElement)!
  const controller = createController({ count: 2, loops: true, move: async () => {}, onEnd: () => {} })
  watchVideos(props, controller)
  return { props, controller, video: document.querySelector('.sqs-video-wrapper')! }
}

afterEach(forgetShared)

describe('a video in a gallery', () => {
  it('pauses autoplay while it plays', () => {
    const { video } = open()
    const autoplay = { hold: vi.fn(), release: vi.fn() }
    const stop = watchPauses(
      document.querySelector<HTMLElement>('.sqs-block-gallery')!,
      autoplay as unknown as Autoplay,
    )
    announce(video, 'play')
    expect(autoplay.hold).toHaveBeenCalledWith('video')
    announce(video, 'stop')
    expect(autoplay.release).toHaveBeenCalledWith('video')
    stop()
    autoplay.hold.mockClear()
    announce(video, 'play')
    expect(autoplay.hold).not.toHaveBeenCalledWith('video')
  })

  it('pauses autoplay until the last playing video stops', () => {
    open()
    const gallery = document.querySelector<HTMLElement>('.sqs-block-gallery')!
    const [first, second] = ['video', 'video'].map((name) => gallery.appendChild(document.createElement(name)))
    const autoplay = { hold: vi.fn(), release: vi.fn() }
    const stop = watchPauses(gallery, autoplay as unknown as Autoplay)
    first!.dispatchEvent(new Event('play'))
    second!.dispatchEvent(new Event('play'))
    first!.dispatchEvent(new Event('pause'))
    expect(autoplay.release).not.toHaveBeenCalledWith('video')
    second!.dispatchEvent(new Event('ended'))
    expect(autoplay.release).toHaveBeenCalledWith('video')
    stop()
  })

  it('pauses autoplay only until it stops, even if it was moved to a lightbox', () => {
    const { video } = open()
    const gallery = document.querySelector<HTMLElement>('.sqs-block-gallery')!
    const native = gallery.appendChild(document.createElement('video'))
    const autoplay = { hold: vi.fn(), release: vi.fn() }
    const stop = watchPauses(gallery, autoplay as unknown as Autoplay)
    announce(video, 'play')
    native.dispatchEvent(new Event('play'))
    document.body.append(video, native)
    announce(video, 'stop')
    expect(autoplay.release).not.toHaveBeenCalledWith('video')
    native.dispatchEvent(new Event('pause'))
    expect(autoplay.release).toHaveBeenCalledWith('video')
    stop()
  })

  it('returns to its overlay when its slide is left', () => {
    const { video, controller } = open()
    const toOverlay = vi.fn()
    beginPlaying(video, toOverlay)
    controller.step(1)
    expect(toOverlay).toHaveBeenCalledTimes(1)
  })

  it('is paused when its group is left, unless the next group shows it too', () => {
    const slide = '<div class="slide" data-type="video"></div>'
    const open = '<div class="sqs-block-gallery" data-block-json="{}"><div class="sqs-gallery">'
    document.body.innerHTML = `${open}${slide.repeat(5)}</div></div>`
    const props = parse(document.body.firstElementChild as HTMLElement)!
    const controller = createController({ count: 5, loops: false, move: async () => {} })
    watchVideos(props, controller)
    controller.setGroupSize(3)
    const videos = props.slides.map(({ element }) => element.appendChild(document.createElement('video')))
    const stops = videos.map((video) => vi.spyOn(video, 'pause'))
    controller.step(1)
    expect(controller.store.getState().index).toBe(2)
    expect(stops.map((stop) => stop.mock.calls.length)).toEqual([1, 1, 0, 0, 0])
  })

  it('is 65 percent as tall as wide by default, and as wide as its column', () => {
    const { props } = open()
    expect(props.slides.map(ratioOf)).toEqual([0.65, 0.5])
    expect(videoAspect(4)).toBe(25)
    expect(videoAspect(1)).toBe(100)
  })
})
