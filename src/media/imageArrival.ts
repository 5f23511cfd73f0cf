import type { ElementChanges } from '../browser/elementChanges'
import { parseDimensions } from './imageDimensions'
import { isBelowScreen } from './visibility'

const loaded = 'loaded' // templates show an image once it has this class
const failed = 'skerry-image-failed'

/** Sets the class of an image that has loaded (`loaded`, as on the platform) or failed (`skerry-image-failed`). */
export function markArrival(image: HTMLImageElement, isLoaded: boolean, changes: ElementChanges): void {
  changes.classed(image, failed, !isLoaded)
  if (isLoaded) changes.classed(image, loaded, true)
  else undoSquare(image, changes)
}

/**
 * Safari makes a failed image square, whatever its attributes and `aspect-ratio` say, unless it has size containment.
 */
function undoSquare(image: HTMLImageElement, changes: ElementChanges): void {
  const held = heldSize(image)
  const isSquare = image.offsetWidth > 0 && image.offsetWidth === image.offsetHeight
  if (isSquare && held && held.width !== held.height) changes.style(image, 'contain', 'size')
}

/**
 * Makes an image keep its box if it fails to load: browsers render a failed image like a word in a line, and the box
 * would shrink to that. The styles are set in advance, because otherwise the page would shift twice. With `auto`, an
 * image that loads has its own aspect ratio. If the browser has not already reserved the box, it is only created below
 * the screen.
 */
export function keepBox(image: HTMLImageElement, changes: ElementChanges): void {
  const held = heldSize(image)
  const size = held ?? parseDimensions(image.dataset.imageDimensions)
  if (!size) return
  const isFree = !image.style.aspectRatio && (held !== null || image.naturalWidth > 0 || isBelowScreen(image))
  if (getComputedStyle(image).display === 'inline') changes.style(image, 'display', 'inline-block')
  if (isFree) changes.style(image, 'aspect-ratio', `auto ${size.width} / ${size.height}`)
}

function heldSize(image: HTMLImageElement) {
  return parseDimensions(`${image.getAttribute('width')}x${image.getAttribute('height')}`)
}

/** Marks an image that the browser loads itself, when it has loaded or failed. */
export function watchArrival(image: HTMLImageElement, changes: ElementChanges): void {
  const isFailed = image.complete && image.currentSrc !== '' && image.naturalWidth === 0
  // An image that failed earlier has already shrunk. If it is on the screen, it is left as it is.
  if (!image.complete || (isFailed && isBelowScreen(image))) keepBox(image, changes)
  if (image.complete && image.currentSrc) markArrival(image, !isFailed, changes)
  changes.listen(image, 'load', () => markArrival(image, true, changes))
  changes.listen(image, 'error', () => markArrival(image, false, changes))
}
