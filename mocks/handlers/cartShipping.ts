import type { ShippingLocation } from '../../src/model/cart/Cart'
import { type Answer, ok } from '../http/Answer'
import { textMember } from '../http/body'
import type { Call, Operation } from '../http/Operation'
import { once } from '../http/once'
import { commit } from '../state/store/carts'
import { shopTime } from '../state/store/clock'
import { addressProblems } from '../state/store/shipping'
import { cartChanged, cartDeclined, sentCart, withOpenCart } from './cartCall'

const path = '/api/commerce/shopping-cart'

/** The shipping address and method of the visitor's cart. */
export const cartShippingOperations: readonly Operation[] = [
  {
    id: 'SetShippingLocation',
    method: 'PUT',
    path: `${path}/shipping-location`,
    group: 'commerce',
    crumb: 'required',
    answer: once(setLocation),
  },
  {
    id: 'GetShippingOptions',
    method: 'GET',
    path: `${path}/shipping-options`,
    group: 'commerce',
    crumb: 'none',
    answer: (call) => withOpenCart(call, (cart) => ok({ shippingOptions: sentCart(call, cart).shippingOptions })),
  },
  {
    id: 'SetShippingOption',
    method: 'PUT',
    path: `${path}/shipping-option`,
    group: 'commerce',
    crumb: 'required',
    answer: once(setOption),
  },
]

/** Reads an address from the members of a body or the fields of a form. The country code becomes upper case. */
export function readLocation(value: unknown): ShippingLocation {
  const read = (name: string) => textMember(value, name).trim().slice(0, 200)
  return {
    line1: read('line1'),
    line2: read('line2'),
    city: read('city'),
    region: read('region').toUpperCase(),
    postalCode: read('postalCode'),
    country: read('country').toUpperCase(),
  }
}

function setLocation(call: Call): Answer {
  return withOpenCart(call, (cart) => {
    const location = readLocation(call.body.value)
    const errors = addressProblems(location)
    if (Object.keys(errors).length > 0) {
      const message = 'This address cannot be used.'
      return cartDeclined(call, { errorKey: 'ADDRESS_INVALID', status: 422, message, errors }, cart)
    }
    if (JSON.stringify(cart.shippingLocation) !== JSON.stringify(location)) {
      cart.shippingLocation = location
      commit(cart, shopTime(call.backend))
    }
    return cartChanged(call, cart)
  })
}

function setOption(call: Call): Answer {
  return withOpenCart(call, (cart) => {
    const id = textMember(call.body.value, 'id')
    const isOffered = sentCart(call, cart).shippingOptions.some((option) => option.id === id)
    if (!isOffered) {
      const message = 'This way of shipping is not available.'
      return cartDeclined(call, { errorKey: 'OPTION_NOT_AVAILABLE', status: 422, message }, cart)
    }
    if (cart.shippingOptionId !== id) {
      cart.shippingOptionId = id
      commit(cart, shopTime(call.backend))
    }
    return cartChanged(call, cart)
  })
}
