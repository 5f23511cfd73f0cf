import { parseCookie, stringifySetCookie } from 'cookie'

/**
 * A cookie to set. `maxAge` is in seconds; 0 removes the cookie. Without it, the cookie ends with the browser session.
 */
export interface Cookie {
  readonly name: string
  readonly value: string
  readonly maxAge?: number
  readonly httpOnly?: boolean
}

export type Cookies = { readonly [name: string]: string | undefined }

/** Parses a `Cookie` header or `document.cookie`. If a name repeats, the first wins: it has the more specific path. */
export function parseCookies(header: string): Cookies {
  return parseCookie(header)
}

/** The value of a `Set-Cookie` header. */
export function cookieLine(cookie: Cookie): string {
  return stringifySetCookie({ ...cookie, path: '/', sameSite: 'lax' })
}
