import { coast } from './coast'
import { cropped } from './crops'
import { details } from './details'
import { tag } from './draw'
import { houseGoods } from './houseGoods'
import { pantryGoods } from './pantryGoods'
import { randomOf } from './random'
import type { Scene } from './Scene'

/** Every image of the site. */
export const scenes: readonly Scene[] = [...coast, ...details, ...cropped, ...pantryGoods, ...houseGoods]

const byName = new Map(scenes.map((scene) => [scene.name, scene]))

/** Returns an image by name. Throws if there is none, so that no page can contain a broken image. */
export function sceneOf(name: string): Scene {
  const scene = byName.get(name)
  if (!scene) throw new Error(`The demo site has no image "${name}". Known: ${[...byName.keys()].join(', ')}.`)
  return scene
}

/** Whether there is an image with this name. */
export function hasImage(name: string): boolean {
  return byName.has(name)
}

/** Draws an image as SVG at a width such as `750w`, or at its own. `null` if there is no such image. */
export function drawImage(name: string, format: string | null): string | null {
  const scene = byName.get(name)
  if (!scene) return null
  const { width, height } = scene
  const shown = Math.min(width, Number(/^(\d{2,4})w$/.exec(format ?? '')?.[1] ?? width))
  const size = { width: shown, height: Math.round((height * shown) / width), viewBox: `0 0 ${width} ${height}` }
  return tag('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, scene.draw(randomOf(name), width, height))
}
