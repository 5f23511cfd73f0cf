import { defineBlock } from '../../src/runtime/defineBlock'
import type { ProductListProps } from './props'

/** C7 The products of a shop page, with filters and sorting in place. */
export const productList = defineBlock<ProductListProps>({
  name: 'product-list',
  selector: '[data-product-list], .product-list',
  draws: false,
  notice: false, // its links work without it
  load: () => import('./block'),
})
