import { afterEach, describe, expect, it, vi } from 'vitest'
import { attachCalendar } from '../../blocks/calendar/attachCalendar'
import { parse } from '../../blocks/calendar/block'
import { readEvents } from '../../blocks/calendar/fetchMonth'
import { dayForKey } from '../../blocks/calendar/gridKeys'
import { readMonth, writeMonth } from '../../blocks/calendar/monthInAddress'
import type { CalendarEvent, CalendarProps, MonthQuery } from '../../blocks/calendar/props'
import type { Page } from '../../src/model/page/page'
import { defaultSettings } from '../../src/model/page/settings'

const page = { settings: { ...defaultSettings, locale: 'en-GB' } } as unknown as Page // the block reads nothing else
const host = globalThis as { Static?: object }
const now = Date.parse('2026-11-23T12:00:00Z')

afterEach(() => {
  document.body.innerHTML = ''
  delete host.Static
  history.replaceState(null, '', location.pathname)
  vi.restoreAllMocks()
})

function served(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

const block = (json: string) => served(`<div class="sqs-block-calendar" data-block-json='${json}'></div>`)

/** A promise that the test settles. */
function held() {
  const asked: { query: MonthQuery; signal: AbortSignal; answer: (events: unknown) => void; fail: () => void }[] = []
  const load = (query: MonthQuery, signal: AbortSignal) =>
    new Promise<readonly CalendarEvent[]>((resolve, reject) => {
      const answer = (events: unknown) =>
        resolve(readEvents(events, { ...query, base: 'https://island.example/events' }))
      asked.push({ query, signal, answer, fail: () => reject(new Error('offline')) })
    })
  return { asked, load }
}

/** Mounts a calendar on 23 November 2026, with responses from the test. */
function shown(props: Partial<CalendarProps> = {}) {
  const element = served('<div class="sqs-block-calendar"><div class="sqs-block-content">&nbsp;</div></div>')
  const { asked, load } = held()
  const undo = attachCalendar(element, {
    ...{
      collectionId: 'c',
      locale: 'en-GB',
      zone: 'Europe/London',
      ownZone: 'Europe/London',
      now,
      isInAddress: false,
      load,
    },
    ...props,
  })
  const find = <Kind extends HTMLElement = HTMLElement>(selector: string) => element.querySelector<Kind>(selector)!
  const day = (number: number) => find<HTMLButtonElement>(`[data-day$="-${String(number).padStart(2, '0')}"]`)
  const press = (key: string, shiftKey = false, repeat = false) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, shiftKey, repeat, bubbles: true, cancelable: true }),
    )
  const month = () => find('.skerry-calendar-month').textContent
  const status = () => find('[role="status"]').textContent
  const agenda = () => [...element.querySelectorAll('.skerry-calendar-list li')].map((row) => row.textContent)
  const list = () => find('.skerry-calendar-list').textContent
  return { element, asked, undo, find, day, press, month, status, agenda, list }
}

/** What a screen reader says of a day. */
const spoken = (day: HTMLElement) =>
  [...day.querySelectorAll('.skerry-calendar-day > :not([aria-hidden])')].map(({ textContent }) => textContent).join('')

/** The accessible name of a day, without the titles that are visible in a wide window. */
const nameOf = (day: HTMLElement) => day.querySelector('.skerry-spoken')?.textContent?.trim()

const settled = () => new Promise((resolve) => setTimeout(resolve))
const at = (time: string) => Date.parse(time)
const soup = {
  title: 'Soup',
  startDate: at('2026-11-19T19:00:00Z'),
  endDate: at('2026-11-19T20:30:00Z'),
  fullUrl: '/soup',
}
const bake = {
  title: 'Bake',
  startDate: at('2026-11-20T17:00:00Z'),
  endDate: at('2026-11-22T00:00:00Z'),
  fullUrl: '/bake',
}

describe('the collection of a calendar', () => {
  it('comes from the block’s JSON or from an attribute', () => {
    expect(parse(block('{"collectionId":"a"}'), page)?.collectionId).toBe('a')
    const own = served('<div class="sqs-events-collection-calendar" data-collection-id=" b "></div>')
    expect(parse(own, page)?.collectionId).toBe('b')
  })

  it.each(['{}', '', '{"collectionId":""}', '{"collectionId":7}'])('is missing in %j', (json) => {
    expect(parse(block(json), page)).toBeNull()
  })

  it.each(['{', '[]', '"a"'])('cannot be read from %j, and the error says what to write', (json) => {
    expect(() => parse(block(json), page)).toThrow('Set its collection, such as {"collectionId":')
  })

  it('is shown once if one calendar is inside the other', () => {
    const outer = block('{"collectionId":"a"}')
    outer.innerHTML = '<div class="sqs-events-collection-calendar" data-collection-id="a"></div>'
    expect(parse(outer.firstElementChild as HTMLElement, page)).toBeNull()
  })

  it('is shown in the site’s time zone', () => {
    host.Static = { SQUARESPACE_CONTEXT: { website: { timeZone: 'Australia/Melbourne', timeZoneOffset: 39_600_000 } } }
    const zone = () => parse(block('{"collectionId":"a"}'), page)?.zone
    expect(zone()).toBe('Australia/Melbourne')
    host.Static = { SQUARESPACE_CONTEXT: { website: { timeZoneOffset: 39_600_000 } } }
    expect(zone()).toBe('Etc/GMT-11')
    host.Static = { SQUARESPACE_CONTEXT: {} }
    expect(zone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
  })
})

describe('the month in the URL', () => {
  it.each([
    ['?view=calendar&month=06-2027', '2027-06'],
    ['?month=12-1999', '1999-12'],
    ['?view=list&month=06-2027', null],
    ['?month=13-2027', null],
    ['?month=6-2027', null],
    ['?month=06-0027', null],
    ['?month=06-9999', null],
    ['?month=%3Cb%3E', null],
    ['', null],
  ])('is read from %j as %j', (search, month) => {
    expect(readMonth(`https://island.example/events${search}`)).toBe(month)
  })

  it('is added to the rest of the URL, and preserves the history state of other scripts', () => {
    history.replaceState({ theirs: 1 }, '', '?tag=bread&month=01-2020#list')
    writeMonth('2027-06')
    expect(location.search + location.hash).toBe('?tag=bread&month=06-2027&view=calendar#list')
    expect(history.state).toEqual({ theirs: 1 })
  })

  it('belongs to the first calendar of a collection, and never to a block', () => {
    document.body.innerHTML =
      '<div class="sqs-events-collection-calendar" data-collection-id="a"></div>'.repeat(2) +
      '<div class="sqs-block-calendar" data-collection-id="a"></div>'
    const all = [...document.body.children] as HTMLElement[]
    expect(all.map((element) => parse(element, page)?.isInAddress)).toEqual([true, false, false])
  })
})

describe('the events of a month', () => {
  const query = { month: '2026-11', zone: 'Europe/London', base: 'https://island.example/events' }

  it.each([null, {}, 'no', 7])('are rejected if the response is %j', (answer) => {
    expect(() => readEvents(answer, query)).toThrow('Expected a list of events.')
  })

  it('are those with a title and a date in the month, in order, with safe links', () => {
    const events = [
      null,
      { title: 'No date' },
      { ...soup, title: ' ' },
      { ...soup, startDate: '2026-11-19' },
      { ...soup, startDate: 1e99 },
      { ...soup, startDate: at('2026-12-01T00:00:00Z'), endDate: at('2026-12-01T00:00:00Z') },
      { ...bake, fullUrl: 'javascript:alert(1)', location: { addressTitle: 7, addressLine1: ' The oven ' } },
      { ...soup, endDate: 0, location: 'there' },
    ]
    expect(readEvents(events, query)).toEqual([
      {
        ...{ title: 'Soup', start: soup.startDate, end: soup.startDate, firstDay: '2026-11-19', lastDay: '2026-11-19' },
        ...{ href: 'https://island.example/soup', place: '' },
      },
      {
        // It ends at midnight: Sunday is not one of its days.
        ...{ title: 'Bake', start: bake.startDate, end: bake.endDate, firstDay: '2026-11-20', lastDay: '2026-11-21' },
        ...{ href: '', place: 'The oven' },
      },
    ])
  })

  it('may begin before it and end after it', () => {
    const ferry = { ...soup, startDate: at('2026-10-30T12:00:00Z'), endDate: at('2026-12-02T12:00:00Z') }
    expect(readEvents([ferry], query)).toMatchObject([{ firstDay: '2026-10-30', lastDay: '2026-12-02' }])
  })

  it('can be on another day in another time zone', () => {
    const late = { ...soup, startDate: at('2026-11-30T23:30:00Z'), endDate: at('2026-11-30T23:45:00Z') }
    expect(readEvents([late], query)).toHaveLength(1)
    expect(readEvents([late], { ...query, zone: 'Asia/Kolkata' })).toEqual([])
    expect(readEvents([late], { ...query, zone: 'Asia/Kolkata', month: '2026-12' })[0]?.firstDay).toBe('2026-12-01')
  })
})

describe('the keys of the grid', () => {
  const week = { start: 1, isRtl: false }
  const key = (name: string, options: object = {}, own = week) =>
    dayForKey(
      '2026-11-25',
      { key: name, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...options },
      own,
    )

  it.each([
    ['ArrowLeft', {}, '2026-11-24'],
    ['ArrowRight', {}, '2026-11-26'],
    ['ArrowUp', {}, '2026-11-18'],
    ['ArrowDown', {}, '2026-12-02'],
    ['Home', {}, '2026-11-23'],
    ['End', {}, '2026-11-29'],
    ['PageUp', {}, '2026-10-25'],
    ['PageDown', {}, '2026-12-25'],
    ['PageUp', { shiftKey: true }, '2025-11-25'],
    ['PageDown', { shiftKey: true }, '2027-11-25'],
    ['Home', { ctrlKey: true }, '2026-11-01'],
    ['End', { ctrlKey: true }, '2026-11-30'],
    ['End', { ctrlKey: true, shiftKey: true }, null],
    ['ArrowRight', { ctrlKey: true }, null],
    ['ArrowLeft', { altKey: true }, null],
    ['ArrowLeft', { metaKey: true }, null],
    ['Home', { shiftKey: true }, null],
    ['Enter', {}, null],
    ['constructor', {}, null],
  ])('%s with %j moves from 25 November to %s', (name, options, day) => {
    expect(key(name, options)).toBe(day)
  })

  it('are mirrored on right-to-left pages, and respect the first weekday', () => {
    expect(key('ArrowLeft', {}, { start: 6, isRtl: true })).toBe('2026-11-26')
    expect(key('ArrowRight', {}, { start: 6, isRtl: true })).toBe('2026-11-24')
    expect(key('Home', {}, { start: 0, isRtl: false })).toBe('2026-11-22')
    expect(key('End', {}, { start: 6, isRtl: true })).toBe('2026-11-27')
  })
})

describe('a calendar', () => {
  it('shows the current month and its events, with a name and a number of events for each day', async () => {
    const { asked, month, day, element, agenda, list, status, find } = shown()
    expect(asked[0]?.query.month).toBe('2026-11')
    expect(month()).toBe('November 2026')
    expect(find('.skerry-calendar').getAttribute('aria-label')).toBe('Event calendar')
    expect(list()).toBe('Loading the events of November 2026…')
    asked[0]?.answer([bake, soup])
    await settled()
    expect(day(23).getAttribute('aria-current')).toBe('date')
    expect(nameOf(day(19))).toBe('Thursday, 19 November 2026, 1 event')
    expect(nameOf(day(21))).toBe('Saturday, 21 November 2026, 1 event')
    expect(nameOf(day(22))).toBe('Sunday, 22 November 2026')
    expect(spoken(day(22))).toBe('Sunday, 22 November 2026')
    expect(spoken(day(19))).toBe('Thursday, 19 November 2026, 1 event Soup')
    expect(element.querySelectorAll('[tabindex="0"][data-day]')).toHaveLength(1)
    expect(agenda()).toHaveLength(2)
    expect(status()).toBe('') // the first month is not announced
  })

  it('starts weeks on the language’s first weekday, with the days below their names', async () => {
    const heads = (element: HTMLElement) =>
      [...element.querySelectorAll('[role="columnheader"]')].map(
        (one) => one.ariaLabel ?? one.getAttribute('aria-label'),
      )
    const american = shown({ locale: 'en-US' })
    expect(heads(american.element)[0]).toBe('Sunday')
    const row = american.day(1).closest('[role="row"]')
    expect(row?.children[0]?.contains(american.day(1))).toBe(true)
    american.undo()
    const british = shown()
    expect(heads(british.element)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ])
    expect(british.day(1).closest('[role="row"]')?.children[6]?.contains(british.day(1))).toBe(true)
  })

  it('lists the events of the chosen day, and the whole month again when the day is deselected', async () => {
    const { asked, day, agenda, list, find } = shown()
    asked[0]?.answer([soup, bake])
    await settled()
    day(19).click()
    expect(day(19).getAttribute('aria-selected')).toBe('true')
    expect(agenda()).toHaveLength(1)
    expect(find('.skerry-calendar-chosen').textContent).toBe('Thursday, 19 November 2026')
    expect(find('.skerry-calendar-list').getAttribute('aria-label')).toBe('Thursday, 19 November 2026')
    expect(find('.skerry-calendar-agenda button').hidden).toBe(false)
    day(21).click()
    expect(agenda()).toEqual([expect.stringContaining('Bake')])
    day(24).click()
    expect(list()).toBe('There are no events on this day.')
    find('.skerry-calendar-agenda button').click()
    expect(agenda()).toHaveLength(2)
    expect(find('.skerry-calendar-agenda button').hidden).toBe(true)
    expect(find('.skerry-calendar-list').getAttribute('aria-label')).toBe('November 2026')
    expect(find('.skerry-calendar-list').tabIndex).toBe(0)
    expect(find('.skerry-calendar-list > button').hidden).toBe(true) // there are no more
    expect(document.activeElement).toBe(day(24))
    day(19).click()
    day(19).click()
    expect(agenda()).toHaveLength(2)
  })

  it('keeps the chosen day while focus moves within its month, and lists all events of another month', async () => {
    const { asked, day, press, agenda, find } = shown()
    asked[0]?.answer([soup, bake])
    await settled()
    day(19).click()
    day(19).focus()
    press('ArrowRight')
    expect(document.activeElement).toBe(day(20))
    expect(day(19).getAttribute('aria-selected')).toBe('true')
    expect(agenda()).toHaveLength(1)
    press('PageDown')
    asked[1]?.answer([{ ...soup, startDate: at('2026-12-03T12:00:00Z'), endDate: 0 }])
    await settled()
    expect(find('.skerry-calendar-chosen').textContent).toBe('December 2026')
    expect(agenda()).toHaveLength(1)
  })

  it('selects a day with Space without scrolling, and only once however long the key is held', async () => {
    const { day, press } = shown()
    day(19).focus()
    expect(press(' ')).toBe(false)
    expect(day(19).getAttribute('aria-selected')).toBe('true')
    expect(press(' ', false, true)).toBe(false)
    expect(day(19).getAttribute('aria-selected')).toBe('true')
    expect(press('ArrowDown')).toBe(false)
    expect(press('Tab')).toBe(true)
  })

  it('starts on today if the URL names the current month, and on the first day of any other month', () => {
    history.replaceState(null, '', '?month=11-2026')
    expect(shown({ isInAddress: true }).day(23).tabIndex).toBe(0)
    history.replaceState(null, '', '?month=12-2026')
    expect(shown({ isInAddress: true }).day(1).tabIndex).toBe(0)
    expect(shown().day(23).tabIndex).toBe(0)
  })

  it('shows an event of several months on each of its days', async () => {
    const { asked, day } = shown()
    asked[0]?.answer([{ ...soup, startDate: at('2026-10-30T12:00:00Z'), endDate: at('2026-11-02T12:00:00Z') }])
    await settled()
    expect([1, 2, 3, 30].map((number) => day(number).textContent?.includes('Soup'))).toEqual([true, true, false, false])
  })

  it('has Gregorian months in every language', () => {
    expect(shown({ locale: 'th-TH' }).month()).toContain('2026')
  })

  it('numbers its days in the digits of its language', () => {
    const { day } = shown({ locale: 'ar-EG' })
    expect(day(23).querySelector('.skerry-calendar-number')?.textContent).toBe('٢٣')
  })

  it('writes titles and places in their own direction', async () => {
    const { asked, element } = shown()
    asked[0]?.answer([{ ...soup, title: 'مرق', location: { addressTitle: 'المخبز' } }])
    await settled()
    const texts = [...element.querySelectorAll<HTMLElement>('span, a')].filter((one) =>
      /^(?:مرق|المخبز)$/.test(one.textContent ?? ''),
    )
    expect(texts.map(({ dir }) => dir)).toEqual(['auto', 'auto', 'auto'])
  })

  it('scrolls past the events that are over', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return 100 * [...(this.parentElement?.children ?? [])].indexOf(this)
    })
    const { asked, find } = shown()
    asked[0]?.answer([soup, bake, { ...soup, startDate: now, endDate: now + 1 }])
    await settled()
    expect(find('.skerry-calendar-list').scrollTop).toBe(200)
  })

  it('scrolls past events that are over, even if there are more than it shows at once', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return 100 * [...(this.parentElement?.children ?? [])].indexOf(this)
    })
    const { asked, agenda, find } = shown()
    const coming = { ...soup, startDate: now, endDate: now + 1 }
    asked[0]?.answer(Array.from({ length: 120 }, (_, index) => (index < 60 ? soup : coming)))
    await settled()
    expect(find('.skerry-calendar-list').scrollTop).toBe(5000)
    expect(agenda()).toHaveLength(100)
  })

  it('shows fifty events that are over, and earlier ones on request', async () => {
    const { asked, element, agenda, find } = shown()
    const past = Array.from({ length: 110 }, (_, index) => ({ ...soup, title: `Soup ${index}` }))
    const coming = Array.from({ length: 60 }, () => ({ ...soup, startDate: now, endDate: now + 1, title: 'Stew' }))
    asked[0]?.answer([...past, ...coming])
    await settled()
    expect(agenda()[0]).toContain('Soup 60')
    const button = find('.skerry-calendar-list > button:first-child')
    expect(button.textContent).toBe('Show earlier events')
    button.click()
    expect(agenda()).toHaveLength(150)
    expect(document.activeElement?.textContent).toBe('Soup 59')
    button.click()
    expect(agenda()).toHaveLength(160)
    expect(agenda()[0]).toContain('Soup 0')
    expect(document.activeElement?.textContent).toBe('Soup 9')
    expect(
      [...element.querySelectorAll('.skerry-calendar-list > button')].map(({ textContent }) => textContent),
    ).toEqual(['Show more events'])
    find('.skerry-calendar-list > button').click()
    expect(agenda()).toHaveLength(170)
    expect(find('.skerry-calendar-list > button').hidden).toBe(true)
  })

  it('is navigated with the keys, across months, and announces the new month', async () => {
    const { asked, day, press, month, status } = shown()
    asked[0]?.answer([])
    await settled()
    day(30).focus()
    press('ArrowDown')
    expect(month()).toBe('December 2026')
    expect(document.activeElement).toBe(day(7))
    expect(status()).toBe('Loading the events of December 2026…')
    asked[1]?.answer([])
    await settled()
    expect(document.activeElement).toBe(day(7))
    expect(status()).toBe('December 2026: no events')
    press('PageUp', true)
    expect(month()).toBe('December 2025')
    press('a')
    expect(month()).toBe('December 2025')
  })

  it('never shows the response for a month that was left', async () => {
    const { asked, find, month, agenda } = shown()
    const [previous, next] = ['Previous month', 'Next month'].map((name) => find(`[aria-label="${name}"]`))
    next?.click()
    previous?.click()
    expect(asked.map(({ query }) => query.month)).toEqual(['2026-11', '2026-12', '2026-11'])
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
    asked[2]?.answer([soup])
    await settled()
    asked[1]?.answer([{ ...bake, startDate: at('2026-12-03T12:00:00Z'), endDate: 0 }])
    asked[0]?.answer([])
    await settled()
    expect(month()).toBe('November 2026')
    expect(agenda()).toHaveLength(1)
    next?.click()
    previous?.click()
    expect(asked).toHaveLength(4) // November has already loaded
    expect(agenda()).toHaveLength(1)
  })

  it('never says that a month could not be loaded after the visitor has left it', async () => {
    const { asked, find, list, month } = shown()
    find('[aria-label="Next month"]').click()
    asked[0]?.fail()
    await settled()
    expect([month(), list()]).toEqual(['December 2026', 'Loading the events of December 2026…'])
  })

  it('says that a month could not be loaded, and can be retried', async () => {
    const { asked, find, list, status, agenda } = shown()
    asked[0]?.fail()
    await settled()
    expect(list()).toBe('The events of November 2026 could not be loaded.Try again')
    find('.skerry-calendar-list button').click()
    expect(document.activeElement).toBe(find('.skerry-calendar-list'))
    asked[1]?.fail()
    await settled()
    expect(status()).toBe('The events of November 2026 could not be loaded.')
    find('.skerry-calendar-list button').click()
    asked[2]?.answer([soup])
    await settled()
    expect(agenda()).toHaveLength(1)
    expect(status()).toBe('November 2026: 1 event')
  })

  it('shows an event’s time on the site, and the visitor’s own time if it differs', async () => {
    const { asked, agenda, find } = shown({ ownZone: 'America/New_York' })
    asked[0]?.answer([soup])
    await settled()
    expect(agenda()[0]).toMatch(/19:00–20:30.*Thu,? 14:00–15:30 your time/)
    expect(find('time').getAttribute('datetime')).toBe('2026-11-19T19:00:00.000Z')
    const same = shown({ ownZone: 'Africa/Abidjan' })
    same.asked[0]?.answer([soup])
    await settled()
    expect(same.agenda()[0]).not.toContain('your time')
  })

  it('isolates times that contain letters from the text direction of the page', async () => {
    const { asked, element } = shown({ ownZone: 'Asia/Kolkata' })
    asked[0]?.answer([bake, soup])
    await settled()
    const isolated = [...element.querySelectorAll('li bdi')].map(({ textContent }) => textContent)
    expect(isolated).toEqual([
      expect.stringMatching(/^Fri,? 00:30–02:00 your time$/), // the soup’s own times, 19:00–20:30, follow the page
      expect.stringMatching(/^20 Nov,? 17:00\s–\s22 Nov,? 00:00$/),
      expect.stringMatching(/^Fri 20,? 22:30\s–\sSun 22,? 05:30 your time$/),
    ])
  })

  it('shows the day of an end at midnight in the same format as any other day', async () => {
    const { asked, agenda } = shown()
    asked[0]?.answer([{ ...soup, startDate: at('2026-11-26T22:00:00Z'), endDate: at('2026-11-27T00:00:00Z') }])
    await settled()
    expect(agenda()[0]).toMatch(/26 Nov, 22:00\s–\s27 Nov, 00:00/)
  })

  it('links to each event and its calendar file; an event without a URL has neither', async () => {
    const { asked, element } = shown()
    asked[0]?.answer([
      { ...soup, fullUrl: '/soup?on=1' },
      { ...bake, fullUrl: 'data:x' },
    ])
    await settled()
    const links = [...element.querySelectorAll('a')].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('aria-label'),
    ])
    expect(links).toEqual([
      ['https://island.example/soup?on=1', null],
      ['https://island.example/soup?on=1&format=ical', 'Add to calendar: Soup'],
    ])
  })

  it('shows a day with ten thousand events, fifty at a time', async () => {
    const { asked, element, day, agenda, find } = shown()
    asked[0]?.answer(Array.from({ length: 10_000 }, (_, index) => ({ ...soup, title: `Soup ${index}` })))
    await settled()
    expect(nameOf(day(19))).toContain('10,000 events')
    expect(day(19).textContent).toContain('+9998')
    expect(agenda()).toHaveLength(50)
    expect(find('.skerry-calendar-list > button').hidden).toBe(false)
    find('.skerry-calendar-list > button').click()
    expect(agenda()).toHaveLength(100)
    expect(document.activeElement?.textContent).toBe('Soup 50')
    expect(element.querySelectorAll('.skerry-calendar-dots i')).toHaveLength(3)
  })

  it('keeps the additional events that the visitor has requested while focus moves from day to day', async () => {
    const { asked, day, press, agenda, find } = shown()
    asked[0]?.answer(Array.from({ length: 120 }, () => soup))
    await settled()
    find('.skerry-calendar-list > button').click()
    day(19).focus()
    press('ArrowRight')
    expect(agenda()).toHaveLength(100)
  })

  it('goes back to today', async () => {
    const { find, month, day } = shown()
    find('[aria-label="Next month"]').click()
    find('[aria-label="Next month"]').click()
    const [today] = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Today')
    today?.click()
    expect(month()).toBe('November 2026')
    expect(day(23).tabIndex).toBe(0)
  })

  it('goes to today from a month in the page’s URL', () => {
    history.replaceState(null, '', '?month=06-2027')
    const { month, day } = shown({ isInAddress: true })
    expect(month()).toBe('June 2027')
    const [today] = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Today')
    today?.click()
    expect(month()).toBe('November 2026')
    expect(day(23).tabIndex).toBe(0)
    expect(location.search).toBe('?month=11-2026&view=calendar')
  })

  it('shows another month even if the browser does not let it change the URL', () => {
    vi.spyOn(history, 'replaceState').mockImplementationOnce(() => {
      throw new DOMException('Too many calls', 'SecurityError')
    })
    const { find, month } = shown({ isInAddress: true })
    find('[aria-label="Next month"]').click()
    expect(month()).toBe('December 2026')
  })

  it('restores the served block after stop, and sends no more requests', () => {
    const { element, asked, undo } = shown()
    undo()
    expect(element.innerHTML).toBe('<div class="sqs-block-content">&nbsp;</div>')
    expect(asked[0]?.signal.aborted).toBe(true)
  })
})
