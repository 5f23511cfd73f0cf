import { type Html, html } from '../html'
import type { Visit } from '../Visit'

/** A like button, as templates write it. */
export function likeButton(visit: Visit, itemId: string): Html {
  return html`<span class="sqs-simple-like" data-item-id="${itemId}" data-like-count="${visit.likesOf(itemId)}">
  <span class="like-icon"></span>
  <span class="like-count"></span>
</span>`
}
