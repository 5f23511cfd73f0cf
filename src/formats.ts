import { pageLocale } from './browser/pageLocale'
import { settings } from './browser/settings'
import { print, type Value } from './language/format'
import { parseMessage } from './language/parseMessage'
import { formatNumber, type NumberStyle, parseNumber } from './language/parseNumber'
import { relativeTime } from './language/relativeTime'
import { formatFileSize } from './model/file/fileSize'

/** Numbers, times and messages, formatted for the page's language. */
export interface Formats {
  /** Formats a number: plain, `percent` or `permille`. */
  number(value: number, style?: NumberStyle): string
  /** Parses a number that a person typed in the page's language; `NaN` for anything else. */
  parseNumber(text: string, style?: NumberStyle): number
  /** Formats a relative time. Takes seconds; negative ones are in the future. */
  relativeTime(secondsAgo: number): string
  /** Formats a size in bytes, such as `1.5 KB`. */
  fileSize(bytes: number): string
  /** Fills a message in ICU's format. Throws a `MessageSyntaxError` if it cannot be parsed. */
  message(source: string, values?: { readonly [name: string]: Value }): string
}

/** The formats of a page. Each call uses the page's current language. */
export const formats: Formats = {
  number: (value, style) => formatNumber(value, locale(), style),
  parseNumber: (text, style) => parseNumber(text, locale(), style),
  relativeTime: (secondsAgo) => relativeTime(secondsAgo, locale()),
  fileSize: (bytes) => formatFileSize(bytes, locale()),
  message: (source, values = {}) => print(parseMessage(source, locale()), values, locale()),
}

function locale(): string {
  return pageLocale(settings().locale)
}
