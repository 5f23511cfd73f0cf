import { describe, expect, it } from 'vitest'
import { eventAt, eventsCollection, eventsOfMonth } from '../../mocks/fixtures/calendar'
import { tourBand } from '../../mocks/fixtures/tour'
import { icsText } from '../../mocks/http/icsText'
import { createMockNetwork } from '../../mocks/node'
import { icsFile } from '../../src/model/calendar/icsFile'

const now = Date.parse('2026-11-23T09:00:00Z')
const network = createMockNetwork({ now: () => now })

async function ask(path: string): Promise<Response> {
  network.listen()
  try {
    return await fetch(`http://site.test${path}`)
  } finally {
    network.close()
  }
}

const startsOf = (month: string) => eventsOfMonth(month).map(({ startDate }) => new Date(startDate).toISOString())

describe('the events of the demo site', () => {
  it('happen in the island’s time zone, in summer and in winter', () => {
    expect(startsOf('2026-11')[0]).toBe('2026-11-05T18:30:00.000Z')
    expect(startsOf('2026-07')[0]).toBe('2026-07-02T17:30:00.000Z')
  })

  it('are those in the month, including any that started before it', () => {
    const may = eventsOfMonth('2026-05').map(({ title }) => title)
    expect(may.filter((title) => title === 'Bread club')).toHaveLength(4)
    // The night boat of Sunday 31 May is still out at midnight, when June begins.
    expect(may.at(-1)).toBe('Night boat to the seals')
    expect(eventsOfMonth('2026-06')[0]?.title).toBe('Night boat to the seals')
    expect(new Set(may).has('Seal count')).toBe(false)
    expect(eventsOfMonth('2027-06').some(({ title }) => title === 'Seal count')).toBe(true)
  })

  it('each have a URL, which is unique to their day', () => {
    for (const event of eventsOfMonth('2026-11')) {
      const { pathname, searchParams } = new URL(event.fullUrl, 'http://site.test')
      expect(eventAt(pathname, searchParams.get('on'))).toEqual(event)
    }
    expect(eventAt('/events/bread-club', '2026-11-27')).toBeNull()
    expect(eventAt('/events/bread-club', '2026-99-99')).toBeNull()
  })

  it('have the same calendar file that Skerry generates', async () => {
    const event = eventAt('/events/soup-night', '2026-11-19')
    if (!event) throw new Error('There is no soup.')
    const { title, startDate: start, endDate: end, location, id } = event
    const place = Object.values(location).join(', ')
    const uid = `${id}@5f0c00000000000000000001`
    expect(icsText(event, now)).toBe(icsFile({ uid, title, place, when: { start, end } }, now))
    const long = `Soup; bread, and \\ songs by the ${'höchst '.repeat(20)}tide\nuntil late`
    expect(icsText({ ...event, title: long }, now)).toBe(
      icsFile({ uid, title: long, place, when: { start, end } }, now),
    )
    const answer = await ask(`${event.fullUrl}&format=ical`)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(await answer.text()).toBe(icsText(event, now))
  })
})

describe('the stand-in for the tour dates provider', () => {
  const dates = async (filter: string) => {
    const path = `/api/tour-dates/artists/${encodeURIComponent(tourBand.name)}/events?app_id=x${filter}`
    const answer = (await (await ask(path)).json()) as { datetime: string }[]
    return answer.map(({ datetime }) => datetime.slice(0, 10))
  }

  it('returns upcoming dates, past dates, and a range of days', async () => {
    expect(await dates('')).toEqual(await dates('&date=upcoming'))
    expect((await dates('&date=upcoming'))[0]).toBe('2026-11-25')
    expect(await dates('&date=past')).toHaveLength(3)
    expect(await dates('&date=all')).toHaveLength(10)
    expect(await dates('&date=2026-11-25,2026-12-04')).toEqual(['2026-11-25', '2026-12-04'])
    expect(await dates('&date=2026-12-04')).toEqual(['2026-12-04'])
  })

  it.each([
    ['the%20slack%20TIDE', 200],
    ['The%2520Slack%2520Tide', 200],
    [`id_${tourBand.id}`, 200],
    ['id_1', 404],
    ['100%25', 404],
  ])('finds the artist by name, regardless of case and double escaping, or by id: %s', async (artist, status) => {
    expect((await ask(`/api/tour-dates/artists/${artist}/events?app_id=x`)).status).toBe(status)
  })
})

describe('the request for a month', () => {
  it('is rejected if the month is invalid or the collection unknown', async () => {
    const refusal = async (query: string) =>
      ((await (await ask(`/api/open/GetItemsByMonth?${query}`)).json()) as { errorKey: string }).errorKey
    expect(await refusal(`month=2026-11&collectionId=${eventsCollection.id}`)).toBe('MONTH_UNREADABLE')
    expect(await refusal('month=11-2026&collectionId=nobody')).toBe('COLLECTION_NOT_FOUND')
  })
})
