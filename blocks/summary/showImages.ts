import type { ElementChanges } from '../../src/browser/elementChanges'
import { reserveRoom } from '../../src/media/imageBox'
import { loadLazily, loadTogether } from '../../src/media/lazyImages'
import type { SummaryProps } from './props'

const most = 60 // a carousel of at most this many items loads all their images, as on the platform

/**
 * Loads the images of a summary, each in the summary's aspect ratio or its own. A long carousel loads the images in
 * view and the next group. Videos show their own images.
 */
export function showImages(props: SummaryProps, changes: ElementChanges): void {
  const { list, items, design, slidesPerRow, imageAspectRatio: ratio, autoCrop } = props
  const images = imagesOf(items)
  reserveRoom(images, changes, ratio ? { ratio, mode: autoCrop ? 'fill' : 'fit' } : undefined)
  if (design === 'carousel') {
    const together = items.length > most ? items.slice(0, 2 * slidesPerRow) : items
    loadTogether(list, imagesOf(together), changes)
  }
  loadLazily(images, changes)
}

function imagesOf(items: readonly HTMLElement[]): HTMLImageElement[] {
  return items.flatMap((item) => [
    ...item.querySelectorAll<HTMLImageElement>('img[data-src]:not(.sqs-video-wrapper *, noscript *)'),
  ])
}
