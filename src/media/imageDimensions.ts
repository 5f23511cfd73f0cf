/** The size of an image in its own pixels. */
export interface ImageDimensions {
  readonly width: number
  readonly height: number
}

/**
 * Parses `data-image-dimensions`, widthxheight (B3 Slide). `null` if it is invalid: real pages also contain an empty
 * value or `1000`.
 */
export function parseDimensions(text: string | null | undefined): ImageDimensions | null {
  const [, width, height] = /^\s*(\d{1,6})x(\d{1,6})\s*$/.exec(text ?? '') ?? []
  if (!Number(width) || !Number(height)) return null
  return { width: Number(width), height: Number(height) }
}
