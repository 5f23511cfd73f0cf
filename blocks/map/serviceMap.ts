import { element } from '../../src/ui/element'
import { loadMapsService } from './loadMapsService'
import type { MapsService, ServiceMap, ServiceOptions } from './MapsService'
import { mapLink, mapName, markerName } from './mapLink'
import { styleMessages } from './messages'
import type { LiveMap, LiveOptions, MapView, Point } from './props'
import { serviceRules } from './serviceStyles'

const terrain = 'terrain'

/** The global that the service calls if it refuses a key. */
type Host = { gm_authFailure?: (() => void) | undefined }

/** Draws a map with the maps service. Rejects if its script fails to load, or if it is aborted first. */
export async function openService({ place, props, signal, onFail }: LiveOptions): Promise<LiveMap> {
  const { settings, locale } = props
  const service = await loadMapsService(settings, locale)
  signal.throwIfAborted()
  const ground = element('div', { class: 'skerry-map-service', tabindex: '-1' })
  place.append(ground)
  watchKey(onFail, signal)
  let { view } = props
  const canvas = new service.Map(ground, { ...lookOf(view), ...aimOf(view) })
  const marker = new service.Marker({ map: canvas, ...markerOf(view) })
  marker.addListener('click', () => {
    if (view.linkOnClick) globalThis.open(mapLink(view), '_blank', 'noopener')
  })
  nameType(service, canvas, view)

  return {
    update(next) {
      const isElsewhere = !isSame(next.centre, view.centre) || next.zoom !== view.zoom
      view = next
      nameType(service, canvas, view)
      canvas.setOptions({ ...lookOf(view), ...(isElsewhere ? aimOf(view) : {}) })
      marker.setOptions(markerOf(view))
    },
    focus: () => ground.focus({ preventScroll: true }),
    remove: () => ground.remove(),
  }
}

/** Adds a style as a map type. The service's controls show its name. */
function nameType({ StyledMapType }: MapsService, canvas: ServiceMap, view: MapView): void {
  canvas.mapTypes.set(view.style, new StyledMapType(serviceRules(view), { name: styleMessages[view.style] }))
}

function lookOf(view: MapView): ServiceOptions {
  const { showControls, disableDefaultUI, draggable, scrollwheel } = view
  const hasControls = showControls && !disableDefaultUI
  const mapTypeId = typeOf(view)
  return {
    mapTypeId,
    styles: mapTypeId === terrain ? serviceRules(view) : [],
    mapTypeControlOptions: { mapTypeIds: [mapTypeId] },
    disableDefaultUI,
    zoomControl: hasControls,
    mapTypeControl: hasControls,
    streetViewControl: false,
    fullscreenControl: false,
    gestureHandling: draggable ? 'cooperative' : 'none', // one finger still scrolls the page
    scrollwheel,
  }
}

function aimOf({ centre, zoom }: MapView): ServiceOptions {
  return { center: centre, zoom }
}

/** The service has its own satellite images and terrain; all other styles are ours. */
function typeOf({ style, showLabels, showTerrain }: MapView): string {
  if (style === 'satellite') return showLabels ? 'hybrid' : 'satellite'
  return showTerrain ? terrain : style
}

function markerOf(view: MapView) {
  const { marker: position, markerDraggable: draggable, linkOnClick: clickable } = view
  return { position, draggable, clickable, title: clickable ? markerName(view) : mapName(view) }
}

/** The service calls a global function if it refuses the key. Several maps may be waiting for it. */
function watchKey(onFail: () => void, signal: AbortSignal): void {
  const host = globalThis as Host
  const before = host.gm_authFailure
  const listen = () => {
    before?.()
    if (!signal.aborted) onFail()
  }
  host.gm_authFailure = listen
  signal.addEventListener(
    'abort',
    () => {
      if (host.gm_authFailure === listen) host.gm_authFailure = before
    },
    { once: true },
  )
}

function isSame(one: Point, other: Point): boolean {
  return one.lat === other.lat && one.lng === other.lng
}
