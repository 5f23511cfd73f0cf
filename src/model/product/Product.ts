import type { Money } from '../money/Money'

/** A product in the JSON of a collection (`?format=json`) and of `/api/commerce/products/{id}` (A3 Product). */
export interface Product {
  readonly id: string
  readonly collectionId: string
  readonly recordType: number
  readonly title: string
  readonly urlId: string
  readonly fullUrl: string
  readonly excerpt: string
  readonly body: string
  readonly assetUrl: string
  readonly items: readonly ProductImage[]
  readonly tags: readonly string[]
  readonly categories: readonly string[]
  /** Published 1, scheduled 2, needs review 3, draft 4 (B3 Item publication status). */
  readonly workflowState: number
  readonly structuredContent: StructuredContent
}

export interface ProductImage {
  readonly id: string
  readonly title: string
  readonly assetUrl: string
  readonly originalSize: string
}

/** What is for sale. Prices ending in `Cents`, and those of variants, are hundredths of any currency. */
export interface StructuredContent {
  /** A number, its text, or a name (docs/decisions.md#17). Read it with `productTypeOf`. */
  readonly productType: number | string
  readonly variants: readonly Variant[]
  /** The names of the options, in the order of their controls. */
  readonly variantOptionOrdering: readonly string[]
  readonly isSubscribable: boolean
  readonly subscriptionPlan: SubscriptionPlan | null
  readonly useCustomAddButtonText?: boolean
  readonly customAddButtonText?: string
  readonly useCustomSoldOutText?: boolean
  readonly customSoldOutText?: string
  /** The questions to answer before it is bought. */
  readonly additionalFieldsForm?: ProductForm
  /** Digital products have prices of their own instead of variants. */
  readonly priceCents?: number
  readonly priceMoney?: Money
  readonly salePriceCents?: number
  readonly salePriceMoney?: Money
  readonly onSale?: boolean
}

/** A form that belongs to a product. Its fields are those of a form's context. */
export interface ProductForm {
  readonly name: string
  readonly fields: readonly { readonly [key: string]: unknown }[]
}

/** One combination of options, with its own price and stock. */
export interface Variant {
  readonly id: string
  readonly sku: string
  /** Option name → value. */
  readonly attributes: { readonly [option: string]: string }
  /** The same options as a list. Either may be missing in real markup. */
  readonly optionValues: readonly OptionValue[]
  readonly price: number
  readonly priceMoney: Money
  readonly salePrice: number
  readonly salePriceMoney: Money
  readonly onSale: boolean
  readonly unlimited: boolean
  readonly qtyInStock: number
  /** In the store's unit: pounds or kilograms, inches or centimetres. */
  readonly weight: number
  readonly width: number
  readonly height: number
  readonly len: number
  /** Whether so few are left that the shop says so. Newer pages only. */
  readonly scarce?: boolean
  /** The id of its own image, among those of the product. */
  readonly mainImageId?: string
  readonly mainImage?: VariantImage
  /** The prices of a subscription, where the product offers one. */
  readonly pricingOptions?: readonly PricingOption[]
}

/** The image of a variant. */
export interface VariantImage {
  readonly assetUrl: string
  /** `1200x1600`; may be empty. */
  readonly originalSize: string
}

export interface OptionValue {
  readonly optionName: string
  readonly value: string
}

/** A subscription that a variant can be bought as. */
export interface PricingOption {
  readonly id: string
  readonly priceMoney: Money
  readonly salePriceMoney: Money
  readonly onSale: boolean
  readonly subscriptionPlan: SubscriptionPlan
}

/** How often a subscription is charged (A3 Product). */
export interface SubscriptionPlan {
  readonly billingPeriod: { readonly value: number; readonly unit: string }
  /** Zero, or missing, means until cancelled. */
  readonly numBillingCycles?: number
}
