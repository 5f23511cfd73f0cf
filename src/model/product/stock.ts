import { type ProductType, productTypeOf } from '../enumerations/productTypes'
import type { StructuredContent, Variant } from './Product'

/**
 * How many of a variant can be bought. `Infinity` if unlimited, which servers also write as the largest 64-bit integer.
 */
export function stockOf({ unlimited, qtyInStock }: Pick<Variant, 'unlimited' | 'qtyInStock'>): number {
  return unlimited || qtyInStock >= Number.MAX_SAFE_INTEGER ? Number.POSITIVE_INFINITY : Math.max(0, qtyInStock || 0)
}

/** Whether a type of product can run out (docs/decisions.md#16). */
export function hasStock(type: ProductType): boolean {
  return type === 'physical' || type === 'service'
}

/**
 * How many of a product can be bought (A4 Stock and workflow). Digital products, gift cards and paywalls have no stock
 * and never run out (docs/decisions.md#16); a product of an unknown type cannot be bought.
 */
export function totalStock({ productType, variants }: StructuredContent): number {
  const type = productTypeOf(productType)
  if (!type) return 0
  if (!hasStock(type)) return Number.POSITIVE_INFINITY
  return variants.reduce((sum, variant) => sum + stockOf(variant), 0)
}

/** Whether nothing of a product can be bought (A4 Stock and workflow). */
export function isSoldOut(content: StructuredContent): boolean {
  return totalStock(content) === 0
}

/** Whether some are left, but no more than `threshold`, which the store chooses. */
export function isLowStock(stock: number, threshold: number): boolean {
  return stock > 0 && stock <= threshold
}
