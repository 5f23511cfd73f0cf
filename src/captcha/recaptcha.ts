import type { CaptchaAdapter, CaptchaOptions } from './CaptchaAdapter'
import { addressOf, createWidget, loadVendor } from './widget'

const origin = 'https://www.google.com/recaptcha/'

interface ScoreApi {
  readonly ready: (isReady: () => void) => void
  readonly execute: (siteKey: string, options: { readonly action: string }) => Promise<string>
}

/** reCAPTCHA with the owner's site key (B7 Other loads): a checkbox. */
export const create = (options: CaptchaOptions): CaptchaAdapter =>
  createWidget({ global: 'grecaptcha', url: `${origin}api.js` }, options)

/**
 * reCAPTCHA with the platform's key, which scores the visit and renders nothing in the form. An answer is valid for two
 * minutes only, so it is requested when the form is sent.
 */
export function createScore(options: CaptchaOptions): CaptchaAdapter {
  const { siteKey } = options
  const load = async (): Promise<ScoreApi> => {
    const api = await loadVendor<ScoreApi>(
      'grecaptcha.enterprise',
      addressOf(`${origin}enterprise.js`, options, siteKey),
    )
    await new Promise<void>((resolve) => api.ready(resolve))
    return api
  }
  return {
    render: async () => void (await load()),
    execute: async () => (await load()).execute(siteKey, { action: 'submit' }),
    getToken: () => '',
    reset: () => {},
    destroy: () => {},
  }
}
