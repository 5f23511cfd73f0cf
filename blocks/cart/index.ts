import { defineBlock } from '../../src/runtime/defineBlock'
import early from './early.css?inline'
import type { CartProps } from './props'

/** The root element of the platform's cart page. */
export const cartRoot = '#sqs-cart-root'

/** C3, B2 The cart page: it is detected by its root element, and its code is loaded lazily. */
export const cart = defineBlock<CartProps>({
  name: 'cart',
  selector: cartRoot,
  when: 'now',
  early,
  load: () => import('./block'),
})
