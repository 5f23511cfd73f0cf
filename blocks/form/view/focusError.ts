import { focusedElement, mayMoveFocus } from '../../../src/ui/tabbables'
import { isOf } from '../read/elementsOf'
import type { FieldError } from '../send/formState'
import { invalidControls } from './invalidControls'

/** Whether a form's response may move the focus, which may be on a control outside the block (`form="id"`). */
export function mayFocus(root: HTMLElement, form: HTMLFormElement): boolean {
  return isOf(form, focusedElement()) || mayMoveFocus(root)
}

/** Whether the field of an error can be focused; false if it is missing or hidden, even by the page. */
export function isReachable(error: FieldError): boolean {
  return targetOf(error) !== undefined
}

/** Focuses the first invalid control, and scrolls its message and title into view, clear of any sticky header. */
export function focusError(error: FieldError, messageId: string): void {
  targetOf(error)?.focus({ preventScroll: true })
  document.getElementById(messageId)?.scrollIntoView({ block: 'center' })
}

function targetOf(error: FieldError): HTMLElement | undefined {
  return invalidControls(error).find((control) => control.type !== 'hidden' && control.checkVisibility?.() !== false)
}
