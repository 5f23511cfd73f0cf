import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { movesOf, still } from '../support/moves'
import { siteForTests, untilBlock } from '../support/site'

const site = siteForTests({ renderPage })
const path = '/blocks/reservation'

beforeEach(() => site.server.backend.reset())

type Options = Parameters<typeof site.visit>[1]

async function visit(address: string, options: Options = {}) {
  const { page, troubles } = await site.visit('/questions', options)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  troubles.length = 0
  await page.goto(site.server.url + address)
  await scrollTo(page, '.sqs-block-opentable-v2')
  await untilBlock(page, 'reservation')
  return { page, troubles, asked }
}

const cardOf = (page: Page, at = 0) => page.locator('.skerry-reservation').nth(at)
const frameOf = (page: Page) => page.locator('.sqs-block-opentable-v2 iframe').first()
const foreign = (asked: readonly string[]) => asked.filter((url) => !url.startsWith(site.server.url))

async function scrollTo(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }))
}

describe('a reservation in the bakehouse', () => {
  it('is wide if there is room, sends no requests until it is near, and moves nothing, under a strict policy', async () => {
    const { page, troubles } = await site.visit('/questions', { viewport: { width: 1280, height: 700 } })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${site.server.url}/bakehouse?csp=strict`)
    await untilBlock(page, 'menu')
    expect(asked.filter((url) => url.includes('/reservations/'))).toEqual([])
    await scrollTo(page, '.sqs-block-opentable-v2')
    await frameOf(page).waitFor()
    expect(await frameOf(page).getAttribute('data-theme')).toBe('wide')
    const inside = page.frameLocator('.sqs-block-opentable-v2 iframe')
    await inside.getByRole('button', { name: 'Find a table' }).click()
    await inside.getByRole('button', { name: 'A table for 2 people, today at 18:00' }).waitFor()
    expect(await axeFindings(page, '.section-table')).toEqual([])
    expect(await movesOf(page)).toEqual(still)
    expect(foreign(asked)).toEqual([])
    expect(troubles).toEqual([])
  })

  it('follows the width of its block without the widget disappearing in between', async () => {
    const { page } = await site.visit('/bakehouse', { viewport: { width: 1280, height: 700 } })
    await scrollTo(page, '.sqs-block-opentable-v2')
    await frameOf(page).waitFor()
    await page.setViewportSize({ width: 700, height: 700 })
    await page.locator('.sqs-block-opentable-v2 iframe[data-theme="standard"]').waitFor()
    expect(await page.locator('.sqs-block-opentable-v2 iframe').count()).toBe(1)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.setViewportSize({ width: 1280, height: 700 })
    await page.locator('.sqs-block-opentable-v2 iframe[data-theme="wide"]').waitFor()
  })
})

describe('Tock’s widget', () => {
  it.each([
    [1280, 'row', 'row'],
    [320, 'stacked', 'column'],
  ])('fits its layout to its block in a window of %i px', async (width, layout, direction) => {
    const { page } = await visit(`${path}?csp=strict`, { viewport: { width, height: 800 } })
    await scrollTo(page, '.sqs-block-tock')
    const widget = page.locator('#Tock_widget_container > .TockWidgetWrapper')
    await widget.waitFor()
    expect(await page.locator('.sqs-block-tock').getAttribute('data-skerry-layout')).toBe(layout)
    expect(await widget.evaluate((element) => getComputedStyle(element).flexDirection)).toBe(direction)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

  it('lists the restaurant’s events', async () => {
    const { page } = await visit(`${path}?tock=events`)
    await scrollTo(page, '.sqs-block-tock')
    await page.getByRole('button', { name: 'See all events' }).waitFor()
  })
})

describe('a reservation block without a widget', () => {
  it('is a preview for the owner, who is asked to log out, and contacts no provider', async () => {
    const { page } = await site.visit(`/__mock/login?as=owner&to=${path}?noredirect`)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.reload()
    const card = cardOf(page)
    expect(await card.getByRole('alert').innerText()).toBe('Preview Only')
    expect(await card.innerText()).toContain('Please log out to make a reservation.')
    await scrollTo(page, '.sqs-block-tock')
    await page.locator('.sqs-block-tock [role="alert"]:not(:empty)').waitFor()
    expect(asked.filter((url) => url.includes('/reservations/'))).toEqual([])
    expect(await axeFindings(page, '.sqs-block-opentable-v2')).toEqual([])
  })

  it('waits for consent under the restrictive policy, which its button gives', async () => {
    const { page, asked } = await visit(`${path}?cookies=restrictive&providers=real`)
    const card = cardOf(page)
    await card.getByText('Reservations are made with OpenTable, which may set cookies of its own.').waitFor()
    expect(await axeFindings(page, '.sqs-block-opentable-v2')).toEqual([])
    expect(foreign(asked)).toEqual([])
    await page.context().route(/opentable/, (route) => {
      const body = 'document.currentScript.after(document.createElement("hr"))'
      return route.fulfill({ contentType: 'text/javascript', body })
    })
    await card.getByRole('button', { name: 'Agree and show reservations' }).click()
    await page.locator('.sqs-block-opentable-v2 hr').waitFor()
    expect(foreign(asked)).toEqual([
      'https://www.opentable.com/widget/reservation/loader?rid=1234567&type=standard&iframe=true&theme=standard',
    ])
  })

  it.each(['missingProviders', 'providersBlocked'])(
    'shows a message, links to the provider, and can be retried: %s',
    async (name) => {
      const { page } = await visit(`${path}?scenario=${name}`)
      const card = cardOf(page)
      await card.getByText('Reservations could not be loaded.').waitFor()
      expect(await card.getByRole('link').getAttribute('href')).toBe(
        'https://www.opentable.com/restref/client/?rid=1234567',
      )
      expect(await axeFindings(page, '.sqs-block-opentable-v2')).toEqual([])
      await page.evaluate(() => history.replaceState(null, '', location.pathname))
      await card.getByRole('button', { name: 'Try again' }).click()
      await frameOf(page).waitFor()
      expect(await card.evaluate((element) => element === document.activeElement)).toBe(true)
    },
  )

  it.each(['providersHang', 'hostileProviders'])('stops waiting for the widget eventually: %s', async (name) => {
    const { page } = await site.visit('/questions')
    await page.clock.install()
    await page.goto(`${site.server.url}${path}?scenario=${name}`)
    await page.clock.runFor(3000)
    const card = cardOf(page)
    await card.waitFor()
    await page.clock.runFor(8000)
    await expect
      .poll(async () => {
        await page.clock.runFor(1000)
        return card.locator('.skerry-reservation-status').innerText()
      })
      .toBe('Reservations could not be loaded.')
  })

  it('is rejected if its source is not the provider’s, and shows visitors a message', async () => {
    const { page, asked, troubles } = await visit(`${path}?refused`)
    for (const id of ['#block-x1804', '#block-x1805']) {
      await scrollTo(page, id)
      await page.locator(id).getByText('Reservations are not available here at the moment.').waitFor()
    }
    expect(foreign(asked)).toEqual([])
    expect(troubles.filter((text) => /is not allowed|no data-script-src/.test(text))).toHaveLength(2)
  })

  it('is restored by stop', async () => {
    const { page } = await visit(path)
    await frameOf(page).waitFor()
    await scrollTo(page, '.sqs-block-tock')
    await page.locator('.TockWidgetWrapper').waitFor()
    const { served, left } = await page.evaluate(async () => {
      const html = await (await fetch(location.href)).text()
      ;(globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop()
      const parsed = new DOMParser().parseFromString(html, 'text/html')
      const htmlOf = (root: Document) =>
        [...root.querySelectorAll('.sqs-block-opentable-v2, .sqs-block-tock')].map((one) => one.outerHTML)
      return { served: htmlOf(parsed), left: htmlOf(document) }
    })
    expect(left).toEqual(served)
  })
})
