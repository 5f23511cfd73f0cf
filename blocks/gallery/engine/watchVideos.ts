import { stopVideos } from '../../../src/media/onePlays'
import type { GalleryProps } from '../props'
import type { Controller } from './controller'

/**
 * Stops the videos of a slide that is left and returns them to their overlay (B4 Gallery: non-active videos are made
 * inactive). Returns what ends that.
 */
export function watchVideos({ slides }: GalleryProps, controller: Controller): () => void {
  return controller.store.subscribe(({ index }, { index: before }) => {
    const left = slides[before]?.element
    if (index !== before && left) stopVideos(left)
  })
}
