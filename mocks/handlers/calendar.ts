import { eventAt, eventsCollection, eventsOfMonth } from '../fixtures/calendar'
import { declined, ok } from '../http/Answer'
import { icsText } from '../http/icsText'
import type { Operation } from '../http/Operation'
import { shopTime } from '../state/store/clock'

/** The events of a month, and the file of each. */
export const calendarOperations: readonly Operation[] = [
  {
    id: 'GetItemsByMonth',
    method: 'GET',
    path: '/api/open/GetItemsByMonth',
    group: 'site',
    crumb: 'none',
    answer: ({ url }) => {
      const [, month, year] = /^(0?[1-9]|1[0-2])-(\d{4})$/.exec(url.searchParams.get('month') ?? '') ?? []
      if (!month || !year) {
        return declined({ errorKey: 'MONTH_UNREADABLE', status: 422, message: 'The month must be written as MM-YYYY.' })
      }
      if (url.searchParams.get('collectionId') !== eventsCollection.id) {
        return declined({ errorKey: 'COLLECTION_NOT_FOUND', status: 404, message: 'There is no such collection.' })
      }
      return ok(eventsOfMonth(`${year}-${month.padStart(2, '0')}`))
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
      const event = eventAt(`${eventsCollection.path}/${params.item}`, url.searchParams.get('on'))
      if (!event) return { status: 404, json: { error: 'There is no such event.' } }
      const headers = {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="${params.item}.ics"`,
      }
      return { status: 200, headers, body: icsText(event, shopTime(backend)) }
    },
  },
]
