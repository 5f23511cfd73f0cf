import type { ServedProduct } from '../../src/browser/servedProduct'
import type { StructuredContent, Variant } from '../../src/model/product/Product'

/** The options of a product, or its quantity. */
export type ProductProps = PickerProps | QuantityProps

/** The controls of a product's options, and what depends on them. */
export interface PickerProps {
  readonly kind: 'picker'
  readonly product: ServedProduct
  readonly variants: readonly Variant[]
  /** Where visitors choose between a single purchase and a subscription; `null` if they can't. */
  readonly kinds: HTMLElement | null
  readonly subscription: Pick<StructuredContent, 'isSubscribable' | 'subscriptionPlan'>
  /** What newer pages say about variants of which few are left; `null` if the server says it, or nobody. */
  readonly scarcityText: string | null
  /** The language tag by which prices are written. */
  readonly locale: string
}

/** The field for a quantity. */
export interface QuantityProps {
  readonly kind: 'quantity'
  readonly input: HTMLInputElement
  /** The buttons of newer templates, which count down and up. */
  readonly decrease: HTMLElement | null
  readonly increase: HTMLElement | null
  /** How many are left of a product without options. */
  readonly stock: number
}
