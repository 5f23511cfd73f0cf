import type { MockState, Session } from './MockState'
import { nextId } from './random'

/** Begins a visit; returns the id for its cookie. */
export function createSession(state: MockState, now: number): string {
  const id = nextId(state)
  state.sessions[id] = { createdAt: now, account: null, xsrfToken: null, cart: null, scenario: null }
  return id
}

/** The session of that id, or null where the server does not know it. */
export function findSession(state: MockState, id: string | undefined): Session | null {
  return id !== undefined && Object.hasOwn(state.sessions, id) ? (state.sessions[id] ?? null) : null
}

/** Logs an account in; the token is asked for again in the header X-SiteUser-XSRF-Token. */
export function logIn(session: Session, account: string, xsrfToken: string): void {
  session.account = account
  session.xsrfToken = xsrfToken
}

/** Leaves the visitor anonymous. */
export function logOut(session: Session): void {
  session.account = null
  session.xsrfToken = null
}
