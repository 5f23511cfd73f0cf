import { settings } from '../browser/settings'

/** The locale of the site, as a language tag: that of the script tag, or else the page's. Empty if it has none. */
export function websiteLocale(): string {
  return settings().locale || document.documentElement.lang
}
