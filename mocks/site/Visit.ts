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
  /** Set by `?csp=strict`: the page has nothing inline, and the server sends a strict content security policy. */
  readonly isStrict: boolean
  /** What the shop sells, with the stock and prices of the moment. */
  readonly products: readonly Product[]
  /** The visitor's cart, if there is one. */
  readonly cart: Cart | null
  /** Whether buttons lead straight to the checkout of their product. */
  readonly isExpress: boolean
  /** The smallest subtotal of an order. */
  readonly minimumSubtotalCents: number
  /** The id of the account of the owner or a contributor who is logged in; null for a visitor. */
  readonly account: string | null
  /** How many visitors like an item. */
  likesOf(itemId: string): number
  /** Whether the visitor has joined a member area. */
  isMemberOf(areaId: string): boolean
  /** The time of the site, in milliseconds since 1970. */
  readonly now: number
  /** A link inside the site. Keeps `?csp=strict` if this page has it. */
  href(path: string): string
}

/** The server's data for one request. */
export interface VisitContext {
  readonly query: URLSearchParams
  readonly scriptTag: string
  readonly nonce: string
  /** What the shop sells now; what it sold when it opened if this is missing. */
  readonly products?: readonly Product[]
  /** The visitor's cart; none if it is missing. */
  readonly cart?: Cart | null
  /** Whether the shop has express checkout; no if it is missing. */
  readonly isExpress?: boolean
  /** The smallest subtotal of an order; that of the shop when it opened if this is missing. */
  readonly minimumSubtotalCents?: number
  /** The account of the owner or a contributor who is logged in; nobody if it is missing. */
  readonly account?: string | null
  /** How many visitors like an item now; what the fixtures say if this is missing. */
  readonly likesOf?: (itemId: string) => number
  /** Whether the visitor has joined a member area; no if this is missing. */
  readonly isMemberOf?: (areaId: string) => boolean
  /** The time of the site; that of this computer if it is missing. */
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
