import type { Journal } from '../../src/data/cart/CartClient'
import type { CartQueue } from '../../src/model/cart/cartQueue'

/** The journal of a tab, whose `kept` tests may read and set. */
export function createMemoryJournal(queue: CartQueue = []): Journal & { readonly kept: { queue: CartQueue } } {
  const kept = { queue }
  const refused = new Map<string, string>()
  return {
    kept,
    read: () => kept.queue,
    write(next) {
      kept.queue = next
    },
    readRefused: () => refused,
    refuse(calls, message) {
      for (const call of calls) refused.set(call, message)
    },
  }
}
