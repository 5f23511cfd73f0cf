import type { Cart, CartEntry } from '../../../src/model/cart/Cart'
import { memberAreas } from '../../fixtures/commerce/memberAreas'
import { moneyOf, productTypes } from '../../fixtures/products/createProduct'
import { shop } from '../../fixtures/shop'
import { websiteId } from '../../fixtures/site'
import type { Decline } from '../../http/Answer'
import { couponOf, couponProblem, findCoupon } from './coupons'
import { type Choice, chooseVariant, findProduct, isShipped, listPriceOf, unitPriceOf } from './products'
import type { CouponRule, Store, StoredCart, StoredEntry } from './Store'
import { shippingOptionsFor, taxesFor } from './shipping'
import { type PricedLine, totalsOf } from './totals'

/** A stored line with the shop's current data about it; `choice` is null if the product or variant was deleted. */
export interface ResolvedEntry extends PricedLine {
  readonly entry: StoredEntry
  readonly choice: Choice | null
}

/** The lines of a cart at current prices. A deleted product keeps the price at which it was last seen. */
export function resolveEntries(store: Store, cart: StoredCart): readonly ResolvedEntry[] {
  return cart.entries.map((entry) => {
    const product = findProduct(store, entry.itemId)
    const choice = product && chooseVariant(product, entry.sku)
    const unitCents = choice ? unitPriceOf(choice, entry.subscriptionOptionId) : entry.unitCents
    return {
      entry,
      choice,
      unitCents,
      quantity: entry.quantity,
      productType: entry.productType,
    }
  })
}

/** Whether a line's product or variant was deleted. A member area has no product of its own. */
export function isDeletedLine({ entry, choice }: ResolvedEntry): boolean {
  return choice === null && !memberAreas.some(({ id }) => id === entry.itemId)
}

/** The sum of the lines, without discounts. */
export function subtotalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((total, { unitCents, quantity }) => total + unitCents * quantity, 0)
}

/** The cart in the format in which it is sent. A sold cart is sent as it was when it was sold. */
export function describeCart(store: Store, cart: StoredCart, now: number): Cart {
  // `purchase` stores what this function has returned.
  return cart.purchased === null ? describeOpenCart(store, cart, now) : (cart.purchased as Cart)
}

function describeOpenCart(store: Store, cart: StoredCart, now: number): Cart {
  const lines = resolveEntries(store, cart)
  const requiresShipping = lines.some(({ productType }) => isShipped(productType))
  const shippingOptions = requiresShipping ? shippingOptionsFor(cart.shippingLocation, weightOf(lines)) : []
  const selectedShippingOption =
    shippingOptions.find(({ id }) => id === cart.shippingOptionId) ?? shippingOptions[0] ?? null
  const { valid, invalid } = sortCoupons(store, cart, { subtotalCents: subtotalOf(lines), now })
  const totals = totalsOf({
    lines,
    coupons: valid,
    shippingCostCents: selectedShippingOption?.costCents ?? 0,
    taxes: taxesFor(cart.shippingLocation),
  })
  const validCoupons = valid.map((rule, index) => couponOf(rule, totals.couponDiscounts[index] ?? 0, null))
  const invalidCoupons = invalid.map(({ rule, problem }) => couponOf(rule, 0, problem))
  const hasDigital = lines.some(({ productType }) => productType === productTypes.digital)
  const { id, version, created, expiresAt, orderId } = cart
  const { subtotalCents, discountCents, shippingCostCents, taxCents, grandTotalCents } = totals
  return {
    id,
    websiteId,
    orderId,
    cartToken: cart.token,
    version,
    created,
    expiresAt,
    isPurchased: orderId !== null,
    currency: shop.currency,
    entries: lines.map(describeEntry),
    coupons: [...validCoupons, ...invalidCoupons],
    validCoupons,
    invalidCoupons,
    shippingLocation: cart.shippingLocation,
    shippingOptions,
    selectedShippingOption,
    applicableTaxRules: totals.taxRules,
    subtotalCents,
    discountCents,
    shippingCostCents,
    taxCents,
    grandTotalCents,
    subtotalAmount: moneyOf(subtotalCents),
    totalQuantity: lines.reduce((total, { quantity }) => total + quantity, 0),
    hasDigital,
    purelyDigital: hasDigital && lines.every(({ productType }) => productType === productTypes.digital),
    requiresShipping,
  }
}

function describeEntry(line: ResolvedEntry): CartEntry {
  const { entry, choice, unitCents, quantity, productType } = line
  const { id, itemId, additionalFields, subscriptionOptionId } = entry
  return {
    id,
    itemId,
    productName: choice?.product.title ?? entry.productName,
    productType,
    fullUrl: choice?.product.fullUrl ?? shop.path,
    imageUrl: choice?.product.assetUrl ?? null,
    quantity,
    purchasePriceCents: unitCents,
    nonSalePriceCents: choice ? listPriceOf(choice, subscriptionOptionId) : unitCents,
    subTotal: unitCents * quantity,
    chosenVariant: choice?.variant ?? null,
    additionalFields,
    subscriptionOptionId,
    isDeleted: isDeletedLine(line),
  }
}

interface SortedCoupons {
  readonly valid: readonly CouponRule[]
  readonly invalid: readonly { readonly rule: CouponRule; readonly problem: Decline }[]
}

/** Splits the coupons of a cart into those that apply now and those that do not. */
function sortCoupons(
  store: Store,
  cart: StoredCart,
  { subtotalCents, now }: { subtotalCents: number; now: number },
): SortedCoupons {
  const valid: CouponRule[] = []
  const invalid: { rule: CouponRule; problem: Decline }[] = []
  for (const promoCode of cart.promoCodes) {
    const rule = findCoupon(store, promoCode)
    const problem = couponProblem(rule, subtotalCents, now)
    if (rule !== null && problem === null) valid.push(rule)
    else if (problem !== null) invalid.push({ rule: rule ?? unknownCoupon(promoCode), problem })
  }
  return { valid, invalid }
}

/** What a cart shows for a coupon that QA has deleted in the meantime. */
function unknownCoupon(promoCode: string): CouponRule {
  return { promoCode, name: promoCode, type: 'flat', amount: 0 }
}

/** In kilograms. Summed in grams, so that ten times 0.1 kg is 1 kg. */
function weightOf(lines: readonly ResolvedEntry[]): number {
  const grams = lines.map(({ choice, quantity }) => Math.round((choice?.variant?.weight ?? 0) * 1000) * quantity)
  return grams.reduce((total, one) => total + one, 0) / 1000
}
