import type { ProductType } from '../../src/model/enumerations/productTypes'

/** A button, and the product that it sells. */
export interface AddToCartProps {
  readonly itemId: string
  readonly type: ProductType
  readonly isSubscription: boolean
  readonly subscriptionOptionId: string | null
  readonly websiteId: string
  /** The element whose text is the button's label. */
  readonly label: HTMLElement
}
