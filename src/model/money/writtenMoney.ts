import { parseCents } from './cents'

const number = /\d(?:[\d.,'’\s]*\d)?/g
const amount = /^(?<whole>\d{1,3}(?:[.,'’\s]\d{2,3})*[.,'’\s]\d{3}|\d+)(?:[.,](?<fraction>\d{2}))?$/

/**
 * Reads the amount of a price as pages write it, such as `US$1,234.50` or `1.234,50 €`, as cents. A separator before
 * the last two figures is a decimal separator, because no currency has three decimals (docs/decisions.md#14). `NaN`
 * unless the text has exactly one number, whose other figures are in groups of three, or of two as in India.
 */
export function readWrittenCents(text: string): number {
  const [found = '', ...others] = text.match(number) ?? []
  const { whole, fraction = '' } = amount.exec(found)?.groups ?? {}
  return whole && others.length === 0 ? parseCents(`${whole.replace(/\D/g, '')}.${fraction}`) : Number.NaN
}
