import { mayStore } from '../browser/consent'
import { readCookie, writeCookie } from '../browser/cookies'
import { randomUuid } from '../browser/randomUuid'
import type { Page } from '../model/page/page'
import { analyticsCookie } from '../telemetry/analyticsCookie'
import { messages } from '../telemetry/messages'

const days = 390 // B9 Consent and cookies

/**
 * The id by which the event service knows this browser, from its cookie, which each call renews. Empty without consent,
 * if the site has turned off statistics cookies, or if the browser does not store the cookie, in which case a warning
 * is logged (B8).
 */
export function storedAnalyticsId({ cookieSettings }: Page): string {
  if (!mayStore() || cookieSettings.isAnalyticsCookiesDisabled === true) return ''
  writeCookie(analyticsCookie, readCookie(analyticsCookie) || randomUuid(), { days })
  const id = readCookie(analyticsCookie)
  if (id === null) console.warn(messages.idNotStored)
  return id ?? ''
}
