import { productTypeOf } from '../enumerations/productTypes'
import { moneyOfCents, parseCents } from '../money/cents'
import { defaultCurrency } from '../money/currencies'
import type { Money } from '../money/Money'
import type { StructuredContent, Variant } from './Product'

/** What is shown as the price of a product, as in the platform's templates. */
export type ProductPrice =
  | { readonly kind: 'from' | 'normal'; readonly price: Money }
  | { readonly kind: 'sale'; readonly price: Money; readonly original: Money }

type Priced = Pick<Variant, 'priceMoney' | 'salePriceMoney' | 'onSale'>

const nothing: Money = { currency: defaultCurrency, value: '0' }

/** What a variant or an option of a subscription costs now. */
export function currentPrice({ onSale, salePriceMoney, priceMoney }: Priced): Money {
  return (onSale ? salePriceMoney : priceMoney) ?? nothing
}

/** Whether a product, or some of its variants, is on sale. Gift cards never are. */
export function isOnSale(content: StructuredContent): boolean {
  const type = productTypeOf(content.productType)
  return type === 'digital' ? content.onSale === true : isOnShelf(type) && content.variants.some(({ onSale }) => onSale)
}

/** Whether not all variants cost the same. */
export function hasVariedPrices({ productType, variants }: StructuredContent): boolean {
  const [first, ...others] = hasVariantPrices(productTypeOf(productType)) ? variants : []
  return others.some(
    ({ price, salePrice, onSale }) =>
      onSale !== first?.onSale || price !== first.price || (onSale && salePrice !== first.salePrice),
  )
}

/** The lowest price that a visitor can pay now. */
export function fromPrice(content: StructuredContent): Money {
  return least(pricesOf(content, currentPrice))
}

/** The highest price without a sale. */
export function normalPrice(content: StructuredContent): Money {
  const prices = pricesOf(content, ({ priceMoney }) => priceMoney)
  return prices.reduce((highest, price) => (centsOf(price) > centsOf(highest) ? price : highest), prices[0] ?? nothing)
}

/** The lowest price among what is on sale. */
export function salePrice(content: StructuredContent): Money {
  const type = productTypeOf(content.productType)
  if (type === 'digital') return content.salePriceMoney ?? ofCents(content.salePriceCents)
  if (!isOnShelf(type)) return nothing
  return least(content.variants.flatMap(({ onSale, salePriceMoney }) => (onSale && salePriceMoney) || []))
}

/** What is shown as a product's price; `null` for a paywall and a product of an unknown type, which show none. */
export function productPrice(content: StructuredContent): ProductPrice | null {
  const type = productTypeOf(content.productType)
  if ((!type || type === 'paywall') && !content.isSubscribable) return null
  if (hasVariedPrices(content)) return { kind: 'from', price: fromPrice(content) }
  const price = normalPrice(content)
  return isOnSale(content) ? { kind: 'sale', price: salePrice(content), original: price } : { kind: 'normal', price }
}

/** What is shown as the price of the chosen variant. */
export function variantPrice(variant: Priced): ProductPrice {
  const price = currentPrice(variant)
  return variant.onSale ? { kind: 'sale', price, original: variant.priceMoney } : { kind: 'normal', price }
}

/**
 * What is shown as the price of a subscription that a product may also be bought as: the first option of its cheapest
 * variant. `null` if it has none.
 */
export function subscriptionPrice(content: StructuredContent): ProductPrice | null {
  const option = isOnShelf(productTypeOf(content.productType)) ? cheapest(content.variants)?.pricingOptions?.[0] : null
  if (!option) return null
  return hasVariedPrices(content) ? { kind: 'from', price: currentPrice(option) } : variantPrice(option)
}

function cheapest(variants: readonly Variant[]): Variant | undefined {
  const cost = (variant: Variant) => centsOf(currentPrice(variant))
  return variants.reduce((lowest, variant) => (cost(variant) < cost(lowest) ? variant : lowest), variants[0]!)
}

function pricesOf(content: StructuredContent, priceOf: (variant: Variant) => Money): readonly Money[] {
  const type = productTypeOf(content.productType)
  if (type === 'digital') return [content.priceMoney ?? ofCents(content.priceCents)]
  return hasVariantPrices(type) ? content.variants.map((variant) => priceOf(variant) ?? nothing) : []
}

/** A price that is only given in cents, without a currency. */
function ofCents(cents = 0): Money {
  return moneyOfCents(cents, defaultCurrency)
}

function hasVariantPrices(type: ReturnType<typeof productTypeOf>): boolean {
  return isOnShelf(type) || type === 'gift-card'
}

/** Whether a type has variants that may be on sale. */
function isOnShelf(type: ReturnType<typeof productTypeOf>): boolean {
  return type === 'physical' || type === 'service'
}

function least(prices: readonly Money[]): Money {
  return prices.reduce((lowest, price) => (centsOf(price) < centsOf(lowest) ? price : lowest), prices[0] ?? nothing)
}

/** An unreadable price counts as zero, as on the platform. */
function centsOf({ value }: Money): number {
  return parseCents(value) || 0
}
