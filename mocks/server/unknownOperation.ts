import type { Backend } from '../Backend'
import { operations } from '../handlers/operations'
import { headerJar } from '../http/CookieJar'
import { sessionCookie } from '../http/cookieNames'
import { nearest } from '../http/nearest'
import { findSession } from '../state/sessions'

/** Answers 404 to a request that matches no operation. The message suggests a path and is also passed to `onNotice`. */
export function unknownOperation(backend: Backend, request: Request, onNotice?: (notice: string) => void): Response {
  const { pathname, searchParams } = new URL(request.url)
  const message = unknownOperationMessage(request.method, pathname)
  onNotice?.(message)
  backend.record({
    number: (backend.log.at(-1)?.number ?? 0) + 1,
    at: backend.now(),
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    operation: null,
    scenarios: [],
    session: sessionOf(backend, request),
    body: null,
    outcome: 404,
    answer: { error: message },
    durationMs: 0,
  })
  return Response.json({ error: message, message }, { status: 404, headers: { 'Cache-Control': 'no-store' } })
}

/** Says that there is no such operation, and suggests a method or path. */
function unknownOperationMessage(method: string, pathname: string): string {
  const message = `The mock backend has no ${method} ${pathname}`
  const methods = operations.filter(({ path }) => path === pathname).map((operation) => operation.method)
  if (methods.length > 0) return `${message}, only ${methods.join(' and ')}.`
  const path = nearest(pathname, [...new Set(operations.map((operation) => operation.path))])
  const suggestion = operations.find((operation) => operation.path === path)
  return suggestion ? `${message}. Did you mean ${suggestion.method} ${suggestion.path}?` : `${message}.`
}

function sessionOf(backend: Backend, request: Request): string | null {
  const id = headerJar.read(request)[sessionCookie]
  return id !== undefined && findSession(backend.state, id) ? id : null
}
