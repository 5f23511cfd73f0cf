import type { ElementChanges } from '../browser/elementChanges'
import { parseDimensions } from './imageDimensions'
import { isBelowScreen } from './visibility'

const loaded = 'loaded' // templates wait for it before they show an image
const failed = 'skerry-image-failed'

/** Marks by class whether an image has loaded: `loaded`, as the platform does, or `skerry-image-failed`. */
export function markArrival(image: HTMLImageElement, isLoaded: boolean, changes: ElementChanges): void {
  changes.classed(image, failed, !isLoaded)
  if (isLoaded) changes.classed(image, loaded, true)
}

/**
 * Makes an image that is loading keep its box if it fails: browsers treat a failed image as a word in a line, and the
 * box would shrink to that. It is written in advance, because afterwards the page would move twice. `auto`: an image
 * that loads has its own shape. A box that the browser does not reserve already is only created out of sight.
 */
export function keepBox(image: HTMLImageElement, changes: ElementChanges): void {
  const held = parseDimensions(`${image.getAttribute('width')}x${image.getAttribute('height')}`)
  const size = held ?? parseDimensions(image.dataset.imageDimensions)
  if (!size) return
  const isFree = !image.style.aspectRatio && (held !== null || image.naturalWidth > 0 || isBelowScreen(image))
  if (getComputedStyle(image).display === 'inline') changes.style(image, 'display', 'inline-block')
  if (isFree) changes.style(image, 'aspect-ratio', `auto ${size.width} / ${size.height}`)
}

/** Marks an image that the browser loads by itself, once it has loaded or failed. */
export function watchArrival(image: HTMLImageElement, changes: ElementChanges): void {
  const hasFailed = image.complete && image.currentSrc !== '' && image.naturalWidth === 0
  // One that failed earlier has already shrunk; if it is on the screen, it stays as it is.
  if (!image.complete || (hasFailed && isBelowScreen(image))) keepBox(image, changes)
  if (image.complete && image.currentSrc) markArrival(image, !hasFailed, changes)
  changes.listen(image, 'load', () => markArrival(image, true, changes))
  changes.listen(image, 'error', () => markArrival(image, false, changes))
}
