import type { MockState } from './MockState'
import { nextToken } from './random'

const crumbLifeMs = 60 * 60 * 1000

/** Returns the session's newest valid token of this kind, or a new one. */
export function issueCrumb(state: MockState, session: string, now: number, isRenewed = false): string {
  for (const [value, crumb] of Object.entries(state.crumbs).reverse()) {
    if (crumb.session === session && crumb.isRenewed === isRenewed && crumb.expiresAt > now) return value
  }
  const value = nextToken(state, 32).replace(/[+/]/g, 'x') // a crumb is sent in URLs and cookies
  state.crumbs[value] = { session, expiresAt: now + crumbLifeMs, isRenewed }
  return value
}

/** Whether the token belongs to this session and has not expired. */
export function isCrumbValid(state: MockState, session: string | null, value: string | null, now: number): boolean {
  if (session === null || value === null || !Object.hasOwn(state.crumbs, value)) return false
  const crumb = state.crumbs[value]
  return crumb !== undefined && crumb.session === session && crumb.expiresAt > now
}

/** Makes `crumbExpired` refuse the tokens of a session, or of all sessions, even those that replaced an expired one. */
export function expireRenewedCrumbs(state: MockState, session: string | null): void {
  for (const crumb of Object.values(state.crumbs)) {
    if (session === null || crumb.session === session) crumb.isRenewed = false
  }
}

/** Whether the token replaced an expired one. */
export function isCrumbRenewed(state: MockState, value: string | null): boolean {
  return value !== null && Object.hasOwn(state.crumbs, value) && state.crumbs[value]?.isRenewed === true
}
