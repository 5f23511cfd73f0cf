import { withoutControls } from './withoutControls'

/**
 * The one gate for addresses that a page brings: success redirect, click-through, sign-in frame (docs/decisions.md#7).
 * Returns an absolute http or https url without credentials, or `null` for anything that must not be followed. `base`
 * is the page's own address.
 */
export function safeRedirect(address: string, base: string): string | null {
  const text = withoutControls(address).replaceAll('\\', '/')
  if (text === '') return null
  const url = parseUrl(text, base)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null
  if (url.username !== '' || url.password !== '') return null
  return url.href
}

/**
 * A path for `frameUrl`: always one leading slash, so that `//evil.example` stays a path of this site
 * (docs/decisions.md#7).
 */
export function framePath(path: string): string {
  return `/${withoutControls(path).replaceAll('\\', '/').replace(/^\/+/, '')}`
}

function parseUrl(text: string, base: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
