/** The plural categories of a locale, from `Intl`: `one` and `other` in English. */
export function pluralCategories(locale: string, isOrdinal = false): readonly string[] {
  return pluralRules(locale, isOrdinal).resolvedOptions().pluralCategories
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
