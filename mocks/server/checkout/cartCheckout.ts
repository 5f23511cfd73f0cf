import { confirmedPayment } from '../../fixtures/commerce/paymentTokens'
import { shippingRates } from '../../fixtures/commerce/shipping'
import { alreadyPurchased, cartExpired, closedProblem, emptyCart } from '../../handlers/cartCall'
import { readLocation } from '../../handlers/cartShipping'
import { confirmationUrlOf } from '../../handlers/checkout'
import type { Decline } from '../../http/Answer'
import { cartCookie } from '../../http/cookieNames'
import { type Html, html } from '../../site/html'
import { orderSummary } from '../../site/markup/orderSummary'
import { accessProblem, grantAccess } from '../../state/store/access'
import { commit, findCartByToken } from '../../state/store/carts'
import { checkoutProblem, payerProblem, totalProblem } from '../../state/store/checkout'
import { shopTime } from '../../state/store/clock'
import { describeCart } from '../../state/store/describeCart'
import { formatCents } from '../../state/store/formatCents'
import { purchase } from '../../state/store/orders'
import type { StoredCart } from '../../state/store/Store'
import { addressProblems } from '../../state/store/shipping'
import type { PageView } from '../pageResponse'
import { cardFields, tokenOfCard } from './cards'
import { challengePage } from './challenge'
import { chosenDecline } from './chosenDecline'
import {
  choices,
  countrySelect,
  type Fields,
  hiddenFields,
  invalidFields,
  notice,
  type Problems,
  textField,
} from './fields'
import { type HostedAnswer, hostedPageTypes } from './HostedPage'
import { keepScenario } from './keepScenario'
import { cartOfPage, sessionOfPage } from './visitorCart'

const countries = [...new Set(shippingRates.flatMap((rate) => rate.countries))]

/**
 * The checkout of a cart, or of a subscription, by its token. Works without scripts: a POST either stores the address,
 * for which the page then offers shipping options, or places the order.
 */
export function cartCheckout(view: PageView, posted: Fields | null): HostedAnswer {
  const { backend, url } = view
  const now = shopTime(backend)
  const cart = findCartByToken(backend.state, url.searchParams.get('cartToken') ?? '')
  if (cart === null) return closedPage(cartExpired)
  const closed = closedProblem(cart, now)
  if (closed === alreadyPurchased) return { redirect: confirmationUrlOf(cart.orderId ?? '') }
  if (closed !== null || cart.entries.length === 0) return closedPage(closed ?? emptyCart)
  if (posted === null) {
    const problem = cartProblem(view, cart)
    return problem ? closedPage(problem) : checkoutPage(view, cart, {})
  }
  storeAddress(view, cart, posted)
  return posted.action === 'order'
    ? order(view, cart, posted)
    : checkoutPage(view, cart, { posted, problems: addressErrors(view, cart, posted) })
}

interface Shown {
  readonly posted?: Fields
  readonly problems?: Problems
  readonly decline?: Decline | null
}

function order(view: PageView, cart: StoredCart, posted: Fields): HostedAnswer {
  const { backend } = view
  const now = shopTime(backend)
  const { store } = backend.state
  const sent = describeCart(store, cart, now)
  const problems = addressErrors(view, cart, posted)
  if (Object.keys(problems).length > 0) return checkoutPage(view, cart, { posted, problems })
  const paymentToken = posted.challenge === 'passed' ? confirmedPayment : tokenOfCard(posted.card ?? '')
  const decline =
    chosenDecline(view, 'PlaceOrder', paymentToken) ??
    cartProblem(view, cart) ??
    totalProblem(sent.grandTotalCents, posted[totalName(cart.shippingOptionId)] ?? posted.total) ??
    payerProblem({ email: posted.email ?? '', paymentToken }, sent.grandTotalCents)
  if (decline?.errorKey === 'PAYMENT_CHALLENGE') return challengePage(view.url, posted)
  if (decline !== null) {
    const card = decline.errorKey.startsWith('PAYMENT') ? { card: decline.message } : {}
    return checkoutPage(view, cart, { posted, problems: { ...decline.errors, ...card }, decline })
  }
  const result = purchase(backend.state, cart, { email: posted.email ?? '', now })
  if ('short' in result) return checkoutPage(view, cart, { posted })
  const buyer = sessionOfPage(view)
  if (buyer) grantAccess(store, cart, buyer)
  backend.changed()
  const isOwn = cartOfPage(view) === cart // a subscription and a single product have their own carts
  return {
    redirect: confirmationUrlOf(result.order.id),
    cookies: isOwn ? [{ name: cartCookie, value: '', maxAge: 0 }] : [],
  }
}

/** Why the visitor cannot check out an open cart; null if they can. */
function cartProblem(view: PageView, cart: StoredCart): Decline | null {
  const { store } = view.backend.state
  const buyer = sessionOfPage(view)
  return checkoutProblem(store, cart, shopTime(view.backend)) ?? (buyer && accessProblem(store, cart, buyer))
}

/** Stores the shipping option of a form, and its address if that is valid. */
function storeAddress({ backend }: PageView, cart: StoredCart, posted: Fields): void {
  const now = shopTime(backend)
  const before = JSON.stringify([cart.shippingLocation, cart.shippingOptionId])
  const location = readLocation(posted)
  if (Object.keys(addressProblems(location)).length === 0) cart.shippingLocation = location
  if (posted.shippingOption !== undefined) cart.shippingOptionId = posted.shippingOption
  if (JSON.stringify([cart.shippingLocation, cart.shippingOptionId]) === before) return
  commit(cart, now)
  backend.changed()
}

function addressErrors({ backend }: PageView, cart: StoredCart, posted: Fields): Problems {
  if (!describeCart(backend.state.store, cart, shopTime(backend)).requiresShipping) return {}
  const location = readLocation(posted)
  const missing = location.line1 === '' ? { line1: 'Please enter a street.' } : {}
  return { ...missing, ...addressProblems(location) }
}

function checkoutPage(
  view: PageView,
  cart: StoredCart,
  { posted = {}, problems = {}, decline = null }: Shown,
): HostedAnswer {
  const { backend, url } = view
  const sent = describeCart(backend.state.store, cart, shopTime(backend))
  const values: Fields = { ...sent.shippingLocation, ...posted }
  const isReady = !sent.requiresShipping || sent.selectedShippingOption !== null
  const stage = isReady
    ? { action: 'order', label: 'Place the order' }
    : { action: 'address', label: 'Continue to shipping' }
  const hasProblems = Object.values(problems).some(Boolean)
  const message = decline?.message ?? (hasProblems ? invalidFields : null)
  const title = cart.kind === 'subscription' ? 'Subscribe' : 'Checkout'
  const content = html`${notice(message)}<div class="checkout"><form class="checkout-form" method="POST" action="${keepScenario(view, url.pathname + url.search)}">
${textField({ name: 'email', label: 'Email', type: 'email', autocomplete: 'email', isRequired: true }, values, problems)}
${sent.requiresShipping && addressPart(values, problems)}
${sent.shippingOptions.length > 0 && shippingPart(view, cart, posted.action === 'address' && !hasProblems)}
${isReady && sent.grandTotalCents > 0 && cardFields(problems)}
<input type="hidden" name="total" value="${sent.grandTotalCents}">
<p class="checkout-buttons"><button class="sqs-block-button-element" type="submit" name="action" value="${stage.action}">${stage.label}</button>
${isReady && sent.requiresShipping && html` <button class="checkout-update" type="submit" name="action" value="address" formnovalidate>Update the address</button>`}</p>
</form>${orderSummary(sent)}</div>`
  return { title, content, pageType: hostedPageTypes.checkout, status: decline || hasProblems ? 422 : 200 }
}

function addressPart(values: Fields, problems: Problems) {
  const field = (name: string, label: string, autocomplete: string, isRequired = false) =>
    textField({ name, label, autocomplete, isRequired }, values, problems)
  return html`<fieldset class="checkout-part"><legend>Where it goes</legend>
${countrySelect(countries, values, problems)}
${field('line1', 'Address', 'address-line1', true)}
${field('line2', 'Address, second line', 'address-line2')}
<div class="checkout-pair">${field('postalCode', 'Postcode', 'postal-code')}${field('city', 'Town', 'address-level2')}</div>
${field('region', 'State or region', 'address-level1')}</fieldset>`
}

/** The shipping options, each with its total, which the visitor accepts by choosing the option. */
function shippingPart({ backend }: PageView, cart: StoredCart, hasFocus: boolean): Html {
  const describe = (open: StoredCart) => describeCart(backend.state.store, open, shopTime(backend))
  const { shippingOptions, selectedShippingOption } = describe(cart)
  const totals = new Map(
    shippingOptions.map(({ id }) => [id, describe({ ...cart, shippingOptionId: id }).grandTotalCents]),
  )
  const offered = shippingOptions.map(({ id, name, description, costCents }) => {
    const label = `${name}, ${costCents === 0 ? 'free' : formatCents(costCents)}`
    return { value: id, label, note: `${description}. Total: ${formatCents(totals.get(id) ?? 0)}` }
  })
  const chosen = selectedShippingOption?.id ?? ''
  const hidden = Object.fromEntries([...totals].map(([id, cents]) => [totalName(id), String(cents)]))
  return html`${choices('shippingOption', 'Shipping option', offered, { chosen, hasFocus })}${hiddenFields(hidden)}`
}

/** The name of the field with the total of a shipping option. */
function totalName(shippingOptionId: string | null): string {
  return `total-${shippingOptionId}`
}

/** A page that explains why a checkout cannot begin. */
export function closedPage({ message, status }: Pick<Decline, 'message' | 'status'>): HostedAnswer {
  const content = html`${notice(message)}<p><a class="sqs-block-button-element" href="/cart">Back to the cart</a></p>`
  return { title: 'Checkout', content, pageType: hostedPageTypes.checkout, status }
}
