import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { RecentlyViewedProps } from './props'

/** B2, B3 The products that a visitor has viewed before, if the page has a placeholder for them. */
export const recentlyViewed = definePageBlock<RecentlyViewedProps>({
  name: 'recently-viewed',
  wants: () => true,
  dropzone: '[data-recently-viewed]',
  draws: false,
  load: () => import('./block'),
})
