/**
 * A script that replaces the one of the maps service, with the part of its API that map blocks use. It draws the tiles
 * of the mock backend. It rejects the key `refused` as the service does.
 */
export function mapsStandIn(): string {
  // Some compilers insert calls to a helper `__name`, which the page does not have.
  return `(() => {
    const __name = (named) => named
    const drawTiles = ${drawTiles}
    ;(${serve})((${mapClass})(drawTiles), (${markerClass})())
  })()`
}

interface Options {
  readonly center?: { readonly lat: number; readonly lng: number }
  readonly zoom?: number
  readonly mapTypeId?: string
  readonly zoomControl?: boolean
}

interface MarkerOptions {
  readonly map?: { readonly place: HTMLElement }
  readonly title?: string
  readonly clickable?: boolean
}

// The script is the source text of these functions, so they use only their parameters.

/** Draws the tiles around the centre of a map. */
function drawTiles({ clientWidth: width, clientHeight: height }: HTMLElement, options: Options): HTMLElement[] {
  const { center = { lat: 0, lng: 0 }, zoom = 0, mapTypeId = '' } = options
  const sine = Math.sin((center.lat * Math.PI) / 180)
  const across = (center.lng / 360 + 0.5) * 2 ** zoom
  const down = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** zoom
  const styles = ['', 'original', 'grayscale', 'satellite', 'minimal-light', 'minimal-dark', 'minimal-blue']
  const style = mapTypeId === 'hybrid' ? 3 : Math.max(1, styles.indexOf(mapTypeId))
  const drawn: HTMLElement[] = []
  for (let x = Math.floor(across - width / 512); x <= across + width / 512; x++)
    for (let y = Math.floor(down - height / 512); y <= down + height / 512; y++) {
      const tile = document.createElement('img')
      tile.alt = ''
      tile.src = `/api/maps/tiles/${zoom}/${x}/${y}?style=${style}`
      const [left, top] = [width / 2 + (x - across) * 256, height / 2 + (y - down) * 256]
      Object.assign(tile.style, { position: 'absolute', left: `${left}px`, top: `${top}px`, maxWidth: 'none' })
      drawn.push(tile)
    }
  return drawn
}

function mapClass(draw: typeof drawTiles): object {
  return class StandInMap {
    readonly place: HTMLElement
    readonly tiles = document.createElement('div')
    readonly bar = document.createElement('p')
    readonly named: { [id: string]: { readonly name: string } } = {}
    readonly mapTypes = {
      set: (id: string, type: { readonly name: string }) => {
        this.named[id] = type
      },
    }
    options: Options = {}

    constructor(place: HTMLElement, options: Options) {
      this.place = place
      Object.assign(place.style, { overflow: 'hidden', background: '#e5e3df' })
      Object.assign(this.bar.style, {
        position: 'absolute',
        inset: '8px auto auto 8px',
        margin: '0',
        padding: '6px 10px',
      })
      Object.assign(this.bar.style, { background: '#fff', color: '#222', font: '14px sans-serif' })
      place.append(this.tiles, this.bar)
      this.setOptions(options)
    }

    setOptions(options: Options): void {
      this.options = { ...this.options, ...options }
      Object.assign(this.place.dataset, { type: this.options.mapTypeId, zoom: String(this.options.zoom) })
      setTimeout(() => this.draw())
    }

    draw(): void {
      const { mapTypeId = '', zoomControl } = this.options
      this.tiles.replaceChildren(...draw(this.place, this.options))
      this.bar.hidden = !zoomControl
      this.bar.textContent = this.named[mapTypeId]?.name ?? mapTypeId
    }
  }
}

function markerClass(): object {
  return class StandInMarker {
    readonly button = document.createElement('button')

    constructor(options: MarkerOptions) {
      this.button.type = 'button'
      Object.assign(this.button.style, { position: 'absolute', left: '50%', top: '50%', width: '44px', height: '44px' })
      Object.assign(this.button.style, { margin: '-44px 0 0 -22px', border: '0', borderRadius: '50% 50% 50% 4px' })
      Object.assign(this.button.style, { background: '#c5221f', rotate: '-45deg' })
      options.map?.place.append(this.button)
      this.setOptions(options)
    }

    setOptions({ title = '', clickable = true }: MarkerOptions): void {
      this.button.title = title
      this.button.disabled = !clickable
    }

    addListener(event: string, listener: () => void): void {
      this.button.addEventListener(event, listener)
    }
  }
}

function serve(StandInMap: object, StandInMarker: object): void {
  const host = globalThis as unknown as { google?: object; gm_authFailure?: () => void; [name: string]: unknown }
  const script = document.currentScript as HTMLScriptElement
  const { searchParams } = new URL(script.src)

  class StandInType {
    readonly name: string

    constructor(_rules: unknown, { name }: { readonly name: string }) {
      this.name = name
    }
  }

  host.google = { maps: { Map: StandInMap, Marker: StandInMarker, StyledMapType: StandInType } }
  setTimeout(() => (host[searchParams.get('callback') ?? ''] as (() => void) | undefined)?.())
  if (searchParams.get('key') === 'refused') setTimeout(() => host.gm_authFailure?.(), 50)
}
