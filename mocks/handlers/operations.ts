import type { Operation } from '../http/Operation'
import { authOperations } from './auth'
import { calendarOperations } from './calendar'
import { captchaOperations } from './captcha'
import { cartCouponOperations } from './cartCoupons'
import { cartShippingOperations } from './cartShipping'
import { censusOperations } from './census'
import { checkoutOperations } from './checkout'
import { donationOperations } from './donations'
import { eventOperations } from './events'
import { expressCheckoutOperations } from './expressCheckout'
import { formOperations } from './form'
import { giftCardOperations } from './giftCards'
import { likeOperations } from './likes'
import { mapOperations } from './maps'
import { memberAreaOperations } from './memberAreas'
import { multilingualOperations } from './multilingual'
import { pageJsonOperations } from './pageJson'
import { performanceOperations } from './performance'
import { placesOperations } from './places'
import { productOperations } from './products'
import { providerOperations } from './providers'
import { restockOperations } from './restock'
import { reviewOperations } from './reviews'
import { searchOperations } from './search'
import { sessionOperations } from './session'
import { sessionRecordingOperations } from './sessionRecording'
import { shoppingCartOperations } from './shoppingCart'
import { siteHeaderFooterOperations } from './siteHeaderFooter'
import { subscriptionOperations } from './subscriptions'
import { tourDateOperations } from './tourDates'
import { trackOperations } from './track'
import { widgetOperations } from './widget'

/** The whole `/api` surface. `openapi.json` lists the same operations; a test keeps the two in sync. */
export const operations: readonly Operation[] = [
  ...formOperations,
  ...captchaOperations,
  ...authOperations,
  ...eventOperations,
  ...trackOperations,
  ...censusOperations,
  ...widgetOperations,
  ...performanceOperations,
  ...sessionOperations,
  ...siteHeaderFooterOperations,
  ...multilingualOperations,
  ...placesOperations,
  ...searchOperations,
  ...likeOperations,
  ...mapOperations,
  ...providerOperations,
  ...calendarOperations,
  ...tourDateOperations,
  ...sessionRecordingOperations,
  ...shoppingCartOperations,
  ...cartCouponOperations,
  ...cartShippingOperations,
  ...checkoutOperations,
  ...expressCheckoutOperations,
  ...productOperations,
  ...pageJsonOperations,
  ...reviewOperations,
  ...restockOperations,
  ...giftCardOperations,
  ...subscriptionOperations,
  ...memberAreaOperations,
  ...donationOperations,
]
