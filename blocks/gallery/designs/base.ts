import type { StillDesign } from './design'
import { showImages } from './still'

/** The base layout: the server's slides stay where they are, their images come in as they near the screen. */
export const base: StillDesign = {
  kind: 'still',
  start(context) {
    showImages(context)
    return undefined
  },
}
