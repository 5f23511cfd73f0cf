import { mayStore } from '../browser/consent'
import { shared } from '../browser/shared'
import type { Page } from '../model/page/page'
import { isLoggedIn, isViewerOnly } from '../model/page/roles'

const source = () => shared<{ read: () => string }>('visitor cookie', () => ({ read: () => '' }))

/** The visitor's id in beacons; empty before consent under the restrictive policy (docs/decisions.md#10). */
export function visitorCookie(): string {
  const cookie = source().read() // first, because it detects an answer that was given in another tab
  return mayStore() ? cookie : ''
}

/** When the visit began, in milliseconds as text; empty without a visit, or before consent. */
export function visitStart(): string {
  const [, , , startedAt = ''] = visitorCookie().split('|')
  return startedAt
}

/** Sets the function that `visitorCookie` reads from. It is called for every beacon. */
export function readVisitorFrom(read: () => string): void {
  source().read = read
}

/**
 * Whether a visitor is counted (B6): one who is not logged in, or whose only role is viewer, the latter except in
 * /config/.
 */
export function isTrackedVisitor(page: Page, path: string = location.pathname): boolean {
  return !isLoggedIn(page) || (isViewerOnly(page) && !path.startsWith('/config/'))
}
