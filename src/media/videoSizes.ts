/** B9 Video and meta: the height of a video's box, in percent of its width, where the server did not say. */
export const defaultVideoPadding = 56.3

/** B9 Video and meta: thumbnails of unknown size are taken to be 16:9. */
export const defaultThumbnailRatio = 16 / 9

const defaultAspect = 65

/** The height of a video slide in percent of its width: 65, or 100 divided by the number of columns (B9 Video and meta). */
export function videoAspect(columns = 0): number {
  return columns > 0 ? 100 / columns : defaultAspect
}
