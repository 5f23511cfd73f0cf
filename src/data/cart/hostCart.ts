import { format } from '../../language/format'
import { keyWithoutSku, lineOf } from '../../model/cart/cartOperation'
import type { CartView } from '../../model/cart/overlayCart'
import { maxQuantity } from '../../model/product/quantity'
import { onAnnouncement } from '../announcements'
import { messages as dataMessages } from '../messages'
import type { CartChange, CartOutcome } from './CartClient'
import { messages } from './messages'
import { inStoreCurrency, pageCart } from './pageCart'

/** The argument of `Skerry.cart.add`. */
export interface CartItem {
  /** The product's id. */
  readonly itemId: string
  /** The SKU of the variant. Required for a product with a choice of variants. */
  readonly sku?: string | null
  /** A whole number from 1 to 9999. Default: 1. */
  readonly quantity?: number
  /** The answers to the product's own form, as JSON text. */
  readonly additionalFields?: string | null
}

/** The visitor's cart, for other scripts of the page (C3 Cart). */
export interface HostCart {
  /**
   * The cart as the visitor sees it. The server is asked once. Without an answer, it resolves with what the page knows.
   */
  get(): Promise<CartView>
  /**
   * Adds a product: at once on the page, then on the server. Resolves when the server has answered; a refusal is an
   * outcome with a message for the visitor, not an error. Rejects with a `TypeError` if the item is malformed.
   */
  add(item: CartItem): Promise<CartOutcome>
  /**
   * Sets the quantity of a line, named by the `id` or `key` of its entry; 0 removes it. Rejects with a `TypeError`
   * unless the quantity is a whole number from 0 to 9999.
   */
  update(line: string, quantity: number): Promise<CartOutcome>
  /** Removes a line, named by the `id` or `key` of its entry. It is no error if the line is already gone. */
  remove(line: string): Promise<CartOutcome>
  /** Calls `listener` with the cart now, and whenever it changes. Returns a function that stops it. */
  on(event: 'change', listener: (cart: CartView) => void): () => void
}

/** Creates the functions of `Skerry.cart`, all of which use the page's one cart. */
export function createHostCart(): HostCart {
  const { store, loaded, ...client } = pageCart()
  const view = () => inStoreCurrency(store.getState().view)
  const change = async (wanted: CartChange): Promise<CartOutcome> => {
    const outcome = await client.change(wanted)
    return { ...outcome, cart: inStoreCurrency(outcome.cart) }
  }

  async function get(): Promise<CartView> {
    await loaded
    return view()
  }

  async function setQuantity(method: string, line: string, quantity: number): Promise<CartOutcome> {
    requireText(method, 'line', line)
    requireQuantity(method, quantity, 0)
    const { entries } = await get()
    const entry =
      entries.find(({ id, key }) => line === id || line === key) ??
      entries.find((other) => line === keyWithoutSku(lineOf(other)))
    if (entry) return change({ kind: 'set', line: lineOf(entry), entryId: entry.id, quantity })
    if (quantity === 0) return { status: 'applied', message: '', errorKey: null, errors: {}, cart: view() }
    const reason = { message: dataMessages.quantityFailed, errorKey: 'ENTRY_NOT_FOUND', errors: {} }
    return { status: 'declined', ...reason, cart: view() }
  }

  return {
    get,
    update: (line, quantity) => setQuantity('update', line, quantity),
    remove: (line) => setQuantity('remove', line, 0),
    async add({ itemId, sku = null, quantity = 1, additionalFields = null }) {
      requireText('add', 'itemId', itemId)
      if (sku !== null) requireText('add', 'sku', sku)
      if (additionalFields !== null) requireText('add', 'additionalFields', additionalFields)
      requireQuantity('add', quantity, 1)
      const line = { itemId, sku, additionalFields, subscriptionOptionId: null }
      return change({ kind: 'add', line, quantity, preview: null })
    },
    on(event, listener) {
      if (event !== 'change') throw new TypeError(format(messages.unknownEvent, { value: JSON.stringify(event) }))
      if (store.getState().isSynced) listener(view())
      return onAnnouncement('cart changed', listener)
    },
  }
}

function requireText(method: string, name: string, value: unknown): void {
  if (typeof value === 'string' && value !== '') return
  throw new TypeError(format(messages.notText, { method, name, value: shown(value) }))
}

function requireQuantity(method: string, value: unknown, minimum: number): void {
  if (Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maxQuantity) return
  throw new TypeError(format(messages.notQuantity, { method, minimum, maximum: maxQuantity, value: shown(value) }))
}

/** A value as a developer would write it. */
function shown(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value)
}
