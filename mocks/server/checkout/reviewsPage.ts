import { type Html, html } from '../../site/html'
import { shopTime } from '../../state/store/clock'
import { alreadyReviewed, findReviewRequest, type ReviewableItem, saveReview } from '../../state/store/reviews'
import type { PageView } from '../pageResponse'
import { chosenDecline } from './chosenDecline'
import { type Fields, notice } from './fields'
import { type HostedAnswer, hostedPageTypes } from './HostedPage'
import { keepScenario } from './keepScenario'

const title = 'What do you think?'
const stars = [1, 2, 3, 4, 5]
const thanks = html`<p role="status">Thank you for your review.</p>`
const back = html`<p><a href="/bakehouse">Back to the bakehouse</a></p>`

/** The page that an e-mail to a buyer links to, `/reviews/{token}`: a form for each product without a review. */
export function reviewsPage(view: PageView, posted: Fields | null): HostedAnswer {
  const { backend, url } = view
  const token = url.pathname.slice('/reviews/'.length)
  const now = shopTime(backend)
  const open = findReviewRequest(backend.state.store, token, now)
  const pageType = hostedPageTypes.reviewsRequest
  const isThanked = url.searchParams.has('thanks')
  if ('errorKey' in open) {
    if (isThanked && open.errorKey === alreadyReviewed.errorKey)
      return { title, content: html`${thanks}${back}`, pageType }
    const content = html`${notice(open.message)}${back}`
    return { title, content, pageType, status: open.status }
  }
  const answer = () => saveReview(backend.state, open, { body: posted, at: now })
  const saved = posted && (chosenDecline(view, 'AnswerReviewRequest') ?? answer())
  if (saved && !('errorKey' in saved)) {
    backend.changed()
    return { redirect: `${url.pathname}?thanks=${saved.itemId}` }
  }
  const problem = saved?.message ?? null
  const content = html`${notice(problem)}${isThanked && thanks}
<div class="checkout-done" data-review-token="${token}">${open.items.map((item) => reviewForm(keepScenario(view, url.pathname), item, posted?.itemId === item.itemId ? posted : {}))}</div>`
  return { title, content, pageType, status: saved ? saved.status : 200 }
}

function reviewForm(action: string, { itemId, title: product }: ReviewableItem, values: Fields): Html {
  const fields = { name: `name-${itemId}`, text: `text-${itemId}` }
  return html`<form class="checkout-form" method="POST" action="${action}" aria-label="${product}">
<h2>${product}</h2><input type="hidden" name="itemId" value="${itemId}">
<fieldset class="review-stars"><legend>How many stars?</legend>${stars.map((count) => html`<label><input type="radio" name="rating" value="${count}"${String(count) === values.rating && html` checked`}> <span>${count} ${count === 1 ? 'star' : 'stars'}</span></label>`)}</fieldset>
<p class="plain-field"><label for="${fields.text}">Your review</label><textarea id="${fields.text}" class="field-element" name="text" rows="4" maxlength="5000">${values.text}</textarea></p>
<p class="plain-field"><label for="${fields.name}">Your name</label><input id="${fields.name}" class="field-element" type="text" name="name" autocomplete="name" value="${values.name ?? ''}"></p>
<p class="checkout-buttons"><button class="sqs-block-button-element" type="submit">Send it</button></p></form>`
}
