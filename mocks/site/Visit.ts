import type { Html } from './html'

/** One request for a page, as its templates see it. */
export interface Visit {
  readonly path: string
  readonly query: URLSearchParams
  /** The tag that loads the runtime, written by the server. */
  readonly scriptTag: Html
  readonly nonce: string
  /** The page was asked for with `?csp=strict`: nothing inline, and the server sends a strict content security policy. */
  readonly isStrict: boolean
  /** A link inside the site; it stays under the strict policy if this page is. */
  href(path: string): string
}

/** What the server knows of a request. */
export interface VisitContext {
  readonly query: URLSearchParams
  readonly scriptTag: string
  readonly nonce: string
}
