import { element } from './element'
import css from './spokenText.css?inline'
import { adoptStyles } from './styles'

/** The class of visually hidden text. Call `adoptSpokenText` where you use it. */
export const spokenClass = 'skerry-spoken'

/** Adds the styles of visually hidden text to the page or to a shadow root. */
export function adoptSpokenText(root?: Document | ShadowRoot): void {
  adoptStyles('spokenText', css, root)
}

/** Creates an element with visually hidden text. With the role `status`, changes are announced. */
export function createSpokenText(attributes: { readonly role?: 'status' } = {}): HTMLElement {
  adoptSpokenText()
  return element('span', { class: spokenClass, ...attributes })
}
