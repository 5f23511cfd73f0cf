import type { CalendarEvent } from '../fixtures/calendar'
import { websiteId } from '../fixtures/site'

const mostOctets = 75 // RFC 5545, 3.1

/** The file of an event, as the platform answers `?format=ical`. */
export function icsText({ id, title, startDate, endDate, location }: CalendarEvent, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Skerry//Events//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${id}@${websiteId}`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART:${moment(startDate)}`,
    `DTEND:${moment(endDate)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(Object.values(location).filter(Boolean).join(', '))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
}

function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const character of line) {
    const length = new TextEncoder().encode(character).length
    if (octets + length > mostOctets) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += length
  }
  return text
}

function moment(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}
