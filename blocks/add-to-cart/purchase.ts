import { navigate } from '../../src/browser/navigate'
import type { CartOutcome } from '../../src/data/cart/CartClient'
import { giftCardUrl, subscribeUrl } from '../../src/model/address/routes'
import type { AddToCartProps, Shop } from './props'
import type { Order } from './readOrder'

/** Why nothing was bought; empty if it was, or if the visitor is on the way to a checkout. */
export type Refusal = Pick<CartOutcome, 'message'>

/**
 * Adds an order to the cart. What cannot be in a cart leads to a checkout of its own: a gift card, and a subscription
 * (A2 Screens and routes). Rejects with a `RequestError` if a subscription cannot be started.
 */
export async function purchase(order: Order, props: AddToCartProps, { cart, post }: Shop): Promise<Refusal> {
  const { line, quantity, preview, isSubscription } = order
  if (props.type === 'gift-card') {
    navigate(giftCardUrl({ websiteId: props.websiteId, productId: line.itemId, sku: line.sku }))
  } else if (isSubscription) {
    const json = { itemId: line.itemId, sku: line.sku, option: line.subscriptionOptionId, quantity }
    const { cartToken } = await post<{ cartToken: string }>('/api/commerce/subscriptions/checkout-token', { json })
    navigate(subscribeUrl(cartToken))
  } else {
    return cart.change({ kind: 'add', line, quantity, preview })
  }
  return { message: '' }
}
