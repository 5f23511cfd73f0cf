import { EventTrackingError } from '../errors/EventTrackingError'
import { format } from '../language/format'
import type { Page } from '../model/page/page'
import { nextEventId } from './eventId'
import { messages } from './messages'
import { scrubText } from './scrub'
import { deliver } from './transport'
import { websiteLocale } from './websiteLocale'

const path = '/api/events/RecordEvent'
const takenStatuses = [200, 202] // B7: status 200 or 202 is success

/**
 * Records an event (B7 RecordEvent: form-encoded crumb, event and data). Takes the page, which the payload names, the
 * name of the event and further data, which must not contain secrets. Resolves if the first request succeeds. Otherwise
 * it warns and rejects with an `EventTrackingError`, and the event is sent again later if that can help.
 */
export async function recordEvent(
  page: Page,
  event: string,
  data: { readonly [name: string]: unknown },
): Promise<void> {
  const fields = { event, data: JSON.stringify({ ...placeOf(page), ...data }) }
  const status = await deliver('form', { eventId: nextEventId(), path, fields, wantsCrumb: true })
  if (takenStatuses.includes(status)) return
  const error = new EventTrackingError(format(messages.trackingFailed, { code: status }), status)
  console.warn(error.message)
  throw error
}

/** Where an event happened (B3 Tracked-event payload). */
function placeOf({ website, templateId, authenticatedAccount }: Page) {
  return {
    websiteId: website.id,
    website_locale: websiteLocale(),
    ...(authenticatedAccount && { memberAccountId: authenticatedAccount.id, member_locale: navigator.language }),
    templateId,
    pageHash: scrubText(location.hash),
    pagePath: scrubText(location.pathname.replace(/\/$/, '')),
  }
}
