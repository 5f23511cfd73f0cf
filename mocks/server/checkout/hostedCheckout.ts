import type { Cart } from '../../../src/model/cart/Cart'
import { sessionExpired } from '../../handlers/cartCall'
import { checkoutUrlOf } from '../../handlers/checkout'
import { cartCookie } from '../../http/cookieNames'
import { cookieLine, parseCookies } from '../../http/cookies'
import { shopTime } from '../../state/store/clock'
import { describeCart } from '../../state/store/describeCart'
import { type PageView, pageHeaders } from '../pageResponse'
import { serverPage } from '../serverPage'
import { cartCheckout, closedPage } from './cartCheckout'
import { configPage } from './configPage'
import { giftCardConfirmed, orderConfirmed } from './confirmations'
import { contributionConfirmed, donationCheckout } from './donationCheckout'
import type { Fields } from './fields'
import { giftCardBalance } from './giftCardBalance'
import { giftCardCheckout } from './giftCardCheckout'
import type { HostedAnswer, HostedPage } from './HostedPage'
import { keepScenario } from './keepScenario'
import { loginPage } from './loginPage'
import { oncePerForm } from './oncePerForm'
import { paywallAt, paywallPage } from './paywallPage'
import { reviewsPage } from './reviewsPage'
import { openCartOfPage } from './visitorCart'

type Hosted = (view: PageView, posted: Fields | null) => HostedAnswer

const pages: { readonly [path: string]: Hosted } = {
  '/commerce/goto-checkout': goToCheckout,
  '/checkout': cartCheckout,
  '/checkout/subscribe': cartCheckout,
  '/checkout/giftcard': oncePerForm(giftCardCheckout),
  '/checkout/donate': oncePerForm(donationCheckout),
  '/checkout/contribution-confirmed': contributionConfirmed,
  '/checkout/order-confirmed': orderConfirmed,
  '/checkout/gift-card-confirmed': giftCardConfirmed,
  '/gift-card-balance': giftCardBalance,
  '/account': loginPage,
  '/account/login': loginPage,
}

/** How a site renders a hosted page in its own design; null if it has none. */
export type RenderHosted = (page: HostedPage) => Promise<Response | null>

/**
 * Handles a request for one of the shop's hosted pages (A2 Screens and routes), which every site has. Null for any
 * other path. `posted` has the fields of a form; null for a request without one.
 */
export async function hostedCheckout(
  view: PageView,
  posted: Fields | null,
  render: RenderHosted,
): Promise<Response | null> {
  const { pathname } = view.url
  const hosted = hostedAt(pathname)
  if (hosted === undefined) return null
  const answer = hosted(view, posted)
  const response = 'redirect' in answer ? redirect(view, answer.redirect) : await pageOf(view, answer, render)
  for (const cookie of answer.cookies ?? []) response.headers.append('Set-Cookie', cookieLine(cookie))
  return response
}

function hostedAt(pathname: string): Hosted | undefined {
  if (pathname.startsWith('/reviews/')) return reviewsPage
  if (pathname === '/config' || pathname.startsWith('/config/')) return configPage
  if (paywallAt(pathname)) return paywallPage
  return Object.hasOwn(pages, pathname) ? pages[pathname] : undefined
}

/** Redirects to the checkout of the visitor's cart, or back to an empty cart. Requires cookies and a cart (A2). */
function goToCheckout(view: PageView): HostedAnswer {
  const cart = openCartOfPage(view)
  const hasCookie = parseCookies(view.cookieHeader)[cartCookie] === 'true'
  if (cart === null || !hasCookie) return closedPage({ message: sessionExpired, status: 403 })
  return { redirect: keepScenario(view, cart.entries.length > 0 ? checkoutUrlOf(cart) : '/cart') }
}

/** The cart of the visitor who opens a page, as sent to clients; null without an open cart. */
export function sentCartOf(view: PageView): Cart | null {
  const { backend } = view
  const cart = openCartOfPage(view)
  return cart && describeCart(backend.state.store, cart, shopTime(backend))
}

function redirect(view: PageView, to: string): Response {
  const headers = pageHeaders(view)
  headers.set('Location', to)
  return new Response(null, { status: 303, headers })
}

async function pageOf(view: PageView, page: HostedPage, render: RenderHosted): Promise<Response> {
  return (await render(page)) ?? serverPage(view, page)
}
