import type { Backend } from '../Backend'
import { cookieLine, parseCookies } from '../http/cookies'
import { hasStaleCrumb } from '../scenarios/chooseScenarios'
import { findEvents } from './findEvents'
import { findForms } from './findForms'
import { findProducts } from './findProducts'
import { elementsOf, parsePage } from './htmlTree'
import { charsetOf, injectTag, pageText, type TagHints } from './injectTag'
import type { ServerOptions } from './ServerOptions'
import { scriptTag } from './scriptTag'

const strictPolicy = [
  "default-src 'self'",
  "script-src 'self' 'nonce-{{nonce}}'",
  "style-src 'self'",
  'img-src * data: blob:',
  'media-src * blob:',
  'frame-src *',
  "object-src 'none'",
  "base-uri 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

/** The data of one page view. */
export interface PageView {
  readonly backend: Backend
  readonly options: ServerOptions
  readonly url: URL
  /** The part of the request that chooses the scenarios of the view. */
  readonly request: Request
  readonly cookieHeader: string
  readonly nonce: string
}

/**
 * Responds with a page and the script tag, sets the visitor's cookies and registers the page's forms, products and
 * events.
 */
export function pageResponse(view: PageView, page: Buffer): Response {
  const makeTag = (hints: TagHints) => tagFor(view, hints)
  return htmlResponse(view, injectTag(page, { makeTag, isReplacing: view.options.isReplacing ?? false }))
}

/** Does the same without adding a tag, for a page that has its own. */
export function htmlResponse(view: PageView, page: Buffer, status = 200): Response {
  learnFrom(view, pageText(page))
  const charset = charsetOf(page)
  const headers = pageHeaders(view)
  headers.set('Content-Type', charset === null ? 'text/html' : `text/html; charset=${charset}`)
  return new Response(new Uint8Array(page), { status, headers })
}

/**
 * The script tag of a page, with the nonce if the page's policy may need it. If no bundle was chosen, it loads the
 * bundle of the page's own tag, or the classic entry if the page calls the vendor's globals while loading.
 */
export function tagFor({ options, url, nonce }: PageView, { own, callsVendor }: TagHints = noHints): string {
  const strict = isStrict(options, url)
  const wantsNonce =
    strict || options.nonce !== undefined || JSON.stringify(options.headers ?? {}).includes('{{nonce}}')
  return scriptTag({
    kind: options.tag ?? (callsVendor ? 'loader' : (own?.bundle ?? 'module')),
    isStrict: strict,
    nonce: wantsNonce ? nonce : '',
    locale: url.searchParams.get('locale'),
    isMeasured: url.searchParams.get('performance') === 'true',
    ...(own && { own: own.attributes }),
  })
}

const noHints: TagHints = { own: null, callsVendor: false }

/** The headers of every page: no caching, the visitor's cookies, the content security policy. */
export function pageHeaders(view: PageView): Headers {
  const { backend, options, url, request, cookieHeader, nonce } = view
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (isStrict(options, url)) headers.set('Content-Security-Policy', strictPolicy)
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value)
  for (const [name, value] of headers) headers.set(name, value.replaceAll('{{nonce}}', nonce))
  const held = parseCookies(cookieHeader)
  const cookies = backend.visit(held, hasStaleCrumb(backend, request, held))
  for (const cookie of cookies) headers.append('Set-Cookie', cookieLine(cookie))
  if (cookies.length > 0) backend.changed()
  return headers
}

// `?csp=strict` requests a single page under the strict policy.
function isStrict(options: ServerOptions, url: URL): boolean {
  return options.csp === 'strict' || url.searchParams.get('csp') === 'strict'
}

function learnFrom({ backend, url }: PageView, html: string): void {
  const elements = [...elementsOf(parsePage(html))]
  for (const form of findForms(elements)) backend.learnForm(form)
  for (const product of findProducts(elements)) backend.learnProduct(product)
  backend.learnEvents(url.pathname, findEvents(elements, url.pathname))
}
