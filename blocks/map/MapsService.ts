import type { Point } from './props'

/** The options of a map. The names are the maps service's own. */
export interface ServiceOptions {
  readonly center?: Point
  readonly zoom?: number
  readonly mapTypeId?: string
  /** Colours and labels of the service's built-in map types. A map type that is added has its own. */
  readonly styles?: readonly StyleRule[]
  readonly mapTypeControlOptions?: { readonly mapTypeIds: readonly string[] }
  readonly disableDefaultUI?: boolean
  readonly zoomControl?: boolean
  readonly mapTypeControl?: boolean
  readonly streetViewControl?: boolean
  readonly fullscreenControl?: boolean
  readonly gestureHandling?: 'cooperative' | 'none' | 'auto'
  readonly scrollwheel?: boolean
}

export interface ServiceMarkerOptions {
  readonly map?: ServiceMap | null
  readonly position?: Point
  readonly title?: string
  readonly draggable?: boolean
  readonly clickable?: boolean
}

export interface ServiceMap {
  setOptions(options: ServiceOptions): void
  readonly mapTypes: { set(id: string, type: object): void }
}

interface ServiceMarker {
  setOptions(options: ServiceMarkerOptions): void
  addListener(event: 'click', listener: () => void): void
}

export interface StyleRule {
  readonly elementType?: string
  readonly featureType?: string
  readonly stylers: readonly { readonly [name: string]: string | number }[]
}

/** The part of the maps service that a map block uses. */
export interface MapsService {
  readonly Map: new (place: HTMLElement, options: ServiceOptions) => ServiceMap
  readonly Marker: new (options: ServiceMarkerOptions) => ServiceMarker
  readonly StyledMapType: new (rules: readonly StyleRule[], options: { readonly name: string }) => object
}
