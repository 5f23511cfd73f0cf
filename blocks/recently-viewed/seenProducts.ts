import { consentedValues } from '../../src/telemetry/consentedValues'

// docs/decisions.md#72
const mostRemembered = 12
const lifeMs = 30 * 24 * 60 * 60 * 1000

const key = 'recently viewed'

/** The ids of the products that the visitor has viewed, the latest first. Empty without consent. */
export function seenProducts(): readonly string[] {
  return consentedValues.get(key, isIdList)?.slice(0, mostRemembered + 1) ?? []
}

/** Remembers a product as the latest, if the visitor has consented. */
export function rememberProduct(itemId: string): void {
  keep([itemId, ...seenProducts().filter((id) => id !== itemId)])
}

/** Forgets products that are no longer sold. */
export function forgetProducts(gone: readonly string[]): void {
  if (gone.length > 0) keep(seenProducts().filter((id) => !gone.includes(id)))
}

/** Stores one more than is shown, because the page's own product is not listed. */
function keep(ids: readonly string[]): void {
  consentedValues.set(key, ids.slice(0, mostRemembered + 1), lifeMs)
}

function isIdList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string' && id !== '')
}
