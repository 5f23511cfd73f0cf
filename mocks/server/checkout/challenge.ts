import { html } from '../../site/html'
import { type Fields, hiddenFields } from './fields'
import { type HostedAnswer, hostedPageTypes } from './HostedPage'

/** The bank's confirmation of a payment. Its form carries the posted fields along, except the card. */
export function challengePage(url: URL, posted: Fields): HostedAnswer {
  const { card: _, action: __, ...carried } = posted
  const content = html`<div class="checkout-ask"><p>A card like this one has to be confirmed with its bank. This is where the bank would ask.</p>
<form class="checkout-form" method="POST" action="${url.pathname + url.search}">${hiddenFields({ ...carried, action: 'order' })}
<p class="checkout-buttons"><button class="sqs-block-button-element" type="submit" name="challenge" value="passed">It is me</button>
<button class="checkout-update" type="submit" name="card" value="4000 0000 0000 0002">It is not me</button></p></form></div>`
  return { title: 'Confirm your payment', content, pageType: hostedPageTypes.checkout }
}
