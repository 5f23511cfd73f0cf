import { type HttpHandler, http } from 'msw'
import type { Backend } from '../Backend'
import type { CookieJar } from '../http/CookieJar'
import { handle } from '../http/handle'
import type { Operation } from '../http/Operation'
import { operations } from './operations'

/** The MSW handlers of the API: one per operation, for requests to any host. */
export function createHandlers(backend: Backend, jar: CookieJar): HttpHandler[] {
  return operations.map((operation) => createHandler(backend, jar, operation))
}

function createHandler(backend: Backend, jar: CookieJar, operation: Operation): HttpHandler {
  const path = `*${operation.path.replace(/\{(\w+)\}/g, ':$1')}`
  return methods[operation.method](path, ({ request, params }) =>
    handle({ backend, operation, request, params: textParams(params), jar }),
  )
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const

function textParams(params: { readonly [name: string]: string | readonly string[] | undefined }) {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value ?? '')]))
}
