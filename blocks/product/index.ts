import { defineBlock } from '../../src/runtime/defineBlock'
import type { ProductProps } from './props'

/** C2, C6 A product's options and quantity, for the visitor to choose. */
export const product = defineBlock<ProductProps>({
  name: 'product',
  selector: '.product-variants, .product-quantity-input, .pdp-subscriptions-and-otp',
  draws: false,
  notice: false,
  earlyInteractions: { click: '.product-quantity-input button', keydown: '.variant-radiobtn-wrapper label' },
  countsInteractions: true,
  load: () => import('./block'),
})
