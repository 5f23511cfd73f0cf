import type { Random } from './random'

/** One image of the site. */
export interface Scene {
  readonly name: string
  readonly width: number
  readonly height: number
  /** Its text alternative. */
  readonly alt: string
  /** The position of its subject, as fractions of width and height. */
  readonly focalPoint: readonly [number, number]
  /** Draws the content of the SVG element, including definitions. */
  readonly draw: (random: Random, width: number, height: number) => string
}
