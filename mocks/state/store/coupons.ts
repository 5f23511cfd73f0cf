import type { Coupon } from '../../../src/model/cart/Cart'
import type { Decline } from '../../http/Answer'
import { formatCents } from './formatCents'
import type { CouponRule, Store } from './Store'

/** The rule for a code, ignoring case; null if there is none. */
export function findCoupon(store: Store, promoCode: string): CouponRule | null {
  return store.coupons[promoCode.trim().toUpperCase()] ?? null // no inherited property is all upper case
}

/** Why a coupon does not apply to a subtotal now; null if it does. */
export function couponProblem(coupon: CouponRule | null, subtotalCents: number, now: number): Decline | null {
  if (coupon === null) return couponUnknown
  if (coupon.expiresAt !== undefined && coupon.expiresAt <= now) return couponExpired
  const minimum = coupon.minimumSubtotalCents ?? 0
  if (subtotalCents >= minimum) return null
  return minimumNotMet(minimum)
}

export function minimumNotMet(cents: number): Decline {
  return { errorKey: 'MINIMUM_NOT_MET', status: 422, message: `This code is for orders from ${formatCents(cents)}.` }
}

/** A coupon in the format of a cart. Its id is derived from its code, so that it stays the same. */
export function couponOf(rule: CouponRule, discountCents: number, problem: Decline | null): Coupon {
  const { promoCode, name, type, amount } = rule
  const id = couponIdOf(promoCode)
  return {
    id,
    promoCode,
    name,
    type,
    amount,
    discountCents,
    reason: problem?.errorKey ?? null,
    message: problem?.message ?? null,
  }
}

/** The id of a coupon: 24 hex digits, derived from the whole code. */
export function couponIdOf(promoCode: string): string {
  const bytes = [...new TextEncoder().encode(promoCode)]
  const sum = bytes.reduce((hash, byte) => (Math.imul(hash, 31) + byte) >>> 0, 0)
  const start = bytes.slice(0, 8).map((byte) => byte.toString(16).padStart(2, '0'))
  return start.join('').padEnd(16, '0') + sum.toString(16).padStart(8, '0')
}

export const couponUnknown: Decline = { errorKey: 'COUPON_UNKNOWN', status: 404, message: 'This code is not known.' }
export const couponExpired: Decline = { errorKey: 'EXPIRED', status: 410, message: 'This code has expired.' }
