/** Where the cart is shown, and how amounts are written there. */
export interface CartIndicatorProps {
  readonly shows: 'quantity' | 'subtotal'
  /** The element whose text is replaced. */
  readonly target: HTMLElement
  readonly locale: string
  /** The currency while there is no cart. */
  readonly currency: string
}
