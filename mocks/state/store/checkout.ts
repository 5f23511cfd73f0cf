import { paymentTokens } from '../../fixtures/commerce/paymentTokens'
import type { Decline } from '../../http/Answer'
import { itemNotFound } from './additions'
import { describeCart, isDeletedLine, resolveEntries } from './describeCart'
import { emailInvalid, isEmail } from './email'
import { formatCents } from './formatCents'
import { wantedOf } from './orders'
import type { Store, StoredCart } from './Store'
import { availableOf } from './stock'

/** Why a cart cannot be checked out, apart from being closed or empty; null if it can. */
export function checkoutProblem(store: Store, cart: StoredCart, now: number): Decline | null {
  const lines = resolveEntries(store, cart)
  const { subtotalCents } = describeCart(store, cart, now)
  const deleted = lines.find(isDeletedLine)
  if (deleted) return itemNotFound(deleted.entry.productName)
  if (cart.kind === 'shop' && subtotalCents < store.minimumSubtotalCents)
    return belowMinimum(store.minimumSubtotalCents)
  const isShort = [...wantedOf(lines)].some(([id, quantity]) => (availableOf(store, id) ?? quantity) < quantity)
  return isShort ? insufficientStock : null
}

/** Why a total differs from the one that the visitor has seen; null if it does not. */
export function totalProblem(grandTotalCents: number, expected: unknown): Decline | null {
  if (expected === grandTotalCents || expected === String(grandTotalCents)) return null
  return totalChanged(grandTotalCents)
}

export function totalChanged(grandTotalCents: number): Decline {
  return { errorKey: 'TOTAL_CHANGED', status: 409, message: `Your total is now ${formatCents(grandTotalCents)}.` }
}

export interface Payer {
  readonly email: string
  readonly paymentToken: string
}

/** Why someone cannot place an order; null if they can. An order with a total of zero needs no payment. */
export function payerProblem({ email, paymentToken }: Payer, grandTotalCents: number): Decline | null {
  if (!isEmail(email)) return emailInvalid('email')
  if (grandTotalCents === 0) return null
  switch (Object.hasOwn(paymentTokens, paymentToken) ? paymentTokens[paymentToken] : undefined) {
    case 'accepted':
      return null
    case 'challenge':
      return paymentChallenge
    case 'declined':
      return paymentDeclined
    default:
      return paymentInvalid
  }
}

export const paymentChallenge: Decline = {
  errorKey: 'PAYMENT_CHALLENGE',
  status: 402,
  message: 'Your bank asks you to confirm this payment.',
}
export const paymentDeclined: Decline = {
  errorKey: 'PAYMENT_DECLINED',
  status: 402,
  message: 'Your card was declined.',
}
export const paymentInvalid: Decline = {
  errorKey: 'PAYMENT_INVALID',
  status: 422,
  message: 'The payment could not be read.',
}

export const insufficientStock: Decline = {
  errorKey: 'INSUFFICIENT_STOCK',
  status: 409,
  message: 'There is no longer enough of something in your cart.',
}

export function belowMinimum(minimumSubtotalCents: number): Decline {
  // A5: "To check out, your order subtotal must be {subtotal} or more."
  const message = `To check out, your order subtotal must be ${formatCents(minimumSubtotalCents)} or more.`
  return { errorKey: 'MINIMUM_SUBTOTAL', status: 422, message }
}
