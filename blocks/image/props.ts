import type { ImageFrame } from './imageFrame'

export interface ImageProps {
  readonly images: readonly HTMLImageElement[]
  /** What templates style by the class for narrow blocks. */
  readonly wrapper: HTMLElement
  /** What has the shape of a mask or of its image; `null` where the server's boxes say it all. */
  readonly frame: ImageFrame | null
}
