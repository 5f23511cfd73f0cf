import { shared } from '../browser/shared'
import type { Page } from '../model/page/page'

/** The visitor's answer about cookies; `unknown` before a choice. */
export type ConsentAnswer = 'given' | 'declined' | 'unknown'

interface Consent {
  /** Null until the page's settings have been read. Nothing is stored before that. */
  isRestrictive: boolean | null
  answer: ConsentAnswer
  readonly listeners: Set<() => void>
}

const held = () =>
  shared<Consent>('telemetry consent', () => ({ isRestrictive: null, answer: 'unknown', listeners: new Set() }))

/**
 * Whether telemetry may store data in the browser and identify the visitor (docs/decisions.md#10): not before consent
 * under the restrictive policy, and not after a decline. Global Privacy Control counts as a decline until the visitor
 * accepts.
 */
export function mayStore(): boolean {
  const { isRestrictive, answer } = held()
  if (answer !== 'unknown') return answer === 'given'
  return isRestrictive === false && !hasPrivacyControl()
}

/** Sets the page's policy, from its cookie settings. */
export function setConsentPolicy(isRestrictive: boolean): void {
  change({ isRestrictive })
}

/** Sets the visitor's answer: the value of the consent cookie, or a new choice. */
export function answerConsent(answer: ConsentAnswer): void {
  change({ answer })
}

/** Calls `listener` whenever the answer or the policy changes. Returns a function that stops it. */
export function onConsentChange(listener: () => void): () => void {
  const { listeners } = held()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a script may load now: not before consent under a restrictive policy if it is another site's. */
export function mayLoadFrom(url: string, page: Pick<Page, 'cookieSettings'>): boolean {
  const isOwn = new URL(url, location.href).origin === location.origin
  return isOwn || page.cookieSettings.isRestrictiveCookiePolicyEnabled !== true || mayStore()
}

/** Calls `load` once, as soon as the script may load. Returns a function that stops waiting. */
export function onceAllowed(url: string, page: Pick<Page, 'cookieSettings'>, load: () => void): () => void {
  return once(() => mayLoadFrom(url, page), load)
}

/** Calls `act` once, as soon as the visitor may be identified. Returns a function that stops waiting. */
export function onceIdentifiable(act: () => void): () => void {
  return once(mayStore, act)
}

function once(isAllowed: () => boolean, act: () => void): () => void {
  const stop = onConsentChange(() => attempt())
  const attempt = () => {
    if (!isAllowed()) return
    stop()
    act()
  }
  attempt()
  return stop
}

function change(changes: Partial<Consent>): void {
  const consent = held()
  Object.assign(consent, changes)
  for (const listener of consent.listeners) listener()
}

function hasPrivacyControl(): boolean {
  // Not in the DOM types, because not every browser supports it.
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}
