import type { IncomingHttpHeaders } from 'node:http'
import { isLocalHost } from './localHost'

const hangHost = 'hang.localhost'
const mediaTypes = ['image', 'audio', 'video']
const resolvesNames = /Chrome|Firefox/ // other browsers may not know names below localhost

/**
 * Never answers a request. A browser opens at most six connections to a host, so images, sounds and videos that hang
 * would block all other requests, even those of other tabs. Therefore they are redirected to a name with connections of
 * its own, and hang there. Other requests stay, because a page's policy may forbid them to leave its origin. Chromium
 * still counts the images, and delays a page's requests with low priority for up to 15 seconds.
 */
export function hang({ headers, url }: Request): Promise<Response> {
  const { host, port, pathname, search } = new URL(url)
  const type = headers.get('sec-fetch-dest') ?? ''
  if (!mediaTypes.includes(type) || !isLocalHost(host) || !resolvesNames.test(headers.get('user-agent') ?? ''))
    return new Promise(() => {})
  const to = `//${hangHost}${port && `:${port}`}${pathname}${search}`
  return Promise.resolve(new Response(null, { status: 307, headers: { Location: to, 'Cache-Control': 'no-store' } }))
}

/** Whether a request has been redirected here to hang. */
export function isHanging({ host = '', 'sec-fetch-dest': type }: IncomingHttpHeaders): boolean {
  return host.replace(/:\d+$/, '') === hangHost && mediaTypes.includes(String(type))
}
