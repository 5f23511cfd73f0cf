import { shared } from '../browser/shared'

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

function change(changes: Partial<Consent>): void {
  const consent = held()
  Object.assign(consent, changes)
  for (const listener of consent.listeners) listener()
}

function hasPrivacyControl(): boolean {
  // Not in the DOM types, because not every browser supports it.
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}
