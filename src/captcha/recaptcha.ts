import type { CaptchaAdapter, CaptchaOptions } from './CaptchaAdapter'
import { addressOf, createWidget, inTime, loadVendor } from './widget'

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
  const url = addressOf(`${origin}enterprise.js`, options, siteKey)
  const load = async (): Promise<ScoreApi> => {
    const api = await loadVendor<ScoreApi>('grecaptcha.enterprise', url)
    await inTime(url, new Promise<void>((resolve) => api.ready(resolve)))
    return api
  }
  return {
    render: async () => void (await load()),
    execute: async () => inTime(url, (await load()).execute(siteKey, { action: 'submit' })),
    getToken: () => '',
    reset: () => {},
    destroy: () => {},
  }
}
