/**
 * Submits a form with a button, or without it if a script has removed it since: a form rejects a button that is not its
 * own. A field named "requestSubmit" hides the form's own method.
 */
export function resubmit(form: EventTarget | null, button: HTMLElement | null): void {
  // Buttons and inputs have a form.
  HTMLFormElement.prototype.requestSubmit.call(form as HTMLFormElement, (button as HTMLButtonElement)?.form && button)
}
