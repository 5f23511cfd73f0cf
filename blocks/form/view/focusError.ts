import type { FieldError } from '../send/formState'
import { wrongControls } from './wrongControls'

/** Whether a visitor can go to what an error is about; of a field that is hidden, also by the page, there is nothing to see. */
export function isReachable(error: FieldError): boolean {
  return targetOf(error) !== undefined
}

/** Brings the focus to what is wrong, with its message and title in sight, clear of what may stick to the top. */
export function focusError(error: FieldError, messageId: string): void {
  targetOf(error)?.focus({ preventScroll: true })
  document.getElementById(messageId)?.scrollIntoView({ block: 'center' })
}

function targetOf(error: FieldError): HTMLElement | undefined {
  return wrongControls(error).find((control) => control.type !== 'hidden' && control.checkVisibility?.() !== false)
}
