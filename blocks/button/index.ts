import { defineBlock } from '../../src/runtime/defineBlock'
import early from './early.css?inline'
import type { ButtonProps } from './props'

/** B5 Button: links that work without code. Counts their views and clicks (B7). */
export const button = defineBlock<ButtonProps>({
  name: 'button',
  selector: '.sqs-block-button, [data-block-type="button"]',
  draws: false,
  notice: false,
  early,
  load: () => import('./block'),
})
