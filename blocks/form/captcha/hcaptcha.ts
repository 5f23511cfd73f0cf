import type { CaptchaAdapter, CaptchaOptions } from './CaptchaAdapter'
import { createWidget } from './widget'

// Without reports to the provider's own error service, and beside a reCAPTCHA of the page.
const url = 'https://js.hcaptcha.com/1/api.js?sentry=false&recaptchacompat=off'

/** hCaptcha: a box to tick. */
export const create = (options: CaptchaOptions): CaptchaAdapter => createWidget({ global: 'hcaptcha', url }, options)
