import { wordsLocale } from './catalogue'
import { format } from './format'
import { messages } from './timeMessages'

const minute = 60
/** Seconds of each unit that is longer than one, the longest first. */
const units = [
  ['year', 365 * 24 * 60 * minute],
  ['month', 30 * 24 * 60 * minute],
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

/**
 * A relative time in words (A9): "just now" at 0 s, "about N seconds ago" under 60 s, then the text of `Intl` for the
 * largest full unit. Takes seconds; negative ones are in the future. Uses the locale of the messages, so that a
 * sentence is in one language.
 */
export function relativeTime(secondsAgo: number): string {
  const seconds = Math.trunc(secondsAgo)
  if (seconds === 0) return messages.justNow
  if (seconds > 0 && seconds < minute) return format(messages.secondsAgo, { count: seconds })
  const [unit, length] = units.find((one) => Math.abs(seconds) >= one[1]) ?? (['second', 1] as const)
  return new Intl.RelativeTimeFormat(wordsLocale()).format(-Math.trunc(seconds / length), unit)
}
