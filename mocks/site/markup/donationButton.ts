import { attributes, type Html, html } from '../html'
import type { Visit } from '../Visit'
import { block } from './block'

/** The button's element: a link, which works without scripts, the platform's bare `div`, or a real button. */
export type DonationElement = 'a' | 'div' | 'button'

export interface DonationButton {
  readonly donatePageId: string
  readonly label: string
  readonly element?: DonationElement
}

/** A donation block. */
export function donationBlock(id: string, visit: Visit, button: DonationButton): Html {
  return block(
    'donation',
    id,
    html`<div class="sqs-donate-button-wrapper sqs-donate-button-wrapper--align-left">${donateElement(visit, button)}</div>`,
  )
}

function donateElement(visit: Visit, { donatePageId, label, element = 'a' }: DonationButton): Html {
  const marks = { class: 'sqs-donate-button sqs-block-button-element', 'data-donate-page-id': donatePageId }
  if (element === 'button') return html`<button type="button"${attributes(marks)}>${label}</button>`
  if (element === 'div') return html`<div role="button" tabindex="0"${attributes(marks)}>${label}</div>`
  return html`<a${attributes({ ...marks, href: visit.href(`/checkout/donate?donatePageId=${donatePageId}`) })}>${label}</a>`
}
