import { wordsLocale } from './catalogue'
import { format } from './format'
import { messages } from './timeMessages'

const minute = 60
/** The units that are longer than a second, in seconds, longest first. */
const units = [
  ['year', 365 * 24 * 60 * minute],
  ['month', 30 * 24 * 60 * minute],
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

/**
 * A relative time in words (A9): "just now" at 0 s, "about N seconds ago" under 60 s, then the text of `Intl` for the
 * largest full unit; in a language without a translation, all words come from `Intl`. Takes seconds, which are negative
 * in the future, and the page's locale.
 */
export function relativeTime(secondsAgo: number, locale: string): string {
  const seconds = Math.trunc(secondsAgo)
  const words = wordsLocale()
  const isTranslated = languageOf(locale) === languageOf(words)
  if (isTranslated && seconds === 0) return messages.justNow
  if (isTranslated && seconds > 0 && seconds < minute) return format(messages.secondsAgo, { count: seconds })
  const [unit, length] = units.find((one) => Math.abs(seconds) >= one[1]) ?? (['second', 1] as const)
  const numeric = seconds === 0 ? 'auto' : 'always'
  return new Intl.RelativeTimeFormat(isTranslated ? words : locale, { numeric }).format(
    -Math.trunc(seconds / length),
    unit,
  )
}

function languageOf(locale: string): string {
  return locale.replace(/-.*/, '')
}
