import { icsFile, icsFileName, icsType } from '../../src/model/calendar/icsFile'
import { saveFile } from '../../src/ui/saveFile'
import type { TourDate } from './props'

/**
 * Saves a date as a calendar file (RFC 5545). The provider sends no time zones, so the file has none: in any time zone,
 * the event has the local time of the venue.
 */
export function saveDate({ id, title, time, venue, location, href }: TourDate): void {
  const day = new Date(time).toISOString()
  const name = `${day.slice(0, 10)} ${venue}`
  const file = icsFile(
    {
      uid: `${id ? `tour-${id}` : name}@${globalThis.location.host}`,
      title: title || venue,
      place: [venue, location].filter(Boolean).join(', '),
      url: href,
      when: { clockTime: time },
    },
    Date.now(),
  )
  saveFile(icsFileName(name), file, icsType)
}
