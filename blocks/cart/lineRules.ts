import type { CartEntry } from '../../src/model/cart/Cart'
import { productTypeOf } from '../../src/model/enumerations/productTypes'
import { isCounted, largestQuantity } from '../../src/model/product/quantity'
import { hasStock, stockOf } from '../../src/model/product/stock'

/**
 * The stock of a line's variant. Unlimited for types without stock (docs/decisions.md#16), and if the server sends no
 * variant; 0 for a deleted product.
 */
export function stockOfLine({ chosenVariant, productType, isDeleted }: CartEntry): number {
  if (isDeleted) return 0
  const type = productTypeOf(productType)
  return chosenVariant && (!type || hasStock(type)) ? stockOf(chosenVariant) : Number.POSITIVE_INFINITY
}

/**
 * The largest quantity that a visitor can choose for a line; `null` if there is no choice: for digital products,
 * subscriptions, sold-out or deleted products, and services that the store sells one at a time.
 */
export function largestQuantityOf(entry: CartEntry, allowsSeveralServices: boolean): number | null {
  const largest = largestQuantity(stockOfLine(entry))
  if (!isCounted(entry.productType, allowsSeveralServices) || entry.subscriptionOptionId !== null || largest === 0)
    return null
  return largest > 1 || entry.quantity > 1 ? largest : null
}
