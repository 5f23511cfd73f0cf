import { label, pathOf, type Tile, type WorldPoint } from './tile'

const names = ['Mill', 'Quay', 'Orchard', 'Station', 'Linden', 'Chapel', 'Market', 'Foundry', 'Weaver', 'Harbour']
const pointsPerLine = 9

/**
 * Draws a town that always looks the same in one place, and different everywhere else: roads, streets and parks at
 * fixed places of the world.
 */
export function drawTown(tile: Tile): string {
  const { palette, z } = tile
  const coarse = Math.min(z + 1, 13)
  const fine = Math.min(z + 3, 16)
  const wide = z < 12 ? 3 : Math.min(3 + (z - 11) * 2, 14)
  const streets = lines(tile, fine).join('')
  const roads = lines(tile, coarse).join('')
  return [
    `<rect width="256" height="256" fill="${palette.land}"/>`,
    `<path d="${parks(tile, fine)}" fill="${palette.park}"/>`,
    `<g fill="none" stroke-linecap="square"><path d="${streets}" stroke="${palette.street}" stroke-width="${wide * 0.6}"/>`,
    `<path d="${roads}" stroke="${palette.edge}" stroke-width="${wide + 2}"/><path d="${roads}" stroke="${palette.road}" stroke-width="${wide}"/></g>`,
    z >= 13 ? streetNames(tile, coarse) : '',
  ].join('')
}

/** The slightly bent streets that cross a tile, in a grid with 2 to the power of `level` cells. */
function lines(tile: Tile, level: number): string[] {
  const step = 2 ** -level
  return cells(tile, level).flatMap(([column, row], index, all) => {
    const isFirstOf = (axis: 0 | 1) => all.findIndex((cell) => cell[axis] === (axis === 0 ? column : row)) === index
    const down = isFirstOf(0)
      ? [
          pathOf(
            tile,
            along(tile, (t) => [bent(column, t, step), t]),
          ),
        ]
      : []
    const across = isFirstOf(1)
      ? [
          pathOf(
            tile,
            along(tile, (t) => [t, bent(row + 0.5, t, step)], 'u'),
          ),
        ]
      : []
    return [...down, ...across]
  })
}

function along(tile: Tile, pointAt: (t: number) => WorldPoint, axis: 'u' | 'v' = 'v'): WorldPoint[] {
  const start = (axis === 'u' ? tile.x : tile.y) / 2 ** tile.z
  return Array.from({ length: pointsPerLine }, (_, index) => pointAt(start + index / (pointsPerLine - 1) / 2 ** tile.z))
}

function bent(place: number, t: number, step: number): number {
  return (place + 0.25 * hash(place) + 0.12 * Math.sin((t / step) * 0.9 + place)) * step
}

function parks(tile: Tile, level: number): string {
  const step = 2 ** -level
  const green = cells(tile, level).filter(([column, row]) => hash(column * 31 + row * 17) > 0.84)
  return green
    .map(([column, row]) => {
      const [left, top] = [(column + 0.3) * step, (row + 0.7) * step]
      return pathOf(
        tile,
        [
          [left, top],
          [left + step, top],
          [left + step, top + step],
          [left, top + step],
        ],
        true,
      )
    })
    .join('')
}

function streetNames(tile: Tile, level: number): string {
  const step = 2 ** -level
  const texts = cells(tile, level).map(([column, row]) => {
    const name = names[Math.floor(hash(row + 0.5) * names.length)] ?? ''
    const u = (column + 0.6) * step
    return label(tile, [u, bent(row + 0.5, u, step) - step * 0.02], `${name} Street`, { px: 11 })
  })
  return texts.join('')
}

/** The cells of a grid that are on a tile or adjacent to it. */
function cells({ z, x, y }: Tile, level: number): [column: number, row: number][] {
  const perTile = 2 ** (level - z)
  const from = (at: number) => Math.floor(at * perTile) - 1
  const count = Math.ceil(perTile) + 3
  return Array.from({ length: count * count }, (_, index) => [
    from(x) + (index % count),
    from(y) + Math.floor(index / count),
  ])
}

/** A number from 0 to 1 that only depends on `seed`. */
function hash(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453
  return value - Math.floor(value)
}
