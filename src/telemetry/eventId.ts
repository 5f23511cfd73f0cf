import { shared } from '../browser/shared'

/** A unique id for every event, so that an event that is sent twice counts once (docs/decisions.md#50). */
export function nextEventId(): string {
  const ids = shared('event ids', () => ({ page: pageId(), last: 0 }))
  return `${ids.page}-${++ids.last}`
}

// Not `randomUUID`, which is missing on pages without https.
function pageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('')
}
