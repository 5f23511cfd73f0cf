import { formatBareCents } from '../model/money/bareMoney'
import { showCents } from '../model/money/shownMoney'

/**
 * Whether the page's style sheet adds a currency to an element's number, as the platform's style sheets do for
 * `.sqs-money-native`. The text must not contain a second one.
 */
export function isCurrencyDrawn(element: Element): boolean {
  return ['::before', '::after'].some((part) => {
    const { content } = getComputedStyle(element, part)
    return !/^(?:none|normal|["'\s]*)$/.test(content)
  })
}

/** The text for an element, so that it shows this amount with its currency once. */
export function moneyTextFor(element: Element, cents: number, style: { currency: string; locale: string }): string {
  return isCurrencyDrawn(element) ? formatBareCents(cents) : showCents(cents, style)
}
