import { defineBlock } from '../../src/runtime/defineBlock'
import type { QuickViewProps } from './props'

/** C7 The quick view button of a product: shows the product in a dialog, where it can be bought. */
export const quickView = defineBlock<QuickViewProps>({
  name: 'quick-view',
  selector: '.sqs-product-quick-view-button',
  draws: false,
  notice: false,
  earlyInteractions: { click: '.sqs-product-quick-view-button', keydown: '.sqs-product-quick-view-button' },
  load: () => import('./block'),
})
