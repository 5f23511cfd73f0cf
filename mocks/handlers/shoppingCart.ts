import { ok } from '../http/Answer'
import { sessionCookie } from '../http/cookieNames'
import type { Operation } from '../http/Operation'
import { findSession } from '../state/sessions'

/** The visitor's cart. */
export const shoppingCartOperations: readonly Operation[] = [
  {
    id: 'GetShoppingCart',
    method: 'GET',
    path: '/api/commerce/shopping-cart',
    group: 'commerce',
    crumb: 'none',
    answer: ({ backend, cookies }) => {
      const id = findSession(backend.state, cookies[sessionCookie])?.cart ?? null
      const cart = id !== null && Object.hasOwn(backend.state.carts, id) ? backend.state.carts[id] : undefined
      return cart === undefined ? { status: 404, json: { message: 'You have no shopping cart yet.' } } : ok(cart)
    },
  },
]
