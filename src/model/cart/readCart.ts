import { productTypeOf, productTypes } from '../enumerations/productTypes'
import type { Money } from '../money/Money'
import { readCurrency } from '../page/selectedCurrency'
import type { OptionValue, PricingOption } from '../product/Product'
import { isRecord } from '../text/json'
import type { Cart, CartEntry, ChosenVariant, Coupon, ShippingLocation, ShippingOption, TaxRule } from './Cart'

type Json = { readonly [field: string]: unknown }

/**
 * Reads a cart from the server's JSON. Fields that are null, missing or of another type get an empty value, so that one
 * of them never costs the visitor the rest of the cart (A3 Shopping cart). `null` if `value` is not a cart at all.
 */
export function readCart(value: unknown): Cart | null {
  if (!isRecord(value) || !(Array.isArray(value.entries) || textOf(value.id) || textOf(value.cartToken))) return null
  const entries = listOf(value.entries, readEntry)
  const currency = readCurrency(value.currency) ?? readCurrency(recordOf(value.subtotalAmount).currency) ?? ''
  const subtotalCents = centsOr(value.subtotalCents, sum(entries.map(({ subTotal }) => subTotal)))
  const validCoupons = listOf(value.validCoupons, readCoupon)
  const invalidCoupons = listOf(value.invalidCoupons, readCoupon)
  return {
    id: textOf(value.id),
    websiteId: textOf(value.websiteId),
    orderId: textOf(value.orderId) || null,
    cartToken: textOf(value.cartToken),
    version: numberOr(value.version, 0),
    created: numberOr(value.created, 0),
    expiresAt: numberOr(value.expiresAt, 0) || null,
    isPurchased: value.isPurchased === true,
    currency,
    entries,
    coupons: [...validCoupons, ...invalidCoupons],
    validCoupons,
    invalidCoupons,
    shippingLocation: readLocation(value.shippingLocation),
    shippingOptions: listOf(value.shippingOptions, readShippingOption),
    selectedShippingOption: readShippingOption(value.selectedShippingOption),
    applicableTaxRules: listOf(value.applicableTaxRules, readTaxRule),
    subtotalCents,
    discountCents: centsOr(value.discountCents, 0),
    shippingCostCents: centsOr(value.shippingCostCents, 0),
    taxCents: centsOr(value.taxCents, 0),
    grandTotalCents: centsOr(value.grandTotalCents, subtotalCents),
    subtotalAmount: readMoney(value.subtotalAmount) ?? { currency, value: (subtotalCents / 100).toFixed(2) },
    totalQuantity: numberOr(value.totalQuantity, sum(entries.map(({ quantity }) => quantity))),
    hasDigital: value.hasDigital === true,
    purelyDigital: value.purelyDigital === true,
    requiresShipping: value.requiresShipping === true,
  }
}

function readEntry(value: unknown): CartEntry | null {
  const { id, itemId, ...entry } = recordOf(value)
  if (!textOf(id) && !textOf(itemId)) return null
  const variant = isRecord(entry.chosenVariant) ? entry.chosenVariant : null
  const quantity = Math.max(numberOr(entry.quantity, 1), 0)
  const total = centsOr(entry.subTotal, Number.NaN)
  const unitCents = [
    centsOr(entry.purchasePriceCents, Number.NaN),
    priceOf(variant),
    quantity > 0 ? Math.round(total / quantity) : Number.NaN,
  ].find(Number.isFinite)
  const purchasePriceCents = unitCents ?? 0
  return {
    id: textOf(id) || textOf(itemId),
    itemId: textOf(itemId),
    productName: textOf(entry.productName) || textOf(entry.title),
    productType: readType(entry.productType),
    fullUrl: textOf(entry.fullUrl),
    imageUrl: textOf(entry.imageUrl) || null,
    quantity,
    purchasePriceCents,
    nonSalePriceCents: centsOr(entry.nonSalePriceCents, purchasePriceCents),
    subTotal: Number.isFinite(total) ? total : Math.round(purchasePriceCents * quantity),
    chosenVariant: readVariant(entry.chosenVariant),
    additionalFields: fieldsOf(entry.additionalFields),
    subscriptionOptionId: textOf(entry.subscriptionOptionId) || null,
    isDeleted: entry.isDeleted === true,
  }
}

/** The number of a product's type, which may also be its text or a name (docs/decisions.md#17). */
function readType(value: unknown): number {
  const type = productTypeOf(value)
  return type ? productTypes[type] : numberOr(value, productTypes.physical)
}

/** Real carts name the options in `optionValues` or in `attributes`. */
function readVariant(value: unknown): ChosenVariant | null {
  if (!isRecord(value)) return null
  const optionValues = listOf(value.optionValues, readOption)
  const attributes = Object.entries(recordOf(value.attributes)).map(([optionName, text]) => ({
    optionName,
    value: textOf(text),
  }))
  return {
    id: textOf(value.id),
    sku: textOf(value.sku),
    optionValues: optionValues.length > 0 ? optionValues : attributes,
    unlimited: value.unlimited !== false,
    qtyInStock: numberOr(value.qtyInStock, 0),
    pricingOptions: listOf(value.pricingOptions, readPricingOption),
  }
}

function readPricingOption(value: unknown): Pick<PricingOption, 'id' | 'subscriptionPlan'> | null {
  const { id, subscriptionPlan } = recordOf(value)
  const { billingPeriod, numBillingCycles } = recordOf(subscriptionPlan)
  const { value: count, unit } = recordOf(billingPeriod)
  if (!textOf(id)) return null
  const plan = { value: numberOr(count, 0), unit: textOf(unit) }
  return { id: textOf(id), subscriptionPlan: { billingPeriod: plan, numBillingCycles: numberOr(numBillingCycles, 0) } }
}

function readOption(value: unknown): OptionValue | null {
  const option = recordOf(value)
  return textOf(option.value) ? { optionName: textOf(option.optionName), value: textOf(option.value) } : null
}

/** In cents. Old carts send cents, newer ones `{ currency, value }`. */
function priceOf(variant: Json | null): number {
  const price = variant?.onSale === true ? variant.salePrice : variant?.price
  return centsOr(price, Math.round(Number(readMoney(price)?.value ?? Number.NaN) * 100))
}

function readMoney(value: unknown): Money | null {
  const { currency, value: amount } = recordOf(value)
  return textOf(currency) && textOf(amount) ? { currency: textOf(currency), value: textOf(amount) } : null
}

// Carts carry the text "null" for no fields, and may carry fields as JSON instead of text.
function fieldsOf(value: unknown): string | null {
  const text = typeof value === 'object' ? JSON.stringify(value) : textOf(value)
  return ['', 'null', '[]', '{}'].includes(text) ? null : text
}

function readCoupon(value: unknown): Coupon | null {
  const coupon = recordOf(value)
  const promoCode = textOf(coupon.promoCode)
  if (!promoCode && !textOf(coupon.id)) return null
  const types = ['percentage', 'flat', 'free-shipping'] as const
  return {
    id: textOf(coupon.id) || promoCode,
    promoCode,
    name: textOf(coupon.name),
    type: types.find((type) => type === coupon.type) ?? 'flat',
    amount: numberOr(coupon.amount, 0),
    discountCents: centsOr(coupon.discountCents, 0),
    reason: textOf(coupon.reason) || null,
    message: textOf(coupon.message) || null,
  }
}

function readLocation(value: unknown): ShippingLocation | null {
  if (!isRecord(value)) return null
  const { line1, line2, city, region, postalCode, country } = value
  return {
    line1: textOf(line1),
    line2: textOf(line2),
    city: textOf(city),
    region: textOf(region),
    postalCode: textOf(postalCode),
    country: textOf(country),
  }
}

function readShippingOption(value: unknown): ShippingOption | null {
  const option = recordOf(value)
  if (!textOf(option.id)) return null
  return {
    id: textOf(option.id),
    name: textOf(option.name),
    description: textOf(option.description),
    costCents: centsOr(option.costCents, 0),
  }
}

function readTaxRule(value: unknown): TaxRule | null {
  const rule = recordOf(value)
  if (!textOf(rule.id) && !textOf(rule.name)) return null
  return {
    id: textOf(rule.id),
    name: textOf(rule.name),
    rateBasisPoints: numberOr(rule.rateBasisPoints, 0),
    includesShipping: rule.includesShipping === true,
    taxCents: centsOr(rule.taxCents, 0),
  }
}

function listOf<Item>(value: unknown, read: (item: unknown) => Item | null): Item[] {
  if (!Array.isArray(value)) return []
  return value.map(read).filter((item) => item !== null)
}

function recordOf(value: unknown): Json {
  return isRecord(value) ? value : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise
}

/** Servers that calculate with floats send 1998.9999999999998, which is not a valid number of cents. */
function centsOr(value: unknown, otherwise: number): number {
  const cents = Math.round(numberOr(value, Number.NaN))
  return Number.isSafeInteger(cents) ? cents : otherwise
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
