import { slidesInRow } from '../../../src/model/gallery/slidesInRow'
import type { GalleryData } from '../read/galleryData'

const slidesPerRow = 3 // B9 Gallery

/** Returns how many slides of a carousel are side by side if there is enough space. */
export function rowOf({ slidesPerRow: wanted }: Pick<GalleryData, 'slidesPerRow'>): number {
  return Math.trunc(wanted ?? 0) || slidesPerRow
}

/** Returns the slides per row for a window width. */
export function perRow(data: Pick<GalleryData, 'slidesPerRow'>, widthPx: number): number {
  return slidesInRow(rowOf(data), widthPx)
}
