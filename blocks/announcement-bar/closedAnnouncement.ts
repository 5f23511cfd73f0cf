import { onConsentChange } from '../../src/browser/consent'
import { shared } from '../../src/browser/shared'
import { type Announcement, announcementId, closedAnnouncementKey } from '../../src/model/page/announcement'
import { consentedValues } from '../../src/telemetry/consentedValues'

const closedHere = () => shared(closedAnnouncementKey, () => ({ id: '' }))

/** Whether the visitor has closed this announcement. A different text or link makes it a new announcement. */
export function isClosed(announcement: Announcement): boolean {
  const id = announcementId(announcement)
  return closedHere().id === id || consentedValues.get(closedAnnouncementKey, isText) === id
}

/**
 * Remembers that the visitor closed an announcement: in the browser if cookies are allowed, now or later on this page,
 * otherwise until the visitor leaves the page. Returns a function that stops waiting for permission.
 */
export function rememberClosed(announcement: Announcement): () => void {
  const id = announcementId(announcement)
  closedHere().id = id
  const store = () => consentedValues.set(closedAnnouncementKey, id)
  store()
  return onConsentChange(store)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
