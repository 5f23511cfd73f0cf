import { type Answer, type Decline, ok } from '../http/Answer'
import { member, textMember } from '../http/body'
import { cartCookie } from '../http/cookieNames'
import type { Call, Operation } from '../http/Operation'
import { once } from '../http/once'
import { accessProblem, grantAccess } from '../state/store/access'
import { findCartByToken } from '../state/store/carts'
import { checkoutProblem, insufficientStock, payerProblem, totalProblem } from '../state/store/checkout'
import { shopTime } from '../state/store/clock'
import { purchase } from '../state/store/orders'
import type { StoredCart } from '../state/store/Store'
import { addressProblems } from '../state/store/shipping'
import { cartDeclined, cartExpired, cartOfVisitor, closedProblem, emptyCart, sentCart } from './cartCall'

/** Checkout: from a cart to an order. */
export const checkoutOperations: readonly Operation[] = [
  {
    id: 'StartCheckout',
    method: 'POST',
    path: '/api/commerce/checkout',
    group: 'commerce',
    crumb: 'required',
    answer: once(startCheckout),
  },
  {
    id: 'PlaceOrder',
    method: 'POST',
    path: '/api/commerce/orders',
    group: 'commerce',
    crumb: 'required',
    answer: once(placeOrder),
  },
]

/** The path of the checkout of a cart (A2 Screens and routes, docs/decisions.md#19). */
export function checkoutUrlOf({ kind, token }: StoredCart): string {
  return `${kind === 'subscription' ? '/checkout/subscribe' : '/checkout'}?cartToken=${token}`
}

/** The path of the page that confirms an order. */
export function confirmationUrlOf(orderId: string): string {
  return `/checkout/order-confirmed?oid=${orderId}`
}

function startCheckout(call: Call): Answer {
  const cart = cartOfToken(call)
  const problem =
    cartProblem(call, cart) ?? totalProblemOf(call, cart, member(call.body.value, 'expectedGrandTotalCents'))
  if (cart === null || problem !== null) return cartDeclined(call, problem ?? cartExpired, cart)
  return ok({ checkoutUrl: checkoutUrlOf(cart) })
}

function placeOrder(call: Call): Answer {
  const cart = cartOfToken(call)
  const expected = member(call.body.value, 'expectedGrandTotalCents')
  const problem =
    cartProblem(call, cart) ??
    (cart && accessProblem(call.backend.state.store, cart, call.session())) ??
    (expected === undefined ? null : totalProblemOf(call, cart, expected)) ??
    orderProblem(call, cart)
  if (cart === null || problem !== null) return cartDeclined(call, problem ?? cartExpired, cart)
  const { state } = call.backend
  const result = purchase(state, cart, { email: textMember(call.body.value, 'email'), now: shopTime(call.backend) })
  if ('short' in result) return cartDeclined(call, insufficientStock, cart)
  grantAccess(state.store, cart, call.session())
  if (cartOfVisitor(call) === cart) call.setCookie({ name: cartCookie, value: '', maxAge: 0 })
  return ok({ orderId: result.order.id, confirmationUrl: confirmationUrlOf(result.order.id) }, 201)
}

/** The cart that a request names by its token, else the visitor's own. */
function cartOfToken(call: Call): StoredCart | null {
  const token = textMember(call.body.value, 'cartToken')
  return token === '' ? cartOfVisitor(call) : findCartByToken(call.backend.state, token)
}

function cartProblem(call: Call, cart: StoredCart | null): Decline | null {
  const { backend } = call
  if (cart === null) return textMember(call.body.value, 'cartToken') === '' ? emptyCart : cartExpired
  const closed = closedProblem(cart, shopTime(backend))
  if (closed !== null) return closed
  if (cart.entries.length === 0) return emptyCart
  return checkoutProblem(backend.state.store, cart, shopTime(backend))
}

function totalProblemOf(call: Call, cart: StoredCart | null, expected: unknown): Decline | null {
  return cart && totalProblem(sentCart(call, cart).grandTotalCents, expected)
}

function orderProblem(call: Call, cart: StoredCart | null): Decline | null {
  if (cart === null) return null
  const { requiresShipping, shippingLocation, selectedShippingOption, grandTotalCents } = sentCart(call, cart)
  if (requiresShipping && (shippingLocation === null || selectedShippingOption === null)) {
    const errors = shippingLocation === null ? { country: 'Choose a country.' } : addressProblems(shippingLocation)
    return { errorKey: 'ADDRESS_INVALID', status: 422, message: 'This order needs an address to be sent to.', errors }
  }
  const { value } = call.body
  const payer = { email: textMember(value, 'email'), paymentToken: textMember(value, 'paymentToken') }
  return payerProblem(payer, grandTotalCents)
}
