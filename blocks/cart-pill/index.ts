import { mayHaveCart } from '../../src/browser/cartCookies'
import { isRecord } from '../../src/model/text/json'
import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { CartPillProps } from './props'

/** A template's own cart, or the cart page. */
const ownCart = '.sqs-custom-cart, .sqs-has-custom-cart, .sqs-cart-quantity, .sqs-cart-subtotal, #sqs-cart-root'

const shop = '.sqs-add-to-cart-button, .sqs-product-quick-view-button'

/**
 * A3, B2 Cart indicator: the link to the cart on the pages of a store whose template has none. With express checkout
 * (`expressCheckout`) there is no cart.
 */
export const cartPill = definePageBlock<CartPillProps>({
  name: 'cart-pill',
  wants: ({ websiteSettings: { storeSettings } }) =>
    isRecord(storeSettings) &&
    storeSettings.expressCheckout !== true &&
    !document.querySelector(ownCart) &&
    (mayHaveCart() || document.querySelector(shop) !== null),
  draws: false,
  load: () => import('./block'),
})
