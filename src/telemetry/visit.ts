import { readCookie, removeCookie, writeCookie } from '../browser/cookies'
import { isInEditor } from '../browser/isInEditor'
import { log } from '../browser/log'
import type { Page } from '../model/page/page'
import { answerConsent, type ConsentAnswer, mayStore, onConsentChange, setConsentPolicy } from './consent'
import { isTrackedVisitor, readVisitorFrom } from './visitor'

// Names and format are those of hosted pages, so that a visitor who was there before stays the same one.
const visitorName = 'ss_cvr'
const visitName = 'ss_cvt'
/** Either may hold the answer; the first is what pages write since they ask for statistics and marketing apart. */
const consentNames = ['ss_performanceCookiesAllowed', 'ss_cookieAllowed']

const visitorDays = 730 // A3, A9: 2 years
const visitDays = 30 / (24 * 60) // A3, A9: 30 minutes

/** Id, the moments of the first, the previous and the present visit, and how many there were. */
const visitorFormat = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\|(\d{13})\|(\d{13})\|(\d{13})\|([1-9]\d*)$/

/**
 * Keeps the cookies of visitor and visit (A3 Visitor tracking cookies, A4) for whoever counts as one (B6), never in the
 * editor. Takes the page, for its cookie policy and for who looks at it. Without consent (docs/decisions.md#10), or
 * where the site has no cookies for statistics (B3 isAnalyticsCookiesDisabled), both are removed, also when the answer
 * changes later. Returns what stops it; the cookies stay.
 */
export function startVisit(page: Page): () => void {
  const { isRestrictiveCookiePolicyEnabled, isAnalyticsCookiesDisabled } = page.cookieSettings
  let known: ConsentAnswer = 'unknown'
  let isRead = false
  /** The visitor's answer may be of another page, or of another tab, given while this one was open. */
  const followAnswer = () => {
    const kept = consentNames.map(readCookie).find(Boolean)
    const answer = kept ? (kept === 'true' ? 'given' : 'declined') : 'unknown'
    if (answer === known) return
    if (isRead) log('consent changed', { from: known, to: answer })
    known = answer
    answerConsent(answer)
  }
  setConsentPolicy(isRestrictiveCookiePolicyEnabled === true)
  followAnswer()
  isRead = true
  if (!isTrackedVisitor(page) || isInEditor()) return () => {}

  const keep = () => {
    if (mayStore() && isAnalyticsCookiesDisabled !== true) return continueVisit()
    for (const name of [visitorName, visitName]) if (readCookie(name) !== null) removeCookie(name)
    return ''
  }
  keep()
  const stopListening = onConsentChange(keep)
  readVisitorFrom(() => {
    followAnswer()
    return keep()
  })
  return () => {
    stopListening()
    readVisitorFrom(() => '')
  }
}

/** Goes on with the visit, or begins one (A4); returns the visitor's cookie, nothing where the browser keeps none. */
function continueVisit(): string {
  const now = Date.now()
  const [, id, first, , present = now, count] = visitorFormat.exec(readCookie(visitorName) ?? '') ?? []
  const isOver = id === undefined || readCookie(visitName) === null
  if (isOver) {
    const visits = id === undefined ? [newId(), now, now, now, 1] : [id, first, present, now, Number(count) + 1]
    writeCookie(visitorName, visits.join('|'), { days: visitorDays })
  }
  writeCookie(visitName, String(isOver ? now : present), { days: visitDays })
  return readCookie(visitorName) ?? ''
}

// Not `randomUUID`: it is missing on pages without https.
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 15) | 64 // version 4
  bytes[8] = ((bytes[8] ?? 0) & 63) | 128
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
