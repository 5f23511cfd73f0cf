import { needsConsent } from '../../src/browser/consent'
import { format } from '../../src/language/format'
import { element } from '../../src/ui/element'
import { messages } from './messages'
import type { ReservationProps } from './props'
import { providerNames } from './readSource'

/** A preview for logged-in users, a request for consent, or the loading state of the widget. */
export type CardState = 'preview' | 'asking' | 'loading' | 'live' | 'failed'

/** The placeholder of the widget. */
export interface Card {
  readonly root: HTMLElement
  readonly show: (state: CardState) => void
}

/** Renders the placeholder shown until the widget loads, or if it fails. */
export function drawCard({ provider, source, bookUrl }: ReservationProps, onLoad: () => void): Card {
  const name = providerNames[provider]
  const alert = element('p', { class: 'skerry-reservation-alert', role: 'alert' })
  const status = element('p', { class: 'skerry-reservation-status' })
  const note = element('p', { class: 'skerry-reservation-note' })
  const onclick = () => {
    status.setAttribute('role', 'status') // a widget that loads automatically announces nothing
    onLoad()
  }
  const button = element('button', { type: 'button', class: 'skerry-reservation-button', onclick })
  const link = element(
    'a',
    { class: 'skerry-reservation-link', href: bookUrl || undefined, target: '_blank', rel: 'noopener noreferrer' },
    format(messages.book, { provider: name }),
  )
  const actions = element('div', { class: 'skerry-reservation-actions' }, button, ...(bookUrl ? [link] : []))
  const fields = [...Array(3).keys()].map(() => element('span'))
  const sketch = element('div', { class: 'skerry-reservation-sketch', 'aria-hidden': 'true' }, ...fields)
  const root = element('div', { class: 'skerry-reservation', tabindex: '-1' }, alert, status, note, sketch, actions)

  return {
    root,
    show(state) {
      const hadFocus = root.contains(document.activeElement)
      const isAsking = state === 'asking'
      const asks = isAsking && needsConsent(source)
      root.dataset.state = state
      alert.replaceChildren(...(state === 'preview' ? [element('strong', {}, messages.preview)] : []))
      status.textContent = state === 'loading' ? messages.loading : state === 'failed' ? messages.failed : ''
      note.textContent =
        state === 'preview' ? messages.logOut : asks ? format(messages.consent, { provider: name }) : ''
      sketch.hidden = state !== 'preview'
      actions.hidden = !isAsking && state !== 'failed'
      button.textContent = asks ? messages.agree : isAsking ? messages.show : messages.retry
      if (hadFocus && actions.hidden) root.focus({ preventScroll: true })
    },
  }
}
