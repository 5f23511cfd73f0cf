import { type Palette, paletteOf } from './palettes'

/** A tile of the map: its position and its style. */
export interface Tile {
  readonly z: number
  readonly x: number
  readonly y: number
  readonly palette: Palette
  readonly hasLabels: boolean
  readonly hasTerrain: boolean
}

/** A point of the world, from 0 to 1 in both directions, as in all tile maps (Mercator). */
export type WorldPoint = readonly [u: number, v: number]

/** The side of a tile, in pixels. */
export const size = 256
const mostZoom = 22

/** Parses the requested tile; `null` for an invalid one. */
export function readTile(params: { readonly [name: string]: string }, query: URLSearchParams): Tile | null {
  const [z, x, y] = ['z', 'x', 'y'].map((name) => (/^\d{1,7}$/.test(params[name] ?? '') ? Number(params[name]) : -1))
  if (z === undefined || x === undefined || y === undefined) return null
  if (z < 0 || z > mostZoom || x < 0 || y < 0 || x >= 2 ** z || y >= 2 ** z) return null
  const isOn = (name: string, byDefault: string) => (query.get(name) ?? byDefault) === '1'
  return {
    ...{ z, x, y },
    palette: paletteOf(query.get('style')),
    hasLabels: isOn('labels', '1'),
    hasTerrain: isOn('terrain', '0'),
  }
}

/** The position of a world point on a tile, in pixels. */
export function toPixels({ z, x, y }: Pick<Tile, 'z' | 'x' | 'y'>, [u, v]: WorldPoint): [number, number] {
  return [round((u * 2 ** z - x) * size), round((v * 2 ** z - y) * size)]
}

/** The point of a place on Earth. */
export function worldPoint(lat: number, lng: number): WorldPoint {
  const sine = Math.sin((lat * Math.PI) / 180)
  return [lng / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)]
}

/** The `d` of a path through points. */
export function pathOf(tile: Tile, points: readonly WorldPoint[], isClosed = false): string {
  return `M${points.map((point) => toPixels(tile, point).join(' ')).join('L')}${isClosed ? 'Z' : ''}`
}

/** A label with a halo, centred at a point. */
export function label(
  tile: Tile,
  at: WorldPoint,
  text: string,
  look: { readonly px: number; readonly isSea?: boolean },
): string {
  if (!tile.hasLabels) return ''
  const [left, top] = toPixels(tile, at)
  const { text: ink, seaText, land, sea } = tile.palette
  const [fill, halo] = look.isSea ? [seaText, sea] : [ink, land]
  const slant = look.isSea ? ' font-style="italic" letter-spacing="2"' : ' font-weight="600"'
  return `<text x="${left}" y="${top}" font-size="${look.px}"${slant} text-anchor="middle" fill="${fill}" stroke="${halo}" stroke-width="3" paint-order="stroke" stroke-linejoin="round">${text}</text>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
