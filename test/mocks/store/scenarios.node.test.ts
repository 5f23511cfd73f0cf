import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operations } from '../../../mocks/handlers/operations'
import { type CommerceScenarioName, commerceScenarios } from '../../../mocks/scenarios/commerceScenarios'
import { type RunningServer, startServer } from '../../../mocks/server'
import type { Cart } from '../../../src/model/cart/Cart'
import { createShopper, type Shopper } from './shopper'

let server: RunningServer
let ada: Shopper
let cart: Cart
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.backend.reset()
  ada = await createShopper(server.url)
  cart = (await ada.add('ships-biscuit', 2)).cart
})

const declines: { readonly [name in CommerceScenarioName]: string } = {
  cartExpired: 'CART_EXPIRED 410',
  itemNotFound: 'ITEM_NOT_FOUND 404',
  variantRequired: 'VARIANT_REQUIRED 422',
  soldOut: 'SOLD_OUT 409',
  insufficientStock: 'INSUFFICIENT_STOCK 409',
  quantityNotAllowed: 'QUANTITY_NOT_ALLOWED 422',
  notCartable: 'NOT_CARTABLE 422',
  entryNotFound: 'ENTRY_NOT_FOUND 404',
  couponUnknown: 'COUPON_UNKNOWN 404',
  couponExpired: 'EXPIRED 410',
  couponMinimum: 'MINIMUM_NOT_MET 422',
  couponApplied: 'ALREADY_APPLIED 409',
  addressInvalid: 'ADDRESS_INVALID 422',
  optionNotAvailable: 'OPTION_NOT_AVAILABLE 422',
  emptyCart: 'EMPTY_CART 422',
  minimumSubtotal: 'MINIMUM_SUBTOTAL 422',
  totalChanged: 'TOTAL_CHANGED 409',
  priceChanged: 'PRICE_CHANGED 409',
  alreadyPurchased: 'ALREADY_PURCHASED 409',
  paymentDeclined: 'PAYMENT_DECLINED 402',
  paymentChallenge: 'PAYMENT_CHALLENGE 402',
  paymentInvalid: 'PAYMENT_INVALID 422',
  keyReused: 'KEY_REUSED 422',
  reviewExpired: 'REVIEW_EXPIRED 410',
  alreadyReviewed: 'ALREADY_REVIEWED 409',
  ratingRequired: 'RATING_REQUIRED 422',
  emailInvalid: 'EMAIL_INVALID 422',
  inStock: 'IN_STOCK 409',
  alreadySubscribed: 'ALREADY_SUBSCRIBED 409',
  skuInvalid: 'SKU_INVALID 422',
  giftCardUnknown: 'GIFT_CARD_UNKNOWN 404',
  memberAreaNotFound: 'MEMBER_AREA_NOT_FOUND 404',
  planUnavailable: 'PLAN_UNAVAILABLE 409',
  amountInvalid: 'AMOUNT_INVALID 422',
  frequencyInvalid: 'FREQUENCY_INVALID 422',
  donationPageNotFound: 'PAGE_NOT_FOUND 404',
}

const affected = commerceScenarios.flatMap((scenario) =>
  operations.filter(scenario.applies).map(({ id, method, path }) => ({ name: scenario.name, id, method, path })),
)

describe('a scenario of the shop', () => {
  it.each(affected)('$name declines $id', async ({ name, method, path }) => {
    const address = `${path.replace(/\{\w+\}/, 'x')}?scenario=${name}`
    const reply = await ada.send(method, address, method === 'GET' ? undefined : {})
    expect(reply).toMatchObject({ httpStatus: 400, decline: declines[name] })
    if (/shopping-cart|\/checkout$|orders/.test(path)) expect(reply.body.shoppingCart).toEqual(cart)
  })

  it('declines at least one operation', () => {
    const idle = Object.keys(declines).filter((name) => !affected.some((one) => one.name === name))
    expect(idle).toEqual([])
  })

  it('formats amounts as the shop does', async () => {
    const body = { promoCode: 'BIGCATCH' }
    const ofShop = await ada.send('POST', 'shopping-cart/coupons', body)
    const ofScenario = await ada.send('POST', 'shopping-cart/coupons?scenario=couponMinimum', body)
    expect(ofScenario.body.message).toBe(ofShop.body.message)
  })

  it('changes nothing, and never prevents the visitor from emptying the cart', async () => {
    for (const { name } of affected) {
      const path = `shopping-cart/entries/unknown?scenario=${name}`
      expect(await ada.send('DELETE', path)).toMatchObject({ httpStatus: 200, cart })
      expect(await ada.send('PUT', path, { quantity: 0 })).toMatchObject({ httpStatus: 200, cart })
    }
  })

  it('includes the available quantity if there is too little stock', async () => {
    const add = async (name: string) =>
      (await ada.send('POST', `shopping-cart/entries?scenario=${name}`, {})).body.available
    expect([await add('soldOut'), await add('insufficientStock')]).toEqual([0, 1])
  })

  it('set for one request is not used up by a removal', async () => {
    await ada.send('POST', '/__mock/scenario', { name: 'insufficientStock', times: 1 })
    const path = `shopping-cart/entries/${cart.entries[0]?.id}`
    expect((await ada.send('PUT', path, { quantity: 0 })).httpStatus).toBe(200)
    expect((await ada.add('ships-biscuit')).decline).toBe('INSUFFICIENT_STOCK 409')
    expect((await ada.add('ships-biscuit')).httpStatus).toBe(200)
  })
})

describe('a cart with null values', () => {
  it('has its lines, and null for every optional part', async () => {
    const [entry] = cart.entries
    const reply = await ada.send('GET', 'shopping-cart?scenario=cartNulls')
    expect(reply.body).toMatchObject({ id: cart.id, version: 1, coupons: null, subtotalCents: null })
    expect(reply.body.entries).toMatchObject([
      null,
      { id: entry?.id, quantity: 2, chosenVariant: null, subTotal: null },
    ])
    const changed = await ada.send('PUT', `shopping-cart/entries/${entry?.id}?scenario=cartNulls`, { quantity: 3 })
    expect(changed.cart).toMatchObject({ version: 2, subtotalAmount: null, entries: [null, { quantity: 3 }] })
  })
})

describe('a lost response', () => {
  it('still completes its request, so that a retry with the same key adds nothing', async () => {
    const body = { itemId: cart.entries[0]?.itemId, sku: null, quantity: 1 }
    const key = { 'Idempotency-Key': 'k-1' }
    const lost = ada.send('POST', 'shopping-cart/entries', body, { ...key, 'X-Skerry-Scenario': 'answerLost' })
    await expect(lost).rejects.toThrow('fetch failed')
    expect((await ada.send('POST', 'shopping-cart/entries', body, key)).cart.totalQuantity).toBe(3)
    expect((await ada.cart()).cart.totalQuantity).toBe(3)
  })

  it('of the first addition is repeated with its cookie, so that the visitor can check out', async () => {
    const ben = await createShopper(server.url)
    const add = (more = {}) => ben.add('ships-biscuit', 1, {}, { 'Idempotency-Key': 'k-1', ...more })
    await expect(add({ 'X-Skerry-Scenario': 'answerLost' })).rejects.toThrow('fetch failed')
    expect(ben.visitor.cookie('hasCart')).toBe('')
    await add()
    expect(ben.visitor.cookie('hasCart')).toBe('true')
    expect((await ben.visitor.get('/commerce/goto-checkout')).status).toBe(303)
  })

  it('of an order is repeated, and removes the cart’s cookie', async () => {
    const ben = await createShopper(server.url)
    await ben.add('book-of-bread') // is not shipped
    const body = { email: 'ben@example.test', paymentToken: 'tok_accepted' }
    const key = { 'Idempotency-Key': 'k-2' }
    const lost = ben.send('POST', 'orders', body, { ...key, 'X-Skerry-Scenario': 'answerLost' })
    await expect(lost).rejects.toThrow('fetch failed')
    expect(ben.visitor.cookie('hasCart')).toBe('true')
    expect((await ben.send('POST', 'orders', body, key)).httpStatus).toBe(201)
    expect(ben.visitor.cookie('hasCart')).toBe('')
  })
})

describe('the scenario “overtaking”', () => {
  it('delays every second response', async () => {
    const waits: number[] = []
    const slow = await startServer({ wait: async (ms) => void waits.push(ms) })
    const ben = await createShopper(slow.url)
    for (let i = 0; i < 4; i++) await ben.send('GET', 'shopping-cart?scenario=overtaking')
    expect(waits).toEqual([400, 400])
    await ben.send('GET', 'shopping-cart?scenario=overtaking')
    slow.backend.reset()
    await ben.send('GET', 'shopping-cart?scenario=overtaking') // starts over: the first response is slow again
    await slow.close()
    expect(waits).toEqual([400, 400, 400, 400])
  })
})
