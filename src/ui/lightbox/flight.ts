import { animate } from './motion'
import { type Panel, transformOf } from './panel'
import { frameOver } from './thumbnail'

const flightMs = 600 // B9 Lightbox: speed
const fadeMs = 300 // B9 Lightbox: overlay speed

/** The keyframe that places a slide over its thumbnail; `null` for a video, or if its thumbnail is not visible. */
export function overThumbnail({ slide, size, frame }: Panel): Keyframe | null {
  return slide.video ? null : frameOver(slide.image, size(), frame())
}

/**
 * Animates a slide out of its thumbnail, or back into it from where a finger has pulled it. Without `over`, it fades.
 * Returns `null` if nothing is animated.
 */
export function fly(panel: Panel, over: Keyframe | null, isLeaving = false, pulledPx = 0): Animation | null {
  const { scale, x, y } = panel.view()
  const here = { transform: transformOf({ scale, x, y: y + pulledPx }), clipPath: 'inset(0)' }
  const frames = over ? [over, here] : [{ opacity: 0 }, { opacity: 1 }]
  if (isLeaving) frames.reverse()
  return animate(over ? panel.image() : panel.element, frames, over ? flightMs : fadeMs)
}
