/**
 * The language tag for a page's numbers and money: the setting, otherwise the document's `lang`; `en-US` if that is
 * missing or invalid.
 */
export function pageLocale(setting: string): string {
  try {
    return Intl.getCanonicalLocales((setting || document.documentElement.lang).replaceAll('_', '-'))[0] ?? 'en-US'
  } catch {
    return 'en-US'
  }
}
