import type { Backend } from '../Backend'
import { type DonationPage, donationPages } from '../fixtures/donationPages'
import { type Answer, type Decline, declined, ok } from '../http/Answer'
import { member, textMember } from '../http/body'
import type { Call, Operation } from '../http/Operation'
import { once } from '../http/once'
import type { Donation } from '../state/MockState'
import { nextId } from '../state/random'
import { wholeNumber } from '../state/store/additions'
import { emailInvalid, isEmail } from '../state/store/email'

/** Donation pages and donations. Amounts are in hundredths of the currency. */
export const donationOperations: readonly Operation[] = [
  {
    id: 'GetDonationPage',
    method: 'GET',
    path: '/api/commerce/donation-pages/{id}',
    group: 'commerce',
    crumb: 'none',
    answer: ({ params }) => {
      const page = donationPageOf(params.id ?? '')
      return page ? ok(page) : declined(pageNotFound)
    },
  },
  {
    id: 'Donate',
    method: 'POST',
    path: '/api/commerce/donations',
    group: 'commerce',
    crumb: 'required',
    answer: once(donate),
  },
]

function donate({ backend, body }: Call): Answer {
  const page = donationPageOf(textMember(body.value, 'donatePageId'))
  if (page === undefined) return declined(pageNotFound)
  const offer = {
    amountCents: wholeNumber(member(body.value, 'amountCents')) ?? Number.NaN,
    frequency: textMember(body.value, 'frequency') || 'once',
    email: textMember(body.value, 'email'),
  }
  const problem = donationProblem(page, offer)
  if (problem !== null) return declined(problem)
  const { id, amountCents, frequency } = saveDonation(backend, page, offer)
  return ok({ donationId: id, amountCents, currency: page.currency, frequency }, 201)
}

/** The donation that a visitor wants to make. */
export type Offer = Pick<Donation, 'amountCents' | 'frequency' | 'email'>

/** Why a donation is not accepted; null if it is. */
export function donationProblem(page: DonationPage, { amountCents, frequency, email }: Offer): Decline | null {
  if (!isAmountAllowed(page, amountCents)) {
    return { errorKey: 'AMOUNT_INVALID', status: 422, message: 'This amount cannot be donated.' }
  }
  if (!page.frequencies.includes(frequency)) return frequencyInvalid
  return isEmail(email) ? null : emailInvalid('email')
}

export function saveDonation({ state, now }: Backend, page: DonationPage, offer: Offer): Donation {
  const donation = { id: nextId(state), at: now(), donatePageId: page.id, ...offer }
  state.donations.push(donation)
  return donation
}

export function donationPageOf(id: string): DonationPage | undefined {
  return donationPages.find((page) => page.id === id)
}

function isAmountAllowed(page: DonationPage, cents: number): boolean {
  return Number.isInteger(cents) && cents >= page.minimumCents && cents <= page.maximumCents
}

export const frequencyInvalid: Decline = {
  errorKey: 'FREQUENCY_INVALID',
  status: 422,
  message: 'This frequency is not offered.',
}
const pageNotFound: Decline = {
  errorKey: 'PAGE_NOT_FOUND',
  status: 404,
  message: 'There is no such donation page.',
}
