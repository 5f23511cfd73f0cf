import type { ElementChanges } from '../browser/elementChanges'
import { parseDimensions } from './imageDimensions'

const loaded = 'loaded' // what templates wait for before they show an image
const failed = 'skerry-image-failed'

/** Says by class whether an image came: `loaded`, as the platform says it, or `skerry-image-failed`. */
export function markArrival(image: HTMLImageElement, isLoaded: boolean, changes: ElementChanges): void {
  changes.classed(image, failed, !isLoaded)
  if (isLoaded) changes.classed(image, loaded, true)
  else keepBox(image, changes)
}

/** To a browser an image that failed is a word in a line: its box would shrink to that. */
function keepBox(image: HTMLImageElement, changes: ElementChanges): void {
  const told = `${image.getAttribute('width')}x${image.getAttribute('height')}`
  const size = parseDimensions(told) ?? parseDimensions(image.dataset.imageDimensions)
  if (!size) return
  if (getComputedStyle(image).display === 'inline') changes.style(image, 'display', 'inline-block')
  if (!image.style.aspectRatio) changes.style(image, 'aspect-ratio', `${size.width} / ${size.height}`)
}

/** Marks an image that the browser loads by itself once it has come, or has failed. */
export function watchArrival(image: HTMLImageElement, changes: ElementChanges): void {
  if (image.complete && image.currentSrc) markArrival(image, image.naturalWidth > 0, changes)
  for (const type of ['load', 'error']) {
    const listen = () => markArrival(image, type === 'load', changes)
    image.addEventListener(type, listen)
    changes.onUndo(() => image.removeEventListener(type, listen))
  }
}
