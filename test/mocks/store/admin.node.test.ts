import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../../mocks/server'
import { temporaryFolder } from '../../support/temporaryFolder'
import { createShopper, idOf, type Shopper } from './shopper'

let folder: string
let server: RunningServer
let ada: Shopper
beforeEach(async () => {
  folder = await temporaryFolder()
  server = await start()
  ada = await createShopper(server.url)
})
afterEach(() => server.close())

const start = () => startServer({ stateFile: join(folder, 'state.json') })
const put = (body: unknown) => ada.send('PUT', '/__mock/store', body)
const candle = 'SQ1200001'

describe('QA at /__mock/store', () => {
  it('sees stock, prices, coupons and sales', async () => {
    const { body } = await ada.send('GET', '/__mock/store')
    expect(body).toMatchObject({
      clockOffsetMs: 0,
      minimumSubtotalCents: 500,
      variants: {
        [candle]: { product: 'Storm candle', stock: 1, sold: 0, priceCents: 3100, saleCents: null, isDeleted: false },
        SQ0100001: { product: 'Ship’s biscuit', stock: 'unlimited' },
        'book-of-bread': { priceCents: 1500, saleCents: 1200, stock: 'unlimited' },
      },
      coupons: { WELCOME10: { type: 'percentage', amount: 1000 } },
      orders: [],
    })
  })

  it('counts what was sold, even where stock is unlimited', async () => {
    await ada.add('ships-biscuit', 2)
    await ada.add('storm-candle')
    await ada.send('PUT', 'shopping-cart/shipping-location', { country: 'GB' })
    await ada.send('POST', 'orders', { email: 'ada@example.test', paymentToken: 'tok_accepted' })
    expect((await ada.send('GET', '/__mock/store')).body).toMatchObject({
      variants: { SQ0100001: { stock: 'unlimited', sold: 2 }, [candle]: { stock: 0, sold: 1 } },
      orders: [{ email: 'ada@example.test' }],
    })
  })

  it('changes stock, price and sale price with immediate effect', async () => {
    await put({ variants: { [candle]: { stock: 3, priceCents: 3000, saleCents: 2500 }, SQ0100001: { stock: 1 } } })
    expect((await ada.add('storm-candle', 3)).cart).toMatchObject({ subtotalCents: 7500 })
    expect((await ada.add('ships-biscuit', 2)).decline).toBe('INSUFFICIENT_STOCK 409')
    await put({ variants: { SQ0100001: { stock: 'unlimited' }, [candle]: { saleCents: null } } })
    expect((await ada.add('ships-biscuit', 2)).cart.subtotalCents).toBe(9000 + 1800)
  })

  it('deletes variants and products, and restores them', async () => {
    await put({ variants: { [candle]: { isDeleted: true }, 'book-of-bread': { isDeleted: true } } })
    expect((await ada.add('storm-candle')).decline).toBe('ITEM_NOT_FOUND 404')
    expect((await ada.send('GET', `products/${idOf('book-of-bread')}`)).decline).toBe('ITEM_NOT_FOUND 404')
    await put({ variants: { [candle]: { isDeleted: false }, SQ0800001: { isDeleted: true } } })
    expect((await ada.add('storm-candle')).httpStatus).toBe(200)
    expect((await ada.add('striped-cup', 1, { sku: 'SQ0800001' })).decline).toBe('ITEM_NOT_FOUND 404')
    expect((await ada.add('striped-cup', 1, { sku: 'SQ0800002' })).httpStatus).toBe(200)
  })

  it('accepts its own response, ignoring what cannot be changed', async () => {
    await ada.add('ships-biscuit')
    await ada.send('POST', 'orders', { email: 'ada@example.test', paymentToken: 'tok_accepted' })
    const { time: _, ...before } = (await ada.send('GET', '/__mock/store')).body
    expect(await put({ ...before, time: 'later' })).toMatchObject({ httpStatus: 200, body: before })
  })

  it('keeps the last price of a deleted variant in carts', async () => {
    await ada.add('storm-candle')
    await put({ variants: { [candle]: { priceCents: 100 } } })
    expect((await ada.cart()).cart).toMatchObject({ subtotalCents: 100 })
    await put({ variants: { [candle]: { isDeleted: true, priceCents: 9900 } } })
    expect((await ada.cart()).cart).toMatchObject({ subtotalCents: 100, entries: [{ isDeleted: true }] })
  })

  it('adds and deletes coupons', async () => {
    await ada.add('storm-candle')
    await put({ coupons: { half: { type: 'percentage', amount: 5000 }, KETTLE5: null } })
    const enter = (promoCode: string) => ada.send('POST', 'shopping-cart/coupons', { promoCode })
    expect((await enter('HALF')).cart.discountCents).toBe(1550)
    expect((await enter('KETTLE5')).decline).toBe('COUPON_UNKNOWN 404')
    await put({ coupons: { HALF: null } })
    expect((await ada.cart()).cart.invalidCoupons).toMatchObject([
      { promoCode: 'HALF', name: 'HALF', reason: 'COUPON_UNKNOWN', message: 'This code is not known.' },
    ])
  })

  it('adds coupons without an amount, and trims their codes', async () => {
    await ada.add('storm-candle')
    const reply = await put({ coupons: { ' FREE ': { type: 'percentage' } } })
    expect(reply.body.coupons).toMatchObject({ FREE: { type: 'percentage', amount: 0 } })
    expect((await ada.send('POST', 'shopping-cart/coupons', { promoCode: 'FREE' })).cart.validCoupons).toHaveLength(1)
  })

  it('distinguishes coupons whose codes begin alike', async () => {
    await ada.add('storm-candle')
    const coupon = { type: 'percentage', amount: 1000 }
    await put({ coupons: { WELCOMEBACK10: coupon, WELCOMEBACK15: coupon } })
    const enter = (promoCode: string) => ada.send('POST', 'shopping-cart/coupons', { promoCode })
    await enter('WELCOMEBACK10')
    const { validCoupons } = (await enter('WELCOMEBACK15')).cart
    const { cart } = await ada.send('DELETE', `shopping-cart/coupons/${validCoupons[0]!.id}`)
    expect(cart.validCoupons).toMatchObject([{ promoCode: 'WELCOMEBACK15' }])
  })

  it('moves the clock, so that carts and coupons expire', async () => {
    await ada.add('storm-candle')
    await put({ coupons: { SOON: { type: 'flat', amount: 100, expiresAt: Date.now() + 3_600_000 } } })
    await ada.send('POST', 'shopping-cart/coupons', { promoCode: 'SOON' })
    await put({ clockOffsetMs: 24 * 3_600_000 })
    expect((await ada.cart()).cart.invalidCoupons).toMatchObject([{ reason: 'EXPIRED' }])
    await put({ clockOffsetMs: 40 * 24 * 3_600_000 })
    expect((await ada.cart()).decline).toBe('CART_EXPIRED 410')
  })

  it.each([
    [{ variants: { SQ120000: { stock: 1 } } }, 'The shop has no variant "SQ120000". Did you mean "SQ1200001"?'],
    [{ variants: { 'storm-candle': { stock: 1 } } }, '"storm-candle" is sold as SQ1200001. Use these SKUs.'],
    [{ variants: { [candle]: { stock: -1 } } }, 'The variant SQ1200001: stock must be a whole number, or "unlimited".'],
    [{ variants: { [candle]: { stok: 1 } } }, 'The variant SQ1200001 has no field "stok". Did you mean "stock"?'],
    [{ variants: { [candle]: 3 } }, 'The variant SQ1200001 must be an object.'],
    [
      { variants: { [candle]: { priceCents: 100_000_001 } } },
      'The variant SQ1200001: priceCents must be a whole number of cents.',
    ],
    [
      { variants: { [candle]: { priceCents: 3000, saleCents: 3001 } } },
      'The variant SQ1200001: saleCents must not be above priceCents.',
    ],
    [{ variants: { [candle]: { saleCents: 3101 } } }, expect.stringContaining('must not be above priceCents.')],
    [
      { variants: { 'book-of-bread': { priceCents: 1199 } } },
      'The variant book-of-bread: saleCents must not be above priceCents.',
    ],
    [{ coupons: { ' ': { type: 'flat', amount: 1 } } }, 'A coupon needs a code.'],
    [{ coupons: { X: { amount: 1 } } }, 'The coupon X needs a type: percentage, flat, free-shipping.'],
    [{ coupons: { X: { type: 'percentage', amount: 10_001 } } }, expect.stringContaining('more than 100 %')],
    [
      { clockOffsetMs: 'tomorrow' },
      'The shop: clockOffsetMs must be a whole number of milliseconds, at most a hundred years.',
    ],
    [
      { clockOffsetMs: 9e15 },
      'The shop: clockOffsetMs must be a whole number of milliseconds, at most a hundred years.',
    ],
    [
      { constructor: 1 },
      'The shop has no field "constructor". Its fields are clockOffsetMs, minimumSubtotalCents, expressCheckout, variants, coupons.',
    ],
    [{ variant: {} }, 'The shop has no field "variant". Did you mean "variants"?'],
    [[], 'Send an object, like the one that GET /__mock/store returns.'],
  ])('cannot make the invalid change %j', async (change, error) => {
    const before = structuredClone(server.state.store)
    const reply = await put(Array.isArray(change) ? change : { minimumSubtotalCents: 1, ...change })
    expect(reply).toMatchObject({ httpStatus: 400, body: { error } })
    expect(server.state.store).toEqual(before)
  })
})

describe('the shop', () => {
  it('keeps carts, stock, coupons and idempotency keys when the server restarts', async () => {
    const key = { 'Idempotency-Key': 'k-1' }
    const body = { itemId: idOf('heather-honey'), sku: null, quantity: 2 }
    const { cart } = await ada.send('POST', 'shopping-cart/entries', body, key)
    await put({ variants: { [candle]: { stock: 7 } }, coupons: { KETTLE5: null } })
    const { answered } = server.backend.snapshot()
    await server.close()
    server = await start()
    ada = await createShopper(server.url)
    expect((await ada.send('GET', `shopping-cart?cartToken=${cart.cartToken}`)).cart).toEqual(cart)
    expect(server.state.answered).toEqual(answered)
    const { variants, coupons } = (await ada.send('GET', '/__mock/store')).body
    expect(variants).toMatchObject({ [candle]: { stock: 7 } })
    expect(coupons).not.toHaveProperty('KETTLE5')
  })

  it('starts with its default stock if the state is older than the shop', async () => {
    const { store: _, ...older } = structuredClone(server.state)
    await ada.visitor.post('/__mock/restore', older)
    expect((await ada.add('storm-candle')).httpStatus).toBe(200)
  })

  it('adds products, gift cards and review requests that are newer than the state', async () => {
    const older = structuredClone(server.state)
    delete older.store.stock['5f0c00000000000000eb1201']
    delete older.store.giftCards['SKERRY-0050-FULL']
    delete older.store.reviewRequests['review-open']
    await ada.visitor.post('/__mock/restore', older)
    expect((await ada.add('storm-candle', 2)).decline).toBe('INSUFFICIENT_STOCK 409')
    expect((await ada.send('GET', 'gift-cards/balance?code=SKERRY-0050-FULL')).body.balanceCents).toBe(5000)
    expect((await ada.send('GET', 'review-requests/review-open')).httpStatus).toBe(200)
  })
})
