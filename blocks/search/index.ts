import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { SearchPageProps, SearchProps } from './props'

/** B13 A search field with a live preview (B4 Search block), and the platform's search page. */
export const search = definePageBlock<SearchProps | SearchPageProps>({
  name: 'search',
  wants: () => true, // depends on the markup; a page block, because it is not needed before the page is idle
  dropzone: '.sqs-search-ui-text-input, .sqs-search-page, [data-block-type="search"]',
  when: 'visible',
  draws: false,
  load: () => import('./block'),
})
