import { productTypeOf } from '../enumerations/productTypes'
import type { StructuredContent } from './Product'
import { totalStock } from './stock'

/** The platform's field for a quantity takes at most four digits. */
export const maxQuantity = 9999

/**
 * Whether visitors choose how many they buy: of physical products, and of services unless the store's setting
 * `multipleQuantityAllowedForServices` is off. They do not for subscriptions, or if there is at most one to choose.
 */
export function hasQuantity(content: StructuredContent, allowsSeveralServices = true): boolean {
  return isCounted(content.productType, allowsSeveralServices) && !content.isSubscribable && totalStock(content) > 1
}

/** Whether a type of product is bought several at a time: physical products, and services if the store allows it. */
export function isCounted(productType: number | string, allowsSeveralServices: boolean): boolean {
  const type = productTypeOf(productType)
  return type === 'physical' || (type === 'service' && allowsSeveralServices)
}

/** The largest quantity that can be chosen of what is in stock. */
export function largestQuantity(stock: number): number {
  return Math.min(stock, maxQuantity)
}

/**
 * A quantity that somebody typed, in the digits of any script: a whole number from 1 to `largest`. `null` for anything
 * else.
 */
export function readQuantity(text: string, largest = maxQuantity): number | null {
  const figures = text.trim().replace(/\p{Nd}/gu, digitOf)
  const quantity = /^\d+$/.test(figures) ? Number(figures) : 0
  return quantity >= 1 && quantity <= largest ? quantity : null
}

/** The ASCII digit of a decimal digit. Unicode has the ten digits of a script in a row, from zero to nine. */
function digitOf(digit: string): string {
  let zero = digit.codePointAt(0)!
  const code = zero
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10) // five styles of mathematical digits follow each other
}
