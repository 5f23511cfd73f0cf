import { nearest } from '../http/nearest'
import type { CouponRule } from '../state/store/Store'

/** A parsed `PUT /__mock/store`. Missing parts stay unchanged. */
export interface StoreOrder {
  readonly clockOffsetMs: number | undefined
  readonly minimumSubtotalCents: number | undefined
  readonly expressCheckout: boolean | undefined
  readonly variants: { readonly [key: string]: VariantChange }
  readonly coupons: { readonly [code: string]: Omit<CouponRule, 'promoCode'> | null }
}

export interface VariantChange {
  readonly stock?: number | 'unlimited'
  readonly priceCents?: number
  /** `null` ends the sale. */
  readonly saleCents?: number | null
  readonly isDeleted?: boolean
}

type Check = (value: unknown) => boolean
type Checks = { readonly [member: string]: readonly [check: Check, is: string] }

const highestPrice = 100_000_000 // A9
const farthestOffsetMs = 100 * 365 * 86_400_000 // no date can be written for much later times

const isWhole: Check = (value) => Number.isSafeInteger(value)
const isCents: Check = (value) => isWhole(value) && Number(value) >= 0 && Number(value) <= highestPrice
const isOffset: Check = (value) => isWhole(value) && Math.abs(Number(value)) <= farthestOffsetMs
const isBoolean: Check = (value) => typeof value === 'boolean'
const isRecord: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

// GET /__mock/store also returns what cannot be changed. It is ignored, so that its response can be edited and sent back.
const readOnly = { shop: ['time', 'orders', 'restockSignUps'], variant: ['product', 'options', 'sold'] }

const orderChecks: Checks = {
  clockOffsetMs: [isOffset, 'a whole number of milliseconds, at most a hundred years'],
  minimumSubtotalCents: [isCents, 'a whole number of cents'],
  expressCheckout: [isBoolean, 'true or false'],
  variants: [isRecord, 'an object of changes by SKU, or by the end of the URL for products without variants'],
  coupons: [isRecord, 'an object of coupons by code'],
}

const variantChecks: Checks = {
  stock: [(value) => value === 'unlimited' || (isWhole(value) && Number(value) >= 0), 'a whole number, or "unlimited"'],
  priceCents: [isCents, 'a whole number of cents'],
  saleCents: [(value) => value === null || isCents(value), 'a whole number of cents, or null'],
  isDeleted: [isBoolean, 'true or false'],
}

const couponTypes = ['percentage', 'flat', 'free-shipping']

const couponChecks: Checks = {
  name: [(value) => typeof value === 'string', 'a string'],
  type: [(value) => couponTypes.includes(String(value)), `one of ${couponTypes.join(', ')}`],
  amount: [isCents, 'hundredths of a percent, or cents'],
  minimumSubtotalCents: [isCents, 'a whole number of cents'],
  expiresAt: [isWhole, 'milliseconds since 1970'],
}

/** Parses the body of `PUT /__mock/store`. Returns a message if anything is invalid. */
export function readStoreOrder(body: unknown): StoreOrder | string {
  const { clockOffsetMs, minimumSubtotalCents, expressCheckout, variants = {}, coupons = {} } = Object(body)
  const problem =
    (isRecord(body)
      ? problemOf(without(body, readOnly.shop), orderChecks, 'The shop')
      : 'Send an object, like the one that GET /__mock/store returns.') ??
    firstProblem(variants, (change, key) =>
      problemOf(without(change, readOnly.variant), variantChecks, `The variant ${key}`),
    ) ??
    firstProblem(coupons, couponProblem)
  if (problem !== null) return problem
  const rules = Object.entries<Partial<CouponRule> | null>(coupons).map(([code, rule]) => [
    code,
    rule && withDefaults(code, rule),
  ])
  return { clockOffsetMs, minimumSubtotalCents, expressCheckout, variants, coupons: Object.fromEntries(rules) }
}

function withDefaults(code: string, { promoCode: _, ...rule }: Partial<CouponRule>): Omit<CouponRule, 'promoCode'> {
  return { name: code, type: 'percentage', amount: 0, ...rule }
}

function couponProblem(coupon: unknown, code: string): string | null {
  if (code.trim() === '') return 'A coupon needs a code.'
  if (coupon === null) return null // deletes it
  const { promoCode: _, ...rule } = Object(coupon)
  const problem = problemOf(isRecord(coupon) ? rule : coupon, couponChecks, `The coupon ${code}`)
  if (problem !== null) return problem
  if (rule.type === undefined) return `The coupon ${code} needs a type: ${couponTypes.join(', ')}.`
  if (rule.type !== 'percentage' || (rule.amount ?? 0) <= 10_000) return null
  return `The coupon ${code} takes off more than 100 %: amount is in hundredths of a percent, at most 10000.`
}

function without(value: unknown, names: readonly string[]): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(Object(value)).filter(([name]) => !names.includes(name)))
}

function firstProblem(all: object, problem: (value: unknown, key: string) => string | null): string | null {
  for (const [key, value] of Object.entries(all)) {
    const found = problem(value, key)
    if (found !== null) return found
  }
  return null
}

function problemOf(value: unknown, checks: Checks, subject: string): string | null {
  if (!isRecord(value)) return `${subject} must be an object.`
  for (const [name, given] of Object.entries(Object(value))) {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined
    if (check === undefined) return unknownMember(subject, name, Object.keys(checks))
    if (!check[0](given)) return `${subject}: ${name} must be ${check[1]}.`
  }
  return null
}

function unknownMember(subject: string, name: string, known: readonly string[]): string {
  const suggestion = nearest(name, known)
  const hint = suggestion === null ? ` Its fields are ${known.join(', ')}.` : ` Did you mean "${suggestion}"?`
  return `${subject} has no field "${name}".${hint}`
}
