import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../../mocks/server'
import type { Product } from '../../../src/model/product/Product'
import { createShopper, idOf, type Reply, type Shopper } from './shopper'

let server: RunningServer
let ada: Shopper
beforeAll(async () => {
  server = await startServer({ now: () => Date.UTC(2026, 5, 1) })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.backend.reset()
  ada = await createShopper(server.url)
})

const address = { line1: 'Quay 1', city: 'Oban', postalCode: 'PA34 4', country: 'GB' }

async function order(who: Shopper, more: object = {}, headers?: Record<string, string>): Promise<Reply> {
  const { cart } = await who.send('PUT', 'shopping-cart/shipping-location', address)
  const body = { cartToken: cart?.cartToken, email: 'ada@example.test', paymentToken: 'tok_accepted', ...more }
  return who.send('POST', 'orders', body, headers)
}

describe('checkout', () => {
  const start = (body: object) => ada.send('POST', 'checkout', body)

  it('opens a page with the cart if the visitor has seen the current total', async () => {
    const { cart } = await ada.add('ships-biscuit')
    const { cartToken, grandTotalCents } = cart
    const reply = await start({ cartToken, expectedGrandTotalCents: grandTotalCents })
    expect(reply.body).toEqual({ checkoutUrl: `/checkout?cartToken=${cartToken}` })
    expect(await start({ cartToken, expectedGrandTotalCents: grandTotalCents - 1 })).toMatchObject({
      decline: 'TOTAL_CHANGED 409',
      body: { message: 'Your total is now US$9.00.' },
      cart,
    })
    expect((await start({ cartToken })).decline).toBe('TOTAL_CHANGED 409')
  })

  it('declines an empty cart, one below the minimum, and an unknown one', async () => {
    expect((await start({ expectedGrandTotalCents: 0 })).decline).toBe('EMPTY_CART 422')
    expect((await start({ cartToken: 'nobodys', expectedGrandTotalCents: 0 })).decline).toBe('CART_EXPIRED 410')
    const { cart } = await ada.add('postcards')
    expect(await start({ cartToken: cart.cartToken, expectedGrandTotalCents: 450 })).toMatchObject({
      decline: 'MINIMUM_SUBTOTAL 422',
      body: { message: 'To check out, your order subtotal must be US$5.00 or more.' },
    })
  })

  it('accepts a total sent as text, and a subtotal of exactly the minimum', async () => {
    server.state.store.minimumSubtotalCents = 900
    const { cartToken } = (await ada.add('ships-biscuit')).cart
    expect((await start({ cartToken, expectedGrandTotalCents: '900' })).httpStatus).toBe(200)
    server.state.store.minimumSubtotalCents = 901
    expect((await start({ cartToken, expectedGrandTotalCents: '900' })).decline).toBe('MINIMUM_SUBTOTAL 422')
  })

  it('compares the minimum with the subtotal, without coupons and shipping', async () => {
    server.state.store.minimumSubtotalCents = 900
    const { cartToken } = (await ada.add('ships-biscuit')).cart
    const { cart } = await ada.send('POST', 'shopping-cart/coupons', { promoCode: 'WELCOME10' })
    expect((await start({ cartToken, expectedGrandTotalCents: cart.grandTotalCents })).httpStatus).toBe(200)
    const { grandTotalCents } = (await ada.send('PUT', 'shopping-cart/shipping-location', address)).cart
    server.state.store.minimumSubtotalCents = 901
    expect((await start({ cartToken, expectedGrandTotalCents: grandTotalCents })).decline).toBe('MINIMUM_SUBTOTAL 422')
  })

  it('declines a cart that has been emptied', async () => {
    const { cart } = await ada.add('ships-biscuit')
    await ada.send('DELETE', `shopping-cart/entries/${cart.entries[0]?.id}`)
    expect((await start({ cartToken: cart.cartToken, expectedGrandTotalCents: 0 })).decline).toBe('EMPTY_CART 422')
  })

  it('declines a cart with an item that has been sold in the meantime', async () => {
    const { cart } = await ada.add('storm-candle')
    const ben = await createShopper(server.url)
    await ben.add('storm-candle')
    await order(ben)
    const { cartToken, grandTotalCents } = cart
    expect(await start({ cartToken, expectedGrandTotalCents: grandTotalCents })).toMatchObject({
      decline: 'INSUFFICIENT_STOCK 409',
      cart: { totalQuantity: 1 },
    })
  })
})

describe('an order', () => {
  it('makes its cart read-only and available only by its token, and the next addition starts a new cart', async () => {
    const { cart } = await ada.add('heather-honey', 2)
    const placed = await order(ada)
    expect(placed).toMatchObject({ httpStatus: 201, body: { orderId: expect.stringMatching(/^[\da-f]{24}$/) } })
    expect(ada.visitor.cookie('hasCart')).toBe('')
    expect((await ada.cart()).httpStatus).toBe(404)
    const sold = await ada.send('GET', `shopping-cart?cartToken=${cart.cartToken}`)
    expect(sold.cart).toMatchObject({ isPurchased: true, orderId: placed.body.orderId, version: 3, totalQuantity: 2 })
    const path = `shopping-cart/entries/${cart.entries[0]?.id}`
    expect((await ada.send('PUT', path, { quantity: 9 })).decline).toBe('ALREADY_PURCHASED 409')
    expect((await ada.send('DELETE', path)).cart).toMatchObject({ isPurchased: false, entries: [] })
    const next = (await ada.add('ships-biscuit')).cart
    expect(next.id).not.toBe(cart.id)
    expect(next.totalQuantity).toBe(1)
    expect((await ada.send('GET', `shopping-cart?cartToken=${cart.cartToken}`)).cart).toEqual(sold.cart)
  })

  it('is placed only once, with or without a repeated key', async () => {
    await ada.add('heather-honey')
    const { cart } = await ada.send('PUT', 'shopping-cart/shipping-location', address)
    const body = { cartToken: cart.cartToken, email: 'ada@example.test', paymentToken: 'tok_accepted' }
    const key = { 'Idempotency-Key': 'order-1' }
    const replies = await Promise.all([1, 2, 3].map(() => ada.send('POST', 'orders', body, key)))
    expect(new Set(replies.map((reply) => reply.body.orderId)).size).toBe(1)
    expect((await ada.send('POST', 'orders', body)).decline).toBe('ALREADY_PURCHASED 409')
    expect(server.state.store.orders).toHaveLength(1)
  })

  it.each([
    [{ email: 'ada' }, 'EMAIL_INVALID 422'],
    [{ paymentToken: 'tok_declined' }, 'PAYMENT_DECLINED 402'],
    [{ paymentToken: 'tok_challenge' }, 'PAYMENT_CHALLENGE 402'],
    [{ paymentToken: 'constructor' }, 'PAYMENT_INVALID 422'],
    [{ expectedGrandTotalCents: 1 }, 'TOTAL_CHANGED 409'],
  ])('with %j is declined, and nothing is sold', async (more, decline) => {
    await ada.add('heather-honey')
    expect((await order(ada, more)).decline).toBe(decline)
    expect(server.state.store.orders).toEqual([])
    expect((await order(ada, { paymentToken: 'tok_challenge_passed' })).httpStatus).toBe(201)
  })

  it('that costs nothing needs no payment', async () => {
    const { cart } = await ada.add('book-of-bread')
    server.state.store.prices[cart.entries[0]?.chosenVariant?.id ?? cart.entries[0]?.itemId ?? ''] = {
      cents: 0,
      saleCents: null,
    }
    server.state.store.minimumSubtotalCents = 0
    expect((await ada.send('POST', 'orders', { email: 'ada@example.test' })).httpStatus).toBe(201)
  })

  it('needs an address if something is shipped, but not for downloads', async () => {
    const { cart } = await ada.add('ships-biscuit')
    const body = { email: 'ada@example.test', paymentToken: 'tok_accepted' }
    expect(await ada.send('POST', 'orders', { ...body, cartToken: cart.cartToken })).toMatchObject({
      decline: 'ADDRESS_INVALID 422',
      body: { errors: { country: 'Choose a country.' } },
    })
    const ben = await createShopper(server.url)
    const download = (await ben.add('book-of-bread')).cart
    expect((await ben.send('POST', 'orders', { ...body, cartToken: download.cartToken })).httpStatus).toBe(201)
  })

  it('succeeds for exactly ten of fifty simultaneous visitors if there are ten items', async () => {
    const variantId = (await ada.add('heather-honey')).cart.entries[0]?.chosenVariant?.id ?? ''
    server.state.store.stock[variantId] = 10
    const buyers = await Promise.all(Array.from({ length: 50 }, () => createShopper(server.url)))
    await Promise.all(buyers.map((one) => one.add('heather-honey')))
    await Promise.all(buyers.map((one) => one.send('PUT', 'shopping-cart/shipping-location', address)))
    const replies = await Promise.all(
      buyers.map((one) => one.send('POST', 'orders', { email: 'ada@example.test', paymentToken: 'tok_accepted' })),
    )
    expect(replies.filter(({ httpStatus }) => httpStatus === 201)).toHaveLength(10)
    expect(replies.filter(({ decline }) => decline === 'INSUFFICIENT_STOCK 409')).toHaveLength(40)
    expect([server.state.store.stock[variantId], server.state.store.sold[variantId]]).toEqual([0, 10])
  })
})

describe('products', () => {
  it('have the current stock and price', async () => {
    const id = idOf('bread-knife')
    const variantId = '5f0c00000000000000eb1001'
    server.state.store.prices[variantId] = { cents: 6000, saleCents: null }
    server.state.store.stock[variantId] = 2
    const [variant] = ((await ada.send('GET', `products/${id}`)).body as unknown as Product).structuredContent.variants
    expect(variant).toMatchObject({ price: 6000, onSale: false, qtyInStock: 2, priceMoney: { value: '60.00' } })
    expect((await ada.send('GET', `products/${id}/stock`)).body.variants).toMatchObject([{ qtyInStock: 2 }])
  })

  it('are filtered by category and tag in the JSON of the shop page', async () => {
    const titles = async (query: string) => {
      const { items } = (await ada.send('GET', `/bakehouse?format=json${query}`)).body as { items: Product[] }
      return items.map(({ title }) => title)
    }
    expect((await titles('')).length).toBe(28)
    expect(await titles('')).not.toContain('The winter box')
    expect(await titles('&category=Paper')).toEqual(['Chart of the island', 'Eight postcards', 'Tide table'])
    expect(await titles('&category=Pantry&tag=sea')).toEqual(['Seaweed salt'])
    expect(await titles('&tag=nothing')).toEqual([])
  })

  it('are sorted by lowest price or by name in the JSON of the shop page', async () => {
    const names = async (sort: string) => {
      const { items } = (await ada.send('GET', `/bakehouse?format=json&sort=${sort}`)).body as { items: Product[] }
      return items.map(({ urlId }) => urlId)
    }
    const own = await names('')
    expect((await names('price')).slice(0, 3)).toEqual(['tide-table', 'salt-oatcakes', 'postcards'])
    expect((await names('price-desc')).slice(0, 3)).toEqual(['oilskin', 'night-at-the-lamp', 'keepers-jumper'])
    expect((await names('name')).slice(0, 3)).toEqual(['morning-at-the-oven', 'night-at-the-lamp', 'island-chart'])
    for (const unknown of ['newest', 'constructor', '__proto__']) expect(await names(unknown)).toEqual(own)
    server.state.store.prices['5f0c00000000000000eb1001'] = { cents: 9900, saleCents: 1 }
    expect((await names('price')).slice(0, 2)).toEqual(['tide-table', 'bread-knife'])
  })

  it('have neighbours, in the shop’s order, in the JSON of their pages', async () => {
    const neighbours = async (urlId: string) => {
      const { pagination } = (await ada.send('GET', `/bakehouse/p/${urlId}?format=json`)).body
      const { prevItem, nextItem } = pagination as { [side: string]: { fullUrl: string } | null }
      return [prevItem?.fullUrl ?? null, nextItem?.fullUrl ?? null]
    }
    const cup = ['/bakehouse/p/flour-by-the-sack', '/bakehouse/p/island-chart']
    expect(await neighbours('striped-cup')).toEqual(cup)
    expect(await neighbours('ships-biscuit')).toEqual([null, '/bakehouse/p/salt-oatcakes'])
    expect(await neighbours('seal-report')).toEqual(['/bakehouse/p/coffee-by-the-month', null])
  })

  it('come with JSON that describes the shop, which has a single page', async () => {
    server.state.store.expressCheckout = true
    const { body } = await ada.send('GET', '/bakehouse?format=json&page=1')
    expect(body).toMatchObject({
      collection: {
        itemCount: 28,
        categories: expect.arrayContaining(['Pantry']),
        tags: expect.arrayContaining(['sea']),
      },
      pagination: { pageSize: 200, nextPage: false, nextPageUrl: null },
      websiteSettings: { storeSettings: { expressCheckout: true, minimumOrderSubtotal: { value: '5.00' } } },
    })
    const { categories, tags } = body.collection as { [list: string]: string[] }
    for (const list of [categories!, tags!]) expect(new Set(list).size).toBe(list.length)
    for (const page of ['0', '-1', '1.5', '2', 'last']) {
      expect((await ada.send('GET', `/bakehouse?format=json&page=${page}`)).httpStatus).toBe(404)
    }
  })

  it('have neighbours and escaped markup in the quick view', async () => {
    const { body } = await ada.send('GET', `products/${idOf('striped-cup')}/quick-view`)
    expect(body).toMatchObject({ previousId: '5f0c0000000000000000e007', nextId: '5f0c0000000000000000e009' })
    expect(body.html).toContain('data-variant-option-name="Stripe"')
  })
})

describe('product reviews', () => {
  const review = (token: string, body: object) => ada.send('POST', `review-requests/${token}`, body)
  const biscuit = idOf('ships-biscuit')

  it('have a count and an average of stars, and start with the newest', async () => {
    const { body } = await ada.send('GET', `products/${biscuit}/reviews`)
    expect(body).toMatchObject({ total: 7, average: 3.9, distribution: [1, 0, 1, 2, 3] })
    expect(body.items).toMatchObject([{ name: 'Oluwaseun' }, { name: 'Wren' }, {}, {}, {}, {}, {}])
  })

  it('can be written once for each product in a purchase', async () => {
    await ada.add('ships-biscuit')
    await order(ada)
    const token = server.state.store.orders[0]?.reviewToken ?? ''
    expect((await ada.send('GET', `review-requests/${token}`)).body).toMatchObject({
      items: [{ itemId: biscuit }],
      expiresAt: Date.UTC(2026, 5, 1) + 60 * 86_400_000,
    })
    expect((await review(token, { rating: 5, text: 'Hard.', name: 'Ada' })).httpStatus).toBe(201)
    expect((await review(token, { rating: 1 })).decline).toBe('ALREADY_REVIEWED 409')
    expect((await ada.send('GET', `review-requests/${token}`)).decline).toBe('ALREADY_REVIEWED 409')
    expect((await ada.send('GET', `products/${biscuit}/reviews`)).body.total).toBe(8)
  })

  it('are cut off after 5000 characters, and the name after 100', async () => {
    const { body } = await review('review-open', { rating: 5, text: 'x'.repeat(5001), name: 'y'.repeat(101) })
    expect(body).toMatchObject({ text: 'x'.repeat(5000), name: 'y'.repeat(100) })
  })

  it('can be written once per product, even if several variants were bought', async () => {
    await ada.add('striped-cup', 1, { sku: 'SQ0800001' })
    await ada.add('striped-cup', 1, { sku: 'SQ0800002' })
    await order(ada)
    const token = server.state.store.orders[0]?.reviewToken ?? ''
    expect((await ada.send('GET', `review-requests/${token}`)).body.items).toMatchObject([
      { itemId: idOf('striped-cup') },
    ])
  })

  it('leave the other products in the purchase to review', async () => {
    expect((await review('review-open', { itemId: biscuit, rating: 5 })).httpStatus).toBe(201)
    expect((await review('review-open', { itemId: biscuit, rating: 1 })).decline).toBe('ALREADY_REVIEWED 409')
    expect((await ada.send('GET', 'review-requests/review-open')).body.items).toMatchObject([
      { itemId: idOf('striped-cup') },
    ])
    expect((await review('review-open', { rating: 4 })).body.itemId).toBe(idOf('striped-cup'))
  })

  it('can no longer be written once every product in the purchase has been deleted', async () => {
    const { store } = server.state
    store.deleted[biscuit] = true
    expect((await ada.send('GET', 'review-requests/review-open')).body.items).toMatchObject([
      { itemId: idOf('striped-cup') },
    ])
    store.deleted[idOf('striped-cup')] = true
    expect(await ada.send('GET', 'review-requests/review-open')).toMatchObject({
      decline: 'REVIEW_EXPIRED 410',
      body: { message: 'Your review request has expired' },
    })
  })

  it('can be written until exactly the end of the request', async () => {
    const { reviewRequests } = server.state.store
    const [now, request] = [Date.UTC(2026, 5, 1), reviewRequests['review-open']!]
    reviewRequests['review-open'] = { ...request, expiresAt: now }
    expect((await review('review-open', { rating: 5 })).decline).toBe('REVIEW_EXPIRED 410')
    reviewRequests['review-open'] = { ...request, expiresAt: now + 1 }
    expect((await review('review-open', { rating: 5 })).httpStatus).toBe(201)
  })

  it('are returned in pages of 20, starting with the first', async () => {
    const [first] = server.state.store.reviews
    for (let i = 0; i < 14; i++) server.state.store.reviews.push({ ...first!, name: `Visitor ${i}` })
    const page = async (query: string) => {
      const { items, total } = (await ada.send('GET', `products/${biscuit}/reviews${query}`)).body
      expect(total).toBe(21)
      return (items as { name: string }[]).map(({ name }) => name)
    }
    expect(await page('?page=2')).toEqual(['Ailsa'])
    expect(await page('?page=3')).toEqual([])
    for (const query of ['', '?page=1', '?page=0', '?page=-1', '?page=last']) {
      const names = await page(query)
      expect([names.length, names[0]]).toEqual([20, 'Visitor 13'])
    }
  })

  it('have an average of 0 while there are none', async () => {
    const { body } = await ada.send('GET', `products/${idOf('heather-honey')}/reviews`)
    expect(body).toMatchObject({ items: [], total: 0, average: 0, distribution: [0, 0, 0, 0, 0] })
  })

  it.each([
    ['review-expired', { rating: 5 }, 'REVIEW_EXPIRED 410', 'Your review request has expired'],
    ['unknown', { rating: 5 }, 'REVIEW_EXPIRED 410', 'Your review request has expired'],
    ['review-done', { rating: 5 }, 'ALREADY_REVIEWED 409', 'You have already reviewed this purchase'],
    ['review-open', {}, 'RATING_REQUIRED 422', 'Please select a star rating'],
    ['review-open', { rating: 0 }, 'RATING_REQUIRED 422', 'Please select a star rating'],
    ['review-open', { rating: 6 }, 'RATING_REQUIRED 422', 'Please select a star rating'],
    ['review-open', { rating: 0.5 }, 'RATING_REQUIRED 422', 'Please select a star rating'],
    [
      'review-open',
      { rating: 5, itemId: idOf('heather-honey') },
      'ITEM_NOT_FOUND 404',
      'This product is not part of the purchase.',
    ],
  ])('at %s with %j are declined as %s', async (token, body, decline, message) => {
    expect(await review(token, body)).toMatchObject({ decline, body: { message } })
  })
})

describe('express checkout', () => {
  const start = (who: Shopper, urlId: string, more: object = {}) =>
    who.send('POST', 'express-checkout', { itemId: idOf(urlId), sku: null, quantity: 1, ...more })
  const place = (who: Shopper, { body }: Reply) => {
    const cartToken = String(body.checkoutUrl).replace('/checkout?cartToken=', '')
    return who.send('POST', 'orders', { cartToken, email: 'ada@example.test', paymentToken: 'tok_accepted' })
  }
  const buy = async (who: Shopper, urlId: string) => (await place(who, await start(who, urlId))).decline

  it('sells a paywall once to each visitor, and any other product again', async () => {
    const ben = await createShopper(server.url)
    for (const who of [ada, ben]) expect(await buy(who, 'keepers-log')).toBe('')
    for (const who of [ada, ben]) expect((await start(who, 'keepers-log')).decline).toBe('ALREADY_PURCHASED 409')
    for (const _time of ['first', 'second']) expect(await buy(ada, 'book-of-bread')).toBe('')
  })

  it('does not sell a paywall again to a member with another browser', async () => {
    const elsewhere = await createShopper(server.url)
    for (const who of [ada, elsewhere]) await who.visitor.get('/__mock/login?as=member')
    expect(await buy(ada, 'keepers-log')).toBe('')
    expect((await start(elsewhere, 'keepers-log')).decline).toBe('ALREADY_PURCHASED 409')
  })

  it('responds with the current price if it has changed', async () => {
    const reply = await ada.send('POST', 'express-checkout', {
      itemId: idOf('book-of-bread'),
      quantity: 1,
      expectedUnitCents: 1,
    })
    expect(reply.decline).toBe('PRICE_CHANGED 409')
    expect(reply.body.unitCents).toBeGreaterThan(1)
  })

  it('does not sell a paywall again to a visitor who opened its checkout twice', async () => {
    const [first, second] = [await start(ada, 'keepers-log'), await start(ada, 'keepers-log')]
    expect((await place(ada, first)).decline).toBe('')
    expect((await place(ada, second)).decline).toBe('ALREADY_PURCHASED 409')
    expect(server.state.store.orders).toHaveLength(1)
  })

  it('leaves the visitor’s cart unchanged, even after the order', async () => {
    const { cart } = await ada.add('heather-honey')
    expect(await buy(ada, 'book-of-bread')).toBe('')
    expect(ada.visitor.cookie('hasCart')).toBe('true')
    expect((await ada.cart()).cart).toEqual(cart)
  })

  it.each([
    ['keepers-log', { quantity: 2 }, 'QUANTITY_NOT_ALLOWED 422'],
    ['gift-card', { sku: 'SQ2400001' }, 'NOT_CARTABLE 422'],
    ['loaf-club', {}, 'NOT_CARTABLE 422'],
    ['nine-knots', {}, 'SOLD_OUT 409'],
    ['postcards', {}, 'MINIMUM_SUBTOTAL 422'],
    ['book-of-bread', { expectedUnitCents: 1500 }, 'PRICE_CHANGED 409'],
  ])('of %s with %j is declined', async (urlId, more, decline) => {
    expect((await start(ada, urlId, more)).decline).toBe(decline)
  })
})

describe('a checkout without the visitor’s cart', () => {
  const giftCard = { productId: idOf('gift-card'), sku: 'SQ2400002', recipient: { email: 'ben@example.test' } }

  it('sells a gift card, whose balance is the amount paid', async () => {
    const { body } = await ada.send('POST', 'gift-cards/purchases', giftCard)
    expect(body.checkoutUrl).toBe(
      '/checkout/giftcard?websiteId=5f0c00000000000000000001&giftCardProductId=5f0c0000000000000000e024&sku=SQ2400002',
    )
    expect((await ada.send('GET', `gift-cards/balance?code=${body.code}`)).body.balanceCents).toBe(5000)
  })

  it.each([
    [{ sku: 'SQ0100001' }, 'SKU_INVALID 422'],
    [{ sku: null }, 'SKU_INVALID 422'],
    [{ productId: idOf('ships-biscuit'), sku: null }, 'SKU_INVALID 422'],
    [{ recipient: null }, 'EMAIL_INVALID 422'],
  ])('declines a gift card with %j', async (change, decline) => {
    expect((await ada.send('POST', 'gift-cards/purchases', { ...giftCard, ...change })).decline).toBe(decline)
  })

  it('sells one gift card per idempotency key', async () => {
    const buy = () => ada.send('POST', 'gift-cards/purchases', giftCard, { 'Idempotency-Key': 'k-1' })
    expect((await buy()).body).toEqual((await buy()).body)
  })

  it('finds a gift card by its code in lower case, with spaces around it', async () => {
    const { body } = await ada.send('GET', `gift-cards/balance?code=${encodeURIComponent(' skerry-0025-part ')}`)
    expect(body).toEqual({ balanceCents: 725, currency: 'USD' })
  })

  it('limits attempts to guess gift card codes', async () => {
    const guess = (who: Shopper) => who.send('GET', 'gift-cards/balance?code=SKERRY-GUESS')
    for (let i = 0; i < 5; i++) expect((await guess(ada)).decline).toBe('GIFT_CARD_UNKNOWN 404')
    expect((await guess(ada)).httpStatus).toBe(429)
    expect((await guess(await createShopper(server.url))).decline).toBe('GIFT_CARD_UNKNOWN 404')
  })

  it('sells a subscription, in a separate cart', async () => {
    const { body } = await ada.send('POST', 'subscriptions/checkout-token', { itemId: idOf('loaf-club'), quantity: 2 })
    expect((await ada.cart()).httpStatus).toBe(404)
    const { cart } = await ada.send('GET', `shopping-cart?cartToken=${body.cartToken}`)
    expect(cart).toMatchObject({ version: 1, subtotalCents: 2200, requiresShipping: true })
    const start = { cartToken: cart.cartToken, expectedGrandTotalCents: cart.grandTotalCents }
    expect((await ada.send('POST', 'checkout', start)).body.checkoutUrl).toBe(
      `/checkout/subscribe?cartToken=${cart.cartToken}`,
    )
  })

  it('sells a subscription at its sale price, up to the stock', async () => {
    const coffee = { itemId: '5f0c0000000000000000e027', sku: 'SQ2700002', quantity: 30 }
    const { body } = await ada.send('POST', 'subscriptions/checkout-token', coffee)
    const { cart } = await ada.send('GET', `shopping-cart?cartToken=${body.cartToken}`)
    expect(cart.entries).toMatchObject([{ quantity: 30, purchasePriceCents: 1700, nonSalePriceCents: 1900 }])
  })

  it('charges a subscription price that QA has set', async () => {
    const variants = { SQ2600001: { priceCents: 1300, saleCents: 900 } }
    await ada.send('PUT', '/__mock/store', { variants })
    const { body } = await ada.send('POST', 'subscriptions/checkout-token', { itemId: idOf('loaf-club'), quantity: 2 })
    const { cart } = await ada.send('GET', `shopping-cart?cartToken=${body.cartToken}`)
    expect(cart.entries).toMatchObject([{ purchasePriceCents: 900, nonSalePriceCents: 1300 }])
    expect(cart.subtotalCents).toBe(1800)
  })

  it('declines a subscription whose product was deleted', async () => {
    const { body } = await ada.send('POST', 'subscriptions/checkout-token', { itemId: idOf('loaf-club') })
    await ada.send('PUT', '/__mock/store', { variants: { SQ2600001: { isDeleted: true } } })
    const { cart } = await ada.send('GET', `shopping-cart?cartToken=${body.cartToken}`)
    const start = { cartToken: cart.cartToken, expectedGrandTotalCents: cart.grandTotalCents }
    expect((await ada.send('POST', 'checkout', start)).decline).toBe('ITEM_NOT_FOUND 404')
    const order = { cartToken: cart.cartToken, email: 'ada@example.test', paymentToken: 'tok_accepted' }
    expect((await ada.send('POST', 'orders', order)).decline).toBe('ITEM_NOT_FOUND 404')
    expect(server.state.store.orders).toEqual([])
  })

  it.each([
    [{ itemId: idOf('ships-biscuit') }],
    [{ itemId: idOf('loaf-club'), option: 'other' }],
    [{ itemId: idOf('loaf-club'), subscriptionOptionId: 'other' }],
    [{ itemId: idOf('loaf-club'), quantity: 0 }],
    [{ itemId: idOf('loaf-club'), quantity: 10_000 }],
    [{ itemId: idOf('heather-honey') }],
    [{ itemId: '5f0c0000000000000000e027' }],
    [{ itemId: '5f0c0000000000000000e027', sku: 'SQ2700001', quantity: 31 }],
  ])('declines a subscription with %j', async (body) => {
    expect((await ada.send('POST', 'subscriptions/checkout-token', body)).decline).toBe('PLAN_UNAVAILABLE 409')
  })

  it('sells a member area to logged-in visitors', async () => {
    const area = '/api/member-areas/5f0c0000000000000000ca01'
    const { options } = (await ada.send('GET', `${area}/pricing`)).body as { options: { id: string }[] }
    expect(options).toMatchObject([{ price: { currency: 'USD', value: '5.00' } }, { price: { value: '50.00' } }])
    const join = () => ada.send('POST', `${area}/join`, { option: options[1]?.id })
    expect(await join()).toMatchObject({ httpStatus: 401, body: { loginRequired: true } })
    expect((await ada.send('POST', `${area}/join`, { option: 'gone' })).decline).toBe('PLAN_UNAVAILABLE 409')
    await ada.visitor.get('/__mock/login?as=member')
    const { checkoutUrl } = (await join()).body
    const token = String(checkoutUrl).replace('/checkout/subscribe?cartToken=', '')
    const { cart } = await ada.send('GET', `shopping-cart?cartToken=${token}`)
    expect(cart).toMatchObject({ version: 1, grandTotalCents: 5000, requiresShipping: false })
    expect(cart.entries).toMatchObject([
      { productName: 'The keeper’s table, by the year', subscriptionOptionId: options[1]?.id },
    ])
    server.state.store.minimumSubtotalCents = 10_000 // for carts alone
    const start = { cartToken: token, expectedGrandTotalCents: 5000 }
    expect((await ada.send('POST', 'checkout', start)).body.checkoutUrl).toBe(checkoutUrl)
  })

  it('does not let a member join a member area again, even if its checkout was opened twice', async () => {
    await ada.visitor.get('/__mock/login?as=member')
    const join = () =>
      ada.send('POST', '/api/member-areas/5f0c0000000000000000ca01/join', { option: '5f0c0000000000000000ca11' })
    const tokenOf = ({ body }: Reply) => new URLSearchParams(String(body.checkoutUrl).split('?')[1]).get('cartToken')
    const order = (cartToken: string | null) =>
      ada.send('POST', 'orders', { cartToken, email: 'ada@example.test', paymentToken: 'tok_accepted' })
    const [first, second] = [tokenOf(await join()), tokenOf(await join())]
    expect((await order(first)).httpStatus).toBe(201)
    expect((await order(second)).decline).toBe('ALREADY_PURCHASED 409')
    expect((await join()).decline).toBe('ALREADY_PURCHASED 409')
    expect(server.state.store.orders).toHaveLength(1)
  })
})
