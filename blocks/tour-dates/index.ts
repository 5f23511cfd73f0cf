import { defineBlock } from '../../src/runtime/defineBlock'
import early from './early.css?inline'
import type { TourDatesProps } from './props'

/** B16 Tour dates: an artist's concerts, from a third-party provider (B3 Block types). */
export const tourDates = defineBlock<TourDatesProps>({
  name: 'tour-dates',
  selector: '.sqs-block-tourdates, [data-block-type="tour-dates"]',
  draws: false,
  early,
  load: () => import('./block'),
})
