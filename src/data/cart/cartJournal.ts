import { sessionValues } from '../../browser/storage'
import type { CartQueue } from '../../model/cart/cartQueue'
import { isRecord } from '../../model/text/json'
import type { Journal } from './CartClient'

const key = 'cart'
// For as long as servers can be expected to remember idempotency keys.
const lifeMs = 3_600_000

/** The changes that the server has not confirmed, in the session storage of this tab. */
export const cartJournal: Journal = {
  read: () => sessionValues.get(key, isQueue) ?? [],
  write(queue) {
    if (queue.length > 0) sessionValues.set(key, queue, lifeMs)
    else sessionValues.remove(key)
  },
}

// Only this version of the bundle wrote it, or an older one: the fields that every operation has are enough.
function isQueue(value: unknown): value is CartQueue {
  return (
    Array.isArray(value) && value.every((one) => isRecord(one) && typeof one.key === 'string' && isCallList(one.calls))
  )
}

function isCallList(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}
