import type { Cart, CartEntry } from './Cart'
import { type AddOperation, type CartOperation, entryIdOf, entryOf, lineKey, lineOf } from './cartOperation'
import { quantityOf } from './cartQueue'
import { emptyCart } from './emptyCart'

/** The cart as visitors see it: what the server has, with the changes that it has not confirmed yet. */
export interface CartView extends Cart {
  readonly entries: readonly CartViewEntry[]
  /**
   * Whether changes are pending. If so, the subtotal is computed here; the other totals are the last ones from the
   * server.
   */
  readonly isEstimated: boolean
}

/** A line of the cart as visitors see it, with changes that the server has not confirmed yet. */
export interface CartViewEntry extends CartEntry {
  /** Equal for the same line, before and after the server has given it an id. */
  readonly key: string
  /** Whether changes of this line are pending. */
  readonly isPending: boolean
}

/** Applies operations to the cart that the server sent last; `null` if there is none yet. */
export function overlayCart(cart: Cart | null, operations: readonly CartOperation[]): CartView {
  const base = cart ?? emptyCart
  const lines = new Map<string, CartViewEntry>()
  for (const entry of base.entries) {
    let key = lineKey(lineOf(entry))
    while (lines.has(key)) key += entry.id
    lines.set(key, { ...entry, key, isPending: false })
  }
  for (const operation of operations) {
    if (!('line' in operation)) continue
    const entryId = entryIdOf(operation)
    const key = entryOf([...lines.values()], operation.line, entryId)?.key ?? entryId ?? lineKey(operation.line)
    const line = lines.get(key) ?? (operation.kind === 'add' ? newLine(operation, key) : undefined)
    if (!line) continue
    const quantity = operation.kind === 'add' ? line.quantity + quantityOf(operation) : operation.quantity
    if (quantity > 0) lines.set(key, changed(line, quantity))
    else lines.delete(key)
  }
  const entries = [...lines.values()]
  if (operations.length === 0) return { ...base, entries, isEstimated: false }
  const subtotalCents = sum(entries.map(({ subTotal }) => subTotal))
  return {
    ...base,
    entries,
    isEstimated: true,
    subtotalCents,
    subtotalAmount: { ...base.subtotalAmount, value: (subtotalCents / 100).toFixed(2) },
    totalQuantity: sum(entries.map(({ quantity }) => quantity)),
  }
}

function changed(line: CartViewEntry, quantity: number): CartViewEntry {
  return { ...line, quantity, subTotal: line.purchasePriceCents * quantity, isPending: true }
}

function newLine({ line, preview }: AddOperation, key: string): CartViewEntry {
  return {
    ...line,
    key,
    id: '',
    isPending: true,
    quantity: 0,
    subTotal: 0,
    productName: preview?.productName ?? '',
    productType: preview?.productType ?? 0,
    fullUrl: preview?.fullUrl ?? '',
    imageUrl: preview?.imageUrl ?? null,
    purchasePriceCents: preview?.purchasePriceCents ?? 0,
    nonSalePriceCents: preview?.nonSalePriceCents ?? 0,
    chosenVariant: preview?.chosenVariant ?? null,
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
