import { recordChanges } from '../../src/browser/elementChanges'
import type { AccountLinkProps } from './props'
import { accountUrl, addUserAccounts, hasPlatformAccounts, isLoggedIn } from './userAccounts'

/** Finds the link. Returns `null` without one, and on pages with the platform's own script. */
export function parse(element: HTMLElement): AccountLinkProps | null {
  const link = element.querySelector<HTMLAnchorElement>('a.user-accounts-text-link')
  return link && !hasPlatformAccounts() ? { link } : null
}

/** Shows the link, with the words for those who are logged in or for those who are not, and gives it its address. */
export function attach(element: HTMLElement, { link }: AccountLinkProps): () => void {
  const changes = recordChanges()
  changes.onUndo(addUserAccounts())
  changes.attribute(link, 'href', accountUrl())
  const other = link.querySelector<HTMLElement>(isLoggedIn() ? '.unauth' : '.auth')
  if (other) changes.style(other, 'display', 'none')
  changes.classed(element, 'loaded', true)
  return changes.undo
}
