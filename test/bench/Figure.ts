import type { Lab } from './lab'

/** Something to measure, beside what others need for the same. */
export interface Figure {
  /** For `--only`. */
  readonly name: string
  readonly title: string
  readonly measure: (lab: Lab) => Promise<Result>
}

/** What came out. */
export interface Result {
  readonly unit: string
  /** What the ratios refer to; none without it. */
  readonly base?: string
  readonly rows: readonly Row[]
  readonly goals: readonly Goal[]
}

/** One line of the table and one bar of the plot. */
export interface Row {
  readonly name: string
  readonly value: number
  /** Further columns, by their headings. */
  readonly more?: { readonly [heading: string]: string }
}

/** What was wanted and whether it was reached. */
export interface Goal {
  readonly text: string
  readonly got: string
  readonly isMet: boolean
}
