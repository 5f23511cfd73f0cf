import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxLaws } from '../../../mocks/fixtures/commerce/taxes'
import { allocate, shareOf } from '../../../mocks/state/store/integers'
import type { CouponRule } from '../../../mocks/state/store/Store'
import { type TotalsInput, totalsOf } from '../../../mocks/state/store/totals'

const numRuns = 20_000
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const line = fc.record({
  productType: fc.constantFrom(1, 2, 3, 4, 5),
  unitCents: fc.integer({ min: 0, max: 100_000_000 }), // A9: the highest price
  quantity: fc.integer({ min: 1, max: 9999 }),
})
const coupon: fc.Arbitrary<CouponRule> = fc.oneof(
  fc.record({
    promoCode: fc.constant('P'),
    name: fc.constant('P'),
    type: fc.constant('percentage' as const),
    amount: fc.integer({ min: 0, max: 10_000 }),
  }),
  fc.record({
    promoCode: fc.constant('F'),
    name: fc.constant('F'),
    type: fc.constant('flat' as const),
    amount: fc.integer({ min: 0, max: 10_000_000 }),
  }),
  fc.record({
    promoCode: fc.constant('S'),
    name: fc.constant('S'),
    type: fc.constant('free-shipping' as const),
    amount: fc.constant(0),
  }),
)
const cart: fc.Arbitrary<TotalsInput> = fc.record({
  lines: fc.array(line, { maxLength: 8 }),
  coupons: fc.array(coupon, { maxLength: 4 }),
  shippingCostCents: fc.integer({ min: 0, max: 1_000_000 }),
  taxes: fc.subarray([...taxLaws]),
})

describe('the totals of any cart (docs/decisions.md#18)', () => {
  it('add up: subtotal, less discount, plus shipping and tax', () => {
    const property = fc.property(cart, (input) => {
      const totals = totalsOf(input)
      const { subtotalCents, discountCents, shippingCostCents, taxCents, grandTotalCents } = totals
      expect(subtotalCents).toBe(sum(input.lines.map(({ unitCents, quantity }) => unitCents * quantity)))
      expect(grandTotalCents).toBe(subtotalCents - discountCents + shippingCostCents + taxCents)
      expect(sum(totals.couponDiscounts)).toBe(discountCents)
      expect(sum(totals.taxRules.map((rule) => rule.taxCents))).toBe(taxCents)
    })
    fc.assert(property, { numRuns })
  })

  it('are whole, safe and never negative', () => {
    const property = fc.property(cart, (input) => {
      const { couponDiscounts, lineDiscounts, taxRules, ...totals } = totalsOf(input)
      const all = [...Object.values(totals), ...couponDiscounts, ...lineDiscounts]
      return all.every((cents) => Number.isSafeInteger(cents) && cents >= 0)
    })
    fc.assert(property, { numRuns })
  })

  it('discount no line by more than its price, and all lines together by the coupons’ discount', () => {
    const property = fc.property(cart, (input) => {
      const { couponDiscounts, lineDiscounts } = totalsOf(input)
      const goods = input.coupons.map(({ type }, index) =>
        type === 'free-shipping' ? 0 : (couponDiscounts[index] ?? 0),
      )
      expect(sum(lineDiscounts)).toBe(sum(goods))
      return input.lines.every(({ unitCents, quantity }, index) => (lineDiscounts[index] ?? 0) <= unitCents * quantity)
    })
    fc.assert(property, { numRuns })
  })

  it('stay whole numbers in the largest cart: 250 lines of 9,999 at the highest price', () => {
    const lines = Array.from({ length: 250 }, () => ({ productType: 1, unitCents: 100_000_000, quantity: 9999 }))
    const third: CouponRule = { promoCode: 'THIRD', name: '', type: 'percentage', amount: 3333 }
    const totals = totalsOf({ lines, coupons: [third], shippingCostCents: 0, taxes: taxLaws.slice(0, 1) })
    expect(totals.subtotalCents).toBe(249_975_000_000_000)
    expect(totals.discountCents).toBe(83_316_667_500_000)
    expect(totals.taxCents).toBe(33_331_666_500_000)
  })

  it('keep the price of the goods when a coupon makes shipping free', () => {
    const input = { lines: [{ productType: 1, unitCents: 1000, quantity: 1 }], shippingCostCents: 450, taxes: [] }
    const free: CouponRule = { promoCode: 'FREE', name: '', type: 'free-shipping', amount: 0 }
    expect(totalsOf({ ...input, coupons: [free, free] })).toMatchObject({
      couponDiscounts: [450, 0],
      lineDiscounts: [0],
      grandTotalCents: 1000,
    })
  })

  it('tax the discounted goods, and shipping only if it is taxable', () => {
    const taxes = taxLaws.filter(({ region }) => region === 'NY')
    const lines = [
      { productType: 1, unitCents: 10_000, quantity: 1 },
      { productType: 3, unitCents: 10_000, quantity: 1 },
    ]
    const half: CouponRule = { promoCode: 'HALF', name: '', type: 'percentage', amount: 5000 }
    const { taxRules } = totalsOf({ lines, coupons: [half], shippingCostCents: 1000, taxes })
    expect(taxRules.map(({ taxCents }) => taxCents)).toEqual([240, 244]) // 4 % of 60.00, 4.88 % of 50.00
  })
})

describe('a share of an amount', () => {
  it.each([
    [1, 5000, 1],
    [3, 5000, 2],
    [999, 1000, 100],
    [333, 3333, 111],
    [0, 10_000, 0],
  ])('of %i at %i basis points is %i: rounded once, half up', (cents, rate, share) => {
    expect(shareOf(cents, rate)).toBe(share)
  })
})

describe('an amount split by weights', () => {
  it('sums up to the amount, with each part within a cent of its share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 12 })
    const property = fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), weights, (cents, given) => {
      const parts = allocate(cents, given)
      const total = sum(given)
      expect(sum(parts)).toBe(total === 0 ? 0 : cents)
      const exact = given.map((weight) => (total === 0 ? 0 : (cents * weight) / total))
      return exact.every((share, index) => Math.abs((parts[index] ?? 0) - share) < 1.001)
    })
    fc.assert(property, { numRuns })
  })

  it('gives a remaining cent to the largest remainder, or to the first', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocate(10, [1, 5, 1])).toEqual([2, 7, 1])
    expect(allocate(5, [0, 0])).toEqual([0, 0])
  })
})
