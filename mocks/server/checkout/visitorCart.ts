import { sessionCookie } from '../../http/cookieNames'
import { parseCookies } from '../../http/cookies'
import type { Session } from '../../state/MockState'
import { findSession } from '../../state/sessions'
import { findCart, isOpen } from '../../state/store/carts'
import { shopTime } from '../../state/store/clock'
import type { StoredCart } from '../../state/store/Store'
import type { PageView } from '../pageResponse'

/** The cart of the visitor who opens a page, purchased or expired ones too; null if there is none. */
export function cartOfPage({ backend, cookieHeader }: PageView): StoredCart | null {
  const session = findSession(backend.state, parseCookies(cookieHeader)[sessionCookie])
  return findCart(backend.state, session?.cart ?? null)
}

/** The visitor's cart, if it is still open. */
export function openCartOfPage(view: PageView): StoredCart | null {
  const cart = cartOfPage(view)
  return cart && isOpen(cart, shopTime(view.backend)) ? cart : null
}

/** The session of the visitor who opens a page; null for a first visit, or without cookies. */
export function sessionOfPage({ backend, cookieHeader }: PageView): VisitorSession | null {
  const id = parseCookies(cookieHeader)[sessionCookie] ?? ''
  const session = findSession(backend.state, id)
  return session && { id, session }
}

export interface VisitorSession {
  readonly id: string
  readonly session: Session
}
