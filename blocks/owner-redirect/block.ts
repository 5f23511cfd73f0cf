import { writeCookie } from '../../src/browser/cookies'
import { isPanelPath } from '../../src/browser/isInEditor'
import { navigate } from '../../src/browser/navigate'
import { sessionValues } from '../../src/browser/storage'
import { panelUrl, previewCookie } from '../../src/model/address/redirect'
import type { Page } from '../../src/model/page/page'
import { isViewerOnly } from '../../src/model/page/roles'
import { marker, type OwnerRedirectProps } from './props'

/** Finds out whether this page redirects. A marker in its URL counts for the rest of the visit. */
export function parse(_: HTMLElement, page: Page): OwnerRedirectProps | null {
  const { pathname, search } = location
  if (new URLSearchParams(search).has(marker)) sessionValues.set(marker, true)
  return leadsToPanel(page) ? { panelUrl: panelUrl(pathname + search) } : null
}

/** Redirects. The page is replaced in the history, or Back would lead to it and at once to the panel again. */
export function attach(_: HTMLElement, props: OwnerRedirectProps): () => void {
  writeCookie(previewCookie, 'true') // the panel opens with the page's frame expanded
  navigate(props.panelUrl, 'replace')
  return () => {}
}

/** B2 Owner redirect, and not from the panel to itself. */
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
