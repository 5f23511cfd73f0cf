import { type ConsentAnswer, consentAnswer } from '../browser/consent'
import { readCookie } from '../browser/cookies'
import type { Page } from '../model/page/page'

/** The cookie that Skerry writes. */
export const consentCookie = 'ss_cookieAllowed'

/**
 * All cookies that may contain the answer. Pages that ask for statistics and marketing separately write the other two.
 */
export const consentCookies = [consentCookie, 'ss_performanceCookiesAllowed', 'ss_marketingCookiesAllowed']

/**
 * The answer in the consent cookies (docs/decisions.md#10). Any value but `true` is a decline. Separate answers take
 * precedence, and a decline of one of them is a decline of both.
 */
export function storedConsent(): ConsentAnswer {
  const [own, ...separate] = consentCookies.map(readCookie)
  const kept = separate.find((answer) => answer && answer !== 'true') || separate.find(Boolean) || own
  if (!kept) return 'unknown'
  return kept === 'true' ? 'given' : 'declined'
}

/** Whether the page has a cookie banner that the visitor has not answered. */
export function awaitsConsent(settings: Page['cookieSettings']): boolean {
  // The cookie too, because the answer is read from it after the blocks have loaded.
  return settings.isCookieBannerEnabled === true && consentAnswer() === 'unknown' && storedConsent() === 'unknown'
}
