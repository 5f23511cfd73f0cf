import { parseUrl } from './parseUrl'
import { routes } from './routes'
import { withoutControls } from './withoutControls'

/**
 * Validates every URL that a page provides: success redirect, click-through, sign-in frame (docs/decisions.md#7).
 * Returns an absolute http or https URL without credentials, or `null` for anything that must not be followed. `base`
 * is the page's own URL.
 */
export function safeRedirect(address: string, base: string): string | null {
  const text = withSlashes(address)
  if (text === '') return null
  const url = parseUrl(text, base)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null
  if (url.username !== '' || url.password !== '') return null
  return url.href
}

/** The same for the address to which a login leads back: a page of the site of `base`, never of another one. */
export function returnAddress(address: string, base: string): string | null {
  const url = safeRedirect(address, base)
  // The whole URL, because a path may begin with two slashes, which alone would name another host.
  return url !== null && new URL(url).origin === new URL(base).origin ? url : null
}

/** The URL of the configuration panel (A2, B2 Routes), which shows the page at a path of this site. */
export function panelUrl(path: string): string {
  return `${routes.config}?${new URLSearchParams({ frameUrl: framePath(path) })}`
}

/** The cookie that says whether the panel shows the page in full screen (B2 Owner redirect). */
export const previewCookie = 'skerry_previewExpanded'

/**
 * Returns a path for `frameUrl` with exactly one leading slash, so that `//evil.example` is a path of this site
 * (docs/decisions.md#7).
 */
export function framePath(path: string): string {
  return `/${withSlashes(path).replace(/^\/+/, '')}`
}

/** Without control characters, and with slashes where browsers read backslashes as such: before the query. */
function withSlashes(address: string): string {
  return withoutControls(address).replace(/^[^?#]+/, (start) => start.replaceAll('\\', '/'))
}
