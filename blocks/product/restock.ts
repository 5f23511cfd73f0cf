import type { ElementChanges } from '../../src/browser/elementChanges'
import type { Variant } from '../../src/model/product/Product'
import { stockOf } from '../../src/model/product/stock'

/**
 * Returns a function that shows the restock notification of a sold-out variant and hides the others. The function
 * returns the notification's invitation; empty if there is none. Without a variant, all are as served.
 */
export function createRestock(
  notifications: readonly HTMLElement[],
  changes: ElementChanges,
): (variant: Variant | null) => string {
  const served = notifications.map((one) => ({ one, hidden: one.getAttribute('hidden') }))
  return (variant) => {
    let invitation = ''
    for (const { one, hidden } of served) {
      const isShown = variant && stockOf(variant) === 0 && one.getAttribute('data-variant-id') === variant.id
      changes.attribute(one, 'hidden', variant ? (isShown ? null : '') : hidden)
      if (isShown) invitation = one.querySelector('.product-restock-cta')?.textContent?.trim() ?? ''
    }
    return invitation
  }
}
