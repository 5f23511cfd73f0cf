import { pageAddress } from '../../src/browser/pageAddress'
import { get } from '../../src/data/request'
import { safeRedirect } from '../../src/model/address/redirect'
import { isRecord, textOf } from '../../src/model/text/json'
import { messages } from './messages'
import type { SearchResult } from './props'

const mostResults = 10 // more results from a server must not fill the page

/** Loads the results of a preview. Rejects with a `RequestError`, or with the reason of `signal`. */
export async function fetchPreview(
  query: string,
  collectionIds: string,
  signal: AbortSignal,
): Promise<readonly SearchResult[]> {
  const wanted = { q: query, collectionIds: collectionIds || undefined }
  return readPreview(await get('/api/search/preview', { query: wanted, signal }), pageAddress())
}

/** Reads the response. Skips items without a title or a safe link. Throws a `TypeError` if it has no list of items. */
export function readPreview(answer: unknown, base: string): readonly SearchResult[] {
  const items = isRecord(answer) ? answer.items : undefined
  if (!Array.isArray(items)) throw new TypeError(messages.noPreviewItems)
  return items.flatMap((item) => readResult(item, base)).slice(0, mostResults)
}

function readResult(item: unknown, base: string): readonly SearchResult[] {
  if (!isRecord(item)) return []
  const title = textOf(item.title)
  const href = safeRedirect(textOf(item.fullUrl), base)
  if (!title || !href) return []
  return [{ title, href, excerpt: textOf(item.excerpt), image: safeRedirect(textOf(item.imageUrl), base) ?? '' }]
}
