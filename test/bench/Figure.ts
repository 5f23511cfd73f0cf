import type { Lab } from './lab'

/** A measurement, compared with other libraries. */
export interface Figure {
  /** The name for `--only`. */
  readonly name: string
  readonly title: string
  readonly measure: (lab: Lab) => Promise<Result>
}

/** The result of a measurement. */
export interface Result {
  readonly unit: string
  /** The row that ratios are relative to. Without it there are no ratios. */
  readonly base?: string
  readonly rows: readonly Row[]
  readonly goals: readonly Goal[]
}

/** One line of the table and one bar of the plot. */
export interface Row {
  readonly name: string
  readonly value: number
  /** Further columns, by heading. */
  readonly more?: { readonly [heading: string]: string }
}

/** A goal and whether it was met. */
export interface Goal {
  readonly text: string
  readonly got: string
  readonly isMet: boolean
}
