import type { GalleryData } from './read/galleryData'
import type { Slide } from './read/slides'

export interface GalleryProps {
  /** The block. */
  readonly element: HTMLElement
  /** What holds slides and controls: the region that assistive technology names. */
  readonly region: HTMLElement
  /** The parent of the slides. */
  readonly container: HTMLElement
  readonly slides: readonly Slide[]
  readonly data: GalleryData
}
