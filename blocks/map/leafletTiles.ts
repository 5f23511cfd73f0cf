import { type Coords, GridLayer } from 'leaflet'
import { mapStyles } from '../../src/model/enumerations/blockTypes'
import { messages } from './messages'
import type { MapView } from './props'
import { tileAddress } from './readSettings'

const loadTimeoutMs = 30_000 // B9 Map
const hosts = 'abc'

/** The tiles of a map. */
export interface Tiles {
  readonly layer: GridLayer
  /** Resolves with the first tile. Rejects if all requested tiles fail, or none loads in time. */
  readonly firstLoaded: (signal: AbortSignal) => Promise<void>
  /** Calls back when every tile in the view, and in the row around it, has failed. */
  readonly onLost: (listener: () => void) => void
  readonly redraw: (view: MapView) => void
}

/**
 * Creates the layer of tiles. `{style}`, `{labels}` and `{terrain}` in the template select a style on the server;
 * without `{style}` a filter changes the colours.
 */
export function createTiles(template: string, first: MapView, mostZoom: number): Tiles {
  let view = first
  const [asked, failed] = [new Set<HTMLElement>(), new Set<HTMLElement>()]
  let zoom = first.zoom
  let onLoad = () => {}
  let onLost = () => {}

  const check = () => {
    if (asked.size > 0 && failed.size === asked.size) onLost()
  }

  const createTile = ({ x, y, z }: Coords, done: (error: Error | undefined, tile: HTMLElement) => void) => {
    const tile = Object.assign(document.createElement('img'), { alt: '', draggable: false })
    if (z !== zoom) for (const tiles of [asked, failed]) tiles.clear() // Leaflet keeps the previous tiles for a while
    zoom = z
    asked.add(tile)
    tile.onload = () => {
      onLoad()
      done(undefined, tile)
    }
    tile.onerror = () => {
      if (asked.has(tile)) failed.add(tile)
      done(new Error(tile.src), tile)
      check()
    }
    tile.src = addressOf(template, { x, y, z }, view)
    return tile
  }
  // Not Leaflet's TileLayer: it uses `data:` URLs, which strict policies block.
  class ImageLayer extends GridLayer {
    protected override createTile = createTile
  }
  const layer = new ImageLayer({ maxZoom: mostZoom, className: filterClass(template, view), keepBuffer: 1 })
  layer.on('tileunload', ({ tile }: { readonly tile: HTMLImageElement }) => {
    cancel(tile)
    for (const tiles of [asked, failed]) tiles.delete(tile)
    setTimeout(check) // later, because Leaflet may be replacing or removing all tiles
  })

  return {
    layer,
    firstLoaded: (signal) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(messages.lateTiles)), loadTimeoutMs)
        const end = (finish: () => void) => () => {
          clearTimeout(timer)
          finish()
        }
        onLoad = end(resolve)
        onLost = end(() => reject(new Error(messages.noTiles)))
        signal.addEventListener('abort', onLost, { once: true })
      }),
    onLost(listener) {
      onLost = listener
    },
    redraw(next) {
      view = next
      const container = layer.getContainer()
      if (container) container.className = `leaflet-layer ${filterClass(template, view)}`
      layer.redraw()
    },
  }
}

/** Cancels a request that is no longer needed. */
function cancel(tile: HTMLImageElement): void {
  tile.onload = tile.onerror = null
  tile.removeAttribute('src')
}

function addressOf(
  template: string,
  { x, y, z }: { readonly [axis in 'x' | 'y' | 'z']: number },
  view: MapView,
): string {
  return tileAddress(template, {
    x: String(x),
    y: String(y),
    z: String(z),
    s: hosts[Math.abs(x + y) % hosts.length] ?? 'a',
    style: String(mapStyles[view.style]),
    labels: view.showLabels ? '1' : '0',
    terrain: view.showTerrain ? '1' : '0',
  })
}

function filterClass(template: string, { style }: MapView): string {
  return template.includes('{style}') ? '' : `skerry-map-${style}`
}
