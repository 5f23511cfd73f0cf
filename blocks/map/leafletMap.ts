import { type Map as Canvas, map as createMap, marker as createMarker, divIcon } from 'leaflet'
import { debounce } from '../../src/browser/debounce'
import { watchSize } from '../../src/browser/watchSize'
import { prefersReducedMotion } from '../../src/media/reducedMotion'
import { element } from '../../src/ui/element'
import { adoptStyles } from '../../src/ui/styles'
import { drawControls } from './drawControls'
import css from './leafletMap.css?inline'
import { createTiles } from './leafletTiles'
import { linkAttributes, mapName, markerName } from './mapLink'
import { messages } from './messages'
import { createPin } from './pin'
import type { LiveMap, LiveOptions, MapView, Point } from './props'

const doubleClickMs = 300
const mostZoom = 19 // the last zoom level of open tile servers
const pinSize: [number, number] = [40, 52]
const pinTip: [number, number] = [20, 51]

/** Draws a map of tiles (docs/decisions.md#47). Rejects if no tile loads in time. */
export async function openLeaflet(
  { place, props, signal, onFail }: LiveOptions,
  onLeave: () => void,
): Promise<LiveMap> {
  adoptStyles('leaflet', css)
  const { settings, view } = props
  // Leaflet measures from the left, so the map itself is not mirrored.
  const ground = element('div', {
    class: 'skerry-map-canvas',
    role: 'application',
    dir: 'ltr',
    'aria-label': nameOf(view),
  })
  place.append(ground)
  const canvas = createCanvas(ground, view)
  removeAtEnd(canvas, signal)
  const tiles = createTiles(settings.tiles, view, mostZoom)
  const pin = createMapPin(canvas, view)
  const controls = drawControls({ canvas, settings, onLeave })
  place.append(controls.root)
  centreOnClick(canvas, signal)
  watchTouch(ground, canvas, signal)
  // Leaflet reacts only to the window, and would keep an outdated size after the box was hidden.
  const stopSize = watchSize(ground, () => ground.clientWidth > 0 && canvas.invalidateSize({ animate: false }))
  signal.addEventListener('abort', stopSize, { once: true })
  place.addEventListener('keydown', (event) => leaveByKey(event, onLeave), { signal })
  tiles.layer.addTo(canvas)
  await tiles.firstLoaded(signal)
  tiles.onLost(onFail)

  let shown = view
  return {
    update(next) {
      if (next.style !== shown.style || next.showLabels !== shown.showLabels || next.showTerrain !== shown.showTerrain)
        tiles.redraw(next)
      if (!isSame(next.centre, shown.centre) || next.zoom !== shown.zoom) moveTo(canvas, next)
      shown = next
      setHandlers(canvas, next)
      pin.update(next)
      controls.update(next)
      ground.setAttribute('aria-label', nameOf(next))
    },
    focus: () => ground.focus({ preventScroll: true }),
    // `signal` removes the map itself.
    remove: () => place.replaceChildren(),
  }
}

function createCanvas(ground: HTMLElement, view: MapView): Canvas {
  const mayMove = !prefersReducedMotion()
  const canvas = createMap(ground, {
    attributionControl: false, // drawn by us: Leaflet writes it as HTML, which strict policies block
    zoomControl: false,
    fadeAnimation: mayMove,
    zoomAnimation: mayMove,
    markerZoomAnimation: mayMove,
    inertia: mayMove,
    worldCopyJump: true,
    maxZoom: mostZoom,
    minZoom: 1,
  })
  if (!mayMove) {
    const panBy = canvas.panBy.bind(canvas)
    canvas.panBy = (offset, options) => panBy(offset, { ...options, animate: false })
  }
  moveTo(canvas, view)
  setHandlers(canvas, view)
  return canvas
}

/**
 * Removes the map when `signal` aborts. Leaflet throws if it is removed during a zoom, so this waits for the zoom to
 * end.
 */
function removeAtEnd(canvas: Canvas, signal: AbortSignal): void {
  let isZooming = false
  canvas.on('zoomstart', () => {
    isZooming = true
  })
  canvas.on('zoomend', () => {
    isZooming = false
  })
  const remove = () => canvas.remove()
  signal.addEventListener('abort', () => (isZooming ? canvas.once('moveend', remove) : remove()), { once: true })
}

function moveTo(canvas: Canvas, { centre, zoom }: MapView): void {
  canvas.setView([centre.lat, centre.lng], Math.min(Math.max(Math.round(zoom), 1), mostZoom), { animate: false })
}

function setHandlers(canvas: Canvas, view: MapView): void {
  canvas.dragging[view.draggable ? 'enable' : 'disable']()
  canvas.scrollWheelZoom[view.scrollwheel ? 'enable' : 'disable']()
}

/** The marker: a link to the page of the maps service. It does not follow a press that drags the map or the marker. */
function createMapPin(canvas: Canvas, view: MapView): { readonly update: (view: MapView) => void } {
  const link = element('a', { class: 'skerry-map-pin-link' }, createPin())
  const icon = divIcon({ html: link, className: 'skerry-map-marker', iconSize: pinSize, iconAnchor: pinTip })
  const marker = createMarker([view.marker.lat, view.marker.lng], { icon, keyboard: false, draggable: true }).addTo(
    canvas,
  )
  let isDragged = false
  const drag = () => {
    isDragged = true
  }
  canvas.on('dragstart', drag)
  marker.on('dragstart', drag)
  link.addEventListener('pointerdown', () => {
    isDragged = false
  })
  link.addEventListener('click', (event) => {
    if (isDragged && event.detail > 0) event.preventDefault() // 0 is a key's
  })
  const update = (next: MapView) => {
    marker.setLatLng([next.marker.lat, next.marker.lng])
    marker.dragging?.[next.markerDraggable ? 'enable' : 'disable']()
    for (const [name, value] of Object.entries(linkAttributes(next))) {
      if (next.linkOnClick) link.setAttribute(name, value)
      else link.removeAttribute(name)
    }
    if (next.linkOnClick) link.setAttribute('aria-label', markerName(next))
    else link.removeAttribute('aria-label')
  }
  update(view)
  return { update }
}

/** Moves the map for visitors who cannot drag it. A second click is a double click, which only zooms. */
function centreOnClick(canvas: Canvas, signal: AbortSignal): void {
  let place = canvas.getCenter()
  const move = debounce(() => canvas.panTo(place), doubleClickMs)
  canvas.on('click', ({ latlng }) => {
    place = latlng
    if (canvas.dragging.enabled()) move()
  })
  canvas.on('dblclick movestart', move.cancel)
  signal.addEventListener('abort', move.cancel, { once: true })
}

/** One finger scrolls the page, as everywhere else. Two fingers move the map. */
function watchTouch(ground: HTMLElement, canvas: Canvas, signal: AbortSignal): void {
  let wasEnabled = false
  const before = { capture: true, signal }
  ground.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      if (pointerType !== 'touch' || !canvas.dragging.enabled()) return
      wasEnabled = true
      canvas.dragging.disable()
    },
    before,
  )
  const release = () => {
    delete ground.dataset.hint
    if (wasEnabled) canvas.dragging.enable()
    wasEnabled = false
  }
  for (const type of ['pointerup', 'pointercancel', 'touchend', 'touchcancel'])
    ground.addEventListener(type, release, { signal })
  ground.addEventListener(
    'touchmove',
    ({ touches }) => {
      if (touches.length === 1) ground.dataset.hint = messages.fingers
      else delete ground.dataset.hint
    },
    { passive: true, signal },
  )
}

function leaveByKey(event: KeyboardEvent, onLeave: () => void): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  event.preventDefault()
  event.stopPropagation()
  onLeave()
}

function nameOf(view: MapView): string {
  return `${mapName(view)}. ${messages.keys}`
}

function isSame(one: Point, other: Point): boolean {
  return one.lat === other.lat && one.lng === other.lng
}
