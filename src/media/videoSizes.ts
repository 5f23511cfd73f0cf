const defaultAspect = 65

/**
 * The height of a video in percent of its width: 65, or, in a row of columns, 100 divided by their number (B9 Video and
 * meta). Slides of galleries use the former. The latter is for code that lays out rows.
 */
export function videoAspect(columns = 0): number {
  return columns > 0 ? 100 / columns : defaultAspect
}
