/** The number of columns in a section's gallery, and the space between them in px. */
export type SectionColumns = readonly [count: number, gutterPx: number]

const leastGutterPx = 20
const mostColumns = 100 // more would be a mistake, and slow

/**
 * Columns and gutter of a section's gallery in a window of that width, as on the platform: all columns above 992 px,
 * three quarters of them up to 992, half up to 768, two up to 576. The gutter shrinks in the same proportion, but not
 * below 20 px. Any number of columns becomes a whole one, at most 100.
 */
export function sectionColumns(wanted: number, gutterPx: number, windowPx: number): SectionColumns {
  const columns = Math.min(Math.ceil(wanted), mostColumns)
  if (windowPx > 992) return [columns, gutterPx]
  const share = windowPx > 768 ? 0.75 : windowPx > 576 ? 0.5 : 0.25
  const most = share === 0.25 ? 2 : Math.max(Math.ceil(columns * share), 2)
  return [Math.min(columns, most), Math.max(gutterPx * share, leastGutterPx)]
}
