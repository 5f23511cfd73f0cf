import type { Decline } from '../../http/Answer'
import { member, textMember } from '../../http/body'
import type { MockState } from '../MockState'
import { nextId } from '../random'
import { wholeNumber } from './additions'
import { findProduct } from './products'
import type { Review, ReviewRequest, Store } from './Store'

const longestText = 5000
const longestName = 100

/** A product that a buyer may review. */
export interface ReviewableItem {
  readonly itemId: string
  readonly title: string
  readonly fullUrl: string
  readonly imageUrl: string
}

/** A review request that can be answered, with the products that are left to review. */
export interface OpenReviewRequest {
  readonly request: ReviewRequest
  readonly items: readonly ReviewableItem[]
}

/** The request with a token, or why it cannot be answered. */
export function findReviewRequest(store: Store, token: string, now: number): OpenReviewRequest | Decline {
  const request = Object.hasOwn(store.reviewRequests, token) ? store.reviewRequests[token] : undefined
  if (request === undefined || request.expiresAt <= now) return reviewExpired
  const left = request.itemIds.filter((id) => !request.done.includes(id))
  if (left.length === 0) return alreadyReviewed
  const items = left
    .flatMap((id) => findProduct(store, id) ?? [])
    .map(({ id, title, fullUrl, assetUrl }) => ({ itemId: id, title, fullUrl, imageUrl: assetUrl }))
  return items.length === 0 ? reviewExpired : { request, items } // the shop has deleted its products
}

/** Saves the review of the product that a body names, or of the first product left if it names none. */
export function saveReview(
  state: MockState,
  { request, items }: OpenReviewRequest,
  { body, at }: { readonly body: unknown; readonly at: number },
): Review | Decline {
  const itemId = textMember(body, 'itemId') || items[0]?.itemId || ''
  if (request.done.includes(itemId)) return alreadyReviewed
  if (!request.itemIds.includes(itemId)) return notPurchased
  const rating = wholeNumber(member(body, 'rating'))
  if (rating === null || rating < 1 || rating > 5) return ratingRequired
  const text = textMember(body, 'text').slice(0, longestText)
  const name = textMember(body, 'name').slice(0, longestName)
  const review: Review = { id: nextId(state), itemId, at, rating, text, name }
  state.store.reviews.push(review)
  request.done.push(itemId)
  return review
}

// The messages of these three are from A8.
export const reviewExpired: Decline = {
  errorKey: 'REVIEW_EXPIRED',
  status: 410,
  message: 'Your review request has expired',
}
export const alreadyReviewed: Decline = {
  errorKey: 'ALREADY_REVIEWED',
  status: 409,
  message: 'You have already reviewed this purchase',
}
export const ratingRequired: Decline = {
  errorKey: 'RATING_REQUIRED',
  status: 422,
  message: 'Please select a star rating',
}
const notPurchased: Decline = {
  errorKey: 'ITEM_NOT_FOUND',
  status: 404,
  message: 'This product is not part of the purchase.',
}
