import { stopVideos } from '../../../src/media/onePlays'
import type { GalleryProps } from '../props'
import type { Controller } from './controller'

/**
 * Stops the videos of the previous slide and shows their overlays again (B4 Gallery: non-active videos are made
 * inactive). Returns a function that stops it.
 */
export function watchVideos({ slides }: GalleryProps, controller: Controller): () => void {
  return controller.store.subscribe(({ index }, { index: before }) => {
    const left = slides[before]?.element
    if (index !== before && left) stopVideos(left)
  })
}
