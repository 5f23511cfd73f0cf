import { atStop, untilStop } from '../browser/atStop'
import { element } from './element'
import { adoptSpokenText, spokenClass } from './spokenText'

/**
 * Has screen readers say why changes of the cart were undone, once, however many blocks show the cart. Where its lines
 * are on the page, they say it themselves.
 */
export function speakRefused(text: string): void {
  const alert = untilStop('spoken refusal', createAlert)
  if (alert.textContent === text) return
  alert.textContent = text
  if (text && !document.querySelector('.skerry-cart')) document.body.append(alert)
  else alert.remove()
}

function createAlert(): HTMLElement {
  adoptSpokenText()
  const alert = element('p', { class: spokenClass, role: 'alert' })
  atStop(() => alert.remove())
  return alert
}
