const service = 'https://www.google.com/maps'

/** A place for the maps service. */
export interface MapPlace {
  /** The parts of the address, separated by commas; empty if only the point is known. */
  readonly address: string
  /** In degrees; `null` if only the address is known. */
  readonly point: { readonly lat: number; readonly lng: number } | null
  readonly zoom: number
}

/** The page of the maps service with location, query and zoom (B9 Map). Without a point, it searches by address. */
export function mapsUrl({ address, point, zoom }: MapPlace): string {
  const at = point ? `${point.lat},${point.lng}` : ''
  const query = new URLSearchParams({ q: address || at, z: String(Math.round(zoom)) })
  if (at) query.set('ll', at)
  return `${service}?${query}`
}
