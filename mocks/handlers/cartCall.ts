import type { Cart } from '../../src/model/cart/Cart'
import { type Answer, type Decline, declined, ok } from '../http/Answer'
import { sessionCookie } from '../http/cookieNames'
import type { Call } from '../http/Operation'
import { findSession } from '../state/sessions'
import { commit, createCart, findCart, isExpired, isOpen } from '../state/store/carts'
import { shopTime } from '../state/store/clock'
import { describeCart } from '../state/store/describeCart'
import type { StoredCart } from '../state/store/Store'
import { takeWarnings } from '../state/store/warnings'

/** The cart of the visitor who sends a request, even if it is sold or expired; null if there is none. */
export function cartOfVisitor({ backend, cookies }: Call): StoredCart | null {
  return findCart(backend.state, findSession(backend.state, cookies[sessionCookie])?.cart ?? null)
}

/** A cart in the format in which it is sent. */
export function sentCart({ backend }: Call, cart: StoredCart): Cart {
  return describeCart(backend.state.store, cart, shopTime(backend))
}

/**
 * The answer of every operation that changes a cart: the whole cart, and warnings about what has changed in the
 * meantime.
 */
export function cartChanged(call: Call, cart: StoredCart, more: object = {}): Answer {
  const warnings = takeWarnings(call.backend.state.store, cart)
  return ok({ shoppingCart: sentCart(call, cart), ...more, ...(warnings.length > 0 ? { warnings } : {}) })
}

/** A decline, with the current cart if there is one. */
export function cartDeclined(call: Call, decline: Decline, cart: StoredCart | null): Answer {
  return declined(cart ? { ...decline, shoppingCart: sentCart(call, cart) } : decline)
}

/** Answers with the visitor's cart if it can still change, and declines otherwise. */
export function withOpenCart(call: Call, answer: (cart: StoredCart) => Answer): Answer {
  const cart = cartOfVisitor(call)
  // The visitor saw a cart to change, so the session must have ended.
  if (cart === null) return cartDeclined(call, { ...emptyCart, message: sessionExpired }, null)
  const problem = closedProblem(cart, shopTime(call.backend))
  return problem ? cartDeclined(call, problem, cart) : answer(cart)
}

/** Opens a cart for the visitor. */
export function openCart(call: Call): StoredCart {
  const cart = createCart(call.backend.state, shopTime(call.backend))
  call.session().session.cart = cart.id
  return cart
}

/**
 * Removes something from the visitor's cart. `remove` returns whether there was anything to remove. Always succeeds:
 * something that is not there needs no removal, and an expired cart can be emptied too.
 */
export function removeFromCart(call: Call, remove: (cart: StoredCart) => boolean): Answer {
  const held = cartOfVisitor(call)
  const cart = held !== null && held.orderId === null ? held : openCart(call)
  const now = shopTime(call.backend)
  if (remove(cart)) {
    if (isExpired(cart, now)) cart.version++
    else commit(cart, now)
  }
  return cartChanged(call, cart)
}

/** Why a cart cannot change any more; null if it can. */
export function closedProblem(cart: StoredCart, now: number): Decline | null {
  if (isOpen(cart, now)) return null
  return isExpired(cart, now) ? cartExpired : alreadyPurchased
}

/** The message to visitors without cookies or a session (A2 Screens and routes). */
export const sessionExpired = 'Your session has expired, or cookies are not enabled.'

export const emptyCart: Decline = {
  errorKey: 'EMPTY_CART',
  status: 422,
  message: 'You have nothing in your shopping cart.', // A2 Screens and routes
}

export const cartExpired: Decline = {
  errorKey: 'CART_EXPIRED',
  status: 410,
  message: 'Your shopping cart has expired.',
}

export const alreadyPurchased: Decline = {
  errorKey: 'ALREADY_PURCHASED',
  status: 409,
  message: 'This order has already been placed.',
}
