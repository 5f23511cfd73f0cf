import type { PageBlockDefinition } from '../src/runtime/definePageBlock'
import { accountLink } from './account-link/index'
import { announcementBar } from './announcement-bar/index'
import { cartPill } from './cart-pill/index'
import { chart } from './chart/index'
import { commentCount } from './comment-count/index'
import { configurationPanel } from './configuration-panel/index'
import { cookieBanner } from './cookie-banner/index'
import { embed } from './embed/index'
import { event } from './event/index'
import { follow } from './follow/index'
import { giftCardBalance } from './gift-card-balance/index'
import { like } from './like/index'
import { listSection } from './list-section/index'
import { login } from './login/index'
import { map } from './map/index'
import { mobileInformationBar } from './mobile-information-bar/index'
import { ownerRedirect } from './owner-redirect/index'
import { ownerShortcuts } from './owner-shortcuts/index'
import { popupOverlay } from './popup-overlay/index'
import { pricingToggle } from './pricing-toggle/index'
import { productReviews } from './product-reviews/index'
import { recentlyViewed } from './recently-viewed/index'
import { reservation } from './reservation/index'
import { restockNotification } from './restock-notification/index'
import { reviewRequest } from './review-request/index'

/**
 * The registry of blocks that page settings enable, or that few pages contain. Loads with the page tasks, not with the
 * entry.
 */
export const pageBlocks: readonly PageBlockDefinition[] = [
  accountLink,
  announcementBar,
  cartPill,
  commentCount,
  configurationPanel,
  cookieBanner,
  event,
  follow,
  giftCardBalance,
  like,
  listSection,
  login,
  chart,
  embed,
  map,
  mobileInformationBar,
  ownerRedirect,
  ownerShortcuts,
  popupOverlay,
  pricingToggle,
  productReviews,
  recentlyViewed,
  reservation,
  restockNotification,
  reviewRequest,
] as readonly PageBlockDefinition[]
