import type { MockState } from '../MockState'
import { nextId, nextToken } from '../random'
import { commit } from './carts'
import { describeCart, type ResolvedEntry, resolveEntries } from './describeCart'
import type { Order, Store, StoredCart } from './Store'
import { takeStock } from './stock'

const reviewLifeMs = 60 * 24 * 60 * 60 * 1000

/** An order, or the lines for which there is too little stock. */
export type Purchase = { readonly order: Order } | { readonly short: readonly ResolvedEntry[] }

export interface Buyer {
  readonly email: string
  readonly now: number
}

/**
 * Sells a cart: takes all of its stock or none, stores the order with a request for reviews, and closes the cart. The
 * caller has checked that the cart is open. The function is synchronous, so two orders never see the same stock.
 */
export function purchase(state: MockState, cart: StoredCart, { email, now }: Buyer): Purchase {
  const { store } = state
  const lines = resolveEntries(store, cart)
  const short = takeStock(store, wantedOf(lines))
  if (short.length > 0) return { short: lines.filter(({ choice }) => choice && short.includes(choice.stockId)) }
  const order = createOrder(state, cart, { email, now, lines })
  store.orders.push(order)
  store.reviewRequests[order.reviewToken] = {
    itemIds: [...new Set(order.lines.map(({ itemId }) => itemId))],
    expiresAt: now + reviewLifeMs,
    done: [],
  }
  cart.orderId = order.id
  commit(cart, now)
  cart.purchased = describeCart(store, cart, now)
  return { order }
}

/** How many units of each variant the lines need. */
export function wantedOf(lines: readonly ResolvedEntry[]): ReadonlyMap<string, number> {
  const wanted = new Map<string, number>()
  for (const { choice, quantity } of lines) {
    if (choice) wanted.set(choice.stockId, (wanted.get(choice.stockId) ?? 0) + quantity)
  }
  return wanted
}

/** The order with this id, or null. */
export function findOrder(store: Store, id: string): Order | null {
  return store.orders.find((order) => order.id === id) ?? null
}

function createOrder(
  state: MockState,
  cart: StoredCart,
  { email, now, lines }: Buyer & { readonly lines: readonly ResolvedEntry[] },
): Order {
  return {
    id: nextId(state),
    at: now,
    cartId: cart.id,
    email,
    grandTotalCents: describeCart(state.store, cart, now).grandTotalCents,
    lines: lines.map(({ entry, choice, quantity }) => ({
      itemId: entry.itemId,
      variantId: choice?.stockId ?? entry.itemId,
      productName: entry.productName,
      quantity,
    })),
    reviewToken: nextToken(state, 24).replace(/[+/]/g, 'x'), // the token is sent in URLs
  }
}
