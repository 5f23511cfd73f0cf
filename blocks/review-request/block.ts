import { recordChanges } from '../../src/browser/elementChanges'
import { readText } from '../../src/runtime/attributes'
import { element as create } from '../../src/ui/element'
import { adoptStyles } from '../../src/ui/styles'
import { drawForm } from './drawForm'
import { keepReview } from './keepReview'
import type { ReviewRequestProps } from './props'
import { attachForm, type SendReview } from './reviewForm'
import css from './reviewRequest.css?inline'

/** Reads the token. Returns `null` without one. */
export function parse(element: HTMLElement): ReviewRequestProps | null {
  const token = readText(element, 'data-review-token')
  return token ? { token, hasForms: element.querySelector('form') !== null, answer: null } : null
}

/**
 * Loads the code that sends reviews. Also requests the products that are left to review, unless the server has written
 * a form for each.
 */
export async function prepare(props: ReviewRequestProps): Promise<ReviewRequestProps> {
  const { fetchReviewRequest, sendReview } = await import('./reviewRequests')
  const answer = props.hasForms ? null : await fetchReviewRequest(props.token)
  return { ...props, answer, send: sendReview }
}

/** Sends the forms of the page, the server's or our own, without leaving the page, so that no input is lost. */
export function attach(element: HTMLElement, { token, answer, send }: ReviewRequestProps): () => void {
  adoptStyles('review-request', css)
  const changes = recordChanges()
  if (answer) {
    const drawn = answer.items
      ? answer.items.map(drawForm)
      : [create('p', { class: 'skerry-review-problem', role: 'alert' }, answer.message)]
    // If nothing is left to review, the server's text stays.
    if (drawn.length > 0) changes.content(element, drawn)
  }
  if (!send) return changes.undo
  for (const form of element.querySelectorAll('form')) {
    const forget = answer && keepReview(form, token, changes)
    const sendOwn: SendReview = async (review, key) => {
      const problem = await send(token, review, key)
      if (!problem) forget?.()
      return problem
    }
    changes.onUndo(attachForm(form, sendOwn))
  }
  return changes.undo
}
