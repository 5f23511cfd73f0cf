import { element } from './element'
import css from './spokenText.css?inline'
import { adoptStyles } from './styles'

/** Creates an element whose text only screen readers get. With the role `status` they read changes of its text. */
export function createSpokenText(attributes: { readonly role?: 'status' } = {}): HTMLElement {
  adoptStyles('spokenText', css)
  return element('span', { class: 'skerry-spoken', ...attributes })
}
