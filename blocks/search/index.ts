import { defineBlock } from '../../src/runtime/defineBlock'
import early from './early.css?inline'
import type { SearchPageProps, SearchProps } from './props'

/** B13 A search field with a live preview (B4 Search block), and the platform's search page. */
export const search = defineBlock<SearchProps | SearchPageProps>({
  name: 'search',
  selector: '.sqs-search-ui-text-input, .sqs-search-page, [data-block-type="search"]',
  when: 'now', // after Back, the browser may scroll to a position far from an empty search page
  draws: false,
  earlyInteractions: { keydown: 'input:not(form *)' },
  early,
  load: () => import('./block'),
})
