import { format } from '../../src/language/format'
import { mapsUrl } from '../../src/model/address/mapsUrl'
import { messages } from './messages'
import type { MapView } from './props'

/** The URL of the maps service for the location, the query and the zoom of a map (B9 Map). */
export function mapLink(view: MapView): string {
  const { marker, zoom, isPlaced } = view
  const address = addressOf(view)
  // Without coordinates, the service searches for the address, not around the default centre.
  return mapsUrl({ address, point: isPlaced || !address ? marker : null, zoom })
}

/** The attributes of a link to the maps service, in a new tab. */
export function linkAttributes(view: MapView): { readonly [name: string]: string } {
  return { href: mapLink(view), target: '_blank', rel: 'noopener' }
}

/** The name of a map for screen readers. */
export function mapName(view: MapView): string {
  const place = placeOf(view)
  return place ? format(messages.name, { place }) : messages.nameless
}

/** The name of its marker, which is a link. */
export function markerName(view: MapView): string {
  const place = placeOf(view)
  return place ? format(messages.linkOf, { place }) : messages.link
}

function placeOf({ title, lines: [first = ''] }: MapView): string {
  return title || first
}

function addressOf({ title, lines }: MapView): string {
  return [title, ...lines].filter(Boolean).join(', ')
}
