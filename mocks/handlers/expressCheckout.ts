import { type Answer, type Decline, declined, ok } from '../http/Answer'
import { member } from '../http/body'
import type { Call, Operation } from '../http/Operation'
import type { MockState } from '../state/MockState'
import { nextId } from '../state/random'
import { alreadyBought, hasAccess } from '../state/store/access'
import { type Addition, readAddition } from '../state/store/additions'
import { commit, createCart } from '../state/store/carts'
import { checkoutProblem } from '../state/store/checkout'
import { shopTime } from '../state/store/clock'
import { formatCents } from '../state/store/formatCents'
import { itemTypeAndPrice, unitPriceOf } from '../state/store/products'
import type { StoredCart } from '../state/store/Store'
import { checkoutUrlOf } from './checkout'

/** The checkout of one product, which leaves the visitor's cart as it is (docs/decisions.md#21). */
export const expressCheckoutOperations: readonly Operation[] = [
  {
    id: 'StartExpressCheckout',
    method: 'POST',
    path: '/api/commerce/express-checkout',
    group: 'commerce',
    crumb: 'required',
    answer: startExpressCheckout,
  },
]

/** Opens a cart with only one product. Only its own checkout shows it. */
export function expressCart(state: MockState, now: number, { choice, ...line }: Addition): StoredCart {
  const cart = createCart(state, now)
  const entry = { id: nextId(state), itemId: choice.product.id, sku: choice.sku }
  cart.entries.push({ ...entry, ...line, ...itemTypeAndPrice(choice, line.subscriptionOptionId) })
  commit(cart, now)
  return cart
}

function startExpressCheckout(call: Call): Answer {
  const { backend, body } = call
  const { state } = backend
  const now = shopTime(backend)
  const addition = readAddition(state.store, body.value, { isExpress: true })
  if ('errorKey' in addition) return declined(addition)
  if (hasAccess(state.store, addition.choice.product.id, call.session())) return declined(alreadyBought)
  const problem = priceProblem(unitPriceOf(addition.choice), member(body.value, 'expectedUnitCents'))
  if (problem !== null) return declined(problem)
  const cart = expressCart(state, now, addition)
  const refusal = checkoutProblem(state.store, cart, now)
  if (refusal !== null) return declined(refusal)
  return ok({ checkoutUrl: checkoutUrlOf(cart) })
}

/** Why a price differs from the one that the visitor has seen; null if it does not, or if the page did not send it. */
function priceProblem(unitCents: number, expected: unknown): Decline | null {
  return expected === undefined || expected === unitCents ? null : priceChanged(unitCents)
}

/** The decline for a changed price, with the new one. */
export function priceChanged(unitCents: number): Decline {
  return { errorKey: 'PRICE_CHANGED', status: 409, message: `The price is now ${formatCents(unitCents)}.`, unitCents }
}
