import { memberAreas } from '../../fixtures/commerce/memberAreas'
import { type Html, html } from '../html'
import { price } from '../identity'
import { pageTypes, type SitePage } from '../SitePage'
import type { Visit } from '../Visit'
import { pageHead, section } from './parts'

const [area] = memberAreas
const options = area?.options ?? []
const sides = ['left', 'right']

/**
 * The page that invites visitors to join the member area, with its two prices in the platform's markup. Members see a
 * welcome instead.
 */
export const members: SitePage = {
  path: '/members',
  title: area?.title ?? '',
  summary: 'A seat at the keeper’s table: what happens there, and what it costs.',
  blocks: ['pricing-toggle'],
  pageType: pageTypes.memberAccess,
  collectionId: '5f0c0000000000000000c0f1',
  body: (visit) => {
    const isMember = area !== undefined && visit.isMemberOf(area.id)
    const title = isMember ? 'Welcome back to the keeper’s table' : 'A seat at the keeper’s table'
    return html`${pageHead(title, 'The log of the week before it is printed, the recipe that failed, and first pick of the Sunday parcels.', 'For members')}
      ${section('members', isMember ? greeting(visit) : invitation())}`
  },
}

function greeting(visit: Visit): Html {
  return html`<p class="lede">You have a seat at the table.</p>
  <p><a href="${visit.href('/bakehouse')}">Go to the bakehouse</a></p>`
}

function invitation(): Html {
  return html`<div id="sqs-member-access-page-root" class="member-area-block" data-member-area-id="${area?.id ?? ''}">
  <div class="ma-pricing-toggle-wrapper toggle-left"><ul class="ma-pricing-options" aria-label="How you pay">
${options.map(({ id, name }, index) => html`<li class="${sides[index] ?? ''}-option"><button type="button" class="sqs-editable-button sqs-button-element--primary ma-pricing-option-button ${sides[index] ?? ''}-button${index === 0 && ' ma-pricing-option-selected'}" data-option-id="${id}">${name}</button></li>`)}
  </ul></div>
  ${options.map(({ priceCents, plan }, index) => html`<p class="member-price${index > 0 && ' hide'}" data-pricing-option="${index}"><strong>${price(priceCents)}</strong> every ${plan.billingPeriod.unit.toLowerCase()}, until you leave</p>`)}
  ${options.map(({ name }, index) => html`<button type="button" class="sqs-block-button-element join-button${index > 0 && ' hide'}">Join ${name.toLowerCase()}</button>`)}
</div>`
}
