/**
 * The paths of a site's pages (A2 Screens and routes). Paths that the specification leaves open are from
 * docs/decisions.md#19.
 */
export const routes = {
  cart: '/cart',
  goToCheckout: '/commerce/goto-checkout',
  subscribe: '/checkout/subscribe',
  donate: '/checkout/donate',
  giftCard: '/checkout/giftcard',
  config: '/config/',
  search: '/search',
} as const

/** The URL of the donation checkout for a donation page. */
export function donateUrl(donatePageId: string): string {
  return `${routes.donate}?${new URLSearchParams({ donatePageId })}`
}
