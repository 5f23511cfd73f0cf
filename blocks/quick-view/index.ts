import { defineBlock } from '../../src/runtime/defineBlock'
import type { QuickViewProps } from './props'

/** C7 The button of a product in a list: shows the product in a dialog, with everything to buy it. */
export const quickView = defineBlock<QuickViewProps>({
  name: 'quick-view',
  selector: '.sqs-product-quick-view-button',
  draws: false,
  notice: false,
  earlyInteractions: { click: '.sqs-product-quick-view-button', keydown: '.sqs-product-quick-view-button' },
  load: () => import('./block'),
})
