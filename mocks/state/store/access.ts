import { productTypes } from '../../fixtures/products/createProduct'
import type { Decline } from '../../http/Answer'
import type { Session } from '../MockState'
import type { Store, StoredCart } from './Store'

/** A visitor, identified by the session, and by the account if logged in. */
export interface Buyer {
  readonly id: string
  readonly session: Pick<Session, 'account'>
}

/** Opens the paywalls and member areas of a sold cart for its buyer: the account if there is one, else the session. */
export function grantAccess(store: Store, { entries }: StoredCart, { id, session }: Buyer): void {
  for (const { itemId, productType } of entries) {
    if (productType !== productTypes.paywall) continue
    const buyers = store.access[itemId] ?? []
    store.access[itemId] = [...new Set([...buyers, session.account ?? id])]
  }
}

/** Why a visitor cannot buy a cart: they already have access, perhaps by a purchase in another tab; null otherwise. */
export function accessProblem(store: Store, { entries }: StoredCart, buyer: Buyer): Decline | null {
  return entries.some(({ itemId }) => hasAccess(store, itemId, buyer)) ? alreadyBought : null
}

/** Whether a visitor has bought the access to a product or a member area. */
export function hasAccess(store: Store, itemId: string, { id, session }: Buyer): boolean {
  const buyers = Object.hasOwn(store.access, itemId) ? (store.access[itemId] ?? []) : []
  return buyers.includes(id) || (session.account !== null && buyers.includes(session.account))
}

/** The decline of a paywall or a member area that the visitor has bought. */
export const alreadyBought: Decline = {
  errorKey: 'ALREADY_PURCHASED',
  status: 409,
  message: 'You have already bought this.',
}
