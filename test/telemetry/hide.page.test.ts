import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SharedBrowser, shareChromium } from '../support/browser'
import { bundleSource } from '../support/sourcePage'
import { CollectorServer } from './collectorServer'

// What a page of ours would do, put where the test can reach it. `emit` is n traces, an error and a counted overlay.
const source = `
  import { recordOverlay } from './src/telemetry/census'
  import { reportError } from './src/telemetry/reportError'
  import { startTelemetry } from './src/telemetry/startTelemetry'
  import { trace } from './src/telemetry/trace'
  const isRestrictiveCookiePolicyEnabled = new URLSearchParams(location.search).has('restrictive')
  const page = {
    pageType: 'page', website: { id: 'w' }, collection: null, item: null, authenticatedAccount: null, websiteRoles: [],
    cookieSettings: { isRestrictiveCookiePolicyEnabled },
  }
  function log(traces, size = 100) {
    for (let i = 0; i < traces; i++) trace('hide', { i, text: 'x'.repeat(size) })
  }
  function emit(traces, size) {
    log(traces, size)
    reportError(new Error('hide'))
    recordOverlay(page)
  }
  const breakOwn = () => setTimeout(() => { throw new Error('our own') })
  Object.assign(window, { log, emit, breakOwn, stop: startTelemetry(page) })
`
declare function log(traces: number): void
declare function breakOwn(): void
declare function emit(traces: number, size?: number): void

const traces = 18
const all = traces + 2

let browser: SharedBrowser
let script: string
let context: BrowserContext
let server: CollectorServer
let origin: string

beforeAll(async () => {
  browser = await shareChromium()
  script = await bundleSource(source)
})
afterAll(() => browser.close())

beforeEach(async () => {
  server = new CollectorServer(script)
  origin = await server.start()
  context = await browser.newContext()
})
afterEach(async () => {
  await context.close()
  await server.stop()
})

async function openPage(path = '/page'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(origin + path)
  return page
}

const taken = (count: number) => expect.poll(() => server.count).toBe(count)

/**
 * Leaves, and emits in the very task in which the page goes: however long the way to the next page takes, nothing but the
 * hide handler can have sent it.
 */
async function emitAndLeave(page: Page, path: string, count = traces, size?: number): Promise<void> {
  const left = page.waitForURL(`${origin}${path}`)
  await page.evaluate(
    ({ count, size, path }) => {
      addEventListener('pagehide', () => emit(count, size), { capture: true }) // before the page's own listener
      location.assign(path)
    },
    { count, size, path },
  )
  await left
}

/** For tests that count repeats: on a slow machine the page would give a request up, and send it again. */
async function stopTimers(): Promise<void> {
  await context.addInitScript(() => {
    Object.assign(window, { setTimeout: () => 0 })
  })
}

describe('telemetry when the visitor leaves a page', () => {
  it('loses nothing on navigation: the next page sends what two requests could not carry', async () => {
    const page = await openPage()
    await emitAndLeave(page, '/plain')
    await expect.poll(() => server.count).toBeGreaterThanOrEqual(traces + 1)
    await openPage()
    await taken(all)
  })

  it('loses nothing if six hanging requests occupy all sockets to the host', async () => {
    const page = await openPage()
    await page.evaluate(() => {
      for (let i = 0; i < 6; i++) fetch('/hang').catch(() => {})
    })
    await emitAndLeave(page, '/plain')
    await expect.poll(() => server.count).toBeGreaterThanOrEqual(traces + 1)
    await openPage()
    await taken(all)
  })

  it('loses nothing when the tab is closed', async () => {
    const page = await openPage()
    await page.evaluate((count) => emit(count), traces)
    await page.close({ runBeforeUnload: true })
    await openPage()
    await taken(all)
  })

  it('loses nothing when the tab crashes', async () => {
    const page = await openPage()
    await page.evaluate((count) => emit(count), traces)
    // The error waits in its queue for a second, then it is sent; what was collected lies in the journal.
    await expect.poll(() => server.count).toBeGreaterThanOrEqual(2)
    await page.goto('chrome://crash').catch(() => {})
    await openPage()
    await taken(all)
  })

  it('sends everything when the tab is hidden, and nothing twice when it is shown again', async () => {
    await stopTimers()
    const page = await openPage()
    await page.evaluate((count) => log(count), traces)
    await setVisibility(page, 'hidden')
    await taken(traces)
    await setVisibility(page, 'visible')
    await page.evaluate(() => log(1))
    await setVisibility(page, 'hidden')
    await taken(traces + 1)
    expect(server.taken).toHaveLength(traces + 1)
  })

  it('leaves events beyond the browser’s limit to the next page', async () => {
    const page = await openPage()
    await emitAndLeave(page, '/plain', 400, 300)
    await openPage()
    await taken(402)
  })
})

describe('a failing collector', () => {
  it.each(['is down', 'drops', 'hangs'] as const)('%s, then receives everything from the next page', async (mood) => {
    server.mood = mood
    const page = await openPage()
    await emitAndLeave(page, '/plain')
    await expect.poll(() => server.requests).toBeGreaterThan(0)
    server.mood = 'takes'
    await openPage()
    await taken(all)
  })

  it.each(['is down', 'drops'] as const)('%s, then receives everything from the same page', async (mood) => {
    server.mood = mood
    const page = await openPage()
    await page.evaluate((count) => emit(count), traces)
    await setVisibility(page, 'hidden')
    await setVisibility(page, 'visible')
    await expect.poll(() => server.requests).toBeGreaterThan(1)
    server.mood = 'takes'
    await taken(all)
  })

  it('hangs without delaying the next page', async () => {
    server.mood = 'hangs'
    const page = await openPage()
    for (let i = 0; i < 8; i++) await emitAndLeave(page, `/page?${i}`)
    expect(await page.title()).toBe('page')
  })

  it('causes no errors or messages on the page', async () => {
    server.mood = 'drops'
    const page = await openPage()
    const said: string[] = []
    page.on('pageerror', (error) => said.push(error.message))
    page.on('console', (message) => {
      // The browser itself notes every failed request.
      if (!message.text().startsWith('Failed to load resource')) said.push(message.text())
    })
    await page.evaluate((count) => emit(count), traces)
    await expect.poll(() => server.requests).toBeGreaterThan(1)
    expect(said).toEqual([])
  })
})

describe('an uncaught error', () => {
  it('is reported if it comes from our code, and otherwise left to the page', async () => {
    const page = await openPage()
    await page.addScriptTag({ content: "setTimeout(() => { throw new Error('of the page') })" })
    await page.evaluate(() => breakOwn())
    await taken(1)
    expect(JSON.parse(server.bodies[0] ?? '')[0].data.message).toBe('our own')
  })
})

describe('several tabs', () => {
  it('share what a page left behind, without sending it twice', async () => {
    await stopTimers()
    server.mood = 'is down'
    const page = await openPage()
    await emitAndLeave(page, '/plain')
    await expect.poll(() => server.requests).toBeGreaterThan(0)
    server.mood = 'takes'
    await Promise.all([openPage(), openPage(), openPage()])
    await taken(all)
    expect(server.taken).toHaveLength(all)
  })
})

describe('before consent under the restrictive policy', () => {
  it('nothing is stored, but collected events are sent', async () => {
    const page = await openPage('/page?restrictive')
    await page.evaluate((count) => emit(count), traces)
    await setVisibility(page, 'hidden')
    await taken(all)
    const stored = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])
    expect(stored).toEqual([0, 0, ''])
  })
})

/** Headless Chromium keeps every tab visible; the page is told otherwise, as by a browser. */
async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
