import { memberAreas } from '../../fixtures/commerce/memberAreas'
import { paywalls } from '../../fixtures/commerce/paywalls'
import { products } from '../../fixtures/products'
import { type Html, html } from '../../site/html'
import { orderSummary } from '../../site/markup/orderSummary'
import { findCart } from '../../state/store/carts'
import { shopTime } from '../../state/store/clock'
import { describeCart } from '../../state/store/describeCart'
import { formatCents } from '../../state/store/formatCents'
import { findOrder } from '../../state/store/orders'
import type { StoredCart } from '../../state/store/Store'
import type { PageView } from '../pageResponse'
import { notice } from './fields'
import { type HostedAnswer, hostedPageTypes } from './HostedPage'

/** The page after an order, a subscription or joining a member area. */
export function orderConfirmed({ backend, url }: PageView): HostedAnswer {
  const order = findOrder(backend.state.store, url.searchParams.get('oid') ?? '')
  const cart = order && findCart(backend.state, order.cartId)
  if (order === null || cart === null) return unknownOrder()
  const kind = kindOf(cart)
  const content = html`<div class="checkout-done"><p>The order <strong>${order.id}</strong> is on its way to the oven. We have written to ${order.email}.</p>
${orderSummary(describeCart(backend.state.store, cart, shopTime(backend)))}
${paywallLinks(cart)}
<p><a href="/reviews/${order.reviewToken}">Review what you bought</a> · <a href="/bakehouse">Back to the bakehouse</a></p></div>`
  return { ...confirmations[kind], content }
}

/** Links to the paid content of a cart. */
function paywallLinks({ entries }: StoredCart): readonly Html[] {
  return products.flatMap(({ id, title, urlId }) => {
    const path = entries.some(({ itemId }) => itemId === id) && paywalls.find((one) => one.urlId === urlId)?.path
    return path ? [html`<p><a class="sqs-block-button-element" href="${path}">Read ${title}</a></p>`] : []
  })
}

/** The page after the purchase of a gift card. */
export function giftCardConfirmed({ backend, url }: PageView): HostedAnswer {
  const code = url.searchParams.get('code') ?? ''
  const { giftCards } = backend.state.store
  const card = Object.hasOwn(giftCards, code) ? giftCards[code] : undefined
  if (card === undefined) return unknownOrder()
  const content = html`<p>We have sent the code to ${card.recipient.email}. It is good for ${formatCents(card.balanceCents)}:</p>
<p><code>${card.code}</code></p>`
  return { title: 'A gift card', content, pageType: hostedPageTypes.orderConfirmed }
}

const confirmations = {
  order: { title: 'Thank you', pageType: hostedPageTypes.orderConfirmed },
  subscription: { title: 'Subscribed', pageType: hostedPageTypes.subscriptionConfirmed },
  membership: { title: 'Welcome to the table', pageType: hostedPageTypes.membershipConfirmed },
} as const

function kindOf({ kind, entries }: StoredCart): keyof typeof confirmations {
  if (kind === 'shop') return 'order'
  return memberAreas.some(({ id }) => id === entries[0]?.itemId) ? 'membership' : 'subscription'
}

function unknownOrder(): HostedAnswer {
  const content: Html = html`${notice('There is no such order.')}<p><a href="/bakehouse">Back to the bakehouse</a></p>`
  return { title: 'Order', content, pageType: hostedPageTypes.orderConfirmed, status: 404 }
}
