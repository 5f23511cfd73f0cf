import { readCookie } from '../browser/cookies'
import type { ConsentAnswer } from './consent'

/** The cookie that Skerry writes. */
export const consentCookie = 'ss_cookieAllowed'

/** Either may contain the answer. Pages write the first since they ask for statistics and marketing separately. */
export const consentCookies = ['ss_performanceCookiesAllowed', consentCookie]

/** The answer in the consent cookie. Any value but `true` is a decline. */
export function storedConsent(): ConsentAnswer {
  const kept = consentCookies.map(readCookie).find(Boolean)
  if (!kept) return 'unknown'
  return kept === 'true' ? 'given' : 'declined'
}
