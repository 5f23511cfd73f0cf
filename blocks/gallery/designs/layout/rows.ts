import { sectionRows } from '../../../../src/model/gallery/sectionRows'
import type { Layout, Rect } from './Layout'

export interface RowOptions {
  readonly width: number
  /** The height that rows come as near to as they can. */
  readonly rowHeight: number
  readonly gutter: number
}

const stretch = 1.25 // a last row that lacks less than this is filled like the others
const leastHeight = 0.5 // of the row height; a fuller row is not tried

/**
 * Justified rows: keeps order and shape of the pictures, given as width by height, and fills every row. Of all ways to
 * break them into rows it takes the one whose heights depart least from `rowHeight`. A last row that cannot be filled
 * keeps `rowHeight`, and is avoided where the others can take its pictures.
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

/** The rows of a section's gallery, which are filled one after the other; their shapes are as given. */
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

/** The best row breaks, by the least sum of what each row costs: for every end, the best start of the row that ends there. */
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
