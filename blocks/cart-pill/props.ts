import type { WithCart } from '../../src/data/cart/withCart'

/** Where and how the link to the cart is drawn. */
export interface CartPillProps extends WithCart {
  /** The template's placeholder, or `null` for the block's own element. */
  readonly dropzone: HTMLElement | null
  readonly isLight: boolean
  readonly locale: string
  /** The currency until the server has answered. */
  readonly currency: string
}
