import { EventTrackingError } from '../errors/EventTrackingError'
import { format } from '../language/format'
import { nextEventId } from './eventId'
import { messages } from './messages'
import { deliver } from './transport'

const path = '/api/events/RecordEvent'
const takenStatuses = [200, 202] // B7: status 200 or 202 is success

/**
 * Records an event (B7 RecordEvent: form-encoded crumb, event and data). Takes its name and its payload, which must not
 * contain secrets. Resolves if the first request succeeds. Otherwise it warns and rejects with an `EventTrackingError`,
 * and the event is sent again later if that can help.
 */
export async function recordEvent(event: string, data: { readonly [name: string]: unknown }): Promise<void> {
  const fields = { event, data: JSON.stringify(data) }
  const status = await deliver('form', { eventId: nextEventId(), path, fields, wantsCrumb: true })
  if (takenStatuses.includes(status)) return
  const error = new EventTrackingError(format(messages.trackingFailed, { code: status }), status)
  console.warn(error.message)
  throw error
}
