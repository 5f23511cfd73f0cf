import { type Answer, declined, ok } from '../http/Answer'
import { member } from '../http/body'
import type { Call, Operation } from '../http/Operation'
import { nextId } from '../state/random'
import { mostUnits, readFields, textOrNull, wholeNumber } from '../state/store/additions'
import { commit, createCart } from '../state/store/carts'
import { shopTime } from '../state/store/clock'
import { type Choice, chooseVariant, findProduct, itemTypeAndPrice } from '../state/store/products'
import { availableOf } from '../state/store/stock'

/** Subscriptions, each of which has a checkout of its own. */
export const subscriptionOperations: readonly Operation[] = [
  {
    id: 'CreateSubscriptionToken',
    method: 'POST',
    path: '/api/commerce/subscriptions/checkout-token',
    group: 'commerce',
    crumb: 'required',
    answer: createToken,
  },
]

function createToken({ backend, body }: Call): Answer {
  const { state } = backend
  const now = shopTime(backend)
  const quantity = wholeNumber(member(body.value, 'quantity') ?? 1)
  const choice = choiceOf(body.value, state.store)
  const option = choice && optionOf(choice, body.value)
  const available = choice ? (availableOf(state.store, choice.stockId) ?? mostUnits) : 0
  if (choice === null || option === null || quantity === null || quantity < 1 || quantity > available) {
    const message = 'This subscription is not available.'
    return declined({ errorKey: 'PLAN_UNAVAILABLE', status: 409, message })
  }
  const cart = createCart(state, now, 'subscription')
  cart.entries.push({
    id: nextId(state),
    itemId: choice.product.id,
    sku: choice.sku,
    quantity,
    additionalFields: readFields(member(body.value, 'additionalFields')),
    subscriptionOptionId: option,
    ...itemTypeAndPrice(choice, option),
  })
  commit(cart, now)
  return ok({ cartToken: cart.token })
}

function choiceOf(body: unknown, store: Parameters<typeof findProduct>[0]): Choice | null {
  const product = findProduct(store, String(member(body, 'itemId') ?? ''))
  return product && chooseVariant(product, textOrNull(member(body, 'sku')))
}

/** The id of the requested option, or of the only one; null if it is not offered. */
function optionOf({ variant }: Choice, body: unknown): string | null {
  const offered = (variant?.pricingOptions ?? []).map(({ id }) => id)
  const named = textOrNull(member(body, 'option')) ?? textOrNull(member(body, 'subscriptionOptionId'))
  if (named === null) return offered.length === 1 ? (offered[0] ?? null) : null
  return offered.includes(named) ? named : null
}
