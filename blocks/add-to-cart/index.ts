import { defineBlock } from '../../src/runtime/defineBlock'
import type { AddToCartProps } from './props'

/** C3 The button of a product: adds the chosen variant to the cart, or opens the checkout of its type. */
export const addToCart = defineBlock<AddToCartProps>({
  name: 'add-to-cart',
  selector: '.sqs-add-to-cart-button',
  when: 'visible',
  draws: false,
  notice: false,
  earlyInteractions: { click: '.sqs-add-to-cart-button', keydown: '.sqs-add-to-cart-button' },
  countsInteractions: true,
  load: () => import('./block'),
})
