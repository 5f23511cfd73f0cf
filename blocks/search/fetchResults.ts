import { pageAddress } from '../../src/browser/pageAddress'
import { loadPages } from '../../src/data/loadPages'
import { get } from '../../src/data/request'
import { safeRedirect } from '../../src/model/address/redirect'
import { isRecord, textOf } from '../../src/model/text/json'
import { readHtml } from '../../src/ui/html'
import { messages } from './messages'
import type { SearchResult } from './props'

/** The parameters of a search. */
export interface SearchQuery {
  readonly query: string
  readonly collectionIds: string
  /** Which page of the results; the first is 0. */
  readonly page: number
}

/** One page of the results. */
export interface SearchAnswer {
  readonly results: readonly SearchResult[]
  /** The number of results that the server found. */
  readonly total: number
  /** The number of results on this page, including skipped ones. */
  readonly count: number
}

/** Searches the site (docs/decisions.md#76). Rejects with a `RequestError`, or with the reason of `signal`. */
async function fetchResults({ query, collectionIds, page }: SearchQuery, signal: AbortSignal): Promise<SearchAnswer> {
  const wanted = { q: query, p: String(page), f_collectionId: collectionIds || undefined }
  return readAnswer(await get('/api/search/GeneralSearch', { query: wanted, signal }), pageAddress())
}

/**
 * Loads the pages of results from `search.page` to the one before `end`, as one, stopping before the first that fails.
 */
export async function fetchPages(
  search: SearchQuery,
  end: number,
  signal: AbortSignal,
): Promise<SearchAnswer & { readonly pages: number }> {
  const answers = await loadPages(search.page, end, (page) => fetchResults({ ...search, page }, signal))
  return {
    results: answers.flatMap(({ results }) => results),
    total: answers[0].total,
    count: answers.reduce((sum, { count }) => sum + count, 0),
    pages: answers.length,
  }
}

/** Reads the response. Skips items without a title or a safe link. Throws a `TypeError` if it has no list of items. */
export function readAnswer(answer: unknown, base: string): SearchAnswer {
  const items: unknown = isRecord(answer) ? answer.items : undefined
  if (!isRecord(answer) || !Array.isArray(items)) throw new TypeError(messages.noItems)
  const total = typeof answer.totalCount === 'number' ? answer.totalCount : items.length
  return { results: items.flatMap((item) => readResult(item, base)), total, count: items.length }
}

function readResult(item: unknown, base: string): readonly SearchResult[] {
  if (!isRecord(item)) return []
  const title = plainText(item.title)
  const href = safeRedirect(textOf(item.itemUrl), base)
  if (!title || !href) return []
  return [{ title, href, excerpt: plainText(item.excerpt), image: safeRedirect(textOf(item.imageUrl), base) ?? '' }]
}

/**
 * The text of HTML in which the server has marked the search terms. Removes the tags before parsing: a strict policy
 * would report their event handlers, although they never run.
 */
function plainText(value: unknown): string {
  return readHtml(textOf(value).replace(/<[^>]*>?/g, ''))
    .textContent.trim()
    .replace(/\s+/g, ' ')
}
