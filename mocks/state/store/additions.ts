import { productTypes } from '../../fixtures/products/createProduct'
import { shop } from '../../fixtures/shop'
import type { Decline } from '../../http/Answer'
import { jsonOr, member } from '../../http/body'
import { quantityOf } from './carts'
import { type Choice, chooseVariant, findProduct, typeOf } from './products'
import type { Store, StoredCart, StoredEntry } from './Store'
import { availableOf } from './stock'

/** The maximum units of one line, as in the platform's own quantity field. */
export const mostUnits = 9999

/** A checked request to add a product. */
export interface Addition {
  readonly choice: Choice
  readonly quantity: number
  readonly additionalFields: string | null
  readonly subscriptionOptionId: string | null
}

/**
 * Reads and checks a request to buy something, that is, to add it to a cart or, with `isExpress`, to open its checkout
 * directly.
 */
export function readAddition(
  store: Store,
  body: unknown,
  { cart = null, isExpress = false }: { readonly cart?: StoredCart | null; readonly isExpress?: boolean },
): Addition | Decline {
  const product = findProduct(store, String(member(body, 'itemId') ?? ''))
  if (product === null) return itemNotFound()
  const type = typeOf(product)
  const hasOwnCheckout = type === productTypes.giftCard || product.structuredContent.isSubscribable
  if (hasOwnCheckout || (type === productTypes.paywall && !isExpress)) {
    const message = 'This is bought on a page of its own, not in the cart.'
    return { errorKey: 'NOT_CARTABLE', status: 422, message }
  }
  const sku = textOrNull(member(body, 'sku'))
  const choice = chooseVariant(product, sku)
  if (choice === null) return sku === null ? variantRequired() : itemNotFound()
  const quantity = wholeNumber(member(body, 'quantity'))
  if (quantity === null || quantity < 1) return quantityNotAllowed()
  const subscriptionOptionId = textOrNull(member(body, 'subscriptionOptionId'))
  if (subscriptionOptionId !== null && !offersSubscription(choice, subscriptionOptionId)) {
    return { errorKey: 'NOT_CARTABLE', status: 422, message: 'This subscription is not offered.' }
  }
  const problem = quantityProblem(store, { choice, cart, quantity })
  if (problem !== null) return problem
  return { choice, quantity, additionalFields: readFields(member(body, 'additionalFields')), subscriptionOptionId }
}

interface WantedQuantity {
  readonly choice: Choice
  readonly cart: StoredCart | null
  /** The requested units, in addition to those in the cart. */
  readonly quantity: number
  /** A line whose own units are not counted, because its quantity is replaced. */
  readonly except?: StoredEntry
}

/** Why a cart cannot contain that many more units; null if it can. */
export function quantityProblem(store: Store, { choice, cart, quantity, except }: WantedQuantity): Decline | null {
  const { product, sku, stockId } = choice
  const total = quantity + (cart ? quantityOf(cart, { itemId: product.id, sku }, except) : 0)
  const isOneEnough =
    typeOf(product) === productTypes.digital ||
    typeOf(product) === productTypes.paywall ||
    (typeOf(product) === productTypes.service && !shop.multipleQuantityAllowedForServices)
  if (total > (isOneEnough ? 1 : mostUnits)) return quantityNotAllowed()
  const available = availableOf(store, stockId)
  if (available === null || total <= available) return null
  if (available === 0) return { errorKey: 'SOLD_OUT', status: 409, message: `${product.title} is sold out.`, available }
  const message = `Only ${available} of ${product.title} ${available === 1 ? 'is' : 'are'} left.`
  return { errorKey: 'INSUFFICIENT_STOCK', status: 409, message, available }
}

/** A whole number, even if it is the text of a field; null for anything else. */
export function wholeNumber(value: unknown): number | null {
  if (typeof value === 'string' && /^-?\d{1,15}$/.test(value)) return Number(value)
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null
}

/** A non-empty string; null for anything else. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

export function itemNotFound(name = 'This product'): Decline {
  return { errorKey: 'ITEM_NOT_FOUND', status: 404, message: `${name} is no longer sold.` }
}

export function quantityNotAllowed(): Decline {
  return { errorKey: 'QUANTITY_NOT_ALLOWED', status: 422, message: 'This quantity cannot be ordered.' }
}

export function variantRequired(): Decline {
  return { errorKey: 'VARIANT_REQUIRED', status: 422, message: 'Choose one of the options first.' }
}

function offersSubscription({ variant }: Choice, optionId: string): boolean {
  return variant?.pricingOptions?.some(({ id }) => id === optionId) ?? false
}

/**
 * The answers to a product's form in the format of carts, JSON text with sorted keys; null for no answers. Clients also
 * send the text `null` for none.
 */
export function readFields(value: unknown): string | null {
  const fields = typeof value === 'string' ? jsonOr(value, value) : value
  if (fields === null || fields === undefined || fields === '') return null
  return JSON.stringify(sorted(fields))
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
