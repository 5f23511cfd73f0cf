import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { EventProps } from './props'

/** B16 An event: its date for the visitor's own calendar. Events of the platform have such a link. */
export const event = definePageBlock<EventProps>({
  name: 'event',
  wants: () => true, // it depends on the markup; a page block, because nobody saves an event before the page is idle
  dropzone: '[data-block-type="event"]',
  when: 'visible',
  draws: false,
  load: () => import('./block'),
})
