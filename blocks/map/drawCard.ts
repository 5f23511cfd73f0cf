import { element } from '../../src/ui/element'
import { drawGround } from './drawGround'
import { linkAttributes, mapName } from './mapLink'
import { messages } from './messages'
import { createPin } from './pin'
import type { MapView } from './props'

/** The state of a map: only the card, a map loading behind the card, the map, or the card with an error message. */
export type MapState = 'card' | 'loading' | 'live' | 'failed'

/** The parts of a map that exist in every state. */
export interface MapCard {
  readonly root: HTMLElement
  /** Where the map is drawn. */
  readonly place: HTMLElement
  readonly button: HTMLButtonElement
  readonly show: (state: MapState, view: MapView) => void
}

interface CardOptions {
  /** Whether there is a map to show; otherwise there is only the card. */
  readonly hasMap: boolean
  /** Whether pressing the button also gives consent to a third party. */
  readonly asks: () => boolean
  readonly onOpen: () => void
}

/** Draws the static card: streets, a marker, the address, a link, and a button if there is a map. No requests. */
export function drawCard(first: MapView, { hasMap, asks, onOpen }: CardOptions): MapCard {
  const place = element('div', { class: 'skerry-map-place' })
  const onclick = () => {
    words.setAttribute('role', 'status') // a map that opens automatically announces nothing
    onOpen()
  }
  const button = element('button', { type: 'button', class: 'skerry-map-open', onclick })
  const note = element('p', { class: 'skerry-map-note' })
  const address = element('address', { class: 'skerry-map-address' })
  const link = element('a', { class: 'skerry-map-link' }, messages.link)
  const words = element('p', { class: 'skerry-map-status' })
  const actions = element('div', { class: 'skerry-map-actions' }, ...(hasMap ? [button] : []), link)
  const sheet = element('div', { class: 'skerry-map-sheet' }, address, note, actions)
  const ground = element('a', { class: 'skerry-map-pin-link', tabindex: '-1', 'aria-hidden': 'true' }, createPin())
  const card = element('div', { class: 'skerry-map-card' }, ground, sheet)
  const root = element('div', { class: 'skerry-map', role: 'group' }, drawGround(first.centre), card, place, words)

  return {
    root,
    place,
    button,
    show(state, view) {
      root.dataset.state = state
      root.dataset.style = view.style
      root.setAttribute('aria-label', mapName(view))
      for (const [name, value] of Object.entries(linkAttributes(view))) {
        link.setAttribute(name, value)
        if (view.linkOnClick) ground.setAttribute(name, value)
        else ground.removeAttribute(name)
      }
      address.replaceChildren(...addressLines(view))
      address.hidden = address.childElementCount === 0
      const isAsking = state !== 'loading' && asks()
      note.textContent = isAsking ? messages.consent : ''
      button.textContent = state === 'failed' ? messages.retry : isAsking ? messages.agree : messages.show
      button.setAttribute('aria-disabled', String(state === 'loading'))
      card.inert = state === 'live'
      words.textContent = state === 'loading' ? messages.loading : state === 'failed' ? messages.failed : ''
    },
  }
}

function addressLines({ title, lines }: MapView): HTMLElement[] {
  const name = title ? [element('strong', { dir: 'auto' }, title)] : []
  return [...name, ...lines.map((line) => element('span', { dir: 'auto' }, line))]
}
