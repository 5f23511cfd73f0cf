import { navigate } from '../../src/browser/navigate'
import { pageAddress } from '../../src/browser/pageAddress'
import type { ProductOrder as Order } from '../../src/browser/productOrder'
import type { CartOutcome } from '../../src/data/cart/CartClient'
import { failureText } from '../../src/errors/failureText'
import { isUnanswered } from '../../src/errors/NetworkError'
import { isRequestError } from '../../src/errors/RequestError'
import { format } from '../../src/language/format'
import { safeRedirect } from '../../src/model/address/redirect'
import { giftCardUrl, subscribeUrl } from '../../src/model/address/routes'
import { showCents } from '../../src/model/money/shownMoney'
import { isRecord, textOf } from '../../src/model/text/json'
import { messages } from './messages'
import type { AddToCartProps, Shop } from './props'

/** Why the purchase failed, or what else has changed in the cart; empty on success, or if a checkout is opening. */
export type Refusal = Pick<CartOutcome, 'message' | 'added'>

/** Buys the product of a button. */
export interface Seller {
  /** Whether an order opens its own checkout instead of going into the cart. */
  hasOwnCheckout(order: Order): boolean
  /** Whether the visitor has been shown another price than the page's for an order. */
  hasNewPrice(order: Order): boolean
  /** Never rejects. */
  sell(order: Order): Promise<Refusal>
}

/** The changed price that the visitor has been shown, by SKU. */
type ShownPrices = Map<string | null, number>

/**
 * Adds orders to the cart. Orders that cannot be in a cart open their own checkout: gift cards, subscriptions, access
 * to a paywall (A2 Screens and routes), and everything in a shop with express checkout (docs/decisions.md#21). After
 * `signal` aborts, as when a quick view is closed, no checkout opens.
 */
export function createSeller(props: AddToCartProps, { cart, post }: Shop, signal: AbortSignal): Seller {
  const shownPrices: ShownPrices = new Map()
  const isPaidAtOnce = props.isExpress || props.type === 'gift-card' || props.type === 'paywall'
  const hasOwnCheckout = ({ isSubscription }: Order) => isPaidAtOnce || isSubscription
  return {
    hasOwnCheckout,
    hasNewPrice: ({ line }) => shownPrices.has(line.sku),
    async sell(order) {
      const { line, quantity, preview } = order
      if (!hasOwnCheckout(order)) return cart.change({ kind: 'add', line, quantity, preview })
      try {
        const address = await checkoutOf(order, { props, post, shownPrices })
        if (!signal.aborted) navigate(address)
        return { message: '' }
      } catch (error) {
        return { message: reasonOf(error, order, { props, shownPrices }) }
      }
    },
  }
}

interface Selling {
  readonly props: AddToCartProps
  readonly shownPrices: ShownPrices
}

/** The URL of the checkout for this order alone. */
async function checkoutOf(order: Order, { props, post, shownPrices }: Selling & Pick<Shop, 'post'>): Promise<string> {
  const { line, quantity, preview, isPriced, isSubscription } = order
  if (isSubscription) {
    const { itemId, sku, subscriptionOptionId: option, additionalFields } = line
    const json = { itemId, sku, option, quantity, ...(additionalFields && { additionalFields }) }
    const cartToken = textIn(await post('/api/commerce/subscriptions/checkout-token', { json }), 'cartToken')
    if (!cartToken) throw new Error(messages.unknown)
    return subscribeUrl(cartToken)
  }
  if (props.type === 'gift-card') {
    return giftCardUrl({ websiteId: props.websiteId, productId: line.itemId, sku: line.sku })
  }
  const expectedUnitCents = shownPrices.get(line.sku) ?? (isPriced ? preview.purchasePriceCents : undefined)
  const json = { ...line, quantity, expectedUnitCents }
  const checkoutUrl = textIn(await post('/api/commerce/express-checkout', { json }), 'checkoutUrl')
  const address = safeRedirect(checkoutUrl, pageAddress())
  if (!address) throw new Error(messages.unknown)
  return address
}

/** Why there is no checkout. The next press accepts the price in this message. */
function reasonOf(error: unknown, { line }: Order, { props, shownPrices }: Selling): string {
  if (isUnanswered(error)) return messages.offline
  const unitCents = isRequestError(error) && error.errorKey === 'PRICE_CHANGED' ? error.reply?.unitCents : undefined
  if (typeof unitCents === 'number' && Number.isSafeInteger(unitCents)) {
    shownPrices.set(line.sku, unitCents)
    return format(messages.priceChanged, { price: showCents(unitCents, props.money) })
  }
  return failureText(error, messages.unknown)
}

/** A text in a response; empty if the response has none. */
function textIn(answer: unknown, name: string): string {
  return isRecord(answer) ? textOf(answer[name]) : ''
}
