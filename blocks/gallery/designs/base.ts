import { reserveRoom } from '../../../src/media/imageBox'
import { loadLazily } from '../../../src/media/lazyImages'
import type { StillDesign } from '../design'
import { findImages } from '../slides'

/** The base layout: the server's slides stay where they are, their images come in as they near the screen. */
export const base: StillDesign = {
  kind: 'still',
  start(container, changes) {
    const images = findImages(container)
    reserveRoom(images, changes)
    loadLazily(images, changes)
  },
}
