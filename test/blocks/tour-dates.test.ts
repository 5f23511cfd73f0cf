import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/tour-dates/block'
import { drawDates } from '../../blocks/tour-dates/drawDates'
import { readDates } from '../../blocks/tour-dates/fetchDates'
import type { TourDate, TourDatesProps } from '../../blocks/tour-dates/props'
import { saveDate } from '../../blocks/tour-dates/saveDate'
import { startDates } from '../../blocks/tour-dates/startDates'
import { answerConsent, setConsentPolicy } from '../../src/browser/consent'
import { forgetShared } from '../../src/browser/shared'
import type { Page } from '../../src/model/page/page'
import { defaultSettings } from '../../src/model/page/settings'

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
  it('names the block’s artist and the site’s identifier, encoded as on the platform', () => {
    siteIs({ identifier: 'slack-tide' })
    expect(addressOf({ artistId: 'The Slack Tide', timeframe: 'upcoming' })).toBe(
      `${provider}/The%20Slack%20Tide/events?app_id=squarespace-slack-tide&date=upcoming`,
    )
    expect(addressOf({ artistId: '$& friends' })).toContain('/artists/%24%26%20friends/events?')
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
    [{ timeframe: 'range', startDate: 0, endDate: 1_735_711_200_000 }, 'upcoming'],
    [{ startDate: 1_727_758_800_000, endDate: 1_735_711_200_000 }, 'upcoming'],
  ])('with %j has the date %s', (json, date) => {
    siteIs({ identifier: 'a' })
    expect(new URL(addressOf({ artistId: 'B', ...json }) ?? '').searchParams.get('date')).toBe(date)
  })

  it('comes with the order of the dates and the page’s locale', () => {
    siteIs({ identifier: 'a' })
    const propsOf = (timeframe: string) => parse(served({ artistId: 'B', timeframe }), page)
    expect(propsOf('past')).toMatchObject({ isPast: true, locale: 'en-GB' })
    expect(propsOf('all')).toMatchObject({ isPast: false })
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

  it('becomes dates in order, in the local time of their venues, with safe links', () => {
    const items = [
      {
        id: '2',
        lineup: ['The Slack Tide', 7, ' Ebb '],
        datetime: '2026-12-31T20:00:00',
        venue,
        url: 'https://p.example/e/2',
        offers: [{ type: 'VIP' }, { type: 'Tickets', url: 'https://p.example/t/2', status: 'Sold out' }],
      },
      {
        title: ' A night out ',
        datetime: '2026-11-25T19:30:00',
        venue: { city: 'Oban', country: 'UK' },
        url: 'javascript:alert(1)',
        offers: [{ url: 'data:x' }],
      },
      { datetime: '2027-01-01T20:00', venue: { name: 'Ebb' }, offers: [null, { url: 'https://p.example/any' }] },
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
      {
        ...{ id: '', title: '', time: Date.UTC(2027, 0, 1, 20), venue: 'Ebb', location: '', href: '' },
        ...{ tickets: 'https://p.example/any', isSoldOut: false },
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
    const words = () => element.querySelector('.skerry-tour-words')?.textContent
    const venues = () => [...element.querySelectorAll('.sqs-tourdates__venue-name')].map((one) => one.textContent)
    return { element, asked, undo, button, words, venues }
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve))

  it('load by themselves if visitors may be identified', async () => {
    setConsentPolicy(false)
    const { asked, words, venues, element, button } = shown()
    expect(words()).toBe('Loading the tour dates…')
    expect(button().getAttribute('aria-disabled')).toBe('true')
    asked[0]?.answer([
      date(1),
      date(2, { href: 'https://p.example/e', tickets: 'https://p.example/t' }),
      date(3, { isSoldOut: true }),
    ])
    await settled()
    expect(venues()).toEqual(['Venue 1', 'Venue 2', 'Venue 3'])
    expect(words()).toBe('3 tour dates')
    expect(element.querySelector('.skerry-tour-words')?.classList.contains('is-spoken')).toBe(true)
    expect(element.querySelector<HTMLElement>('.skerry-tour')?.dataset.state).toBe('shown')
    expect(button().hidden).toBe(true)
    const links = [...element.querySelectorAll('a')].map((link) => [
      link.href,
      link.rel,
      link.getAttribute('aria-label'),
    ])
    expect([...element.querySelectorAll('a')].map(({ target }) => target)).toEqual(['_blank', '_blank'])
    expect(links).toEqual([
      ['https://p.example/e', 'noopener noreferrer', null],
      ['https://p.example/t', 'noopener noreferrer', 'Tickets: Venue 2, 2 December 2026'],
    ])
    expect(element.textContent).toContain('Sold out')
    expect(element.querySelector('time bdi')?.textContent).toBe('1 Dec 2026') // also where the page is mirrored
    expect(element.querySelector('time')?.textContent).toMatch(/1 Dec 2026Tue,? 20:00/)
  })

  it('load nothing under a restrictive policy until the visitor agrees, here or in the banner', async () => {
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

  it('take the focus from their button, even if they load by themselves, but from nothing else', async () => {
    setConsentPolicy(true)
    const { asked, button, element } = shown()
    button().focus()
    answerConsent('given')
    asked[0]?.answer([date(1)])
    await settled()
    expect(document.activeElement).toBe(element.querySelector('.skerry-tour-content > *'))
    answerConsent('unknown')
    const other = shown()
    const field = document.body.appendChild(document.createElement('input'))
    other.button().click()
    field.focus()
    other.asked[0]?.answer([date(1)])
    await settled()
    expect(document.activeElement).toBe(field)
  })

  it('show only a button until the policy is known', () => {
    const { asked, words, button } = shown()
    expect([asked.length, words(), button().textContent]).toEqual([0, '', 'Show the tour dates'])
    setConsentPolicy(true)
    expect(words()).toContain('come from another company')
  })

  it('are announced only if the visitor pressed their button', async () => {
    const role = ({ element }: ReturnType<typeof shown>) => {
      return element.querySelector('.skerry-tour-words')?.getAttribute('role')
    }
    setConsentPolicy(false)
    const byItself = shown()
    byItself.asked[0]?.fail()
    await settled()
    expect([byItself.words(), role(byItself)]).toEqual(['The tour dates could not be loaded.', null])
    byItself.button().click()
    expect([byItself.words(), role(byItself)]).toEqual(['Loading the tour dates…', 'status'])
    setConsentPolicy(true)
    const pressed = shown()
    expect(role(pressed)).toBe(null)
    pressed.button().click()
    expect(role(pressed)).toBe('status')
    answerConsent('unknown')
    const agreedElsewhere = shown()
    answerConsent('given')
    expect([agreedElsewhere.words(), role(agreedElsewhere)]).toEqual(['Loading the tour dates…', null])
  })

  it('load nothing if consent is given after undo', () => {
    setConsentPolicy(true)
    const { asked, undo } = shown()
    undo()
    answerConsent('given')
    expect(asked).toHaveLength(0)
  })

  it('of the site itself need no consent', () => {
    setConsentPolicy(true)
    expect(shown({ address: '/api/tour-dates' }).asked).toHaveLength(1)
  })

  it('show an error and can be retried, and say if there are none', async () => {
    setConsentPolicy(false)
    const { asked, words, button, venues, element } = shown()
    const space = () => element.style.getPropertyValue('min-block-size')
    asked[0]?.fail()
    await settled()
    expect(space()).toBe('0')
    expect(words()).toBe('The tour dates could not be loaded.')
    expect(button().textContent).toBe('Try again')
    expect(button().getAttribute('aria-disabled')).toBe('false')
    answerConsent('given') // loads nothing by itself
    expect(asked).toHaveLength(1)
    button().click()
    button().click()
    expect(asked).toHaveLength(2)
    expect(space()).toBe('0') // the page moves once, when they are there
    asked[1]?.answer([])
    await settled()
    expect(space()).toBe('')
    expect(element.querySelector('.skerry-tour-words')?.classList.contains('is-spoken')).toBe(false)
    expect(words()).toBe('There are no tour dates at the moment.')
    expect(venues()).toEqual([])
  })

  it('keep the focus if there are no dates', async () => {
    setConsentPolicy(true)
    const { asked, button, words, element } = shown()
    button().focus()
    button().click()
    asked[0]?.answer([])
    await settled()
    expect(document.activeElement).toBe(element.querySelector('[role="group"]'))
    expect(document.activeElement?.textContent).toContain(words())
  })

  it('can be saved until a day after they began, because the venue’s time zone is unknown', async () => {
    setConsentPolicy(false)
    const { asked, element } = shown()
    const hour = 3_600_000
    asked[0]?.answer([-25, -23, 1].map((hours) => date(1, { time: Date.now() + hours * hour })))
    await settled()
    const rows = [...element.querySelectorAll('.sqs-tourdates__item')]
    expect(rows.map((row) => row.querySelector('.skerry-tour-save') !== null)).toEqual([false, true, true])
  })

  it('are saved with every known detail', async () => {
    const create = vi.spyOn(URL, 'createObjectURL')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    saveDate(date(1, { href: 'https://p.example/e' }))
    saveDate(date(2, { id: '', title: '', location: '' }))
    const [first, second] = await Promise.all(create.mock.calls.map(([file]) => (file as Blob).text()))
    expect(first).toContain('DTSTART:20261201T200000\r\nSUMMARY:The Slack Tide\r\nLOCATION:Venue 1\\, Oban\r\n')
    expect(first).toContain('URL:https://p.example/e\r\n')
    expect(first).toContain('UID:tour-1@')
    expect(second).toContain('SUMMARY:Venue 2\r\nLOCATION:Venue 2\r\n')
    expect(second).toContain('UID:2026-12-02 Venue 2@')
    vi.restoreAllMocks()
  })

  it('have a label and a time, and leave out empty parts', () => {
    const { root } = drawDates([date(1), date(2, { location: '', time: Date.UTC(2000, 0, 1) })], 'th-TH')
    expect(root.getAttribute('aria-label')).toBe('Tour dates')
    expect(root.querySelector('time')?.getAttribute('datetime')).toBe('2026-12-01T20:00')
    expect(root.querySelector('time')?.textContent).toContain('2026') // not the year of another calendar
    expect(root.querySelectorAll('.sqs-tourdates__location')).toHaveLength(1)
    expect(root.querySelectorAll('.sqs-tourdates__venue-name[dir="auto"]')).toHaveLength(2)
    expect(root.querySelectorAll('.skerry-tour-actions')).toHaveLength(1)
    expect(root.querySelector('.skerry-tour-save')?.getAttribute('title')).toBe('Add to calendar')
    expect(root.querySelector<HTMLElement>('.skerry-tour-more')?.hidden).toBe(true)
  })

  it('in the past start with the latest, and ten thousand are shown fifty at a time', async () => {
    setConsentPolicy(false)
    const { asked, venues, element } = shown({ isPast: true })
    asked[0]?.answer(Array.from({ length: 10_000 }, (_, index) => date(1, { venue: `Venue ${index}` })))
    await settled()
    expect(venues()[0]).toBe('Venue 9999')
    expect(venues()).toHaveLength(50)
    element.querySelector<HTMLButtonElement>('.skerry-tour-more')?.click()
    expect(venues()).toHaveLength(100)
    expect(document.activeElement).toBe(element.querySelectorAll('li')[50])
    expect(document.activeElement?.textContent).toContain('Venue 9949')
    expect(element.querySelector<HTMLButtonElement>('.skerry-tour-more')?.hidden).toBe(false)
  })

  it.each([
    ['keep all that fit', 420, 4, 4],
    ['leave space for the button if one does not fit', 420, 5, 3],
    ['leave space for the button if there are more than fifty', 5010, 60, 49],
    ['are at least one', 50, 2, 1],
  ])('%s', async (_, space, count, expected) => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const above = this.localName === 'li' ? [...(this.parentElement?.children ?? [])].indexOf(this) : 0
      return new DOMRect(0, above * 100, 320, 100)
    })
    setConsentPolicy(false)
    const { asked, element, venues } = shown()
    element.querySelector<HTMLElement>('.skerry-tour')!.style.minHeight = `${space}px`
    asked[0]?.answer(Array.from({ length: count }, (_date, index) => date(index + 1)))
    await settled()
    vi.restoreAllMocks()
    expect(venues()).toHaveLength(expected)
    const more = element.querySelector<HTMLButtonElement>('.skerry-tour-more')
    expect(more?.hidden).toBe(expected === count)
    more?.click()
    expect(venues().slice(0, count)).toHaveLength(Math.min(count, expected + 50))
  })

  it.each(['answer', 'fail'] as const)('are removed by undo, and the block is restored: %s', async (end) => {
    setConsentPolicy(false)
    const { asked, element, undo } = shown()
    undo()
    expect(asked[0]?.signal.aborted).toBe(true)
    element.style.setProperty('min-block-size', '10px') // by the host, which gets its block back
    asked[0]?.[end]([date(1)])
    await settled()
    expect(element.style.getPropertyValue('min-block-size')).toBe('10px')
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
