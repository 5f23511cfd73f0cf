import { shop } from '../../fixtures/shop'

/** Formats an amount in hundredths in the shop’s currency and the language of its pages, such as `US$5.00`. */
export function formatCents(cents: number): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency: shop.currency }).format(cents / 100)
}
