import { recordChanges } from '../../src/browser/elementChanges'
import { pageLocale } from '../../src/browser/pageLocale'
import { parseBareCents } from '../../src/model/money/bareMoney'
import { showCents } from '../../src/model/money/shownMoney'
import type { Page } from '../../src/model/page/page'
import { selectedCurrency } from '../../src/model/page/selectedCurrency'
import { readBoolean, readText } from '../../src/runtime/attributes'
import { isCurrencyDrawn } from '../../src/ui/currencySign'
import type { MoneyProps } from './props'

const bodyClass = /(?:^|\s)native-currency-code-(?<code>[a-z]{3})(?:\s|$)/

/**
 * Reads a price. Returns `null` if the element contains anything but a bare number, such as a price with a currency,
 * and for the subtotal of the cart, which the cart writes itself. Throws a `FreeLabelError` if zero is to be shown as
 * free and the element has no text for that (B5 Number parsing).
 */
export function parse(element: HTMLElement, page: Page): MoneyProps | null {
  const [text, ...others] = element.childNodes
  if (!(text instanceof Text) || others.length > 0 || element.closest('.sqs-cart-subtotal')) return null
  const cents = parseBareCents(text.data)
  const currency = currencyOf(element, page)
  if (Number.isNaN(cents) || !currency) return null
  const locale = pageLocale(page.settings.locale)
  const [showsZeroAsFree, freeLabel] = [readBoolean(element, 'data-zero-as-free'), readText(element, 'data-free-label')]
  const price = showCents(cents, { currency, locale, showsZeroAsFree, freeLabel })
  return { text, price, isFree: showsZeroAsFree && cents === 0 }
}

/** The currency that the element or its page names; `null` if the element names something else. */
function currencyOf(element: HTMLElement, page: Page): string | null {
  const own = element.closest<HTMLElement>('[data-currency-code]')?.dataset.currencyCode?.trim()
  if (own) return /^[a-z]{3}$/i.test(own) ? own.toUpperCase() : null
  const hasContext = 'storeSettings' in page.websiteSettings
  const named = hasContext ? undefined : bodyClass.exec(document.body.className)?.groups?.code
  return named?.toUpperCase() ?? selectedCurrency(page)
}

/**
 * Writes the price with its currency, unless the page's style sheet draws the currency; zero that is shown as free never
 * has one. Checks again once the page has loaded, because style sheets may still be loading.
 */
export function attach(element: HTMLElement, { text, price, isFree }: MoneyProps): () => void {
  const served = text.data
  const written = served.replace(served.trim(), () => price)
  // Any other text was written by another script, and stays.
  const write = (data: string) => {
    if (text.data === served || text.data === written) text.data = data
  }
  const show = () => write(isFree || !isCurrencyDrawn(element) ? written : served)
  const changes = recordChanges()
  if (isFree) changes.classed(element, 'sqs-money-native', false) // no style sheet adds a currency to the word
  show()
  if (document.readyState !== 'complete') changes.listen(window, 'load', show)
  changes.onUndo(() => write(served))
  return changes.undo
}
