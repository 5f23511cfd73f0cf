import { type Answer, declined, ok } from '../http/Answer'
import type { Call, Operation } from '../http/Operation'
import { once } from '../http/once'
import { wholeNumber } from '../state/store/additions'
import { shopTime } from '../state/store/clock'
import { findReviewRequest, type OpenReviewRequest, saveReview } from '../state/store/reviews'
import { withProduct } from './products'

const pageSize = 20

/** Reviews of products, and the links for writing them. */
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
    answer: withRequest(({ request, items }) => ok({ items, expiresAt: request.expiresAt })),
  },
  {
    id: 'AnswerReviewRequest',
    method: 'POST',
    path: '/api/commerce/review-requests/{token}',
    group: 'commerce',
    crumb: 'required',
    answer: once(withRequest(answerRequest)),
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

/** An operation on a review request that can still be answered. */
function withRequest(answer: (open: OpenReviewRequest, call: Call) => Answer): Operation['answer'] {
  return (call) => {
    const { backend, params } = call
    const open = findReviewRequest(backend.state.store, params.token ?? '', shopTime(backend))
    return 'errorKey' in open ? declined(open) : answer(open, call)
  }
}

function answerRequest(open: OpenReviewRequest, { backend, body }: Call): Answer {
  const review = saveReview(backend.state, open, { body: body.value, at: shopTime(backend) })
  return 'errorKey' in review ? declined(review) : ok(review, 201)
}
