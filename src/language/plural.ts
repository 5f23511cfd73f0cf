/** The forms of a plural, by category of the locale or exact number (`=0`). */
export type PluralForms = { readonly other: string } & { readonly [key: string]: string }

const explicit = /^=-?\d+$/

/** The plural categories of a locale, from `Intl`: `one` and `other` in English. */
export function pluralCategories(locale: string, isOrdinal = false): readonly string[] {
  return pluralRules(locale, isOrdinal).resolvedOptions().pluralCategories
}

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
    throw new RangeError(`"${wrong}" is no plural key in ${locale}. Valid are ${valid} and "=" with a number.`)
  }
  if (!keys.includes('other')) throw new RangeError('A plural needs the key "other".')
}

/**
 * The form of a plural for a number: the exact `=N`, otherwise the category that the locale's rules choose for the
 * number minus `offset`, otherwise `other`. Does not check the keys.
 */
export function choosePlural<Form>(
  forms: { readonly [key: string]: Form },
  count: number,
  locale: string,
  offset = 0,
  isOrdinal = false,
): Form | undefined {
  const own = (key: string) => (Object.hasOwn(forms, key) ? forms[key] : undefined)
  return own(`=${count}`) ?? own(pluralRules(locale, isOrdinal).select(count - offset)) ?? forms.other
}

const made = new Map<string, Intl.PluralRules>()

/** Cached, because creating the rules costs a hundred times as much as using them. */
function pluralRules(locale: string, isOrdinal: boolean): Intl.PluralRules {
  const key = `${locale} ${isOrdinal}`
  const rules = made.get(key) ?? new Intl.PluralRules(locale, { type: isOrdinal ? 'ordinal' : 'cardinal' })
  made.set(key, rules)
  return rules
}
