import { findGiftCard } from '../../handlers/giftCards'
import { type Html, html } from '../../site/html'
import { formatCents } from '../../state/store/formatCents'
import type { PageView } from '../pageResponse'
import { chosenDecline } from './chosenDecline'
import { notice, textField } from './fields'
import { type HostedAnswer, hostedPageTypes } from './HostedPage'
import { sessionOfPage } from './visitorCart'
import { waitText } from './waitText'

/** The balance page of gift cards: a form, and below it the balance if the URL has a `code`. */
export function giftCardBalance(view: PageView): HostedAnswer {
  const code = view.url.searchParams.get('code') ?? ''
  const { answer, status } = code.trim() === '' ? { answer: null, status: 200 } : answerTo(view)
  const field = textField(
    {
      name: 'code',
      label: 'Gift card code',
      autocomplete: 'off',
      isRequired: true,
      hint: 'For example SKERRY-0050-FULL. You find it in the letter with the card.',
    },
    { code },
    {},
  )
  const content = html`<form class="checkout-form" method="GET" action="${view.url.pathname}" data-gift-card-balance>
${field}
<p class="checkout-buttons"><button class="sqs-block-button-element" type="submit">Show the balance</button></p>
${answer}</form>`
  return { title: 'Gift card balance', content, pageType: hostedPageTypes.page, status }
}

function answerTo(view: PageView): { readonly answer: Html | null; readonly status: number } {
  const { backend, url } = view
  const visitor = sessionOfPage(view)?.id ?? '' // visitors without cookies share one limit
  const found =
    chosenDecline(view, 'GetGiftCardBalance') ?? findGiftCard(backend.state, { visitor, now: backend.now() }, url)
  backend.changed()
  if ('waitSeconds' in found) return { answer: notice(waitText(found.waitSeconds)), status: 429 }
  if ('errorKey' in found) return { answer: notice(found.message), status: found.status }
  const left = found.balanceCents === 0 ? 'nothing' : formatCents(found.balanceCents)
  return { answer: html`<p role="status">There is <strong>${left}</strong> left on this card.</p>`, status: 200 }
}
