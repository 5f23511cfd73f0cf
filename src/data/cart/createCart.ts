import { createStore, type StoreApi } from 'zustand/vanilla'
import { isRequestError } from '../../errors/RequestError'
import type { Cart, CartEntry } from '../../model/cart/Cart'
import { type CartOperation, lineKey, lineOf } from '../../model/cart/cartOperation'
import { addedBy, quantityOf, splitAdd } from '../../model/cart/cartQueue'
import { overlayCart } from '../../model/cart/overlayCart'
import { messages } from '../messages'
import type { Answer, CartChange, CartClient, CartOutcome, CartState, CartSurroundings } from './CartClient'
import { cartOf } from './cartRequests'
import { createOperations, type Operations } from './createOperations'
import { createSender } from './createSender'

/** Creates the cart of a page. Changes that the last page in this tab left behind are sent at once. */
export function createCart(surroundings: CartSurroundings): CartClient {
  const { send, createKey, pause, journal, onCommit } = surroundings
  const operations = createOperations(journal)
  const held = createHeldCart(operations)
  const { store, show, settle, confirmed, isStopped } = held
  const calls = createCalls(store)
  const refresh = () => loadCart(held, surroundings)

  const sender = createSender({
    takeFirst: operations.takeFirst,
    send: (operation) => send(operation, confirmed()),
    pause,
    onAnswer(operation, answer) {
      settle(operation, { cart: answer.cart, change: { isSynced: true, isOffline: false, problem: '' } })
      const cart = confirmed()
      if (cart && !isStopped()) onCommit(cart)
      calls.resolve(operation.calls, resultsOf(operation, answer))
    },
    onFailure: (operation, error) => undo(operation, error, { held, calls, surroundings }),
    onWait: (isOffline) => show({ isOffline }),
    onDrained: calls.drain,
    onStopped: calls.stop,
  })
  if (operations.all().length > 0) sender.start()

  return {
    store,
    refresh,
    confirmed,
    pending: operations.all,
    change: (change) =>
      new Promise((onOutcome) => {
        const operation = operationOf(change, createKey, confirmed()?.entries)
        calls.add(operation.calls, onOutcome)
        operations.add(operation)
        show({ refused: '' })
        sender.start()
      }),
    countUndone: calls.countUndone,
    settled: () => (operations.all().length === 0 ? Promise.resolve() : calls.drained()),
    takeAll: () => operations.takeAll(confirmed()?.entries ?? []),
    restore() {
      const settled = operations.restore()
      show()
      const refused = journal.readRefused()
      const answer = { cart: confirmed(), warning: '' }
      for (const operation of settled) {
        const applied = resultsOf(operation, answer)
        calls.resolve(operation.calls, (id) => declinedOf(refused.get(id)) ?? applied(id))
      }
      sender.start()
    },
    refuse: held.refuse,
    stop() {
      held.stop()
      sender.stop()
    },
  }
}

interface Undoing {
  readonly held: HeldCart
  readonly calls: ReturnType<typeof createCalls>
  readonly surroundings: CartSurroundings
}

/**
 * Undoes an operation that the server refused, or answered only with errors. The part that still fits is sent again.
 */
function undo(operation: CartOperation, error: unknown, { held, calls, surroundings }: Undoing): void {
  const cart = cartOfError(error)
  const split = splitDeclined(operation, error, surroundings.createKey)
  const result = failureOf(operation, error)
  held.settle(operation, { cart, replacement: split?.fitting, change: { isOffline: false } })
  const abandoned = calls.resolve(split?.declined ?? operation.calls, () => result)
  if (held.isStopped()) return
  if (abandoned.length > 0) {
    surroundings.journal.refuse(abandoned, result.message)
    held.refuse(result.message)
  }
  if (!cart) void loadCart(held, surroundings)
}

/** The cart that the server sent last, and the store with what the page shows. */
interface HeldCart {
  readonly store: StoreApi<CartState>
  readonly confirmed: () => Cart | null
  /** How many carts have arrived. */
  readonly answers: () => number
  /** Accepts the cart in an answer, unless it is older than the current one. */
  readonly accept: (next: Cart | null) => void
  /**
   * Applies the server's answer to an operation. Does nothing after `stop`: the next cart has the operation in its
   * journal.
   */
  readonly settle: (operation: CartOperation, answered: Settled) => void
  readonly isStopped: () => boolean
  readonly stop: () => void
  /** The server has no cart for this visitor. */
  readonly clear: () => void
  /** Shows the cart with the operations that wait, and a change of the rest of the state. */
  readonly show: (change?: Partial<CartState>) => void
  /** Shows why a change was undone, if nothing on this page waits for its result. */
  readonly refuse: (message: string) => void
}

interface Settled {
  readonly cart: Cart | null
  /** The part of the operation that is still to be sent. */
  readonly replacement?: CartOperation | null | undefined
  readonly change: Partial<CartState>
}

function createHeldCart(operations: Operations): HeldCart {
  const store = createStore<CartState>(() => ({
    view: overlayCart(null, operations.all()),
    isSynced: false,
    isOffline: false,
    problem: '',
    refused: '',
  }))
  let cart: Cart | null = null
  let answers = 0
  let isStopped = false
  const show = (change: Partial<CartState> = {}) =>
    store.setState({ ...change, view: overlayCart(cart, operations.all()) })
  const accept = (next: Cart | null) => {
    answers++
    if (next && !isStale(next, cart)) cart = next.isPurchased ? null : next
  }
  return {
    store,
    confirmed: () => cart,
    answers: () => answers,
    accept,
    settle(operation, { cart: next, replacement = null, change }) {
      if (isStopped) return
      accept(next)
      operations.settle(operation, replacement)
      show(change)
    },
    isStopped: () => isStopped,
    stop() {
      isStopped = true
    },
    clear() {
      cart = null
    },
    show,
    refuse(message) {
      const { refused } = store.getState()
      if (!refused.includes(message)) show({ refused: `${refused} ${message}`.trim() })
    },
  }
}

/**
 * Loads the cart. The newer of two carts is kept, in whatever order they arrive: another tab may change the cart while
 * it is being loaded. A response without a cart is ignored if a cart has arrived in the meantime.
 */
async function loadCart(held: HeldCart, surroundings: CartSurroundings): Promise<void> {
  const { load, mayExist } = surroundings
  const { store, answers, accept, clear, show } = held
  const before = answers()
  try {
    const loaded = mayExist() ? await load() : null
    // Without versions, there is no way to know which of the two is newer.
    if (loaded?.version === 0 && before !== answers()) return loadCart(held, surroundings)
    if (loaded) accept(loaded)
    else if (before === answers()) clear()
    show({ isSynced: true, problem: '' })
  } catch (error) {
    if (before !== answers()) return
    // If a cart has expired, the server declines, and sends the cart with the decline.
    const answered = cartOfError(error)
    if (answered) accept(answered)
    if (answered || !store.getState().isSynced) show({ problem: messageOf(error), isSynced: answered !== null })
  }
}

/** The cart in the answer of a decline. */
function cartOfError(error: unknown): Cart | null {
  return isRequestError(error) ? cartOf(error.reply) : null
}

type Result = Omit<CartOutcome, 'cart'>

/** The callers that wait for an outcome, by call id. */
function createCalls(store: StoreApi<CartState>) {
  const waiting = new Map<string, (outcome: CartOutcome) => void>()
  const draining = new Set<() => void>()
  let undone = 0
  return {
    add([id = '']: readonly string[], onOutcome: (outcome: CartOutcome) => void) {
      waiting.set(id, onOutcome)
    },
    /** Returns the calls that nothing waits for, because another page made them. */
    resolve(ids: readonly string[], resultOf: (id: string) => Result): readonly string[] {
      return [...new Set(ids)].filter((id) => {
        const onOutcome = waiting.get(id)
        const result = resultOf(id)
        waiting.delete(id)
        if (result.status === 'declined' || result.status === 'failed') undone++
        onOutcome?.({ ...result, cart: store.getState().view })
        return !onOutcome
      })
    },
    stop() {
      const stopped = { status: 'stopped', message: '', errorKey: null, errors: {} } as const
      for (const onOutcome of waiting.values()) onOutcome({ ...stopped, cart: store.getState().view })
      waiting.clear()
    },
    countUndone: () => undone,
    drained: () => new Promise<void>((resolve) => draining.add(resolve)),
    drain() {
      for (const resolve of draining) resolve()
      draining.clear()
    },
  }
}

function operationOf(change: CartChange, createKey: () => string, entries: readonly CartEntry[] = []): CartOperation {
  const common = { key: createKey(), calls: [createKey()] }
  if (change.kind === 'set') {
    const { entryId, ...set } = change
    const isShared = entries.filter((entry) => lineKey(lineOf(entry)) === lineKey(set.line)).length > 1
    return { ...set, ...common, ...(isShared && entryId ? { entryId } : {}) }
  }
  if (change.kind !== 'add') return { ...change, ...common }
  const { quantity, times = 1, isUndo: _, ...add } = change
  const calls = Array(times).fill(common.calls[0])
  return { ...add, ...common, calls, quantities: Array(times).fill(quantity) }
}

/** Whether an answer is older than the cart on the page. */
function isStale(next: Cart, held: Cart | null): boolean {
  if (!held) return false
  return next.id === held.id ? next.version < held.version : next.created < held.created
}

/** Joined adds are declined together, but those that still fit would have been accepted one by one. */
function splitDeclined(operation: CartOperation, error: unknown, createKey: () => string) {
  if (operation.kind !== 'add' || !isRequestError(error)) return null
  if (error.errorKey !== 'INSUFFICIENT_STOCK') return null
  const most = quantityOf(operation) - 1
  const available = error.reply?.available
  return splitAdd(operation, typeof available === 'number' ? Math.min(available, most) : most, createKey)
}

/** Returns the result of each of the operation's calls. */
function resultsOf(operation: CartOperation, { warning, added }: Answer): (id: string) => Result {
  const status = warning ? 'adjusted' : 'applied'
  const result = { status, message: warning, errorKey: null, errors: {} } as const
  return (id) => (operation.kind === 'add' ? { ...result, added: addedBy(id, operation, added) } : result)
}

function messageOf(error: unknown): string {
  return isRequestError(error) && error.name !== 'ResponseParseError' ? error.message : messages.unknown
}

/** The result of a call whose answer went to another page in this tab. */
function declinedOf(message: string | undefined): Result | undefined {
  return message === undefined ? undefined : { status: 'declined', message, errorKey: null, errors: {} }
}

function failureOf(operation: CartOperation, error: unknown): Result {
  const { name, status, errorKey, errors } = isRequestError(error)
    ? error
    : { name: '', status: 0, errorKey: null, errors: {} }
  const message = messageOf(error)
  if (name === 'ServerReplyError' && status < 500) return { status: 'declined', message, errorKey, errors }
  const failed = { status: 'failed', errorKey: null, errors: {} } as const
  if (operation.kind !== 'set') return { ...failed, message }
  return { ...failed, message: operation.quantity > 0 ? messages.quantityFailed : messages.removeFailed }
}
