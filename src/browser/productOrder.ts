import type { LineIdentity, LinePreview } from '../model/cart/cartOperation'
import { type ProductType, productTypes } from '../model/enumerations/productTypes'
import { parseCents } from '../model/money/cents'
import { readWrittenCents } from '../model/money/writtenMoney'
import type { Variant } from '../model/product/Product'
import { currentPrice } from '../model/product/prices'
import { largestQuantity, readQuantity } from '../model/product/quantity'
import { stockOf } from '../model/product/stock'
import { readBilling } from '../model/product/subscription'
import { chosenVariant } from '../model/product/variantPicker'
import {
  nearProduct,
  purchaseKinds,
  readChoices,
  readServedProduct,
  readSubscription,
  type ServedProduct,
  titleNear,
} from './servedProduct'

/** What a visitor orders with one press of a product's button. */
export interface ProductOrder {
  readonly line: LineIdentity
  readonly quantity: number
  readonly preview: LinePreview
  /** Whether the page contains its price. */
  readonly isPriced: boolean
  /** A subscription has a checkout of its own. */
  readonly isSubscription: boolean
}

/** Why there is nothing to buy. */
export type OrderProblem =
  | { readonly kind: 'missing option'; readonly option: string }
  | { readonly kind: 'not offered' | 'sold out' }
  | { readonly kind: 'quantity'; readonly largest: number }

/** Reads the order that a product's button would place, or the reason why it cannot be placed. */
export function readProductOrder(
  button: HTMLElement,
  { itemId, type, money }: Pick<ServedProduct, 'itemId' | 'type'> & { readonly money?: { readonly currency: string } },
): ProductOrder | OrderProblem {
  const product = readServedProduct(button, money?.currency)
  const { variants, options } = { variants: product?.variants ?? [], options: product?.options ?? [] }
  const choices = product ? readChoices(product) : {}
  const variant = options.length > 0 ? chosenVariant(variants, options, choices) : (variants[0] ?? null)
  if (!variant && options.length > 0) {
    const missing = options.find(({ name }) => !choices[name])
    return missing ? { kind: 'missing option', option: missing.name } : { kind: 'not offered' }
  }
  if (variant && stockOf(variant) === 0) return { kind: 'sold out' }
  const chosen = readSubscription(product?.part(purchaseKinds) ?? null, variant)
  if (chosen !== null && !readBilling(chosen?.subscriptionPlan)) return { kind: 'not offered' }
  const { dataset } = button
  const isSubscription =
    chosen !== null || /^(true|1|data-is-subscription)$/i.test(dataset.isSubscription?.trim() ?? '')
  const subscriptionOptionId = chosen?.id || dataset.subscriptionOptionId?.trim() || null

  const field = product?.part('.product-quantity-input')?.querySelector('input')
  const largest = largestQuantity(variant ? stockOf(variant) : Number.POSITIVE_INFINITY)
  const quantity = field && !isSubscription ? readQuantity(field.value, largest) : 1
  if (quantity === null) return { kind: 'quantity', largest }
  const line = { itemId, sku: variant?.sku || null, additionalFields: null, subscriptionOptionId }
  const cents = priceOf(button, product, variant)
  const preview = previewOf(button, { type, variant, cents: cents || 0 })
  return { line, quantity, preview, isPriced: !Number.isNaN(cents), isSubscription }
}

interface Ordered {
  readonly type: ProductType
  readonly variant: Variant | null
  readonly cents: number
}

/** How the line looks in the cart until the server has answered. */
function previewOf(button: HTMLElement, { type, variant, cents }: Ordered): LinePreview {
  return {
    productName: titleNear(button),
    productType: productTypes[type],
    fullUrl: location.pathname,
    imageUrl: null,
    purchasePriceCents: cents,
    nonSalePriceCents: variant?.price || cents,
    chosenVariant: variant,
  }
}

/**
 * The price of the variant, otherwise the one written on the page (docs/decisions.md#78), which may list no variants or
 * no prices for them. `NaN` if there is neither.
 */
function priceOf(button: HTMLElement, product: ServedProduct | null, variant: Variant | null): number {
  const cents = variant ? parseCents(currentPrice(variant).value) : Number.NaN
  return Number.isNaN(cents) ? writtenPrice(button, product) || Number.NaN : cents
}

function writtenPrice(button: HTMLElement, product: ServedProduct | null): number {
  const price = product && nearProduct(button, product, '.product-price')[0]?.cloneNode(true)
  if (!(price instanceof Element)) return Number.NaN
  for (const original of price.querySelectorAll('.original-price')) original.remove()
  return readWrittenCents(price.textContent)
}
