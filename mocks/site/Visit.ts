import type { Cart } from '../../src/model/cart/Cart'
import type { Product } from '../../src/model/product/Product'
import type { Html } from './html'

/** One request for a page, as passed to its templates. */
export interface Visit {
  readonly path: string
  readonly query: URLSearchParams
  /** The tag that loads the runtime, written by the server. */
  readonly scriptTag: Html
  readonly nonce: string
  /** Set by `?csp=strict`: the page has no inline code, and the server sends a strict content security policy. */
  readonly isStrict: boolean
  /** The shop's products, with their current stock and prices. */
  readonly products: readonly Product[]
  /** The visitor's cart, if there is one. */
  readonly cart: Cart | null
  /** Whether buttons open the checkout of their product directly. */
  readonly isExpress: boolean
  /** The minimum subtotal of an order. */
  readonly minimumSubtotalCents: number
  /** The account id of the logged-in owner or contributor; null for a visitor. */
  readonly account: string | null
  /** How many visitors like an item. */
  likesOf(itemId: string): number
  /** Whether the visitor has joined a member area. */
  isMemberOf(areaId: string): boolean
  /** The site's clock, in milliseconds since 1970. */
  readonly now: number
  /** A link inside the site. Keeps `?csp=strict` if this page has it. */
  href(path: string): string
}

/** The server's data for one request. */
export interface VisitContext {
  readonly query: URLSearchParams
  readonly scriptTag: string
  readonly nonce: string
  /** The shop's current products; by default those of the fixtures. */
  readonly products?: readonly Product[]
  /** The visitor's cart; none by default. */
  readonly cart?: Cart | null
  /** Whether the shop has express checkout; no by default. */
  readonly isExpress?: boolean
  /** The minimum subtotal of an order; by default that of the fixtures. */
  readonly minimumSubtotalCents?: number
  /** The account of the logged-in owner or contributor; none by default. */
  readonly account?: string | null
  /** How many visitors like an item now; by default the number in the fixtures. */
  readonly likesOf?: (itemId: string) => number
  /** Whether the visitor has joined a member area; no by default. */
  readonly isMemberOf?: (areaId: string) => boolean
  /** The site's clock; by default this computer's. */
  readonly now?: number
  /** A page of the platform, such as a checkout, that the site wraps in its layout. */
  readonly hosted?: Hosted
}

/** A page of the platform. */
export interface Hosted {
  readonly title: string
  readonly content: Html
  readonly pageType: number
  readonly status?: number
}
