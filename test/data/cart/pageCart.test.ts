import { afterEach, describe, expect, it } from 'vitest'
import { scenarios } from '../../../mocks'
import { undoAll } from '../../../src/browser/atStop'
import { forgetShared } from '../../../src/browser/shared'
import { onAnnouncement } from '../../../src/data/announcements'
import { pageCart } from '../../../src/data/cart/pageCart'
import { useMockNetwork as mockNetwork } from '../../support/mockNetwork'
import { productOf } from '../../support/shopMarkup'

const network = mockNetwork()
const biscuit = { itemId: productOf('ships-biscuit').id, sku: null as string | null }

function add(quantity: number, product = biscuit, times = 1) {
  const line = { ...product, additionalFields: null, subscriptionOptionId: null }
  return pageCart().change({ kind: 'add', line, quantity, preview: null, times })
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

describe('listeners to the cart', () => {
  it('are not told of a cart that is not known yet', async () => {
    await add(2)
    leavePage()
    const heard = listen()
    await add(1)
    await pageCart().loaded
    expect(heard.length).toBeGreaterThan(0)
    expect(new Set(heard)).toEqual(new Set([3]))
  })

  it('are told nothing if the cart cannot be loaded', async () => {
    await add(2)
    leavePage()
    network.use(scenarios.serverError)
    const heard = listen()
    await pageCart().loaded
    expect(pageCart().store.getState().problem).not.toBe('')
    expect(heard).toEqual([])
  })

  it('are told nothing if the cart is the same when it is loaded again', async () => {
    await add(2)
    const heard = listen()
    await pageCart().refresh()
    expect(heard).toEqual([])
  })
})

describe('what is added to the cart', () => {
  it('is announced too if the server says that a price in the cart has changed', async () => {
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

  it('is announced as far as it fits, if there are fewer left than clicks were kept', async () => {
    const parcel = productOf('sunday-parcel')
    network.backend.state.store.stock[parcel.structuredContent.variants[0]!.id] = 2
    const announced: unknown[] = []
    onAnnouncement('added to cart', (added) => announced.push(added))
    const { cart } = await add(1, { itemId: parcel.id, sku: null }, 3)
    expect(cart.totalQuantity).toBe(2)
    expect(announced).toEqual([{ itemId: parcel.id, quantity: 2 }])
  })
})
