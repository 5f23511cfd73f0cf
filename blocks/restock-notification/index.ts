import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { RestockNotificationProps } from './props'

/** The form of a sold-out product: an e-mail tells the visitor when it is back in stock (docs/decisions.md#80). */
export const restockNotification = definePageBlock<RestockNotificationProps>({
  name: 'restock-notification',
  wants: () => true,
  dropzone: '.product-restock-notification',
  draws: false,
  earlyInteractions: { submit: '.product-restock-form' },
  load: () => import('./block'),
})
