import { recordChanges } from '../../src/browser/elementChanges'
import { newKey } from '../../src/data/newKey'
import { buttonSwitch, type SubmitButton } from '../../src/ui/buttonSwitch'
import { element } from '../../src/ui/element'
import { mayMoveFocus } from '../../src/ui/tabbables'
import { messages } from './messages'
import type { Review, ReviewProblem } from './props'
import { drawStars } from './starRating'

/** Sends a review under a key. Resolves to the reason if it was not saved. */
export type SendReview = (review: Review, key: string) => Promise<ReviewProblem | null>

const texts = 'textarea, input:not([type="hidden"], [type="radio"], [type="submit"])'

/**
 * Makes a form send its review without leaving the page. Its fields always keep their input. Returns a function that
 * restores it.
 */
export function attachForm(form: HTMLFormElement, sendReview: SendReview): () => void {
  const changes = recordChanges()
  const group = form.querySelector<HTMLElement>('fieldset:has([name="rating"])')
  const button = form.querySelector<SubmitButton>('[type="submit"]')
  if (!group || !button) return changes.undo
  const stars = drawStars(group, changes)
  const problem = element('p', { class: 'skerry-review-problem', role: 'alert' })
  button.before(changes.own(problem))
  const showOnButton = buttonSwitch(button, messages.sending, changes)
  const keyOf = createKeys()
  let isSending = false

  const showSending = (isOn: boolean) => {
    isSending = isOn
    showOnButton(isOn)
    for (const field of form.querySelectorAll(texts)) changes.attribute(field, 'readonly', isOn ? '' : null)
  }

  const send = async (review: Review) => {
    showSending(true)
    const failure = await sendReview(review, keyOf(review))
    if (changes.signal.aborted) return
    showSending(false)
    if (!failure) changes.onUndo(thank(form))
    else if (failure.kind === 'rating') stars.showProblem(failure.message)
    else problem.textContent = failure.message
  }

  changes.listen(group, 'click', (event) => {
    if (isSending) event.preventDefault() // radio buttons cannot be read-only
  })
  changes.attribute(form, 'novalidate', '')
  changes.listen(form, 'submit', (event) => {
    if (event.defaultPrevented) return // a script on the page has cancelled it
    event.preventDefault()
    if (isSending) return
    const review = readReview(form)
    problem.textContent = ''
    stars.showProblem(review.rating > 0 ? '' : messages.ratingNeeded)
    if (review.rating > 0) void send(review)
  })
  return changes.undo
}

/**
 * Replaces a form with a thank-you message, which gets the focus, unless the visitor has left the form. Returns a
 * function that shows the form again.
 */
function thank(form: HTMLFormElement): () => void {
  const changes = recordChanges()
  const thanks = element('p', { class: 'skerry-review-thanks', role: 'status', tabindex: '-1' }, messages.thanks)
  const title = form.querySelector('h2')?.cloneNode(true)
  const note = element('div', {}, ...(title ? [title] : []), thanks)
  form.before(changes.own(note))
  changes.style(form, 'display', 'none')
  if (mayMoveFocus(form)) thanks.focus()
  return changes.undo
}

function readReview(form: HTMLFormElement): Review {
  const fields = new FormData(form)
  const textOf = (name: string) => String(fields.get(name) ?? '').trim()
  return {
    itemId: textOf('itemId'),
    rating: Number(textOf('rating')) || 0,
    text: textOf('text'),
    name: textOf('name'),
  }
}

/** Creates the keys of reviews: the same key if the review is sent again, a new one if it has changed in between. */
function createKeys(): (review: Review) => string {
  let [key, last] = ['', '']
  return (review) => {
    const text = JSON.stringify(review)
    if (text !== last) [key, last] = [newKey(), text]
    return key
  }
}
