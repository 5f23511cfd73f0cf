import type { ElementChanges } from '../browser/elementChanges'
import { parseDimensions } from './imageDimensions'
import { isBelowScreen } from './visibility'

const loaded = 'loaded' // what templates wait for before they show an image
const failed = 'skerry-image-failed'

/** Says by class whether an image came: `loaded`, as the platform says it, or `skerry-image-failed`. */
export function markArrival(image: HTMLImageElement, isLoaded: boolean, changes: ElementChanges): void {
  changes.classed(image, failed, !isLoaded)
  if (isLoaded) changes.classed(image, loaded, true)
}

/**
 * Lets an image that is loading keep its box should it fail: to a browser one that failed is a word in a line, and the
 * box would shrink to that. Written before, because afterwards the page would move twice. `auto`: what comes has the
 * last word on its shape. A box that the browser does not hold already is only made where nobody sees it.
 */
export function keepBox(image: HTMLImageElement, changes: ElementChanges): void {
  const held = parseDimensions(`${image.getAttribute('width')}x${image.getAttribute('height')}`)
  const size = held ?? parseDimensions(image.dataset.imageDimensions)
  if (!size) return
  const isFree = !image.style.aspectRatio && (held !== null || image.naturalWidth > 0 || isBelowScreen(image))
  if (getComputedStyle(image).display === 'inline') changes.style(image, 'display', 'inline-block')
  if (isFree) changes.style(image, 'aspect-ratio', `auto ${size.width} / ${size.height}`)
}

/** Marks an image that the browser loads by itself once it has come, or has failed. */
export function watchArrival(image: HTMLImageElement, changes: ElementChanges): void {
  const hasFailed = image.complete && image.currentSrc !== '' && image.naturalWidth === 0
  // One that failed before has shrunk already, and is as it was seen, if it was.
  if (!image.complete || (hasFailed && isBelowScreen(image))) keepBox(image, changes)
  if (image.complete && image.currentSrc) markArrival(image, !hasFailed, changes)
  changes.listen(image, 'load', () => markArrival(image, true, changes))
  changes.listen(image, 'error', () => markArrival(image, false, changes))
}
