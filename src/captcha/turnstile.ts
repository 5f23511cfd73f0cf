import type { CaptchaAdapter, CaptchaOptions } from './CaptchaAdapter'
import { createWidget } from './widget'

const url = 'https://challenges.cloudflare.com/turnstile/v0/api.js'

/** Turnstile: mostly completes automatically, sometimes shows a checkbox. */
export const create = (options: CaptchaOptions): CaptchaAdapter => createWidget({ global: 'turnstile', url }, options)
