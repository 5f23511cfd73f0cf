import type { FocalPoint } from '../../media/focalPoint'
import type { ImageDimensions } from '../../media/imageDimensions'

/** A box on the screen, in CSS px. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How much of an image is cut off at each edge, in CSS px. */
export interface Crop {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

const padding = 100 // B9 Lightbox
const phone = 432 // B9 Reservation and layout: a side this short has no padding

/**
 * The space for an image in the window: 100 px from every edge. A side of at most 432 px has no padding, and a longer
 * one only as much as still leaves 432 px (docs/decisions.md#42).
 */
export function roomIn({ width, height }: ImageDimensions): ImageDimensions {
  const inner = (size: number) => Math.max(size - 2 * padding, Math.min(size, phone))
  return { width: inner(width), height: inner(height) }
}

/** The box of an image in the middle of the window, as large as fits but never enlarged. */
export function fitInto(window: ImageDimensions, image: ImageDimensions): Box {
  const room = roomIn(window)
  const scale = Math.min(1, room.width / image.width, room.height / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  return { x: (window.width - width) / 2, y: (window.height - height) / 2, width, height }
}

/**
 * The box of a whole image whose thumbnail shows only a part of it: the image covers the thumbnail's box, and `point`
 * is its `object-position`. `seen` is the visible part of the box, if an ancestor clips it further.
 */
export function uncropped(
  box: Box,
  image: ImageDimensions,
  point: FocalPoint,
  seen: Box = box,
): { box: Box; crop: Crop } {
  const scale = Math.max(box.width / image.width, box.height / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  const whole = { x: box.x - (width - box.width) * point.x, y: box.y - (height - box.height) * point.y, width, height }
  const crop = {
    top: Math.max(seen.y - whole.y, 0),
    left: Math.max(seen.x - whole.x, 0),
    right: Math.max(whole.x + width - seen.x - seen.width, 0),
    bottom: Math.max(whole.y + height - seen.y - seen.height, 0),
  }
  return { box: whole, crop }
}
