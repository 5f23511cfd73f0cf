import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../../src/model/money/formatMoney'
import { fromPrice, isOnSale, normalPrice, productPrice, variantPrice } from '../../../src/model/product/prices'
import { priceText, productPriceText, spokenPrice } from '../../../src/model/product/priceText'
import { generateSku, isProductPrice, isSku, measurementSigns } from '../../../src/model/product/productLimits'
import { parsePlan, readBilling, subscriptionText } from '../../../src/model/product/subscription'
import { productOf, variantOf } from '../../support/products'

const write = (money: { currency: string; value: string }) => formatMoney(money, { locale: 'en-US' })
const usd = (value: string) => ({ currency: 'USD', value })
const plan = (value: number, unit: string, numBillingCycles?: number) => ({
  billingPeriod: { value, unit },
  ...(numBillingCycles !== undefined && { numBillingCycles }),
})

describe('the price of a product', () => {
  it('is the lowest of its variants’ prices if they differ', () => {
    const content = productOf([variantOf({ Size: 'S' }), variantOf({ Size: 'M' }, { price: 1200 })])
    expect(productPriceText(content, write)).toEqual({ price: 'from $10.00', original: null })
  })

  it('is the lowest of its variants’ prices if only their sale prices differ', () => {
    const onSale = { onSale: true, salePrice: 700 }
    const content = productOf([variantOf({ Size: 'S' }, { onSale: true }), variantOf({ Size: 'M' }, onSale)])
    expect(productPriceText(content, write)).toEqual({ price: 'from $7.00', original: null })
  })

  it('is the lowest of a gift card’s values', () => {
    const values = [variantOf({ Value: '25' }, { price: 2500 }), variantOf({ Value: '10' })]
    const content = productOf(values, { productType: 'GIFT_CARD' })
    expect(productPriceText(content, write)).toEqual({ price: 'from $10.00', original: null })
  })

  it('counts a free variant as the lowest', () => {
    const content = productOf([variantOf({ Size: 'S' }), variantOf({ Size: 'M' }, { price: 0 })])
    expect(fromPrice(content)).toEqual(usd('0.00'))
    expect(normalPrice(content)).toEqual(usd('10.00'))
  })

  it('is the sale price, with the original price beside it', () => {
    const text = productPriceText(productOf([variantOf({}, { onSale: true })]), write)
    expect(text).toEqual({ price: '$8.00', original: '$10.00' })
    expect(text && spokenPrice(text)).toBe('Sale Price: $8.00 Original Price: $10.00')
  })

  it('is set on the product itself if that is digital', () => {
    const parts = { productType: 'DIGITAL', priceMoney: usd('5.00'), salePriceMoney: usd('4.00'), onSale: true }
    expect(productPrice(productOf([], parts))).toEqual({ kind: 'sale', price: usd('4.00'), original: usd('5.00') })
    const cents = { productType: 'DIGITAL', priceCents: 1999, salePriceCents: 999 }
    const text = (onSale: boolean) => productPriceText(productOf([], { ...cents, onSale }), write)
    expect(text(true)).toEqual({ price: '$9.99', original: '$19.99' })
    expect(text(false)).toEqual({ price: '$19.99', original: null })
  })

  it('is never on sale for gift cards, and absent for paywalls', () => {
    const variants = [variantOf({ Value: '10' }, { onSale: true })]
    expect(isOnSale(productOf(variants, { productType: 'GIFT_CARD' }))).toBe(false)
    expect(productPrice(productOf(variants, { productType: 'PAYWALL' }))).toBeNull()
    expect(productPrice(productOf(variants, { productType: 'something new' }))).toBeNull()
  })

  it('is the price of the chosen variant', () => {
    const single = productOf([])
    expect(priceText(variantPrice(variantOf({})), single, write)).toEqual({ price: '$10.00', original: null })
    expect(priceText(variantPrice(variantOf({}, { onSale: true })), single, write).original).toBe('$10.00')
  })
})

describe('a subscription', () => {
  it('is read from the JSON of its page', () => {
    const plan = '{"billingPeriod":{"value":2,"unit":"WEEK"},"numBillingCycles":26}'
    expect(subscriptionText('$5', parsePlan(plan))).toBe('$5 every 2 weeks for 1 year')
    expect(subscriptionText('$5', parsePlan('{"billingPeriod":{"value":1,"unit":"MONTH"}}'))).toBe('$5 every month')
  })

  it.each(['', 'null', '{', '[]', '{"billingPeriod":1}', '{"billingPeriod":{"value":"1","unit":2}}'])(
    'is missing in %j',
    (text) => expect(parsePlan(text)).toBeNull(),
  )

  it.each([
    [plan(1, 'WEEK'), '$5 every week'],
    [plan(2, 'week', 0), '$5 every 2 weeks'],
    [plan(1, 'month', 6), '$5 every month for 6 months'],
    [plan(1, 'month', 1), '$5 every month for 1 month'],
    [plan(1, 'month', 12), '$5 every month for 1 year'],
    [plan(2, 'week', 26), '$5 every 2 weeks for 1 year'],
    [plan(4, 'week', 26), '$5 every 4 weeks for 2 years'],
    [plan(1, 'year', 3), '$5 every year for 3 years'],
  ])('says how often and how long it is billed: %j', (subscriptionPlan, text) => {
    expect(subscriptionText('$5', subscriptionPlan)).toBe(text)
  })

  it.each([null, undefined, plan(0, 'week'), plan(1, 'day')])(
    'is unavailable without a plan: %j',
    (subscriptionPlan) => {
      expect(readBilling(subscriptionPlan)).toBeNull()
      expect(subscriptionText('$5', subscriptionPlan)).toBe('Unavailable')
      const content = productOf([variantOf({})], { isSubscribable: true, subscriptionPlan: subscriptionPlan ?? null })
      expect(productPriceText(content, write)).toEqual({ price: 'Unavailable', original: null })
      const onSale = { ...content, variants: [variantOf({}, { onSale: true })] }
      expect(productPriceText(onSale, write)).toEqual({ price: 'Unavailable', original: null })
    },
  )

  it('shows its billing next to the product’s price', () => {
    const parts = { isSubscribable: true, subscriptionPlan: plan(1, 'MONTH', 24) }
    const varied = productOf([variantOf({ Size: 'S' }), variantOf({ Size: 'M' }, { price: 1200 })], parts)
    expect(productPriceText(varied, write)?.price).toBe('from $10.00 every month for 2 years')
  })
})

describe('a product that an owner saves', () => {
  it('has at most 60 characters in a SKU', () => {
    expect([isSku('x'.repeat(60)), isSku('x'.repeat(61))]).toEqual([true, false])
  })

  it('has a generated SKU of SQ and seven digits', () => {
    expect([0, 0.0000012, 0.5, 1 - Number.EPSILON].map((random) => generateSku(() => random))).toEqual([
      'SQ0000000',
      'SQ0000012',
      'SQ5000000',
      'SQ9999999',
    ])
  })

  it('costs at most 100,000,000 cents, and whole cents', () => {
    expect([0, 100_000_000, 100_000_001, -1, 0.5, Number.NaN].map(isProductPrice)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('has its weight and size in the store’s units', () => {
    const signs = [1, '1', 2, '2', null].map((standard) => Object.values(measurementSigns(standard)).join(' '))
    expect(signs).toEqual(['lbs "', 'lbs "', 'kg cm', 'kg cm', 'lbs "'])
  })
})
