import { beforeEach, describe, expect, it } from 'vitest'
import { cartLink, productOf } from './support/shopMarkup'
import { documentOf, siteForTests, strictPolicy } from './support/site'

type Global = typeof globalThis & { Skerry: typeof import('../src/index') }

const site = siteForTests({
  pages: {
    '/plain': documentOf('<p>No block.</p>'),
    '/shop': documentOf(cartLink),
    '/euros': documentOf(
      cartLink,
      '<script nonce="{{nonce}}">window.Static = { SQUARESPACE_CONTEXT: { websiteSettings: { storeSettings: { selectedCurrency: "EUR" } } } }</script>',
    ),
  },
  headers: strictPolicy,
})
interface Heard {
  readonly byListener: number[]
  readonly byEvent: number[]
  readonly byOn: number[]
}

/** Has no variants, and an unlimited stock. */
const shipsBiscuit = productOf('ships-biscuit').id
/** One is left. */
const stormCandle = productOf('storm-candle').id

beforeEach(() => site.server.backend.reset())

async function open(path: string) {
  const visit = await site.visit(path)
  await visit.page.waitForFunction(() => 'Skerry' in globalThis)
  return visit
}

const requestsOf = (prefix: string) => site.server.backend.log.filter(({ path }) => path.startsWith(prefix))

describe('Skerry.cart', () => {
  it('loads nothing and sends nothing until it is first used', async () => {
    const { page } = await open('/plain')
    expect(requestsOf('/api/commerce')).toEqual([])
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(names.filter((name) => /shop|hostCart|requests/.test(name))).toEqual([])
  })

  it('has the currency of the store, as on the page, until the server has a cart that names one', async () => {
    const { page } = await open('/euros')
    const currencies = await page.evaluate(async (itemId) => {
      const { cart } = (globalThis as Global).Skerry
      const heard: string[] = []
      const hear = (view: { readonly currency: string; readonly subtotalAmount: { readonly currency: string } }) =>
        heard.push(view.currency, view.subtotalAmount.currency)
      document.addEventListener('skerry:cart', ({ detail }: CustomEventInit) => hear(detail))
      hear(await cart.get())
      const adding = cart.add({ itemId })
      hear(await cart.get())
      hear((await adding).cart)
      return heard
    }, shipsBiscuit)
    expect(currencies.slice(0, 2)).toEqual(['EUR', 'EUR'])
    expect(new Set(currencies)).toEqual(new Set(['EUR', 'USD'])) // the demo’s server sells in dollars
    expect(currencies).not.toContain('')
  })

  it('adds a product on a page served over plain HTTP', async () => {
    const { page } = await open('/plain')
    const status = await page.evaluate(async (itemId) => {
      // Browsers have it on secure pages only.
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
      return (await (globalThis as Global).Skerry.cart.add({ itemId })).status
    }, shipsBiscuit)
    expect(status).toBe('applied')
  })

  it('adds, changes and removes a line on a page without blocks', async () => {
    const { page, troubles } = await open('/plain')
    const result = await page.evaluate(async (itemId) => {
      const { cart } = (globalThis as Global).Skerry
      const before = await cart.get()
      const added = await cart.add({ itemId, quantity: 2 })
      const [line] = added.cart.entries
      const updated = await cart.update(line?.id ?? '', 5)
      const byKey = await cart.update(line?.key ?? '', 6)
      const removed = await cart.remove(line?.id ?? '')
      const again = await cart.remove(line?.id ?? '')
      return {
        before: before.totalQuantity,
        name: line?.productName,
        statuses: [added, updated, byKey, removed, again].map(({ status }) => status),
        quantities: [added, updated, byKey, removed, again].map(({ cart }) => cart.totalQuantity),
      }
    }, shipsBiscuit)
    expect(result).toEqual({
      before: 0,
      name: 'Ship’s biscuit',
      statuses: ['applied', 'applied', 'applied', 'applied', 'applied'],
      quantities: [2, 5, 6, 0, 0],
    })
    expect(troubles).toEqual([])
  })

  it('adds a variant with answers, and still has it after a restart', async () => {
    const { page } = await open('/plain')
    const cup = productOf('striped-cup')
    const { sku } = cup.structuredContent.variants.find(({ qtyInStock }) => qtyInStock > 0)!
    const item = { itemId: cup.id, sku, quantity: 1, additionalFields: '{"engraving":"Ada"}' }
    const { entries, heard } = await page.evaluate(async (wanted) => {
      const { Skerry } = globalThis as Global
      await Skerry.cart.add(wanted)
      Skerry.stop()
      Skerry.start()
      const firstChange = new Promise<number>((resolve) => {
        Skerry.cart.on('change', ({ totalQuantity }) => resolve(totalQuantity))
      })
      return { entries: (await Skerry.cart.get()).entries, heard: await firstChange }
    }, item)
    expect(heard).toBe(1)
    const { itemId, additionalFields } = item
    expect(entries).toMatchObject([{ itemId, quantity: 1, additionalFields, chosenVariant: { sku } }])
  })

  it('changes a line by the key that it had before the server’s response', async () => {
    const { page } = await open('/plain')
    const quantity = await page.evaluate(async (itemId) => {
      const { cart } = (globalThis as Global).Skerry
      await cart.add({ itemId })
      return (await cart.update(JSON.stringify([itemId, null, null, null]), 4)).cart.totalQuantity
    }, shipsBiscuit)
    expect(quantity).toBe(4)
  })

  it('resolves with the message and the error key if the server declines a change', async () => {
    const { page } = await open('/plain')
    const outcomes = await page.evaluate(async (itemId) => {
      const { cart } = (globalThis as Global).Skerry
      const tooMany = await cart.add({ itemId, quantity: 2 })
      const unknown = await cart.update('nowhere', 2)
      return [tooMany, unknown].map(({ status, message, errorKey }) => ({ status, message, errorKey }))
    }, stormCandle)
    expect(outcomes).toMatchObject([
      { status: 'declined', errorKey: 'INSUFFICIENT_STOCK' },
      { status: 'declined', errorKey: 'ENTRY_NOT_FOUND', message: 'Unable to update quantity' },
    ])
    expect(outcomes[0]?.message).not.toBe('')
  })

  it.each([
    ['add', [{ itemId: '' }], 'Skerry.cart.add: "itemId" must be a non-empty string. It is "".'],
    ['add', [{ itemId: 7 }], 'Skerry.cart.add: "itemId" must be a non-empty string. It is 7.'],
    ['add', [{ itemId: 'a', sku: 1 }], 'Skerry.cart.add: "sku" must be a non-empty string. It is 1.'],
    [
      'add',
      [{ itemId: 'a', quantity: 0 }],
      'Skerry.cart.add: "quantity" must be a whole number from 1 to 9999. It is 0.',
    ],
    ['add', [{ itemId: 'a', quantity: 1.5 }], '… from 1 to 9999. It is 1.5.'],
    ['add', [{ itemId: 'a', quantity: 1e9 }], '… from 1 to 9999. It is 1000000000.'],
    ['add', [{ itemId: 'a', quantity: '2' }], '… from 1 to 9999. It is "2".'],
    ['add', [{ itemId: 'a', additionalFields: '' }], '"additionalFields" must be a non-empty string. It is "".'],
    ['update', ['a', -1], 'Skerry.cart.update: "quantity" must be a whole number from 0 to 9999. It is -1.'],
    ['remove', [undefined], 'Skerry.cart.remove: "line" must be a non-empty string. It is undefined.'],
  ])('rejects an invalid call of %s with %j, and sends nothing', async (method, args, message) => {
    const { page } = await open('/plain')
    const error = await page.evaluate(
      ({ name, values }) => {
        const cart = (globalThis as Global).Skerry.cart as unknown as Record<
          string,
          (...values: unknown[]) => Promise<unknown>
        >
        return cart[name]?.(...values).then(String, (cause: Error) => `${cause.name}: ${cause.message}`)
      },
      { name: method, values: args },
    )
    expect(error).toContain('TypeError: ')
    expect(error).toContain(message.replace('… ', ''))
    expect(requestsOf('/api/commerce')).toEqual([])
  })

  it('reports every change to listeners and as an event, even from other tabs, until stopped', async () => {
    const { page } = await open('/shop')
    await page.evaluate(() => {
      const heard: Heard = { byListener: [], byEvent: [], byOn: [] }
      const { Skerry } = globalThis as Global
      const stop = Skerry.cart.on('change', ({ totalQuantity }) => heard.byListener.push(totalQuantity))
      Skerry.on('cart', ({ totalQuantity }) => heard.byOn.push(totalQuantity))
      document.addEventListener('skerry:cart', (event) =>
        heard.byEvent.push((event as CustomEvent<{ totalQuantity: number }>).detail.totalQuantity),
      )
      Object.assign(window, { heard, stop })
    })
    const heard = () => page.evaluate(() => (window as unknown as { heard: Heard }).heard)
    const add = (quantity: number) =>
      page.evaluate(
        async ([itemId, count]) => (globalThis as Global).Skerry.cart.add({ itemId: itemId!, quantity: Number(count) }),
        [shipsBiscuit, String(quantity)],
      )
    await expect.poll(async () => (await heard()).byListener).toEqual([0])
    await add(2)
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.waitForFunction(() => 'Skerry' in globalThis)
    await other.evaluate((itemId) => (globalThis as Global).Skerry.cart.add({ itemId, quantity: 3 }), shipsBiscuit)
    await expect.poll(async () => (await heard()).byListener.at(-1)).toBe(5)
    expect((await heard()).byEvent.at(-1)).toBe(5)
    expect((await heard()).byOn.at(-1)).toBe(5)
    await page.evaluate(() => (window as unknown as { stop: () => void }).stop())
    await add(1)
    await expect.poll(async () => (await heard()).byEvent.at(-1)).toBe(6)
    expect((await heard()).byListener.at(-1)).toBe(5)
  })

  it('works again when Skerry has stopped and started', async () => {
    const { page } = await open('/shop')
    const quantity = await page.evaluate(async (itemId) => {
      const { Skerry } = globalThis as Global
      await Skerry.cart.add({ itemId })
      Skerry.stop()
      Skerry.start()
      const { cart } = await Skerry.cart.add({ itemId })
      return cart.totalQuantity
    }, shipsBiscuit)
    expect(quantity).toBe(2)
    await expect.poll(() => page.locator('.sqs-cart-quantity').textContent()).toBe('2')
  })

  it('rejects calls once Skerry has stopped', async () => {
    const { page } = await open('/plain')
    const name = await page.evaluate(() => {
      const { Skerry } = globalThis as Global
      Skerry.stop()
      return Skerry.cart.get().then(String, (error: Error) => error.name)
    })
    expect(name).toBe('NotRunningError')
  })
})
