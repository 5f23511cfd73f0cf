import { parseCookie, stringifySetCookie } from 'cookie'

/** A cookie to set. Life in seconds; 0 removes it, without one it ends with the browser. */
export interface Cookie {
  readonly name: string
  readonly value: string
  readonly maxAge?: number
  readonly httpOnly?: boolean
}

export type Cookies = { readonly [name: string]: string | undefined }

/** Reads a `Cookie` header, or `document.cookie`. The first of two equal names wins, as the more specific path comes first. */
export function parseCookies(header: string): Cookies {
  return parseCookie(header)
}

/** The value of a `Set-Cookie` header. */
export function cookieLine(cookie: Cookie): string {
  return stringifySetCookie({ ...cookie, path: '/', sameSite: 'lax' })
}
