import { shared } from '../browser/shared'

/** What the visitor said of cookies; `unknown` before a choice. */
export type ConsentAnswer = 'given' | 'declined' | 'unknown'

interface Consent {
  /** Null until the page's settings were read: until then nothing is stored. */
  isRestrictive: boolean | null
  answer: ConsentAnswer
  readonly listeners: Set<() => void>
}

const held = () =>
  shared<Consent>('telemetry consent', () => ({ isRestrictive: null, answer: 'unknown', listeners: new Set() }))

/**
 * Whether telemetry may leave anything in the browser and name the visitor (docs/decisions.md#10): not before consent
 * under the restrictive policy, not after a decline. Global Privacy Control counts as a decline until the visitor
 * accepts.
 */
export function mayStore(): boolean {
  const { isRestrictive, answer } = held()
  if (answer !== 'unknown') return answer === 'given'
  return isRestrictive === false && !hasPrivacyControl()
}

/** Takes the page's policy, from its cookie settings. */
export function setConsentPolicy(isRestrictive: boolean): void {
  change({ isRestrictive })
}

/** Takes the visitor's answer: what the consent cookie holds, or what was just clicked. */
export function answerConsent(answer: ConsentAnswer): void {
  change({ answer })
}

/** Calls `listener` whenever the answer or the policy changes; returns what stops it. */
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
  // Missing from the DOM types: not every browser has it.
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}
