import { messages } from './messages'
import type { ChartKind, DataRow } from './props'
import { mostSeries } from './series'

/** The part of a dataset that is drawn. */
export interface Drawn {
  readonly rows: readonly DataRow[]
  readonly series: number
}

/** The part of a dataset that can be seen: all distinguishable series, and at most one row for each pixel. */
export function simplify(kind: ChartKind, rows: readonly DataRow[], columns: number, width: number): Drawn {
  if (kind === 'pie') return { rows: joinRest(rows), series: 1 }
  const series = Math.min(columns, mostSeries)
  return { rows: rows.length > width ? outermost(rows, series, Math.max(1, Math.floor(width))) : rows, series }
}

/** Whether there is anything to draw. */
export function isDrawable(kind: ChartKind, rows: readonly DataRow[]): boolean {
  if (kind === 'pie') return rows.some(({ values: [value] }) => (value ?? 0) > 0)
  return rows.some(({ values }) => values.some((value) => value !== null))
}

/** Merges slices that would be indistinguishable. */
function joinRest(rows: readonly DataRow[]): readonly DataRow[] {
  if (rows.length <= mostSeries) return rows
  const sum = rows.slice(mostSeries - 1).reduce((total, { values: [value] }) => total + Math.max(value ?? 0, 0), 0)
  const rest = Number(sum.toPrecision(12)) // 0.6, not 0.6000000000000001
  return [...rows.slice(0, mostSeries - 1), { label: messages.other, cells: [String(rest)], values: [rest] }]
}

/** Of the rows that share a pixel, the one farthest from zero. */
function outermost(rows: readonly DataRow[], series: number, pixels: number): readonly DataRow[] {
  const reach = ({ values }: DataRow) =>
    values.slice(0, series).reduce<number>((most, value) => Math.max(most, Math.abs(value ?? 0)), 0)
  return [...Array(pixels).keys()].map((pixel) => {
    const shared = rows.slice(
      Math.floor((pixel * rows.length) / pixels),
      Math.floor(((pixel + 1) * rows.length) / pixels),
    )
    return shared.reduce((most, row) => (reach(row) > reach(most) ? row : most))
  })
}
