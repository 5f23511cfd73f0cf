import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { ReviewRequestProps } from './props'

/** C7, B2 Routes: the page on which a buyer reviews a purchase. Its code loads on no other page. */
export const reviewRequest = definePageBlock<ReviewRequestProps>({
  name: 'review-request',
  wants: ({ pageType }) => pageType === 'reviews-request',
  dropzone: '[data-review-token]',
  when: 'now',
  draws: false,
  load: () => import('./block'),
})
