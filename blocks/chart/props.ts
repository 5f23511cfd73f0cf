export type ChartKind = 'bar' | 'line' | 'pie'

/** The settings of a chart. */
export interface ChartProps {
  readonly kind: ChartKind
  readonly data: Dataset
  readonly title: string
  readonly caption: string
  readonly hasLegend: boolean
  /** The locale of numbers. */
  readonly locale: string
}

/** A table of numbers: each row has a label, and a cell for each column. */
export interface Dataset {
  /** The heading of the row labels; often empty. */
  readonly corner: string
  readonly columns: readonly string[]
  readonly rows: readonly DataRow[]
  /** Whether a cell of a row was missing. */
  readonly isIncomplete: boolean
}

export interface DataRow {
  readonly label: string
  /** As written, for the table. */
  readonly cells: readonly string[]
  /** As numbers, for the drawing; `null` for other text. */
  readonly values: readonly (number | null)[]
}
