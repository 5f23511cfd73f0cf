import type { StoreApi } from 'zustand/vanilla'
import type { Cart } from '../../model/cart/Cart'
import type { AddOperation, CartOperation } from '../../model/cart/cartOperation'
import type { CartQueue } from '../../model/cart/cartQueue'
import type { CartView } from '../../model/cart/overlayCart'

/** The visitor's cart on this page. There is one, whatever shows or changes it. */
export interface CartClient {
  readonly store: StoreApi<CartState>
  /** Changes the cart: at once on the page, then on the server. Never rejects. */
  change(change: CartChange): Promise<CartOutcome>
  /** Loads the cart, if the visitor can have one. Never rejects: without an answer the page keeps what it shows. */
  refresh(): Promise<void>
  /** Resolves when the server has confirmed or declined every change. */
  settled(): Promise<void>
  /** How many changes have been undone so far, because the server declined them or answered only with errors. */
  countUndone(): number
  /** The cart as the server sent it last; `null` if there is none. */
  confirmed(): Cart | null
  /** The changes that the server has not confirmed, in order. */
  pending(): CartQueue
  /** Returns the changes to send when the page is left, without those that later ones replace. */
  takeAll(): CartQueue
  /** Replaces these changes by those of the journal, because another page of this tab may have sent some. */
  restore(): void
  /** Shows why a change was undone, if nothing of this page shows it where the change was made. */
  refuse(message: string): void
  /** Ends after the answer that is on its way. Changes that still wait are sent by the next cart of this tab. */
  stop(): void
}

export interface CartState {
  readonly view: CartView
  /** Whether the server was asked once, or need not be (A3 Cart indicator: initialised on first sync). */
  readonly isSynced: boolean
  /** Whether changes wait because no server can be reached. They are sent as soon as one can. */
  readonly isOffline: boolean
  /** Why the cart could not be loaded, such as that it has expired, for the visitor; empty if it could. */
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
  /** How many an addition has added, which may be fewer than were asked for; missing for other changes. */
  readonly added?: number
  /** The reason code of a decline, such as `SOLD_OUT`; else `null`. */
  readonly errorKey: string | null
  /** What is wrong with an address, by its field. */
  readonly errors: { readonly [field: string]: string }
  readonly cart: CartView
}

/**
 * A change, as callers describe it. An add that is made several `times` counts as so many: if there are fewer left, those
 * that fit are added. One that `isUndo` puts a removed line back, and is not announced as an addition.
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
  /** Whether the visitor can have a cart, so that it is worth asking. */
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
  /** How many an add has added, if the server says so. */
  readonly added?: number | undefined
}

/** Keeps the changes that the server has not confirmed, for the next page of this tab. */
export interface Journal {
  read(): CartQueue
  write(queue: CartQueue): void
  /** The messages of calls that were undone after their page was left, by their ids: visitors may come back to it. */
  readRefused(): ReadonlyMap<string, string>
  refuse(calls: readonly string[], message: string): void
}
