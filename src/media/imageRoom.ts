import type { ElementChanges } from '../browser/elementChanges'
import { coverParent, modeOf, reserveRoom } from './imageBox'
import { isBelowScreen } from './visibility'

/** An image and the record of what is changed about it. */
export interface ChangedImage {
  readonly image: HTMLImageElement
  readonly changes: ElementChanges
}

/**
 * Gives images that no script has loaded yet the room they will take, so that nothing moves when they arrive: over the
 * whole of the box whose height the server gave in percent of its width, else as the server's classes say, else in their
 * own shape. The boxes are measured before any image is written.
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
 * Gives room as `giveRoom` does, but only where nobody sees anything move: below the screen, or where the parent has a
 * size that its image does not change. Returns those that would have moved the page; they stay as they are.
 */
export function giveRoomUnseen<Of extends ChangedImage>(images: readonly Of[]): Of[] {
  const placed = images.map((one) => ({ one, heightPx: heightAround(one), isUnseen: isBelowScreen(one.image) }))
  giveRoom(images)
  return placed.flatMap(({ one, heightPx, isUnseen }) => (isUnseen || heightAround(one) === heightPx ? [] : [one]))
}

function heightAround({ image: { parentElement } }: ChangedImage): number {
  return parentElement?.offsetHeight ?? 0
}

// Out of the flow, an image takes along the line of text that it stood on: the box is to stay as high as it was seen.
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
 * Lays images over the boxes that a template made to be filled by them. Returns those whose box has no size of its own:
 * they stay as they are, because nothing says how large they would become.
 */
export function fillBoxes<Of extends ChangedImage>(images: readonly Of[]): Of[] {
  const boxless = images.filter(({ image: { parentElement } }) => !parentElement || !isBox(parentElement))
  for (const { image, changes } of images.filter((one) => !boxless.includes(one))) {
    coverParent(image, modeOf(image) === 'fit' ? 'fit' : 'fill', changes)
  }
  return boxless
}

/** Whether an element has a height of its own: more than the line of text that an image without a source stands on. */
function isBox(element: HTMLElement): boolean {
  const { position, fontSize, lineHeight } = getComputedStyle(element)
  const linePx = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 2
  return position !== 'static' && element.offsetHeight > linePx
}

/** The parent that holds room for its image with a padding: in its style, or, by its class, in the template's. */
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
  /** As the server wrote it; empty where it is in the template's style. */
  readonly ratio: string
  readonly heightPx: number
}
