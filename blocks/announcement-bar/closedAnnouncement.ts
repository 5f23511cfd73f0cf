import { shared } from '../../src/browser/shared'
import { onConsentChange } from '../../src/telemetry/consent'
import { consentedValues } from '../../src/telemetry/consentedValues'
import type { Announcement } from './props'

const key = 'closed announcement'

const closedHere = () => shared('closed announcement', () => ({ id: '' }))

/** Whether the visitor has closed this announcement. One with other words or another link is new. */
export function isClosed(announcement: Announcement): boolean {
  const id = idOf(announcement)
  return closedHere().id === id || consentedValues.get(key, isText) === id
}

/**
 * Remembers that the visitor closed an announcement: in the browser if cookies allow it, now or later on this page,
 * otherwise until the page is left. Returns a function that stops waiting for it.
 */
export function rememberClosed(announcement: Announcement): () => void {
  const id = idOf(announcement)
  closedHere().id = id
  const store = () => consentedValues.set(key, id)
  store()
  return onConsentChange(store)
}

/** A hash (FNV-1a) of what is announced. */
function idOf({ text, url }: Announcement): string {
  let hash = 0x811c9dc5
  for (const letter of `${url}\n${text}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
