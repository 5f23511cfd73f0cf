import { moneyOfCents, parseCents } from '../money/cents'
import { defaultCurrency } from '../money/currencies'
import type { Money } from '../money/Money'
import { isRecord, tryParseJson } from '../text/json'
import type { OptionValue, PricingOption, Variant, VariantImage } from './Product'
import { readPlan } from './subscription'

type Raw = { readonly [key: string]: unknown }

const noPlan = { billingPeriod: { value: 0, unit: '' } }
const maxLength = 10_000_000 // room for 10,000 variants of 1,000 characters each

/**
 * Reads the variants of a product from the text of a `data-variants` attribute. Takes any text; `null` if it is not a
 * JSON list.
 */
export function parseVariants(text: string, currency: string = defaultCurrency): Variant[] | null {
  return readVariants(tryParseJson(text, maxLength), currency)
}

/**
 * Reads the variants of a product from its JSON. Prices may be cents or `Money`; options may be a map (`attributes`) or
 * a list (`optionValues`). Missing parts get empty values, and what is not a variant is left out. A variant without
 * information about stock is available. Takes any value; `null` if it is not a list.
 */
export function readVariants(list: unknown, currency: string): Variant[] | null {
  return Array.isArray(list) ? list.filter(isRecord).map((raw) => readVariant(raw, currency)) : null
}

function readVariant(raw: Raw, currency: string): Variant {
  const optionValues = readOptionValues(raw)
  const priceMoney = readPrice(raw.priceMoney, raw.price, currency)
  const salePriceMoney = readPrice(raw.salePriceMoney, raw.salePrice, currency)
  return {
    id: text(raw.id),
    sku: text(raw.sku),
    attributes: Object.fromEntries(optionValues.map(({ optionName, value }) => [optionName, value])),
    optionValues,
    price: parseCents(priceMoney.value) || 0,
    priceMoney,
    salePrice: parseCents(salePriceMoney.value) || 0,
    salePriceMoney,
    onSale: raw.onSale === true,
    unlimited: (raw.unlimited ?? raw.qtyInStock ?? raw.soldOut !== true) === true, // as in carts
    qtyInStock: raw.soldOut === true ? 0 : number(raw.qtyInStock),
    weight: number(raw.weight),
    width: number(raw.width),
    height: number(raw.height),
    len: number(raw.len),
    ...(raw.scarce === true && { scarce: true }),
    ...(text(raw.mainImageId) && { mainImageId: text(raw.mainImageId) }),
    ...(isRecord(raw.mainImage) && text(raw.mainImage.assetUrl) && { mainImage: readImage(raw.mainImage) }),
    ...(Array.isArray(raw.pricingOptions) && { pricingOptions: readPricingOptions(raw.pricingOptions, currency) }),
  }
}

function readImage({ assetUrl, originalSize }: Raw): VariantImage {
  return { assetUrl: text(assetUrl), originalSize: text(originalSize) }
}

/**
 * The subscriptions of a variant, in the order of the page's choices: one whose plan cannot be read stays in its place,
 * with a plan that is not available.
 */
function readPricingOptions(list: readonly unknown[], currency: string): PricingOption[] {
  return list.map((value) => {
    const raw = isRecord(value) ? value : {}
    const priceMoney = readPrice(raw.priceMoney, raw.price, currency)
    const salePriceMoney = readPrice(raw.salePriceMoney, raw.salePrice, currency)
    const id = text(raw.productSubscriptionOptionId) || text(raw.id)
    const subscriptionPlan = readPlan(raw.subscriptionPlan) ?? noPlan
    return { id, priceMoney, salePriceMoney, onSale: raw.onSale === true, subscriptionPlan }
  })
}

function readOptionValues({ attributes, optionValues }: Raw): OptionValue[] {
  const map = isRecord(attributes) ? Object.entries(attributes) : []
  if (map.length > 0) return map.map(([optionName, value]) => ({ optionName, value: text(value) }))
  const list: readonly unknown[] = Array.isArray(optionValues) ? optionValues : []
  return list.filter(isRecord).map(({ optionName, value }) => ({ optionName: text(optionName), value: text(value) }))
}

/** A price, from `Money` in either place or from cents. Its `value` is empty if it cannot be read. */
export function readPrice(money: unknown, price: unknown, currency: string): Money {
  for (const value of [money, price]) {
    const amount = isRecord(value) ? text(value.value).trim() : ''
    if (isRecord(value) && !Number.isNaN(parseCents(amount))) {
      return { currency: text(value.currency) || currency, value: amount }
    }
  }
  const cents = Math.round(typeof price === 'number' ? price : Number.NaN)
  return Number.isFinite(cents) ? moneyOfCents(cents, currency) : { currency, value: '' }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

function number(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}
