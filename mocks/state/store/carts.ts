import type { MockState } from '../MockState'
import { nextId, nextToken } from '../random'
import type { StoredCart, StoredEntry } from './Store'

const cartLifeMs = 30 * 24 * 60 * 60 * 1000

/** Opens a cart. It exists, but has no version until something is added to it. */
export function createCart(state: MockState, now: number, kind: StoredCart['kind'] = 'shop'): StoredCart {
  const id = nextId(state)
  const token = nextToken(state, 32).replace(/[+/]/g, 'x') // the token is sent in URLs
  const cart: StoredCart = {
    id,
    token,
    kind,
    created: now,
    expiresAt: now + cartLifeMs,
    version: 0,
    orderId: null,
    entries: [],
    promoCodes: [],
    shippingLocation: null,
    shippingOptionId: null,
    purchased: null,
  }
  state.carts[id] = cart
  return cart
}

/** The cart with this id, or null. */
export function findCart(state: MockState, id: string | null): StoredCart | null {
  return id !== null && Object.hasOwn(state.carts, id) ? (state.carts[id] ?? null) : null
}

/** The cart with this token, or null. */
export function findCartByToken(state: MockState, token: string): StoredCart | null {
  return Object.values(state.carts).find((cart) => cart.token === token) ?? null
}

/** Counts a change and restarts the cart's lifetime. Every change to a cart ends here. */
export function commit(cart: StoredCart, now: number): void {
  cart.version++
  cart.expiresAt = now + cartLifeMs
}

export function isExpired(cart: StoredCart, now: number): boolean {
  return cart.orderId === null && cart.expiresAt <= now
}

/** Whether a cart can still change: it was not sold and has not expired. */
export function isOpen(cart: StoredCart, now: number): boolean {
  return cart.orderId === null && !isExpired(cart, now)
}

/** What makes two additions the same line: the product, its SKU, its fields and its subscription. */
export type EntryKey = Pick<StoredEntry, 'itemId' | 'sku' | 'additionalFields' | 'subscriptionOptionId'>

/** The line with these properties, or null. */
export function findEntry(cart: StoredCart, wanted: EntryKey): StoredEntry | null {
  const { itemId, sku, additionalFields, subscriptionOptionId } = wanted
  const isSame = (entry: StoredEntry) =>
    entry.itemId === itemId &&
    entry.sku === sku &&
    entry.additionalFields === additionalFields &&
    entry.subscriptionOptionId === subscriptionOptionId
  return cart.entries.find(isSame) ?? null
}

/** How many units of a variant a cart contains, in all its lines except one. */
export function quantityOf(
  cart: StoredCart,
  { itemId, sku }: Pick<EntryKey, 'itemId' | 'sku'>,
  except?: StoredEntry,
): number {
  return cart.entries
    .filter((entry) => entry !== except && entry.itemId === itemId && entry.sku === sku)
    .reduce((total, { quantity }) => total + quantity, 0)
}
