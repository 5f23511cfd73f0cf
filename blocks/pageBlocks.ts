import type { PageBlockDefinition } from '../src/runtime/definePageBlock'
import { cart } from './cart/index'
import { pricingToggle } from './pricing-toggle/index'
import { productReviews } from './product-reviews/index'
import { reviewRequest } from './review-request/index'

/** The registry of blocks that page settings enable, whatever the markup. Loads with the page tasks, not the entry. */
export const pageBlocks: readonly PageBlockDefinition[] = [
  cart,
  pricingToggle,
  productReviews,
  reviewRequest,
] as readonly PageBlockDefinition[]
