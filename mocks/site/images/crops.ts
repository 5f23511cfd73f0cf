import { coast } from './coast'
import { details } from './details'
import { tag } from './draw'
import { randomOf } from './random'
import type { Scene } from './Scene'

interface Crop extends Omit<Scene, 'draw'> {
  /** The scene it is cropped from. */
  readonly of: string
  /** Its top left corner and width in that scene. The height follows from the crop's aspect ratio. */
  readonly from: readonly [x: number, y: number, width: number]
}

// Aspect ratios that the drawn scenes lack: a panorama, a phone photograph, a contact print, a stamp.
const crops: readonly Crop[] = [
  {
    name: 'morning-panorama',
    of: 'lighthouse-dawn',
    from: [0, 400, 2400],
    width: 2500,
    height: 833,
    alt: 'The whole east side at dawn, from the low sun to the lighthouse on its rock.',
    focalPoint: [0.74, 0.45],
  },
  {
    name: 'night-watch',
    of: 'lighthouse-night',
    from: [150, 0, 1125],
    width: 1080,
    height: 1920,
    alt: 'The lighthouse by night, upright, with most of the image left to the stars.',
    focalPoint: [0.48, 0.45],
  },
  {
    name: 'two-coats',
    of: 'oilskins',
    from: [60, 0, 1066],
    width: 1200,
    height: 1801,
    alt: 'Oilskins on their hooks in the hall, dripping.',
    focalPoint: [0.5, 0.45],
  },
  {
    name: 'red-door',
    of: 'bakehouse-morning',
    from: [150, 350, 1200],
    width: 1600,
    height: 900,
    alt: 'The bakehouse from across the yard, its red door shut.',
    focalPoint: [0.5, 0.5],
  },
  {
    name: 'stamp',
    of: 'lamp-lens',
    from: [0, 0, 1500],
    width: 40,
    height: 40,
    alt: 'The lens of the lamp, as small as a stamp.',
    focalPoint: [0.5, 0.5],
  },
]

const sources = new Map([...coast, ...details].map((scene) => [scene.name, scene]))

/** Crops of other scenes, in other aspect ratios. */
export const cropped: readonly Scene[] = crops.map(({ of, from: [x, y, wide], ...scene }) => ({
  ...scene,
  draw(_random, width, height) {
    const source = sources.get(of)
    if (!source) throw new Error(`There is no scene "${of}" to cut "${scene.name}" from.`)
    const viewBox = `${x} ${y} ${wide} ${(wide * height) / width}`
    return tag('svg', { width, height, viewBox }, source.draw(randomOf(of), source.width, source.height))
  },
}))
