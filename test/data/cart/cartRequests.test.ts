import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetShared } from '../../../src/browser/shared'
import { onAnnouncement } from '../../../src/data/announcements'
import { fetchCart, sendOperation } from '../../../src/data/cart/cartRequests'
import { isRequestError } from '../../../src/errors/RequestError'
import type { Cart } from '../../../src/model/cart/Cart'
import type { CartOperation } from '../../../src/model/cart/cartOperation'
import { readCart } from '../../../src/model/cart/readCart'
import { type Answered, ApiServer } from '../apiServer'

let server: ApiServer

beforeEach(async () => {
  server = new ApiServer()
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
  happyDOM.setURL(`${await server.start()}/page`)
})
afterEach(async () => {
  forgetShared()
  await server.stop()
})

const fetched = (answer: Answered) => {
  server.answer = () => answer
  return fetchCart().catch((error: unknown) => error)
}

describe('the cart of a visitor', () => {
  it('is null if the server has not created one yet', async () => {
    const failures: unknown[] = []
    onAnnouncement('network error', (failure) => failures.push(failure))
    expect(await fetched({ status: 404, body: { message: 'You have no shopping cart yet.' } })).toBeNull()
    expect(failures).toEqual([])
  })

  it('is not requested once Skerry has stopped', async () => {
    await expect(fetchCart(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
    expect(server.urls).toEqual([])
  })

  it.each([
    [500, { message: 'Down' }],
    [403, { message: 'No' }],
    [200, { items: 'none' }],
    [200, []],
  ])('is an error after status %i with %j', async (status, body) => {
    expect(isRequestError(await fetched({ status, body }))).toBe(true)
  })
})

const path = '/api/commerce/shopping-cart'
const line = { itemId: 'p1', sku: 'SQ/1', additionalFields: '{"a":"1"}', subscriptionOptionId: 's1' }
const plain = { ...line, additionalFields: null }
const common = { key: 'k-1', calls: ['1'] }
const add: CartOperation = { ...common, kind: 'add', line, quantities: [2, 3], preview: null }
const set = (quantity: number): CartOperation => ({ ...common, kind: 'set', line, quantity })
const location = { line1: '', line2: '', city: '', region: '', postalCode: 'TR21 0LW', country: 'GB' }
const entry = { ...line, id: 'e/1', quantity: 1, chosenVariant: { sku: line.sku } }
const served = { id: 'c1', version: 2, entries: [{ ...entry, quantity: 5 }] }

const cartWith = (...entries: readonly object[]) => readCart({ id: 'c1', version: 1, entries })

/** Sends an operation for a cart, which the server answers. */
function sent(operation: CartOperation, cart: Cart | null, body: unknown = { shoppingCart: served }, isLast = false) {
  server.answer = ({ method }) => ({ status: 200, body: method === 'GET' ? served : body })
  return sendOperation(operation, cart, isLast)
}

describe('a change of the cart', () => {
  it.each<[string, CartOperation, string, object | null]>([
    ['an addition', add, 'POST /entries', { ...line, quantity: 5 }],
    [
      'one without answers',
      { ...add, line: plain },
      'POST /entries',
      { ...plain, additionalFields: 'null', quantity: 5 },
    ],
    ['a quantity', set(4), 'PUT /entries/e%2F1', { quantity: 4 }],
    ['a removal', set(0), 'DELETE /entries/e%2F1', null],
    ['a code', { ...common, kind: 'addCoupon', promoCode: 'TEN' }, 'POST /coupons', { promoCode: 'TEN' }],
    ['a code that is removed', { ...common, kind: 'removeCoupon', couponId: 'd/1' }, 'DELETE /coupons/d%2F1', null],
    ['an address', { ...common, kind: 'setShippingLocation', location }, 'PUT /shipping-location', location],
    [
      'a way of shipping',
      { ...common, kind: 'setShippingOption', optionId: 'o1' },
      'PUT /shipping-option',
      { id: 'o1' },
    ],
  ])('is sent once, with its idempotency key: %s', async (_, operation, request, body) => {
    const { cart, warning } = await sent(operation, cartWith(entry))
    expect([cart?.version, warning]).toEqual([2, ''])
    const [first, ...others] = server.arrived
    expect(`${first?.method} ${first?.url}`).toBe(request.replace(' ', ` ${path}`))
    expect(first?.headers['idempotency-key']).toBe('k-1')
    expect(first?.body ? JSON.parse(first.body) : null).toEqual(body)
    expect(others).toEqual([])
  })

  it('is still sent if its line is gone, so that the server declines it, unless it removes the line', async () => {
    await sent(set(4), cartWith())
    expect(server.urls).toEqual([`${path}/entries/gone`])
    expect(await sent(set(0), cartWith())).toMatchObject({ cart: null, warning: '' })
    expect(server.urls).toHaveLength(1)
  })

  it('is sent to the line with its id among equal lines, and a removal only while that line exists', async () => {
    const cart = cartWith(entry, { ...entry, id: 'e2' })
    await sent({ ...common, kind: 'set', line, entryId: 'e2', quantity: 4 }, cart)
    await sent({ ...common, kind: 'set', line, entryId: 'e3', quantity: 0 }, cart)
    expect(server.urls).toEqual([`${path}/entries/e2`])
  })

  it('is followed by a request for the cart only if the response contains no cart', async () => {
    expect((await sent(add, null, served)).cart?.version).toBe(2)
    expect(server.urls).toHaveLength(1)
    expect((await sent(add, null, { status: 'OK' })).cart?.version).toBe(2)
    expect(server.urls.slice(1)).toEqual([`${path}/entries`, path])
  })

  it('is not followed by a request for the cart when the visitor leaves the page', async () => {
    expect((await sent(add, null, { status: 'OK' }, true)).cart).toBeNull()
    expect(server.urls).toEqual([`${path}/entries`])
  })

  it('can be applied to fewer units than requested, and come with warnings', async () => {
    const warnings = [{ message: 'Only 2 left.' }, { code: 'OTHER' }, null, { message: 'Its price has changed.' }]
    expect(await sent(add, null, { shoppingCart: served, newlyAdded: { quantity: 2 }, warnings })).toMatchObject({
      added: 2,
      warning: 'Only 2 left. Its price has changed.',
    })
    const { added } = await sent(add, null, { shoppingCart: served, newlyAdded: { quantity: 0 } })
    expect(added).toBe(0)
  })

  it.each([null, '2', -1])(
    'counts as fully applied if the response says that %j units were added',
    async (quantity) => {
      const { added } = await sent(add, null, { shoppingCart: served, newlyAdded: { quantity } })
      expect(added).toBeUndefined()
    },
  )
})
