const responses = '[name="g-recaptcha-response"], [name="h-captcha-response"], [name="cf-turnstile-response"]'
const resetEvent = 'skerry:captcha-reset'

/** Whether the server put a captcha into a form. */
export function hasCaptcha(form: Element): boolean {
  return container(form) !== null
}

/** What the captcha's provider wrote for the server; empty while the captcha is not completed, or where there is none. */
export function readCaptchaKey(form: Element): string {
  for (const field of Element.prototype.querySelectorAll.call(form, responses)) {
    const { value } = field as HTMLTextAreaElement
    if (value) return value
  }
  return ''
}

/** Whether a control carries a captcha's answer: never a field of the form. */
export function isCaptchaResponse(control: Element): boolean {
  return control.matches(responses)
}

/** After a failure the captcha starts again (A4 Form): its answer is good for one submission only. */
export function resetCaptcha(form: Element): void {
  for (const field of Element.prototype.querySelectorAll.call(form, responses))
    (field as HTMLTextAreaElement).value = ''
  container(form)?.dispatchEvent(new CustomEvent(resetEvent, { bubbles: true }))
}

function container(form: Element): Element | null {
  return Element.prototype.querySelector.call(form, '.captcha-container')
}
