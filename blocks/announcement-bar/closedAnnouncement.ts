import { onConsentChange } from '../../src/browser/consent'
import { shared } from '../../src/browser/shared'
import { type Announcement, announcementId, closedAnnouncementKey } from '../../src/model/page/announcement'
import { consentedValues } from '../../src/telemetry/consentedValues'

const closedHere = () => shared(closedAnnouncementKey, () => ({ id: '' }))

/** Whether the visitor has closed this announcement. One with other words or another link is new. */
export function isClosed(announcement: Announcement): boolean {
  const id = announcementId(announcement)
  return closedHere().id === id || consentedValues.get(closedAnnouncementKey, isText) === id
}

/**
 * Remembers that the visitor closed an announcement: in the browser if cookies allow it, now or later on this page,
 * otherwise until the page is left. Returns a function that stops waiting for it.
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
