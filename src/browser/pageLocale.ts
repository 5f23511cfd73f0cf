/** The language tag by which a page writes numbers and money: the one it was told, else its own. */
export function pageLocale(setting: string): string {
  try {
    return Intl.getCanonicalLocales((setting || document.documentElement.lang).replaceAll('_', '-'))[0] ?? 'en-US'
  } catch {
    return 'en-US'
  }
}
