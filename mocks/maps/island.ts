import { label, pathOf, type Tile, toPixels, type WorldPoint, worldPoint } from './tile'

/** The location of the demo site's bakehouse. */
export const islandPlace = { lat: 57.2814, lng: -6.0713 } as const

const centre = worldPoint(57.2844, -6.0795)
const km = 1 / 21_640 // a kilometre at this latitude, as a fraction of the world's width
const radius = 1.35 * km
const seaRadius = 60 * km
const leastZoom = 8 // at lower zooms, the island is a dot

/** Whether a tile shows the sea around the island. Tiles of whole countries do not. */
export function isNearIsland({ z, x, y }: Tile): boolean {
  const [u, v] = [(x + 0.5) / 2 ** z, (y + 0.5) / 2 ** z]
  return z >= leastZoom && Math.hypot(u - centre[0], v - centre[1]) < seaRadius
}

/** Draws the island with its harbour, roads and houses, the rocks around it, and the mainland to the east. */
export function drawIsland(tile: Tile): string {
  const { palette } = tile
  const shore = pathOf(tile, coast(1), true)
  const mainland = pathOf(tile, arden(0), true)
  const shallows = [pathOf(tile, coast(1.14), true), pathOf(tile, arden(-0.35), true)].join('')
  return [
    `<rect width="256" height="256" fill="${palette.sea}"/>`,
    `<path d="${shallows}" fill="${palette.shallows}"/>`,
    `<path d="${shore}${mainland}${rocks(tile)}" fill="${palette.land}"/>`,
    tile.hasTerrain ? heights(tile) : '',
    `<path d="${pathOf(tile, shifted(coast(0.3), -0.45, 0.3), true)}" fill="${palette.park}"/>`,
    roads(tile),
    houses(tile),
    labels(tile),
  ].join('')
}

function coast(scale: number): WorldPoint[] {
  return Array.from({ length: 96 }, (_, index) => {
    const angle = (index / 96) * 2 * Math.PI
    const bays = 0.2 * Math.sin(3 * angle + 0.8) + 0.09 * Math.sin(7 * angle) + 0.04 * Math.sin(13 * angle + 2)
    const distance = radius * scale * (1 + bays)
    return [centre[0] + distance * 1.25 * Math.cos(angle), centre[1] + distance * 0.8 * Math.sin(angle)]
  })
}

/** The mainland. `offset` moves its western shore, in kilometres. */
function arden(offset: number): WorldPoint[] {
  const shore = Array.from({ length: 121 }, (_, index): WorldPoint => {
    const down = (index - 60) * km
    const wave = 0.9 * Math.sin(index / 3) + 0.5 * Math.sin(index * 1.1) + 2.2 * Math.sin(index / 11)
    return [centre[0] + (7.5 + wave + offset) * km, centre[1] + down]
  })
  return [
    ...shore,
    [centre[0] + seaRadius * 2, centre[1] + seaRadius],
    [centre[0] + seaRadius * 2, centre[1] - seaRadius],
  ]
}

function shifted(points: readonly WorldPoint[], right: number, down: number): WorldPoint[] {
  return points.map(([u, v]) => [u + right * km, v + down * km])
}

function rocks(tile: Tile): string {
  const places = [
    [-2.4, -0.9],
    [-2.7, -0.4],
    [2.3, 1.2],
    [0.4, 1.9],
    [-1.1, -1.8],
  ] as const
  return places.map(([right, down]) => pathOf(tile, shifted(coast(0.07), right, down), true)).join('')
}

function heights(tile: Tile): string {
  const rings = [0.78, 0.58, 0.38, 0.2].map((scale) => pathOf(tile, shifted(coast(scale), -0.1, -0.1), true))
  return rings
    .map(
      (ring) =>
        `<path d="${ring}" fill="${tile.palette.high}" fill-opacity=".55" stroke="${tile.palette.edge}" stroke-opacity=".6"/>`,
    )
    .join('')
}

function roads(tile: Tile): string {
  const at = worldPoint(islandPlace.lat, islandPlace.lng)
  const ring = pathOf(tile, coast(0.68), true)
  const paths = [0.9, 2.4, 3.6, 5].map((angle) => {
    const far: WorldPoint = [centre[0] + radius * 1.05 * Math.cos(angle), centre[1] + radius * 0.62 * Math.sin(angle)]
    return pathOf(tile, [at, [(at[0] + far[0]) / 2 + 0.1 * km, (at[1] + far[1]) / 2], far])
  })
  const shoreRoad = pathOf(tile, shifted(arden(0.6).slice(0, 121), 0, 0))
  const wide = Math.min(Math.max(tile.z - 9, 1), 12)
  const all = [ring, shoreRoad].join('')
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="${paths.join('')}" stroke="${tile.palette.street}" stroke-width="${wide * 0.7}"/><path d="${all}" stroke="${tile.palette.edge}" stroke-width="${wide + 2}"/><path d="${all}" stroke="${tile.palette.road}" stroke-width="${wide}"/></g>`
}

/** The houses around the slip, visible when zoomed in. */
function houses(tile: Tile): string {
  if (tile.z < 14) return ''
  const [u, v] = worldPoint(islandPlace.lat, islandPlace.lng)
  const side = 0.018 * km
  const shapes = Array.from({ length: 26 }, (_, index) => {
    const angle = index * 2.4
    const far = (0.05 + index * 0.011) * km
    const [left, top] = [u + far * Math.cos(angle), v + far * Math.sin(angle) * 0.7]
    return pathOf(
      tile,
      [
        [left, top],
        [left + side, top + side / 4],
        [left + side, top + side],
        [left, top + side * 0.8],
      ],
      true,
    )
  })
  return `<path d="${shapes.join('')}" fill="${tile.palette.house}" stroke="${tile.palette.edge}"/>`
}

function labels(tile: Tile): string {
  const place = (right: number, down: number): WorldPoint => [centre[0] + right * km, centre[1] + down * km]
  const big = tile.z >= 13
  const names = [
    label(tile, place(-0.3, -0.28), 'Skerry Island', { px: big ? 17 : 13 }),
    label(tile, place(3.9, 0.9), 'The Sound', { px: big ? 16 : 12, isSea: true }),
    label(tile, place(10.5, 1.4), 'Arden', { px: big ? 17 : 13 }),
  ]
  if (tile.z >= 14) {
    const at = worldPoint(islandPlace.lat, islandPlace.lng)
    names.push(label(tile, [at[0], at[1] + 0.1 * km], 'Bakehouse Lane', { px: 12 }))
    names.push(label(tile, place(-1.2, 0.45), 'Lamp Moor', { px: 12 }))
  }
  const [left, top] = toPixels(tile, centre)
  const isFar = Math.abs(left) > 4000 && Math.abs(top) > 4000
  return isFar ? '' : names.join('')
}
