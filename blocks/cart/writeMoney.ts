import { formatCents } from '../../src/model/money/formatMoney'

/** Writes an amount in the cart's currency. */
export type WriteMoney = (cents: number) => string

/**
 * Returns a function that writes whole cents of a currency. What is no amount, or of no currency, is written as a plain
 * number, so that one odd value never costs the visitor the rest of the cart.
 */
export function moneyWriter(style: { readonly locale: string; readonly currency: string }): WriteMoney {
  return (cents) => {
    try {
      return formatCents(Math.round(cents), style)
    } catch {
      return (cents / 100).toLocaleString(style.locale)
    }
  }
}
