import { checkoutUrlOf } from '../../handlers/checkout'
import { cartCookie, sessionCookie } from '../../http/cookieNames'
import { cookieLine, parseCookies } from '../../http/cookies'
import { findSession } from '../../state/sessions'
import { findCart, isOpen } from '../../state/store/carts'
import { shopTime } from '../../state/store/clock'
import { type PageView, pageHeaders } from '../pageResponse'
import { serverPage } from '../serverPage'
import { cartCheckout } from './cartCheckout'
import { giftCardConfirmed, orderConfirmed } from './confirmations'
import type { Fields } from './fields'
import { giftCardCheckout } from './giftCardCheckout'
import type { HostedAnswer, HostedPage } from './HostedPage'
import { reviewsPage } from './reviewsPage'

type Hosted = (view: PageView, posted: Fields | null) => HostedAnswer

const pages: { readonly [path: string]: Hosted } = {
  '/commerce/goto-checkout': goToCheckout,
  '/checkout': cartCheckout,
  '/checkout/subscribe': cartCheckout,
  '/checkout/giftcard': giftCardCheckout,
  '/checkout/order-confirmed': orderConfirmed,
  '/checkout/gift-card-confirmed': giftCardConfirmed,
}

/** How a site renders a hosted page in its own looks; null if it has none. */
export type RenderHosted = (page: HostedPage) => Promise<Response | null>

/**
 * Answers a request for one of the hosted pages of the shop (A2 Screens and routes), which every site has. Null for any
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
  return Object.hasOwn(pages, pathname) ? pages[pathname] : undefined
}

/** Leads to the checkout of the visitor's cart; back to the cart without one, or if cookies are off. */
function goToCheckout({ backend, cookieHeader }: PageView): HostedAnswer {
  const cookies = parseCookies(cookieHeader)
  const cart = findCart(backend.state, findSession(backend.state, cookies[sessionCookie])?.cart ?? null)
  const isReady = cookies[cartCookie] === 'true' && cart !== null && isOpen(cart, shopTime(backend))
  return { redirect: isReady && cart.entries.length > 0 ? checkoutUrlOf(cart) : '/cart' }
}

function redirect(view: PageView, to: string): Response {
  const headers = pageHeaders(view)
  headers.set('Location', to)
  return new Response(null, { status: 303, headers })
}

async function pageOf(view: PageView, page: HostedPage, render: RenderHosted): Promise<Response> {
  return (await render(page)) ?? serverPage(view, page)
}
