import { atStop, untilStop } from '../browser/atStop'
import { markOwn } from '../browser/ownElements'
import { shared } from '../browser/shared'
import { element } from './element'
import { adoptSpokenText, spokenClass } from './spokenText'

const carts = () => shared('carts with lines', () => new Set<object>())

/**
 * Makes screen readers announce why changes to the cart were undone: once, however many blocks show the cart, and not
 * at all while a cart shows the reason itself (`muteRefused`).
 */
export function speakRefused(text: string): void {
  const alert = untilStop('spoken refusal', createAlert)
  if (alert.textContent === text) return
  alert.textContent = text
  if (text && carts().size === 0) document.body.append(alert)
  else alert.remove()
}

/** Keeps `speakRefused` silent while a cart shows the reason itself. Returns a function that ends it. */
export function muteRefused(): () => void {
  const cart = {}
  carts().add(cart)
  return () => carts().delete(cart)
}

function createAlert(): HTMLElement {
  adoptSpokenText()
  const alert = markOwn(element('p', { class: spokenClass, role: 'alert' }))
  atStop(() => alert.remove())
  return alert
}
