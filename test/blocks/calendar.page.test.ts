import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { eventsOfMonth } from '../../mocks/fixtures/calendar'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { movesOf, still } from '../support/moves'
import { siteForTests, untilBlock } from '../support/site'

const site = siteForTests({ renderPage })
const path = '/blocks/calendar'

beforeEach(() => site.server.backend.reset())

type Options = Parameters<typeof site.visit>[1]

/** Visits a page with a calendar and scrolls to it. */
async function visit(query = '', { of = path, ...options }: Options & { of?: string } = {}) {
  const visited = await site.visit(of + query, options)
  const { page } = visited
  const block = page.locator('.sqs-block-calendar, .sqs-events-collection-calendar').first()
  await block.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await untilBlock(page, 'calendar')
  const rows = block.locator('.skerry-calendar-list li')
  const next = block.getByRole('button', { name: 'Next month' })
  return { ...visited, block, rows, next, month: block.locator('.skerry-calendar-month') }
}

/** The month that many months from now, in the island's time zone. */
function monthFromNow(count = 0): { readonly key: string; readonly name: string } {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(Date.now())
  const time = Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + count, 1)
  const name = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(time)
  return { key: new Date(time).toISOString().slice(0, 7), name }
}

const focusedDay = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).dataset.day)
const count = (number: number) => eventsOfMonth(monthFromNow(number).key).length

describe('a calendar of events', () => {
  it.each([
    ['1280 px', { viewport: { width: 1280, height: 900 } }],
    ['320 px', { viewport: { width: 320, height: 640 } }],
  ])(
    'shows the current month, fits its reserved space, and moves nothing, under a strict policy, at %s',
    async (_, options) => {
      const { page, troubles, block, rows, month } = await visit('?csp=strict', options)
      await rows.first().waitFor()
      expect(await month.textContent()).toBe(monthFromNow().name)
      expect(await rows.count()).toBe(count(0))
      expect(await block.evaluate((element) => element.clientHeight)).toBe(640)
      expect(await movesOf(page)).toEqual(still)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.viewport.width)
      expect(await axeFindings(page, '.sqs-block-calendar')).toEqual([])
      expect(troubles).toEqual([])
    },
  )

  it('is navigated by keyboard, and announces the month', async () => {
    const { page, block, month } = await visit()
    await block.locator('[data-day][tabindex="0"]').focus()
    await page.keyboard.press('PageDown')
    const next = monthFromNow(1)
    await expect
      .poll(() => block.getByRole('status').textContent())
      .toMatch(new RegExp(`^${next.name}: ${count(1)} events$`))
    expect(await month.textContent()).toBe(next.name)
    expect(await focusedDay(page)).toContain(next.key)
    await page.keyboard.press('Shift+PageUp')
    expect(await month.textContent()).toBe(monthFromNow(-11).name)
    await page.keyboard.press('Home')
    expect(new Date((await focusedDay(page)) ?? '').getUTCDay()).toBe(1)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    expect(await block.locator('[aria-selected="true"]').count()).toBe(1)
    expect(new Date((await focusedDay(page)) ?? '').getUTCDay()).toBe(2)
  })

  it('shows the latest requested month, even if an older response arrives later', async () => {
    const { page, block, rows, next } = await visit()
    await rows.first().waitFor()
    await page.evaluate(() => history.replaceState(null, '', '?scenario=overtaking'))
    for (let step = 0; step < 4; step++) await next.click()
    await expect.poll(() => block.getByRole('status').textContent()).toContain(`${monthFromNow(4).name}: `)
    expect(await rows.count()).toBe(count(4))
  })

  it('saves an event as a file', async () => {
    const { page, block } = await visit('?csp=strict')
    const link = block.getByRole('link', { name: /^Add to calendar: / }).first()
    const download = page.waitForEvent('download')
    await link.click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^[a-z-]+\.ics$/)
  })

  it('saves an event as a file even if the event has no page', async () => {
    const { page, block } = await visit('?csp=strict&scenario=hostileEvents')
    const button = block.getByRole('button', { name: 'Add to calendar: <img src=x onerror=alert(1)>' })
    const download = page.waitForEvent('download')
    await button.click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^\d{4}-\d\d-10-img-src-x-onerror-alert-1-\.ics$/)
    const text = readFileSync(await file.path(), 'utf8')
    expect(text).toContain('SUMMARY:<img src=x onerror=alert(1)>\r\n')
    expect(text).toMatch(/^UID:\d{13}-<img/m) // an event of the same name on the same day is another one
  })

  it.each(['offline', 'serverError', 'notFound', 'notJson', 'truncatedJson'])(
    'says in the scenario %s that the month could not be loaded, stays usable, and can be retried',
    async (scenario) => {
      const { page, block, rows, next, month } = await visit(`?scenario=${scenario}`)
      await block.getByText(`The events of ${monthFromNow().name} could not be loaded.`).waitFor()
      expect((await block.boundingBox())?.height).toBe(640)
      await page.evaluate(() => history.replaceState(null, '', location.pathname))
      await block.getByRole('button', { name: 'Try again' }).click()
      await expect.poll(() => rows.count()).toBe(count(0))
      await next.click()
      expect(await month.textContent()).toBe(monthFromNow(1).name)
    },
  )

  it('can be left while a request hangs', async () => {
    const { page, block, rows, next } = await visit('?scenario=neverAnswers')
    await block.getByText(`Loading the events of ${monthFromNow().name}…`).waitFor()
    await page.evaluate(() => history.replaceState(null, '', location.pathname))
    await next.click()
    await expect.poll(() => rows.count()).toBe(count(1))
  })

  it('shows events as text, whatever they contain, and only those with a date', async () => {
    const { page, block, rows } = await visit('?scenario=hostileEvents', { viewport: { width: 320, height: 640 } })
    await block.getByText('<img src=x onerror=alert(1)>').last().waitFor()
    expect(await rows.count()).toBe(4)
    expect(await block.locator('img, b, script').count()).toBe(0)
    expect(
      await block
        .locator('a')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ).not.toContain('alert(1)')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  it('is usable with ten thousand events in a month', async () => {
    const { block, rows, next, month } = await visit('?scenario=crowdedEvents')
    await rows.first().waitFor()
    expect(await rows.count()).toBeLessThanOrEqual(100) // 50 at most that are over, and 50 others
    await next.click()
    await block
      .getByRole('gridcell', { name: / 35[78] events/ })
      .first()
      .waitFor()
    expect(await month.textContent()).toBe(monthFromNow(1).name)
    await expect.poll(() => rows.count()).toBe(50)
    expect((await block.boundingBox())?.height).toBe(640)
  })

  it('uses the site’s time zone, and also shows the visitor’s own time', async () => {
    const { block, rows } = await visit('', { timezoneId: 'Pacific/Auckland' })
    await rows.first().waitFor()
    expect(await rows.count()).toBe(count(0))
    expect(await block.getByText(/ your time$/).count()).toBe(count(0))
  })

  it('is mirrored on a right-to-left page', async () => {
    const { page, block } = await visit('?locale=ar-XB', { viewport: { width: 320, height: 640 } })
    const day = block.locator('[data-day][tabindex="0"]')
    const before = (await day.getAttribute('data-day')) ?? ''
    await day.focus()
    await page.keyboard.press('ArrowLeft')
    expect(Date.parse((await focusedDay(page)) ?? '') - Date.parse(before)).toBe(86_400_000)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  it('prints every event of the month', async () => {
    const { page, block, rows } = await visit()
    await rows.first().waitFor()
    await page.emulateMedia({ media: 'print' })
    const hidden = block.locator('.skerry-calendar-list').evaluate((list) => list.scrollHeight - list.clientHeight)
    expect(await hidden).toBe(0)
    const agenda = await block.locator('.skerry-calendar-agenda').boundingBox()
    const last = await rows.last().boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((agenda?.y ?? 0) + (agenda?.height ?? 0) + 1)
  })

  it('shows today and the selected day in forced colours', async () => {
    const { page, block } = await visit('', { forcedColors: 'active' })
    await block.locator('[aria-current]').focus()
    await page.keyboard.press('Enter')
    const borders = block
      .locator('[aria-selected="true"] > .skerry-calendar-day, [aria-current] .skerry-calendar-number')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopStyle))
    expect(await borders).toEqual(['solid', 'solid'])
  })

  it.each([1280, 320])('has room for text of twice the size in a window of %i px', async (width) => {
    const { page, block, rows } = await visit('', { viewport: { width, height: 900 } })
    await rows.first().waitFor()
    await page.addStyleTag({ content: '.sqs-block-calendar { font-size: 32px }' })
    const clipped = block
      .locator('.skerry-calendar-day, .skerry-calendar-title')
      .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight).length)
    expect(await clipped).toBe(0)
  })

  it('stacks its columns once enlarged text leaves them too narrow', async () => {
    const { page, block } = await visit('', { viewport: { width: 1280, height: 900 } })
    const parts = block.locator('.skerry-calendar-parts')
    const columns = () => parts.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
    await expect.poll(columns).toBe(2)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    expect(await columns()).toBe(1)
  })

  it('on a collection page keeps its month in the URL, survives a reload, and adds no history entries', async () => {
    const { page: view } = await site.visit('/questions')
    await view.goto(`${site.server.url}/events?view=calendar&month=06-2027`)
    const month = view.locator('.skerry-calendar-month')
    await view.locator('.sqs-events-collection-calendar').scrollIntoViewIfNeeded()
    await expect.poll(() => month.textContent()).toBe('June 2027')
    const next = view.getByRole('button', { name: 'Next month' })
    for (let step = 0; step < 3; step++) await next.click()
    expect(await month.textContent()).toBe('September 2027')
    expect(new URL(view.url()).search).toBe('?view=calendar&month=09-2027')
    await view.reload()
    await view.locator('.sqs-events-collection-calendar').scrollIntoViewIfNeeded()
    await expect.poll(() => month.textContent()).toBe('September 2027')
    await view.goBack()
    expect(new URL(view.url()).pathname).toBe('/questions')
  })

  it('in a block leaves the URL unchanged', async () => {
    const { page: view, block, rows, next, month } = await visit('?month=06-2027')
    await rows.first().waitFor()
    expect(await month.textContent()).toBe(monthFromNow().name)
    await next.click()
    await expect.poll(() => block.locator('.skerry-calendar-month').textContent()).toBe(monthFromNow(1).name)
    expect(new URL(view.url()).search).toBe('?month=06-2027')
  })

  it('is shown on a collection page, which has a list without scripts', async () => {
    const { rows } = await visit('?csp=strict', { of: '/events' })
    await rows.first().waitFor()
    expect(await rows.count()).toBe(count(0))
    const { page } = await site.visit('/events', { javaScriptEnabled: false })
    expect(await page.locator('noscript li').first().isVisible()).toBe(true)
  })

  it('leaves no empty space if its JSON is invalid', async () => {
    const { page } = await site.visit('/contact')
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({
        response,
        body: html.replaceAll(/(sqs-block-calendar[^>]*data-block-json=)"[^"]*"/g, '$1"{"'),
      })
    })
    await page.goto(site.server.url + path)
    const block = page.locator('.sqs-block-calendar').first()
    await block.scrollIntoViewIfNeeded()
    await untilBlock(page, 'calendar', 'failed')
    const spare = await block.evaluate(
      (element) => element.getBoundingClientRect().bottom - element.lastElementChild!.getBoundingClientRect().bottom,
    )
    expect(spare).toBeLessThan(60)
  })

  it('is removed by stop, and the block is restored', async () => {
    const { page, block, rows } = await visit()
    await rows.first().waitFor()
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect(await block.innerHTML()).toBe('<div class="sqs-block-content"></div>')
    expect(await block.getAttribute('style')).toBeNull()
  })
})
