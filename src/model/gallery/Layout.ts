/** The position and size of one slide, in pixels from the container's start. */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The positions of all slides, in order, and the container's height. */
export interface Layout {
  readonly rects: readonly Rect[]
  readonly height: number
}
