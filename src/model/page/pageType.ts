/** The page types of B2 Routes by their name; the numbers are the `pageType` in the context of real pages. */
export const pageTypeNumbers = {
  collection: 1,
  page: 2,
  'splash-page': 3,
  item: 50,
  'not-found': 100,
  error: 101,
  search: 102,
  'lock-screen': 103,
  'popup-overlay': 104,
  'protected-content': 105,
  'member-area-access-denied': 106,
  paywall: 107,
  cart: 200,
  checkout: 201,
  'order-confirmed': 202,
  donate: 203,
  'contribution-confirmed': 204,
  'cart-v2': 205,
  'subscription-confirmed': 206,
  'order-received': 207,
  'membership-confirmed': 208,
  'reviews-request': 209,
  'digital-product-composer-preview': 210,
  'order-status': 211,
  'newsletter-unsubscribe': 300,
  'commerce-email-preview': 301,
  'single-sign-on': 400,
} as const

/** A page type by name; `unknown` if the page has no context or an undocumented number. */
export type PageType = keyof typeof pageTypeNumbers | 'unknown'

const names = new Map<unknown, PageType>(
  Object.entries(pageTypeNumbers).map(([name, number]) => [number, name as keyof typeof pageTypeNumbers]),
)

/** The page type of a number, or of a number as text. */
export function pageTypeOf(value: unknown): PageType {
  return names.get(typeof value === 'string' ? Number(value) : value) ?? 'unknown'
}
