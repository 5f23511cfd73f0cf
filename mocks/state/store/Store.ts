import type { Coupon, ShippingLocation } from '../../../src/model/cart/Cart'
import type { Product } from '../../../src/model/product/Product'

/** What the shop remembers. Ids of products without variants stand for their one variant. */
export interface Store {
  /** The products of the pages that the server has served, besides the shop's own, by id. */
  readonly learned: Record<string, Product>
  /** What QA added to the clock of the shop, in milliseconds. */
  clockOffsetMs: number
  /** Stock by variant id; only of variants whose stock is limited. */
  readonly stock: Record<string, number>
  /** Variants whose stock QA made unlimited. */
  readonly unlimited: Record<string, boolean>
  /** Prices that QA changed, by variant id. */
  readonly prices: Record<string, Price>
  /** Variants and products that QA deleted, by id. */
  readonly deleted: Record<string, boolean>
  /** Units sold, by variant id. */
  readonly sold: Record<string, number>
  /** By code, in capitals. */
  readonly coupons: Record<string, CouponRule>
  minimumSubtotalCents: number
  /** Whether buttons lead straight to the checkout of their product (docs/decisions.md#21). */
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
  /** A subscription is a cart of its own, which only `/checkout/subscribe` shows. */
  readonly kind: 'shop' | 'subscription'
  readonly created: number
  expiresAt: number
  version: number
  orderId: string | null
  entries: StoredEntry[]
  /** The codes that were entered, in their order. */
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
  /** What the product was when it was added; it stays if the product is deleted. */
  readonly productName: string
  readonly productType: number
  /** The price of one unit when the visitor last saw it. */
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

/** The request to review an order, as its e-mail links to it. */
export interface ReviewRequest {
  readonly itemIds: readonly string[]
  readonly expiresAt: number
  /** The products that were reviewed. */
  readonly done: string[]
}
