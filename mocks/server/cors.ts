import type { IncomingMessage } from 'node:http'
import { hostOf, isLocalHost } from './localHost'

/** CORS headers that allow pages on other local ports to call with cookies; none for other origins. */
export function corsHeaders(request: IncomingMessage): { readonly [name: string]: string } {
  const origin = request.headers.origin
  if (origin === undefined || !isLocalHost(hostOf(origin))) return {}
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'Retry-After',
    Vary: 'Origin',
  }
}

/** The CORS headers for a preflight request. */
export function preflightHeaders(request: IncomingMessage): { readonly [name: string]: string } {
  const allowed = corsHeaders(request)
  if (!('Vary' in allowed)) return {}
  return {
    ...allowed,
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE, OPTIONS',
    'Access-Control-Allow-Headers': String(request.headers['access-control-request-headers'] ?? ''),
  }
}
