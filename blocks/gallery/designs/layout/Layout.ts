/** Where one slide goes, in pixels from the container's beginning. */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where all slides go, in their order, and how high the container becomes. */
export interface Layout {
  readonly rects: readonly Rect[]
  readonly height: number
}
