import type { Day, Month } from '../../src/model/calendar/days'

/** A calendar as the server sent it. */
export interface CalendarProps {
  readonly collectionId: string
  /** The language in which days and months are written. */
  readonly locale: string
  /** The zone in which the days of the site begin. */
  readonly zone: string
  /** The zone of the visitor. */
  readonly ownZone: string
  readonly now: number
  /** Whether the address of the page names the month: it is the calendar of a collection’s own page. */
  readonly isInAddress: boolean
  readonly load: (query: MonthQuery, signal: AbortSignal) => Promise<readonly CalendarEvent[]>
}

/** Where the events of a month are. */
export interface MonthQuery {
  readonly collectionId: string
  readonly month: Month
  readonly zone: string
}

/** An event of the calendar. */
export interface CalendarEvent {
  readonly title: string
  /** In milliseconds since 1970. The end is never before the start. */
  readonly start: number
  readonly end: number
  /** Its first and its last day on the site. */
  readonly firstDay: Day
  readonly lastDay: Day
  /** Its page; empty if it has none that may be followed. */
  readonly href: string
  readonly place: string
}

/** What is known of a month. */
export interface MonthState {
  readonly month: Month
  readonly status: 'loading' | 'failed' | 'loaded'
  /** In order. None while the month is not loaded. */
  readonly events: readonly CalendarEvent[]
}

/** What the calendar shows. */
export interface CalendarView extends MonthState {
  readonly today: Day
  /** The day that the Tab key leads to. */
  readonly active: Day
  /** The day whose events are listed; `null` for the whole month. */
  readonly chosen: Day | null
}
