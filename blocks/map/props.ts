import type { MapStyle } from '../../src/model/enumerations/blockTypes'

/** A point on Earth, in degrees. */
export interface Point {
  readonly lat: number
  readonly lng: number
}

/** What a map shows, and how (B3 Map location). */
export interface MapView {
  readonly centre: Point
  readonly marker: Point
  readonly zoom: number
  /** False if the server gave no usable coordinates and the map shows the default centre. */
  readonly isPlaced: boolean
  /** The name of the place; empty if it has none. */
  readonly title: string
  /** The lines of the address that are not empty, the country last. */
  readonly lines: readonly string[]
  readonly style: MapStyle
  readonly showLabels: boolean
  readonly showTerrain: boolean
  readonly showControls: boolean
  readonly disableDefaultUI: boolean
  readonly draggable: boolean
  readonly scrollwheel: boolean
  readonly markerDraggable: boolean
  readonly linkOnClick: boolean
  /** The height in the platform's rows, for a box without its own height. */
  readonly rows: number
}

/** The tile server or maps service of a page. Empty strings: there is none. */
export interface MapSettings {
  /** The URL template of a tile, with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string
  /** The attribution of the tiles, and its link. */
  readonly attribution: string
  readonly attributionUrl: string
  /** The key of the maps service, and the URL of its script. */
  readonly key: string
  readonly scriptUrl: string
}

export interface MapProps {
  readonly view: MapView
  readonly settings: MapSettings
  /** The page's language, as a tag. */
  readonly locale: string
}

/** A map that a visitor can move. */
export interface LiveMap {
  /** Applies new options. */
  readonly update: (view: MapView) => void
  readonly focus: () => void
  readonly remove: () => void
}

/** The options of a drawing function. */
export interface LiveOptions {
  /** The element to draw the map in. */
  readonly place: HTMLElement
  readonly props: MapProps
  /** Aborts when the map is removed, even before it has been drawn. */
  readonly signal: AbortSignal
  /** Call when the map can no longer be shown. */
  readonly onFail: () => void
}

/** Draws a map. Resolves when something is visible. */
export type OpenMap = (options: LiveOptions) => Promise<LiveMap>
