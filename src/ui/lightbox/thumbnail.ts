import { parseFocalPoint } from '../../media/focalPoint'
import type { ImageDimensions } from '../../media/imageDimensions'
import { type Box, uncropped } from './geometry'
import { windowBox } from './windowBox'

const clippedBy = 4 // ancestors that a template may crop an image with

/**
 * The keyframe that places an image exactly over its thumbnail; `fit` is the image's final box. `null` if the thumbnail
 * is not visible.
 */
export function frameOver(thumbnail: HTMLImageElement | null, image: ImageDimensions, fit: Box): Keyframe | null {
  const found = seenPart(thumbnail)
  if (!thumbnail || !found) return null
  const { box, seen } = found
  const isCropped = getComputedStyle(thumbnail).objectFit === 'cover'
  const shape = isCropped ? image : box
  const { box: whole, crop } = uncropped(box, shape, parseFocalPoint(thumbnail.dataset.imageFocalPoint), seen)
  const { x, y } = windowBox()
  const [sx, sy] = [whole.width / fit.width, whole.height / fit.height]
  return {
    transform: `translate(${whole.x - x}px, ${whole.y - y}px) scale(${sx}, ${sy})`,
    clipPath: `inset(${crop.top / sy}px ${crop.right / sx}px ${crop.bottom / sy}px ${crop.left / sx}px)`,
  }
}

/** An element's box and the part of it that nothing clips. `null` if it is off the screen or has been removed. */
export function seenPart(thumbnail: HTMLElement | null | undefined): { readonly box: Box; readonly seen: Box } | null {
  if (!thumbnail || !isVisible(thumbnail)) return null
  const box = thumbnail.getBoundingClientRect()
  let seen: Box = box
  let around = thumbnail.parentElement
  for (let count = 0; around && count < clippedBy; count++) {
    if (getComputedStyle(around).overflow !== 'visible') seen = intersect(seen, around.getBoundingClientRect())
    around = around.parentElement
  }
  const shown = intersect(seen, { x: 0, y: 0, width: innerWidth, height: innerHeight })
  return shown.width > 0 && shown.height > 0 ? { box, seen } : null
}

/** In a slideshow, a slide may be hidden behind another one. */
function isVisible(element: HTMLElement): boolean {
  // Each option has two names. Older browsers know only the first.
  const options = { checkOpacity: true, checkVisibilityCSS: true, opacityProperty: true, visibilityProperty: true }
  return element.checkVisibility?.(options) ?? true
}

function intersect(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  const width = Math.min(a.x + a.width, b.x + b.width) - x
  const height = Math.min(a.y + a.height, b.y + b.height) - y
  return { x, y, width: Math.max(width, 0), height: Math.max(height, 0) }
}
