import { recordChanges } from '../../src/browser/elementChanges'
import type { AccountLinkProps } from './props'
import { accountUrl, addUserAccounts, hasPlatformAccounts, isLoggedIn } from './userAccounts'

/** Finds the link. Returns `null` without one, and on pages with the platform's own script. */
export function parse(element: HTMLElement): AccountLinkProps | null {
  const link = element.querySelector<HTMLAnchorElement>('a.user-accounts-text-link')
  return link && !hasPlatformAccounts() ? { link } : null
}

/**
 * Shows the link with its text for logged-in or logged-out visitors, and sets its URL. Updates both when the visitor
 * comes back to the page, from another page or tab, because they may have logged in or out meanwhile, and when the link
 * is used, because lists and calendars change the page's URL.
 */
export function attach(element: HTMLElement, { link }: AccountLinkProps): () => void {
  const changes = recordChanges()
  const show = () => {
    changes.attribute(link, 'href', accountUrl())
    const [mine, other] = isLoggedIn() ? ['.auth', '.unauth'] : ['.unauth', '.auth']
    for (const words of link.querySelectorAll<HTMLElement>(mine)) changes.style(words, 'display', null)
    for (const words of link.querySelectorAll<HTMLElement>(other)) changes.style(words, 'display', 'none')
  }
  changes.onUndo(addUserAccounts())
  show()
  changes.listen(window, 'pageshow', show)
  changes.listen(document, 'visibilitychange', show)
  for (const type of ['pointerdown', 'focusin', 'click']) changes.listen(link, type, show, { capture: true })
  changes.classed(element, 'loaded', true)
  return changes.undo
}
