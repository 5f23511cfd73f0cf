import type { Day } from './days'

const minuteMs = 60_000
const dayMs = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The name of a site's time zone, from what the page context says about it: a name such as Europe/London, or the
 * milliseconds by which its clocks are ahead of UTC. The visitor's own zone if neither can be read.
 */
export function zoneOf(name: unknown, offsetMs: unknown): string {
  if (typeof name === 'string' && isZone(name)) return name
  const offset = typeof offsetMs === 'number' ? offsetName(offsetMs) : ''
  return isZone(offset) ? offset : ownZone()
}

/** The visitor's own time zone. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The day in a zone at a time, which is given in milliseconds since 1970. */
export function dayIn(zone: string, time: number): Day {
  return wallClock(zone, time).slice(0, 10)
}

/** The minutes since midnight that the clocks of a zone show at a time. */
export function minutesIn(zone: string, time: number): number {
  const [hours = 0, minutes = 0] = wallClock(zone, time).slice(11).split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * The time at which the clocks of a zone show this day and time, written as YYYY-MM-DDTHH:MM. If they show it twice,
 * the first time; if they skip it, the result is later by as much as they are put forward.
 */
export function timeIn(zone: string, clock: string): number {
  const wanted = Date.parse(`${clock.replace(' ', 'T')}Z`)
  if (Number.isNaN(wanted)) return wanted
  const offsetAt = (time: number) =>
    Date.parse(`${wallClock(zone, time).replace(' ', 'T')}Z`) - Math.floor(time / minuteMs) * minuteMs
  // The clocks may change around this day.
  const times = [wanted - offsetAt(wanted - dayMs), wanted - offsetAt(wanted + dayMs)] as const
  const shown = times.filter((time) => time + offsetAt(time) === wanted)
  return shown.length > 0 ? Math.min(...shown) : times[0]
}

/** Whether the clocks of two zones show the same day and time at a moment. */
export function isSameClock(zone: string, other: string, time: number): boolean {
  return zone === other || wallClock(zone, time) === wallClock(other, time)
}

/** Day and time that the clocks of a zone show, as YYYY-MM-DD HH:MM. */
function wallClock(zone: string, time: number): string {
  let format = formats.get(zone)
  if (!format) {
    const two = '2-digit'
    const parts = { year: 'numeric', month: two, day: two, hour: two, minute: two, hourCycle: 'h23' } as const
    format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', { ...parts, timeZone: zone })
    formats.set(zone, format)
  }
  const part = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]))
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day} ${part.hour}:${part.minute}`
}

/** The name of a zone without summer time: for full hours one that all browsers know, otherwise one such as +05:30. */
function offsetName(offsetMs: number): string {
  const minutes = Math.round(offsetMs / minuteMs)
  const hours = minutes / 60
  // The sign in these names is inverted.
  if (Number.isInteger(hours)) return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
  const two = (number: number) => String(number).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(hours)))}:${two(Math.abs(minutes) % 60)}`
}

function isZone(name: string): boolean {
  try {
    return name !== '' && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
