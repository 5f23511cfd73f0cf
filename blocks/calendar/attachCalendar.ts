import { type ElementChanges, recordChanges } from '../../src/browser/elementChanges'
import { format } from '../../src/language/format'
import { addMonths, type Day, type Month, monthOf } from '../../src/model/calendar/days'
import { weekStart } from '../../src/model/calendar/weekStart'
import { dayIn } from '../../src/model/calendar/zone'
import { element } from '../../src/ui/element'
import { replaceContent } from '../../src/ui/replaceContent'
import { createSpokenText } from '../../src/ui/spokenText'
import { adoptStyles } from '../../src/ui/styles'
import css from './calendar.css?inline'
import { createDates, type Dates } from './createDates'
import { createMonths } from './createMonths'
import { drawAgenda } from './drawAgenda'
import { drawGrid, type Grid } from './drawGrid'
import { drawHead } from './drawHead'
import { dayForKey } from './gridKeys'
import { messages } from './messages'
import { readMonth, writeMonth } from './monthInAddress'
import type { CalendarProps, CalendarView, MonthState } from './props'

/**
 * Shows one month at a time in place of the server's content: first the month in the page’s URL, or the current one.
 */
export function attachCalendar(block: HTMLElement, props: CalendarProps): () => void {
  adoptStyles('calendar', css)
  const changes = recordChanges()
  const dates = createDates(props)
  const today = dayIn(props.zone, props.now)
  const first = firstDay(props, today)
  let view: CalendarView = { month: '', status: 'loading', events: [], today, active: first, chosen: null }

  const show = (next: Partial<CalendarView>) => {
    view = { ...view, ...next }
    head.name.textContent = dates.month(view.month)
    grid.show(view)
    agenda.show(view)
  }
  let isAsked = false // the first month is part of the page; the visitor requests the others
  const open = (month: Month) => {
    isAsked = true
    if (props.isInAddress) writeMonth(month)
    void months.open(month)
  }
  const months = createMonths(props, (state) => {
    if (isAsked) status.textContent = spoken(state, dates)
    show(state)
  })
  const go = (active: Day, chosen: Day | null) => {
    if (monthOf(active) === view.month) return show({ active, chosen })
    view = { ...view, active, chosen: null }
    open(monthOf(active))
  }
  const head = drawHead({
    block,
    onToday: () => go(today, null),
    onStep: (count) => go(addMonths(view.active, count), null),
  })
  const choose = (day: Day) => go(day, view.chosen === day ? null : day)
  const grid = drawGrid({
    ...{ dates, weekStart: weekStart(props.locale) },
    onChoose: choose,
  })
  const agenda = drawAgenda({
    ...{ dates, now: props.now },
    onWholeMonth: () => {
      show({ chosen: null })
      grid.focus(view.active)
    },
    onRetry: () => open(view.month),
  })
  const status = createSpokenText({ role: 'status' })
  const parts = element('div', { class: 'skerry-calendar-parts' }, head.root, grid.root, agenda.root)
  const root = element('div', { class: 'skerry-calendar', role: 'group', 'aria-label': messages.name }, parts, status)

  followKeys(grid, props, changes, { active: () => view.active, go: (day) => go(day, view.chosen), choose })
  changes.onUndo(months.stop)
  changes.onUndo(replaceContent(block, root))
  void months.open(monthOf(first))
  return changes.undo
}

/** Today, or the first day of another month that the page’s URL names. */
function firstDay({ isInAddress }: CalendarProps, today: Day): Day {
  const month = isInAddress ? readMonth(location.href) : null
  return month === null || month === monthOf(today) ? today : `${month}-01`
}

interface Moves {
  readonly active: () => Day
  readonly go: (day: Day) => void
  readonly choose: (day: Day) => void
}

/** Moves from day to day with the keys, chooses with Enter and Space, and remembers the day that has focus. */
function followKeys(
  grid: Grid,
  { locale }: CalendarProps,
  changes: ElementChanges,
  { active, go, choose }: Moves,
): void {
  changes.listen(grid.root, 'keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault() // Space would scroll
      return event.repeat ? undefined : choose(active())
    }
    const isRtl = getComputedStyle(grid.root).direction === 'rtl'
    const day = dayForKey(active(), event, { start: weekStart(locale), isRtl })
    if (!day) return
    event.preventDefault()
    go(day)
    grid.focus(day)
  })
  changes.listen(grid.root, 'focusin', ({ target }) => {
    const { day } = (target as HTMLElement).dataset
    if (day && day !== active()) go(day)
  })
}

/** What screen readers announce for a month. */
function spoken({ month: one, status, events }: MonthState, dates: Dates): string {
  const month = dates.month(one)
  if (status === 'loaded') return format(messages.monthEvents, { month, count: events.length })
  return format(status === 'loading' ? messages.loading : messages.failed, { month })
}
