import { type HttpHandler, http } from 'msw'
import type { Backend } from '../Backend'
import { shop } from '../fixtures/shop'
import type { CookieJar } from '../http/CookieJar'
import { type Hang, handle } from '../http/handle'
import type { Operation } from '../http/Operation'
import { createListPageHandler, type Front } from './listPage'
import { operations } from './operations'

/** The MSW handlers of the API: one for each operation, for requests to any host, and one for the list of the shop. */
export function createHandlers(backend: Backend, jar: CookieJar, hang?: Hang): HttpHandler[] {
  const front = { backend, jar, hang }
  return [createListPageHandler(front), ...operations.map((operation) => createHandler(front, operation))]
}

/**
 * What a URL requests instead of one of the site's pages: the data of a shop page (`?format=json` or `json-pretty`), or
 * the calendar file of an event (`?format=ical`). `null` for a page.
 */
export function pageFormat(url: URL): Operation['format'] | null {
  const format = url.searchParams.get('format') ?? ''
  const isBelow = (path: string) => `${url.pathname}/`.startsWith(`${path}/`)
  if (format.startsWith('json') && isBelow(shop.path)) return 'json'
  return format === 'ical' ? 'ical' : null
}

function createHandler(front: Front, operation: Operation): HttpHandler {
  const path = `*${operation.path.replace(/\{(\w+)\}/g, ':$1')}`
  if (operation.format !== undefined) return createPageHandler(front, operation)
  return methods[operation.method](path, ({ request, params }) =>
    handle({ ...front, operation, request, params: textParams(params) }),
  )
}

/** The pages of the site are not operations, so this matches only requests for their data. */
function createPageHandler(front: Front, operation: Operation): HttpHandler {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  // Events of served pages may have any path.
  const path = operation.format === 'ical' ? '.*/{item}' : operation.path
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}/?$`)
  const paramsOf = (request: Request) => {
    const url = new URL(request.url)
    const values = pageFormat(url) === operation.format ? pattern.exec(url.pathname)?.slice(1) : undefined
    return values && Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
  }
  return methods[operation.method](
    ({ request }) => paramsOf(request) !== undefined,
    ({ request }) => handle({ ...front, operation, request, params: paramsOf(request) ?? {} }),
  )
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const

function textParams(params: { readonly [name: string]: string | readonly string[] | undefined }) {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value ?? '')]))
}
