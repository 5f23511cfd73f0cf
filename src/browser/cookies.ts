const dayMs = 86_400_000
const probeName = 'skerry_probe'
// Characters that stay unencoded, because a cookie may contain them and some servers compare the raw text of a token.
const readable = /%(?:2[346BF]|3[AC-F]|40|5[BDE]|60|7[BCD])/g

/** The lifetime and scope of a cookie. */
export interface CookieOptions {
  /**
   * Days, as in the specification (B9); browsers cap it at 400 (docs/decisions.md#54). Without it the cookie ends with
   * the session.
   */
  readonly days?: number
  /** Default `/`. */
  readonly path?: string
  readonly domain?: string
  /** Default `Lax`. */
  readonly sameSite?: 'Strict' | 'Lax' | 'None'
}

/** The value of a cookie; null if there is none or cookies cannot be read. */
export function readCookie(name: string): string | null {
  for (const pair of cookieText().split('; ')) {
    const [key = '', ...rest] = pair.split('=')
    if (decode(key) === name) return decode(rest.join('='))
  }
  return null
}

/** Writes a cookie. Does nothing if cookies cannot be written. */
export function writeCookie(name: string, value: string, options: CookieOptions = {}): void {
  const { days, path = '/', domain, sameSite = 'Lax' } = options
  const parts = [`${encodeName(name)}=${encodeValue(value)}`, `path=${path}`, `samesite=${sameSite}`]
  if (days !== undefined) parts.push(`expires=${new Date(Date.now() + days * dayMs).toUTCString()}`)
  if (domain) parts.push(`domain=${domain}`)
  if (isSecure()) parts.push('secure')
  writeText(parts.join('; '))
}

/** Removes a cookie. `path` and `domain` must be those it was written with. */
export function removeCookie(name: string, options: Pick<CookieOptions, 'path' | 'domain'> = {}): void {
  writeCookie(name, '', { ...options, days: -1 })
}

/**
 * Whether this page can store cookies. If the browser does not report that they are disabled and there are none yet, a
 * test cookie is written and removed.
 */
export function areCookiesEnabled(): boolean {
  if (typeof document === 'undefined' || navigator.cookieEnabled === false) return false
  if (cookieText() !== '') return true
  writeCookie(probeName, '1')
  const isKept = readCookie(probeName) === '1'
  removeCookie(probeName)
  return isKept
}

// In a sandboxed frame, reading `document.cookie` throws.
function cookieText(): string {
  try {
    const text: unknown = typeof document === 'undefined' ? '' : document.cookie
    return typeof text === 'string' ? text : '' // a form named `cookie` hides it
  } catch {
    return ''
  }
}

function writeText(text: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and cannot write before a page is left
    if (typeof document !== 'undefined') document.cookie = text
  } catch {
    // Cookies cannot be stored here. Callers can check with `readCookie`.
  }
}

function isSecure(): boolean {
  return typeof location !== 'undefined' && location.protocol === 'https:'
}

function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/%(?:2[346B]|5E|60|7C)/g, decodeURIComponent)
}

function encodeValue(value: string): string {
  return encodeURIComponent(value).replace(readable, decodeURIComponent)
}

// Cookies of other scripts may contain a bare percent sign.
function decode(text: string): string {
  const bare = text.startsWith('"') && text.endsWith('"') && text.length > 1 ? text.slice(1, -1) : text
  try {
    return bare.replace(/(?:%[\dA-Fa-f]{2})+/g, decodeURIComponent)
  } catch {
    return bare
  }
}
