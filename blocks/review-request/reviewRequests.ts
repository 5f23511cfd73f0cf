import { messages as dataMessages } from '../../src/data/messages'
import { get, post } from '../../src/data/request'
import { failureText } from '../../src/errors/failureText'
import { isUnanswered } from '../../src/errors/NetworkError'
import { isRequestError } from '../../src/errors/RequestError'
import { isRecord } from '../../src/model/text/json'
import { messages } from './messages'
import type { Review, ReviewedItem, ReviewProblem, ReviewRequestAnswer } from './props'

/** Loads the products that are left to review for a token, or the reason why none can be reviewed. Never rejects. */
export async function fetchReviewRequest(token: string): Promise<ReviewRequestAnswer> {
  try {
    const answer = await get(pathOf(token))
    if (!isRecord(answer) || !Array.isArray(answer.items)) return { items: null, message: dataMessages.unknown }
    return { items: answer.items.flatMap(readItem) }
  } catch (error) {
    return { items: null, message: problemOf(error).message }
  }
}

/**
 * Sends a review. Sending it again with the same key has no further effect. Resolves to `null`, or to the reason why
 * the review was not saved. Never rejects.
 */
export async function sendReview(token: string, review: Review, key: string): Promise<ReviewProblem | null> {
  try {
    await post(pathOf(token), { json: review, headers: { 'Idempotency-Key': key } })
    return null
  } catch (error) {
    return problemOf(error)
  }
}

function pathOf(token: string): string {
  return `/api/commerce/review-requests/${encodeURIComponent(token)}`
}

function readItem(item: unknown): readonly ReviewedItem[] {
  if (!isRecord(item) || typeof item.itemId !== 'string' || item.itemId === '') return []
  return [{ itemId: item.itemId, title: typeof item.title === 'string' ? item.title : '' }]
}

function problemOf(error: unknown): ReviewProblem {
  if (!isRequestError(error)) return { kind: 'other', message: String(error) }
  if (isUnanswered(error)) return { kind: 'other', message: messages.offline }
  if (error.errorKey === 'RATING_REQUIRED') return { kind: 'rating', message: messages.ratingNeeded }
  const known = new Map([
    ['REVIEW_EXPIRED', messages.expired],
    ['ALREADY_REVIEWED', messages.repeated],
  ])
  return { kind: 'other', message: known.get(error.errorKey ?? '') ?? failureText(error, dataMessages.unknown) }
}
