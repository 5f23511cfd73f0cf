import { drawIsland, isNearIsland } from './island'
import { size, type Tile } from './tile'
import { drawTown } from './town'

/** Draws a tile as SVG, the same for each request: an island and its surrounding sea, and a town everywhere else. */
export function drawTile(tile: Tile): string {
  const content = isNearIsland(tile) ? drawIsland(tile) : drawTown(tile)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" font-family="Gill Sans, Optima, Liberation Sans, sans-serif">${content}</svg>`
}
