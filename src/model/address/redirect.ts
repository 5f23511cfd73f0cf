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

/** Like `safeRedirect`, for the address to which a login leads back: only pages on the site of `base` are accepted. */
export function returnAddress(address: string, base: string): string | null {
  const url = safeRedirect(address, base)
  // Returns the whole URL, because a path that begins with two slashes would by itself name another host.
  return url !== null && new URL(url).origin === new URL(base).origin ? url : null
}

/** The URL of the configuration panel (A2, B2 Routes), which shows the page at a path of this site. */
export function panelUrl(path: string): string {
  return `${routes.config}?${new URLSearchParams({ frameUrl: framePath(path) })}`
}

/** The cookie that stores whether the panel shows the page in full screen (B2 Owner redirect). */
export const previewCookie = 'skerry_previewExpanded'

/**
 * Returns a path for `frameUrl` with exactly one leading slash, so that `//evil.example` is a path of this site
 * (docs/decisions.md#7).
 */
export function framePath(path: string): string {
  return `/${withSlashes(path).replace(/^\/+/, '')}`
}

/**
 * The address without control characters, and with slashes for the backslashes that browsers read as slashes: those
 * before the query.
 */
function withSlashes(address: string): string {
  return withoutControls(address).replace(/^[^?#]+/, (start) => start.replaceAll('\\', '/'))
}
