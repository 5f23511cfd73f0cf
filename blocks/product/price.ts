import type { ElementChanges } from '../../src/browser/elementChanges'
import { parseCents } from '../../src/model/money/cents'
import type { Money } from '../../src/model/money/Money'
import { showMoney } from '../../src/model/money/shownMoney'
import { messages } from '../../src/model/product/messages'
import type { PricingOption, Variant } from '../../src/model/product/Product'
import { variantPrice } from '../../src/model/product/prices'
import { priceText, spokenPrice } from '../../src/model/product/priceText'
import { element } from '../../src/ui/element'
import { createSpokenText } from '../../src/ui/spokenText'
import type { PickerProps } from './props'

/**
 * Writes the price of a product. Returns a function that shows the price of a variant and returns its text for screen
 * readers. Without a variant, or if the price cannot be read, it shows the server's.
 */
export function createPrice(
  prices: readonly HTMLElement[],
  { subscription, locale }: PickerProps,
  changes: ElementChanges,
): (variant: Variant | null, option: PricingOption | null) => string {
  const price = prices[0]
  const place = price?.querySelector<HTMLElement>('.product-price-value') ?? price
  const show = (nodes: readonly (Node | string)[] | null) => place && changes.content(place, nodes)

  return (variant, option) => {
    const chosen = variant && variantPrice(option ?? variant)
    if (!chosen || !isReadable(chosen.price) || (chosen.kind === 'sale' && !isReadable(chosen.original))) {
      show(null)
      return ''
    }
    const write = (money: Money) => showMoney(money, { locale })
    const plan = option ? { isSubscribable: true, subscriptionPlan: option.subscriptionPlan } : subscription
    const text = priceText(chosen, plan, write)
    if (text.original === null) show([text.price])
    else {
      const [sale, original] = [createSpokenText(), createSpokenText()]
      sale.textContent = `${messages.salePrice} `
      original.textContent = ` ${messages.originalPrice} `
      const crossed = element('span', { class: 'original-price' }, text.original)
      show([sale, text.price, ' ', original, crossed])
    }
    return spokenPrice(text)
  }
}

function isReadable({ value }: Money): boolean {
  return !Number.isNaN(parseCents(value))
}
