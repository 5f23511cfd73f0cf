import type { Backend } from '../Backend'
import { type CalendarEvent, eventAt, eventsCollection, eventsIn, eventsOfMonth } from '../fixtures/calendar'
import { declined, ok } from '../http/Answer'
import { icsText } from '../http/icsText'
import type { Operation } from '../http/Operation'
import { shopTime } from '../state/store/clock'

/** The events of a month, and the calendar file of each. */
export const calendarOperations: readonly Operation[] = [
  {
    id: 'GetItemsByMonth',
    method: 'GET',
    path: '/api/open/GetItemsByMonth',
    group: 'site',
    crumb: 'none',
    answer: ({ url, backend }) => {
      const [, month, year] = /^(0?[1-9]|1[0-2])-(\d{4})$/.exec(url.searchParams.get('month') ?? '') ?? []
      if (!month || !year) {
        return declined({ errorKey: 'MONTH_UNREADABLE', status: 422, message: 'The month must be written as MM-YYYY.' })
      }
      const collectionId = url.searchParams.get('collectionId') ?? ''
      const wanted = `${year}-${month.padStart(2, '0')}`
      if (collectionId === eventsCollection.id) return ok(eventsOfMonth(wanted))
      const pages = Object.values(backend.state.served)
      if (!pages.some(({ calendars }) => calendars.includes(collectionId))) {
        return declined({ errorKey: 'COLLECTION_NOT_FOUND', status: 404, message: 'There is no such collection.' })
      }
      return ok(eventsIn(wanted, servedEvents(backend)).map((event) => ({ ...event, collectionId })))
    },
  },
  {
    id: 'GetEventFile',
    method: 'GET',
    path: '/events/{item}',
    format: 'ical',
    group: 'site',
    crumb: 'none',
    answer: ({ url, params, backend }) => {
      const served = servedEvents(backend).find(({ fullUrl }) => new URL(fullUrl, url).pathname === url.pathname)
      const event = eventAt(url.pathname, url.searchParams.get('on')) ?? served
      if (!event) return { status: 404, json: { error: 'There is no such event.' } }
      const headers = {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="${params.item}.ics"`,
      }
      return { status: 200, headers, body: icsText(event, shopTime(backend)) }
    },
  },
]

/** The events of all pages that the server has served, without duplicates, in order. */
function servedEvents({ state }: Backend): readonly CalendarEvent[] {
  const events = Object.values(state.served).flatMap((page) => page.events)
  const byUrl = new Map(events.map((event) => [event.fullUrl, event]))
  return [...byUrl.values()].sort((one, other) => one.startDate - other.startDate)
}
