import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pages, renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { type SharedBrowser, shareChromium } from '../support/browser'

const widths = [320, 768, 1280]

let server: Server
let browser: SharedBrowser
let origin = ''

beforeAll(async () => {
  browser = await shareChromium()
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://site.test')
    const answer = renderPage(url.pathname, { query: url.searchParams, scriptTag: '', nonce: 'n0nce' })
    response.writeHead(answer?.status ?? 404, {
      'Content-Type': answer?.contentType ?? 'text/plain',
      ...answer?.headers,
    })
    response.end(answer?.body ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  await browser.close()
  server.close()
})

describe('the demo site in a browser', () => {
  it('scrolls every link next to an example into view on focus', async () => {
    const page = await browser.newPage({ viewport: { width: 1000, height: 600 } })
    await page.goto(`${origin}/blocks/image-lightbox`)
    const link = page.locator('.tries').getByRole('link', { name: 'All blocks' })
    await link.focus()
    const box = await link.boundingBox()
    expect(box!.y + box!.height).toBeLessThanOrEqual(600)
    await page.close()
  })

  it('has controls of a page next to a gallery that are at least 44 px wide and high', async () => {
    const page = await browser.newPage()
    await page.goto(`${origin}/galleries/slideshow`)
    const sizes = await page
      .locator('.page-controls button')
      .evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().width, one.getBoundingClientRect().height]))
    expect(sizes.length).toBeGreaterThan(2)
    expect(sizes.flat().filter((size) => size < 44)).toEqual([])
    await page.close()
  })

  it('shows every answer and every image without JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${origin}/questions`)
    const answers = page.locator('.accordion-item__dropdown')
    expect(await answers.count()).toBe(11)
    for (const answer of await answers.all()) expect(await answer.isVisible()).toBe(true)
    await page.goto(`${origin}/photographs`)
    expect(await page.locator('noscript img').first().isVisible()).toBe(true)
    expect(await page.locator('img.thumb-image').first().isVisible()).toBe(false)
    await context.close()
  })

  it('shows a thank-you page for a form submitted without JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${origin}/contact`)
    await page.getByLabel('First Name').fill('Ada')
    await page.getByRole('button', { name: 'Send it over' }).click()
    await page.waitForURL('**/thank-you*')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Thank you')
    await context.close()
  })
})

describe('pages of the demo site', () => {
  let page: Page
  const troubles: string[] = []

  beforeAll(async () => {
    page = await browser.newPage({ colorScheme: 'light' })
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text())
    })
  })

  afterAll(() => page.close())

  it.each(pages)('fit every window, pass axe and comply with their strict policy: $path', async ({ path }) => {
    await page.goto(`${origin}${path}?csp=strict`)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    expect(await axeFindings(page, 'html')).toEqual([])
    expect(troubles.splice(0).filter((text) => text.includes('Content Security Policy'))).toEqual([])
  })

  it('run the inline scripts that their strict policy allows', async () => {
    await page.goto(`${origin}/?csp=strict`)
    expect(await page.evaluate(() => 'Static' in window)).toBe(true)
  })
})

describe('pages of the demo site in dark colors', () => {
  let page: Page

  beforeAll(async () => {
    page = await browser.newPage({ colorScheme: 'dark', viewport: { width: 1024, height: 800 } })
  })

  afterAll(() => page.close())

  it.each(pages)('have sufficient contrast: $path', async ({ path }) => {
    await page.goto(origin + path)
    expect(await axeFindings(page, 'html', { type: 'rule', values: ['color-contrast'] })).toEqual([])
  })
})
