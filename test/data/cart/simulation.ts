import type { Answer, CartClient, CartOutcome, CartSurroundings } from '../../../src/data/cart/CartClient'
import { createCart } from '../../../src/data/cart/createCart'
import { NetworkError } from '../../../src/errors/NetworkError'
import { ServerReplyError } from '../../../src/errors/ServerReplyError'
import { ServiceUnavailableError } from '../../../src/errors/ServiceUnavailableError'
import type { Cart, CartEntry } from '../../../src/model/cart/Cart'
import { type CartOperation, type LineIdentity, lineKey, lineOf } from '../../../src/model/cart/cartOperation'
import { quantityOf } from '../../../src/model/cart/cartQueue'
import { emptyCart } from '../../../src/model/cart/emptyCart'
import { createMemoryJournal } from '../../support/memoryJournal'

/** What happens to one request on its way. */
export type Fate = 'arrives' | 'lost' | 'answerLost' | 'twice' | 'unavailable' | 'crumbFailed'

export function line(itemId: string): LineIdentity {
  return { itemId, sku: null, additionalFields: null, subscriptionOptionId: null }
}

/** A server with stock for each item, which remembers the answer of each key. */
export function createFakeServer(stock: { readonly [itemId: string]: number }) {
  let cart: Cart = { ...emptyCart, id: 'cart' }
  const answers = new Map<string, () => Answer>()
  /** The sum of all adds that were applied, by item. */
  const added: { [itemId: string]: number } = {}

  const quantityIn = (itemId: string) => cart.entries.find((entry) => entry.itemId === itemId)?.quantity ?? 0
  const setQuantity = (itemId: string, quantity: number) => {
    const others = cart.entries.filter((entry) => entry.itemId !== itemId)
    const entries = quantity > 0 ? [...others, entryOf(itemId, quantity)] : others
    const totalQuantity = entries.reduce((sum, entry) => sum + entry.quantity, 0)
    cart = { ...cart, entries, totalQuantity, subtotalCents: totalQuantity * 100, version: cart.version + 1 }
  }

  function apply(operation: CartOperation): () => Answer {
    if (!('line' in operation)) throw new Error('The fake server knows no totals.')
    const { itemId } = operation.line
    const held = quantityIn(itemId)
    const wanted = operation.kind === 'add' ? held + quantityOf(operation) : operation.quantity
    if (operation.kind === 'set' && operation.quantity > 0 && held === 0) return decline('ENTRY_NOT_FOUND', {})
    const available = (stock[itemId] ?? 0) - held
    if (wanted > held && wanted > (stock[itemId] ?? 0)) return decline('INSUFFICIENT_STOCK', { available })
    if (operation.kind === 'add') added[itemId] = (added[itemId] ?? 0) + quantityOf(operation)
    setQuantity(itemId, wanted)
    const answer = { cart, warning: '' }
    return () => answer
  }

  function decline(errorKey: string, extra: object): () => Answer {
    const reply = { error: errorKey, errorKey, shoppingCart: cart, ...extra }
    return () => {
      throw new ServerReplyError({ message: errorKey, url: '', method: 'POST', status: 400, reply, errorKey })
    }
  }

  return {
    added,
    get cart() {
      return cart
    },
    receive(operation: CartOperation): () => Answer {
      const known = answers.get(operation.key)
      if (known) return known
      const answer = apply(operation)
      answers.set(operation.key, answer)
      return answer
    },
  }
}

export type FakeServer = ReturnType<typeof createFakeServer>

function entryOf(itemId: string, quantity: number): CartEntry {
  const price = { purchasePriceCents: 100, nonSalePriceCents: 100, subTotal: quantity * 100 }
  const product = { productName: itemId, productType: 1, fullUrl: '', imageUrl: null, chosenVariant: null }
  return { id: `entry-${itemId}`, ...line(itemId), ...product, ...price, quantity }
}

/** A network whose deliveries happen in the order that `pick` chooses. */
export function createFakeNetwork(server: FakeServer, nextFate: () => Fate, pick: (count: number) => number) {
  const deliveries: (() => void)[] = []
  const tabs = new Set<() => void>()

  const later = (act: () => void) => {
    deliveries.push(act)
  }

  function send(operation: CartOperation): Promise<Answer> {
    const fate = nextFate()
    return new Promise((resolve, reject) => {
      const answer = () => {
        const given = server.receive(operation)
        later(() => {
          try {
            resolve(given())
          } catch (error) {
            reject(error)
          }
        })
      }
      const fail = () => later(() => reject(connectionError()))
      if (fate === 'unavailable') later(() => reject(unavailableError()))
      else if (fate === 'crumbFailed') {
        // The data layer sends it again with the new crumb: one more journey in both directions.
        later(() => later(() => later(answer)))
      } else if (fate === 'lost') fail()
      else if (fate === 'answerLost') {
        // The page gives up, and the request arrives at any time after that.
        fail()
        later(() => server.receive(operation))
      } else later(answer)
      if (fate === 'twice') later(() => server.receive(operation))
    })
  }

  return {
    send,
    /** Tells all other tabs that the cart has changed. Returns what tells those of one tab. */
    join(refresh: () => void): () => void {
      tabs.add(refresh)
      return () => {
        for (const other of tabs) if (other !== refresh) later(other)
      }
    },
    load: () =>
      new Promise<Cart | null>((resolve) => {
        later(() => {
          const cart = server.cart.version > 0 ? server.cart : null
          later(() => resolve(cart))
        })
      }),
    pause: () => new Promise<boolean>((resolve) => later(() => resolve(false))),
    /** Delivers everything, in any order, until nothing is on its way. */
    async drain(): Promise<void> {
      await settleMicrotasks()
      while (deliveries.length > 0) {
        const [deliver] = deliveries.splice(pick(deliveries.length), 1)
        deliver?.()
        await settleMicrotasks()
      }
    },
    /** Delivers one thing. */
    async step(): Promise<void> {
      const [deliver] = deliveries.splice(pick(Math.max(deliveries.length, 1)), 1)
      deliver?.()
      await settleMicrotasks()
    },
  }
}

export type FakeNetwork = ReturnType<typeof createFakeNetwork>

/** A tab, whose page can be reloaded. */
export function createTab(network: FakeNetwork, name: string) {
  let keys = 0
  const surroundings: CartSurroundings = {
    send: network.send,
    load: network.load,
    pause: network.pause,
    mayExist: () => true,
    createKey: () => `${name}-${keys++}`,
    journal: createMemoryJournal(),
    onCommit: network.join(() => void client.refresh()),
  }
  let newest = 0
  const open = (): CartClient => {
    newest = 0
    const opened = createCart(surroundings)
    opened.store.subscribe(({ view }) => {
      if (view.version < newest) outdated.push(view.version)
      newest = Math.max(newest, view.version)
    })
    void opened.refresh() // as every page does when it opens
    return opened
  }
  /** Versions that the page showed after a later one. */
  const outdated: number[] = []
  let client = open()
  /** Quantities that calls of `add` were told are in the cart, by item. */
  const applied: { [itemId: string]: number } = {}
  const outcomes: CartOutcome[] = []
  return {
    applied,
    outcomes,
    outdated,
    get client() {
      return client
    },
    add(itemId: string, quantity: number): void {
      client.change({ kind: 'add', line: line(itemId), quantity, preview: null }).then((outcome) => {
        outcomes.push(outcome)
        if (outcome.status === 'applied') applied[itemId] = (applied[itemId] ?? 0) + quantity
      })
    },
    set(itemId: string, quantity: number): void {
      client.change({ kind: 'set', line: line(itemId), quantity }).then((outcome) => outcomes.push(outcome))
    },
    refresh(): void {
      void client.refresh()
    },
    /** A page that is left sends what is pending once more, without waiting for answers. */
    reload(): void {
      client.stop()
      for (const operation of client.takeAll()) network.send(operation).catch(() => {})
      client = open()
    },
  }
}

/** Quantity by line, as a page shows it. */
export function quantities(entries: readonly CartEntry[]): { [key: string]: number } {
  return Object.fromEntries(entries.map((entry) => [lineKey(lineOf(entry)), entry.quantity]))
}

function connectionError(): NetworkError {
  return new NetworkError({ message: '', url: '', method: 'POST', status: 0, errorKey: '', reason: 'connection' })
}

function unavailableError(): ServiceUnavailableError {
  return new ServiceUnavailableError({ message: 'Unavailable', url: '', method: 'POST', status: 503 })
}

// A chain of `await`s in the cart is a few microtasks long.
async function settleMicrotasks(): Promise<void> {
  for (let i = 0; i < 12; i++) await null
}
