import type { ElementChanges } from '../browser/elementChanges'
import { parseFocalPoint, toObjectPosition } from './focalPoint'
import { parseDimensions } from './imageDimensions'

/** The modes of the image loader (B3 Video embed): cover the box, fit inside it, or keep the image's own shape. */
export type ImageMode = 'fill' | 'fit' | 'none'

/** The shape that all images of a gallery have, and how they fill it. */
export interface ImageShape {
  /** Width by height. */
  readonly ratio: number
  readonly mode: 'fill' | 'fit'
}

/**
 * Makes an image cover its positioned parent. Uses inline styles, because the template's own rules for images, which no
 * cascade layer can override, would shrink it again. Uses the focal point that the server wrote.
 */
export function coverParent(image: HTMLImageElement, mode: 'fill' | 'fit', changes: ElementChanges): void {
  const rules = { position: 'absolute', left: '0', top: '0', width: '100%', height: '100%', 'max-width': 'none' }
  changes.styles(image, rules)
  fill(image, mode, changes)
}

/**
 * Reserves the space of images that have no source yet, so that nothing moves when they load: over a parent that has
 * its own box, otherwise in the flow, in the image's own shape. Images that are already shown keep their place, unless
 * all images have the same `shape`.
 */
export function reserveRoom(images: readonly HTMLImageElement[], changes: ElementChanges, shape?: ImageShape): void {
  const waiting = images.filter((image) => (shape || !image.hasAttribute('src')) && !isPlaced(image))
  const candidates = waiting.filter((image) => modeOf(image) !== 'none')
  // All images are taken out of the flow first and then measured, so that a hundred images cost one layout.
  for (const image of candidates) changes.style(image, 'position', 'absolute')
  const words = candidates.flatMap(wordsBeside)
  for (const element of words) changes.style(element, 'position', 'absolute')
  // Templates keep the images of cards in the flow, as wide as their column, and override inline styles.
  const stretched = new Set(candidates.filter((image) => getComputedStyle(image).position === 'static'))
  const boxed = new Set(
    candidates.filter((image) => image.parentElement && !stretched.has(image) && hasOwnBox(image.parentElement)),
  )
  for (const element of words) changes.style(element, 'position', null)
  for (const image of waiting) {
    const mode = modeOf(image)
    if (boxed.has(image) && mode !== 'none') coverBox(image, mode, changes)
    else takeShape(image, changes, { shape, isStretched: stretched.has(image) })
  }
}

/** Whether a template positions an image over its box without a mode from the server. */
function isPlaced(image: HTMLImageElement): boolean {
  return modeOf(image) === 'none' && getComputedStyle(image).position === 'absolute'
}

/**
 * How an image fills its box, from its own `data-image-mode` or the class of the box. `null`, like any other value that
 * is not a mode, means none (B5 Validation rules).
 */
export function modeOf(image: HTMLImageElement): ImageMode {
  const own = image.dataset.imageMode
  if (own !== undefined) return own === 'fill' || own === 'fit' ? own : 'none'
  const box = image.parentElement
  if (box?.classList.contains('content-fill')) return 'fill'
  return box?.classList.contains('content-fit') ? 'fit' : 'none'
}

// Captions would give height to a slide that has no box of its own. Elements with a `position` in their own style stay
// in place.
function wordsBeside({ parentElement }: HTMLImageElement): HTMLElement[] {
  const beside = [...(parentElement?.children ?? [])] as HTMLElement[]
  return beside.filter(({ style, textContent }) => !style?.position && textContent?.trim())
}

function hasOwnBox(parent: HTMLElement): boolean {
  const { position, paddingBottom } = getComputedStyle(parent)
  const { offsetHeight } = parent
  // A padding in percent of the width gives an empty parent a box.
  return offsetHeight > 1 && (position !== 'static' || offsetHeight - Number.parseFloat(paddingBottom) < 1)
}

function coverBox(image: HTMLImageElement, mode: 'fill' | 'fit', changes: ElementChanges): void {
  const { parentElement: parent } = image
  if (parent && getComputedStyle(parent).position === 'static') changes.style(parent, 'position', 'relative')
  coverParent(image, mode, changes)
}

interface Shaping {
  readonly shape: ImageShape | undefined
  /** Whether it is as wide as its column, even if the column is wider than the image. */
  readonly isStretched: boolean
}

function takeShape(image: HTMLImageElement, changes: ElementChanges, { shape, isStretched }: Shaping): void {
  const size = parseDimensions(image.dataset.imageDimensions)
  changes.styles(image, { position: null, display: 'block', width: '100%', height: 'auto' })
  if (shape) {
    const isWhole = shape.mode === 'fit' || modeOf(image) === 'fit'
    changes.style(image, 'max-width', 'none')
    changes.style(image, 'aspect-ratio', `${shape.ratio}`)
    fill(image, isWhole ? 'fit' : 'fill', changes)
    return
  }
  if (size) {
    changes.style(image, 'max-width', isStretched ? 'none' : `${size.width}px`)
    changes.style(image, 'aspect-ratio', `${size.width} / ${size.height}`)
  }
  changes.style(image, 'object-position', focusOf(image))
}

/** Crops an image around its focal point, or shows all of it, centred. */
function fill(image: HTMLImageElement, mode: 'fill' | 'fit', changes: ElementChanges): void {
  const [fit, position] = mode === 'fill' ? ['cover', focusOf(image)] : ['contain', '50% 50%']
  changes.styles(image, { 'object-fit': fit, 'object-position': position })
}

function focusOf(image: HTMLImageElement): string {
  return toObjectPosition(parseFocalPoint(image.dataset.imageFocalPoint))
}
