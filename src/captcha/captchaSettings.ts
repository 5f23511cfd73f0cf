import { isRecord } from '../model/text/json'
import { readText } from '../runtime/attributes'
import { readContext } from '../runtime/pageContext'

const providers = ['recaptcha', 'hcaptcha', 'turnstile', 'proof-of-work'] as const

export type CaptchaProvider = (typeof providers)[number]

/** The provider and the appearance of a form's captcha. */
export interface CaptchaSettings {
  readonly provider: CaptchaProvider
  /** Empty if the owner set none. */
  readonly siteKey: string
  /** The key is the platform's, which scores the visit; there is no checkbox. */
  readonly isScore: boolean
  readonly scriptUrl: string
  readonly theme: 'light' | 'dark'
  readonly alignment: 'start' | 'center' | 'end'
}

/** How the owner of a form wants its captcha to look: members of the form's context, not validated. */
export interface CaptchaLook {
  readonly captchaTheme?: unknown
  readonly captchaAlignment?: unknown
}

/** The platform's numbers and their named equivalents. */
const alignments = new Map<string, CaptchaSettings['alignment']>([
  ['2', 'center'],
  ['center', 'center'],
  ['3', 'end'],
  ['right', 'end'],
])

/**
 * Reads which captcha the owner chose, from attributes of its container, otherwise from the page's context, which
 * contains the site key of a reCAPTCHA (B7 Other loads). Script URLs are read only from the context, which only the
 * page's scripts can write: attributes may be part of HTML that a visitor wrote.
 */
export function readCaptchaSettings(container: Element, look: CaptchaLook): CaptchaSettings {
  const context = readContext()
  const site = child(child(context, 'website'), 'captchaSettings')
  const platformKey = textOf(child(context, 'recaptchaEnterpriseContext').recaptchaEnterpriseSiteKey)
  const provider = providerOf(readText(container, 'data-captcha-provider') || textOf(site.provider))
  const ownKey = readText(container, 'data-site-key') || readText(container, 'data-sitekey') || textOf(site.siteKey)
  const isScore = provider === 'recaptcha' && ownKey === '' && platformKey !== ''
  return {
    provider,
    siteKey: isScore ? platformKey : ownKey,
    isScore,
    scriptUrl: textOf(child(site, 'scripts')[provider]),
    theme: ['2', 'dark'].includes(readText(container, 'data-theme') || String(look.captchaTheme)) ? 'dark' : 'light',
    alignment: alignments.get(String(look.captchaAlignment)) ?? 'start',
  }
}

function providerOf(name: string): CaptchaProvider {
  return providers.find((provider) => provider === name.toLowerCase()) ?? 'recaptcha'
}

function child(source: unknown, key: string): { readonly [key: string]: unknown } {
  const value = isRecord(source) ? source[key] : undefined
  return isRecord(value) ? value : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
