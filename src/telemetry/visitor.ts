import { shared } from '../browser/shared'
import type { Page } from '../model/page/page'
import { isLoggedIn, isViewerOnly } from '../model/page/roles'
import { mayStore } from './consent'

const source = () => shared<{ read: () => string }>('visitor cookie', () => ({ read: () => '' }))

/** What names the visitor in beacons: empty before consent under the restrictive policy (docs/decisions.md#10). */
export function visitorCookie(): string {
  const cookie = source().read() // first: it learns of an answer that was given in another tab
  return mayStore() ? cookie : ''
}

/** Says where `visitorCookie` is read from. It is read again for every beacon, and left out without consent. */
export function readVisitorFrom(read: () => string): void {
  source().read = read
}

/**
 * Whether visits count (B6): of visitors who are not logged in, or whose roles are only viewer; the latter not in
 * /config/.
 */
export function isTrackedVisitor(page: Page, path: string = location.pathname): boolean {
  return !isLoggedIn(page) || (isViewerOnly(page) && !path.startsWith('/config/'))
}
