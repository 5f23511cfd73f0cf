/** Where the cart is shown, and how amounts are written there. */
export interface CartIndicatorProps {
  /** Loaded before the block is attached. */
  readonly watchCart?: typeof import('../../src/data/cart/pageCart').watchCart
  readonly shows: 'quantity' | 'subtotal'
  /** The element whose text is replaced. */
  readonly target: HTMLElement
  readonly locale: string
  /** The currency while there is no cart. */
  readonly currency: string
}
