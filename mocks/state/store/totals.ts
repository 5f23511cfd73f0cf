import type { TaxRule } from '../../../src/model/cart/Cart'
import type { TaxLaw } from '../../fixtures/commerce/taxes'
import { allocate, shareOf } from './integers'
import type { CouponRule } from './Store'

/** One line of a cart, with the price that is charged. */
export interface PricedLine {
  readonly productType: number
  readonly unitCents: number
  readonly quantity: number
}

/** Only coupons that apply, in the order in which they were entered. */
export interface TotalsInput {
  readonly lines: readonly PricedLine[]
  readonly coupons: readonly CouponRule[]
  readonly shippingCostCents: number
  readonly taxes: readonly TaxLaw[]
}

/** `grandTotalCents` is the subtotal, less the discount, plus shipping and tax. It is never negative. */
export interface Totals {
  readonly subtotalCents: number
  readonly discountCents: number
  readonly shippingCostCents: number
  readonly taxCents: number
  readonly grandTotalCents: number
  /** The discount of each coupon; their sum is the total discount. */
  readonly couponDiscounts: readonly number[]
  /** Each line's share of the discount on goods. */
  readonly lineDiscounts: readonly number[]
  readonly taxRules: readonly TaxRule[]
}

/**
 * Computes a cart's totals in whole cents. A coupon applies to what the previous coupons left; free shipping only
 * reduces shipping. Each tax is rounded once, on the discounted sum of what it covers.
 */
export function totalsOf({ lines, coupons, shippingCostCents, taxes }: TotalsInput): Totals {
  const lineTotals = lines.map(({ unitCents, quantity }) => unitCents * quantity)
  const subtotalCents = sum(lineTotals)
  const couponDiscounts: number[] = []
  let goodsCents = subtotalCents
  let shippingLeft = shippingCostCents
  for (const coupon of coupons) {
    const off = coupon.type === 'free-shipping' ? shippingLeft : discountOf(coupon, goodsCents)
    if (coupon.type === 'free-shipping') shippingLeft -= off
    else goodsCents -= off
    couponDiscounts.push(off)
  }
  const lineDiscounts = allocate(subtotalCents - goodsCents, lineTotals)
  const taxRules = taxes.map((law) => {
    const covered = lines.map(({ productType }, index) =>
      law.productTypes.includes(productType) ? (lineTotals[index] ?? 0) - (lineDiscounts[index] ?? 0) : 0,
    )
    return taxRuleOf(law, sum(covered) + (law.includesShipping ? shippingLeft : 0))
  })
  const discountCents = sum(couponDiscounts)
  const taxCents = sum(taxRules.map((rule) => rule.taxCents))
  const grandTotalCents = subtotalCents - discountCents + shippingCostCents + taxCents
  return {
    subtotalCents,
    discountCents,
    shippingCostCents,
    taxCents,
    grandTotalCents,
    couponDiscounts,
    lineDiscounts,
    taxRules,
  }
}

function discountOf({ type, amount }: CouponRule, cents: number): number {
  return type === 'percentage' ? shareOf(cents, amount) : Math.min(amount, cents)
}

function taxRuleOf({ id, name, rateBasisPoints, includesShipping }: TaxLaw, cents: number): TaxRule {
  return { id, name, rateBasisPoints, includesShipping, taxCents: shareOf(cents, rateBasisPoints) }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
