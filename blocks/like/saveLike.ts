import { request } from '../../src/data/request'
import { isRecord } from '../../src/model/text/json'

/**
 * Saves that the visitor likes an item, or no longer does (docs/decisions.md#68). Both may be sent twice. Resolves with
 * the new count, `null` if the answer has none. Rejects with a `RequestError`.
 */
export async function saveLike(itemId: string, isLiked: boolean): Promise<number | null> {
  const path = `/api/content-items/${encodeURIComponent(itemId)}/like`
  const answer = await request(isLiked ? 'POST' : 'DELETE', path, { keepalive: true })
  const count = isRecord(answer) ? answer.likeCount : null
  return Number.isSafeInteger(count) ? Math.max(count as number, 0) : null
}
