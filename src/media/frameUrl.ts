import { safeRedirect } from '../model/address/redirect'

/**
 * The URL that a frame may show, checked by `safeRedirect`: always https, except on the page's own origin. `null` if it
 * is not safe.
 */
export function frameUrl(address: string, base: string): URL | null {
  const safe = safeRedirect(address, base)
  if (safe === null) return null
  const url = new URL(safe)
  if (url.origin !== new URL(base).origin) url.protocol = 'https:'
  return url
}
