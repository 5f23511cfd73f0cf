import { noOther, noPluralKey } from './messages'
import { pluralCategories } from './plural'

const explicit = /^=-?\d+$/

/** Whether a key is valid in a plural: a category of the locale, or `=` and a number (B5 Number parsing). */
export function isPluralKey(key: string, categories: readonly string[]): boolean {
  return explicit.test(key) || categories.includes(key)
}

/**
 * Checks the keys of a plural: each must be valid for the locale or an explicit `=N` (B5 Number parsing). Throws a
 * `RangeError` that names the key, or the missing `other`.
 */
export function checkPluralKeys(keys: readonly string[], locale: string, isOrdinal = false): void {
  const categories = pluralCategories(locale, isOrdinal)
  const wrong = keys.find((key) => !isPluralKey(key, categories))
  if (wrong !== undefined) {
    const valid = categories.map((category) => `"${category}"`).join(', ')
    throw new RangeError(noPluralKey(wrong, locale, valid))
  }
  if (!keys.includes('other')) throw new RangeError(noOther)
}
