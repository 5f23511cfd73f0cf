import { defaultMapStyle, type MapStyle, mapStyles } from '../../src/model/enumerations/blockTypes'
import { isRecord, textOf } from '../../src/model/text/json'
import type { MapView, Point } from './props'

type Fields = { readonly [key: string]: unknown }

/**
 * A point in lower Manhattan, with zoom 12 (B3 Map location). The coordinates are those of the platform's own block.
 */
export const defaultCentre: Point = { lat: 40.720882, lng: -74.000988 }
const defaultZoom = 12
const defaultRows = 12
const mostZoom = 21
const mostRows = 30

/**
 * Reads what a map shows, from the JSON of its block. Missing and invalid options get their defaults; `onOutside` gets
 * the key of a missing or invalid coordinate.
 */
export function readView(options: Fields, onOutside: (key: string) => void = () => {}): MapView {
  const place = isRecord(options.location) ? options.location : {}
  const given = readPoint(place, 'map', onOutside)
  const centre = given ?? defaultCentre
  return {
    centre,
    marker: given ? (readMarker(place, onOutside) ?? centre) : centre,
    zoom: numberIn(place.mapZoom, 0, mostZoom) ?? defaultZoom,
    isPlaced: given !== null,
    title: textOf(place.addressTitle),
    lines: [place.addressLine1, place.addressLine2, place.addressCountry].map(textOf).filter(Boolean),
    style: readStyle(options.style),
    showLabels: isOn(options.labels ?? options.showLabels, true),
    showTerrain: isOn(options.terrain ?? options.showTerrain, false),
    showControls: isOn(options.controls ?? options.showControls, true),
    disableDefaultUI: isOn(options.disableDefaultUI, false),
    draggable: isOn(options.draggable, true),
    scrollwheel: isOn(options.scrollwheel, false),
    markerDraggable: isOn(options.markerDraggable, false),
    linkOnClick: isOn(options.linkOnClick, true),
    rows: numberIn(options.vSize, 1, mostRows) ?? defaultRows,
  }
}

/** The marker may be missing: it is then at the centre. */
function readMarker(place: Fields, onOutside: (key: string) => void): Point | null {
  return place.markerLat == null && place.markerLng == null ? null : readPoint(place, 'marker', onOutside)
}

function readPoint(place: Fields, name: 'map' | 'marker', onOutside: (key: string) => void): Point | null {
  const lat = numberIn(place[`${name}Lat`], -90, 90)
  const lng = numberIn(place[`${name}Lng`], -180, 180)
  if (lat === null) onOutside(`${name}Lat`)
  if (lng === null) onOutside(`${name}Lng`)
  return lat === null || lng === null ? null : { lat, lng }
}

/** An id (1 to 6), which may be text, or a name in any spelling: `minimal-blue`, `MinimalBlue`. */
function readStyle(value: unknown): MapStyle {
  const text = plain(value)
  const names = Object.keys(mapStyles) as MapStyle[]
  return names.find((name) => String(mapStyles[name]) === text || plain(name) === text) ?? defaultMapStyle
}

function plain(value: unknown): string {
  return String(value ?? '')
    .replace(/[\s_-]/g, '')
    .toLowerCase()
}

function numberIn(value: unknown, least: number, most: number): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && number >= least && number <= most ? number : null
}

function isOn(value: unknown, fallback: boolean): boolean {
  if (typeof value === 'boolean') return value
  return value === 'true' ? true : value === 'false' ? false : fallback
}
