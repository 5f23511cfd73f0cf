import type { CartClient } from '../../src/data/cart/CartClient'
import type { post } from '../../src/data/request'
import type { ProductType } from '../../src/model/enumerations/productTypes'
import type { ProductForm } from './productForm'

/** A button, and the product that it sells. */
export interface AddToCartProps {
  /** Loaded before the block is attached. */
  readonly shop?: Shop
  readonly itemId: string
  readonly type: ProductType
  readonly websiteId: string
  /** What has to be answered before it is sold; `null` if nothing has. */
  readonly form: ProductForm | null
  /** Whether the button leads straight to the checkout of its product (docs/decisions.md#21). */
  readonly isExpress: boolean
  /** How prices are written in messages. */
  readonly money: { readonly locale: string; readonly currency: string }
}

/** What a button needs of the data layer. */
export interface Shop {
  readonly cart: CartClient
  readonly post: typeof post
}
