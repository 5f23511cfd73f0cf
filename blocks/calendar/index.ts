import { defineBlock } from '../../src/runtime/defineBlock'
import early from './early.css?inline'
import type { CalendarProps } from './props'

/** B16 Calendar: the events of a collection, month by month (B3 Block types). */
export const calendar = defineBlock<CalendarProps>({
  name: 'calendar',
  selector: '.sqs-block-calendar, .sqs-events-collection-calendar, [data-block-type="calendar"]',
  draws: false,
  early,
  load: () => import('./block'),
})
