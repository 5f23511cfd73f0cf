import { expect, it } from 'vitest'
import { largestQuantityOf, stockOfLine } from '../../../blocks/cart/lineRules'
import type { CartEntry } from '../../../src/model/cart/Cart'

const variant = { id: 'v', sku: 'SQ1', optionValues: [], unlimited: false, qtyInStock: 0 }
const stockOf = (productType: number, chosenVariant: CartEntry['chosenVariant'] = variant) =>
  stockOfLine({ productType, chosenVariant } as CartEntry)

it('a line has the stock of its variant if its product can run out', () => {
  expect([1, 3].map((type) => stockOf(type))).toEqual([0, 0])
  expect(stockOf(1, { ...variant, qtyInStock: 4 })).toBe(4)
  expect(stockOf(99)).toBe(0) // of a type that is not known
})

it('a line with the last item in stock has no quantity to choose, unless its quantity is larger', () => {
  const chosenVariant = { ...variant, qtyInStock: 1 }
  const line = (quantity: number) =>
    ({ productType: 1, chosenVariant, quantity, subscriptionOptionId: null }) as Partial<CartEntry> as CartEntry
  expect([1, 2].map((quantity) => largestQuantityOf(line(quantity), true))).toEqual([null, 1])
})

it('a line of a deleted product has nothing to choose', () => {
  const line = { productType: 1, chosenVariant: null, quantity: 2, subscriptionOptionId: null, isDeleted: true }
  expect(largestQuantityOf(line as Partial<CartEntry> as CartEntry, true)).toBeNull()
})

it('a line of a digital product or a gift card, or without a variant, is never sold out', () => {
  expect([2, 4].map((type) => stockOf(type))).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY])
  expect(stockOf(1, null)).toBe(Number.POSITIVE_INFINITY)
})
