import { donationPages } from '../fixtures/donationPages'
import { products } from '../fixtures/products/index'
import { siteFooter, siteHeader, websiteId } from '../fixtures/site'

/** The site's name, contact details and ids. Pages take them from here. */
export const identity = {
  title: siteHeader.siteTitle,
  tagline: siteHeader.tagline,
  position: siteFooter.text,
  email: 'kettle@skerry-island.test',
  phone: '01632 960 174',
  websiteId,
  templateId: '5f0c00000000000000000002',
} as const

/** The donation page that the site's buttons link to. */
export const donationPageId = donationPages[0]?.id ?? ''

/** The product that every example sells: no variants, and an unlimited stock. */
export const shipsBiscuitId = products.find(({ urlId }) => urlId === 'ships-biscuit')?.id ?? ''

const currency = donationPages[0]?.currency ?? 'USD'

/** Formats a price in the shop, with its cents, in the language of the site's pages. */
export function cents(amount: number): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100)
}

/** Formats a price in the site's currency. */
export function price(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2
  const figures = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    ...figures,
  }).format(cents / 100)
}

/** The name of an image that does not exist, so that testers see how a page looks with a missing image. */
export const missingImage = 'keepers-cat'
