import type { Map as Canvas } from 'leaflet'
import { element, icon } from '../../src/ui/element'
import { messages } from './messages'
import type { MapSettings, MapView } from './props'

/** The buttons and the attribution of a map. */
export interface Controls {
  readonly root: HTMLElement
  readonly update: (view: MapView) => void
}

interface ControlsOptions {
  readonly canvas: Canvas
  readonly settings: MapSettings
  readonly onLeave: () => void
}

/** Draws the zoom and close buttons, and the attribution. Owners can turn the zoom buttons off. */
export function drawControls({ canvas, settings, onLeave }: ControlsOptions): Controls {
  const zoomIn = createButton(messages.zoomIn, 'M12 5v14M5 12h14', () => canvas.zoomIn())
  const zoomOut = createButton(messages.zoomOut, 'M5 12h14', () => canvas.zoomOut())
  const zoom = element('div', { class: 'skerry-map-zoom' }, zoomIn, zoomOut)
  const close = createButton(messages.close, 'M6 6l12 12M18 6 6 18', onLeave)
  close.classList.add('skerry-map-close')
  const root = element('div', { class: 'skerry-map-controls' }, zoom, close, ...drawAttribution(settings))

  const update = () => {
    const at = canvas.getZoom()
    zoomIn.setAttribute('aria-disabled', String(at >= canvas.getMaxZoom()))
    zoomOut.setAttribute('aria-disabled', String(at <= canvas.getMinZoom()))
  }
  canvas.on('zoomend', update)
  return {
    root,
    update(view) {
      zoom.hidden = !view.showControls || view.disableDefaultUI
      update()
    },
  }
}

function createButton(label: string, path: string, onclick: () => void): HTMLButtonElement {
  return element('button', { type: 'button', 'aria-label': label, onclick }, icon(path))
}

function drawAttribution({ attribution, attributionUrl }: MapSettings): HTMLElement[] {
  if (!attribution) return []
  const name = attributionUrl
    ? element('a', { href: attributionUrl, target: '_blank', rel: 'noopener' }, attribution)
    : attribution
  return [element('p', { class: 'skerry-map-credit' }, name)]
}
