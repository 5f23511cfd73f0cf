/** The input of a drawing function. */
export interface PlotFrame {
  readonly width: number
  readonly height: number
  readonly isRtl: boolean
  /** The reference to the pattern of a series. */
  readonly fill: (series: number) => string
  readonly write: (value: number) => string
}

/** A drawing that can be read point by point. */
export interface Plot {
  readonly nodes: readonly SVGElement[]
  /** The outline of the point that is being read; `null` if it has none. */
  readonly outline: (row: number, series: number) => string | null
  /** The point nearest to a position in the drawing; `null` if there is none. */
  readonly at: (x: number, y: number) => { readonly row: number; readonly series: number } | null
}
