import { wordsLocale } from '../../language/catalogue'
import { format } from '../../language/format'
import { bytes } from '../enumerations/limits'
import { messages } from '../messages'

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/**
 * The error message for a file's size in bytes, or `null` if it is within the limit (A5, B8 File too large). A limit
 * counts megabytes of 1,000,000 bytes and is printed as configured (A9, docs/decisions.md#36); 0 or an invalid number
 * means no limit. An unknown size exceeds any limit.
 */
export function checkFileSize(fileName: string, size: number, maxMegabytes: number): string | null {
  if (!(maxMegabytes > 0) || size <= maxMegabytes * bytes.perMegabyte) return null
  return format(messages.fileTooLarge, { fileName, maxSize: `${maxMegabytes} MB` })
}

/**
 * Formats a measured size in bytes, in steps of 1024 (A9, docs/decisions.md#36) with at most one decimal: 1536 is
 * `1.5 KB`. Takes a language tag, by default that of the page's messages. An invalid or negative number is `0 B`.
 */
export function formatFileSize(size: number, locale: string = wordsLocale()): string {
  let value = Number.isFinite(size) && size > 0 ? size : 0
  let unit = 0
  while (oneDecimal(value) >= bytes.displayStep && unit < units.length - 1) {
    value /= bytes.displayStep
    unit += 1
  }
  const written = new Intl.NumberFormat(locale, { useGrouping: false }).format(oneDecimal(value))
  return `${written} ${units[unit]}`
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}
