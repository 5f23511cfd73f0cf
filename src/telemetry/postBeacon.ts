import { targetOf } from '../data/target'

/**
 * Posts JSON to a path: as a beacon, which outlives the page but has no response, otherwise as a request (B7). Foreign
 * addresses get a request without cookies, because a beacon would carry them. Resolves to the status: `null` for a
 * beacon, 0 if no response arrived.
 */
export async function postBeacon(path: string, body: string): Promise<number | null> {
  const target = targetOf(path)
  const json = new Blob([body], { type: 'application/json' })
  if (target.trust !== 'foreign' && navigator.sendBeacon?.(target.url, json)) return null
  return fetch(target.url, {
    method: 'POST',
    body: json,
    credentials: target.trust === 'foreign' ? 'omit' : 'include',
    keepalive: true,
  }).then(
    ({ status }) => status,
    () => 0,
  )
}
