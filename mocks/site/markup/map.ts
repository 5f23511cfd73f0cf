import { islandPlace } from '../../maps/island'
import type { Html } from '../html'
import { block } from './block'

interface MapOptions {
  readonly location?: { readonly [key: string]: unknown }
  /** The id of the style, 1 to 6. */
  readonly style?: number
  readonly labels?: boolean
  readonly terrain?: boolean
  readonly controls?: boolean
  /** The height in rows of 34 px. */
  readonly rows?: number
  readonly [option: string]: unknown
}

/** The location of the demo site's bakehouse. */
export const bakehouseLocation = {
  mapLat: islandPlace.lat,
  mapLng: islandPlace.lng,
  mapZoom: 13,
  markerLat: islandPlace.lat,
  markerLng: islandPlace.lng,
  addressTitle: 'The Bakehouse',
  addressLine1: 'Bakehouse Lane',
  addressLine2: 'Skerry Island',
  addressCountry: 'by Arden slip',
}

/** A map block as hosted pages have it: everything is in its JSON, and the content is a space. */
export function mapBlock(id: string, { rows = 12, ...options }: MapOptions = {}): Html {
  const json = { location: bakehouseLocation, style: 2, labels: true, terrain: false, controls: true, ...options }
  return block('map', id, '\u00a0', {
    class: `sized vsize-${rows}`,
    'data-block-json': JSON.stringify({ ...json, vSize: rows, hSize: null, floatDir: null }),
  })
}
