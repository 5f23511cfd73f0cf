import type { ElementChanges } from '../browser/elementChanges'

export type SubmitButton = HTMLButtonElement | HTMLInputElement

/** Shows on a button that its form is being sent, without changing its width, and later its own content again. */
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
