import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { CartProps } from './props'

/** Where the platform's cart page has its cart. */
export const cartRoot = '#sqs-cart-root'

/** C3, B2 The cart page: it is detected by its root element, and its code is loaded lazily. */
export const cart = definePageBlock<CartProps>({
  name: 'cart',
  wants: () => true,
  dropzone: cartRoot,
  when: 'now',
  load: () => import('./block'),
})
