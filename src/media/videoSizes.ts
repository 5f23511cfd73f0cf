const defaultAspect = 65

/**
 * The height of a video slide in percent of its width: 65, or 100 divided by the number of columns (B9 Video and meta).
 */
export function videoAspect(columns = 0): number {
  return columns > 0 ? 100 / columns : defaultAspect
}
