import { readCookie } from './cookies'

/** Whether the visitor can have a cart: the platform's cookies say so (A2 Screens and routes). */
export function mayHaveCart(): boolean {
  return readCookie('hasCart') === 'true' || readCookie('CART') !== null
}
