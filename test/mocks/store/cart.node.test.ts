import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../../mocks/server'
import { couponIdOf } from '../../../mocks/state/store/coupons'
import { createShopper, idOf, type Shopper } from './shopper'

let server: RunningServer
let ada: Shopper
let time = Date.UTC(2026, 5, 1)
beforeAll(async () => {
  server = await startServer({ now: () => time })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.backend.reset()
  time = Date.UTC(2026, 5, 1)
  ada = await createShopper(server.url)
})

const entries = 'shopping-cart/entries'
const yearMs = 365 * 24 * 60 * 60 * 1000
const monthMs = 30 * 24 * 60 * 60 * 1000

describe('the cart', () => {
  it('does not exist until something is added, which also sets a cookie', async () => {
    expect(await ada.cart()).toMatchObject({ httpStatus: 404, body: { message: 'You have no shopping cart yet.' } })
    expect(ada.visitor.cookie('hasCart')).toBe('')
    const { body, cart } = await ada.add('ships-biscuit', 2)
    expect(body.newlyAdded).toMatchObject({ itemId: idOf('ships-biscuit'), quantity: 2 })
    expect(cart).toMatchObject({ version: 1, totalQuantity: 2, subtotalCents: 1800 })
    expect(ada.visitor.cookie('hasCart')).toBe('true')
    expect((await ada.cart()).cart).toEqual(cart)
  })

  it('belongs to one visitor, and to anyone with its token', async () => {
    const { cart } = await ada.add('ships-biscuit')
    const ben = await createShopper(server.url)
    expect((await ben.cart()).httpStatus).toBe(404)
    expect((await ben.send('GET', `shopping-cart?cartToken=${cart.cartToken}`)).cart.id).toBe(cart.id)
  })

  it('survives a logout only if the request says so', async () => {
    const logOut = (cloneCart: boolean) => ada.send('DELETE', `/api/site-users/account/session?cloneCart=${cloneCart}`)
    const { cart } = await ada.add('ships-biscuit')
    expect((await logOut(true)).body.cartCloned).toBe(true)
    expect((await ada.cart()).cart).toEqual(cart)
    expect((await logOut(false)).body.cartCloned).toBe(false)
    expect((await ada.cart()).httpStatus).toBe(404)
    expect(ada.visitor.cookie('hasCart')).toBe('')
  })

  it('merges lines with the same item, SKU and fields, and keeps others apart', async () => {
    await ada.add('ships-biscuit', 1, { additionalFields: 'null' })
    await ada.add('ships-biscuit', '2', { additionalFields: '' })
    await ada.add('ships-biscuit', 1, { additionalFields: '{"b":"2","a":"1"}' })
    const { cart, body } = await ada.add('ships-biscuit', 3, { additionalFields: { a: '1', b: '2' } })
    expect(cart.entries.map(({ quantity, additionalFields }) => [quantity, additionalFields])).toEqual([
      [3, null],
      [4, '{"a":"1","b":"2"}'],
    ])
    expect(body.newlyAdded).toMatchObject({ quantity: 3 })
  })

  it('keeps a single purchase apart from a subscription to the same product, each at its own price', async () => {
    await ada.add('heather-honey')
    const { cart } = await ada.add('heather-honey', 1, { subscriptionOptionId: '5f0c0000000000000ec06011' })
    expect(cart.entries.map(({ purchasePriceCents }) => purchasePriceCents)).toEqual([1450, 1300])
    expect(cart.entries.map(({ nonSalePriceCents }) => nonSalePriceCents)).toEqual([1450, 1300])
    expect((await ada.add('heather-honey', 1, { subscriptionOptionId: 'other' })).decline).toBe('NOT_CARTABLE 422')
  })

  it.each([0, -1, 1.5, 1e9, 10_000, 'two', '', null, undefined, [1], {}, true, '1e3'])(
    'does not accept the quantity %j',
    async (quantity) => {
      expect((await ada.add('ships-biscuit', quantity ?? null)).decline).toBe('QUANTITY_NOT_ALLOWED 422')
      const { cart } = await ada.add('ships-biscuit', 3)
      if (quantity === 0) return
      const reply = await ada.send('PUT', `${entries}/${cart.entries[0]?.id}`, { quantity })
      expect(reply.decline).toBe('QUANTITY_NOT_ALLOWED 422')
      expect(reply.cart).toEqual(cart)
    },
  )

  it.each([
    ['a product that does not exist', 'nothing', {}, 'ITEM_NOT_FOUND 404'],
    ['a product that is not published', 'winter-box', {}, 'ITEM_NOT_FOUND 404'],
    ['an SKU that does not exist', 'ships-biscuit', { sku: 'SQ9999999' }, 'ITEM_NOT_FOUND 404'],
    ['a product with options and no SKU', 'striped-cup', {}, 'VARIANT_REQUIRED 422'],
    ['what is sold out', 'nine-knots', {}, 'SOLD_OUT 409'],
    ['a sold-out variant', 'striped-cup', { sku: 'SQ0800003' }, 'SOLD_OUT 409'],
    ['more than there is', 'striped-cup', { sku: 'SQ0800001', quantity: 4 }, 'INSUFFICIENT_STOCK 409'],
    ['two of one download', 'book-of-bread', { quantity: 2 }, 'QUANTITY_NOT_ALLOWED 422'],
    ['a gift card', 'gift-card', { sku: 'SQ2400001' }, 'NOT_CARTABLE 422'],
    ['a paywall', 'keepers-log', {}, 'NOT_CARTABLE 422'],
    ['a subscription', 'loaf-club', {}, 'NOT_CARTABLE 422'],
  ])('declines %s, and stays unchanged', async (_what, urlId, more, decline) => {
    const { cart } = await ada.add('postcards')
    const reply = await ada.add(urlId, 1, more)
    expect(reply).toMatchObject({ httpStatus: 400, decline, cart: { id: cart.id, version: cart.version } })
    expect((await ada.cart()).cart).toEqual(cart)
  })

  it('counts its own items when it checks stock, and says how many are available', async () => {
    await ada.add('heather-honey', 6)
    const reply = await ada.add('heather-honey', 3, { additionalFields: '{"note":"for Una"}' })
    expect(reply).toMatchObject({ decline: 'INSUFFICIENT_STOCK 409', body: { available: 8 } })
  })

  it('accepts the last items in stock, and says how many are left if there are too few', async () => {
    const { cart } = await ada.add('heather-honey', 6)
    const path = `${entries}/${cart.entries[0]?.id}`
    const { cart: last, body } = await ada.send('PUT', path, { quantity: 8 })
    expect([last.totalQuantity, body.warnings]).toEqual([8, undefined])
    expect((await ada.send('PUT', path, { quantity: 9 })).body.message).toBe('Only 8 of Heather honey are left.')
    expect((await ada.add('storm-candle')).cart.totalQuantity).toBe(9)
    expect((await ada.add('storm-candle')).body.message).toBe('Only 1 of Storm candle is left.')
  })

  it('accepts at most 9,999 units of an item and one of a download', async () => {
    expect((await ada.add('ships-biscuit', 9999)).cart.totalQuantity).toBe(9999)
    expect((await ada.add('ships-biscuit')).decline).toBe('QUANTITY_NOT_ALLOWED 422')
    expect((await ada.add('book-of-bread')).cart.totalQuantity).toBe(10_000)
    expect((await ada.add('book-of-bread')).decline).toBe('QUANTITY_NOT_ALLOWED 422')
  })

  it('counts the variants of a product separately', async () => {
    await ada.add('striped-cup', 3, { sku: 'SQ0800001' })
    expect((await ada.add('striped-cup', 1, { sku: 'SQ0800002' })).cart.totalQuantity).toBe(4)
  })

  it('charges the sale price of a download', async () => {
    const { cart } = await ada.add('book-of-bread')
    expect(cart.entries).toMatchObject([{ purchasePriceCents: 1200, nonSalePriceCents: 1500 }])
  })

  it('accepts a service for several people', async () => {
    expect((await ada.add('climb-the-tower', 2)).cart.totalQuantity).toBe(2)
  })

  it('sets the quantity of a line, removes the line at 0, and counts every change once', async () => {
    const { cart } = await ada.add('ships-biscuit', 2)
    const path = `${entries}/${cart.entries[0]?.id}`
    expect((await ada.send('PUT', path, { quantity: 7 })).cart).toMatchObject({ version: 2, totalQuantity: 7 })
    expect((await ada.send('PUT', path, { quantity: 7 })).cart).toMatchObject({ version: 2, totalQuantity: 7 })
    expect((await ada.send('PUT', path, { quantity: 0 })).cart).toMatchObject({ version: 3, entries: [] })
    expect((await ada.send('PUT', path, { quantity: 1 })).decline).toBe('ENTRY_NOT_FOUND 404')
  })

  it('accepts every removal, even without the line or a cart', async () => {
    expect((await ada.send('DELETE', `${entries}/anything`)).cart.entries).toEqual([])
    const { cart } = await ada.add('storm-candle')
    server.state.store.stock[cart.entries[0]?.chosenVariant?.id ?? ''] = 0
    const path = `${entries}/${cart.entries[0]?.id}`
    expect((await ada.send('DELETE', path)).cart.entries).toEqual([])
    expect(await ada.send('DELETE', path)).toMatchObject({ httpStatus: 200, cart: { entries: [] } })
  })

  it('reports a changed price once, and low stock for as long as it lasts', async () => {
    const { cart } = await ada.add('heather-honey', 5)
    const [entry] = cart.entries
    const variantId = entry?.chosenVariant?.id ?? ''
    server.state.store.prices[variantId] = { cents: 1600, saleCents: null }
    server.state.store.stock[variantId] = 2
    const first = await ada.add('postcards')
    expect(first.body.warnings).toMatchObject([
      { code: 'PRICE_CHANGED', entryId: entry?.id },
      { code: 'STOCK_CHANGED', entryId: entry?.id },
    ])
    expect(first.cart.entries[0]).toMatchObject({ quantity: 5, purchasePriceCents: 1600, subTotal: 8000 })
    expect((await ada.add('postcards')).body.warnings).toMatchObject([{ code: 'STOCK_CHANGED' }])
  })

  it('reports a lower price too', async () => {
    const { cart } = await ada.add('heather-honey')
    server.state.store.prices[cart.entries[0]?.chosenVariant?.id ?? ''] = { cents: 1450, saleCents: 1200 }
    const { body } = await ada.add('postcards')
    expect(body.warnings).toMatchObject([{ code: 'PRICE_CHANGED', message: 'The price of Heather honey has changed.' }])
  })

  it('keeps a line whose product has been deleted until the visitor removes it', async () => {
    const { cart } = await ada.add('heather-honey', 5)
    server.state.store.deleted[idOf('heather-honey')] = true
    const reply = await ada.add('postcards')
    expect(reply.cart.entries[0]).toMatchObject({ productName: 'Heather honey', quantity: 5, chosenVariant: null })
    expect(reply.cart.entries.map(({ isDeleted }) => isDeleted)).toEqual([true, false])
    expect(reply.body.warnings).toMatchObject([{ code: 'ITEM_DELETED' }])
    const line = `shopping-cart/entries/${cart.entries[0]!.id}`
    expect((await ada.send('PUT', line, { quantity: 4 })).decline).toBe('ENTRY_NOT_FOUND 404')
    const checkout = { cartToken: cart.cartToken, expectedGrandTotalCents: reply.cart.grandTotalCents }
    const refused = await ada.send('POST', 'checkout', checkout)
    expect([refused.decline, refused.body.message]).toEqual(['ITEM_NOT_FOUND 404', 'Heather honey is no longer sold.'])
  })

  it('expires, still shows its lines, and is replaced by a new cart on the next addition', async () => {
    const { cart } = await ada.add('ships-biscuit')
    time += yearMs
    await ada.visitor.get('/__mock/login?as=nobody') // a new crumb: the old one has expired too
    const expired = await ada.cart()
    expect(expired).toMatchObject({
      httpStatus: 400,
      decline: 'CART_EXPIRED 410',
      cart: { id: cart.id, totalQuantity: 1 },
    })
    const path = `${entries}/${cart.entries[0]?.id}`
    expect((await ada.send('PUT', path, { quantity: 2 })).decline).toBe('CART_EXPIRED 410')
    const next = (await ada.add('postcards')).cart
    expect(next.id).not.toBe(cart.id)
    expect(next).toMatchObject({ version: 1, totalQuantity: 1 })
  })

  it('can be emptied after it has expired, but remains expired', async () => {
    const { cart } = await ada.add('ships-biscuit')
    time += monthMs
    await ada.visitor.get('/__mock/login?as=nobody')
    const { cart: emptied } = await ada.send('DELETE', `${entries}/${cart.entries[0]?.id}`)
    expect(emptied).toMatchObject({ id: cart.id, entries: [], version: 2, expiresAt: cart.expiresAt })
    expect((await ada.cart()).decline).toBe('CART_EXPIRED 410')
  })

  it('expires 30 days after its last change', async () => {
    const { cart } = await ada.add('ships-biscuit')
    time += monthMs - 1
    await ada.visitor.get('/__mock/login?as=nobody')
    expect((await ada.send('PUT', `${entries}/${cart.entries[0]?.id}`, { quantity: 2 })).httpStatus).toBe(200)
    time += monthMs - 1
    expect(await ada.cart()).toMatchObject({ httpStatus: 200, cart: { totalQuantity: 2 } })
    time += 1
    expect((await ada.cart()).decline).toBe('CART_EXPIRED 410')
  })

  it('never expires once it has been purchased', async () => {
    const { cart } = await ada.add('book-of-bread')
    await ada.send('POST', 'orders', { email: 'ada@example.test', paymentToken: 'tok_accepted' })
    time += yearMs
    const reply = await ada.send('GET', `shopping-cart?cartToken=${cart.cartToken}`)
    expect(reply).toMatchObject({ httpStatus: 200, cart: { isPurchased: true } })
  })
})

describe('an idempotency key', () => {
  const body = { itemId: idOf('ships-biscuit'), sku: null, quantity: 1 }

  it.each(['Idempotency-Key', 'add-to-cart-id'])('in %s adds once, and repeats its response', async (name) => {
    const first = await ada.send('POST', entries, body, { [name]: 'k-1' })
    await ada.add('postcards')
    expect((await ada.send('POST', entries, body, { [name]: 'k-1' })).body).toEqual(first.body)
    expect((await ada.cart()).cart.totalQuantity).toBe(2)
  })

  it('is declined with a different body, or in an invalid format', async () => {
    await ada.send('POST', entries, body, { 'Idempotency-Key': 'k-1' })
    const other = await ada.send('POST', entries, { ...body, quantity: 2 }, { 'Idempotency-Key': 'k-1' })
    expect(other.decline).toBe('KEY_REUSED 422')
    expect((await ada.send('POST', entries, body, { 'Idempotency-Key': 'k 1' })).decline).toBe('KEY_INVALID 422')
  })

  it('can be used again if its request was declined', async () => {
    await ada.send('POST', entries, { ...body, quantity: 0 }, { 'Idempotency-Key': 'k-1' })
    expect((await ada.send('POST', entries, body, { 'Idempotency-Key': 'k-1' })).httpStatus).toBe(200)
  })

  it('does not undo a later change when its request is repeated', async () => {
    const { cart } = await ada.add('ships-biscuit')
    const path = `${entries}/${cart.entries[0]?.id}`
    await ada.send('PUT', path, { quantity: 5 }, { 'Idempotency-Key': 'k-1' })
    await ada.send('PUT', path, { quantity: 2 }, { 'Idempotency-Key': 'k-2' })
    await ada.send('PUT', path, { quantity: 5 }, { 'Idempotency-Key': 'k-1' })
    expect((await ada.cart()).cart.totalQuantity).toBe(2)
    const other = `${entries}/another`
    expect((await ada.send('PUT', other, { quantity: 5 }, { 'Idempotency-Key': 'k-1' })).decline).toBe('KEY_REUSED 422')
  })

  it('applies a change to shipping or coupons once', async () => {
    await ada.add('ships-biscuit')
    const path = 'shopping-cart/shipping-location'
    const locate = (country: string, key: string) => ada.send('PUT', path, { country }, { 'Idempotency-Key': key })
    const options = (await locate('GB', 'k-1')).cart.shippingOptions
    const choose = (index: number, key: string) =>
      ada.send('PUT', 'shopping-cart/shipping-option', { id: options[index]?.id }, { 'Idempotency-Key': key })
    await choose(1, 'k-2')
    await choose(0, 'k-3')
    await choose(1, 'k-2')
    expect((await ada.cart()).cart.selectedShippingOption?.name).toBe('First boat')
    const enter = (key: string) =>
      ada.send('POST', 'shopping-cart/coupons', { promoCode: 'WELCOME10' }, { 'Idempotency-Key': key })
    const id = (await enter('k-4')).cart.coupons[0]?.id
    expect((await enter('k-4')).decline).toBe('')
    const remove = () => ada.send('DELETE', `shopping-cart/coupons/${id}`, undefined, { 'Idempotency-Key': 'k-5' })
    await remove()
    await enter('k-6')
    await remove()
    await locate('DE', 'k-7')
    await locate('GB', 'k-1')
    expect((await ada.cart()).cart).toMatchObject({ shippingLocation: { country: 'DE' }, discountCents: 90 })
  })

  it('can be the same for another visitor', async () => {
    const ben = await createShopper(server.url)
    await ada.send('POST', entries, body, { 'Idempotency-Key': 'k-1' })
    await ben.send('POST', entries, body, { 'Idempotency-Key': 'k-1' })
    expect((await ben.cart()).cart.totalQuantity).toBe(1)
  })
})

describe('coupons', () => {
  const enter = (promoCode: unknown) => ada.send('POST', 'shopping-cart/coupons', { promoCode })

  it('apply in the order in which they were entered, regardless of case', async () => {
    await ada.add('flour-by-the-sack')
    await enter('kettle5')
    const { cart } = await enter(' WELCOME10 ')
    expect(cart.validCoupons.map(({ promoCode, discountCents }) => [promoCode, discountCents])).toEqual([
      ['KETTLE5', 500],
      ['WELCOME10', 430],
    ])
    expect(cart).toMatchObject({ discountCents: 930, grandTotalCents: 4800 - 930 })
  })

  it.each([
    ['NOBODY', 'COUPON_UNKNOWN 404'],
    [7, 'COUPON_UNKNOWN 404'],
    ['LASTSUMMER', 'EXPIRED 410'],
    ['BIGCATCH', 'MINIMUM_NOT_MET 422'],
    ['WELCOME10', 'ALREADY_APPLIED 409'],
  ])('decline %s as %s, and return the cart', async (code, decline) => {
    await ada.add('ships-biscuit')
    await enter('WELCOME10')
    expect(await enter(code)).toMatchObject({ decline, cart: { version: 2, discountCents: 90 } })
  })

  it('become invalid, with a reason, when they no longer apply, and valid again when they do', async () => {
    const { cart } = await ada.add('flour-by-the-sack', 3)
    await enter('BIGCATCH')
    const path = `${entries}/${cart.entries[0]?.id}`
    const fewer = (await ada.send('PUT', path, { quantity: 1 })).cart
    expect(fewer).toMatchObject({ validCoupons: [], discountCents: 0 })
    const message = expect.stringContaining('This code is for orders from')
    expect(fewer.invalidCoupons).toMatchObject([{ promoCode: 'BIGCATCH', reason: 'MINIMUM_NOT_MET', message }])
    expect((await ada.send('PUT', path, { quantity: 3 })).cart.discountCents).toBe(2880)
  })

  it('have ids of 24 hex digits that differ even if only the ends of their codes do', () => {
    const ids = ['HARBOUR-A0', 'HARBOUR-B0'].map(couponIdOf)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/)
    expect(new Set(ids).size).toBe(2)
  })

  it('are valid from exactly their minimum subtotal, until exactly their end', async () => {
    const rule = { promoCode: 'EXACT', name: 'Exact', type: 'flat', amount: 100, minimumSubtotalCents: 900 } as const
    server.state.store.coupons.EXACT = { ...rule, expiresAt: time + 1 }
    await ada.add('ships-biscuit')
    expect((await enter('EXACT')).cart.discountCents).toBe(100)
    time += 1
    expect((await ada.cart()).cart.invalidCoupons).toMatchObject([{ promoCode: 'EXACT', reason: 'EXPIRED' }])
  })

  it('can be removed by id any number of times', async () => {
    await ada.add('ships-biscuit')
    const id = (await enter('WELCOME10')).cart.coupons[0]?.id
    expect((await ada.send('DELETE', `shopping-cart/coupons/${id}`)).cart).toMatchObject({ coupons: [], version: 3 })
    expect((await ada.send('DELETE', `shopping-cart/coupons/${id}`)).cart.version).toBe(3)
  })

  it('need a cart with items', async () => {
    expect((await enter('WELCOME10')).decline).toBe('EMPTY_CART 422')
    const { cart } = await ada.add('postcards')
    await ada.send('DELETE', `shopping-cart/entries/${cart.entries[0]!.id}`)
    expect((await enter('WELCOME10')).decline).toBe('EMPTY_CART 422')
  })
})

describe('shipping', () => {
  const locate = (address: object) => ada.send('PUT', 'shopping-cart/shipping-location', address)
  const oban = { line1: 'Quay 1', city: 'Oban', postalCode: 'PA34 4', country: 'gb' }

  it('offers a country’s options, selects the first, and charges per started kilogram', async () => {
    await ada.add('bread-knife', 3) // 1.5 kg
    const { cart } = await locate(oban)
    expect(cart.shippingLocation?.country).toBe('GB')
    expect(cart.shippingOptions.map(({ name, costCents }) => [name, costCents])).toEqual([
      ['First boat', 570],
      ['Collect at the harbour', 0],
    ])
    expect(cart).toMatchObject({ shippingCostCents: 570, taxCents: 3054, grandTotalCents: 14_700 + 570 + 3054 })
  })

  it('charges for three kilograms if the weight is exactly three', async () => {
    await ada.add('ships-biscuit', 7) // 0.4 kg each
    await ada.add('salt-oatcakes') // 0.2 kg
    expect((await locate(oban)).cart.shippingCostCents).toBe(450 + 3 * 60)
  })

  it.each([
    ['NY', ['NY state tax', 'NYC local tax']],
    [' ca ', ['CA sales tax']],
    ['OR', []],
  ])('applies only the taxes of the state %j', async (region, names) => {
    await ada.add('ships-biscuit')
    const { cart } = await locate({ country: 'US', region, postalCode: '10001' })
    expect(cart.applicableTaxRules.map(({ name }) => name)).toEqual(names)
  })

  it('counts a new address or option as a change, but not the same one again', async () => {
    await ada.add('ships-biscuit')
    const { cart } = await locate(oban)
    expect(cart.version).toBe(2)
    expect((await locate(oban)).cart.version).toBe(2)
    const choose = () => ada.send('PUT', 'shopping-cart/shipping-option', { id: cart.shippingOptions[1]?.id })
    expect((await choose()).cart.version).toBe(3)
    expect((await choose()).cart.version).toBe(3)
  })

  it('keeps the chosen option while it is available, and falls back to the first', async () => {
    await ada.add('ships-biscuit')
    const { cart } = await locate(oban)
    const id = cart.shippingOptions[1]?.id
    expect((await ada.send('PUT', 'shopping-cart/shipping-option', { id })).cart.selectedShippingOption?.id).toBe(id)
    expect((await locate({ ...oban, city: 'Fort William' })).cart.selectedShippingOption?.id).toBe(id)
    expect((await locate({ country: 'DE' })).cart.selectedShippingOption?.name).toBe('Boat and rail')
    expect((await ada.send('PUT', 'shopping-cart/shipping-option', { id })).decline).toBe('OPTION_NOT_AVAILABLE 422')
  })

  it.each([
    [{ country: 'US', postalCode: '1234' }, { postalCode: 'US zip codes must be exactly 5 digits.' }],
    [{ country: 'US' }, { postalCode: 'US zip codes must be exactly 5 digits.' }],
    [{ country: 'AQ' }, { country: 'We do not ship to this country.' }],
    [{ country: 'Scotland' }, { country: 'Choose a country.' }],
    [{ country: 'USA' }, { country: 'Choose a country.' }],
    [{}, { country: 'Choose a country.' }],
  ])('does not accept %j', async (address, errors) => {
    await ada.add('ships-biscuit')
    expect(await locate(address)).toMatchObject({ decline: 'ADDRESS_INVALID 422', body: { errors } })
  })

  it('is free with its coupon, and then not taxed', async () => {
    await ada.add('ships-biscuit')
    await locate(oban)
    const { cart } = await ada.send('POST', 'shopping-cart/coupons', { promoCode: 'FREEBOAT' })
    expect(cart).toMatchObject({ shippingCostCents: 510, discountCents: 510, taxCents: 180, grandTotalCents: 1080 })
  })

  it('is neither required nor offered for services and downloads', async () => {
    await ada.add('book-of-bread')
    const { cart } = await locate(oban)
    expect(cart).toMatchObject({
      requiresShipping: false,
      purelyDigital: true,
      shippingOptions: [],
      shippingCostCents: 0,
    })
    const { cart: mixed } = await ada.add('ships-biscuit')
    expect(mixed).toMatchObject({ requiresShipping: true, hasDigital: true, purelyDigital: false })
  })
})
