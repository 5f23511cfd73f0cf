import type { Money } from '../money/Money'
import type { PricingOption, Variant } from '../product/Product'

/** The shopping cart as the server sends it (A3 Shopping cart). Cents are hundredths of any currency. */
export interface Cart {
  readonly id: string
  readonly websiteId: string
  readonly orderId: string | null
  readonly cartToken: string
  /** Rises by one with every change. A client drops answers with a lower version than it has. */
  readonly version: number
  /** Milliseconds since 1970. */
  readonly created: number
  readonly expiresAt: number | null
  readonly isPurchased: boolean
  /** Empty if the server names none: it is then that of the store (A3 Shopping cart). */
  readonly currency: string
  readonly entries: readonly CartEntry[]
  /** The valid coupons, then the invalid ones. */
  readonly coupons: readonly Coupon[]
  readonly validCoupons: readonly Coupon[]
  readonly invalidCoupons: readonly Coupon[]
  readonly shippingLocation: ShippingLocation | null
  readonly shippingOptions: readonly ShippingOption[]
  readonly selectedShippingOption: ShippingOption | null
  readonly applicableTaxRules: readonly TaxRule[]
  readonly subtotalCents: number
  readonly discountCents: number
  readonly shippingCostCents: number
  readonly taxCents: number
  readonly grandTotalCents: number
  readonly subtotalAmount: Money
  /** The sum of all quantities. */
  readonly totalQuantity: number
  readonly hasDigital: boolean
  readonly purelyDigital: boolean
  readonly requiresShipping: boolean
}

/** One line of the cart. */
export interface CartEntry {
  readonly id: string
  readonly itemId: string
  readonly productName: string
  readonly productType: number
  readonly fullUrl: string
  readonly imageUrl: string | null
  readonly quantity: number
  /** The unit price that is charged, and the one without a sale. */
  readonly purchasePriceCents: number
  readonly nonSalePriceCents: number
  /** The line's total, in cents. */
  readonly subTotal: number
  readonly chosenVariant: ChosenVariant | null
  /** The answers to the product's own form, as JSON text. */
  readonly additionalFields: string | null
  readonly subscriptionOptionId: string | null
  /** Whether its product or variant was deleted. A line without a variant need not be: some products have none. */
  readonly isDeleted?: boolean
}

/** What the cart needs to know about the chosen variant. Servers send the whole variant. */
export interface ChosenVariant extends Pick<Variant, 'id' | 'sku' | 'optionValues' | 'unlimited' | 'qtyInStock'> {
  /** The subscriptions that it can be bought as. */
  readonly pricingOptions?: readonly Pick<PricingOption, 'id' | 'subscriptionPlan'>[]
}

export interface Coupon {
  readonly id: string
  readonly promoCode: string
  readonly name: string
  readonly type: 'percentage' | 'flat' | 'free-shipping'
  /** Hundredths of a percent for a percentage, cents for a flat discount, 0 for free shipping. */
  readonly amount: number
  /** What it takes off this cart. */
  readonly discountCents: number
  /** Why an invalid coupon does not apply: the `errorKey` of its decline. */
  readonly reason: string | null
  readonly message: string | null
}

export interface ShippingLocation {
  readonly line1: string
  readonly line2: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
  /** ISO 3166-1, two letters. */
  readonly country: string
}

export interface ShippingOption {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly costCents: number
}

export interface TaxRule {
  readonly id: string
  readonly name: string
  /** In hundredths of a percent. */
  readonly rateBasisPoints: number
  readonly includesShipping: boolean
  readonly taxCents: number
}
