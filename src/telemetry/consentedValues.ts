import { mayStore, onConsentChange } from '../browser/consent'
import { localValues } from '../browser/storage'

const start = 'consented ' // the prefix of the keys of these values, and of no other keys

/** Values in local storage that are kept only with the visitor's consent (docs/decisions.md#10). */
export const consentedValues: Pick<typeof localValues, 'get' | 'set' | 'remove'> = {
  get: (key, isValue) => (mayStore() ? localValues.get(start + key, isValue) : undefined),
  set: (key, value, lifeMs) => mayStore() && localValues.set(start + key, value, lifeMs),
  remove: (key) => localValues.remove(start + key),
}

/** Deletes these values if there is no consent, now and whenever that changes. Returns a function that stops it. */
export function forgetWithoutConsent(): () => void {
  const forget = () => {
    if (!mayStore()) for (const key of localValues.keys(start)) localValues.remove(key)
  }
  forget()
  return onConsentChange(forget)
}
