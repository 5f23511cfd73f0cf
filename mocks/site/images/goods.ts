import { ellipse, rect } from './draw'
import type { Random } from './random'
import type { Scene } from './Scene'

const size = 1200

/** A square image of an object on a table, in front of a plain wall. */
export function goods(name: string, alt: string, wall: string, draw: (random: Random) => readonly string[]): Scene {
  return {
    name,
    alt,
    width: size,
    height: size,
    focalPoint: [0.5, 0.55],
    draw: (random) =>
      [
        rect(0, 0, size, size, { fill: wall }),
        rect(0, 820, size, 380, { fill: '#14252c', opacity: 0.16 }),
        ...draw(random),
      ].join(''),
  }
}

/** The shadow of an object that stands on the table. */
export function shadow(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius * 0.14, { fill: '#14252c', opacity: 0.25 })
}
