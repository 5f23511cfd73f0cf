import { describe, expect, it, vi } from 'vitest'
import type { CartSurroundings } from '../../../src/data/cart/CartClient'
import { createCart } from '../../../src/data/cart/createCart'
import { InternalServerError } from '../../../src/errors/InternalServerError'
import { NetworkError } from '../../../src/errors/NetworkError'
import { ServerReplyError } from '../../../src/errors/ServerReplyError'
import type { Cart } from '../../../src/model/cart/Cart'
import { quantityOf } from '../../../src/model/cart/cartQueue'
import { readCart } from '../../../src/model/cart/readCart'
import { createMemoryJournal } from '../../support/memoryJournal'

const line = { itemId: 'p1', sku: null, additionalFields: null, subscriptionOptionId: null }
const set = (quantity: number) => ({ kind: 'set', line, quantity }) as const
const add = { kind: 'add', line, quantity: 1, preview: null } as const

const served = (version: number, quantity: number, more: object = {}) => ({
  id: 'c1',
  version,
  entries: [{ id: 'e1', itemId: 'p1', quantity, purchasePriceCents: 100 }],
  ...more,
})
const cartOf = (...parts: Parameters<typeof served>): Cart => readCart(served(...parts))!
const answerOf = (cart: Cart | null) => ({ cart, warning: '' })

const failure = { message: 'No.', url: '/api/x', method: 'PUT' }
const serverError = () => new InternalServerError({ ...failure, status: 500 })
const noConnection = () => new NetworkError({ ...failure, status: 0, errorKey: '', reason: 'connection' })
const decline = ({ errorKey = 'NO', ...reply }: { readonly [field: string]: unknown } = {}) =>
  new ServerReplyError({
    ...failure,
    status: 409,
    reply: { errors: { zipcode: 'Unknown.' }, ...reply },
    errorKey: String(errorKey),
  })

/** A cart of 2 on the server, whose changes are never answered. It does not wait between attempts. */
function open(parts: Partial<CartSurroundings> = {}) {
  let keys = 0
  return createCart({
    send: () => new Promise(() => {}),
    load: async () => cartOf(1, 2),
    mayExist: () => true,
    createKey: () => `k${keys++}`,
    pause: async () => false,
    journal: createMemoryJournal(),
    onCommit() {},
    ...parts,
  })
}

/** Adds as often as somebody clicks while another change is on its way. The server then declines once. */
async function clickWhileWaiting(quantities: readonly number[], error: Error) {
  let answerFirst = (_: ReturnType<typeof answerOf>) => {}
  const send = vi
    .fn<CartSurroundings['send']>(async () => answerOf(null))
    .mockReturnValueOnce(
      new Promise((resolve) => {
        answerFirst = resolve
      }),
    )
    .mockRejectedValueOnce(error)
  const cart = open({ send })
  const first = cart.change({ kind: 'addCoupon', promoCode: 'TEN' })
  const clicks = quantities.map((quantity) => cart.change({ ...add, quantity }))
  answerFirst(answerOf(null))
  await first
  const outcomes = (await Promise.all(clicks)).map(({ status }) => status)
  const adds = send.mock.calls.flatMap(([operation]) => (operation.kind === 'add' ? quantityOf(operation) : []))
  return { outcomes, sent: adds }
}

describe('a cart that cannot be loaded', () => {
  it('shows the error until a change has succeeded', async () => {
    const cart = open({ load: () => Promise.reject(serverError()), send: async () => answerOf(cartOf(2, 3)) })
    await cart.refresh()
    expect(cart.store.getState()).toMatchObject({ isSynced: false, problem: 'No.' })
    await cart.change(set(3))
    expect(cart.store.getState()).toMatchObject({ isSynced: true, problem: '', view: { totalQuantity: 3 } })
  })

  it('shows the error until a request succeeds, and none if it was loaded before', async () => {
    const load = vi.fn(async (): Promise<Cart | null> => cartOf(1, 2))
    const cart = open({ load })
    load.mockRejectedValueOnce(new TypeError('x is not a function'))
    await cart.refresh()
    expect(cart.store.getState().problem).toBe('Unknown error, please try again later.')
    await cart.refresh()
    expect(cart.store.getState()).toMatchObject({ isSynced: true, problem: '', view: { totalQuantity: 2 } })
    load.mockRejectedValueOnce(serverError())
    await cart.refresh()
    expect(cart.store.getState()).toMatchObject({ isSynced: true, problem: '', view: { totalQuantity: 2 } })
  })

  it('says that it has expired, and shows what was in it', async () => {
    const load = vi.fn(async (): Promise<Cart | null> => cartOf(1, 2))
    const cart = open({ load })
    await cart.refresh()
    load.mockRejectedValueOnce(decline({ shoppingCart: served(2, 1) }))
    await cart.refresh()
    expect(cart.store.getState()).toMatchObject({ isSynced: true, problem: 'No.', view: { totalQuantity: 1 } })
  })
})

describe('a loaded cart', () => {
  it('is empty once it has been purchased, or if the server has none', async () => {
    const load = vi.fn(async (): Promise<Cart | null> => cartOf(1, 2))
    const cart = open({ load })
    const reload = async (next: Cart | null) => {
      load.mockResolvedValueOnce(next)
      await cart.refresh()
      return cart.store.getState().view.totalQuantity
    }
    expect(await reload(cartOf(1, 2))).toBe(2)
    expect(await reload(cartOf(2, 2, { isPurchased: true }))).toBe(0)
    expect(await reload(cartOf(3, 4))).toBe(4)
    expect(await reload(null)).toBe(0)
  })

  it('is not requested if the visitor cannot have one', async () => {
    const load = vi.fn(async () => cartOf(1, 2))
    const cart = open({ load, mayExist: () => false })
    await cart.refresh()
    expect(load).not.toHaveBeenCalled()
    expect(cart.store.getState()).toMatchObject({ isSynced: true, view: { totalQuantity: 0 } })
  })

  it('is replaced by a newer cart, but not by an older version or an older cart', async () => {
    const load = vi.fn(async (): Promise<Cart | null> => null)
    const cart = open({ load })
    const shown: number[] = []
    for (const next of [
      cartOf(5, 2, { created: 10 }),
      cartOf(4, 3, { created: 10 }),
      cartOf(1, 4, { id: 'c2', created: 11 }),
      cartOf(9, 5, { id: 'c1', created: 10 }),
      cartOf(1, 6, { id: 'c2', created: 11 }), // only the prices or the stock have changed
    ]) {
      load.mockResolvedValueOnce(next)
      await cart.refresh()
      shown.push(cart.store.getState().view.totalQuantity)
    }
    expect(shown).toEqual([2, 2, 4, 4, 6])
  })

  it.each<[string, () => Promise<Cart | null>]>([
    ['without a cart', async () => null],
    ['that the one before it has expired', () => Promise.reject(decline({ shoppingCart: served(0, 4) }))],
  ])('stays if a change is answered before a response %s arrives', async (_, respond) => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const cart = open({ load: () => arrived.then(respond), send: async () => answerOf(cartOf(1, 1)) })
    const loaded = cart.refresh()
    await cart.change(add)
    arrive()
    await loaded
    expect(cart.store.getState()).toMatchObject({ problem: '', view: { totalQuantity: 1 } })
  })

  it('is loaded again if a change succeeds in the meantime and the server has no version numbers', async () => {
    const withoutVersion = (quantity: number) => readCart({ ...served(0, quantity), version: undefined })
    const load = vi.fn(async () => withoutVersion(3))
    const cart = open({ load, send: async () => answerOf(withoutVersion(3)) })
    let arrive = (_: Cart | null) => {}
    load.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = resolve
      }),
    )
    const loaded = cart.refresh()
    await cart.change(add)
    arrive(withoutVersion(2))
    await loaded
    expect(load).toHaveBeenCalledTimes(2)
    expect(cart.store.getState().view.totalQuantity).toBe(3)
  })
})

describe('a change of the cart', () => {
  it('is visible at once, and is marked as offline until the server is reached', async () => {
    const send = vi.fn(async () => answerOf(cartOf(2, 5)))
    const seen: string[] = []
    const cart = open({ send, pause: async () => seen.push(stateOf()) === 0 })
    const stateOf = () => {
      const { isOffline, view } = cart.store.getState()
      return `${isOffline ? 'offline' : 'online'} ${view.totalQuantity}`
    }
    await cart.refresh()
    send.mockRejectedValueOnce(noConnection())
    const changed = cart.change(set(5))
    seen.push(stateOf())
    await changed
    seen.push(stateOf())
    send.mockRejectedValueOnce(noConnection()).mockRejectedValueOnce(decline())
    expect((await cart.change(set(7))).status).toBe('declined')
    expect([...seen, stateOf()]).toEqual(['online 5', 'offline 5', 'online 5', 'offline 7', 'online 5'])
  })

  it('is sent even if made right after the previous one was answered', async () => {
    const send = vi.fn(async () => answerOf(cartOf(2, 5)))
    const cart = open({ send })
    await cart.change(set(5))
    void cart.change(set(7))
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  })

  it('is undone when declined, with the reason and the cart from the response', async () => {
    const load = vi.fn(async () => cartOf(1, 2))
    const cart = open({ load, send: () => Promise.reject(decline({ shoppingCart: served(3, 4) })) })
    await cart.refresh()
    const outcome = await cart.change(set(9))
    expect(outcome).toMatchObject({
      status: 'declined',
      message: 'No.',
      errorKey: 'NO',
      errors: { zipcode: 'Unknown.' },
    })
    expect(outcome.cart.totalQuantity).toBe(4)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is followed by a request for the cart if it is declined without one', async () => {
    const load = vi.fn(async () => cartOf(1, 2))
    const cart = open({ load, send: () => Promise.reject(decline()) })
    await cart.refresh()
    load.mockResolvedValueOnce(cartOf(2, 1))
    await cart.change(set(9))
    await vi.waitFor(() => expect(cart.store.getState().view.totalQuantity).toBe(1))
  })

  it.each([
    [set(9), 'Unable to update quantity'],
    [set(0), 'Unable to remove item'],
    [add, 'No.'],
  ])('fails if the server only responds with errors: %j', async (change, message) => {
    for (const error of [serverError(), new ServerReplyError({ ...failure, status: 502, errorKey: 'NO' })]) {
      const outcome = await open({ send: () => Promise.reject(error) }).change(change)
      expect(outcome).toMatchObject({ status: 'failed', message, errorKey: null, errors: {} })
    }
  })

  it('is what settled() waits for before checkout, and nothing else', async () => {
    let answer = (_: ReturnType<typeof answerOf>) => {}
    const cart = open({
      send: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    await cart.settled()
    let isSettled = false
    void cart.change(set(3))
    const settled = cart.settled().then(() => {
      isSettled = true
    })
    await cart.refresh()
    expect(isSettled).toBe(false)
    answer(answerOf(cartOf(2, 3)))
    await settled
    expect(cart.pending()).toEqual([])
  })

  it.each<[string, object, readonly string[], readonly number[]]>([
    ['those that fit are added', { available: 1 }, ['declined', 'applied', 'declined'], [4, 1]],
    ['all but one unit are tried', { available: 9 }, ['applied', 'applied', 'declined'], [4, 3]],
    ['all but one unit are tried', {}, ['applied', 'applied', 'declined'], [4, 3]],
  ])(
    'is declined click by click if there is too little stock: %s with the response %j',
    async (_, reply, statuses, sizes) => {
      const { outcomes, sent } = await clickWhileWaiting(
        [2, 1, 1],
        decline({ ...reply, errorKey: 'INSUFFICIENT_STOCK' }),
      )
      expect(outcomes).toEqual(statuses)
      expect(sent).toEqual(sizes)
    },
  )

  it('is declined for all clicks for any other reason', async () => {
    const { outcomes, sent } = await clickWhileWaiting([1, 1], decline({ available: 1 }))
    expect([outcomes, sent]).toEqual([['declined', 'declined'], [2]])
  })

  it('is merged per line when the visitor leaves the page', async () => {
    const cart = open()
    await cart.refresh()
    for (const quantity of [3, 4, 5]) void cart.change(set(quantity))
    expect(cart.takeAll()).toMatchObject([{ kind: 'set', quantity: 5 }])
  })

  it('is applied or sent when the page is shown again, depending on what another page in its tab did with it', async () => {
    const journal = createMemoryJournal()
    const send = vi.fn<CartSurroundings['send']>(() => new Promise(() => {}))
    const cart = open({ send, journal })
    await cart.refresh()
    journal.kept.queue = [{ ...set(7), key: 'left', calls: ['call'] }]
    cart.restore()
    expect(send.mock.calls.map(([{ key }]) => key)).toEqual(['left'])
    const changed = cart.change(set(9))
    journal.kept.queue = []
    cart.restore()
    expect(await changed).toMatchObject({ status: 'applied', cart: { totalQuantity: 2 } })
    expect(cart.store.getState().view.totalQuantity).toBe(2)
  })

  it('is declined when the page is shown again if the server declined it on a later page of the same tab', async () => {
    const journal = createMemoryJournal()
    const first = open({ journal, createKey: () => crypto.randomUUID() })
    const changed = first.change(add)
    const others = [first.change({ ...add, quantity: 2 }), first.change({ kind: 'addCoupon', promoCode: 'TEN' })]
    const send = vi.fn<CartSurroundings['send']>(async () => answerOf(null)).mockRejectedValueOnce(decline())
    const second = open({ journal, send })
    await second.settled()
    first.restore()
    expect(await changed).toMatchObject({ status: 'declined', message: 'No.', errorKey: null })
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(['applied', 'applied'])
    expect(first.store.getState().refused).toBe('')
  })

  it('from the previous page that is undone is reported to the visitor once, until the next change', async () => {
    const queue = ['a', 'b', 'c'].map((key) => ({ ...set(5), key, calls: [key] }))
    const send = vi.fn<CartSurroundings['send']>(() => Promise.reject(serverError()))
    send.mockRejectedValueOnce(decline()).mockRejectedValueOnce(decline())
    const cart = open({ journal: createMemoryJournal(queue), send })
    await cart.settled()
    expect(cart.store.getState().refused).toBe('No. Unable to update quantity')
    const { message } = await cart.change(add)
    expect([message, cart.store.getState().refused]).toEqual(['No.', ''])
  })

  it('that is still waiting when Skerry stops resolves as stopped, and stays queued for the next start', async () => {
    let answer = (_: ReturnType<typeof answerOf>) => {}
    const send = vi.fn<CartSurroundings['send']>(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const journal = createMemoryJournal()
    const cart = open({ send, journal })
    const first = cart.change(set(3))
    const second = cart.change({ kind: 'addCoupon', promoCode: 'TEN' })
    cart.stop()
    answer(answerOf(cartOf(2, 3)))
    expect((await first).status).toBe('applied')
    expect(await second).toMatchObject({ status: 'stopped', message: '' })
    expect(await cart.change(add)).toMatchObject({ status: 'stopped' })
    expect([send.mock.calls.length, journal.read().length]).toEqual([1, 3])
  })

  it.each<[string, () => Promise<ReturnType<typeof answerOf>>]>([
    ['applied', async () => answerOf(cartOf(2, 9))],
    ['declined', () => Promise.reject(decline())],
  ])(
    'is %s for its caller even after Skerry has stopped, but neither shown nor removed from the queue',
    async (status, respond) => {
      const write = vi.fn()
      const onCommit = vi.fn()
      let arrive = () => {}
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve
      })
      const cart = open({ send: () => arrived.then(respond), journal: { ...createMemoryJournal(), write }, onCommit })
      await cart.refresh()
      const changed = cart.change(set(3))
      cart.stop()
      arrive()
      expect(await changed).toMatchObject({ status })
      expect(cart.store.getState().view.totalQuantity).toBe(3)
      expect(write).toHaveBeenCalledOnce() // the next start sends it again, under its key
      expect(onCommit).not.toHaveBeenCalled()
    },
  )
})
