import { writeCookie } from '../../src/browser/cookies'
import { isPanelPath } from '../../src/browser/isInEditor'
import { navigate } from '../../src/browser/navigate'
import { sessionValues } from '../../src/browser/storage'
import { panelUrl, previewCookie } from '../../src/model/address/redirect'
import type { Page } from '../../src/model/page/page'
import { isViewerOnly } from '../../src/model/page/roles'
import { marker, type OwnerRedirectProps } from './props'

/** Determines whether this page redirects. The marker in a URL applies for the rest of the session. */
export function parse(_: HTMLElement, page: Page): OwnerRedirectProps | null {
  const { pathname, search } = location
  if (new URLSearchParams(search).has(marker)) sessionValues.set(marker, true)
  return leadsToPanel(page) ? { panelUrl: panelUrl(pathname + search) } : null
}

/**
 * Redirects. Replaces the history entry: otherwise Back would lead to this page, which would redirect again at once.
 */
export function attach(_: HTMLElement, props: OwnerRedirectProps): () => void {
  writeCookie(previewCookie, 'true') // the panel opens with the page's frame expanded
  navigate(props.panelUrl, 'replace')
  return () => {}
}

/** B2 Owner redirect. The panel does not redirect to itself. */
function leadsToPanel(page: Page): boolean {
  const { hostname, pathname } = location
  return (
    page.authenticatedAccount !== null &&
    !isViewerOnly(page) &&
    !page.website.developerMode &&
    !page.website.cloneable &&
    hostname !== 'localhost' &&
    parent === window &&
    !isPanelPath(pathname) &&
    sessionValues.get(marker, (value): value is true => value === true) === undefined
  )
}
