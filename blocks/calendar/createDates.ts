import { addDays, type Day, type Month, timeOf } from '../../src/model/calendar/days'
import { dayIn, isSameClock } from '../../src/model/calendar/zone'
import type { CalendarEvent, CalendarProps } from './props'

/** Formats days and times in the language of the page. */
export interface Dates {
  readonly month: (month: Month) => string
  /** A whole date, with its weekday. */
  readonly day: (day: Day) => string
  /** The short weekday and the number of a day. */
  readonly brief: (day: Day) => string
  /** The number of a day in its month. */
  readonly number: (day: Day) => string
  readonly weekday: (weekday: number, width: 'long' | 'short') => string
  /** When an event is, in the site's time zone. */
  readonly times: (event: CalendarEvent) => string
  /** The same in the visitor's time zone; empty if the clocks agree. */
  readonly ownTimes: (event: CalendarEvent) => string
}

const aSunday: Day = '2026-11-22'

/** Creates the date formats of a calendar. Months are Gregorian in every language. */
export function createDates({ locale, zone, ownZone }: CalendarProps): Dates {
  const formatter = (options: Intl.DateTimeFormatOptions, timeZone = 'UTC') =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone, calendar: 'gregory' })
  const clock = { hour: 'numeric', minute: '2-digit' } as const
  const month = formatter({ month: 'long', year: 'numeric' })
  const day = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const brief = formatter({ weekday: 'short', day: 'numeric' })
  const weekdays = { long: formatter({ weekday: 'long' }), short: formatter({ weekday: 'short' }) }
  const number = new Intl.NumberFormat(locale)
  const inDay = formatter(clock, zone)
  const overDays = formatter({ day: 'numeric', month: 'short', ...clock }, zone)
  const own = formatter({ weekday: 'short', ...clock }, ownZone)
  return {
    month: (one) => month.format(timeOf(`${one}-01`)),
    day: (one) => day.format(timeOf(one)),
    brief: (one) => brief.format(timeOf(one)),
    number: (one) => number.format(Number(one.slice(8))),
    weekday: (one, width) => weekdays[width].format(timeOf(addDays(aSunday, one))),
    // Midnight at its end is already another day.
    times: ({ start, end, firstDay }) => (dayIn(zone, end) === firstDay ? inDay : overDays).formatRange(start, end),
    ownTimes: ({ start, end }) => (isSameClock(zone, ownZone, start) ? '' : own.formatRange(start, end)),
  }
}
