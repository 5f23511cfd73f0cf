import type { ElementChanges } from '../../src/browser/elementChanges'
import { readSubscription } from '../../src/browser/servedProduct'
import type { PricingOption, Variant } from '../../src/model/product/Product'

/** The choice between a single purchase and a subscription. */
export interface PurchaseKinds {
  /** The chosen subscription among those of a variant; `null` for a single purchase. */
  readonly subscriptionOf: (variant: Variant) => PricingOption | null
}

/** Tracks the visitor's choice. Calls `change` when it changes. */
export function createPurchaseKinds(
  element: HTMLElement | null,
  changes: ElementChanges,
  change: () => void,
): PurchaseKinds {
  if (element) changes.listen(element, 'change', change)
  return { subscriptionOf: (variant) => readSubscription(element, variant) ?? null }
}
