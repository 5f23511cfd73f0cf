/** A cookie to set. Life in seconds; 0 removes it, without one it ends with the browser. */
export interface Cookie {
  readonly name: string
  readonly value: string
  readonly maxAgeSeconds?: number
  readonly isHttpOnly?: boolean
}

export type Cookies = { readonly [name: string]: string }

/** Reads a `Cookie` header, or `document.cookie`. The first of two equal names wins, as the more specific path comes first. */
export function parseCookies(header: string): Cookies {
  const cookies: { [name: string]: string } = Object.create(null)
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at < 1) continue
    const name = pair.slice(0, at).trim()
    if (!(name in cookies)) cookies[name] = decode(pair.slice(at + 1).trim())
  }
  return cookies
}

/** The value of a `Set-Cookie` header. */
export function cookieLine({ name, value, maxAgeSeconds, isHttpOnly }: Cookie): string {
  const life = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`
  return `${name}=${encodeURIComponent(value)}; Path=/${life}; SameSite=Lax${isHttpOnly ? '; HttpOnly' : ''}`
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value // somebody else's cookie, not encoded like ours
  }
}
