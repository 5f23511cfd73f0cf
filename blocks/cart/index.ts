import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { CartProps } from './props'

const root = '#sqs-cart-root'

/** C3, B2 The cart page: it is detected by its root element, and its code is loaded lazily. */
export const cart = definePageBlock<CartProps>({
  name: 'cart',
  wants: () => document.querySelector(root) !== null,
  dropzone: root,
  when: 'now',
  load: () => import('./block'),
})
