import { pageAddress } from './pageAddress'
import { shared } from './shared'

/** The visitor's answer about cookies; `unknown` before a choice. */
export type ConsentAnswer = 'given' | 'declined' | 'unknown'

/** What the visitor has answered, and whether data may be stored and the visitor identified. */
export interface ConsentState {
  readonly answer: ConsentAnswer
  readonly mayStore: boolean
}

interface Consent {
  /** Null until the page's settings have been read. Nothing is stored before that. */
  isRestrictive: boolean | null
  answer: ConsentAnswer
  readonly listeners: Set<() => void>
}

const held = () => shared<Consent>('consent', () => ({ isRestrictive: null, answer: 'unknown', listeners: new Set() }))

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

/** The visitor's answer as far as this page knows it. */
export function consentAnswer(): ConsentAnswer {
  return held().answer
}

/** Calls `listener` with the state of consent, now and whenever it changes. Returns a function that stops it. */
export function followConsentState(listener: (state: ConsentState) => void): () => void {
  let last: ConsentState | undefined
  const follow = () => {
    const state = { answer: consentAnswer(), mayStore: mayStore() }
    if (state.answer === last?.answer && state.mayStore === last.mayStore) return
    last = state
    listener(state)
  }
  follow()
  return onConsentChange(follow)
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

/**
 * Whether the page may contact a host without a request by the visitor (docs/decisions.md#86): its own host always,
 * another company's only if the visitor may be identified. Without a URL, it is about any other company's host.
 */
export function mayContact(url?: string): boolean {
  const page = pageAddress()
  const isOwn = url !== undefined && new URL(url, page).origin === new URL(page).origin
  return isOwn || mayStore()
}

/** Whether the visitor has to agree before a host is contacted; false until the page's settings have been read. */
export function needsConsent(url: string): boolean {
  return held().isRestrictive !== null && !mayContact(url)
}

/** Calls `act` once, as soon as the host may be contacted. Returns a function that stops waiting. */
export function onceMayContact(url: string | undefined, act: () => void): () => void {
  const stop = onConsentChange(() => attempt())
  const attempt = () => {
    if (!mayContact(url)) return
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

/** Whether the browser sends Global Privacy Control. */
export function hasPrivacyControl(): boolean {
  // Not in the DOM types, because not every browser supports it.
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}
