import { mayStore, onConsentChange } from '../browser/consent'
import { localValues, sessionValues } from '../browser/storage'

const start = 'consented ' // the prefix of the keys of these values, and of no other keys

/** Values in local storage that are kept only with the visitor's consent (docs/decisions.md#10). */
export const consentedValues: Pick<typeof localValues, 'get' | 'set' | 'remove'> = {
  get: (key, isValue) => (mayStore() ? localValues.get(start + key, isValue) : undefined),
  set: (key, value, lifeMs) => mayStore() && localValues.set(start + key, value, lifeMs),
  remove: (key) => localValues.remove(start + key),
}

/**
 * What the visitor has closed or sent, which identifies nobody: in session storage, until the tab is closed, and with
 * consent in local storage, too (docs/decisions.md#10).
 */
export const visitorChoices = {
  get: <Value>(key: string, isValue: (value: unknown) => value is Value): Value | undefined =>
    consentedValues.get(key, isValue) ?? sessionValues.get(start + key, isValue),
  set(key: string, value: unknown): void {
    sessionValues.set(start + key, value)
    consentedValues.set(key, value)
  },
}

/**
 * Deletes the values in local storage if there is no consent, now and whenever that changes. Returns a function that
 * stops it.
 */
export function forgetWithoutConsent(): () => void {
  const forget = () => {
    if (!mayStore()) for (const key of localValues.keys(start)) localValues.remove(key)
  }
  forget()
  return onConsentChange(forget)
}
