import type { Layout, Rect } from '../../../../src/model/gallery/Layout'
import { sectionRows } from '../../../../src/model/gallery/sectionRows'

export interface RowOptions {
  readonly width: number
  /** The target height of rows. */
  readonly rowHeight: number
  readonly gutter: number
}

const stretch = 1.25 // a last row that gets at most this many times as high is filled like the others
const leastHeight = 0.5 // of the row height; fuller rows are not tried

/**
 * Lays out justified rows: keeps the order and the ratios (width by height) of the images, and fills every row. Chooses
 * the row breaks whose heights differ least from `rowHeight`. A last row that cannot be filled keeps `rowHeight`. It is
 * avoided if the other rows can take its images.
 */
export function justifyRows(ratios: readonly number[], options: RowOptions): Layout {
  const rects: Rect[] = []
  let top = 0
  for (const [start, end] of breakRows(ratios, options)) {
    const natural = heightOf(ratios.slice(start, end), options)
    const height = isWidow(natural, end === ratios.length, options) ? options.rowHeight : natural
    let left = 0
    for (const ratio of ratios.slice(start, end)) {
      rects.push({ left, top, width: ratio * height, height })
      left += ratio * height + options.gutter
    }
    top += height + options.gutter
  }
  return { rects, height: Math.max(top - options.gutter, 0) }
}

/** Lays out the rows of a section's gallery, filled one after the other. Keeps the ratios. */
export function fillRows(ratios: readonly number[], { width, rowHeight, gutter }: RowOptions): Layout {
  const rects: Rect[] = []
  let top = 0
  for (const [count, height] of sectionRows(ratios, { widthPx: width, rowHeightPx: rowHeight, gutterPx: gutter })) {
    let left = 0
    for (const ratio of ratios.slice(rects.length, rects.length + count)) {
      rects.push({ left, top, width: ratio * height, height })
      left += ratio * height + gutter
    }
    top += height + gutter
  }
  return { rects, height: Math.max(top - gutter, 0) }
}

/** Returns the row breaks with the lowest total cost, by finding the best start of a row for every possible end. */
function breakRows(ratios: readonly number[], options: RowOptions): (readonly [start: number, end: number])[] {
  const costs = [0]
  const starts: number[] = []
  for (let end = 1; end <= ratios.length; end++) {
    costs[end] = Number.POSITIVE_INFINITY
    let sum = 0
    for (let start = end - 1; start >= 0; start--) {
      sum += ratios[start] ?? 0
      const height = (options.width - options.gutter * (end - start - 1)) / sum
      if (start < end - 1 && height < options.rowHeight * leastHeight) break
      const departure = Math.log(height / options.rowHeight) ** 2
      const cost = (costs[start] ?? 0) + (isWidow(height, end === ratios.length, options) ? departure / 4 : departure)
      if (cost >= (costs[end] ?? 0)) continue
      costs[end] = cost
      starts[end] = start
    }
  }
  const rows: (readonly [number, number])[] = []
  for (let end = ratios.length; end > 0; end = rows[0]?.[0] ?? 0) rows.unshift([starts[end] ?? end - 1, end])
  return rows
}

function heightOf(ratios: readonly number[], { width, gutter }: RowOptions): number {
  return (width - gutter * (ratios.length - 1)) / ratios.reduce((sum, ratio) => sum + ratio, 0)
}

function isWidow(height: number, isLast: boolean, { rowHeight }: RowOptions): boolean {
  return isLast && height > rowHeight * stretch
}
