import type { WithCart } from '../../src/data/cart/withCart'

/** Where the link to the cart is drawn, and how. */
export interface CartPillProps extends WithCart {
  /** The template's place for it, or `null` for the block's own element. */
  readonly dropzone: HTMLElement | null
  readonly isLight: boolean
  readonly locale: string
  /** The currency until the server has answered. */
  readonly currency: string
}
