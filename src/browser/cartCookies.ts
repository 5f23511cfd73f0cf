import { readCookie } from './cookies'
import { settings } from './settings'

/**
 * Whether the visitor may have a cart, according to the platform's cookies (A2 Screens and routes). Always true if the
 * API is on another host, because the page cannot read that host's cookies.
 */
export function mayHaveCart(): boolean {
  const { apiBase } = settings()
  if (apiBase && new URL(apiBase, location.href).hostname !== location.hostname) return true
  return readCookie('hasCart') === 'true' || readCookie('CART') !== null
}
