import type { Layout } from './Layout'

export interface ColumnOptions {
  readonly columnWidth: number
  readonly gutter: number
  /** Columns of at least that width, or of at most that. */
  readonly columnWidthBehavior: 'min' | 'max'
}

/** How many columns fit: the floor of it where `columnWidth` is the least width, the ceiling where it is the most (B9 Gallery). */
export function countColumns(width: number, { columnWidth, gutter, columnWidthBehavior }: ColumnOptions): number {
  const fitting = (width + gutter) / (columnWidth + gutter)
  return Math.max(columnWidthBehavior === 'max' ? Math.ceil(fitting) : Math.floor(fitting), 1)
}

/** The width of one of `count` columns. */
export function widthOfColumn(width: number, count: number, gutter: number): number {
  return Math.max((width - gutter * (count - 1)) / count, 0)
}

/** Puts each height upon the column that is the shortest so far, the first of those that are equally short. */
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
