import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { ListSectionProps } from './props'

/** The list sections of newer templates whose items are shown only by a script of the template. */
export const listSection = definePageBlock<ListSectionProps>({
  name: 'list-section',
  wants: () => true, // depends on the markup; a page block, because few pages have it, and those wait for the template
  dropzone: '.user-items-list-carousel, .user-items-list-banner-slideshow',
  when: 'visible',
  draws: false,
  load: () => import('./block'),
})
