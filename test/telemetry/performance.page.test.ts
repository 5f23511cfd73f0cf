import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site/index'
import { documentOf, siteForTests, strictPolicy } from '../support/site'

interface Record {
  readonly pageLoadId: string
  readonly event: string
  readonly data: { readonly [name: string]: unknown }
}

const site = siteForTests({
  headers: strictPolicy,
  renderPage,
  pages: { '/plain': documentOf('<p>No block.</p><img src="/favicon.svg?token=abc" alt="">') },
})

beforeEach(() => site.server.backend.reset())

const sent = () =>
  site.server.state.events
    .filter(({ operation }) => operation === 'PerformanceRecords')
    .map(({ data }) => data as unknown as Record)
const asked = () => site.server.backend.log.filter(({ operation }) => operation === 'PerformanceSettings')
const reports = () =>
  site.server.state.events.filter(({ operation }) => operation === 'RecordJavascriptErrors').map(({ data }) => data)

/** Opens a page, and waits until it has the server’s id. */
async function measured(page: Page, path: string): Promise<void> {
  const answer = page.waitForResponse('**/api/1/performance/settings')
  await page.goto(site.server.url + path)
  await (await answer).finished()
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

describe('the performance of a page', () => {
  it('is sent 30 s after the page has loaded', async () => {
    const { page } = await site.visit('/')
    await page.clock.install()
    await measured(page, '/plain?performance=true')
    await page.clock.runFor(29_000)
    expect(sent()).toEqual([])
    await page.clock.runFor(5000)
    await expect.poll(() => sent().map(({ event }) => event)).toEqual(['page_speed', 'image'])
  })

  it('is measured for one minute', async () => {
    const { page } = await site.visit('/')
    await page.clock.install()
    await measured(page, '/plain?performance=true')
    const show = (name: string) =>
      page.evaluate(async (query) => {
        const image = new Image()
        image.src = `/favicon.svg?${query}`
        await image.decode()
      }, name)
    await page.clock.runFor(35_000)
    await show('early')
    await page.clock.runFor(30_000)
    await show('late')
    await page.goto('about:blank')
    await expect
      .poll(() =>
        sent()
          .map(({ data }) => String(data.url))
          .join(),
      )
      .toContain('early')
    expect(
      sent()
        .map(({ data }) => String(data.url))
        .join(),
    ).not.toContain('late')
  })

  it('is sent when the visitor leaves the page, with the server’s page load id', async () => {
    const { page } = await site.visit('/')
    await measured(page, '/plain?performance=true')
    await page.goto('about:blank')
    await expect.poll(() => sent().map(({ event }) => event)).toEqual(['page_speed', 'image'])
    const [speed, image] = sent()
    expect(speed?.pageLoadId).toMatch(/\w/)
    expect(speed?.data).toMatchObject({
      type: 'navigate',
      responseStart: expect.any(Number),
      loadEventEnd: expect.any(Number),
      'first-contentful-paint': expect.any(Number),
      'largest-contentful-paint': expect.any(Number),
      'layout-shift': 0,
    })
    expect(speed?.data.loadEventEnd).toBeGreaterThan(0)
    expect(image).toMatchObject({ pageLoadId: speed?.pageLoadId, data: { duration: expect.any(Number) } })
    expect(String(image?.data.url)).toMatch(/\/favicon\.svg\?token=\[removed]$/)
  })

  it('counts from the activation of a prerendered page', async () => {
    const { page } = await site.visit('/')
    await page.addInitScript(() => {
      Object.defineProperty(PerformanceNavigationTiming.prototype, 'activationStart', { get: () => 60_000 })
    })
    await measured(page, '/plain?performance=true')
    await page.goto('about:blank')
    await expect.poll(() => sent().length).toBe(2)
    expect(sent()[0]?.data).toMatchObject({ responseStart: 0, loadEventEnd: 0, 'first-contentful-paint': 0 })
    expect(sent()[1]?.data).toMatchObject({ startTime: 0 })
  })

  it('includes the slowest interaction, and is sent once', async () => {
    const { page } = await site.visit('/')
    await measured(page, '/plain?performance=true')
    await page.evaluate(() => {
      document.addEventListener('click', () => {
        const end = performance.now() + 120
        while (performance.now() < end);
      })
    })
    await page.mouse.click(100, 100)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
    await page.goto('about:blank')
    await expect.poll(() => sent().map(({ event }) => event)).toEqual(['page_speed', 'user', 'image'])
    expect(sent()[1]?.data.slowestInteraction).toBeGreaterThanOrEqual(120)
  })

  it('is not measured unless it is requested', async () => {
    const { page } = await site.visit('/island')
    await expect.poll(() => site.server.backend.log.some(({ operation }) => operation === 'RecordHit')).toBe(true)
    await page.goto('about:blank')
    expect(asked()).toEqual([])
    expect(sent()).toEqual([])
  })

  it('is not measured for the owner', async () => {
    const { page } = await site.visit('/__mock/login?as=owner&to=/island%3Fnoredirect%26performance%3Dtrue')
    await page.waitForFunction(() => 'Skerry' in globalThis)
    await page.waitForLoadState('networkidle')
    expect(asked()).toEqual([])
  })

  it.each([
    ['an unexpected status', { status: 500, body: '{}' }, 'Performance settings were not loaded: status 500'],
    ['a reply without an id', { json: {} }, 'Performance settings were not loaded: no pageLoadId'],
    ['a reply that is not JSON', { body: '<p>' }, 'Performance settings were not loaded: no pageLoadId'],
  ])('is not sent after %s, which is reported', async (_, reply, message) => {
    const { page } = await site.visit('/')
    await page.route('**/api/1/performance/settings', (route) => route.fulfill(reply))
    await page.goto(`${site.server.url}/plain?performance=true`)
    await expect.poll(() => JSON.stringify(reports())).toContain(message)
    await page.goto('about:blank')
    expect(sent()).toEqual([])
  })

  it('reports a server that does not respond within 30 s', async () => {
    const { page } = await site.visit('/')
    await page.clock.install()
    await page.route('**/api/1/performance/settings', () => {}) // hangs
    const request = page.waitForRequest('**/api/1/performance/settings')
    await page.goto(`${site.server.url}/plain?performance=true`)
    await request
    await page.clock.runFor(29_000)
    expect(JSON.stringify(reports())).not.toContain('Performance')
    await page.clock.runFor(10_000)
    await expect.poll(() => JSON.stringify(reports())).toContain('Performance settings were not loaded: timeout')
  })

  it('reports a server whose response does not end within 30 s', async () => {
    const { page } = await site.visit('/')
    await page.clock.install()
    await page.addInitScript(() => {
      const original = fetch
      globalThis.fetch = async (input, init) => {
        if (!String(input).includes('/performance/settings')) return original(input, init)
        const start = (body: ReadableStreamDefaultController) =>
          init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason))
        document.documentElement.dataset.asked = ''
        return new Response(new ReadableStream({ start }))
      }
    })
    await page.goto(`${site.server.url}/plain?performance=true`)
    await page.locator('html[data-asked]').waitFor()
    await page.clock.runFor(40_000)
    await expect.poll(() => JSON.stringify(reports())).toContain('Performance settings were not loaded: timeout')
  })
})
