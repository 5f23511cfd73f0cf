import { writeCookie } from '../../src/browser/cookies'
import { navigate } from '../../src/browser/navigate'
import { sessionValues } from '../../src/browser/storage'
import { panelUrl } from '../../src/model/address/redirect'
import type { Page } from '../../src/model/page/page'
import { isLoggedIn, isViewerOnly } from '../../src/model/page/roles'
import { hasMarker } from './noRedirect'
import type { OwnerRedirectProps } from './props'

const storedMarker = 'noredirect'
const previewCookie = 'skerry_previewExpanded'

/** Finds out whether this page redirects. A marker in its URL is stored for the rest of the visit. */
export function parse(_: HTMLElement, page: Page): OwnerRedirectProps | null {
  if (hasMarker()) sessionValues.set(storedMarker, true)
  const { pathname, search } = location
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
    isLoggedIn(page) &&
    !isViewerOnly(page) &&
    !page.website.developerMode &&
    !page.website.cloneable &&
    hostname !== 'localhost' &&
    parent === window &&
    !/^\/config(\/|$)/.test(pathname) &&
    sessionValues.get(storedMarker, (value): value is true => value === true) === undefined
  )
}
