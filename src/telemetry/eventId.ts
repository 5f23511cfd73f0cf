import { shared } from '../browser/shared'

/** An id of its own for every event, so that what is sent twice counts once (docs/decisions.md#50). */
export function nextEventId(): string {
  const ids = shared('event ids', () => ({ page: pageId(), last: 0 }))
  return `${ids.page}-${++ids.last}`
}

// Not `randomUUID`: it is missing on pages without https.
function pageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')
}
