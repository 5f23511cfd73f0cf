import { formatCents, formatMoney, type MoneyStyle } from './formatMoney'
import type { Money } from './Money'

// In Arabic and Hebrew, a currency sign such as US$ follows the amount. The `$` at the end of a text takes the direction
// of the page, so it would move to the other side of the price.
const mixedSign = /[\u0590-\u06ff\u200f].*\p{L}\p{Sc}$/u

/** Formats whole cents as `formatCents` does, for text on a page: the sign stays whole on right-to-left pages. */
export function showCents(cents: number, style: MoneyStyle & { readonly currency: string }): string {
  return keepSignWhole(formatCents(cents, style))
}

/** Formats an amount as `formatMoney` does, for text on a page. */
export function showMoney(money: Money, style: MoneyStyle): string {
  return keepSignWhole(formatMoney(money, style))
}

/** Adds a left-to-right mark after the sign. */
function keepSignWhole(text: string): string {
  return text.replace(mixedSign, '$&\u200e')
}
