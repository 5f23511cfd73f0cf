import { type Attributes, attributes, type Html, html } from '../html'
import type { Visit } from '../Visit'

const standIn = '/api/reservations/stand-ins/opentable'
const loader = 'https://www.opentable.com/widget/reservation/loader'

/** The URL of OpenTable's script, or of its stand-in, with the number of a restaurant that does not exist. */
export function openTableSource(visit: Visit): string {
  return `${visit.query.get('providers') === 'real' ? loader : standIn}?rid=1234567&type=standard&iframe=true`
}

/** OpenTable's block, in the wrapper of hosted pages. */
export function openTableBlock(id: string, source: string | null): Html {
  const marks: Attributes = {
    class: 'sqs-block opentable-v2-block sqs-block-opentable-v2',
    'data-block-type': 66,
    id: `block-${id}`,
    'data-script-src': source,
  }
  return html`<div${attributes(marks)}><div class="sqs-block-content"><div class="squarespace-opentable-new-age-wrapper"></div></div></div>`
}

/** Tock's block. Its script supports one container per page. */
export function tockBlock(id: string, variant: 'reservations' | 'events' = 'reservations'): Html {
  const container = {
    id: 'Tock_widget_container',
    'data-tock-business-slug': 'skerry-bakehouse',
    'data-tock-display-mode': 'Button',
    'data-tock-locale': 'en-gb',
    'data-tock-variant': variant === 'events' ? variant : null,
  }
  return html`<div class="sqs-block tock-block sqs-block-tock" data-block-type="68" id="block-${id}"><div class="sqs-block-content"><div${attributes(container)}></div></div></div>`
}
