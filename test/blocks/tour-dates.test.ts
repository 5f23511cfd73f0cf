import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { attach, parse } from '../../blocks/tour-dates/block'
import { readDates } from '../../blocks/tour-dates/fetchDates'
import type { TourDate, TourDatesProps } from '../../blocks/tour-dates/props'
import { startDates } from '../../blocks/tour-dates/startDates'
import { forgetShared } from '../../src/browser/shared'
import type { Page } from '../../src/model/page/page'
import { defaultSettings } from '../../src/model/page/settings'
import { answerConsent, setConsentPolicy } from '../../src/telemetry/consent'

const page = { settings: { ...defaultSettings, locale: 'en-GB' }, cookieSettings: {} } as unknown as Page // reads only this
const host = globalThis as { Static?: object }
const provider = 'https://rest.bandsintown.com/artists'

beforeEach(forgetShared)
afterEach(() => {
  document.body.innerHTML = ''
  delete host.Static
})

function served(json: unknown): HTMLElement {
  const element = document.createElement('div')
  element.className = 'sqs-block-tourdates'
  element.innerHTML = '<div class="sqs-block-content">&nbsp;</div>'
  element.setAttribute('data-block-json', typeof json === 'string' ? json : JSON.stringify(json))
  document.body.replaceChildren(element)
  return element
}

function siteIs(website: object): void {
  host.Static = { SQUARESPACE_CONTEXT: { website } }
}

const addressOf = (json: object) => parse(served(json), page)?.address

describe('the request for tour dates', () => {
  it('names the block’s artist, with the site’s identifier in the key, as on the platform', () => {
    siteIs({ identifier: 'slack-tide' })
    expect(addressOf({ artistId: 'The Slack Tide', timeframe: 'upcoming' })).toBe(
      `${provider}/The%20Slack%20Tide/events?app_id=squarespace-slack-tide&date=upcoming`,
    )
    expect(addressOf({ artistId: 'AC/DC? *' })).toContain('/artists/AC%252FDC%253F%20%252A/events?')
    expect(addressOf({ artistId: '../../x?y#z' })).toContain('/artists/..%252F..%252Fx%253Fy%23z/events?')
  })

  it('goes to another URL, with another key, if the page context says so', () => {
    siteIs({ identifier: 'a', tourDateSettings: { address: '/tour/{artist}.json', appId: 'own' } })
    expect(addressOf({ artistId: 'B' })).toBe(`${location.origin}/tour/B.json?app_id=own&date=upcoming`)
    for (const address of ['javascript:alert("{artist}")', '/tour', 'http://%{artist}', 7]) {
      siteIs({ identifier: 'a', tourDateSettings: { address } })
      expect(addressOf({ artistId: 'B' })).toContain(`${provider}/B/events`)
    }
  })

  it.each([
    [{ timeframe: 'past' }, 'past'],
    [{ timeframe: 'all' }, 'all'],
    [{}, 'upcoming'],
    [{ timeframe: 'upcoming', startDate: 1_727_758_800_000, endDate: 1_735_711_200_000 }, 'upcoming'],
    [{ timeframe: 'range', startDate: 1_727_758_800_000, endDate: 1_735_711_200_000 }, '2024-10-01,2025-01-01'],
    [{ timeframe: 'range', startDate: 'x', endDate: 1e99 }, 'upcoming'],
  ])('with %j is for %s', (json, date) => {
    siteIs({ identifier: 'a' })
    expect(new URL(addressOf({ artistId: 'B', ...json }) ?? '').searchParams.get('date')).toBe(date)
  })

  it('is not sent without an artist, and throws without a key or with invalid JSON', () => {
    siteIs({ identifier: 'a' })
    for (const json of ['', '{}', '{"artistId":" "}', '{"artistId":7}']) expect(parse(served(json), page)).toBeNull()
    for (const json of ['{', '[]']) expect(() => parse(served(json), page)).toThrow('Set its artist, such as')
    siteIs({})
    expect(() => parse(served({ artistId: 'B' }), page)).toThrow('website.tourDateSettings.appId')
  })
})

describe('the provider’s response', () => {
  const base = 'https://band.example/tour'
  const venue = { name: ' Vega ', city: 'Copenhagen', region: '', country: 'Denmark' }

  it.each([null, {}, { errorMessage: '[NotFound]' }, '{warn=Not found}'])('is rejected if it is %j', (answer) => {
    expect(() => readDates(answer, base)).toThrow('Expected a list of tour dates.')
  })

  it('has dates in order, in the local time of their venues, with safe links', () => {
    const items = [
      {
        id: '2',
        lineup: ['The Slack Tide', 7, ' Ebb '],
        datetime: '2026-12-31T20:00:00',
        venue,
        url: 'https://p.example/e/2',
        offers: [{ type: 'VIP' }, { type: 'Tickets', url: 'https://p.example/t/2', status: 'sold out' }],
      },
      {
        title: ' A night out ',
        datetime: '2026-11-25T19:30:00',
        venue: { city: 'Oban', country: 'UK' },
        url: 'javascript:alert(1)',
        offers: [{ url: 'data:x' }],
      },
      null,
      { datetime: '2026-99-99T20:00:00', venue },
      { datetime: 'tomorrow', venue },
      { datetime: 7, venue },
      { datetime: '2026-12-31T20:00:00', venue: {} },
    ]
    expect(readDates(items, base)).toEqual([
      {
        ...{ id: '', title: 'A night out', time: Date.UTC(2026, 10, 25, 19, 30), venue: 'Oban', location: 'UK' },
        ...{ href: '', tickets: '', isSoldOut: false },
      },
      {
        ...{ id: '2', title: 'The Slack Tide, Ebb' },
        ...{ time: Date.UTC(2026, 11, 31, 20), venue: 'Vega', location: 'Copenhagen, Denmark', isSoldOut: true },
        ...{ href: 'https://p.example/e/2', tickets: 'https://p.example/t/2' },
      },
    ])
  })
})

describe('tour dates', () => {
  const date = (day: number, rest: Partial<TourDate> = {}): TourDate => ({
    ...{
      id: String(day),
      title: 'The Slack Tide',
      time: Date.UTC(2026, 11, day, 20),
      venue: `Venue ${day}`,
      location: 'Oban',
      href: '',
      tickets: '',
      isSoldOut: false,
    },
    ...rest,
  })

  function shown(props: Partial<TourDatesProps> = {}) {
    const element = served({ artistId: 'B' })
    const asked: { signal: AbortSignal; answer: (dates: readonly TourDate[]) => void; fail: () => void }[] = []
    const load = (_: string, signal: AbortSignal) =>
      new Promise<readonly TourDate[]>((answer, reject) => {
        asked.push({ signal, answer, fail: () => reject(new Error('offline')) })
      })
    const own = { address: 'https://p.example/', isPast: false, locale: 'en-GB' }
    const undo = startDates(element, { ...own, load, ...props })
    const button = () => element.querySelector<HTMLButtonElement>('.skerry-tour > button')!
    const words = () => element.querySelector('[role="status"]')?.textContent
    const venues = () => [...element.querySelectorAll('.sqs-tourdates__venue-name')].map((one) => one.textContent)
    return { element, asked, undo, button, words, venues }
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve))

  it('load by themselves if visitors may be identified', async () => {
    setConsentPolicy(false)
    const { asked, words, venues, element, button } = shown()
    expect(words()).toBe('Loading the tour dates…')
    asked[0]?.answer([
      date(1),
      date(2, { href: 'https://p.example/e', tickets: 'https://p.example/t' }),
      date(3, { isSoldOut: true }),
    ])
    await settled()
    expect(venues()).toEqual(['Venue 1', 'Venue 2', 'Venue 3'])
    expect(words()).toBe('3 tour dates')
    expect(button().hidden).toBe(true)
    const links = [...element.querySelectorAll('a')].map((link) => [
      link.href,
      link.rel,
      link.getAttribute('aria-label'),
    ])
    expect(links).toEqual([
      ['https://p.example/e', 'noopener noreferrer', null],
      ['https://p.example/t', 'noopener noreferrer', 'Tickets: Venue 2, 2 December 2026'],
    ])
    expect(element.textContent).toContain('Sold out')
    expect(element.querySelector('time')?.textContent).toMatch(/1 Dec 2026Tue,? 20:00/)
  })

  it('load nothing under a restrictive policy before the visitor agrees, here or in the banner', async () => {
    setConsentPolicy(true)
    const first = shown()
    expect(first.asked).toHaveLength(0)
    expect(first.words()).toContain('come from another company')
    expect(first.button().textContent).toBe('Agree and show the tour dates')
    first.button().focus()
    first.button().click()
    first.asked[0]?.answer([date(1)])
    await settled()
    expect(first.venues()).toEqual(['Venue 1'])
    expect(document.activeElement?.contains(first.element.querySelector('li'))).toBe(true)
    first.undo()
    const second = shown()
    answerConsent('given')
    expect(second.asked).toHaveLength(1)
    answerConsent('declined')
    expect(second.asked).toHaveLength(1)
  })

  it('load nothing after a decline under an open policy, until the button is pressed', () => {
    setConsentPolicy(false)
    answerConsent('declined')
    const { asked, button } = shown()
    expect([asked.length, button().textContent]).toEqual([0, 'Agree and show the tour dates'])
    button().click()
    expect(asked).toHaveLength(1)
  })

  it('of the site itself need no consent', () => {
    setConsentPolicy(true)
    expect(shown({ address: '/api/tour-dates' }).asked).toHaveLength(1)
  })

  it('say that they could not be loaded, and can be retried; say that there are none', async () => {
    setConsentPolicy(false)
    const { asked, words, button, venues } = shown()
    asked[0]?.fail()
    await settled()
    expect(words()).toBe('The tour dates could not be loaded.')
    expect(button().textContent).toBe('Try again')
    button().click()
    button().click()
    expect(asked).toHaveLength(2)
    asked[1]?.answer([])
    await settled()
    expect(words()).toBe('There are no tour dates at the moment.')
    expect(venues()).toEqual([])
  })

  it('keep the focus if there are none', async () => {
    setConsentPolicy(true)
    const { asked, button, words, element } = shown()
    button().focus()
    button().click()
    asked[0]?.answer([])
    await settled()
    expect(document.activeElement).toBe(element.querySelector('[role="group"]'))
    expect(document.activeElement?.textContent).toContain(words())
  })

  it('can be saved until a day after they began, because the zone of the venue is unknown', async () => {
    setConsentPolicy(false)
    const { asked, element } = shown()
    const hour = 3_600_000
    asked[0]?.answer([-25, -23, 1].map((hours) => date(1, { time: Date.now() + hours * hour })))
    await settled()
    const rows = [...element.querySelectorAll('.sqs-tourdates__item')]
    expect(rows.map((row) => row.querySelector('.skerry-tour-save') !== null)).toEqual([false, true, true])
  })

  it('in the past start with the latest; ten thousand are shown fifty at a time', async () => {
    setConsentPolicy(false)
    const { asked, venues, element } = shown({ isPast: true })
    asked[0]?.answer(Array.from({ length: 10_000 }, (_, index) => date(1, { venue: `Venue ${index}` })))
    await settled()
    expect(venues()[0]).toBe('Venue 9999')
    expect(venues()).toHaveLength(50)
    element.querySelector<HTMLButtonElement>('.skerry-tour-more')?.click()
    expect(venues()).toHaveLength(100)
    expect(document.activeElement?.textContent).toContain('Venue 9949')
  })

  it('are removed by undo, and the block is restored', async () => {
    setConsentPolicy(false)
    const { asked, element, undo } = shown()
    undo()
    expect(asked[0]?.signal.aborted).toBe(true)
    asked[0]?.answer([date(1)])
    await settled()
    expect(element.innerHTML).toBe('<div class="sqs-block-content">&nbsp;</div>')
  })

  it('are attached with the parsed props', () => {
    siteIs({ identifier: 'a' })
    setConsentPolicy(true)
    const element = served({ artistId: 'B' })
    const props = parse(element, page)
    const undo = attach(element, props!)
    expect(element.textContent).toContain('Agree and show the tour dates')
    undo()
  })
})
