import { request } from '../../src/data/request'
import { isRecord } from '../../src/model/text/json'

/**
 * Adds or removes the visitor's like of an item (docs/decisions.md#68). Both requests are idempotent. Resolves to the
 * new count, or to `null` if the response has none. Rejects with a `RequestError`.
 */
export async function saveLike(itemId: string, isLiked: boolean): Promise<number | null> {
  const path = `/api/content-items/${encodeURIComponent(itemId)}/like`
  const answer = await request(isLiked ? 'POST' : 'DELETE', path, { keepalive: true })
  const count = isRecord(answer) ? answer.likeCount : null
  return Number.isSafeInteger(count) ? Math.max(count as number, 0) : null
}
