/** How many columns a section's gallery has, and how far apart they are, in px. */
export type SectionColumns = readonly [count: number, gutterPx: number]

const leastGutterPx = 20

/**
 * Columns and gutter of a section's gallery in a window of that width, as the platform has them: all of its columns over
 * 992 px, three quarters of them to 992, half of them to 768, two to 576. The gutter shrinks alike, to 20 px at the least.
 */
export function sectionColumns(columns: number, gutterPx: number, windowPx: number): SectionColumns {
  if (windowPx > 992) return [columns, gutterPx]
  const share = windowPx > 768 ? 0.75 : windowPx > 576 ? 0.5 : 0.25
  const most = share === 0.25 ? 2 : Math.max(Math.ceil(columns * share), 2)
  return [Math.min(columns, most), Math.max(gutterPx * share, leastGutterPx)]
}
