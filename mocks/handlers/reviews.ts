import { type Answer, type Decline, declined, ok } from '../http/Answer'
import { member, textMember } from '../http/body'
import type { Call, Operation } from '../http/Operation'
import { once } from '../http/once'
import { nextId } from '../state/random'
import { wholeNumber } from '../state/store/additions'
import { shopTime } from '../state/store/clock'
import { findProduct } from '../state/store/products'
import type { ReviewRequest } from '../state/store/Store'
import { withProduct } from './products'

const pageSize = 20
const longestText = 5000

/** Reviews of products, and the links by which buyers write them. */
export const reviewOperations: readonly Operation[] = [
  {
    id: 'GetProductReviews',
    method: 'GET',
    path: '/api/commerce/products/{id}/reviews',
    group: 'commerce',
    crumb: 'none',
    answer: withProduct(({ id }, call) => reviewsOf(id, call)),
  },
  {
    id: 'GetReviewRequest',
    method: 'GET',
    path: '/api/commerce/review-requests/{token}',
    group: 'commerce',
    crumb: 'none',
    answer: withRequest((request, call) => ok({ items: openItems(request, call), expiresAt: request.expiresAt })),
  },
  {
    id: 'AnswerReviewRequest',
    method: 'POST',
    path: '/api/commerce/review-requests/{token}',
    group: 'commerce',
    crumb: 'required',
    answer: once(withRequest(saveReview)),
  },
]

function reviewsOf(itemId: string, { backend, url }: Call): Answer {
  const all = backend.state.store.reviews.filter((review) => review.itemId === itemId).reverse()
  const page = Math.max(1, wholeNumber(url.searchParams.get('page')) ?? 1)
  const distribution = [1, 2, 3, 4, 5].map((stars) => all.filter(({ rating }) => rating === stars).length)
  const points = distribution.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return ok({
    items: all.slice((page - 1) * pageSize, page * pageSize),
    total: all.length,
    average: all.length === 0 ? 0 : Math.round((points / all.length) * 10) / 10,
    distribution,
    pageSize,
  })
}

/** An operation on a request for reviews that can still be answered. */
function withRequest(answer: (request: ReviewRequest, call: Call) => Answer): Operation['answer'] {
  return (call) => {
    const { reviewRequests } = call.backend.state.store
    const token = call.params.token ?? ''
    const request = Object.hasOwn(reviewRequests, token) ? reviewRequests[token] : undefined
    if (request === undefined || request.expiresAt <= shopTime(call.backend)) return declined(reviewExpired)
    return openItems(request, call).length === 0 ? declined(alreadyReviewed) : answer(request, call)
  }
}

function openItems({ itemIds, done }: ReviewRequest, { backend }: Call) {
  return itemIds
    .filter((id) => !done.includes(id))
    .flatMap((id) => findProduct(backend.state.store, id) ?? [])
    .map(({ id, title, fullUrl, assetUrl }) => ({ itemId: id, title, fullUrl, imageUrl: assetUrl }))
}

/** Saves the review of the named product, or of the first that is left if none is named. */
function saveReview(request: ReviewRequest, call: Call): Answer {
  const { value } = call.body
  const itemId = textMember(value, 'itemId') || openItems(request, call)[0]?.itemId || ''
  if (request.done.includes(itemId)) return declined(alreadyReviewed)
  if (!request.itemIds.includes(itemId)) return declined(notPurchased)
  const rating = wholeNumber(member(value, 'rating'))
  if (rating === null || rating < 1 || rating > 5) return declined(ratingRequired)
  const text = textMember(value, 'text').slice(0, longestText)
  const name = textMember(value, 'name').slice(0, 100)
  const review = { id: nextId(call.backend.state), itemId, at: shopTime(call.backend), rating, text, name }
  call.backend.state.store.reviews.push(review)
  request.done.push(itemId)
  return ok(review, 201)
}

// A8: the messages of these three.
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
