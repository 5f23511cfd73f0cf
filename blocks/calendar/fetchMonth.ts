import { pageAddress } from '../../src/browser/pageAddress'
import { get } from '../../src/data/request'
import { safeRedirect } from '../../src/model/address/redirect'
import type { Month } from '../../src/model/calendar/days'
import { dayIn } from '../../src/model/calendar/zone'
import { isRecord, textOf } from '../../src/model/text/json'
import { messages } from './messages'
import type { CalendarEvent, MonthQuery } from './props'

const mostMs = Date.UTC(9998, 11, 31)
const leastMs = Date.UTC(1001, 0, 1)

/**
 * Loads the events of a month (docs/decisions.md#64). Rejects with a `RequestError`, or with the reason of `signal`.
 */
export async function fetchMonth(query: MonthQuery, signal: AbortSignal): Promise<readonly CalendarEvent[]> {
  const { collectionId, month, zone } = query
  const wanted = { month: `${month.slice(5)}-${month.slice(0, 4)}`, collectionId }
  const answer = await get('/api/open/GetItemsByMonth', { query: wanted, signal })
  return readEvents(answer, { month, zone, base: pageAddress() })
}

/**
 * Reads the response: the events of the month, in order. Skips events without a title or date. Throws a `TypeError` if
 * it is not a list.
 */
export function readEvents(
  answer: unknown,
  { month, zone, base }: { readonly month: Month; readonly zone: string; readonly base: string },
): readonly CalendarEvent[] {
  if (!Array.isArray(answer)) throw new TypeError(messages.notList)
  return answer
    .flatMap((item) => readEvent(item, zone, base))
    .filter(({ firstDay, lastDay }) => firstDay.slice(0, 7) <= month && lastDay.slice(0, 7) >= month)
    .sort((one, other) => one.start - other.start)
}

function readEvent(item: unknown, zone: string, base: string): readonly CalendarEvent[] {
  if (!isRecord(item)) return []
  const { startDate: start } = item
  const title = textOf(item.title)
  if (!title || !isTime(start)) return []
  const end = isTime(item.endDate) ? Math.max(item.endDate, start) : start
  const firstDay = dayIn(zone, start)
  return [
    {
      ...{ title, start, end, firstDay },
      // An event that ends at midnight is over before the next day.
      lastDay: end > start ? dayIn(zone, end - 1) : firstDay,
      href: safeRedirect(textOf(item.fullUrl), base) ?? '',
      place: isRecord(item.location) ? textOf(item.location.addressTitle) || textOf(item.location.addressLine1) : '',
    },
  ]
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= leastMs && value <= mostMs
}
