import { comments } from '../../fixtures/comments'
import { type Html, html } from '../html'
import { spokenDate } from '../pages/eventList'
import type { Visit } from '../Visit'

/** A link to the comments of an item. It also works without a number. */
export function commentLink(visit: Visit, path: string, itemId: string): Html {
  return html`<a href="${visit.href(`${path}#comments-${itemId}`)}" class="sqs-comment-link sqs-disqus-comment-link" data-id="${itemId}">Comments</a>`
}

/** The comments of an item, rendered by the server. */
export function commentList(itemId: string): Html {
  const written = comments[itemId] ?? []
  return html`<div class="squarespace-comments" id="comments-${itemId}" data-item-id="${itemId}" data-public-comment-count="${written.length}" data-comment-state="1">
  <h2>Comments</h2>
  <ol>${written.map(({ name, date, text }) => html`<li><p class="kicker">${name}, <time datetime="${date}">${spokenDate(date)}</time></p><p>${text}</p></li>`)}</ol>
</div>`
}
