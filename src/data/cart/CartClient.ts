import type { StoreApi } from 'zustand/vanilla'
import type { Cart } from '../../model/cart/Cart'
import type { AddOperation, CartOperation } from '../../model/cart/cartOperation'
import type { CartQueue } from '../../model/cart/cartQueue'
import type { CartView } from '../../model/cart/overlayCart'

/** The visitor's cart on this page. There is only one, however many parts of the page show or change it. */
export interface CartClient {
  readonly store: StoreApi<CartState>
  /** Changes the cart: at once on the page, then on the server. Never rejects. */
  change(change: CartChange): Promise<CartOutcome>
  /**
   * Loads the cart, if the visitor can have one. Never rejects: if there is no answer, the page keeps what it shows.
   */
  refresh(): Promise<void>
  /** Resolves when the server has confirmed or declined every change. */
  settled(): Promise<void>
  /** How many changes have been undone so far, because the server declined them or answered only with errors. */
  countUndone(): number
  /** The cart as last sent by the server; `null` if there is none. */
  confirmed(): Cart | null
  /** The changes that the server has not confirmed, in order. */
  pending(): CartQueue
  /** Returns the changes to send when the page is left, without those that later ones replace. */
  takeAll(): CartQueue
  /** Replaces the pending changes with those in the journal, because another page in this tab may have sent some. */
  restore(): void
  /** Shows why a change was undone. Call it if nothing on this page shows the reason where the change was made. */
  refuse(message: string): void
  /** Stops after the answer to the current request. The next cart in this tab sends the changes that still wait. */
  stop(): void
}

export interface CartState {
  readonly view: CartView
  /** Whether the server has answered once, or need not be asked (A3 Cart indicator: initialised on first sync). */
  readonly isSynced: boolean
  /** Whether changes wait because no server can be reached. They are sent as soon as one can. */
  readonly isOffline: boolean
  /** For the visitor: why the cart could not be loaded, for example because it has expired; empty if it could. */
  readonly problem: string
  /**
   * For the visitor: why changes were undone that were made on the previous page, or in a drawer or quick view that is
   * closed; empty if none were, and after the next change.
   */
  readonly refused: string
}

/** The result of a change. */
export interface CartOutcome {
  /**
   * `applied`; `adjusted`: the server applied another quantity, and the message says why; `declined`: the server
   * refused, and the change is undone; `failed`: the server answered only with errors, and the change is undone;
   * `stopped`: Skerry was stopped before the change was sent, and sends it after the next start.
   */
  readonly status: 'applied' | 'adjusted' | 'declined' | 'failed' | 'stopped'
  /** For the visitor. Empty if the change was applied, or Skerry was stopped. */
  readonly message: string
  /** How many items an addition has added, which may be fewer than requested; missing for other changes. */
  readonly added?: number
  /** The reason code of a decline, such as `SOLD_OUT`; otherwise `null`. */
  readonly errorKey: string | null
  /** What is wrong with an address, by its field. */
  readonly errors: { readonly [field: string]: string }
  readonly cart: CartView
}

/**
 * A change, as callers describe it. An add with `times` counts as that many single adds: if too few items are left,
 * those that fit are added. With `isUndo`, it puts a removed line back, and is not announced as an addition.
 */
export type CartChange = ChangeOf<CartOperation>

type ChangeOf<Operation> = Operation extends AddOperation
  ? Omit<Operation, 'key' | 'calls' | 'quantities'> & {
      readonly quantity: number
      readonly times?: number
      readonly isUndo?: boolean
    }
  : Operation extends CartOperation
    ? Omit<Operation, 'key' | 'calls'>
    : never

/** What the cart needs from the page. Tests replace it with a network that loses, repeats and reorders. */
export interface CartSurroundings {
  readonly send: (operation: CartOperation, cart: Cart | null) => Promise<Answer>
  /** `null` if the visitor has no cart. */
  readonly load: () => Promise<Cart | null>
  /** Whether the visitor can have a cart, so that a request makes sense. */
  readonly mayExist: () => boolean
  /** Returns a new idempotency key. */
  readonly createKey: () => string
  /** Resolves after `ms` with false, or earlier with true when the connection is back. */
  readonly pause: (ms: number) => Promise<boolean>
  readonly journal: Journal
  /** Called with the cart after each change that the server applied. */
  readonly onCommit: (cart: Cart) => void
}

/** The answer to an operation. */
export interface Answer {
  readonly cart: Cart | null
  /** Why the server applied another quantity; empty if it did not. */
  readonly warning: string
  /** How many items an add has added, if the server says so. */
  readonly added?: number | undefined
}

/** Keeps the changes that the server has not confirmed, for the next page in this tab. */
export interface Journal {
  read(): CartQueue
  write(queue: CartQueue): void
  /**
   * The messages for calls that were undone after their page was left, by call id. Visitors may come back to that page.
   */
  readRefused(): ReadonlyMap<string, string>
  refuse(calls: readonly string[], message: string): void
}
