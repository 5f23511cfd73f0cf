import type { ImageDimensions } from '../../media/imageDimensions'
import type { Box } from './geometry'

export interface Point {
  readonly x: number
  readonly y: number
}

/** How an image is shown: its scale (1 shows all of it) and the position of its top left corner in the window. */
export interface View extends Point {
  readonly scale: number
}

const atLeast = 2
const atMost = 4

/** The view that shows all of an image. */
export function wholeView({ x, y }: Box): View {
  return { scale: 1, x, y }
}

/** The scale of a double tap: the image's own pixels, but at least 2 and at most 4. */
export function closeScale(fit: Box, image: ImageDimensions): number {
  return Math.min(Math.max(image.width / fit.width, atLeast), atMost)
}

/** The largest scale: the image's own pixels or 4, whichever is more. */
export function largestScale(fit: Box, image: ImageDimensions): number {
  return Math.max(image.width / fit.width, atMost)
}

/** The same view at another scale, with `point` as the fixed point. */
export function zoomAt({ scale: before, x, y }: View, { x: px, y: py }: Point, scale: number): View {
  const factor = scale / before
  return { scale, x: px - (px - x) * factor, y: py - (py - y) * factor }
}

/**
 * The nearest view without gaps: scale 1 to `largest`, no edge inside the window, centred along a side that is smaller.
 */
export function withinBounds(view: View, fit: Box, window: ImageDimensions, largest: number): View {
  const scale = Math.min(Math.max(view.scale, 1), largest)
  const middle = { x: window.width / 2, y: window.height / 2 }
  const { x, y } = scale === view.scale ? view : zoomAt(view, middle, scale)
  return { scale, x: along(x, fit.width * scale, window.width), y: along(y, fit.height * scale, window.height) }
}

function along(start: number, size: number, room: number): number {
  if (size <= room) return (room - size) / 2
  return Math.min(Math.max(start, room - size), 0)
}
