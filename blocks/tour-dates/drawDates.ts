import { format } from '../../src/language/format'
import { element, icon } from '../../src/ui/element'
import { messages } from './messages'
import type { TourDate } from './props'
import { saveDate } from './saveDate'

const datesAtOnce = 50 // a provider may have thousands
const buttonPx = 48
const dayMs = 86_400_000
const calendarPlus = 'M8 3v4M16 3v4M20 12V5H4v15h9M4 10h16M18 15v6M15 18h6'

/** The list of dates. */
export interface DrawnDates {
  readonly root: HTMLElement
  /** Hides the dates that do not fit, so that nothing on the page moves. The button shows them. */
  readonly fit: (space: HTMLElement) => void
}

/** Draws a list of dates with the platform's class names, because owners style them. */
export function drawDates(dates: readonly TourDate[], locale: string): DrawnDates {
  const list = element('ul')
  const more = element('button', { type: 'button', class: 'skerry-tour-more' }, messages.more)
  const root = element('div', { tabindex: '-1', role: 'group', 'aria-label': messages.name }, list, more)
  const draw = drawerOf(locale)
  const add = (count: number) => {
    const from = list.children.length
    const drawn = dates.slice(from, from + count).map(draw)
    list.append(...drawn)
    more.hidden = list.children.length >= dates.length
    return drawn
  }
  more.addEventListener('click', () => add(datesAtOnce)[0]?.focus())
  add(datesAtOnce)
  return {
    root,
    fit(space) {
      const end = space.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(space).minHeight)
      const isBelow = (row: Element, limit: number) => row.getBoundingClientRect().bottom > limit
      const rows = [...list.children]
      const last = rows.at(-1)
      if (more.hidden && last && !isBelow(last, end)) return
      // Hides everything after the first date that does not fit, even if a later one would fit: dates stay in order.
      const first = rows.findIndex((row, index) => index > 0 && isBelow(row, end - buttonPx))
      if (first > 0) for (const row of rows.slice(first)) row.remove()
      more.hidden = list.children.length >= dates.length
    },
  }
}

function drawerOf(locale: string): (date: TourDate) => HTMLElement {
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', calendar: 'gregory' })
  const day = formatter({ day: 'numeric', month: 'short', year: 'numeric' })
  const hour = formatter({ weekday: 'short', hour: 'numeric', minute: '2-digit' })
  const longDate = formatter({ day: 'numeric', month: 'long', year: 'numeric' })
  // Local time at the venue differs from UTC by at most a day. A past date needs no tickets and no calendar entry.
  const over = Date.now() - dayMs
  return (date) => {
    const { time, venue, location, href } = date
    const when = element(
      'time',
      { class: 'sqs-tourdates__date', datetime: new Date(time).toISOString().slice(0, 16) },
      element('strong', {}, element('bdi', {}, day.format(time))),
      element('span', {}, hour.format(time)),
    )
    const name = href ? providerLink(href, {}, venue) : venue
    const place = element(
      'div',
      { class: 'sqs-tourdates__venue' },
      element('strong', { class: 'sqs-tourdates__venue-name', dir: 'auto' }, name),
      ...(location ? [element('span', { class: 'sqs-tourdates__location', dir: 'auto' }, location)] : []),
    )
    const labels = { venue, date: longDate.format(time) }
    const actions = time > over ? [...drawOffer(date, labels), saveButton(date, labels)] : []
    const side = actions.length ? [element('span', { class: 'skerry-tour-actions' }, ...actions)] : []
    return element('li', { class: 'sqs-tourdates__item', tabindex: '-1' }, when, place, ...side)
  }
}

interface Labels {
  readonly venue: string
  readonly date: string
}

/** The link to tickets, or a note that they are sold out. */
function drawOffer({ tickets, isSoldOut }: TourDate, labels: Labels): HTMLElement[] {
  if (isSoldOut) return [element('span', {}, messages.soldOut)]
  const label = format(messages.ticketsFor, labels)
  return tickets
    ? [providerLink(tickets, { class: 'sqs-tourdates__button', 'aria-label': label }, messages.tickets)]
    : []
}

function saveButton(date: TourDate, labels: Labels): HTMLElement {
  const label = format(messages.saveDate, labels)
  const attributes = { type: 'button', class: 'skerry-tour-save', 'aria-label': label, title: messages.save }
  return element('button', { ...attributes, onclick: () => saveDate(date) }, icon(calendarPlus))
}

/** A link to the provider, in a new tab. Sends no referrer. */
function providerLink(href: string, attributes: { readonly [name: string]: string }, text: string): HTMLElement {
  return element('a', { href, target: '_blank', rel: 'noopener noreferrer', ...attributes }, text)
}
