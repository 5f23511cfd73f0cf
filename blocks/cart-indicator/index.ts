import { defineBlock } from '../../src/runtime/defineBlock'
import type { CartIndicatorProps } from './props'

/** A3, B2 Cart indicator: the number of items and the subtotal, wherever a template shows them. */
export const cartIndicator = defineBlock<CartIndicatorProps>({
  name: 'cart-indicator',
  selector: '.sqs-cart-quantity, .sqs-cart-subtotal',
  when: 'idle',
  draws: false,
  notice: false,
  load: () => import('./block'),
})
