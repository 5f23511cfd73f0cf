import type { Random } from './random'

/** One picture of the site: its own size, what it shows, and how it is drawn. */
export interface Scene {
  readonly name: string
  readonly width: number
  readonly height: number
  /** What a person who cannot see it should be told. */
  readonly alt: string
  /** Where its subject is, as two fractions. */
  readonly focalPoint: readonly [number, number]
  /** The inside of the SVG, definitions included. */
  readonly draw: (random: Random, width: number, height: number) => string
}
