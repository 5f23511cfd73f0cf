import type { ElementChanges } from '../../src/browser/elementChanges'
import { weekdayOf } from '../../src/model/calendar/days'
import { weekStart } from '../../src/model/calendar/weekStart'
import { dayIn, minutesIn } from '../../src/model/calendar/zone'
import { element } from '../../src/ui/element'
import { pushEscape } from '../../src/ui/escapeStack'
import { newId } from '../../src/ui/newId'
import { messages } from './messages'
import { type DayHours, isOpenAt, minutesOfDay, type OpeningHours } from './openingHours'

interface HoursPanel {
  readonly bar: HTMLElement
  readonly content: HTMLElement
  /** Opens and closes the panel. */
  readonly button: HTMLButtonElement
  readonly hours: OpeningHours
  readonly locale: string
  readonly zone: string
}

/**
 * Lets the button open a panel with the opening hours above the bar. Escape, or a click or focus elsewhere, closes it.
 */
export function attachHours({ bar, content, button, ...week }: HoursPanel, changes: ElementChanges): void {
  const id = newId('opening-hours')
  let close: (() => void) | null = null
  button.setAttribute('aria-expanded', 'false')

  const open = () => {
    const closeButton = element('button', {
      type: 'button',
      class: 'sqs-mobile-info-bar-overlay-close',
      'aria-label': messages.close,
      onclick: () => leave(),
    })
    const group = { class: 'sqs-mobile-info-bar-overlay', id, role: 'group', 'aria-label': messages.hours }
    const panel = element('div', group, drawWeek(week), closeButton)
    content.append(panel)
    button.setAttribute('aria-expanded', 'true')
    button.setAttribute('aria-controls', id)
    const stopEscape = pushEscape(leave)
    close = () => {
      stopEscape()
      panel.remove()
      button.setAttribute('aria-expanded', 'false')
      button.removeAttribute('aria-controls')
      close = null
    }
  }
  const leave = () => {
    close?.()
    button.focus({ preventScroll: true })
  }
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && !bar.contains(target)) close?.()
  }
  changes.listen(button, 'click', () => (close ? close() : open()))
  changes.listen(document, 'pointerdown', closeOutside)
  changes.listen(document, 'focusin', closeOutside)
  changes.onUndo(() => close?.())
}

/** The days of the week, starting with the first day of the local week, and whether the business is open. */
function drawWeek({ hours, locale, zone }: Pick<HoursPanel, 'hours' | 'locale' | 'zone'>): HTMLElement {
  const now = Date.now()
  const today = weekdayOf(dayIn(zone, now))
  const isOpen = isOpenAt(hours, today, minutesIn(zone, now))
  const state = element('div', { class: 'sqs-business-hours-store' })
  if (isOpen !== null) state.append(element('span', {}, isOpen ? messages.openNow : messages.closedNow))
  const list = element('dl', { class: 'sqs-business-hours' })
  const start = weekStart(locale)
  for (let index = 0; index < hours.length; index++) {
    const weekday = (start + index) % 7
    const day = hours[weekday]
    if (day) list.append(drawDay(day, weekday, { locale, isToday: weekday === today }))
  }
  return element('div', { class: 'sqs-mobile-info-bar-overlay-content' }, ...(isOpen === null ? [] : [state]), list)
}

function drawDay(
  day: DayHours,
  weekday: number,
  { locale, isToday }: { locale: string; isToday: boolean },
): HTMLElement {
  // 4 January 1970 was a Sunday.
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(1970, 0, 4 + weekday),
  )
  const words = day.text || day.ranges.map((range) => rangeText(range, locale)).join(', ')
  return element(
    'div',
    { class: 'sqs-business-hours-day', 'aria-current': isToday && 'date' },
    element('dt', { class: 'sqs-business-hours-day-label' }, name),
    element('dd', { class: words ? 'open' : 'closed' }, words || messages.closed),
  )
}

function rangeText({ from, to }: DayHours['ranges'][number], locale: string): string {
  if (to - from >= minutesOfDay) return messages.allDay
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return [from, to].map((minutes) => format.format(minutes * 60_000)).join(' – ')
}
