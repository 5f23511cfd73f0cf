import type { GalleryData } from '../read/galleryData'

const slidesPerRow = 3 // B9 Gallery

/** Returns how many slides of a carousel are side by side if there is enough space. */
export function rowOf({ slidesPerRow: wanted }: Pick<GalleryData, 'slidesPerRow'>): number {
  return Math.trunc(wanted ?? 0) || slidesPerRow
}

/** Returns the slides per row for a window width: at most 2 under 480 px, at most 3 under 724 px (B4 Gallery). */
export function perRow(data: Pick<GalleryData, 'slidesPerRow'>, widthPx: number): number {
  return Math.min(rowOf(data), widthPx < 480 ? 2 : widthPx < 724 ? 3 : Number.POSITIVE_INFINITY)
}
