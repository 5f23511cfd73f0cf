import type { CartEntry } from '../../model/cart/Cart'
import type { CartOperation } from '../../model/cart/cartOperation'
import { type CartQueue, enqueue, oneForEachLine } from '../../model/cart/cartQueue'
import type { Journal } from './CartClient'

/** The operations that the server has not confirmed, as the journal has them. */
export interface Operations {
  all(): CartQueue
  add(operation: CartOperation): void
  /** Takes the first operation, which is about to be sent. From now on, nothing is joined with it. */
  takeFirst(): CartOperation | undefined
  /** Removes an operation that was answered. If a part of it remains to be sent, that takes its place. */
  settle(operation: CartOperation, replacement: CartOperation | null): void
  /** Joins the changes of each line. Returns the operations, which are about to be sent at once. */
  takeAll(entries: readonly CartEntry[]): CartQueue
  /** Reads the journal again. Returns the operations that are no longer in it. */
  restore(): CartQueue
}

/** Starts with the operations that the last page in this tab left behind. */
export function createOperations(journal: Pick<Journal, 'read' | 'write'>): Operations {
  let queue = journal.read()
  /** How many operations, counted from the first, the server may have received. */
  let sent = queue.length

  const set = (next: CartQueue) => {
    queue = next
    journal.write(queue)
  }

  return {
    all: () => queue,
    add: (operation) => set(enqueue(queue, operation, sent)),
    takeFirst() {
      sent = Math.max(sent, 1)
      return queue[0]
    },
    settle({ key }, replacement) {
      const rest = queue.filter((other) => other.key !== key)
      const removed = queue.length - rest.length
      // The replacement comes before operations that the server may have received.
      sent = Math.max(sent - removed, 0) + (replacement && sent > 0 ? 1 : 0)
      set(replacement ? [replacement, ...rest] : rest)
    },
    takeAll(entries) {
      set(oneForEachLine(queue, entries, sent))
      sent = queue.length
      return queue
    },
    restore() {
      const before = queue
      queue = journal.read()
      sent = queue.length
      return before.filter(({ key }) => !queue.some((other) => other.key === key))
    },
  }
}
