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
  account: '/account',
  login: '/account/login',
} as const

/** The URL of the donation checkout for a donation page. */
export function donateUrl(donatePageId: string): string {
  return `${routes.donate}?${new URLSearchParams({ donatePageId })}`
}

/** The URL of a subscription's checkout, for the token of its cart. */
export function subscribeUrl(cartToken: string): string {
  return `${routes.subscribe}?${new URLSearchParams({ cartToken })}`
}

/** The URL of a gift card's checkout. `sku` names the card's value, and may be missing. */
export function giftCardUrl(card: {
  readonly websiteId: string
  readonly productId: string
  readonly sku: string | null
}): string {
  const { websiteId, productId: giftCardProductId, sku } = card
  const query = new URLSearchParams({ websiteId, giftCardProductId, ...(sku ? { sku } : {}) })
  return `${routes.giftCard}?${query}`
}

/**
 * The URL of the login page, which leads back to a path of this site, without the parameter that shows a message about
 * a logout.
 */
export function loginUrl(path: string): string {
  const returnTo = path.replace(/([?&])logout=true(?:&|(?=#|$))/, '$1').replace(/[?&](?=#|$)/, '')
  return `${routes.login}?${new URLSearchParams({ returnTo })}`
}
