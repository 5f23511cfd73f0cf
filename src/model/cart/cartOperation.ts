import type { CartEntry, ShippingLocation } from './Cart'

/** What identifies a line: adding the same product, variant, fields and subscription again raises its quantity. */
export interface LineIdentity {
  readonly itemId: string
  /** `null` for a product without variants. */
  readonly sku: string | null
  readonly additionalFields: string | null
  readonly subscriptionOptionId: string | null
}

/** How a line looks before the server has answered. */
export interface LinePreview {
  readonly productName: string
  readonly productType: number
  readonly fullUrl: string
  readonly imageUrl: string | null
  readonly purchasePriceCents: number
  readonly nonSalePriceCents: number
  readonly chosenVariant: CartEntry['chosenVariant']
}

/** What every operation has. */
interface Operation {
  /** The idempotency key: 1 to 64 characters of A-Z, a-z, 0-9, - and _. */
  readonly key: string
  /** The calls that it answers, in order. More than one if calls were joined. */
  readonly calls: readonly string[]
}

/** Adds to a line. Its quantities are relative, so only the key keeps a repeated request from adding twice. */
export interface AddOperation extends Operation {
  readonly kind: 'add'
  readonly line: LineIdentity
  /** How many each call adds. */
  readonly quantities: readonly number[]
  readonly preview: LinePreview | null
}

/** Sets the quantity of a line. It is absolute, so it may be repeated; 0 removes the line. */
export interface SetOperation extends Operation {
  readonly kind: 'set'
  readonly line: LineIdentity
  /** The entry, if several have this line. Otherwise it is left out, because a server may give a line another id. */
  readonly entryId?: string | undefined
  readonly quantity: number
}

/** A change that does not concern the lines. Only the server knows what it does to the totals. */
export type TotalsOperation = Operation &
  (
    | { readonly kind: 'addCoupon'; readonly promoCode: string }
    | { readonly kind: 'removeCoupon'; readonly couponId: string }
    | { readonly kind: 'setShippingLocation'; readonly location: ShippingLocation }
    | { readonly kind: 'setShippingOption'; readonly optionId: string }
  )

/** A change of the cart that the server has not confirmed. */
export type CartOperation = AddOperation | SetOperation | TotalsOperation

/** The line as text: equal for equal lines. */
export function lineKey({ itemId, sku, additionalFields, subscriptionOptionId }: LineIdentity): string {
  return JSON.stringify([itemId, sku || null, additionalFields || null, subscriptionOptionId || null])
}

/** The line of an entry. */
export function lineOf({ itemId, chosenVariant, additionalFields, subscriptionOptionId }: CartEntry): LineIdentity {
  return { itemId, sku: chosenVariant?.sku || null, additionalFields, subscriptionOptionId }
}

/**
 * The key of a line before the server has answered, if its product has no choice of variants: it is added without its
 * SKU, but the server's entry has it.
 */
export function keyWithoutSku(line: LineIdentity): string {
  return lineKey({ ...line, sku: null })
}

/** Whether two lines are the same, or will be once the server has answered. */
export function mayBeSameLine(one: LineIdentity, other: LineIdentity): boolean {
  return one.sku && other.sku ? lineKey(one) === lineKey(other) : keyWithoutSku(one) === keyWithoutSku(other)
}

/** The `entryId` of an operation that has one. */
export function entryIdOf(operation: CartOperation): string | undefined {
  return operation.kind === 'set' ? operation.entryId : undefined
}

/** The entry of a line, or with `entryId` exactly that one; `undefined` if there is none. */
export function entryOf<Entry extends CartEntry>(
  entries: readonly Entry[],
  line: LineIdentity,
  entryId?: string,
): Entry | undefined {
  if (entryId) return entries.find(({ id }) => id === entryId)
  const key = lineKey(line)
  const exact = entries.find((entry) => lineKey(lineOf(entry)) === key)
  return exact ?? (line.sku ? undefined : entries.find((entry) => mayBeSameLine(lineOf(entry), line)))
}
