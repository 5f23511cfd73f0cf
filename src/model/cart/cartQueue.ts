import type { CartEntry } from './Cart'
import {
  type AddOperation,
  type CartOperation,
  entryIdOf,
  entryOf,
  lineKey,
  mayBeSameLine,
  type SetOperation,
} from './cartOperation'

/** Operations in the order in which they are sent. */
export type CartQueue = readonly CartOperation[]

/**
 * Adds an operation to the queue (docs/decisions.md#23). It is joined with the last one on its line if that does not
 * change the result: absolute quantities replace each other, and adds become one with the sum. The first `sent`
 * operations are left alone, because the server may have received them.
 */
export function enqueue(queue: CartQueue, operation: CartOperation, sent: number): CartQueue {
  const place = lastOfLine(queue, operation)
  const last = queue[place]
  if (!last || place < sent) return [...queue, operation]
  const joined = join(last, operation)
  return joined ? queue.map((other, index) => (index === place ? joined : other)) : [...queue, operation]
}

/**
 * The queue for a page that is left. Its requests may arrive in any order, so there is one for each line where
 * possible. A quantity replaces the changes before it on its line, and includes what was added after it. Changes are
 * kept as they are if the server may only know the line after one of them, because the line has to be added or was
 * removed before. Adds among the first `sent` are kept too, because the server may have received them.
 */
export function oneForEachLine(queue: CartQueue, entries: readonly CartEntry[], sent: number): CartQueue {
  return queue.reduce<CartQueue>((before, next, index) => {
    if (next.kind === 'set') return withQuantity(before, next, entries)
    const set = before[lastOfLine(before, next)]
    const isIncluded = next.kind === 'add' && index >= sent && set?.kind === 'set' && set.quantity > 0
    if (!isIncluded || !entryOf(entries, set.line, set.entryId)) return before.concat(next)
    // With the add's key, because the server may have received the quantity without the add.
    const { key, calls } = next
    const sum = { ...set, key, calls: [...set.calls, ...calls], quantity: set.quantity + quantityOf(next) }
    return before.map((other) => (other === set ? sum : other))
  }, [])
}

function withQuantity(before: CartQueue, next: SetOperation, entries: readonly CartEntry[]): CartQueue {
  const { entryId } = next
  // With an id, it must not replace an add, which the server may count for another entry of this line.
  const replaced = before.filter((other) => isOnSameLine(other, next) && (!entryId || entryIdOf(other) === entryId))
  const isRemoved = replaced.some((other) => other.kind === 'set' && other.quantity === 0)
  if (isRemoved || !entryOf(entries, next.line, entryId)) return before.concat(next)
  const calls = [...replaced, next].flatMap((operation) => operation.calls)
  return [...before.filter((other) => !replaced.includes(other)), { ...next, calls }]
}

/**
 * Splits a joined add that the server declined into what still fits and the calls that do not, in the order of the
 * calls. `createKey` returns a new idempotency key, because the server never saw this add.
 */
export function splitAdd(operation: AddOperation, available: number, createKey: () => string): SplitAdd {
  let left = available
  const fits = operation.quantities.map((quantity) => {
    if (quantity > left) return false
    left -= quantity
    return true
  })
  const quantities = operation.quantities.filter((_, index) => fits[index])
  const calls = operation.calls.filter((_, index) => fits[index])
  return {
    fitting: calls.length > 0 ? { ...operation, key: createKey(), calls, quantities } : null,
    declined: operation.calls.filter((call, index) => !fits[index] && !calls.includes(call)),
  }
}

interface SplitAdd {
  readonly fitting: AddOperation | null
  /** The calls of which no part fits. */
  readonly declined: readonly string[]
}

/** How many units a call of an add gets, in the order of the calls, if the server has added `total` for all of them. */
export function addedBy(call: string, { calls, quantities }: AddOperation, total = Number.POSITIVE_INFINITY): number {
  let left = total
  return quantities.reduce((sum, quantity, index) => {
    const added = Math.min(quantity, left)
    left -= added
    return calls[index] === call ? sum + added : sum
  }, 0)
}

/** How many an add adds. */
export function quantityOf({ quantities }: AddOperation): number {
  return quantities.reduce((sum, quantity) => sum + quantity, 0)
}

function join(last: CartOperation, next: CartOperation): CartOperation | null {
  if (!('line' in last && 'line' in next) || lineKey(last.line) !== lineKey(next.line)) return null
  if (entryIdOf(last) !== entryIdOf(next)) return null
  const calls = [...last.calls, ...next.calls]
  if (last.kind === 'set' && next.kind === 'set') return { ...next, calls }
  if (last.kind !== 'add' || next.kind !== 'add') return null
  return { ...next, calls, quantities: [...last.quantities, ...next.quantities] }
}

/** Index of the last operation on what may be the same line, or -1. Operations on other lines do not influence it. */
function lastOfLine(queue: CartQueue, operation: CartOperation): number {
  return queue.findLastIndex((other) => isOnSameLine(other, operation))
}

function isOnSameLine(one: CartOperation, other: CartOperation): boolean {
  if (!('line' in one && 'line' in other && mayBeSameLine(one.line, other.line))) return false
  const [entryId, otherId] = [entryIdOf(one), entryIdOf(other)]
  return !entryId || !otherId || entryId === otherId
}
