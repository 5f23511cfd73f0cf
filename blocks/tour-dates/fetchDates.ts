import { pageAddress } from '../../src/browser/pageAddress'
import { get } from '../../src/data/request'
import { safeRedirect } from '../../src/model/address/redirect'
import { isRecord, textOf } from '../../src/model/text/json'
import { messages } from './messages'
import type { TourDate } from './props'

const localTimePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/

/** Loads the dates of an artist, earliest first. Rejects with a `RequestError`, or with the reason of `signal`. */
export async function fetchDates(address: string, signal: AbortSignal): Promise<readonly TourDate[]> {
  return readDates(await get(address, { signal }), pageAddress())
}

/** Reads the response. Skips dates without a venue or a valid time. Throws a `TypeError` if it is not a list. */
export function readDates(answer: unknown, base: string): readonly TourDate[] {
  if (!Array.isArray(answer)) throw new TypeError(messages.notList)
  return answer.flatMap((item) => readDate(item, base)).sort((one, other) => one.time - other.time)
}

function readDate(item: unknown, base: string): readonly TourDate[] {
  if (!isRecord(item)) return []
  const place = isRecord(item.venue) ? item.venue : {}
  const text = textOf(item.datetime)
  const time = localTimePattern.test(text) ? Date.parse(`${text}Z`) : Number.NaN
  const parts = [place.city, place.region, place.country].map(textOf).filter(Boolean)
  const venue = textOf(place.name) || (parts.shift() ?? '')
  if (Number.isNaN(time) || !venue) return []
  const offers = (Array.isArray(item.offers) ? item.offers : []).filter(isRecord)
  const offer = offers.find(({ type }) => textOf(type).toLowerCase() === 'tickets') ?? offers[0]
  return [
    {
      ...{ id: textOf(item.id), time, venue, location: parts.join(', ') },
      title: textOf(item.title) || namesOf(item.lineup),
      href: linkOf(item.url, base),
      tickets: linkOf(offer?.url, base),
      isSoldOut: textOf(offer?.status).toLowerCase() === 'sold out',
    },
  ]
}

function namesOf(lineup: unknown): string {
  return Array.isArray(lineup) ? lineup.map(textOf).filter(Boolean).join(', ') : ''
}

function linkOf(value: unknown, base: string): string {
  return safeRedirect(textOf(value), base) ?? ''
}
