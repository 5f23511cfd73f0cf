import { type HttpHandler, http } from 'msw'
import { shop } from '../fixtures/shop'
import { ok } from '../http/Answer'
import { handle, type Incoming } from '../http/handle'
import type { Operation } from '../http/Operation'
import { productGrid } from '../site/markup/productGrid'
import { strictHref } from '../site/strictHref'
import { publishedProducts } from '../state/store/products'

/**
 * The shop's page as a script requests it: only its list. Scenarios apply to it, but not to page visits. It is not an
 * operation of the API, so `openapi.json` does not list it.
 */
export const listPage: Operation = {
  id: 'GetListPage',
  method: 'GET',
  path: shop.path,
  group: 'commerce',
  crumb: 'none',
  answer({ url, backend }) {
    const query = url.searchParams
    const isStrict = query.get('csp') === 'strict'
    const list = productGrid({
      products: publishedProducts(backend.state.store),
      query,
      href: (path) => (isStrict ? strictHref(path) : path),
    })
    return { ...ok(), json: undefined, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: list.text }
  },
}

/** Whether a script requests the shop's page, judging by the header that hosts' scripts send. */
export function isListPage(url: URL, requestedWith: string | null | undefined): boolean {
  return url.pathname === shop.path && requestedWith === 'XMLHttpRequest' && !url.searchParams.has('format')
}

/** What all handlers of a backend share. */
export type Front = Pick<Incoming, 'backend' | 'jar' | 'hang'>

/** The MSW handler of the list page. */
export function createListPageHandler(front: Front): HttpHandler {
  return http.get(
    ({ request }) => isListPage(new URL(request.url), request.headers.get('x-requested-with')),
    ({ request }) => handle({ ...front, operation: listPage, request, params: {} }),
  )
}
