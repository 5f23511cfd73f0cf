import { readText } from '../../../src/runtime/attributes'
import { readContext } from '../../../src/runtime/pageContext'
import { child, type Source, textOf } from '../read/formContext'

const providers = ['recaptcha', 'hcaptcha', 'turnstile', 'proof-of-work'] as const

export type CaptchaProvider = (typeof providers)[number]

/** Which captcha a form has, and how it looks. */
export interface CaptchaSettings {
  readonly provider: CaptchaProvider
  /** Empty where the owner gave none. */
  readonly siteKey: string
  /** The key is one of the platform's that scores visits; nothing is ticked. */
  readonly isScore: boolean
  readonly scriptUrl: string
  readonly theme: 'light' | 'dark'
  readonly alignment: 'start' | 'center' | 'end'
}

/** The platform's numbers, and the same in words. */
const alignments: { readonly [value: string]: CaptchaSettings['alignment'] } = {
  2: 'center',
  center: 'center',
  3: 'end',
  right: 'end',
}

/**
 * Reads which captcha the owner chose: by attributes of its container, else from the page's own context, where the site
 * key of a reCAPTCHA stands (B7 Other loads). A script's address is taken from the context alone, which only a script of
 * the page can write: an attribute may come with HTML that a visitor wrote.
 */
export function readCaptchaSettings(container: Element, form: Source): CaptchaSettings {
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
    theme: ['2', 'dark'].includes(readText(container, 'data-theme') || String(form.captchaTheme)) ? 'dark' : 'light',
    alignment: alignments[String(form.captchaAlignment)] ?? 'start',
  }
}

function providerOf(name: string): CaptchaProvider {
  return providers.find((provider) => provider === name.toLowerCase()) ?? 'recaptcha'
}
