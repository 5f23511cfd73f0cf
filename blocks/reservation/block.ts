import { recordChanges } from '../../src/browser/elementChanges'
import { BlockError } from '../../src/errors/BlockError'
import { format } from '../../src/language/format'
import { blockVariants } from '../../src/model/enumerations/blockTypes'
import type { Page } from '../../src/model/page/page'
import { readText } from '../../src/runtime/attributes'
import { element as create } from '../../src/ui/element'
import { adoptStyles } from '../../src/ui/styles'
import { boxOf, showWrapper } from './boxOf'
import { messages } from './messages'
import type { Provider, ReservationProps } from './props'
import { readSource } from './readSource'
import css from './reservation.css?inline'
import { startReservation } from './startReservation'
import { tockContainerId } from './tock'

const tockMarker = '[data-tock-business-slug]'

/** Reads the provider and the script's URL. Throws a `BlockError` if the widget must not or cannot be loaded. */
export function parse(element: HTMLElement, page: Page): ReservationProps {
  const provider = readProvider(element)
  const source = readSource(element, provider)
  const tock = element.matches(tockMarker) ? element : element.querySelector(tockMarker)
  const business = tock ? readText(tock, 'data-tock-business-slug') : ''
  if (provider === 'tock') {
    if (!business) throw new BlockError(messages.noBusiness)
    const first = document.getElementById(tockContainerId)
    if (first && !element.contains(first)) throw new BlockError(messages.second)
  }
  const named = readText(tock ?? element, 'data-tock-variant')
  return {
    provider,
    source,
    business: provider === 'tock' ? business : '',
    variant: blockVariants.tock.find((one) => one === named) ?? 'reservations',
    bookUrl:
      provider === 'tock' ? `https://www.exploretock.com/${encodeURIComponent(business)}` : restaurantUrl(source),
    isPreview: page.authenticatedAccount !== null,
  }
}

/** Tells visitors that booking is unavailable, unless the server has content. The reason is logged. */
export function attachFailure(element: HTMLElement): () => void {
  const changes = recordChanges()
  if (element.textContent?.trim()) return changes.undo
  adoptStyles('reservation', css)
  const sentence = create('p', { class: 'skerry-reservation-status' }, messages.unavailable)
  const card = create('div', { class: 'skerry-reservation' }, sentence)
  boxOf(element).append(changes.own(card))
  showWrapper(element, changes)
  return changes.undo
}

/** Shows the widget, or a card in its place. */
export function attach(element: HTMLElement, props: ReservationProps): () => void {
  adoptStyles('reservation', css)
  const changes = recordChanges()
  startReservation(element, props, changes)
  return changes.undo
}

function readProvider(element: HTMLElement): Provider {
  const provider = readText(element, 'data-provider')
  if (provider === 'opentable' || provider === 'tock') return provider
  if (provider) throw new BlockError(format(messages.badProvider, { provider }))
  return element.matches('.sqs-block-tock') || element.querySelector(tockMarker) ? 'tock' : 'opentable'
}

/** The booking page of the restaurant in the script's URL. */
function restaurantUrl(source: string): string {
  const id = new URL(source).searchParams.get('rid')
  return id ? `https://www.opentable.com/restref/client/?${new URLSearchParams({ rid: id })}` : ''
}
