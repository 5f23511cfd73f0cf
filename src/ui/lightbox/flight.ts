import { animate } from './motion'
import { type Panel, transformOf } from './panel'
import { frameOver } from './thumbnail'

const flightMs = 600 // B9 Lightbox: speed
const fadeMs = 300 // B9 Lightbox: overlay speed

/** How a slide comes out of its thumbnail, and goes back into it. If none can be seen, it fades. */
export interface Flight {
  /** Measures the page; `null` if the slide is a video or its thumbnail cannot be seen. */
  readonly overThumbnail: () => Keyframe | null
  /** Starts from what `overThumbnail` returned. Returns `null` if nothing may move. */
  readonly arrive: (over: Keyframe | null) => Animation | null
  /** Starts where a finger has pulled the slide to. */
  readonly leave: (over: Keyframe | null, pulledPx: number) => Animation | null
}

/** `current` returns the panel of the slide that flies. */
export function createFlight(current: () => Panel): Flight {
  const fly = (over: Keyframe | null, pulledPx: number, isLeaving: boolean) => {
    const { image, view, element } = current()
    const { scale, x, y } = view()
    const here = { transform: transformOf({ scale, x, y: y + pulledPx }), clipPath: 'inset(0)' }
    const frames = over ? [over, here] : [{ opacity: 0 }, { opacity: 1 }]
    return animate(over ? image() : element, isLeaving ? frames.reverse() : frames, over ? flightMs : fadeMs)
  }
  return {
    overThumbnail() {
      const { slide, size, frame } = current()
      return slide.video ? null : frameOver(slide.image, size(), frame())
    },
    arrive: (over) => fly(over, 0, false),
    leave: (over, pulledPx) => fly(over, pulledPx, true),
  }
}
