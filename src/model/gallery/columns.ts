import type { Layout } from './Layout'

export interface ColumnOptions {
  readonly columnWidth: number
  /** At most `columnWidth`. */
  readonly gutter: number
  /** Whether `columnWidth` is the minimum or the maximum. */
  readonly columnWidthBehavior: 'min' | 'max'
}

/**
 * Returns how many columns fit: rounded down if `columnWidth` is the minimum, up if it is the maximum (B9 Gallery). As
 * on the platform, gutters do not count: they make the columns narrower.
 */
export function countColumns(
  width: number,
  { columnWidth, columnWidthBehavior }: Pick<ColumnOptions, 'columnWidth' | 'columnWidthBehavior'>,
): number {
  const fitting = width / columnWidth
  return Math.max(columnWidthBehavior === 'max' ? Math.ceil(fitting) : Math.floor(fitting), 1)
}

/** Returns the width of one of `count` columns. */
export function widthOfColumn(width: number, count: number, gutter: number): number {
  return Math.max((width - gutter * (count - 1)) / count, 0)
}

/** Adds each height to the shortest column so far, or to the first of several equally short ones. */
export function stackColumns(
  heights: readonly number[],
  { width, count, gutter }: { readonly width: number; readonly count: number; readonly gutter: number },
): Layout {
  const columnWidth = widthOfColumn(width, count, gutter)
  const ends = new Array<number>(count).fill(0)
  const rects = heights.map((height) => {
    const top = Math.min(...ends)
    const column = ends.indexOf(top)
    ends[column] = top + height + gutter
    return { left: column * (columnWidth + gutter), top, width: columnWidth, height }
  })
  return { rects, height: Math.max(...ends) - (heights.length && gutter) }
}
