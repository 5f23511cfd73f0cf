import type { ImageFrame } from './imageFrame'

export interface ImageProps {
  readonly images: readonly HTMLImageElement[]
  /** The element that gets the class for narrow blocks. */
  readonly wrapper: HTMLElement
  /** The element with the shape of a mask or of its image; `null` if the server's markup determines the shape. */
  readonly frame: ImageFrame | null
}
