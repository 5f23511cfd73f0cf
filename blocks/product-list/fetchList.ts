import { get } from '../../src/data/request'
import { readHtml, sanitiseHtml } from '../../src/ui/html'
import type { ProductListProps } from './props'
import { listSelector, productsOf, readList } from './readList'
import { sortIds } from './sortIds'

export { sortIds }

/** The list of another page of the site. */
export interface ListAnswer {
  /** The ids of its products, in order. */
  readonly ids: readonly string[]
  /** Its products, sanitised (docs/decisions.md#6). */
  readonly products: ReadonlyMap<string, HTMLElement>
  /** Its controls as served: they are compared, not shown. */
  readonly controls: readonly HTMLElement[]
  /** The number of products on all pages. */
  readonly total: number
  /** The server's own text for the number; empty if there is none. */
  readonly countText: string
  readonly pageLinks: readonly Node[]
}

/**
 * Loads the page at a URL and reads its version of `list`. Returns `null` if the page has none. Rejects
 * with a `RequestError`.
 */
export async function fetchList(
  address: string,
  list: ProductListProps,
  signal: AbortSignal,
): Promise<ListAnswer | null> {
  // The header marks a script's request, as the hosts' own scripts do.
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const url = new URL(address)
  url.hash = ''
  const page = readHtml(await get(url.href, { response: 'raw', headers, signal }))
  const lists = [...document.querySelectorAll(listSelector)]
  const found = page.querySelectorAll<HTMLElement>(listSelector)[lists.indexOf(list.root)]
  const read = found ? readList(found, page) : null
  if (!found || !read) return null
  const ids = [...productsOf(read.items).keys()]
  const stated = Number.parseInt(read.count?.getAttribute('data-product-count') ?? '', 10)
  return {
    ids: found.hasAttribute('data-sorted') ? ids : await sortIds(ids, address, signal),
    products: productsOf(await sanitiseHtml(read.items.innerHTML)),
    controls: read.controls,
    total: Number.isNaN(stated) ? ids.length : stated,
    countText: read.count?.textContent.trim() ?? '',
    pageLinks: [...(await sanitiseHtml(read.pages?.innerHTML.trim() ?? '')).childNodes],
  }
}
