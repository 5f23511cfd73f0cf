import { mayContact, onConsentChange } from '../../src/browser/consent'
import { debounce } from '../../src/browser/debounce'
import type { ElementChanges } from '../../src/browser/elementChanges'
import { watchSize } from '../../src/browser/watchSize'
import { element as create } from '../../src/ui/element'
import { boxOf, showWrapper } from './boxOf'
import { type CardState, drawCard } from './drawCard'
import { openOpenTable } from './openTable'
import type { Layout, Provider, ReservationProps } from './props'
import { openTock, tockContainerId } from './tock'

// B9 Reservation and layout
const wideAbovePx = 850
const stackedUpToPx = 750
const resizeRestMs = 150 // B9 Timing: resize helper delay

/** Shows a preview, asks for consent, or loads the widget, whose layout follows the width of the block. */
export function startReservation(element: HTMLElement, props: ReservationProps, changes: ElementChanges): void {
  const { provider, source } = props
  const place = placeOf(element, props, changes)
  let layout = layoutOf(element, provider)
  let attempt = new AbortController()
  let state: CardState = 'asking'

  const show = (next: CardState) => {
    state = next
    card.show(state)
  }
  const load = async () => {
    attempt.abort()
    attempt = new AbortController()
    const { signal } = attempt
    if (state !== 'live') show('loading')
    try {
      await (provider === 'tock' ? openTock : openOpenTable)({ props, layout, place, signal })
      if (!signal.aborted) show('live')
    } catch {
      if (!signal.aborted && state !== 'live') show('failed') // else the previous widget stays
    }
  }
  const card = drawCard(props, () => void load())
  place.after(changes.own(card.root))
  showWrapper(element, changes)
  changes.onUndo(() => attempt.abort())
  const follow = () => {
    const next = layoutOf(element, provider)
    if (next === layout || element.clientWidth === 0) return // or hidden, for example in a closed tab
    layout = next
    writeLayout()
    if (provider === 'opentable' && (state === 'live' || state === 'loading')) void load()
  }
  const writeLayout = () => changes.attribute(element, 'data-skerry-layout', layout)
  writeLayout()
  const followSoon = debounce(follow, resizeRestMs)
  changes.onUndo(watchSize(element, followSoon))
  changes.onUndo(followSoon.cancel)

  if (props.isPreview) show('preview')
  const loadIfAllowed = () => {
    if (state !== 'asking') return
    if (mayContact(source)) void load()
    else show('asking')
  }
  changes.onUndo(onConsentChange(loadIfAllowed))
  loadIfAllowed()
}

function layoutOf(element: HTMLElement, provider: Provider): Layout {
  const width = element.clientWidth
  if (provider === 'tock') return width <= stackedUpToPx ? 'stacked' : 'row'
  return width > wideAbovePx ? 'wide' : 'standard'
}

/** Where the widget is drawn: the server's Tock container, or our own element. Undo restores it. */
function placeOf(element: HTMLElement, props: ReservationProps, changes: ElementChanges): HTMLElement {
  const isTock = props.provider === 'tock'
  const served = isTock ? element.querySelector<HTMLElement>(`[id="${tockContainerId}"]`) : null
  const place = served ?? create('div', isTock ? { id: tockContainerId } : { class: 'skerry-reservation-place' })
  if (!served) {
    if (isTock) place.setAttribute('data-tock-business-slug', props.business)
    boxOf(element).append(changes.own(place))
  }
  if (served) changes.content(served, [...served.childNodes]) // the provider's script writes into it
  if (isTock) changes.attribute(place, 'data-tock-variant', props.variant)
  return place
}
