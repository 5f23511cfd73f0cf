import { defineBlock } from '../../src/runtime/defineBlock'
import type { TourDatesProps } from './props'

/** B16 Tour dates: where an artist plays, from a third-party provider (B3 Block types). */
export const tourDates = defineBlock<TourDatesProps>({
  name: 'tour-dates',
  selector: '.sqs-block-tourdates, [data-block-type="tour-dates"]',
  draws: false,
  early: '&{min-height:420px}',
  keepsLook: true,
  load: () => import('./block'),
})
