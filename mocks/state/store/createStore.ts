import { coupons } from '../../fixtures/commerce/coupons'
import { giftCards } from '../../fixtures/commerce/giftCards'
import { reviewRequests, reviews } from '../../fixtures/commerce/reviews'
import { products } from '../../fixtures/products'
import { shop } from '../../fixtures/shop'
import type { Store } from './Store'

/** The shop in its initial state, with the stock of the fixtures. */
export function createStore(): Store {
  const limited = products.flatMap(({ structuredContent }) =>
    structuredContent.variants.filter(({ unlimited }) => !unlimited),
  )
  return {
    learned: {},
    clockOffsetMs: 0,
    stock: Object.fromEntries(limited.map(({ id, qtyInStock }) => [id, qtyInStock])),
    unlimited: {},
    prices: {},
    deleted: {},
    sold: {},
    coupons: Object.fromEntries(coupons.map((coupon) => [coupon.promoCode, coupon])),
    minimumSubtotalCents: shop.minimumSubtotalCents,
    expressCheckout: false,
    orders: [],
    giftCards: Object.fromEntries(giftCards.map((card) => [card.code, { ...card }])),
    access: {},
    restockSignUps: [],
    reviews: [...reviews],
    reviewRequests: Object.fromEntries(
      reviewRequests.map(({ token, ...request }) => [token, { ...request, done: [...request.done] }]),
    ),
  }
}

/** A stored shop, with what was added to the fixtures since it was stored. */
export function restoreStore(fresh: Store, stored: Store | undefined): Store {
  if (stored === undefined) return fresh
  return {
    ...fresh,
    ...stored,
    stock: { ...fresh.stock, ...stored.stock },
    giftCards: { ...fresh.giftCards, ...stored.giftCards },
    reviewRequests: { ...fresh.reviewRequests, ...stored.reviewRequests },
  }
}
