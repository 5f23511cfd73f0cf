import { type Paywall, paywalls } from '../../fixtures/commerce/paywalls'
import { checkoutUrlOf } from '../../handlers/checkout'
import { expressCart } from '../../handlers/expressCheckout'
import { type Html, html } from '../../site/html'
import { hasAccess } from '../../state/store/access'
import { readAddition } from '../../state/store/additions'
import { shopTime } from '../../state/store/clock'
import { formatCents } from '../../state/store/formatCents'
import { findProduct, unitPriceOf } from '../../state/store/products'
import type { PageView } from '../pageResponse'
import { type Fields, notice } from './fields'
import { type HostedAnswer, hostedPageTypes } from './HostedPage'
import { sessionOfPage } from './visitorCart'

/** The paywall at a path; undefined if there is none. */
export function paywallAt(path: string): Paywall | undefined {
  return paywalls.find((paywall) => paywall.path === path)
}

/**
 * A page for buyers of its product. Other visitors see the beginning and a button to buy it. The button also works
 * without scripts: its POST opens the checkout.
 */
export function paywallPage(view: PageView, posted: Fields | null): HostedAnswer {
  const { state } = view.backend
  const paywall = paywallAt(view.url.pathname)
  const product = findProduct(state.store, paywall?.urlId ?? '')
  const visitor = sessionOfPage(view)
  if (paywall === undefined || product === null) return gone()
  const { title } = product
  if (visitor && hasAccess(state.store, product.id, visitor)) {
    return { title, content: bought(paywall), pageType: hostedPageTypes.page }
  }
  if (posted !== null) return { redirect: startCheckout(view, product.id) }
  const choice = { product, variant: null, stockId: product.id, sku: null }
  return { title, content: offer(paywall, product.id, unitPriceOf(choice)), pageType: hostedPageTypes.paywall }
}

function startCheckout({ backend, url }: PageView, itemId: string): string {
  const addition = readAddition(backend.state.store, { itemId, quantity: 1 }, { isExpress: true })
  if ('errorKey' in addition) return url.pathname
  const cart = expressCart(backend.state, shopTime(backend), addition)
  backend.changed()
  return checkoutUrlOf(cart)
}

function bought({ opening, nights }: Paywall): Html {
  return html`<div class="paywall-content"><p class="lede">${opening}</p>
<dl class="log">${nights.map(({ date, text }) => html`<div><dt>${date}</dt><dd>${text}</dd></div>`)}</dl>
<p><a href="/bakehouse">Back to the bakehouse</a></p></div>`
}

function offer({ path, opening }: Paywall, itemId: string, cents: number): Html {
  return html`<div class="paywall"><p class="lede">${opening}</p>
<p>The rest is for those who have bought it: <strong>${formatCents(cents)}</strong>, once, and then for good.</p>
<form class="checkout-form" method="POST" action="${path}"><p class="checkout-buttons"><button type="submit" class="sqs-block-button-element sqs-add-to-cart-button" data-item-id="${itemId}" data-product-type="5"><span class="sqs-add-to-cart-button-inner">Purchase</span></button></p></form>
<p><a href="/account/login?returnTo=${encodeURIComponent(path)}">Log in if you have bought it before</a> · <a href="/members">Or take a seat at the table</a></p></div>`
}

function gone(): HostedAnswer {
  const content = html`${notice('This is no longer sold.')}<p><a href="/bakehouse">Back to the bakehouse</a></p>`
  return { title: 'Not for sale', content, pageType: hostedPageTypes.paywall, status: 404 }
}
