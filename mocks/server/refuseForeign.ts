import type { IncomingMessage } from 'node:http'
import { hostOf, isLocalHost } from './localHost'

/**
 * Refuses what another site has the browser send: requests by a name that the site lets point to this machine, unless
 * the server listens for other machines too, and changes of the mock backend. `null` for all other requests.
 */
export function refuseForeign(incoming: IncomingMessage, pathname: string, listensOn: string): Response | null {
  const { method, headers } = incoming
  const { host = 'localhost' } = headers // only HTTP/1.0 allows none
  if (isLocalHost(listensOn) && !isLocalHost(host)) {
    return refusal(
      `This server is for this machine only, so it answers to localhost and not to ${host}. To use another name, start it with --host 0.0.0.0, or startServer with { host: '0.0.0.0' }; other machines can then connect too.`,
    )
  }
  const isChange = pathname.includes('/__mock') && method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
  if (!isChange || !isFromElsewhere(headers)) return null
  return refusal(
    'A page of another site may not change the mock backend. Send this request from a page on localhost, or without a browser.',
  )
}

function isFromElsewhere({ host, origin, 'sec-fetch-site': site }: IncomingMessage['headers']): boolean {
  if (site === 'same-origin') return false // its origin may be hidden by the page's referrer policy
  if (origin === undefined) return site === 'cross-site'
  return hostOf(origin) !== host && !isLocalHost(hostOf(origin))
}

function refusal(text: string): Response {
  return new Response(text, { status: 403, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
