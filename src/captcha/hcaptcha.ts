import type { CaptchaAdapter, CaptchaOptions } from './CaptchaAdapter'
import { createWidget } from './widget'

// Turns off the provider's error reports, and lets the script coexist with a reCAPTCHA on the page.
const url = 'https://js.hcaptcha.com/1/api.js?sentry=false&recaptchacompat=off'

/** hCaptcha: a checkbox. */
export const create = (options: CaptchaOptions): CaptchaAdapter => createWidget({ global: 'hcaptcha', url }, options)
