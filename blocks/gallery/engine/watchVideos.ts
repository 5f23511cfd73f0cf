import { stopVideos } from '../../../src/media/onePlays'
import type { GalleryProps } from '../props'
import type { Controller } from './controller'
import { isShown } from './galleryState'

/**
 * Stops the videos of the slides that are left (in a carousel, of the group), and shows their overlays again (B4
 * Gallery: non-active videos are made inactive). Returns a function that stops it.
 */
export function watchVideos({ slides }: GalleryProps, controller: Controller): () => void {
  return controller.store.subscribe((now, before) => {
    for (let index = before.index; index < before.index + before.groupSize; index++) {
      const slide = slides[index]
      if (slide && !isShown(now, index)) stopVideos(slide.element)
    }
  })
}
