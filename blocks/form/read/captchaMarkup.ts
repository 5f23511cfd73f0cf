import { callNative } from '../../../src/browser/callNative'

const responses = '[name="g-recaptcha-response"], [name="h-captcha-response"], [name="cf-turnstile-response"]'
const resetEvent = 'skerry:captcha-reset'

/** Where a captcha is, or will be, in what the server sent. */
export function findCaptcha(within: Element): HTMLElement | null {
  return Element.prototype.querySelector.call(within, '.captcha-container') as HTMLElement | null
}

/** Whether a control carries a captcha's answer: never a field of the form. */
export function isCaptchaResponse(control: Element): boolean {
  return control.matches(responses)
}

/** Whether a provider's script has drawn a captcha there. */
export function hasResponseField(within: Element): boolean {
  return fieldsOf(within).length > 0
}

/** What the captcha's provider wrote for the server; empty while the captcha is not completed. */
export function readResponse(within: Element): string {
  return fieldsOf(within).find(({ value }) => value !== '')?.value ?? ''
}

/** Forgets an answer that was written there, and tells whoever drew the captcha. */
export function startAgain(within: Element, container: Element): void {
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
