import { callNative } from '../../../src/browser/callNative'

const responses = '[name="g-recaptcha-response"], [name="h-captcha-response"], [name="cf-turnstile-response"]'
const resetEvent = 'skerry:captcha-reset'

/** Finds the container in the server's markup that holds, or will hold, a captcha. */
export function findCaptcha(within: Element): HTMLElement | null {
  return Element.prototype.querySelector.call(within, '.captcha-container') as HTMLElement | null
}

/** Whether a control holds a captcha's answer and is therefore not a field of the form. */
export function isCaptchaResponse(control: Element): boolean {
  return control.matches(responses)
}

/** Whether a provider's script has rendered a captcha inside `within`. */
export function hasResponseField(within: Element): boolean {
  return fieldsOf(within).length > 0
}

/** Reads the answer that the captcha's provider wrote; empty until the captcha is completed. */
export function readResponse(within: Element): string {
  return fieldsOf(within).find(({ value }) => value !== '')?.value ?? ''
}

/** Clears the answer and dispatches an event for the script that rendered the captcha. */
export function resetCaptcha(within: Element, container: Element): void {
  for (const field of fieldsOf(within)) field.value = ''
  container.dispatchEvent(new CustomEvent(resetEvent, { bubbles: true }))
}

/** Whether a submit button is locked until the captcha is completed (A4 Form: disabled if bound). */
export function isBound(button: Element): boolean {
  const bound = button.getAttribute('data-captcha-bound')
  return bound !== null && bound !== 'false'
}

function fieldsOf(within: Element): readonly HTMLTextAreaElement[] {
  return [...callNative(within, 'querySelectorAll', responses)] as HTMLTextAreaElement[]
}
