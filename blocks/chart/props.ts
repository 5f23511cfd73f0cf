export type ChartKind = 'bar' | 'line' | 'pie'

/** A chart as its block describes it. */
export interface ChartProps {
  readonly kind: ChartKind
  readonly data: Dataset
  readonly title: string
  readonly caption: string
  readonly hasLegend: boolean
  /** The language in which numbers are written. */
  readonly locale: string
}

/** A table of numbers: each row has a label, and a cell for each column. */
export interface Dataset {
  /** What the labels of the rows are; often empty. */
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
  /** As numbers, for the drawing; `null` for what is none. */
  readonly values: readonly (number | null)[]
}
