import { defineBlock } from '../../src/runtime/defineBlock'
import early from './early.css?inline'
import type { SummaryProps } from './props'

/** B14 Summary: the latest items of a collection, as a wall, a carousel, a list or a grid (B3 Block variants). */
export const summary = defineBlock<SummaryProps>({
  name: 'summary',
  selector: '.sqs-block-summary-v2, [data-block-type="summary"]',
  draws: false,
  early,
  reserve: '.summary-item,.summary-item img',
  // All images have the block's aspect ratio.
  reserveStyle: (_, { dataset }) =>
    `display:block;width:100%;max-width:none;aspect-ratio:${/tRatio":"([\d.]+)/.exec(dataset.blockJson!)?.[1] ?? 'auto'}`,
  shown: 'positioned',
  load: () => import('./block'),
})
