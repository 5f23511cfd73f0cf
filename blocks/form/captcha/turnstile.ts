import type { CaptchaAdapter, CaptchaOptions } from './CaptchaAdapter'
import { createWidget } from './widget'

const url = 'https://challenges.cloudflare.com/turnstile/v0/api.js'

/** Turnstile: mostly completes itself, sometimes a box to tick. */
export const create = (options: CaptchaOptions): CaptchaAdapter => createWidget({ global: 'turnstile', url }, options)
