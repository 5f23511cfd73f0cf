import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { documentOf, siteForTests, strictPolicy, untilBlock, type Visit } from '../support/site'

type Global = typeof globalThis & { Skerry: typeof import('../../src/index') }

const context = (cookieSettings: object) =>
  `<script nonce="{{nonce}}">window.Static = { SQUARESPACE_CONTEXT: { cookieSettings: ${JSON.stringify(cookieSettings)} } }</script>`

const accordion = `<div class="sqs-block sqs-block-accordion" id="questions"><ul class="accordion-items-container">
  <li class="accordion-item"><h3><button class="accordion-item__click-target">When?</button></h3>
  <div class="accordion-item__dropdown"><p>Now.</p></div></li></ul></div>`

const site = siteForTests({
  headers: strictPolicy,
  pages: {
    '/': documentOf(accordion),
    '/empty': documentOf('<p>Nothing to do here.</p>'),
    '/chatty': documentOf(
      '<script type="module" nonce="{{nonce}}">for (let n = 0; n < 150; n++) Skerry.log("early", n)</script>',
    ),
    '/asks': documentOf(accordion, context({ isRestrictiveCookiePolicyEnabled: true })),
    '/own': documentOf('<div class="sqs-block" id="own" data-own>Served</div>'),
    '/next': documentOf('<p>Another page.</p>'),
  },
})

/** What reached the collector: type and data of every entry. */
const traces = () =>
  site.server.state.events
    .filter(({ operation }) => operation === 'Trace')
    .map(({ data }) => data as { type: string; data: unknown; pageUrl: string })

const typesOf = () => traces().map(({ type }) => type)
const ofType = (type: string) => traces().find((entry) => entry.type === type)?.data

/** A page whose telemetry has started. */
async function visitReady(path: string): Promise<Visit> {
  const visit = await site.visit(path)
  await untilReady(visit.page)
  return visit
}

/** Telemetry has started where the page view was counted. */
const untilReady = (page: Page) =>
  expect.poll(hitPaths, { message: 'Paths whose page view was counted' }).toContain(new URL(page.url()).pathname)

const hitPaths = () =>
  site.server.backend.log
    .filter(({ operation }) => operation === 'RecordHit')
    .map(({ body }) => (body as { data: { url: string } }).data.url)

const leave = (page: Page) => page.goto(`${site.server.url}/next`)

beforeEach(() => site.server.backend.reset())

describe('the log', () => {
  it('accepts the page’s entries before its code has loaded, and sends them every 30 s', async () => {
    const { page, troubles } = await site.visit('/next')
    await page.clock.install()
    await page.goto(`${site.server.url}/empty`)
    await page.evaluate(() => (globalThis as Global).Skerry.log('basket', { items: 3, email: 'a@b.example' }))
    await untilReady(page)
    expect(typesOf()).toEqual([])
    await page.clock.fastForward(30_000)
    await expect.poll(() => traces()).toMatchObject([{ type: 'basket', data: { items: 3, email: '[removed]' } }])
    await page.evaluate(() => (globalThis as Global).Skerry.log('basket emptied'))
    await page.clock.fastForward(30_000)
    await expect.poll(typesOf).toEqual(['basket', 'basket emptied'])
    expect(troubles).toEqual([])
  })

  it('keeps the page’s first 100 entries until its code has loaded', async () => {
    const { page } = await visitReady('/chatty')
    await page.evaluate(() => (globalThis as Global).Skerry.log('late'))
    await leave(page)
    await expect.poll(typesOf).toContain('late') // entries are sent in their order
    expect(typesOf().filter((type) => type === 'early')).toHaveLength(100)
    expect(ofType('early')).toBe(0)
  })

  it('sends the remaining entries when the visitor leaves the page', async () => {
    const { page } = await visitReady('/')
    await page.evaluate(() => (globalThis as Global).Skerry.log('leaving'))
    await leave(page)
    await expect.poll(typesOf).toContain('leaving')
    expect(traces()[0]?.pageUrl).toBe(`${site.server.url}/`)
  })

  it('records which block failed, where and why', async () => {
    const { page } = await visitReady('/own')
    await page.evaluate(() => {
      const { define } = (globalThis as Global).Skerry
      define({
        name: 'own',
        selector: '[data-own]',
        when: 'now',
        draws: false,
        load: async () => ({
          parse() {
            throw new Error('It has no button.')
          },
          attach: () => () => {},
        }),
      })
    })
    await page.waitForFunction(() => (globalThis as Global).Skerry.inspect().blocks[0]?.state === 'failed')
    await leave(page)
    await expect
      .poll(() => ofType('block failed'))
      .toMatchObject({ block: 'own', path: '#own', error: 'Error: It has no button.' })
  })

  it('records a chunk that had to be requested again, and how long it took', async () => {
    const { page: first } = await site.visit('/next')
    const page = await first.context().newPage()
    await page.route('**/chunks/accordion-*.mjs', (route) => route.abort())
    await page.goto(`${site.server.url}/`)
    await untilReady(page)
    await leave(page)
    await expect.poll(() => ofType('slow chunk')).toEqual({ name: 'accordion', retry: 1, ms: expect.any(Number) })
  })

  it('records a chunk that took more than two seconds', async () => {
    const { page } = await site.visit('/next')
    await page.route('**/chunks/accordion-*', async (route) => {
      await new Promise((done) => setTimeout(done, 2100)) // a slow network
      await route.continue()
    })
    await page.goto(site.server.url)
    await untilBlock(page, 'accordion') // the log does not wait for a slow chunk, so leaving would cancel it
    await untilReady(page)
    await leave(page)
    await expect.poll(() => ofType('slow chunk')).toEqual({ name: 'accordion', retry: 0, ms: expect.any(Number) })
  })

  it('records our own uncaught errors, but not the page’s', async () => {
    const { page } = await visitReady('/')
    await page.evaluate(() => {
      const thrown = (filename: string, message: string) =>
        dispatchEvent(new ErrorEvent('error', { filename, message }))
      thrown(`${location.origin}/__skerry/skerry.mjs`, 'ours')
      thrown(`${location.origin}/template.js`, 'theirs')
    })
    await leave(page)
    await expect.poll(() => ofType('unhandled error')).toEqual({ error: 'ours', uncaught: 'error' })
    expect(JSON.stringify(traces())).not.toContain('theirs')
  })

  it('records cookie decisions, whatever asked for them', async () => {
    const { page } = await visitReady('/asks')
    await page.context().addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: site.server.url }])
    await leave(page)
    await expect.poll(() => ofType('consent changed')).toEqual({ from: 'unknown', to: 'given' })
  })
})

describe('a host that has turned telemetry off', () => {
  it('gets no page view, log or error, and its visitors no cookies', async () => {
    const { page } = await visitReady('/')
    await page.evaluate(() => (globalThis as Global).Skerry.stop())
    site.server.backend.reset()
    await page.evaluate(async () => {
      const { Skerry } = globalThis as Global
      const ready = new Promise((resolve) => document.addEventListener('skerry:ready', resolve, { once: true }))
      Skerry.start({ telemetry: false })
      await ready
      Skerry.log('noticed')
      setTimeout(() => {
        throw new Error('noticed')
      })
      await new Promise((resolve) => setTimeout(resolve, 500))
    })
    expect((await page.context().cookies()).filter(({ name }) => name.startsWith('ss_'))).toEqual([])
    await page.goto(`${site.server.url}/asks`)
    await untilReady(page)
    expect(hitPaths()).toEqual(['/asks'])
    const sent = site.server.backend.log.filter(({ operation }) => /Trace|RecordJavascriptErrors/.test(operation ?? ''))
    expect(sent.filter(({ body }) => JSON.stringify(body).includes('noticed'))).toEqual([])
  })
})
