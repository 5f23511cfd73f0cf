import type { Operation } from '../http/Operation'
import { drawTile } from '../maps/drawTile'
import { mapsStandIn } from '../maps/standIn'
import { readTile } from '../maps/tile'

/** Tiles of maps, and a stand-in for the script of the maps service. Not part of the platform's API. */
export const mapOperations: readonly Operation[] = [
  {
    id: 'MapTile',
    method: 'GET',
    path: '/api/maps/tiles/{z}/{x}/{y}',
    group: 'site',
    crumb: 'none',
    answer: ({ params, url }) => {
      const tile = readTile(params, url.searchParams)
      if (tile === null) return { status: 404, json: { error: 'There is no such tile.' } }
      const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-cache' }
      return { status: 200, headers, body: drawTile(tile) }
    },
  },
  {
    id: 'MapsStandIn',
    method: 'GET',
    path: '/api/maps/stand-in',
    group: 'site',
    crumb: 'none',
    answer: () => ({
      status: 200,
      headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
      body: mapsStandIn(),
    }),
  },
]
