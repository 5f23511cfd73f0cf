import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { products } from '../../mocks/fixtures/products/index'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { documentOf, siteForTests, untilBlock } from '../support/site'

const context = { pageType: 2, cookieSettings: { isRestrictiveCookiePolicyEnabled: false } }
const place = '[data-recently-viewed]'
const onScreen = documentOf(
  `<div data-recently-viewed></div><p id="after">What follows</p><div class="tall"></div>`,
  `<style>.tall { height: 4000px }</style>
  <script>window.Static = { SQUARESPACE_CONTEXT: ${JSON.stringify(context)} }</script>`,
)
const site = siteForTests({ renderPage, pages: { '/first-screen': onScreen } })

const [biscuit, hat, knife] = ['ships-biscuit', 'wool-hat', 'bread-knife'].map((urlId) => `/bakehouse/p/${urlId}`) as [
  string,
  string,
  string,
]

beforeEach(() => site.server.backend.reset())

const titlesOn = (page: Page) => page.locator(`${place} .skerry-seen-title`).allTextContents()
const titleOf = (path: string) => products.find(({ fullUrl }) => fullUrl === path)?.title ?? ''
const idOf = (path: string) => products.find(({ fullUrl }) => fullUrl === path)?.id ?? ''

/** The ids that are remembered, and whether anything is. */
const remembered = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).find(([key]) => key.includes('recently viewed'))?.[1] ?? null)

/** Opens pages one after the other in the same browser, until each is remembered. */
async function look(page: Page, ...paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(site.server.url + path)
    const id = idOf(path.replace(/\?.*/, ''))
    await expect.poll(() => remembered(page)).toContain(`{"value":["${id}"`)
  }
}

describe('recently viewed products', () => {
  it('are listed latest first, without the current product, and link to their pages', async () => {
    const { page, troubles } = await site.visit(`${biscuit}?csp=strict`)
    await look(page, biscuit, hat, `${knife}?csp=strict`)
    await expect.poll(() => titlesOn(page)).toEqual([titleOf(hat), titleOf(biscuit)])
    const card = page.locator(place).getByRole('link', { name: titleOf(biscuit) })
    expect(await card.textContent()).toContain('$')
    expect(await axeFindings(page, place)).toEqual([])
    await card.click()
    await page.waitForURL(`**${biscuit}`)
    await expect.poll(() => titlesOn(page)).toEqual([titleOf(knife), titleOf(hat)])
    expect(troubles).toEqual([])
  })

  it('are limited to four of the twelve remembered, and forgotten once they are no longer sold', async () => {
    const { page } = await site.visit('/')
    const seen = products.filter(({ workflowState }) => workflowState === 1).slice(0, 14)
    const key = 'skerry.consented recently viewed'
    const ids = seen.map(({ id }) => id)
    await page.evaluate(([name, value]) => localStorage.setItem(name!, value!), [key, JSON.stringify({ value: ids })])
    const [first, second, ...others] = seen
    site.server.backend.state.store.deleted[first!.id] = true
    await page.goto(`${site.server.url}${second!.fullUrl}`)
    await expect.poll(() => titlesOn(page)).toEqual(others.slice(0, 4).map(({ title }) => title))
    const kept = JSON.parse((await remembered(page)) ?? '').value as string[]
    expect(kept).toEqual(ids.slice(1, 13))
  })

  it('are neither remembered nor requested without consent, and forgotten when it is withdrawn', async () => {
    const { page } = await site.visit(`${biscuit}?cookies=restrictive`)
    const asked: string[] = []
    page.on('request', (request) => {
      if (/commerce\/products\/[^/]+$/.test(request.url())) asked.push(request.url())
    })
    await untilBlock(page, 'recently-viewed')
    await page.goto(`${site.server.url}${hat}?cookies=restrictive`)
    await untilBlock(page, 'recently-viewed')
    expect(await remembered(page)).toBeNull()
    await page.context().addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: site.server.url }])
    await look(page, `${hat}?cookies=restrictive`, `${biscuit}?cookies=restrictive`)
    await expect.poll(() => titlesOn(page)).toEqual([titleOf(hat)])
    await page.context().addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: site.server.url }])
    // Any page forgets them, even one without a place for them.
    await page.goto(`${site.server.url}/questions?cookies=restrictive`)
    await expect.poll(() => remembered(page)).toBeNull()
    expect(asked.length).toBe(1)
  })

  it.each([
    ['cookieStore', true],
    ['visibilitychange', false],
  ])('disappear from an open page when consent is withdrawn: %s', async (_, tells) => {
    const { page } = await site.visit(biscuit)
    await look(page, biscuit, hat)
    if (!tells) {
      await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'cookieStore'))
      await page.reload()
    }
    await expect.poll(() => titlesOn(page)).toEqual([titleOf(biscuit)])
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: a template's own banner writes it like this
      document.cookie = 'ss_cookieAllowed=false;path=/'
    })
    if (!tells) await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => titlesOn(page)).toEqual([])
    expect(await remembered(page)).toBeNull()
  })

  it('appear without moving anything on the screen, and are removed by stop', async () => {
    const { page } = await site.visit(biscuit)
    await look(page, biscuit)
    const isAnswered = page.waitForResponse((answer) => answer.url().includes('/api/commerce/products/'))
    await page.goto(`${site.server.url}/first-screen`, { waitUntil: 'domcontentloaded' })
    const placeOf = () => page.locator('#after').evaluate((after) => (after as HTMLElement).offsetTop)
    const served = await placeOf()
    await isAnswered
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
    expect(await placeOf()).toBe(served)
    await page.evaluate(() => scrollTo(0, 2000))
    await expect.poll(() => titlesOn(page)).toEqual([titleOf(biscuit)])
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect(await page.locator(place).evaluate((element) => element.outerHTML)).toBe(
      '<div data-recently-viewed=""></div>',
    )
  })

  it('show nothing if they fail to load, but stay remembered', async () => {
    const { page, troubles } = await site.visit(biscuit)
    await look(page, biscuit, hat)
    await page.goto(`${site.server.url}${knife}?scenario=serverError`)
    await untilBlock(page, 'recently-viewed')
    await expect.poll(() => remembered(page)).toContain(idOf(knife))
    expect(await page.locator(place).innerHTML()).toBe('')
    expect(JSON.parse((await remembered(page)) ?? '').value).toHaveLength(3)
    expect(troubles.filter((one) => one.startsWith('uncaught'))).toEqual([])
  })
})
