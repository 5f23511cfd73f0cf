import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { scenarios } from '../../../mocks'
import { undoAll } from '../../../src/browser/atStop'
import { forgetShared } from '../../../src/browser/shared'
import { onAnnouncement } from '../../../src/data/announcements'
import { pageCart, watchCart } from '../../../src/data/cart/pageCart'
import { useMockNetwork as mockNetwork } from '../../support/mockNetwork'
import { productOf } from '../../support/shopMarkup'

const network = mockNetwork()
const biscuit = { itemId: productOf('ships-biscuit').id, sku: null as string | null }

const lineOf = (product: typeof biscuit) => ({ ...product, additionalFields: null, subscriptionOptionId: null })

function add(quantity: number, product = biscuit, times = 1) {
  return pageCart().change({ kind: 'add', line: lineOf(product), quantity, preview: null, times })
}

/** The quantities of the carts that are announced from now on. */
function listen(): readonly number[] {
  const heard: number[] = []
  onAnnouncement('cart changed', ({ totalQuantity }) => heard.push(totalQuantity))
  return heard
}

function leavePage(): void {
  undoAll()
  forgetShared()
}

afterEach(async () => {
  await pageCart().settled()
  leavePage()
})

const requestsOf = (method: string) =>
  network.backend.log.filter((one) => one.method === method && one.path.startsWith('/api/commerce/shopping-cart'))

describe('a cart that waits for a connection', () => {
  it('sends nothing more once Skerry has stopped, and its change once after the next start', async () => {
    await pageCart().loaded
    network.use(scenarios.offline)
    void add(1)
    await vi.waitFor(() => expect(pageCart().store.getState().isOffline).toBe(true))
    const before = requestsOf('POST').length
    leavePage()
    network.use()
    await pageCart().settled()
    expect(requestsOf('POST').length - before).toBe(1)
    expect(pageCart().store.getState().view.totalQuantity).toBe(1)
  })

  it('doubles its wait after each attempt', async () => {
    await pageCart().loaded
    network.use(scenarios.offline)
    const timers = vi.spyOn(globalThis, 'setTimeout')
    void add(1)
    await new Promise((resolve) => setTimeout(resolve, 2000))
    network.use()
    dispatchEvent(new Event('online'))
    await pageCart().settled()
    expect(timers.mock.calls.map(([, ms]) => ms)).toEqual(expect.arrayContaining([200, 400, 800]))
  })
})

describe('a page with a cart', () => {
  it('requests the cart once when opened, and not if Skerry stops before that', async () => {
    await add(1)
    leavePage()
    const before = requestsOf('GET').length
    pageCart()
    leavePage()
    await pageCart().loaded
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    await add(1)
    expect(requestsOf('GET').length - before).toBe(1)
  })

  it('passes its state to subscribers at once, and after each change', async () => {
    await add(2)
    const seen: number[] = []
    watchCart(({ view }) => seen.push(view.totalQuantity))
    expect(seen).toEqual([2])
    await add(1)
    expect(seen.at(-1)).toBe(3)
  })
})

describe('listeners to the cart', () => {
  it('are not called before the cart is known', async () => {
    await add(2)
    leavePage()
    const heard = listen()
    await add(1)
    await pageCart().loaded
    expect(heard.length).toBeGreaterThan(0)
    expect(new Set(heard)).toEqual(new Set([3]))
  })

  it('are not called if the cart cannot be loaded', async () => {
    await add(2)
    leavePage()
    network.use(scenarios.serverError)
    const heard = listen()
    await pageCart().loaded
    expect(pageCart().store.getState().problem).not.toBe('')
    expect(heard).toEqual([])
  })

  it('are not called if the cart is unchanged after a reload', async () => {
    await add(2)
    const heard = listen()
    await pageCart().refresh()
    expect(heard).toEqual([])
  })
})

describe('an addition to the cart', () => {
  it('is announced even if the server says that another price in the cart has changed', async () => {
    const [knife] = productOf('bread-knife').structuredContent.variants
    const { id, sku } = knife!
    await add(1, { itemId: productOf('bread-knife').id, sku })
    network.backend.state.store.prices[id] = { cents: 6100, saleCents: null }
    const announced: unknown[] = []
    onAnnouncement('added to cart', (added) => announced.push(added))
    const { status, message } = await add(2)
    expect([status, message]).toEqual(['adjusted', 'The price of The bread knife has changed.'])
    expect(announced).toEqual([{ itemId: biscuit.itemId, quantity: 2 }])
  })

  it('is announced only if something was added', async () => {
    const candle = productOf('storm-candle')
    const announced: unknown[] = []
    onAnnouncement('added to cart', (added) => announced.push(added))
    expect((await add(2, { itemId: candle.id, sku: null })).status).toBe('declined')
    await pageCart().change({ kind: 'set', line: lineOf(biscuit), quantity: 0 })
    expect(announced).toEqual([])
    await add(1, biscuit, 2)
    expect(announced).toEqual([{ itemId: biscuit.itemId, quantity: 2 }])
  })

  it('is not announced if the server accepted none of it', async () => {
    const none = { newlyAdded: { quantity: 0 } }
    network.msw.use(http.post('*/shopping-cart/entries', () => HttpResponse.json(none)))
    const announced: unknown[] = []
    onAnnouncement('added to cart', (added) => announced.push(added))
    expect((await add(1)).status).toBe('applied')
    expect(announced).toEqual([])
  })

  it('is not announced if it only undoes a removal', async () => {
    await add(1)
    const announced: unknown[] = []
    onAnnouncement('added to cart', (added) => announced.push(added))
    await pageCart().change({ kind: 'set', line: lineOf(biscuit), quantity: 0 })
    await pageCart().change({ kind: 'add', line: lineOf(biscuit), quantity: 1, preview: null, isUndo: true })
    expect(pageCart().store.getState().view.totalQuantity).toBe(1)
    expect(announced).toEqual([])
  })

  it('is announced with the quantity that fits if there is less stock than clicks', async () => {
    const parcel = productOf('sunday-parcel')
    network.backend.state.store.stock[parcel.structuredContent.variants[0]!.id] = 2
    const announced: unknown[] = []
    onAnnouncement('added to cart', (added) => announced.push(added))
    const { cart } = await add(1, { itemId: parcel.id, sku: null }, 3)
    expect(cart.totalQuantity).toBe(2)
    expect(announced).toEqual([{ itemId: parcel.id, quantity: 2 }])
  })
})
