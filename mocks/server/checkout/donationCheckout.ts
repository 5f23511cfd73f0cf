import { type DonationPage, donationPages } from '../../fixtures/donationPages'
import { donationPageOf, donationProblem, type Offer, saveDonation } from '../../handlers/donations'
import { type Html, html } from '../../site/html'
import { wholeNumber } from '../../state/store/additions'
import { formatCents } from '../../state/store/formatCents'
import type { PageView } from '../pageResponse'
import { chosenDecline } from './chosenDecline'
import { choices, type Fields, notice, type Problems, textField } from './fields'
import { type HostedAnswer, hostedPageTypes } from './HostedPage'
import { keepScenario } from './keepScenario'
import { formKeyField } from './oncePerForm'

/** The checkout of a donation: `donatePageId` (A2 Screens and routes). Works without scripts. */
export function donationCheckout(view: PageView, posted: Fields | null): HostedAnswer {
  const { backend, url } = view
  const page = donationPageOf(url.searchParams.get('donatePageId') ?? '')
  if (page === undefined) return unknownPage()
  if (posted === null) return donationPage(view, page, { values: {}, problems: {} })
  const offer = offerOf(posted)
  const problems = problemsOf(page, offer)
  const message = Object.values(problems).join(' ') || chosenDecline(view, 'Donate')?.message
  if (message) return donationPage(view, page, { values: posted, problems, message })
  const { id } = saveDonation(backend, page, offer)
  backend.changed()
  return { redirect: `/checkout/contribution-confirmed?id=${id}` }
}

/** The page after a donation. */
export function contributionConfirmed({ backend, url }: PageView): HostedAnswer {
  const pageType = hostedPageTypes.contributionConfirmed
  const donation = backend.state.donations.find(({ id }) => id === url.searchParams.get('id'))
  if (donation === undefined) {
    const content = html`${notice('There is no such donation.')}<p><a href="/">Back to the start</a></p>`
    return { title: 'Donation', content, pageType, status: 404 }
  }
  const { amountCents, frequency, email } = donation
  const often = wordsOf(frequency).toLowerCase()
  const content = html`<div class="checkout-done"><p>Thank you. That’s one more night with somebody’s name on it. If you’re near the coast this evening, look west at dusk and count to twelve.</p>
<p>You give <strong>${formatCents(amountCents)} ${often}</strong>. We have written to ${email}.</p>
<p><a class="sqs-block-button-element" href="/">Back to the start</a></p></div>`
  return { title: 'Lit', content, pageType }
}

/** A typed amount takes precedence over a chosen one. */
function offerOf({ amountCents = '', otherAmount = '', frequency = '', email = '' }: Fields): Offer {
  return {
    amountCents: otherAmount.trim() === '' ? (wholeNumber(amountCents) ?? Number.NaN) : centsOf(otherAmount),
    frequency,
    email,
  }
}

/** Cents of an amount such as `12`, `12.50` or `$12,5`; NaN for anything else. */
function centsOf(amount: string): number {
  const [, whole, decimals = ''] = /^\$?\s*(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(amount.trim()) ?? []
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

function problemsOf(page: DonationPage, offer: Offer): Problems {
  const problem = donationProblem(page, offer)
  switch (problem?.errorKey) {
    case undefined:
      return {}
    case 'AMOUNT_INVALID':
      return { otherAmount: `Please enter an amount ${limitsOf(page)}.` }
    default:
      return problem?.errors ?? { frequency: problem?.message }
  }
}

function limitsOf({ minimumCents, maximumCents }: DonationPage): string {
  return `from ${formatCents(minimumCents)} to ${formatCents(maximumCents)}`
}

interface Shown {
  readonly values: Fields
  readonly problems: Problems
  readonly message?: string
}

function donationPage(view: PageView, page: DonationPage, { values, problems, message }: Shown): HostedAnswer {
  const [first = 0, second = first] = page.suggestedAmountsCents
  const amounts = page.suggestedAmountsCents.map((cents) => ({ value: String(cents), label: formatCents(cents) }))
  const frequencies = page.frequencies.map((value) => ({ value, label: wordsOf(value) }))
  const hint = `${limitsOf(page).replace('from', 'From')}. It counts in place of the amount above.`
  const other = { name: 'otherAmount', label: 'Another amount', inputMode: 'decimal', hint } as const
  const content = html`${notice(message ?? null)}<form class="checkout-form" method="POST" action="${keepScenario(view, view.url.pathname + view.url.search)}">
${formKeyField(values)}<p>Choose a sum and how often. You can stop at any time by telling us, and we’ll still wave.</p>
${choices('amountCents', 'How much?', amounts, { chosen: values.amountCents ?? String(second) })}
${textField(other, values, problems)}
${choices('frequency', 'How often?', frequencies, { chosen: values.frequency ?? page.frequencies[0] ?? '' })}
${textField({ name: 'email', label: 'Where shall we send the thanks?', type: 'email', autocomplete: 'email', isRequired: true }, values, problems)}
<p class="checkout-buttons"><button class="sqs-block-button-element" type="submit">Light the lamp</button></p>
<p class="note">This is a demonstration. No card is asked for, and no money moves.</p></form>`
  return { title: page.title, content, pageType: hostedPageTypes.donate, status: message ? 422 : 200 }
}

function unknownPage(): HostedAnswer {
  const links: readonly Html[] = donationPages.map(({ id, title }) => {
    return html`<li><a class="sqs-block-button-element" href="/checkout/donate?donatePageId=${id}">${title}</a></li>`
  })
  const content = html`${notice('The link that brought you here names no donation page that exists. These do.')}<ul class="plain-list">${links}</ul>`
  return { title: 'Give', content, pageType: hostedPageTypes.donate, status: 404 }
}

const frequencyWords: { readonly [frequency: string]: string } = {
  once: 'Once',
  week: 'Every week',
  month: 'Every month',
  year: 'Every year',
}

function wordsOf(frequency: string): string {
  return frequencyWords[frequency] ?? frequency
}
