import { icsFile, icsFileName, icsType } from '../../src/model/calendar/icsFile'
import { saveFile } from '../../src/ui/saveFile'
import type { CalendarEvent } from './props'

/** Saves an event without a page as a file for calendars (RFC 5545). */
export function saveEvent({ title, place, start, end, firstDay }: CalendarEvent): void {
  const name = `${firstDay} ${title}`
  const file = icsFile({ uid: `${name}@${location.host}`, title, place, when: { start, end } }, Date.now())
  saveFile(icsFileName(name), file, icsType)
}
