import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { ReservationProps } from './props'

/** B17 Restaurant reservations, with the widget of one of two providers. */
export const reservation = definePageBlock<ReservationProps>({
  name: 'reservation',
  wants: () => true,
  dropzone: '.sqs-block-opentable, .sqs-block-opentable-v2, .sqs-block-tock, [data-block-type="reservation"]',
  when: 'visible',
  draws: false,
  load: () => import('./block'),
})
