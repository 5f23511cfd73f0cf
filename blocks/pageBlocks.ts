import type { PageBlockDefinition } from '../src/runtime/definePageBlock'
import { cart } from './cart/index'
import { chart } from './chart/index'
import { giftCardBalance } from './gift-card-balance/index'
import { login } from './login/index'
import { map } from './map/index'
import { pricingToggle } from './pricing-toggle/index'
import { productReviews } from './product-reviews/index'
import { reviewRequest } from './review-request/index'
import { search } from './search/index'

/** The registry of blocks that page settings enable, whatever the markup. Loads with the page tasks, not the entry. */
export const pageBlocks: readonly PageBlockDefinition[] = [
  cart,
  giftCardBalance,
  login,
  chart,
  map,
  pricingToggle,
  productReviews,
  reviewRequest,
  search,
] as readonly PageBlockDefinition[]
