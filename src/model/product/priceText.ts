import { format } from '../../language/format'
import type { Money } from '../money/Money'
import { messages } from './messages'
import type { StructuredContent } from './Product'
import { type ProductPrice, productPrice } from './prices'
import { readBilling, subscriptionText } from './subscription'

/** The text of a price. */
export interface PriceText {
  readonly price: string
  /** What it costs without the sale; `null` if it is not on sale. */
  readonly original: string | null
}

/** The text of a product's price, as the platform writes it; `null` if it shows none. */
export function productPriceText(content: StructuredContent, write: (price: Money) => string): PriceText | null {
  const price = productPrice(content)
  return price && priceText(price, content, write)
}

/** The text of a product's or a variant's price. Subscriptions say how often and for how long it is charged. */
export function priceText(
  shown: ProductPrice,
  { isSubscribable, subscriptionPlan }: Pick<StructuredContent, 'isSubscribable' | 'subscriptionPlan'>,
  write: (price: Money) => string,
): PriceText {
  if (isSubscribable && !readBilling(subscriptionPlan)) return { price: messages.unavailable, original: null }
  const written = (money: Money) => (isSubscribable ? subscriptionText(write(money), subscriptionPlan) : write(money))
  const price = written(shown.price)
  return {
    price: shown.kind === 'from' ? format(messages.from, { price }) : price,
    original: shown.kind === 'sale' ? written(shown.original) : null,
  }
}

/** A price as one text, with the words that only screen readers get on the platform's pages. */
export function spokenPrice({ price, original }: PriceText): string {
  return original === null ? price : `${messages.salePrice} ${price} ${messages.originalPrice} ${original}`
}
