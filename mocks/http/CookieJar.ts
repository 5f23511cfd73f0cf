import { sessionCookie } from './cookieNames'
import { type Cookie, type Cookies, cookieLine, parseCookies } from './cookies'

/** Where a front finds the visitor's cookies and leaves new ones. */
export interface CookieJar {
  readonly read: (request: Request) => Cookies
  /** Stores the cookies itself where headers cannot; the front still sends the headers. */
  readonly write: (request: Request, cookies: readonly Cookie[]) => void
}

/** Cookies travel in the request's and the response's headers: real HTTP, and tests without a document. */
export const headerJar: CookieJar = {
  read: (request) => parseCookies(request.headers.get('cookie') ?? ''),
  write: () => {},
}

// A name of its own: cookies are shared by all ports of a host, and a page cannot overwrite the HttpOnly session that a
// mock server on another port has set.
const documentSession = 'skerryPageSession'

/**
 * Cookies of the page itself. A mocked response never passes the browser's network stack, so its Set-Cookie has no
 * effect: the jar writes `document.cookie`, HttpOnly left out because no script may set such a cookie.
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
