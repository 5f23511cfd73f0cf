import { parseUrl } from '../address/parseUrl'
import type { Day } from './days'

/** The type of a file with an event. */
export const icsType = 'text/calendar;charset=utf-8'

/** The name of an event's file, of letters, digits and hyphens in any script. */
export function icsFileName(name: string): string {
  return `${name.replace(/[^\p{L}\p{N}]+/gu, '-')}.ics`
}

/** An event for a calendar program. */
export interface IcsEvent {
  /** The same whenever the event is saved, so that programs update it instead of adding it again. */
  readonly uid: string
  readonly title: string
  readonly place?: string
  readonly text?: string
  /** The full URL of its page. */
  readonly url?: string
  /**
   * When it begins and ends: in milliseconds since 1970, or as whole days, including the last one. If the time zone is
   * unknown, only when it begins: the local clock time, as if it were UTC.
   */
  readonly when:
    | { readonly start: number; readonly end: number }
    | { readonly firstDay: Day; readonly lastDay: Day }
    | { readonly clockTime: number }
}

const mostOctets = 75 // RFC 5545, 3.1
const dayMs = 86_400_000
const maker = '-//Skerry//Events//EN'

/** Writes a file with one event (RFC 5545), which any calendar program opens. `now` is when it is written. */
export function icsFile(event: IcsEvent, now: number): string {
  const { uid, title, place, text, url, when } = event
  const times = timesOf(when)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${maker}`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${momentText(now)}`,
    ...times,
    `SUMMARY:${escapeText(title)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(text ? [`DESCRIPTION:${escapeText(text)}`] : []),
    ...webAddress(url).map((href) => `URL:${href}`),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function timesOf(when: IcsEvent['when']): readonly string[] {
  if ('clockTime' in when) return [`DTSTART:${momentText(when.clockTime).slice(0, -1)}`] // without a Z it has no zone (3.3.5)
  if ('firstDay' in when)
    return [`DTSTART;VALUE=DATE:${dayText(when.firstDay, 0)}`, `DTEND;VALUE=DATE:${dayText(when.lastDay, 1)}`]
  const { start, end } = when
  return [`DTSTART:${momentText(start)}`, ...(end > start ? [`DTEND:${momentText(end)}`] : [])]
}

/** A value of the type TEXT: no control characters except tabs and line breaks, which are written as `\n` (3.3.11). */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cc}/gu, (control) => (control === '\n' || control === '\t' ? control : ''))
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** Breaks a line after 75 octets, never within a character. The space at the start of the next line counts (3.1). */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let length = 0
  let folded = ''
  for (const character of line) {
    const octets = encoder.encode(character).length
    if (length + octets > mostOctets) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += octets
  }
  return folded
}

/** The URL as browsers write it, which contains no line breaks; empty if it is not an http or https URL. */
function webAddress(url = ''): readonly string[] {
  const { protocol, href } = parseUrl(url) ?? { protocol: '', href: '' }
  return /^https?:$/.test(protocol) ? [href] : []
}

/** A time in UTC, which needs no time zone (3.3.5). */
function momentText(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** A whole day; the end of an event is the day after its last one. */
function dayText(day: Day, later: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + later * dayMs).toISOString().slice(0, 10).replaceAll('-', '')
}
