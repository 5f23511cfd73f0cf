import { type MapPlace, mapsUrl } from '../../src/model/address/mapsUrl'
import type { Page } from '../../src/model/page/page'
import { isRecord, textOf } from '../../src/model/text/json'
import { enabledEntries } from './enabledEntries'
import { readHours } from './openingHours'
import { phoneUrl } from './phoneUrl'
import type { MobileInformationBarProps } from './props'

type Settings = Page['websiteSettings']

const zoom = 15 // streets

/** The enabled entries for which the site has data. `location` is `website.location` in the page context. */
export function readEntries(
  settings: Settings,
  location: unknown,
): Pick<MobileInformationBarProps, 'links' | 'hours'> | null {
  const enabled = enabledEntries(settings)
  const readers = {
    contactEmail: () => emailUrl(textOf(settings.contactEmail)),
    contactPhoneNumber: () => phoneUrl(textOf(settings.contactPhoneNumber)),
    location: () => locationUrl(location),
  }
  const links: { [name in keyof typeof readers]?: string } = {}
  for (const name of enabled) {
    const url = name === 'businessHours' ? null : readers[name]()
    if (url !== null) links[name as keyof typeof readers] = url
  }
  const hours = enabled.includes('businessHours') ? readHours(settings.businessHours) : null
  return hours || Object.keys(links).length > 0 ? { links, hours } : null
}

function emailUrl(email: string): string | null {
  return /^[^\s@?&#]+@[^\s@?&#]+$/.test(email) ? `mailto:${email}` : null
}

/**
 * The URL of the maps service; `null` without a street, a town or coordinates: a country alone is not a destination.
 */
function locationUrl(location: unknown): string | null {
  if (!isRecord(location)) return null
  const [title, street, town, country] = ['Title', 'Line1', 'Line2', 'Country'].map((key) =>
    textOf(location[`address${key}`]),
  )
  const address = [title, street, town, country].filter(Boolean).join(', ')
  const point = pointOf(location)
  return point || street || town ? mapsUrl({ address, point, zoom }) : null
}

function pointOf({ markerLat, markerLng, mapLat, mapLng }: { readonly [key: string]: unknown }): MapPlace['point'] {
  const pairs = [
    [markerLat, markerLng],
    [mapLat, mapLng],
  ]
  for (const [lat, lng] of pairs) if (isWithin(lat, 90) && isWithin(lng, 180)) return { lat, lng }
  return null
}

function isWithin(value: unknown, most: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= most
}
