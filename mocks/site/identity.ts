import { donationPages } from '../fixtures/donationPages'
import { siteFooter, siteHeader } from '../fixtures/site'

/** Who runs the site. Other pages never spell these out themselves. */
export const identity = {
  title: siteHeader.siteTitle,
  tagline: siteHeader.tagline,
  position: siteFooter.text,
  email: 'kettle@skerry-island.test',
  phone: '01632 960 174',
  websiteId: '5f0c00000000000000000001',
  templateId: '5f0c00000000000000000002',
} as const

/** The donation page that the site's buttons lead to. */
export const donationPageId = donationPages[0]?.id ?? ''

const currency = donationPages[0]?.currency ?? 'USD'

/** A price as the site prints it, in the shop's one currency. */
export function price(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2
  const figures = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...figures,
  }).format(cents / 100)
}

/** The name of a picture that a page shows and that is not there, so that testers see what becomes of its place. */
export const missingImage = 'keepers-cat'
