import type { ElementChanges } from '../../src/browser/elementChanges'
import type { PricingOption, Variant } from '../../src/model/product/Product'

/** The choice between a single purchase and a subscription. */
export interface PurchaseKinds {
  /** The subscription that is chosen, of those that a variant is offered as; `null` for a single purchase. */
  readonly subscriptionOf: (variant: Variant) => PricingOption | null
}

const subscribes = 'input[value="SUBSCRIPTION"], input[value="subscription-radio"]'

/** Follows the choice of a visitor. `change` is called when it changes. */
export function createPurchaseKinds(
  element: HTMLElement | null,
  changes: ElementChanges,
  change: () => void,
): PurchaseKinds {
  const radio = element?.querySelector<HTMLInputElement>(subscribes)
  const frequency = element?.querySelector<HTMLSelectElement>('select.subscription-frequency')
  if (element) changes.listen(element, 'change', change)
  return {
    subscriptionOf(variant) {
      if (!radio?.checked) return null
      return variant.pricingOptions?.[Math.max(frequency?.selectedIndex ?? 0, 0)] ?? null
    },
  }
}
