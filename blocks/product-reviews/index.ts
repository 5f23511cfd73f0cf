import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { ProductReviewsProps } from './props'

/** C7 The reviews of a product, on its page. */
export const productReviews = definePageBlock<ProductReviewsProps>({
  name: 'product-reviews',
  wants: ({ pageType }) => pageType === 'item',
  dropzone: '[data-product-reviews]',
  when: 'visible',
  draws: false,
  load: () => import('./block'),
})
