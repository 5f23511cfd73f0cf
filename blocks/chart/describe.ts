import { format } from '../../src/language/format'
import { messages } from './messages'
import type { ChartProps, DataRow, Dataset } from './props'

/** The name of a column, or its number. */
export function nameOf({ columns }: Pick<Dataset, 'columns'>, column: number): string {
  return columns[column] || format(messages.unnamed, { number: column + 1 })
}

/** Returns a function that formats a slice's share of the pie; empty for values without a slice. */
export function writeShare(rows: readonly DataRow[], locale: string): (row: number) => string {
  const sliceOf = (row: DataRow | undefined) => Math.max(row?.values[0] ?? 0, 0)
  const total = rows.reduce((sum, row) => sum + sliceOf(row), 0)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  return (row) => (sliceOf(rows[row]) > 0 ? percent.format(sliceOf(rows[row]) / total) : '')
}

/** The description of a point, with the value as written in the dataset. */
export function describePoint(
  { kind, data, locale }: Pick<ChartProps, 'kind' | 'data' | 'locale'>,
  rows: readonly DataRow[],
  { row, series }: { readonly row: number; readonly series: number },
): string {
  const one = rows[row]
  const label = one?.label ?? ''
  const value = one?.cells[series] || messages.none
  if (kind !== 'pie') return format(messages.point, { row: label, column: nameOf(data, series), value })
  const share = writeShare(rows, locale)(row)
  return share ? format(messages.slice, { row: label, value, share }) : `${label}: ${value}`
}
