import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { CartChange, CartClient, CartOutcome } from '../../../src/data/cart/CartClient'
import { format } from '../../../src/language/format'
import { lineOf } from '../../../src/model/cart/cartOperation'
import type { CartViewEntry } from '../../../src/model/cart/overlayCart'
import { focusedElement } from '../../../src/ui/tabbables'
import { messages } from '../messages'
import { useIsShown } from './IsShown'

/** A line that the visitor removed, and may have restored. */
export interface Removal {
  readonly entry: CartViewEntry
  /** The position of its row. */
  readonly index: number
  /** The ids of the other lines at that time: one of them may get the same key once it is the only one. */
  readonly others: readonly string[]
  /** Whether it was restored. The server then has it as the last line. */
  readonly isBack: boolean
}

/** The visitor's actions on the lines of the cart, and their results. */
export interface CartActions {
  readonly removals: readonly Removal[]
  /** Why the last change of a line was undone, by the line's key. */
  readonly problems: ReadonlyMap<string, string>
  /** The server's message, with the last change, about the cart or about a line that is gone, such as a new price. */
  readonly warning: string
  /** What screen readers announce. */
  readonly spoken: string
  /** The line that was just restored, or could not be removed. It gets the focus. */
  readonly restored: string | null
  setQuantity(entry: CartViewEntry, quantity: number): void
  /** Changes the quantity by one, from 1 to `largest`. */
  step(entry: CartViewEntry, step: 1 | -1, largest: number): void
  remove(entry: CartViewEntry, index: number): void
  undo(removal: Removal): void
  speak(text: string): void
  /** Changes the rest of the cart, and shows the server's warnings. */
  readonly send: CartClient['change']
}

/** Changes lines through the cart's queue, which merges rapid changes and undoes only the declined one. */
export function useCartActions(client: CartClient): CartActions {
  const { change, moveToWarning, ...outcomes } = useLineChanges(client)
  const [removals, setRemovals] = useState<readonly Removal[]>([])
  const [restored, setRestored] = useState<string | null>(null)
  const entries = useStore(client.store, ({ view }) => view.entries)
  useEffect(() => {
    const shown = [...entries, ...removals.map(({ entry }) => entry)].map(({ key }) => key)
    for (const key of outcomes.problems.keys()) if (!shown.includes(key)) moveToWarning(key)
  })

  const setQuantity = (entry: CartViewEntry, quantity: number) => {
    const text = format(messages.quantityIs, { name: nameOf(entry), quantity })
    void change(entry.key, text, { kind: 'set', line: lineOf(entry), entryId: entry.id, quantity })
  }
  const forget = (key: string) => setRemovals((before) => before.filter(({ entry }) => entry.key !== key))

  return {
    ...outcomes,
    removals,
    restored,
    setQuantity,
    step(entry, step, largest) {
      // After fast clicks, the store is ahead of what is rendered.
      const { entries } = client.store.getState().view
      const current = entries.find(({ key }) => key === entry.key)?.quantity ?? entry.quantity
      const quantity = Math.max(1, Math.min(current + step, largest))
      if (quantity !== current) setQuantity(entry, quantity)
    },
    remove(entry, index) {
      setRestored(null)
      const others = client.store.getState().view.entries.flatMap(({ id }) => (id === entry.id ? [] : id))
      const removal = { entry, index, others, isBack: false }
      setRemovals((before) => [...before.filter((one) => one.entry.key !== entry.key), removal])
      const text = format(messages.removed, { name: nameOf(entry) })
      const wanted = { kind: 'set', line: lineOf(entry), entryId: entry.id, quantity: 0 } as const
      void change(entry.key, text, wanted).then((isMade) => {
        if (isMade) return
        const row = focusedElement()?.closest<HTMLElement>('.skerry-cart-removed')
        if (row?.dataset.line === entry.key) setRestored(entry.key) // the row is about to go, and the focus with it
        forget(entry.key)
      })
    },
    undo({ entry }) {
      setRestored(entry.key)
      const text = format(messages.restored, { name: nameOf(entry) })
      const { quantity } = entry
      const addition = { kind: 'add', line: lineOf(entry), quantity, preview: entry, isUndo: true } as const
      void change(entry.key, text, addition).then((isMade) => {
        if (isMade)
          setRemovals((before) => before.map((one) => (one.entry.key === entry.key ? { ...one, isBack: true } : one)))
      })
    },
  }
}

type LineChanges = Pick<CartActions, 'problems' | 'warning' | 'spoken' | 'speak' | 'send'> & {
  /** Announces the change, until it is undone. Resolves to whether the server has made it. */
  readonly change: (key: string, text: string, wanted: CartChange) => Promise<boolean>
  /** For a line that has gone since, such as with the whole cart: shows its problem above the cart. */
  readonly moveToWarning: (key: string) => void
}

/** Sends changes of lines, and keeps the server's messages about them. */
function useLineChanges(client: CartClient): LineChanges {
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const [warning, setWarning] = useState('')
  const [spoken, speak] = useState('')
  const isShown = useIsShown()

  const setProblem = (key: string, text: string) => {
    setProblems((before) => {
      const next = new Map(before)
      if (text) next.set(key, text)
      else next.delete(key)
      return next
    })
  }
  const send = async (wanted: CartChange) => {
    const outcome = await client.change(wanted)
    if (isDone(outcome)) setWarning(outcome.message)
    else if (outcome.message && !isShown.current) client.refuse(outcome.message)
    return outcome
  }
  return {
    problems,
    warning,
    spoken,
    speak,
    send,
    moveToWarning(key) {
      setWarning(problems.get(key) ?? '')
      setProblem(key, '')
    },
    async change(key, text, wanted) {
      speak(text)
      setProblem(key, '')
      const outcome = await send(wanted)
      if (isDone(outcome)) return true
      speak((now) => (now === text ? '' : now)) // clear it, or the same text would not be announced again
      // A removed line that cannot be put back still has its row.
      const hasRow = wanted.kind === 'add' || outcome.cart.entries.some((entry) => entry.key === key)
      if (hasRow) setProblem(key, outcome.message)
      else setWarning(outcome.message)
      return false
    },
  }
}

function isDone({ status }: CartOutcome): boolean {
  return status === 'applied' || status === 'adjusted'
}

/** The name of a line's product, even if the server sent none. */
export function productNameOf({ productName }: CartViewEntry): string {
  return productName.trim() || messages.unnamed
}

/** The name that tells a line from others with the same product, such as “Seaweed salt (250 g)”. */
export function nameOf(entry: CartViewEntry): string {
  const values = entry.chosenVariant?.optionValues.map(({ value }) => value) ?? []
  return productNameOf(entry) + (values.length > 0 ? ` (${values.join(', ')})` : '')
}
