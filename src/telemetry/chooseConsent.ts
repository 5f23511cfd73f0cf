import { answerConsent, consentAnswer } from '../browser/consent'
import { readCookie, writeCookie } from '../browser/cookies'
import { log } from '../browser/log'
import { consentCookie, consentCookies } from './consentCookie'
import { eraseCookie } from './eraseCookie'

const days = 30 // B9 Consent and cookies

/**
 * Stores the visitor's choice for 30 days (B4 Cookie banner), and applies it to this page at once, even if the cookie
 * cannot be written. It is logged with `data`.
 */
export function chooseConsent(answer: 'given' | 'declined', data: { readonly [key: string]: unknown }): void {
  const from = consentAnswer()
  // The other cookies are written only if the page has them, because they would take precedence.
  const written = consentCookies.filter((name) => name === consentCookie || readCookie(name))
  const value = String(answer === 'given')
  for (const name of written) {
    const write = () => writeCookie(name, value, { days })
    write()
    if ((readCookie(name) ?? value) === value) continue
    eraseCookie(name) // an older one, which was written for a domain, wins
    write()
  }
  if (answer !== from) log('consent changed', { from, to: answer, ...data })
  answerConsent(answer)
}
