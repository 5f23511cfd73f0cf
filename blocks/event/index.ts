import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { EventProps } from './props'

/** B16 An event that the visitor can save as a calendar file. The platform's own events have such a link. */
export const event = definePageBlock<EventProps>({
  name: 'event',
  wants: () => true, // depends on the markup; a page block, because visitors do not save events before the page is idle
  dropzone: '[data-block-type="event"]',
  when: 'visible',
  draws: false,
  load: () => import('./block'),
})
