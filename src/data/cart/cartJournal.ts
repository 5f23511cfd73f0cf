import { sessionValues } from '../../browser/storage'
import type { CartOperation } from '../../model/cart/cartOperation'
import { maxQuantity } from '../../model/product/quantity'
import { readPlan } from '../../model/product/subscription'
import { isRecord } from '../../model/text/json'
import type { Journal } from './CartClient'

const key = 'cart'
const refusedKey = 'cart refused'
const mostRefused = 100
// As long as servers can be expected to remember idempotency keys.
const lifeMs = 3_600_000

/** The changes that the server has not confirmed, in the session storage of this tab. */
export const cartJournal: Journal = {
  read: () => (sessionValues.get(key, isList) ?? []).filter(isOperation),
  write(queue) {
    if (queue.length > 0) sessionValues.set(key, queue, lifeMs)
    else sessionValues.remove(key)
  },
  readRefused: () => new Map(readPairs()),
  refuse(calls, message) {
    const pairs = calls.map((call): Pair => [call, message])
    sessionValues.set(refusedKey, [...readPairs(), ...pairs].slice(-mostRefused), lifeMs)
  },
}

type Pair = readonly [call: string, message: string]

function readPairs(): readonly Pair[] {
  return (sessionValues.get(refusedKey, isList) ?? []).filter(isPair)
}

function isPair(value: unknown): value is Pair {
  return Array.isArray(value) && value.length === 2 && value.every(isText)
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/** Whether a stored value is an operation. Another script, or another site at the same address, may have written it. */
function isOperation(value: unknown): value is CartOperation {
  if (!isRecord(value) || !isText(value.key) || !isListOf(value.calls, isText)) return false
  switch (value.kind) {
    case 'add':
      return (
        isLine(value.line) &&
        isListOf(value.quantities, isCount) &&
        (value.preview === null || isPreview(value.preview))
      )
    case 'set':
      return isLine(value.line) && isCount(value.quantity) && (value.entryId === undefined || isText(value.entryId))
    case 'addCoupon':
      return isText(value.promoCode)
    case 'removeCoupon':
      return isText(value.couponId)
    case 'setShippingLocation':
      return isRecord(value.location) && Object.values(value.location).every((one) => typeof one === 'string')
    case 'setShippingOption':
      return isText(value.optionId)
    default:
      return false
  }
}

function isLine(value: unknown): boolean {
  return (
    isRecord(value) &&
    isText(value.itemId) &&
    [value.sku, value.additionalFields, value.subscriptionOptionId].every(
      (one) => one === null || typeof one === 'string',
    )
  )
}

/** The parts of a preview that are shown before the server has answered. */
function isPreview(value: unknown): boolean {
  const { productName, fullUrl, purchasePriceCents, chosenVariant } = isRecord(value) ? value : {}
  const areTexts = [productName, fullUrl].every((one) => typeof one === 'string')
  return areTexts && isPrice(purchasePriceCents) && (chosenVariant === null || isVariant(chosenVariant))
}

/** Whether the value is whole cents, of which any quantity has a subtotal that can be written. */
function isPrice(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && Number.isSafeInteger(value * maxQuantity)
}

function isVariant(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { optionValues, pricingOptions = [] } = value
  if (!isList(optionValues) || !isList(pricingOptions)) return false
  return optionValues.every(isOption) && pricingOptions.every(isPricingOption)
}

function isPricingOption(value: unknown): boolean {
  return isRecord(value) && readPlan(value.subscriptionPlan) !== null
}

function isOption(value: unknown): boolean {
  return isRecord(value) && [value.optionName, value.value].every((one) => typeof one === 'string')
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxQuantity
}

function isListOf(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isOne)
}
