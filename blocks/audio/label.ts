import { format } from '../../src/language/format'
import { messages } from './messages'

/** Labels a control: what it does and, if the track has a title, for which track. */
export function label(control: Element, what: string, title = ''): void {
  control.setAttribute('aria-label', title ? format(messages.titled, { what, title }) : what)
}
