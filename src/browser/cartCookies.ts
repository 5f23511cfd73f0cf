import { readCookie } from './cookies'
import { settings } from './settings'

/**
 * Whether the visitor can have a cart: the platform's cookies say so (A2 Screens and routes), except where the API is on
 * another host, whose cookies the page cannot read.
 */
export function mayHaveCart(): boolean {
  const { apiBase } = settings()
  if (apiBase && new URL(apiBase, location.href).hostname !== location.hostname) return true
  return readCookie('hasCart') === 'true' || readCookie('CART') !== null
}
