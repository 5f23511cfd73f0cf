import { isRequestError } from '../../errors/RequestError'
import { ResponseParseError } from '../../errors/ResponseParseError'
import type { Cart } from '../../model/cart/Cart'
import { type CartOperation, entryOf } from '../../model/cart/cartOperation'
import { quantityOf } from '../../model/cart/cartQueue'
import { readCart } from '../../model/cart/readCart'
import { isRecord } from '../../model/text/json'
import { messages } from '../messages'
import { del, get, post, put } from '../request'
import type { RequestOptions } from '../requestOptions'
import type { Answer } from './CartClient'

const path = '/api/commerce/shopping-cart'

/**
 * The visitor's cart; `null` if there is none yet, which the server says with a 404. Rejects with a `RequestError`,
 * also for a response that is not a cart.
 */
export async function fetchCart(signal?: AbortSignal): Promise<Cart | null> {
  try {
    const cart = readCart(await get(path, { signal, ownStatuses: [404] }))
    if (cart) return cart
    throw new ResponseParseError({ message: messages.unknown, url: path, method: 'GET', status: 200 })
  } catch (error) {
    if (isRequestError(error) && error.status === 404) return null
    throw error
  }
}

/**
 * Sends one operation. `cart` is the latest one from the server, in which the operation's line has an id. Resolves with
 * the cart after the operation, which is loaded if the response has none, or without a cart if there was nothing to
 * send. With `isLast`, the request outlives the page, and no cart is loaded. Rejects with a `RequestError`.
 */
export async function sendOperation(operation: CartOperation, cart: Cart | null, isLast = false): Promise<Answer> {
  const answer = await request(operation, cart, isLast)
  const isCartNeeded = answer !== null && !isLast
  return {
    cart: cartOf(answer) ?? (isCartNeeded ? await fetchCart() : null),
    warning: warningsOf(answer).join(' '),
    added: addedOf(answer),
  }
}

/** How many items were added, which may be fewer than requested; `undefined` if the answer does not say. */
function addedOf(answer: unknown): number | undefined {
  const added = isRecord(answer) && isRecord(answer.newlyAdded) ? answer.newlyAdded.quantity : undefined
  return typeof added === 'number' && added >= 0 ? added : undefined
}

/** What the visitor should know about the cart: new prices, too little stock, products that are gone. */
function warningsOf(answer: unknown): readonly string[] {
  const warnings: readonly unknown[] = isRecord(answer) && Array.isArray(answer.warnings) ? answer.warnings : []
  return warnings.flatMap((warning) =>
    isRecord(warning) && typeof warning.message === 'string' ? warning.message : [],
  )
}

/** The cart in an answer, also in that of a decline. */
export function cartOf(answer: unknown): Cart | null {
  return readCart(isRecord(answer) && isRecord(answer.shoppingCart) ? answer.shoppingCart : answer)
}

function request(operation: CartOperation, cart: Cart | null, keepalive: boolean): Promise<unknown> {
  // Also for absolute changes: a request that was given up may arrive after a later one, which it must not undo.
  const keyed: RequestOptions = { headers: { 'Idempotency-Key': operation.key }, keepalive }
  switch (operation.kind) {
    case 'add': {
      const { line } = operation
      // The platform's own clients send `null` as JSON text.
      const json = { ...line, additionalFields: line.additionalFields ?? 'null', quantity: quantityOf(operation) }
      return post(`${path}/entries`, { ...keyed, json })
    }
    case 'set': {
      const entry = entryOf(cart?.entries ?? [], operation.line, operation.entryId)
      // A line that is gone need not be removed. If its quantity is set, the server declines the change with a message.
      if (!entry && operation.quantity === 0) return Promise.resolve(null)
      const address = `${path}/entries/${encodeURIComponent(entry?.id ?? 'gone')}`
      return operation.quantity === 0
        ? del(address, keyed)
        : put(address, { ...keyed, json: { quantity: operation.quantity } })
    }
    case 'addCoupon':
      return post(`${path}/coupons`, { ...keyed, json: { promoCode: operation.promoCode } })
    case 'removeCoupon':
      return del(`${path}/coupons/${encodeURIComponent(operation.couponId)}`, keyed)
    case 'setShippingLocation':
      return put(`${path}/shipping-location`, { ...keyed, json: operation.location })
    case 'setShippingOption':
      return put(`${path}/shipping-option`, { ...keyed, json: { id: operation.optionId } })
  }
}
