import { format } from '../../language/format'
import { billingUnits } from '../enumerations/productTypes'
import { isRecord, tryParseJson } from '../text/json'
import { messages } from './messages'
import type { SubscriptionPlan } from './Product'

export type BillingUnit = (typeof billingUnits)[number]

/** A time in whole weeks, months or years. */
export interface BillingTime {
  readonly count: number
  readonly unit: BillingUnit
}

/** How often a subscription is charged, and for how long. */
export interface Billing {
  readonly period: BillingTime
  /** `null` until cancelled. */
  readonly duration: BillingTime | null
}

const perYear = { week: 52, month: 12, year: 1 } as const

/**
 * Reads a plan (A3 Product). Zero cycles, or none, mean until cancelled. A duration of whole years is in years, at 52
 * weeks or 12 months each. `null` for a missing plan or one that makes no sense, which is not available.
 */
export function readBilling(plan: SubscriptionPlan | null | undefined): Billing | null {
  const { value: count, unit: name } = plan?.billingPeriod ?? {}
  const unit = billingUnits.find((known) => known === name?.toLowerCase())
  if (!unit || !count) return null
  const total = count * (plan?.numBillingCycles || 0)
  const isYears = total % perYear[unit] === 0
  const duration: BillingTime = isYears ? { count: total / perYear[unit], unit: 'year' } : { count: total, unit }
  return { period: { count, unit }, duration: total > 0 ? duration : null }
}

/** Reads the plan of a subscription from a value of JSON; `null` if it cannot be read. */
export function readPlan(plan: unknown): SubscriptionPlan | null {
  if (!isRecord(plan) || !isRecord(plan.billingPeriod)) return null
  const { value, unit } = plan.billingPeriod
  if (typeof value !== 'number' || typeof unit !== 'string') return null
  const cycles = typeof plan.numBillingCycles === 'number' ? plan.numBillingCycles : 0
  return { billingPeriod: { value, unit }, numBillingCycles: cycles }
}

/** Reads the plan of a subscription from text such as that of `data-subscription-plan`; `null` if it cannot be read. */
export function parsePlan(text: string): SubscriptionPlan | null {
  return readPlan(tryParseJson(text))
}

/** A price with its billing: “$10.00 every 2 weeks for 1 year”; “Unavailable” without a plan. */
export function subscriptionText(price: string, plan: SubscriptionPlan | null | undefined): string {
  const billing = readBilling(plan)
  if (!billing) return messages.unavailable
  const period = format(messages.period, { ...billing.period })
  if (!billing.duration) return format(messages.subscription, { price, period })
  const duration = format(messages.duration, { ...billing.duration })
  return format(messages.limitedSubscription, { price, period, duration })
}
