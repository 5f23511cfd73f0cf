import type { Store } from './Store'

/** How many units can be bought; null if unlimited. */
export function availableOf(store: Store, stockId: string): number | null {
  if (store.unlimited[stockId] === true || !Object.hasOwn(store.stock, stockId)) return null
  return store.stock[stockId] ?? 0
}

/**
 * Takes units out of stock and counts them as sold, all or none. Returns the ids with too little stock; if there are
 * any, nothing has changed.
 */
export function takeStock(store: Store, wanted: ReadonlyMap<string, number>): readonly string[] {
  const short = [...wanted].filter(([id, quantity]) => (availableOf(store, id) ?? quantity) < quantity)
  if (short.length > 0) return short.map(([id]) => id)
  for (const [id, quantity] of wanted) {
    const available = availableOf(store, id)
    if (available !== null) store.stock[id] = available - quantity
    store.sold[id] = (store.sold[id] ?? 0) + quantity
  }
  return []
}
