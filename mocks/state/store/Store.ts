import type { Coupon, ShippingLocation } from '../../../src/model/cart/Cart'
import type { Product } from '../../../src/model/product/Product'

/** The state of the shop. A product without variants has one entry, under the product's id. */
export interface Store {
  /** The products of the pages that the server has served, in addition to the shop's own, by id. */
  readonly learned: Record<string, Product>
  /** The offset that QA added to the clock of the shop, in milliseconds. */
  clockOffsetMs: number
  /** Stock by variant id, only for variants with limited stock. */
  readonly stock: Record<string, number>
  /** Variants whose stock QA made unlimited. */
  readonly unlimited: Record<string, boolean>
  /** Prices that QA changed, by variant id. */
  readonly prices: Record<string, Price>
  /** Variants and products that QA deleted, by id. */
  readonly deleted: Record<string, boolean>
  /** Units sold, by variant id. */
  readonly sold: Record<string, number>
  /** By code, in upper case. */
  readonly coupons: Record<string, CouponRule>
  minimumSubtotalCents: number
  /** Whether buttons open the checkout of their product directly (docs/decisions.md#21). */
  expressCheckout: boolean
  readonly orders: Order[]
  readonly giftCards: Record<string, GiftCard>
  /** Who has bought a paywall: ids of accounts and sessions, by product id. */
  readonly access: Record<string, string[]>
  readonly restockSignUps: RestockSignUp[]
  readonly reviews: Review[]
  /** By token. */
  readonly reviewRequests: Record<string, ReviewRequest>
}

/** A price in hundredths; `saleCents` is null if the product is not on sale. */
export interface Price {
  readonly cents: number
  readonly saleCents: number | null
}

export interface CouponRule {
  readonly promoCode: string
  readonly name: string
  readonly type: Coupon['type']
  /** Hundredths of a percent, or cents; 0 for free shipping. */
  readonly amount: number
  readonly minimumSubtotalCents?: number
  readonly expiresAt?: number
}

/** A cart as it is stored. Prices, totals and coupons are computed when it is sent. */
export interface StoredCart {
  readonly id: string
  readonly token: string
  /** A subscription is a separate cart, which only `/checkout/subscribe` shows. */
  readonly kind: 'shop' | 'subscription'
  readonly created: number
  expiresAt: number
  version: number
  orderId: string | null
  entries: StoredEntry[]
  /** The codes that were entered, in that order. */
  promoCodes: string[]
  shippingLocation: ShippingLocation | null
  shippingOptionId: string | null
  /** The cart as it was sold. */
  purchased: unknown
}

export interface StoredEntry {
  readonly id: string
  readonly itemId: string
  readonly sku: string | null
  quantity: number
  readonly additionalFields: string | null
  readonly subscriptionOptionId: string | null
  /** The name of the product when it was added. It stays if the product is deleted. */
  readonly productName: string
  readonly productType: number
  /** The price of one unit that the visitor last saw. */
  unitCents: number
}

export interface Order {
  readonly id: string
  readonly at: number
  readonly cartId: string
  readonly email: string
  readonly grandTotalCents: number
  readonly lines: readonly OrderLine[]
  readonly reviewToken: string
}

export interface OrderLine {
  readonly itemId: string
  readonly variantId: string
  readonly productName: string
  readonly quantity: number
}

export interface GiftCard {
  readonly code: string
  readonly at: number
  readonly amountCents: number
  balanceCents: number
  readonly recipient: { readonly name: string; readonly email: string }
}

/** A visitor who wants to know when a variant is back in stock. */
export interface RestockSignUp {
  readonly productId: string
  readonly variantId: string
  readonly email: string
  readonly isJoinMailingList: boolean
  readonly at: number
}

export interface Review {
  readonly id: string
  readonly itemId: string
  readonly at: number
  readonly rating: number
  readonly text: string
  readonly name: string
}

/** The request to review an order, which an e-mail links to. */
export interface ReviewRequest {
  readonly itemIds: readonly string[]
  readonly expiresAt: number
  /** The products that were reviewed. */
  readonly done: string[]
}
