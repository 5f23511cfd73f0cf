import type { WithCart } from '../../src/data/cart/withCart'

/** Where the cart is shown, and how amounts are formatted there. */
export interface CartIndicatorProps extends WithCart {
  readonly shows: 'quantity' | 'subtotal'
  /** The element whose text is replaced. */
  readonly target: HTMLElement
  readonly locale: string
  /** The currency while there is no cart. */
  readonly currency: string
}
