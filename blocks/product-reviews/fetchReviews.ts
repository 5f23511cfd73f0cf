import { get } from '../../src/data/request'
import { isRecord } from '../../src/model/text/json'
import { mostStars } from '../../src/ui/star'
import { messages } from './messages'
import type { ProductReview, ReviewPage } from './props'

/** A page of a product's reviews, from 1 on, or those to `last` as one. Rejects with a `RequestError`. */
export async function fetchReviews(itemId: string, page: number, last = page): Promise<ReviewPage> {
  const path = `/api/commerce/products/${encodeURIComponent(itemId)}/reviews`
  const load = async (number: number) => readReviews(await get(path, { query: { page: number } }))
  const others = Array.from({ length: last - page }, (_, index) => load(page + 1 + index))
  const [first, ...rest] = await Promise.all([load(page), ...others])
  return { ...first, reviews: [first, ...rest].flatMap(({ reviews }) => reviews) }
}

/**
 * Reads a page of reviews. Skips reviews without a rating and invalid numbers. Throws a `TypeError` if it has no list
 * of reviews.
 */
export function readReviews(answer: unknown): ReviewPage {
  const { items, total, average, distribution } = isRecord(answer) ? answer : {}
  if (!Array.isArray(items)) throw new TypeError(messages.noItems)
  const shares = Array.isArray(distribution) ? distribution : []
  return {
    reviews: items.flatMap(readReview),
    total: countOf(total),
    average: Math.min(Math.max(Number(average) || 0, 0), mostStars),
    distribution: Array.from({ length: mostStars }, (_, index) => countOf(shares[index])),
  }
}

function readReview(item: unknown): readonly ProductReview[] {
  if (!isRecord(item)) return []
  const { rating, name, text, at } = item
  if (typeof rating !== 'number' || !Number.isInteger(rating) || rating < 1 || rating > mostStars) return []
  const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
  const isTime = typeof at === 'number' && !Number.isNaN(new Date(at).getTime())
  return [{ rating, name: textOf(name), text: textOf(text), at: isTime ? at : null }]
}

function countOf(value: unknown): number {
  return Number.isSafeInteger(value) ? Math.max(value as number, 0) : 0
}
