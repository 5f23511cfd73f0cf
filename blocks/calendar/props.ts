import type { Day, Month } from '../../src/model/calendar/days'

/** A served calendar. */
export interface CalendarProps {
  readonly collectionId: string
  /** The locale of days and months. */
  readonly locale: string
  /** The site's time zone. */
  readonly zone: string
  /** The visitor's time zone. */
  readonly ownZone: string
  readonly now: number
  /** Whether the page's URL contains the month: this is the calendar of a collection’s own page. */
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
  /** Its first and last day in the site's time zone. */
  readonly firstDay: Day
  readonly lastDay: Day
  /** The URL of its page; empty without a safe one. */
  readonly href: string
  readonly place: string
}

/** The loading state of a month. */
export interface MonthState {
  readonly month: Month
  readonly status: 'loading' | 'failed' | 'loaded'
  /** In order. Empty until the month has loaded. */
  readonly events: readonly CalendarEvent[]
}

/** What the calendar shows. */
export interface CalendarView extends MonthState {
  readonly today: Day
  /** The day in the tab order. */
  readonly active: Day
  /** The day whose events are listed; `null` for the whole month. */
  readonly chosen: Day | null
}
