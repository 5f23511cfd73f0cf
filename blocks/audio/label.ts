import { format } from '../../src/language/format'
import { messages } from './messages'

/** Names a control: what it does, and with which sound, where that has a title. */
export function label(control: Element, what: string, title = ''): void {
  control.setAttribute('aria-label', title ? format(messages.titled, { what, title }) : what)
}
