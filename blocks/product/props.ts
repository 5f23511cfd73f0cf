import type { ServedProduct } from '../../src/browser/servedProduct'
import type { StructuredContent, Variant } from '../../src/model/product/Product'

/** The options of a product, or its quantity. */
export type ProductProps = PickerProps | QuantityProps

/** The controls of a product's options, and the data that they need. */
export interface PickerProps {
  readonly kind: 'picker'
  readonly product: ServedProduct
  readonly variants: readonly Variant[]
  /** The control to choose between a single purchase and a subscription; `null` if there is no such choice. */
  readonly kinds: HTMLElement | null
  readonly subscription: Pick<StructuredContent, 'isSubscribable' | 'subscriptionPlan'>
  /** The text on newer pages about variants with low stock; `null` if the server writes it, or if it is not shown. */
  readonly scarcityText: string | null
  /** The locale for prices. */
  readonly locale: string
}

/** A field for the quantity. */
export interface QuantityProps {
  readonly kind: 'quantity'
  readonly input: HTMLInputElement
  /** The minus and plus buttons of newer templates. */
  readonly decrease: HTMLElement | null
  readonly increase: HTMLElement | null
  /** The stock of a product without options. */
  readonly stock: number
}
