import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { movesOf, still } from '../support/moves'
import { siteForTests, untilBlock } from '../support/site'

const site = siteForTests({ renderPage })

beforeEach(() => site.server.backend.reset())

type Options = Parameters<typeof site.visit>[1]

async function visit(query = '', options: Options = {}) {
  const visited = await site.visit(`/blocks/tour-dates${query}`, options)
  const { page } = visited
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const block = page.locator('.sqs-block-tourdates').first()
  await block.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await untilBlock(page, 'tour-dates')
  return {
    ...visited,
    asked,
    block,
    rows: block.locator('li'),
    more: block.getByRole('button', { name: 'Show more dates' }),
  }
}

const failed = 'The tour dates could not be loaded.'

describe('tour dates', () => {
  it.each([
    ['1280 px', { viewport: { width: 1280, height: 900 } }],
    ['320 px', { viewport: { width: 320, height: 640 } }],
  ])(
    'are a list that fits its space and moves nothing, under a strict policy, at %s; a button shows the rest',
    async (_, options) => {
      const { page, troubles, block, rows, more } = await visit('?csp=strict', options)
      await rows.first().waitFor()
      expect(await block.evaluate((element) => element.clientHeight)).toBe(420)
      const before = await rows.count()
      expect(before).toBeGreaterThan(1)
      expect(before).toBeLessThan(7)
      expect(await movesOf(page)).toEqual(still)
      expect(await axeFindings(page, '.sqs-block-tourdates')).toEqual([])
      await more.click()
      const venues = await rows.locator('.sqs-tourdates__venue-name').allInnerTexts()
      expect(venues.map((venue) => venue.split(' ').at(-1))).toEqual([
        'Shed',
        'Halls',
        'Ballroom',
        'Whelan’s',
        'Vega',
        'Passim',
        'Note',
      ])
      expect(await rows.nth(before).evaluate((row) => row === document.activeElement)).toBe(true)
      expect(await more.count()).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.viewport.width)
      expect(troubles).toEqual([])
    },
  )

  it('show the date, the venue and a link to tickets', async () => {
    const { rows } = await visit()
    await rows.first().waitFor()
    expect(await rows.nth(1).innerText()).toContain('Corran Halls')
    expect(await rows.nth(1).innerText()).toContain('Sold out')
    const link = rows.nth(2).getByRole('link', { name: /^Tickets: Barrowland Ballroom, / })
    expect(await link.getAttribute('href')).toBe('https://provider.example/t/1005')
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
  })

  it('can be saved as calendar files, in the local time of the venue', async () => {
    const { page, troubles, rows } = await visit('?csp=strict')
    await rows.first().waitFor()
    const save = rows.nth(1).getByRole('button', { name: /^Add to calendar: Corran Halls, / })
    await save.focus()
    const coming = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d-Corran-Halls\.ics$/)
    const text = await readFile(await file.path(), 'utf8')
    const day = file.suggestedFilename().slice(0, 10).replaceAll('-', '')
    expect(text.replaceAll('\r\n ', '').split('\r\n')).toEqual(
      expect.arrayContaining([
        `DTSTART:${day}T200000`,
        'SUMMARY:The Slack Tide',
        'LOCATION:Corran Halls\\, Oban\\, United Kingdom',
        `UID:tour-1004@${new URL(page.url()).host}`,
        'URL:https://provider.example/e/1004',
      ]),
    )
    expect(await save.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(troubles).toEqual([])
  })

  it('have ticket links as high as the other buttons on a page without a template’s styles', async () => {
    const { page, block, rows } = await visit()
    await page.route('**/*.css', (route) => route.abort())
    await page.reload()
    await block.scrollIntoViewIfNeeded()
    await rows.first().waitFor()
    const heights = block
      .locator('li :is(button, .sqs-tourdates__button)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(new Set(await heights)).toEqual(new Set([40]))
  })

  it('in the past cannot be booked or saved', async () => {
    const { page } = await visit()
    const past = page.locator('.sqs-block-tourdates').nth(1)
    await past.scrollIntoViewIfNeeded()
    await past.locator('li').first().waitFor()
    expect(await past.getByRole('button', { name: /^Add to calendar/ }).count()).toBe(0)
    expect(await past.getByRole('link', { name: /^Tickets/ }).count()).toBe(0)
  })

  it('from a third party load only after the visitor agrees', async () => {
    const { page, asked, block } = await visit('?tour=foreign&cookies=restrictive')
    const foreign = () => asked.filter((url) => url.includes('tours.invalid'))
    await block.getByText('The tour dates come from another company').waitFor()
    expect(foreign()).toEqual([])
    expect(await axeFindings(page, '.sqs-block-tourdates')).toEqual([])
    await block.getByRole('button', { name: 'Agree and show the tour dates' }).click()
    await block.getByText(failed).waitFor()
    expect(foreign()[0]).toMatch(
      /^https:\/\/tours\.invalid\/artists\/The%20Slack%20Tide\/events\?app_id=skerry-island&date=upcoming$/,
    )
  })

  it.each(['offline', 'serverError', 'notFound', 'notJson'])(
    'show an error under %s that takes no extra space, and can be retried',
    async (scenario) => {
      const { page, block, rows } = await visit(`?scenario=${scenario}`)
      const retry = block.getByRole('button', { name: 'Try again' })
      await retry.waitFor()
      expect(await block.getByText(failed).isVisible()).toBe(true)
      const spare = await retry.evaluate(
        (button) =>
          button.closest('.sqs-block-tourdates')!.getBoundingClientRect().bottom -
          button.getBoundingClientRect().bottom,
      )
      expect(spare).toBeLessThan(1)
      await page.evaluate(() => history.replaceState(null, '', location.pathname))
      await retry.click()
      await rows.first().waitFor()
      expect(await block.evaluate((element) => element.clientHeight)).toBe(420)
    },
  )

  it('say that they are loading while a request hangs', async () => {
    const { block } = await visit('?scenario=neverAnswers')
    await block.getByText('Loading the tour dates…').waitFor()
    expect(await block.getByRole('button').getAttribute('aria-disabled')).toBe('true')
  })

  it('are shown as text, whatever the provider sends', async () => {
    const { page, block, rows } = await visit('?scenario=hostileEvents', { viewport: { width: 320, height: 640 } })
    await block.getByText('<img src=x onerror=alert(1)>').waitFor()
    expect(await rows.count()).toBe(1)
    expect(await block.locator('img, a').count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  it('stay usable if there are ten thousand', async () => {
    const { rows, more } = await visit('?scenario=crowdedEvents')
    await rows.first().waitFor()
    const before = await rows.count()
    await more.click()
    expect(await rows.count()).toBe(before + 50)
  })

  it('leave no empty space if their JSON is invalid', async () => {
    const { page } = await site.visit('/contact')
    await page.route('**/blocks/tour-dates', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({
        response,
        body: html.replaceAll(/(sqs-block-tourdates[^>]*data-block-json=)"[^"]*"/g, '$1"{"'),
      })
    })
    await page.goto(`${site.server.url}/blocks/tour-dates`)
    const block = page.locator('.sqs-block-tourdates').first()
    await block.scrollIntoViewIfNeeded()
    await untilBlock(page, 'tour-dates', 'failed')
    expect(await block.evaluate((element) => element.clientHeight)).toBeLessThan(60)
  })

  it('are removed by stop, and the block is restored', async () => {
    const { page, block, rows } = await visit()
    await rows.first().waitFor()
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect(await block.innerHTML()).toBe('<div class="sqs-block-content"></div>')
  })
})
