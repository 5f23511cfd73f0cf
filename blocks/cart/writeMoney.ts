import { showCents } from '../../src/model/money/shownMoney'

/** Formats an amount in the cart's currency. */
export type WriteMoney = (cents: number) => string

/**
 * Returns a function that formats whole cents of a currency. An invalid amount or currency is written as a plain
 * number, so that one odd value does not hide the rest of the cart.
 */
export function moneyWriter(style: { readonly locale: string; readonly currency: string }): WriteMoney {
  return (cents) => {
    try {
      return showCents(Math.round(cents), style)
    } catch {
      return (cents / 100).toLocaleString(style.locale)
    }
  }
}
