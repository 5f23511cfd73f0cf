import { isDeletedLine, resolveEntries } from './describeCart'
import type { Store, StoredCart } from './Store'
import { availableOf } from './stock'

/** What has changed about a line since the visitor last saw it. */
export interface Warning {
  readonly code: 'PRICE_CHANGED' | 'STOCK_CHANGED' | 'ITEM_DELETED'
  readonly entryId: string
  readonly message: string
}

/** Returns what a visitor must be told about a cart. A new price is mentioned once. */
export function takeWarnings(store: Store, cart: StoredCart): readonly Warning[] {
  return resolveEntries(store, cart).flatMap((line): readonly Warning[] => {
    const { entry, choice, unitCents } = line
    const entryId = entry.id
    const name = entry.productName
    if (choice === null) {
      return isDeletedLine(line) ? [{ code: 'ITEM_DELETED', entryId, message: `${name} is no longer sold.` }] : []
    }
    const warnings: Warning[] = []
    if (unitCents !== entry.unitCents) {
      entry.unitCents = unitCents
      warnings.push({ code: 'PRICE_CHANGED', entryId, message: `The price of ${name} has changed.` })
    }
    const available = availableOf(store, choice.stockId)
    if (available !== null && available < entry.quantity) {
      warnings.push({ code: 'STOCK_CHANGED', entryId, message: `Only ${available} of ${name} left.` })
    }
    return warnings
  })
}
