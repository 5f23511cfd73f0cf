import { icsFile, icsType } from '../../src/model/calendar/icsFile'
import { element } from '../../src/ui/element'
import type { TourDate } from './props'

/** Some browsers read the file only after the visitor has chosen where to save it. */
const keptMs = 60_000

/**
 * Saves a date as a file for calendars (RFC 5545). The provider sends no time zones, so the file has
 * none: wherever the visitor is, the event has the local time of the venue.
 */
export function saveDate({ id, title, time, venue, location, href }: TourDate): void {
  const day = new Date(time).toISOString()
  const name = `${day.slice(0, 10)}-${venue.replace(/[^\p{L}\p{N}]+/gu, '-')}`
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
  const address = URL.createObjectURL(new Blob([file], { type: icsType }))
  // Added to the page, because some browsers ignore clicks on links outside the document.
  const link = element('a', { href: address, download: `${name}.ics`, hidden: true })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}
