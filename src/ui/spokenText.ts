import { element } from './element'
import css from './spokenText.css?inline'
import { adoptStyles } from './styles'

/** The class of text that only screen readers get, where `adoptSpokenText` was called. */
export const spokenClass = 'skerry-spoken'

/** Adds the styles of text that only screen readers get, to the page or to a shadow root. */
export function adoptSpokenText(root?: Document | ShadowRoot): void {
  adoptStyles('spokenText', css, root)
}

/** Creates an element whose text only screen readers get. With the role `status` they read changes of its text. */
export function createSpokenText(attributes: { readonly role?: 'status' } = {}): HTMLElement {
  adoptSpokenText()
  return element('span', { class: spokenClass, ...attributes })
}
