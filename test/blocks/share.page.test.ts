import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { movesOf, still } from '../support/moves'
import { siteForTests, untilBlock } from '../support/site'

const site = siteForTests({ renderPage })

/** How the browser's share sheet ends; `none` for a browser without one. */
type Sheet = 'shared' | 'AbortError' | 'InvalidStateError' | 'NotAllowedError' | 'none'

async function visit(sheet: Sheet, viewport = { width: 1280, height: 800 }) {
  const { page, troubles } = await site.visit('/404', { viewport })
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.server.url)) outside.push(request.url())
  })
  await page.addInitScript((end) => {
    const calls: unknown[] = []
    const share = async (data: unknown) => {
      calls.push(data)
      if (end !== 'shared') throw new DOMException('closed', end)
    }
    Object.assign(window, { calls })
    Object.defineProperty(navigator, 'share', { value: end === 'none' ? undefined : share, configurable: true })
    Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true })
  }, sheet)
  troubles.length = 0
  await page.goto(`${site.server.url}/blocks/share?csp=strict`)
  await untilBlock(page, 'share')
  const button = page.getByRole('button', { name: 'Share “The journal”' })
  return { page, troubles, outside, button, links: page.locator('.skerry-share-links:visible a') }
}

const callsOf = (page: Page) => page.evaluate(() => (window as never as { calls: unknown[] }).calls)

describe('a share button', () => {
  it('opens the browser’s share sheet', async () => {
    const { page, button, links, troubles } = await visit('shared')
    await button.click()
    await expect
      .poll(() => callsOf(page))
      .toEqual([{ url: `${site.server.url}/journal?csp=strict`, title: 'The journal' }])
    expect(await links.count()).toBe(0)
    expect(troubles).toEqual([])
  })

  it('does nothing if the visitor closes the sheet, and shows links if sharing fails', async () => {
    const closed = await visit('AbortError')
    await closed.button.click()
    await expect.poll(() => callsOf(closed.page)).toHaveLength(1)
    expect(await closed.links.count()).toBe(0)
    const open = await visit('InvalidStateError') // still open: the second of two clicks
    await open.button.click()
    await expect.poll(() => callsOf(open.page)).toHaveLength(1)
    expect(await open.links.count()).toBe(0)
    const failed = await visit('NotAllowedError')
    await failed.button.click()
    await expect.poll(() => failed.links.count()).toBe(4)
  })

  it('shows links where the browser cannot share, until Escape', async () => {
    const { page, button, links, troubles } = await visit('none')
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    await button.focus()
    await page.keyboard.press('Enter')
    expect(await links.allTextContents()).toEqual(['Facebook', 'LinkedIn', 'X', 'Email'])
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    expect(await axeFindings(page, 'main')).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    expect(await links.count()).toBe(0)
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(troubles).toEqual([])
  })

  it('opens a network in a small window, which has no access to the page', async () => {
    const { page, button, links } = await visit('none')
    await page.context().route('https://www.facebook.com/**', (route) => route.fulfill({ body: 'A network' }))
    await button.click()
    const opening = page.context().waitForEvent('page')
    await links.first().click()
    const opened = await opening
    await opened.waitForURL(/facebook/)
    expect(new URL(opened.url()).searchParams.get('u')).toBe(`${site.server.url}/journal?csp=strict`)
    expect(await opened.evaluate(() => window.opener)).toBeNull()
    expect(page.url()).toContain('/blocks/share')
  })

  it('contacts no network when its links are shown, and moves nothing', async () => {
    const { page, outside, button } = await visit('none')
    await button.click()
    expect(outside).toEqual([])
    await page.reload()
    await untilBlock(page, 'share')
    expect(await movesOf(page)).toEqual(still)
  })

  it('fits a small screen', async () => {
    const { page, button } = await visit('none', { width: 320, height: 900 })
    await button.click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  it('has links of at least 24 by 24 px', async () => {
    const { button, links } = await visit('none')
    await button.click()
    for (const link of await links.all()) {
      const { width, height } = (await link.boundingBox())!
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    }
  })

  it('is as high as a line of text, with a larger target', async () => {
    const { page, button, links } = await visit('none')
    const { x, y, height } = (await button.boundingBox())!
    const lineHeight = await button.evaluate((one) => Number.parseFloat(getComputedStyle(one).lineHeight))
    expect(height).toBeLessThanOrEqual(lineHeight + 0.5)
    await page.mouse.click(x + 5, y + height / 2 - 17)
    await links.first().waitFor()
  })

  it('is restored by stop', async () => {
    const { page, button } = await visit('none')
    await button.click()
    const { served, left } = await page.evaluate(async () => {
      const html = await (await fetch(location.href)).text()
      ;(globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop()
      const block = '.squarespace-social-buttons'
      const parsed = [...html.matchAll(/<div class="squarespace-social-buttons.*?<\/div>/g)].map(([one]) => one)
      return { served: parsed, left: [...document.querySelectorAll(block)].map((one) => one.outerHTML) }
    })
    expect(left).toEqual(served)
  })
})
