import { parseCents } from './cents'

// Pages without the platform's newer money format have bare numbers, always in American form with two decimals. The
// style sheet of the site draws the currency around them.

const bareNumber = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/

/** Reads a bare number, such as `1,234.50`, as cents; `NaN` for any other text, such as one with a currency. */
export function parseBareCents(text: string): number {
  return bareNumber.test(text.trim()) ? parseCents(text.replaceAll(',', '')) : Number.NaN
}

/** Formats cents as a bare number. */
export function formatBareCents(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}
