import type { Operation } from '../http/Operation'
import { record } from './events'

// The smallest transparent GIF: the response to an image beacon.
const pixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** The image beacon (A7, B7). */
export const trackOperations: readonly Operation[] = [
  {
    id: 'Track',
    method: 'GET',
    path: '/api/track/Track',
    group: 'telemetry',
    crumb: 'none',
    answer: (call) => {
      record(call, 'Track', Object.fromEntries(call.url.searchParams))
      return { status: 200, headers: { 'Content-Type': 'image/gif' }, body: bytesOf(pixel) }
    },
  },
]

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
