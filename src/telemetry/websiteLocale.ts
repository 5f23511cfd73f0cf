import { settings } from '../browser/settings'

/** The locale of the site, as a language tag: that of the settings, otherwise the page's. Empty if there is none. */
export function websiteLocale(): string {
  return settings().locale || document.documentElement.lang
}
