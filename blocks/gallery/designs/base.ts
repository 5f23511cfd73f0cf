import type { StaticDesign } from './design'
import { showImages } from './staticLayout'

/** The base layout: leaves the server's slides in place and loads their images as they approach the viewport. */
export const base: StaticDesign = {
  kind: 'static',
  start(context) {
    showImages(context)
    return undefined
  },
}
