import type { ElementChanges } from '../browser/elementChanges'

export type SubmitButton = HTMLButtonElement | HTMLInputElement

/**
 * Returns a function that makes a button show that its form is being sent, without changing the button's width, or
 * restores the button's own content.
 */
export function buttonSwitch(
  button: SubmitButton | null,
  sending: string,
  changes: ElementChanges,
): (isSending: boolean) => void {
  const served = button?.getAttribute('value') ?? null
  return (isSending) => {
    if (!button) return
    changes.style(button, 'min-inline-size', isSending ? `${button.offsetWidth}px` : null)
    changes.attribute(button, 'aria-disabled', isSending ? 'true' : null)
    if (button instanceof HTMLButtonElement) changes.content(button, isSending ? [sending] : null)
    else changes.attribute(button, 'value', isSending ? sending : served)
  }
}
