import type { Answer } from '../http/Answer'
import { textMember } from '../http/body'
import type { Call, Operation } from '../http/Operation'
import { once } from '../http/once'
import { commit } from '../state/store/carts'
import { shopTime } from '../state/store/clock'
import { couponIdOf, couponProblem, findCoupon } from '../state/store/coupons'
import { resolveEntries, subtotalOf } from '../state/store/describeCart'
import { cartChanged, cartDeclined, emptyCart, removeFromCart, withOpenCart } from './cartCall'

/** The coupons of the visitor's cart. */
export const cartCouponOperations: readonly Operation[] = [
  {
    id: 'AddCartCoupon',
    method: 'POST',
    path: '/api/commerce/shopping-cart/coupons',
    group: 'commerce',
    crumb: 'required',
    answer: once(addCoupon),
  },
  {
    id: 'RemoveCartCoupon',
    method: 'DELETE',
    path: '/api/commerce/shopping-cart/coupons/{id}',
    group: 'commerce',
    crumb: 'required',
    answer: once(removeCoupon),
  },
]

function addCoupon(call: Call): Answer {
  return withOpenCart(call, (cart) => {
    const { store } = call.backend.state
    const now = shopTime(call.backend)
    if (cart.entries.length === 0) return cartDeclined(call, emptyCart, cart)
    const rule = findCoupon(store, textMember(call.body.value, 'promoCode'))
    if (rule !== null && cart.promoCodes.includes(rule.promoCode)) return cartDeclined(call, alreadyApplied, cart)
    const problem = couponProblem(rule, subtotalOf(resolveEntries(store, cart)), now)
    if (rule === null || problem !== null) return cartDeclined(call, problem ?? alreadyApplied, cart)
    cart.promoCodes.push(rule.promoCode)
    commit(cart, now)
    return cartChanged(call, cart)
  })
}

function removeCoupon(call: Call): Answer {
  return removeFromCart(call, (cart) => {
    const kept = cart.promoCodes.filter((promoCode) => couponIdOf(promoCode) !== call.params.id)
    const isFound = kept.length < cart.promoCodes.length
    cart.promoCodes = kept
    return isFound
  })
}

const alreadyApplied = { errorKey: 'ALREADY_APPLIED', status: 409, message: 'This code is already applied.' } as const
