import { shop } from '../../fixtures/shop'

/** An amount in hundredths for a message, such as `$5.00`. */
export function formatCents(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: shop.currency }).format(cents / 100)
}
