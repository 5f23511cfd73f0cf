import type { ElementChanges } from '../browser/elementChanges'
import { coverParent, modeOf, reserveRoom } from './imageBox'
import { isBelowScreen } from './visibility'

/** An image and the record of our changes to it. */
export interface ChangedImage {
  readonly image: HTMLImageElement
  readonly changes: ElementChanges
}

/**
 * Reserves the space of images that no script has loaded yet, so that nothing moves when they load: the whole box if
 * the server gave its height in percent of its width, otherwise as the server's classes specify, otherwise the image's
 * own shape. The boxes are measured before any image is changed.
 */
export function giveRoom(images: readonly ChangedImage[]): void {
  const placed = images.map((one) => ({ ...one, box: ratioBoxOf(one.image) }))
  for (const { image, changes, box } of placed) {
    if (!box) {
      reserveRoom([image], changes)
      continue
    }
    if (box.isStatic) changes.style(box.element, 'position', 'relative')
    coverParent(image, modeOf(image) === 'fit' ? 'fit' : 'fill', changes)
  }
  keepHeights(placed)
}

/**
 * Reserves space as `giveRoom` does, but only where nothing visibly moves: below the screen, or in a parent whose size
 * does not depend on its image. Returns the images that would have moved the page; they stay as they are.
 */
export function giveRoomUnseen<Of extends ChangedImage>(images: readonly Of[]): Of[] {
  const placed = images.map((one) => ({ one, heightPx: heightAround(one), isUnseen: isBelowScreen(one.image) }))
  giveRoom(images)
  return placed.flatMap(({ one, heightPx, isUnseen }) => (isUnseen || heightAround(one) === heightPx ? [] : [one]))
}

function heightAround({ image: { parentElement } }: ChangedImage): number {
  return parentElement?.offsetHeight ?? 0
}

// When an image leaves the flow, its line of text disappears too, but the box must keep its height.
function keepHeights(placed: readonly (ChangedImage & { readonly box: RatioBox | null })[]): void {
  const shrunk = placed.flatMap(({ changes, box }) => {
    const lostPx = box ? box.heightPx - box.element.offsetHeight : 0
    return box?.ratio && lostPx > 0 ? [{ changes, box, lostPx }] : []
  })
  for (const { changes, box, lostPx } of shrunk) {
    changes.style(box.element, 'padding-bottom', `calc(${box.ratio} + ${lostPx}px)`)
  }
}

/**
 * Makes images cover the boxes that a template made for them. Returns the images whose box has no size of its own; they
 * stay as they are, because their final size is unknown.
 */
export function fillBoxes<Of extends ChangedImage>(images: readonly Of[]): Of[] {
  const boxless = images.filter(({ image }) => !hasBox(image))
  for (const { image, changes } of images.filter((one) => !boxless.includes(one))) {
    coverParent(image, modeOf(image) === 'fit' ? 'fit' : 'fill', changes)
  }
  return boxless
}

/** Whether a parent is positioned, and higher than the line of text that an image without a source occupies. */
export function hasBox({ parentElement: parent }: HTMLImageElement): boolean {
  if (!parent) return false
  const { position, fontSize, lineHeight } = getComputedStyle(parent)
  const linePx = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 2
  return position !== 'static' && parent.offsetHeight > linePx
}

/**
 * The parent that reserves the space of its image with padding: in its inline style, or by a class of the template.
 */
function ratioBoxOf({ parentElement: element }: HTMLImageElement): RatioBox | null {
  if (!element) return null
  const { position, paddingBottom } = getComputedStyle(element)
  const ratio = element.style.paddingBottom
  const hasRatio = ratio.endsWith('%') || element.classList.contains('has-aspect-ratio')
  if (!hasRatio || !(Number.parseFloat(paddingBottom) > 0)) return null
  return { element, isStatic: position === 'static', ratio, heightPx: element.offsetHeight }
}

interface RatioBox {
  readonly element: HTMLElement
  readonly isStatic: boolean
  /** The padding that the server wrote; empty if it is in the template's style. */
  readonly ratio: string
  readonly heightPx: number
}
