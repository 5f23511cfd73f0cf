import { wordsLocale } from './language/catalogue'
import { print, type Value } from './language/format'
import { parseMessage } from './language/parseMessage'
import { formatNumber, type NumberStyle, parseNumber } from './language/parseNumber'
import { relativeTime } from './language/relativeTime'
import { formatFileSize } from './model/file/fileSize'

/** Numbers, times and sentences, written as the page's language does. */
export interface Formats {
  /** A number: plain, in hundredths (`percent`) or in thousandths (`permille`). */
  number(value: number, style?: NumberStyle): string
  /** The number that a person wrote in the page's language; `NaN` for anything else. */
  parseNumber(text: string, style?: NumberStyle): number
  /** How long ago something was, in words. Takes seconds; negative ones lie ahead. */
  relativeTime(secondsAgo: number): string
  /** A size in bytes, such as `1.5 KB`. */
  fileSize(bytes: number): string
  /** Fills a message in ICU's format. Throws a `MessageSyntaxError` for one that cannot be read. */
  message(source: string, values?: { readonly [name: string]: Value }): string
}

/** The formats of a page; each call uses the language that the page has then. */
export const formats: Formats = {
  number: (value, style) => formatNumber(value, wordsLocale(), style),
  parseNumber: (text, style) => parseNumber(text, wordsLocale(), style),
  relativeTime,
  fileSize: formatFileSize,
  message: (source, values = {}) => print(parseMessage(source, wordsLocale()), values, wordsLocale()),
}
