import { format } from '../../src/language/format'
import { element } from '../../src/ui/element'
import type { Dates } from './createDates'
import { messages } from './messages'
import type { CalendarEvent, CalendarView } from './props'
import { saveEvent } from './saveEvent'

const eventsAtOnce = 50 // a month may have thousands

interface AgendaOptions {
  readonly dates: Dates
  readonly now: number
  readonly onWholeMonth: () => void
  readonly onRetry: () => void
}

/** The events of a day, or of the month. */
export interface Agenda {
  readonly root: HTMLElement
  readonly show: (view: CalendarView) => void
}

/** Draws the list of events next to the grid, in a box of fixed height that scrolls. */
export function drawAgenda({ dates, now, onWholeMonth, onRetry }: AgendaOptions): Agenda {
  const title = element('p', { class: 'skerry-calendar-chosen' })
  const all = element('button', { type: 'button', onclick: onWholeMonth }, messages.wholeMonth)
  const list = element('div', { class: 'skerry-calendar-list', role: 'group', tabindex: '0' })
  const root = element('div', { class: 'skerry-calendar-agenda' }, element('div', {}, title, all), list)
  let shown: Pick<CalendarView, 'events' | 'chosen' | 'status'> | null = null

  const problem = (month: string) => {
    const retry = () => {
      list.focus() // the button will be removed
      onRetry()
    }
    return [
      element('p', {}, format(messages.failed, { month })),
      element('button', { type: 'button', onclick: retry }, messages.retry),
    ]
  }
  return {
    root,
    show(view) {
      const { chosen, status, events } = view
      const month = dates.month(view.month)
      title.textContent = chosen ? dates.day(chosen) : month
      all.hidden = chosen === null
      list.setAttribute('aria-label', title.textContent)
      if (shown?.events === events && shown.chosen === chosen && shown.status === status) return
      shown = view
      if (status === 'loading') return list.replaceChildren(element('p', {}, format(messages.loading, { month })))
      if (status === 'failed') return list.replaceChildren(...problem(month))
      const wanted = chosen ? events.filter(({ firstDay, lastDay }) => firstDay <= chosen && lastDay >= chosen) : events
      const nothing = chosen ? messages.noneOnDay : format(messages.noneInMonth, { month })
      const next = wanted.findIndex(({ end }) => end >= now)
      list.replaceChildren(...(wanted.length ? drawList(wanted, dates, next) : [element('p', {}, nothing)]))
      const row = list.querySelectorAll<HTMLElement>('li')[Math.min(next, eventsAtOnce)]
      list.scrollTop = row?.offsetTop ?? 0 // past events are above
    },
  }
}

/** Draws the event at `next`, and some before and after it. Buttons add the others. */
function drawList(events: readonly CalendarEvent[], dates: Dates, next: number): HTMLElement[] {
  let from = Math.max(next - eventsAtOnce, 0)
  let to = Math.max(next, 0) + eventsAtOnce
  const draw = (start: number, end: number) => events.slice(start, end).map((event) => drawEvent(event, dates))
  const list = element('ol', {}, ...draw(from, to))

  const earlier = element('button', { type: 'button' }, messages.earlier)
  earlier.addEventListener('click', () => {
    const rows = draw(Math.max(from - eventsAtOnce, 0), from)
    from -= rows.length
    list.prepend(...rows)
    focusEvent(rows.at(-1))
    if (!from) earlier.remove()
  })
  const more = element('button', { type: 'button', hidden: to >= events.length }, messages.more)
  more.addEventListener('click', () => {
    const rows = draw(to, to + eventsAtOnce)
    to += rows.length
    list.append(...rows)
    more.hidden = to >= events.length
    focusEvent(rows[0])
  })
  return from ? [earlier, list, more] : [list, more]
}

function focusEvent(row: HTMLElement | undefined): void {
  row?.querySelector<HTMLElement>('a, [tabindex]')?.focus()
}

function drawEvent(event: CalendarEvent, dates: Dates): HTMLElement {
  const { title, href, place, firstDay, start } = event
  const name = href
    ? element('a', { href, dir: 'auto' }, title)
    : element('span', { dir: 'auto', tabindex: '-1' }, title)
  const own = dates.ownTimes(event)
  const lines = [
    element('time', { datetime: new Date(start).toISOString() }, isolate(dates.times(event))),
    ...(own ? [element('span', {}, isolate(format(messages.yourTime, { time: own })))] : []),
    ...(place ? [element('span', { dir: 'auto' }, place)] : []),
  ]
  const details = element('div', {}, name, ...lines, href ? saveLink(title, href) : saveButton(event))
  const badge = element('span', { class: 'skerry-calendar-badge', 'aria-hidden': 'true' }, dates.brief(firstDay))
  return element('li', {}, badge, details)
}

/** Isolates a text from the page's writing direction. A text without letters follows the page. */
function isolate(text: string): HTMLElement | string {
  return /\p{L}/u.test(text) ? element('bdi', {}, text) : text
}

/** A button that creates and saves a calendar file, for an event without a page. */
function saveButton(event: CalendarEvent): HTMLElement {
  const label = format(messages.saveEvent, { title: event.title })
  const onclick = () => saveEvent(event)
  return element(
    'button',
    { class: 'skerry-calendar-save', type: 'button', onclick, 'aria-label': label },
    messages.save,
  )
}

/** A link to the event's calendar file, which the platform serves at the URL of its page. */
function saveLink(title: string, href: string): HTMLElement {
  const url = new URL(href)
  url.searchParams.set('format', 'ical')
  const label = format(messages.saveEvent, { title })
  return element('a', { class: 'skerry-calendar-save', href: url.href, 'aria-label': label }, messages.save)
}
