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
import type { Order, StoredCart } from '../../state/store/Store'
import type { PageView } from '../pageResponse'
import { notice } from './fields'
import { type HostedAnswer, hostedPageTypes } from './HostedPage'

/** The page after an order, a subscription or joining a member area. */
export function orderConfirmed({ backend, url }: PageView): HostedAnswer {
  const order = findOrder(backend.state.store, url.searchParams.get('oid') ?? '')
  const cart = order && findCart(backend.state, order.cartId)
  if (order === null || cart === null) return unknownOrder()
  const { news, next = reviewLinks, ...page } = confirmations[kindOf(cart)]
  const content = html`<div class="checkout-done"><p>The order <strong>${order.id}</strong> ${news}. We have written to ${order.email}.</p>
${orderSummary(describeCart(backend.state.store, cart, shopTime(backend)))}
${paywallLinks(cart)}
${next(order)}</div>`
  return { ...page, content }
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

interface Confirmation {
  readonly title: string
  readonly pageType: number
  /** What has happened to the order, as the end of a sentence. */
  readonly news: string
  /** The visitor's next step; if missing, to review the products. */
  readonly next?: (order: Order) => Html
}

const confirmations: { readonly [kind in ReturnType<typeof kindOf>]: Confirmation } = {
  order: { title: 'Thank you', pageType: hostedPageTypes.orderConfirmed, news: 'is on its way to the oven' },
  subscription: {
    title: 'Subscribed',
    pageType: hostedPageTypes.subscriptionConfirmed,
    news: 'has begun',
  },
  membership: {
    title: 'Welcome to the table',
    pageType: hostedPageTypes.membershipConfirmed,
    news: 'has laid a place for you',
    next: () => html`<p><a href="/members">Go to the table</a></p>`,
  },
}

function reviewLinks({ reviewToken }: Order): Html {
  return html`<p><a href="/reviews/${reviewToken}">Review what you bought</a> · <a href="/bakehouse">Back to the bakehouse</a></p>`
}

function kindOf({ kind, entries }: StoredCart): 'order' | 'subscription' | 'membership' {
  if (kind === 'shop') return 'order'
  return memberAreas.some(({ id }) => id === entries[0]?.itemId) ? 'membership' : 'subscription'
}

function unknownOrder(): HostedAnswer {
  const content: Html = html`${notice('There is no such order.')}<p><a href="/bakehouse">Back to the bakehouse</a></p>`
  return { title: 'Order', content, pageType: hostedPageTypes.orderConfirmed, status: 404 }
}
