import { format } from '../../src/language/format'
import { type Day, daysOf, type Month, weekdayOf } from '../../src/model/calendar/days'
import { element } from '../../src/ui/element'
import { createSpokenText } from '../../src/ui/spokenText'
import type { Dates } from './createDates'
import { messages } from './messages'
import type { CalendarEvent, CalendarView } from './props'

const daysInWeek = 7
const mostTitles = 2
const mostDots = 3
const hidden = { 'aria-hidden': 'true' }

interface GridOptions {
  readonly dates: Dates
  /** The first weekday of a week. */
  readonly weekStart: number
  readonly onChoose: (day: Day) => void
}

/** The days of a month in weeks. */
export interface Grid {
  readonly root: HTMLElement
  readonly show: (view: CalendarView) => void
  readonly focus: (day: Day) => void
}

/**
 * Draws a grid of days (W3C pattern). Each is a cell that lists the day's events when chosen. Only one day is in the
 * tab order.
 */
export function drawGrid({ dates, weekStart, onChoose }: GridOptions): Grid {
  const head = drawHead(dates, weekStart)
  const root = element('div', { class: 'skerry-calendar-days', role: 'grid' }, head)
  const cells = new Map<Day, HTMLElement>()
  let drawn: Pick<CalendarView, 'month' | 'events'> | null = null

  const drawDays = ({ month, events }: CalendarView) => {
    const byDay = groupByDay(month, events)
    cells.clear()
    for (const day of daysOf(month)) cells.set(day, drawDay(day, byDay.get(day) ?? [], dates, onChoose))
    root.replaceChildren(head, ...weeksOf([...cells.values()], weekdayOf(`${month}-01`) - weekStart))
  }
  return {
    root,
    show(view) {
      root.setAttribute('aria-label', dates.month(view.month))
      const hadFocus = root.contains(document.activeElement)
      if (drawn?.month !== view.month || drawn.events !== view.events) drawDays(view)
      drawn = view
      for (const [day, cell] of cells) {
        cell.tabIndex = day === view.active ? 0 : -1
        cell.setAttribute('aria-selected', String(day === view.chosen))
        if (day === view.today) cell.setAttribute('aria-current', 'date')
      }
      if (hadFocus) cells.get(view.active)?.focus({ preventScroll: true })
    },
    focus: (day) => cells.get(day)?.focus(),
  }
}

// Not a table: templates style tables, so the calendar would not fit the space reserved for it.
function drawHead(dates: Dates, weekStart: number): HTMLElement {
  const names = [...Array(daysInWeek).keys()].map((index) => {
    const weekday = (weekStart + index) % daysInWeek
    const label = { role: 'columnheader', 'aria-label': dates.weekday(weekday, 'long') }
    return element('div', label, dates.weekday(weekday, 'short'))
  })
  return element('div', { role: 'row' }, ...names)
}

/** The rows of the weeks. Days of other months stay empty, because their events are not loaded. */
function weeksOf(days: readonly HTMLElement[], offset: number): HTMLElement[] {
  const before = (offset + daysInWeek) % daysInWeek
  const count = Math.ceil((before + days.length) / daysInWeek)
  return [...Array(count).keys()].map((week) => {
    const cells = [...Array(daysInWeek).keys()].map((index) => {
      return days[week * daysInWeek + index - before] ?? element('div', { role: 'gridcell' })
    })
    return element('div', { role: 'row' }, ...cells)
  })
}

function drawDay(day: Day, events: readonly CalendarEvent[], dates: Dates, onChoose: (day: Day) => void): HTMLElement {
  const count = events.length
  // The full date; titles are part of the accessible name where they are visible.
  const name = createSpokenText()
  name.textContent = count ? `${dates.day(day)}, ${format(messages.dayEvents, { count })} ` : dates.day(day)
  const titles = events.slice(0, mostTitles).map(({ title }) => part('title', { dir: 'auto' }, title))
  const further =
    count > mostTitles ? [part('further', hidden, format(messages.furtherEvents, { count: count - mostTitles }))] : []
  const dots = part('dots', hidden, ...events.slice(0, mostDots).map(() => element('i')))
  const content = [part('number', hidden, dates.number(day)), ...(count ? [dots, ...titles, ...further] : [])]
  const box = element('div', { class: 'skerry-calendar-day' }, name, ...content)
  return element('div', { role: 'gridcell', 'data-day': day, onclick: () => onChoose(day) }, box)
}

function part(
  name: string,
  attributes: { readonly [name: string]: string },
  ...content: readonly (string | HTMLElement)[]
): HTMLElement {
  return element('span', { class: `skerry-calendar-${name}`, ...attributes }, ...content)
}

/** The events of each day of a month. An event over several days is on each of them. */
function groupByDay(month: Month, events: readonly CalendarEvent[]): ReadonlyMap<Day, readonly CalendarEvent[]> {
  const days = daysOf(month)
  const byDay = new Map<Day, CalendarEvent[]>(days.map((day) => [day, []]))
  for (const event of events) {
    const first = event.firstDay < `${month}-01` ? 0 : Number(event.firstDay.slice(8)) - 1
    for (let index = first; index < days.length; index++) {
      const day = days[index] ?? ''
      if (day > event.lastDay) break
      byDay.get(day)?.push(event)
    }
  }
  return byDay
}
