/** One row of images that fill the width: their number, and their height. */
export type SectionRow = readonly [count: number, heightPx: number]

/**
 * Fills rows with images, given as width by height, in order. A row is full as soon as its images, side by side, are no
 * higher than `rowHeightPx`. The last row is no higher than that either.
 */
export function sectionRows(
  ratios: readonly number[],
  { widthPx, rowHeightPx, gutterPx }: { widthPx: number; rowHeightPx: number; gutterPx: number },
): SectionRow[] {
  const rows: SectionRow[] = []
  let count = 0
  let sum = 0
  ratios.forEach((ratio, index) => {
    count++
    sum += ratio
    const heightPx = (widthPx - gutterPx * (count - 1)) / sum
    if (heightPx > rowHeightPx && index < ratios.length - 1) return
    rows.push([count, Math.min(heightPx, rowHeightPx)])
    count = sum = 0
  })
  return rows
}
