import { mayContact, needsConsent, onConsentChange } from '../../src/browser/consent'
import type { ElementChanges } from '../../src/browser/elementChanges'
import { adoptStyles } from '../../src/ui/styles'
import { drawCard, type MapCard, type MapState } from './drawCard'
import css from './map.css?inline'
import type { LiveMap, MapProps, MapView, OpenMap } from './props'
import { tileAddress } from './readSettings'

const rowPx = 34 // the platform's style sheet gives a block this height for each row of its `vSize`
const leastPx = 60 // a lower box contains only a line of text and has no height of its own

/** A map on the page. */
export interface ShownMap {
  readonly update: (view: MapView) => void
}

/**
 * Shows a card in the box, and the map when the visitor presses the card's button. With a key, the map opens
 * automatically, as on the platform, but a third party's map only with consent.
 */
export function startMap(box: HTMLElement, props: MapProps, changes: ElementChanges): ShownMap {
  adoptStyles('map', css)
  const { key, tiles, scriptUrl } = props.settings
  const source = key ? scriptUrl : tiles
  const address = tileAddress(source, {})
  const card = drawCard(props.view, {
    hasMap: source !== '',
    asks: () => needsConsent(address),
    onOpen: () => void map.open(true),
  })
  const map = runMap(card, props)
  placeInBox(box, card.root, props.view, changes)
  map.show('card')

  const openIfAllowed = () => {
    if (map.state() !== 'card') return
    if (key && mayContact(address)) void map.open(false)
    else map.show('card') // asks for consent, or no longer needs to
  }
  openIfAllowed()
  changes.onUndo(onConsentChange(openIfAllowed))
  changes.onUndo(map.stop)
  return { update: map.update }
}

/** A card and its map, open or not. */
interface RunningMap {
  readonly state: () => MapState
  readonly show: (state: MapState) => void
  /**
   * Opens the map. The map gets the focus if the focus is in the card, or if the visitor opened the map and nothing has
   * the focus.
   */
  readonly open: (isAsked: boolean) => Promise<void>
  readonly update: (view: MapView) => void
  readonly stop: () => void
}

function runMap(card: MapCard, props: MapProps): RunningMap {
  let { view } = props
  let state: MapState = 'card'
  let live: LiveMap | null = null
  let attempt = new AbortController()

  const show = (next: MapState) => {
    state = next
    card.show(state, view)
  }
  const stop = () => {
    attempt.abort()
    live?.remove()
  }
  const close = (next: MapState) => {
    const hadFocus = card.place.contains(document.activeElement)
    stop()
    live = null
    card.place.replaceChildren()
    show(next)
    if (hadFocus) card.button.focus({ preventScroll: true })
  }
  const open = async (isAsked: boolean) => {
    if (state === 'loading' || state === 'live') return
    attempt = new AbortController()
    const { signal } = attempt
    show('loading')
    try {
      const openMap = await (props.settings.key ? loadService() : loadLeaflet(() => close('card')))
      if (signal.aborted) return
      const opened = await openMap({
        place: card.place,
        props: { ...props, view },
        signal,
        onFail: () => close('failed'),
      })
      if (signal.aborted) return opened.remove()
      live = opened
      live.update(view) // it may have changed in the meantime
      const { activeElement, body } = document
      // The card becomes inert, including an element that has the focus.
      const mayFocus = card.root.contains(activeElement) || (isAsked && activeElement === body)
      show('live')
      if (mayFocus) live.focus()
    } catch {
      if (!signal.aborted) close('failed')
    }
  }
  const update = (next: MapView) => {
    view = next
    live?.update(view)
    card.show(state, view)
  }
  return { state: () => state, show, open, update, stop }
}

/** Hides the server's content, and keeps the height of the box, or sets one. */
function placeInBox(box: HTMLElement, root: HTMLElement, view: MapView, changes: ElementChanges): void {
  for (const child of box.children) changes.attribute(child, 'hidden', '')
  changes.classed(box, 'skerry-map-box', true)
  if (box.clientHeight < leastPx) changes.style(box, 'block-size', `${view.rows * rowPx}px`)
  box.append(changes.own(root))
}

async function loadLeaflet(onLeave: () => void): Promise<OpenMap> {
  const { openLeaflet } = await import('./leafletMap')
  return (options) => openLeaflet(options, onLeave)
}

async function loadService(): Promise<OpenMap> {
  return (await import('./serviceMap')).openService
}
