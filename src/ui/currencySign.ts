import { formatBareCents } from '../model/money/bareMoney'
import { formatCents } from '../model/money/formatMoney'

/**
 * Whether the page's style sheet draws a currency beside an element's number, as style sheets of the platform do for
 * `.sqs-money-native`. A second one must not be written there.
 */
export function isCurrencyDrawn(element: Element): boolean {
  return ['::before', '::after'].some((part) => {
    const { content } = getComputedStyle(element, part)
    return !/^(?:none|normal|["'\s]*)$/.test(content)
  })
}

/** What to write into an element, so that it shows this amount with its currency once. */
export function moneyTextFor(element: Element, cents: number, style: { currency: string; locale: string }): string {
  return isCurrencyDrawn(element) ? formatBareCents(cents) : formatCents(cents, style)
}
