import type { MockState, Session } from './MockState'
import { nextId } from './random'

/** Starts a session and returns the id for its cookie. */
export function createSession(state: MockState, now: number): string {
  const id = nextId(state)
  state.sessions[id] = { createdAt: now, account: null, xsrfToken: null, cart: null, scenario: null }
  return id
}

/** Returns the session with this id, or null if there is none. */
export function findSession(state: MockState, id: string | undefined): Session | null {
  return id !== undefined && Object.hasOwn(state.sessions, id) ? (state.sessions[id] ?? null) : null
}

/** Logs an account in. Later requests send the token in the header X-SiteUser-XSRF-Token. */
export function logIn(session: Session, account: string, xsrfToken: string): void {
  session.account = account
  session.xsrfToken = xsrfToken
}

/** Logs out; the visitor is anonymous again. */
export function logOut(session: Session): void {
  session.account = null
  session.xsrfToken = null
}
