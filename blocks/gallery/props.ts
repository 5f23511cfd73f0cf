import type { GalleryData } from './read/galleryData'
import type { Slide } from './read/slides'

export interface GalleryProps {
  /** The block. */
  readonly element: HTMLElement
  /** The element that contains the slides and controls: the region that screen readers announce. */
  readonly region: HTMLElement
  /** The parent of the slides. */
  readonly container: HTMLElement
  readonly slides: readonly Slide[]
  readonly data: GalleryData
}
