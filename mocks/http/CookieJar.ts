import { sessionCookie } from './cookieNames'
import { type Cookie, type Cookies, cookieLine, parseCookies } from './cookies'

/** Reads and stores the visitor's cookies. */
export interface CookieJar {
  readonly read: (request: Request) => Cookies
  /** Stores cookies where response headers have no effect. The headers are sent either way. */
  readonly write: (request: Request, cookies: readonly Cookie[]) => void
}

/** Cookies in request and response headers: for real HTTP, and for tests without a document. */
export const headerJar: CookieJar = {
  read: (request) => parseCookies(request.headers.get('cookie') ?? ''),
  write: () => {},
}

// A separate name: all ports of a host share cookies, and a page cannot overwrite the HttpOnly session cookie of a mock
// server on another port.
const documentSession = 'skerryPageSession'

/**
 * Cookies of the page itself. A mocked response never passes the browser's network stack, so its Set-Cookie has no
 * effect. The jar writes `document.cookie` instead, without HttpOnly because scripts cannot set such a cookie.
 */
export const documentJar: CookieJar = {
  read: (request) => (sendsCredentials(request) ? documentCookies() : {}),
  write: (request, cookies) => {
    if (!sendsCredentials(request)) return
    for (const cookie of cookies) {
      const name = cookie.name === sessionCookie ? documentSession : cookie.name
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and absent in happy-dom
      document.cookie = cookieLine({ ...cookie, name, httpOnly: false })
    }
  },
}

function documentCookies(): Cookies {
  const { [sessionCookie]: _, [documentSession]: session, ...cookies } = parseCookies(document.cookie)
  return session === undefined ? cookies : { ...cookies, [sessionCookie]: session }
}

function sendsCredentials(request: Request): boolean {
  if (request.credentials === 'include') return true
  return request.credentials !== 'omit' && new URL(request.url).origin === location.origin
}
