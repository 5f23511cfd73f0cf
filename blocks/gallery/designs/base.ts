import type { StaticDesign } from './design'
import { showImages } from './staticLayout'

/** The base layout: the server's slides stay where they are, their images load as they near the screen. */
export const base: StaticDesign = {
  kind: 'static',
  start(context) {
    showImages(context)
    return undefined
  },
}
