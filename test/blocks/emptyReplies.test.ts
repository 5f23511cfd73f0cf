import { http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { createSeller } from '../../blocks/add-to-cart/purchase'
import { fetchMonth } from '../../blocks/calendar/fetchMonth'
import { fetchBalance } from '../../blocks/gift-card-balance/fetchBalance'
import { fetchReviews } from '../../blocks/product-reviews/fetchReviews'
import { fetchQuickView } from '../../blocks/quick-view/fetchQuickView'
import { fetchReviewRequest } from '../../blocks/review-request/reviewRequests'
import { fetchPreview } from '../../blocks/search/fetchPreview'
import { fetchPages } from '../../blocks/search/fetchResults'
import { scenarios } from '../../mocks'
import { eventsCollection } from '../../mocks/fixtures/calendar'
import { empty, ok } from '../../mocks/http/Answer'
import { toResponse } from '../../mocks/http/toResponse'
import { chosenScenario } from '../../mocks/scenarios/chosenScenario'
import { fetchCart, sendOperation } from '../../src/data/cart/cartRequests'
import { createCart } from '../../src/data/cart/createCart'
import { post } from '../../src/data/request'
import { createMemoryJournal } from '../support/memoryJournal'
import { useMockNetwork as mockNetwork } from '../support/mockNetwork'
import { productOf } from '../support/shopMarkup'

const network = mockNetwork()
const unknown = 'Unknown error, please try again later.'
const biscuit = productOf('ships-biscuit')
const { signal } = new AbortController()

/** A cart that does not wait between attempts and keeps nothing for other pages. */
function openCart() {
  return createCart({
    send: sendOperation,
    load: fetchCart,
    mayExist: () => true,
    createKey: () => crypto.randomUUID(),
    pause: () => Promise.resolve(false),
    journal: createMemoryJournal(),
    onCommit() {},
  })
}

const add = {
  kind: 'add',
  line: { itemId: biscuit.id, sku: null, additionalFields: null, subscriptionOptionId: null },
  quantity: 2,
  preview: {
    productName: biscuit.title,
    productType: 1,
    fullUrl: biscuit.fullUrl,
    imageUrl: null,
    purchasePriceCents: 900,
    nonSalePriceCents: 900,
    chosenVariant: null,
  },
} as const

beforeEach(() => {
  document.body.innerHTML = ''
})

describe.each(['noContent', 'emptyObject'] as const)('a response without what the page needs (%s)', (name) => {
  it('to the addition of a product is completed by loading the cart', async () => {
    network.backend.state.scenario = chosenScenario([name], { timesLeft: 1, expiresAt: null })
    const cart = openCart()
    expect(await cart.change(add)).toMatchObject({ status: 'applied', message: '' })
    expect(cart.store.getState().view.entries).toMatchObject([{ quantity: 2 }])
  })

  it('to every cart request is an error, and nothing is added twice', async () => {
    network.use(scenarios[name])
    const cart = openCart()
    expect(await cart.change(add)).toMatchObject({ status: 'failed', message: unknown })
    network.use()
    await cart.refresh()
    expect(cart.store.getState().view.entries).toMatchObject([{ quantity: 2 }])
  })

  it('to a request for the cart is not taken for an empty cart', async () => {
    network.use(scenarios[name])
    await openCart().change(add)
    const cart = openCart()
    await cart.refresh()
    expect(cart.store.getState()).toMatchObject({ problem: unknown, isSynced: false })
  })

  it.each([
    ['a subscription', true],
    ['an express checkout', false],
  ])('to %s is an error with a message for visitors', async (_, isSubscription) => {
    network.msw.use(http.post('*/api/commerce/*', () => toResponse(name === 'noContent' ? empty() : ok(), [])))
    const money = { locale: 'en-US', currency: 'USD' }
    const props = { itemId: biscuit.id, type: 'physical', websiteId: '', form: null, isExpress: true, money } as const
    const seller = createSeller(props, { cart: openCart(), post }, new AbortController().signal)
    const order = { ...add, isPriced: true, isSubscription }
    expect(await seller.sell(order)).toEqual({ message: unknown })
  })

  it.each([
    ['reviews', () => fetchReviews(biscuit.id, 2)],
    ['a search', () => fetchPages({ query: 'boat', collectionIds: '', page: 0 }, 1, signal)],
    ['a preview of a search', () => fetchPreview('boat', '', signal)],
    [
      'a month',
      () => fetchMonth({ collectionId: eventsCollection.id, month: '2026-06', zone: 'America/New_York' }, signal),
    ],
  ])('to %s is an error, so that the visitor can try again', async (_, load) => {
    network.use(scenarios[name])
    await expect(load()).rejects.toThrow(/list of/)
  })

  it('to a quick view, a review request or a gift card request is an error', async () => {
    network.use(scenarios[name])
    const page = { settings: {} } as Parameters<typeof fetchQuickView>[1]
    await expect(fetchQuickView(biscuit.id, page, signal)).rejects.toThrow(unknown)
    expect(await fetchReviewRequest('review-open')).toEqual({ items: null, message: unknown })
    const balance = await fetchBalance('SKERRY-0050-FULL', { locale: 'en-US', signal })
    expect(balance).toMatchObject({ isProblem: true, isUnknown: false })
  })
})
