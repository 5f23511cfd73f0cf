import { type DonationPage, donationPages } from '../fixtures/donationPages'
import { type Answer, declined, ok } from '../http/Answer'
import { textMember } from '../http/body'
import type { Call, Operation } from '../http/Operation'
import { once } from '../http/once'
import { nextId } from '../state/random'
import { isEmail } from '../state/store/email'

/** Donation pages and donations. Amounts are in hundredths of the currency. */
export const donationOperations: readonly Operation[] = [
  {
    id: 'GetDonationPage',
    method: 'GET',
    path: '/api/commerce/donation-pages/{id}',
    group: 'commerce',
    crumb: 'none',
    answer: ({ params }) => {
      const page = pageOf(params.id ?? '')
      return page ? ok(page) : pageNotFound()
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
  const page = pageOf(textMember(body.value, 'donatePageId'))
  if (page === undefined) return pageNotFound()
  const amountCents = Number(textMember(body.value, 'amountCents') || Number.NaN)
  const frequency = textMember(body.value, 'frequency') || 'once'
  if (!isAmountAllowed(page, amountCents)) {
    return declined({ errorKey: 'AMOUNT_INVALID', status: 422, message: 'This amount cannot be donated.' })
  }
  if (!page.frequencies.includes(frequency)) {
    return declined({ errorKey: 'FREQUENCY_INVALID', status: 422, message: 'This frequency is not offered.' })
  }
  const sender = textMember(body.value, 'email')
  if (!isEmail(sender)) {
    const message = 'Please enter a valid email'
    return declined({ errorKey: 'EMAIL_INVALID', status: 422, message, errors: { email: message } })
  }
  const donation = { id: nextId(backend.state), at: backend.now(), donatePageId: page.id, amountCents, frequency }
  backend.state.donations.push({ ...donation, email: sender })
  return ok({ donationId: donation.id, amountCents, currency: page.currency, frequency }, 201)
}

function isAmountAllowed(page: DonationPage, cents: number): boolean {
  return Number.isInteger(cents) && cents >= page.minimumCents && cents <= page.maximumCents
}

function pageOf(id: string): DonationPage | undefined {
  return donationPages.find((page) => page.id === id)
}

function pageNotFound(): Answer {
  return declined({ errorKey: 'PAGE_NOT_FOUND', status: 404, message: 'There is no such donation page.' })
}
