import { areCookiesEnabled, readCookie, writeCookie } from '../browser/cookies'
import { shared } from '../browser/shared'
import { type Target, targetOf } from './target'

// The four carriers of docs/decisions.md#4 are named only here.
const crumbCookie = 'crumb'
const crumbParameter = 'crumb'
const csrfHeader = 'X-CSRF-Token'
const xsrfCookie = 'siteUserXsrfToken'
const xsrfHeader = 'X-SiteUser-XSRF-Token'

/**
 * A renewed token, and the cookie's value at that time. If the cookie changes (another tab, the server), it takes
 * precedence.
 */
interface Kept {
  readonly crumb: string
  readonly cookie: string | null
}

const keptCrumbs = () => shared('crumbs', () => new Map<string, Kept>())
const keptXsrf = () => shared<{ token: string | null }>('xsrf token', () => ({ token: null }))

/** The token for an attempt; `null` if there is none, and always for a foreign host. Read it before each attempt. */
export function crumbFor({ trust, origin }: Target): string | null {
  if (trust === 'foreign') return null
  const kept = keptCrumbs().get(origin)
  if (trust === 'hosted') return kept?.crumb ?? null
  const cookie = readCookie(crumbCookie) || null
  return kept && (cookie === null || cookie === kept.cookie) ? kept.crumb : cookie
}

/**
 * Handles a rejected token (A4 Data requests). Returns whether there is another one to try once: one that was stored
 * during the attempt, otherwise the `offered` one, which is then stored. Without cookies there is none.
 */
export function renewCrumb(target: Target, used: string | null, offered: unknown): boolean {
  if (target.trust === 'foreign') return false
  if (target.trust === 'own' && !areCookiesEnabled()) return false
  const current = crumbFor(target)
  if (current !== null && current !== used) return true
  if (typeof offered !== 'string' || offered === '') return false
  if (target.trust === 'own') writeCookie(crumbCookie, offered)
  keptCrumbs().set(target.origin, { crumb: offered, cookie: readCookie(crumbCookie) || null })
  return true
}

/** The query with the token as its last parameter. */
export function withCrumb(search: string, crumb: string): string {
  return `${search && `${search}&`}${crumbParameter}=${encodeURIComponent(crumb)}`
}

/** The token as a header for a request to `path`; empty if there is none or the host must not receive it. */
export function crumbHeader(path = '/'): { readonly [name: string]: string } {
  const crumb = crumbFor(targetOf(path))
  return crumb === null ? {} : { [csrfHeader]: crumb }
}

/** The token as a form field for a request to `path`; empty if there is none or the host must not receive it. */
export function crumbField(path = '/'): { readonly [name: string]: string } {
  const crumb = crumbFor(targetOf(path))
  return crumb === null ? {} : { [crumbParameter]: crumb }
}

/** Stores the token of a site user's session (B7), for this page and the next ones; `null` deletes it. */
export function keepXsrfToken(token: string | null): void {
  keptXsrf().token = token
  writeCookie(xsrfCookie, token ?? '', token === null ? { days: -1 } : {})
}

/** The site user's token as a header for the page's own host; empty if nobody is logged in or for another host. */
export function xsrfHeaderFor({ trust }: Target): { readonly [name: string]: string } {
  // The cookie first, because a login in another tab replaces it.
  const token = trust === 'own' ? readCookie(xsrfCookie) || keptXsrf().token : null
  return token ? { [xsrfHeader]: token } : {}
}
