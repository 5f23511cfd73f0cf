import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { products } from '../../../mocks/fixtures/products'
import { createState } from '../../../mocks/state/createState'
import type { MockState } from '../../../mocks/state/MockState'
import { nextId } from '../../../mocks/state/random'
import { commit, createCart } from '../../../mocks/state/store/carts'
import { describeCart } from '../../../mocks/state/store/describeCart'
import { purchase } from '../../../mocks/state/store/orders'
import type { StoredCart } from '../../../mocks/state/store/Store'

const now = Date.UTC(2026, 5, 1)
const limited = products
  .flatMap((product) => product.structuredContent.variants.map((variant) => ({ product, variant })))
  .filter(({ variant }) => !variant.unlimited && variant.qtyInStock > 0)

/** A cart with units of some limited variants, by their position in `limited`. */
function cartOf(state: MockState, wanted: readonly (readonly [index: number, quantity: number])[]): StoredCart {
  const cart = createCart(state, now)
  for (const [index, quantity] of wanted) {
    const { product, variant } = limited[index % limited.length] ?? {}
    if (product === undefined || variant === undefined) continue
    cart.entries.push({
      id: nextId(state),
      itemId: product.id,
      sku: variant.sku,
      quantity,
      additionalFields: null,
      subscriptionOptionId: null,
      productName: product.title,
      productType: 1,
      unitCents: variant.price,
    })
  }
  commit(cart, now)
  return cart
}

const buyer = { email: 'ada@example.test', now }

describe('orders', () => {
  it('keep stock and sales balanced, whatever the carts', () => {
    const cart = fc.array(fc.tuple(fc.nat({ max: limited.length - 1 }), fc.integer({ min: 1, max: 9 })), {
      maxLength: 5,
    })
    const property = fc.property(fc.array(cart, { maxLength: 12 }), (carts) => {
      const state = createState(1)
      for (const one of carts) purchase(state, cartOf(state, one), buyer)
      const { stock, sold } = state.store
      for (const { variant } of limited) {
        const left = stock[variant.id] ?? Number.NaN
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left + (sold[variant.id] ?? 0)).toBe(variant.qtyInStock)
      }
    })
    fc.assert(property, { numRuns: 500 })
  })

  it('take either all lines or none', () => {
    const state = createState(1)
    const before = structuredClone(state.store.stock)
    const candle = limited.findIndex(({ product }) => product.urlId === 'storm-candle')
    const honey = limited.findIndex(({ product }) => product.urlId === 'heather-honey')
    const result = purchase(
      state,
      cartOf(state, [
        [honey, 1],
        [candle, 2],
      ]),
      buyer,
    )
    expect('short' in result && result.short.map(({ choice }) => choice?.product.urlId)).toEqual(['storm-candle'])
    expect(state.store.stock).toEqual(before)
    expect(state.store.orders).toEqual([])
  })

  it('add up two lines of the same variant', () => {
    const state = createState(1)
    const candle = limited.findIndex(({ product }) => product.urlId === 'storm-candle')
    expect(
      'short' in
        purchase(
          state,
          cartOf(state, [
            [candle, 1],
            [candle, 1],
          ]),
          buyer,
        ),
    ).toBe(true)
  })

  it('fix the prices in the cart, even if they change later', () => {
    const state = createState(1)
    const knife = limited.findIndex(({ product }) => product.urlId === 'bread-knife')
    const cart = cartOf(state, [[knife, 2]])
    const offered = describeCart(state.store, cart, now)
    const result = purchase(state, cart, buyer)
    const variantId = limited[knife]?.variant.id ?? ''
    state.store.prices[variantId] = { cents: 1, saleCents: null }
    const sold = describeCart(state.store, cart, now)
    expect(sold).toMatchObject({ isPurchased: true, orderId: 'order' in result && result.order.id })
    expect(sold.grandTotalCents).toBe(offered.grandTotalCents)
    expect(sold.version).toBe(offered.version + 1)
  })
})

describe('the JSON of a cart', () => {
  it('contains the sale price and the regular price', () => {
    const state = createState(1)
    const knife = limited.findIndex(({ product }) => product.urlId === 'bread-knife')
    expect(describeCart(state.store, cartOf(state, [[knife, 2]]), now)).toMatchObject({
      entries: [{ purchasePriceCents: 4900, nonSalePriceCents: 5800, subTotal: 9800, quantity: 2 }],
      subtotalCents: 9800,
      subtotalAmount: { currency: 'USD', value: '98.00' },
      totalQuantity: 2,
      requiresShipping: true,
      purelyDigital: false,
    })
  })

  it('contains a product’s current name', () => {
    const state = createState(1)
    const cart = cartOf(state, [[0, 1]])
    const [line] = cart.entries
    cart.entries = [{ ...line!, productName: 'as it was called before' }]
    expect(describeCart(state.store, cart, now).entries[0]?.productName).toBe(line?.productName)
  })

  it('keeps a line whose product has been deleted, at its original price', () => {
    const state = createState(1)
    const cart = cartOf(state, [[0, 3]])
    state.store.deleted[cart.entries[0]?.itemId ?? ''] = true
    expect(describeCart(state.store, cart, now).entries).toMatchObject([
      {
        chosenVariant: null,
        productName: cart.entries[0]?.productName,
        fullUrl: '/bakehouse', // its own page is gone
        quantity: 3,
        purchasePriceCents: cart.entries[0]?.unitCents,
      },
    ])
  })

  it('sorts each coupon into valid or invalid, whatever the subtotal and time', () => {
    const state = createState(1)
    const codes = Object.keys(state.store.coupons)
    const entered = fc.subarray([...codes, 'DELETED'])
    const property = fc.property(
      entered,
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      (promoCodes, quantity, isEarly) => {
        const cart = cartOf(state, [[0, quantity]])
        cart.promoCodes = promoCodes
        const { coupons, validCoupons, invalidCoupons, discountCents } = describeCart(
          state.store,
          cart,
          isEarly ? 0 : now,
        )
        const codesOf = (list: readonly { readonly promoCode: string }[]) => list.map(({ promoCode }) => promoCode)
        expect(codesOf(coupons)).toEqual([...codesOf(validCoupons), ...codesOf(invalidCoupons)])
        expect(codesOf(coupons).sort()).toEqual([...promoCodes].sort())
        expect(validCoupons.every(({ reason }) => reason === null)).toBe(true)
        expect(invalidCoupons.every(({ reason, discountCents: off }) => reason !== null && off === 0)).toBe(true)
        expect(validCoupons.reduce((total, coupon) => total + coupon.discountCents, 0)).toBe(discountCents)
      },
    )
    fc.assert(property, { numRuns: 500 })
  })

  it('is not purely digital if the cart is empty', () => {
    const state = createState(1)
    expect(describeCart(state.store, createCart(state, now), now)).toMatchObject({
      hasDigital: false,
      purelyDigital: false,
      requiresShipping: false,
    })
  })
})
