import { readChoices, readServedProduct } from '../../src/browser/servedProduct'
import { format } from '../../src/language/format'
import type { LineIdentity, LinePreview } from '../../src/model/cart/cartOperation'
import { productTypes } from '../../src/model/enumerations/productTypes'
import { parseCents } from '../../src/model/money/cents'
import { messages as productMessages } from '../../src/model/product/messages'
import type { Variant } from '../../src/model/product/Product'
import { currentPrice } from '../../src/model/product/prices'
import { largestQuantity, readQuantity } from '../../src/model/product/quantity'
import { stockOf } from '../../src/model/product/stock'
import { chosenVariant } from '../../src/model/product/variantPicker'
import { readBoolean, readText } from '../../src/runtime/attributes'
import { messages } from './messages'
import type { AddToCartProps } from './props'

/** What a visitor buys with one press. */
export interface Order {
  readonly line: LineIdentity
  readonly quantity: number
  readonly preview: LinePreview
  /** It has a checkout of its own. */
  readonly isSubscription: boolean
}

/** Reads what is chosen for the product of a button. Returns a message for the visitor if something is missing. */
export function readOrder(button: HTMLElement, props: AddToCartProps): Order | string {
  const { itemId } = props
  const isSubscription = readBoolean(button, 'data-is-subscription')
  const subscriptionOptionId = readText(button, 'data-subscription-option-id') || null
  const product = readServedProduct(button)
  const { variants, options } = { variants: product?.variants ?? [], options: product?.options ?? [] }
  const choices = product ? readChoices(product) : {}
  const missing = options.find(({ name }) => !choices[name])
  if (missing) return format(messages.chooseOption, { option: missing.name })
  const variant = options.length > 0 ? chosenVariant(variants, options, choices) : (variants[0] ?? null)
  if (!variant && options.length > 0) return messages.notOffered
  if (variant && stockOf(variant) === 0) return productMessages.soldOut

  const field = product?.part('.product-quantity-input')?.querySelector('input')
  const largest = largestQuantity(variant ? stockOf(variant) : Number.POSITIVE_INFINITY)
  const quantity = field && !isSubscription ? readQuantity(field.value, largest) : 1
  if (quantity === null) return format(messages.quantityInvalid, { minimum: 1, maximum: largest })
  const line = { itemId, sku: variant?.sku || null, additionalFields: null, subscriptionOptionId }
  return { line, quantity, preview: previewOf(button, props, variant), isSubscription }
}

/** How the line looks in the cart until the server has answered. */
function previewOf(button: HTMLElement, { type }: AddToCartProps, variant: Variant | null): LinePreview {
  const product = button.closest('.ProductItem, .product-detail, .sqs-block-product, article, main')
  const purchasePriceCents = variant ? parseCents(currentPrice(variant).value) || 0 : 0
  return {
    productName: product?.querySelector('h1, .product-title')?.textContent?.trim() ?? '',
    productType: productTypes[type],
    fullUrl: location.pathname,
    imageUrl: null,
    purchasePriceCents,
    nonSalePriceCents: variant?.price ?? purchasePriceCents,
    chosenVariant: variant,
  }
}
