import { HttpResponse } from 'msw'
import type { Answer } from './Answer'

/** Turns an answer into a response, with one `Set-Cookie` header per cookie line. */
export function toResponse(outcome: Answer | 'network error', cookieLines: readonly string[]): Response {
  if (outcome === 'network error') return HttpResponse.error()
  const headers = new Headers({ 'Cache-Control': 'no-store', ...outcome.headers })
  for (const line of cookieLines) headers.append('Set-Cookie', line)
  if (outcome.json !== undefined) {
    headers.set('Content-Type', 'application/json; charset=utf-8')
    return new Response(JSON.stringify(outcome.json), { status: outcome.status, headers })
  }
  return new Response(outcome.body ?? null, { status: outcome.status, headers })
}
