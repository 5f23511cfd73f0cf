import type { Money } from './Money'

const decimal = /^\s*(?<sign>[+-]?)(?<whole>\d*)(?:\.(?<fraction>\d*))?\s*$/

/**
 * Reads the `value` of a `Money`, such as `19.99`, as cents: hundredths of every currency, yen included
 * (docs/decisions.md#15). Further decimals are rounded half to even, from the text and not from a float. Takes any
 * text; anything that is not a decimal number is `NaN`, and so is an amount too large to be counted exactly in cents.
 */
export function parseCents(value: string): number {
  const { sign, whole = '', fraction = '' } = decimal.exec(value)?.groups ?? {}
  if (whole + fraction === '') return Number.NaN
  const cents = Number(whole + fraction.slice(0, 2).padEnd(2, '0'))
  const rest = fraction.slice(2)
  const isTie = /^50*$/.test(rest)
  const rounded = cents + (isTie ? cents % 2 : Number(rest >= '5'))
  if (!Number.isSafeInteger(rounded)) return Number.NaN
  return sign === '-' && rounded > 0 ? -rounded : rounded
}

/** Cents as the platform's JSON carries an amount, with two decimals for every currency. Takes whole cents. */
export function moneyOfCents(cents: number, currency: string): Money {
  const figures = String(Math.abs(cents)).padStart(3, '0')
  const sign = cents < 0 ? '-' : ''
  return { currency, value: `${sign}${figures.slice(0, -2)}.${figures.slice(-2)}` }
}
