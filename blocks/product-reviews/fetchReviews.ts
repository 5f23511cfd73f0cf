import { loadPages } from '../../src/data/loadPages'
import { get } from '../../src/data/request'
import { isRecord } from '../../src/model/text/json'
import { mostStars } from '../../src/ui/star'
import { messages } from './messages'
import type { LoadedReviews, ProductReview, ReviewPage } from './props'

/**
 * Loads one page of a product's reviews, counted from 1, or all pages up to `last` as one, stopping before the first
 * that fails. Rejects with a `RequestError` if none loads.
 */
export async function fetchReviews(itemId: string, page: number, last = page): Promise<LoadedReviews> {
  const path = `/api/commerce/products/${encodeURIComponent(itemId)}/reviews`
  const pages = await loadPages(page, last + 1, async (number) =>
    readReviews(await get(path, { query: { page: number } })),
  )
  const reviews = pages.flatMap((one) => one.reviews)
  const items = pages.reduce((sum, one) => sum + one.items, 0)
  return { ...pages[0], reviews, items, total: Math.max(pages[0].total, reviews.length), pages: pages.length }
}

/**
 * Reads a page of reviews. Skips reviews without a rating and invalid numbers. Throws a `TypeError` if it has no list
 * of reviews.
 */
export function readReviews(answer: unknown): ReviewPage {
  const { items, total, average, distribution } = isRecord(answer) ? answer : {}
  if (!Array.isArray(items)) throw new TypeError(messages.noItems)
  const shares = Array.isArray(distribution) ? distribution : []
  const reviews = items.flatMap(readReview)
  return {
    reviews,
    items: items.length,
    total: Math.max(countOf(total), reviews.length),
    average: Math.min(Math.max(Number(average) || 0, 0), mostStars),
    distribution: [...Array(mostStars).keys()].map((index) => countOf(shares[index])),
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
