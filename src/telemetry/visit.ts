import {
  answerConsent,
  type ConsentAnswer,
  consentAnswer,
  mayStore,
  onConsentChange,
  setConsentPolicy,
} from '../browser/consent'
import { readCookie, writeCookie } from '../browser/cookies'
import { isInEditor } from '../browser/isInEditor'
import { log } from '../browser/log'
import { randomUuid } from '../browser/randomUuid'
import { settings } from '../browser/settings'
import type { Page } from '../model/page/page'
import { analyticsCookie } from './analyticsCookie'
import { storedConsent } from './consentCookie'
import { forgetWithoutConsent } from './consentedValues'
import { eraseCookie } from './eraseCookie'
import { messages } from './messages'
import { visitAttributes, writeVisitAttributes } from './visitAttributes'
import { isTrackedVisitor, readVisitorFrom } from './visitor'

// Names and format are those of hosted pages, so that a returning visitor keeps the same id.
const visitorName = 'ss_cvr'
const visitName = 'ss_cvt'
/**
 * The cookies that describe a visit, the cookie of the event service, and the cookies of the platform's own analytics,
 * which a visitor may still have.
 */
const otherNames = [...visitAttributes, analyticsCookie, 'ss_cid', 'ss_cvisit', 'ss_cpvisit']

const visitorDays = 730 // A3, A9: 2 years
const visitDays = 30 / (24 * 60) // A3, A9: 30 minutes
const renewalMs = 60_000 // a written cookie makes the next read slow, and a page may send a beacon for each button

/** The id, the times of the first, the previous and the current visit, and the number of visits. */
const visitorFormat = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\|(\d{13})\|(\d{13})\|(\d{13})\|([1-9]\d*)$/

/**
 * Maintains the cookies of visitor and visit (A3 Visitor tracking cookies, A4). Takes the page, for its cookie policy
 * and the visitor's roles. They are set for tracked visitors only (B6), and never in the editor. Without consent
 * (docs/decisions.md#10), or if the site has turned off statistics cookies (B3 isAnalyticsCookiesDisabled) or the host
 * has turned off telemetry, they are removed together with `otherNames`, for every visitor and also if the answer
 * changes later. Without consent,
 * everything else that was kept with consent is removed too. Returns a function that stops it; the cookies stay.
 */
export function startVisit(page: Page): () => void {
  const { isRestrictiveCookiePolicyEnabled, isAnalyticsCookiesDisabled } = page.cookieSettings
  let known: ConsentAnswer = 'unknown'
  let isRead = false
  /** Follows an answer that was given on another page or, while this one is open, in another tab. */
  const followAnswer = () => {
    const answer = storedConsent()
    if (answer === known) return
    known = answer
    const from = consentAnswer()
    if (answer === from) return // it was given on this page, which has logged it
    if (isRead) log('consent changed', { from, to: answer })
    answerConsent(answer)
  }
  followAnswer() // before the policy, which would otherwise allow what this visitor has declined
  setConsentPolicy(isRestrictiveCookiePolicyEnabled === true)
  isRead = true
  const stopFollowing = onCookieChange(followAnswer)
  const stopForgetting = forgetWithoutConsent()
  const stop = () => {
    stopFollowing()
    stopForgetting()
  }
  const isTracked = isTrackedVisitor(page) && !isInEditor()
  const isAllowed = settings().telemetry && isAnalyticsCookiesDisabled !== true
  const continueVisit = createVisit(page)
  const keep = () => {
    if (mayStore() && isAllowed) return isTracked ? continueVisit() : ''
    for (const name of [visitorName, visitName, ...otherNames]) eraseCookie(name)
    return ''
  }
  keep()
  const stopListening = onConsentChange(keep)
  readVisitorFrom(() => {
    followAnswer()
    return keep()
  })
  return () => {
    stop()
    stopListening()
    readVisitorFrom(() => '')
  }
}

/**
 * Calls `listener` when a cookie changes and, because not every browser reports that, when the page is hidden or shown.
 */
function onCookieChange(listener: () => void): () => void {
  const controller = new AbortController()
  // Not in the DOM types, because not every browser supports it, and none does on insecure pages.
  const { cookieStore } = globalThis as { cookieStore?: EventTarget }
  cookieStore?.addEventListener('change', listener, controller)
  document.addEventListener('visibilitychange', listener, controller)
  return () => controller.abort()
}

/**
 * Returns a function that continues the visit, or starts one (A4), and returns the visitor's cookie: empty if the
 * browser does not store it, in which case a warning is logged. An ongoing visit is renewed at most once a minute.
 */
function createVisit(page: Page): () => string {
  let renewedAt = 0
  let isWarned = false
  return () => {
    const now = Date.now()
    const visitor = readCookie(visitorName) ?? ''
    const [, id, first, , present = now, count] = visitorFormat.exec(visitor) ?? []
    const isOver = id === undefined || readCookie(visitName) === null
    if (!isOver && now - renewedAt < renewalMs) return visitor
    renewedAt = now
    const visits = Number(count ?? 0) + Number(isOver)
    if (isOver) {
      const times = id === undefined ? [now, now, now] : [first, present, now]
      writeCookie(visitorName, [id ?? randomUuid(), ...times, visits].join('|'), { days: visitorDays })
    }
    writeCookie(visitName, String(isOver ? now : present), { days: visitDays })
    writeVisitAttributes(page, { isNew: isOver, isReturning: visits > 1 }, visitDays)
    const stored = readCookie(visitorName)
    if (stored === null && !isWarned) console.warn(messages.idNotStored)
    isWarned ||= stored === null
    return stored ?? ''
  }
}
