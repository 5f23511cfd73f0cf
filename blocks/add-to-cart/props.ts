import type { CartClient } from '../../src/data/cart/CartClient'
import type { post } from '../../src/data/request'
import type { ProductType } from '../../src/model/enumerations/productTypes'
import type { ProductForm } from './productForm'

/** A button and its product. */
export interface AddToCartProps {
  /** Loaded before the block is attached. */
  readonly shop?: Shop
  readonly itemId: string
  readonly type: ProductType
  readonly websiteId: string
  /** The form to fill in before an order; `null` if there is none. */
  readonly form: ProductForm | null
  /** Whether the button opens the checkout of its product directly (docs/decisions.md#21). */
  readonly isExpress: boolean
  /** How prices are formatted in messages. */
  readonly money: { readonly locale: string; readonly currency: string }
}

/** The parts of the data layer that a button uses. */
export interface Shop {
  readonly cart: CartClient
  readonly post: typeof post
}
