import { confirmedPayment, declinedPayment } from '../fixtures/commerce/paymentTokens'
import { alreadyPurchased, cartDeclined, cartExpired, cartOfVisitor, emptyCart } from '../handlers/cartCall'
import { frequencyInvalid } from '../handlers/donations'
import { priceChanged } from '../handlers/expressCheckout'
import { unknownCard } from '../handlers/giftCards'
import { memberAreaNotFound } from '../handlers/memberAreas'
import { alreadySubscribed, inStock } from '../handlers/restock'
import { type Decline, declined } from '../http/Answer'
import { member } from '../http/body'
import type { Call } from '../http/Operation'
import { itemNotFound, quantityNotAllowed, variantRequired, wholeNumber } from '../state/store/additions'
import {
  belowMinimum,
  insufficientStock,
  paymentChallenge,
  paymentDeclined,
  paymentInvalid,
  totalChanged,
} from '../state/store/checkout'
import { couponExpired, couponUnknown, minimumNotMet } from '../state/store/coupons'
import { emailInvalid } from '../state/store/email'
import { alreadyReviewed, ratingRequired, reviewExpired } from '../state/store/reviews'
import { only } from './applies'
import type { Scenario } from './Scenario'

const cartChanges = ['UpdateCartEntry', 'AddCartCoupon', 'SetShippingLocation', 'SetShippingOption'] as const
const checkout = ['StartCheckout', 'PlaceOrder'] as const
const payments = ['PlaceOrder', 'BuyGiftCard'] as const
const express = 'StartExpressCheckout'
const products = [
  'AddCartEntry',
  express,
  'GetProduct',
  'GetProductStock',
  'GetQuickView',
  'GetProductReviews',
  'SignUpForRestock',
] as const

/** A scenario that declines the operations with the ids in `declines`. */
interface DecliningScenario<Name extends string> extends Scenario<Name> {
  readonly reason: Decline
  readonly declines: readonly string[]
}

/** A decline of the shop, with the visitor's cart if the operation concerns it. */
function decline<Name extends string>(
  name: Name,
  description: string,
  { operations, reason }: { readonly operations: readonly string[]; readonly reason: Decline },
) {
  return {
    name,
    description: `${description} (${reason.errorKey}).`,
    applies: only(...operations),
    reason,
    declines: operations,
    respond: (call) => {
      if (isRemoval(call) || isAnswered(reason, member(call.body.value, 'paymentToken'))) return null
      return isAboutCart(call.operation.path) ? cartDeclined(call, reason, cartOfVisitor(call)) : declined(reason)
    },
  } as const satisfies DecliningScenario<Name>
}

function isRemoval({ operation, body }: Call): boolean {
  return operation.id === 'UpdateCartEntry' && wholeNumber(member(body.value, 'quantity')) === 0
}

/** Whether a bank requests a confirmation that the buyer has already given or refused. */
export function isAnswered({ errorKey }: Decline, paymentToken: unknown): boolean {
  return errorKey === 'PAYMENT_CHALLENGE' && (paymentToken === confirmedPayment || paymentToken === declinedPayment)
}

function isAboutCart(path: string): boolean {
  return /\/(shopping-cart|checkout|orders)(\/|$)/.test(path)
}

const reason = (errorKey: string, status: number, message: string): Decline => ({ errorKey, status, message })

/** One scenario for each decline of the shop (docs/decisions.md#1). A removal is never declined. */
export const commerceScenarios = [
  decline('cartExpired', 'The cart has expired', {
    operations: ['GetShoppingCart', 'GetShippingOptions', ...cartChanges, ...checkout],
    reason: cartExpired,
  }),
  decline('itemNotFound', 'The product was deleted', { operations: products, reason: itemNotFound() }),
  decline('variantRequired', 'The visitor must choose the product’s options', {
    operations: ['AddCartEntry', express],
    reason: variantRequired(),
  }),
  decline('soldOut', 'The product is sold out', {
    operations: ['AddCartEntry', 'UpdateCartEntry', express],
    reason: { ...reason('SOLD_OUT', 409, 'This product is sold out.'), available: 0 },
  }),
  decline('insufficientStock', 'Only one unit is left', {
    operations: ['AddCartEntry', 'UpdateCartEntry', express, ...checkout],
    // Not the checkout's message, because a product may be refused while the cart is empty.
    reason: { ...insufficientStock, message: 'Only one of this product is left.', available: 1 },
  }),
  decline('quantityNotAllowed', 'The quantity cannot be ordered', {
    operations: ['AddCartEntry', 'UpdateCartEntry', express],
    reason: quantityNotAllowed(),
  }),
  decline('notCartable', 'The product has its own checkout', {
    operations: ['AddCartEntry'],
    reason: reason('NOT_CARTABLE', 422, 'This is bought on a page of its own, not in the cart.'),
  }),
  decline('entryNotFound', 'The line is no longer in the cart', {
    operations: ['UpdateCartEntry'],
    reason: reason('ENTRY_NOT_FOUND', 404, 'This is no longer in your cart.'),
  }),
  decline('couponUnknown', 'The code is unknown', { operations: ['AddCartCoupon'], reason: couponUnknown }),
  decline('couponExpired', 'The code has expired', { operations: ['AddCartCoupon'], reason: couponExpired }),
  decline('couponMinimum', 'The code needs a larger order', {
    operations: ['AddCartCoupon'],
    reason: minimumNotMet(10_000),
  }),
  decline('couponApplied', 'The code is already applied', {
    operations: ['AddCartCoupon'],
    reason: reason('ALREADY_APPLIED', 409, 'This code is already applied.'),
  }),
  decline('addressInvalid', 'The address cannot be used', {
    operations: ['SetShippingLocation'],
    reason: {
      ...reason('ADDRESS_INVALID', 422, 'This address cannot be used.'),
      errors: { postalCode: 'US zip codes must be exactly 5 digits.' },
    },
  }),
  decline('optionNotAvailable', 'The shipping option is no longer available', {
    operations: ['SetShippingOption'],
    reason: reason('OPTION_NOT_AVAILABLE', 422, 'This way of shipping is not available.'),
  }),
  decline('emptyCart', 'The cart is empty at checkout', { operations: checkout, reason: emptyCart }),
  decline('minimumSubtotal', 'The subtotal is too low for checkout', {
    operations: [...checkout, express],
    reason: belowMinimum(5000),
  }),
  decline('totalChanged', 'The total has changed since the visitor saw it', {
    operations: checkout,
    reason: totalChanged(12_345),
  }),
  decline('priceChanged', 'With express checkout, the price has changed since the visitor saw it', {
    operations: [express],
    reason: priceChanged(12_345),
  }),
  decline('alreadyPurchased', 'The cart was already sold', {
    operations: [...cartChanges, ...checkout],
    reason: alreadyPurchased,
  }),
  decline('paymentDeclined', 'The card is declined', { operations: payments, reason: paymentDeclined }),
  decline('paymentChallenge', 'The bank asks the buyer to confirm the payment', {
    operations: payments,
    reason: paymentChallenge,
  }),
  decline('paymentInvalid', 'The payment cannot be read', { operations: payments, reason: paymentInvalid }),
  decline('keyReused', 'The idempotency key was used for another request', {
    operations: ['AddCartEntry', ...checkout, 'Donate', 'BuyGiftCard', 'AnswerReviewRequest'],
    reason: reason('KEY_REUSED', 422, 'This key was used for another request.'),
  }),
  decline('reviewExpired', 'The request for a review has expired', {
    operations: ['GetReviewRequest', 'AnswerReviewRequest'],
    reason: reviewExpired,
  }),
  decline('alreadyReviewed', 'The purchase was already reviewed', {
    operations: ['GetReviewRequest', 'AnswerReviewRequest'],
    reason: alreadyReviewed,
  }),
  decline('ratingRequired', 'A review needs a star rating', {
    operations: ['AnswerReviewRequest'],
    reason: ratingRequired,
  }),
  decline('emailInvalid', 'The server does not accept the email address', {
    operations: ['SignUpForRestock', 'PlaceOrder', 'BuyGiftCard', 'Donate'],
    reason: emailInvalid('siteVisitorEmail', 'recipient.email', 'email'),
  }),
  decline('inStock', 'The product is already back in stock when the visitor asks to be notified', {
    operations: ['SignUpForRestock'],
    reason: inStock,
  }),
  decline('alreadySubscribed', 'The email address is already signed up for the product', {
    operations: ['SignUpForRestock'],
    reason: alreadySubscribed,
  }),
  decline('skuInvalid', 'The gift card has no such value', {
    operations: ['BuyGiftCard'],
    reason: reason('SKU_INVALID', 422, 'Choose a value of the gift card.'),
  }),
  decline('giftCardUnknown', 'There is no gift card with the code', {
    operations: ['GetGiftCardBalance'],
    reason: unknownCard,
  }),
  decline('memberAreaNotFound', 'The member area was deleted', {
    operations: ['GetMemberAreaPricing', 'JoinMemberArea'],
    reason: memberAreaNotFound,
  }),
  decline('planUnavailable', 'The subscription or membership is not available', {
    operations: ['CreateSubscriptionToken', 'JoinMemberArea'],
    reason: reason('PLAN_UNAVAILABLE', 409, 'This subscription is not available.'),
  }),
  decline('amountInvalid', 'The amount cannot be donated', {
    operations: ['Donate'],
    reason: reason('AMOUNT_INVALID', 422, 'This amount cannot be donated.'),
  }),
  decline('frequencyInvalid', 'The frequency is not offered', { operations: ['Donate'], reason: frequencyInvalid }),
  decline('donationPageNotFound', 'The donation page was deleted', {
    operations: ['GetDonationPage', 'Donate'],
    reason: reason('PAGE_NOT_FOUND', 404, 'There is no such donation page.'),
  }),
] as const satisfies readonly Scenario[]

/** The name of a scenario of the shop. */
export type CommerceScenarioName = (typeof commerceScenarios)[number]['name']
