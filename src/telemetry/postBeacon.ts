import { targetOf } from '../data/target'

/**
 * Posts JSON to a path as a beacon, which outlives the page but has no answer; otherwise as a request (B7). A request to
 * a foreign address is sent without cookies, which a beacon would carry. Resolves to the status: `null` for a beacon, 0
 * if no answer arrived.
 */
export async function postBeacon(path: string, body: string): Promise<number | null> {
  const { url, trust } = targetOf(path)
  const type = 'application/json'
  const isForeign = trust === 'foreign'
  if (!isForeign && navigator.sendBeacon?.(url, new Blob([body], { type }))) return null
  const headers = { 'Content-Type': type }
  const credentials = isForeign ? 'omit' : 'include'
  return fetch(url, { method: 'POST', body, headers, credentials, keepalive: true }).then(
    ({ status }) => status,
    () => 0,
  )
}
