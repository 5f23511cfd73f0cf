import { type Answer, ok } from '../http/Answer'
import { member } from '../http/body'
import { cartCookie } from '../http/cookieNames'
import type { Call, Operation } from '../http/Operation'
import { once } from '../http/once'
import { nextId } from '../state/random'
import { type Addition, quantityNotAllowed, quantityProblem, readAddition, wholeNumber } from '../state/store/additions'
import { commit, findCartByToken, findEntry, isExpired, isOpen } from '../state/store/carts'
import { shopTime } from '../state/store/clock'
import { resolveEntries } from '../state/store/describeCart'
import { itemTypeAndPrice } from '../state/store/products'
import type { StoredCart } from '../state/store/Store'
import {
  cartChanged,
  cartDeclined,
  cartExpired,
  cartOfVisitor,
  openCart,
  removeFromCart,
  sentCart,
  withOpenCart,
} from './cartCall'

/** The visitor's cart and its lines. */
export const shoppingCartOperations: readonly Operation[] = [
  {
    id: 'GetShoppingCart',
    method: 'GET',
    path: '/api/commerce/shopping-cart',
    group: 'commerce',
    crumb: 'none',
    answer: getCart,
  },
  {
    id: 'AddCartEntry',
    method: 'POST',
    path: '/api/commerce/shopping-cart/entries',
    group: 'commerce',
    crumb: 'required',
    answer: once(addEntry),
  },
  {
    id: 'UpdateCartEntry',
    method: 'PUT',
    path: '/api/commerce/shopping-cart/entries/{id}',
    group: 'commerce',
    crumb: 'required',
    answer: once(updateEntry),
  },
  {
    id: 'RemoveCartEntry',
    method: 'DELETE',
    path: '/api/commerce/shopping-cart/entries/{id}',
    group: 'commerce',
    crumb: 'required',
    answer: once(removeEntry),
  },
]

/** A sold cart is only shown to visitors who have its token. The buyer has no cart until the next addition. */
function getCart(call: Call): Answer {
  const token = call.url.searchParams.get('cartToken')
  const cart = token === null ? cartOfVisitor(call) : findCartByToken(call.backend.state, token)
  if (cart === null || (token === null && cart.orderId !== null)) {
    return { status: 404, json: { message: 'You have no shopping cart yet.' } }
  }
  if (isExpired(cart, shopTime(call.backend))) return cartDeclined(call, cartExpired, cart)
  return ok(sentCart(call, cart))
}

function addEntry(call: Call): Answer {
  const { state } = call.backend
  const now = shopTime(call.backend)
  const held = cartOfVisitor(call)
  const current = held !== null && isOpen(held, now) ? held : null
  const addition = readAddition(state.store, call.body.value, { cart: current })
  if ('errorKey' in addition) return cartDeclined(call, addition, current)
  const cart = current ?? openCart(call)
  const entry = putInto(call, cart, addition)
  commit(cart, now)
  call.setCookie({ name: cartCookie, value: 'true' })
  const newlyAdded = sentCart(call, cart).entries.find(({ id }) => id === entry.id)
  return cartChanged(call, cart, { newlyAdded: newlyAdded && { ...newlyAdded, quantity: addition.quantity } })
}

function putInto({ backend }: Call, cart: StoredCart, addition: Addition) {
  const { choice, quantity, additionalFields, subscriptionOptionId } = addition
  const key = { itemId: choice.product.id, sku: choice.sku, additionalFields, subscriptionOptionId }
  const known = findEntry(cart, key)
  if (known !== null) {
    known.quantity += quantity
    return known
  }
  const entry = { id: nextId(backend.state), ...key, quantity, ...itemTypeAndPrice(choice, subscriptionOptionId) }
  cart.entries.push(entry)
  return entry
}

function updateEntry(call: Call): Answer {
  const quantity = wholeNumber(member(call.body.value, 'quantity'))
  if (quantity === 0) return removeEntry(call)
  return withOpenCart(call, (cart) => {
    const entry = cart.entries.find(({ id }) => id === call.params.id)
    if (entry === undefined) return cartDeclined(call, entryNotFound, cart)
    if (quantity === null || quantity < 0) return cartDeclined(call, quantityNotAllowed(), cart)
    const choice = resolveEntries(call.backend.state.store, cart).find((one) => one.entry === entry)?.choice ?? null
    if (choice === null) return cartDeclined(call, entryNotFound, cart)
    const problem = quantityProblem(call.backend.state.store, { choice, cart, quantity, except: entry })
    if (problem !== null) return cartDeclined(call, problem, cart)
    if (entry.quantity !== quantity) {
      entry.quantity = quantity
      commit(cart, shopTime(call.backend))
    }
    return cartChanged(call, cart)
  })
}

function removeEntry(call: Call): Answer {
  return removeFromCart(call, (cart) => {
    const kept = cart.entries.filter(({ id }) => id !== call.params.id)
    const isFound = kept.length < cart.entries.length
    cart.entries = kept
    return isFound
  })
}

const entryNotFound = { errorKey: 'ENTRY_NOT_FOUND', status: 404, message: 'This is no longer in your cart.' } as const
