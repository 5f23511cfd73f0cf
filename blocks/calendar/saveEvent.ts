import { icsFile, icsFileName, icsType } from '../../src/model/calendar/icsFile'
import { saveFile } from '../../src/ui/saveFile'
import type { CalendarEvent } from './props'

/** Saves an event without a page as a file for calendars (RFC 5545). */
export function saveEvent({ title, place, start, end, firstDay }: CalendarEvent): void {
  const uid = `${start}-${title}@${location.host}` // an event may take place twice in a day
  const file = icsFile({ uid, title, place, when: { start, end } }, Date.now())
  saveFile(icsFileName(`${firstDay} ${title}`), file, icsType)
}
