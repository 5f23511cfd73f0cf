import { onConsentChange } from '../../src/browser/consent'
import { shared } from '../../src/browser/shared'
import { type Announcement, announcementId, closedAnnouncementKey } from '../../src/model/page/announcement'
import { visitorChoices } from '../../src/telemetry/consentedValues'

const closedHere = () => shared(closedAnnouncementKey, () => ({ id: '' }))

/** Whether the visitor has closed this announcement. A different text or link makes it a new announcement. */
export function isClosed(announcement: Announcement): boolean {
  const id = announcementId(announcement)
  return closedHere().id === id || visitorChoices.get(closedAnnouncementKey, isText) === id
}

/**
 * Remembers that the visitor closed an announcement: in the tab, and in the browser if cookies are allowed, now or later
 * on this page. Returns a function that stops waiting for permission.
 */
export function rememberClosed(announcement: Announcement): () => void {
  const id = announcementId(announcement)
  closedHere().id = id
  const store = () => visitorChoices.set(closedAnnouncementKey, id)
  store()
  return onConsentChange(store)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
