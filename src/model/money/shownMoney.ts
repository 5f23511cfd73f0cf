import { formatCents, formatMoney, type MoneyStyle } from './formatMoney'
import type { Money } from './Money'

/** Formats whole cents as `formatCents` does, for text on a page: the sign stays whole on right-to-left pages. */
export function showCents(cents: number, style: MoneyStyle & { readonly currency: string }): string {
  return keepSignWhole(formatCents(cents, style))
}

/** Formats an amount as `formatMoney` does, for text on a page. */
export function showMoney(money: Money, style: MoneyStyle): string {
  return keepSignWhole(formatMoney(money, style))
}

/**
 * Adds a left-to-right mark. In Arabic and Hebrew, a sign such as US$ follows the amount. The `$` at the end of a text
 * takes the direction of the page, so it would move to the other side of the price.
 */
function keepSignWhole(text: string): string {
  return text.replace(/\u200f.*\w\W$/, '$&\u200e')
}
