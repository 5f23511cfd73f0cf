import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, onTestFinished, TestRunner } from 'vitest'
import { type RunningServer, startServer } from '../../mocks/server'
import type { ServerOptions } from '../../mocks/server/ServerOptions'
import { type BrowserOptions, type SharedBrowser, shareChromium } from './browser'
import { createPagePool } from './pagePool'

/** A page that a visitor has open, and its errors so far. */
export interface Visit {
  readonly page: Page
  /** Uncaught errors, policy violations and console errors, in order. */
  readonly troubles: string[]
}

/** A site that serves pages with the built bundle, and a browser to visit it with. */
export interface Site {
  readonly server: RunningServer
  readonly visit: (path: string, options?: BrowserContextOptions) => Promise<Visit>
  readonly close: () => Promise<void>
}

/** The strictest policy a host can send: nonces, no inline styles, Trusted Types. */
export const strictPolicy = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'nonce-{{nonce}}' 'strict-dynamic'",
    "style-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types skerry dompurify',
  ].join('; '),
}

/** Options of a site’s browser and pages. */
export interface SiteOptions extends BrowserOptions {
  /** Prepares a new page before the first test uses it, for example with an init script. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** Starts the mock server with the given pages, and Chromium. Close it after the tests. */
export async function openSite(
  options: ServerOptions,
  { prepare, ...browserOptions }: SiteOptions = {},
): Promise<Site> {
  const server = await startServer(options)
  const browser: SharedBrowser = await shareChromium(browserOptions)
  const pool = createPagePool(browser, prepare)

  /** Opens a page that the test which is running gives back. */
  async function openPage(contextOptions?: BrowserContextOptions): Promise<Page> {
    const test = TestRunner.getCurrentTest()
    // Pages opened in `beforeAll` stay open, and those of concurrent tests, because Vitest does not know which of them
    // is running. A page in the back/forward cache would still send what it sends when it is left.
    if (!test || test.concurrent || browserOptions.keepsPages) {
      const page = await (await browser.newContext(contextOptions)).newPage()
      await prepare?.(page)
      if (test && !test.concurrent) onTestFinished(() => page.context().close())
      return page
    }
    const page = await pool.take(contextOptions)
    onTestFinished(({ task }) => pool.giveBack(page, task.result?.state === 'fail'))
    return page
  }

  return {
    server,
    async visit(path, contextOptions) {
      const page = await openPage(contextOptions)
      const troubles: string[] = []
      page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error') troubles.push(`console: ${message.text()}`)
      })
      await page.goto(server.url + path)
      return { page, troubles }
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}

/** A site for the tests of a file. Actions on its pages time out after `patienceMs`, enough for a busy machine. */
export function siteForTests(options: ServerOptions, patienceMs = 30_000): Site {
  let site: Site
  beforeAll(async () => {
    site = await openSite(options)
  })
  afterAll(() => site.close())
  return {
    get server() {
      return site.server
    },
    async visit(path, contextOptions) {
      const visited = await site.visit(path, contextOptions)
      visited.page.setDefaultTimeout(patienceMs)
      return visited
    },
    close: () => site.close(),
  }
}

/** A whole document around some body markup. */
export function documentOf(body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Test page</title>${head}</head><body><main><h1>Test page</h1>${body}</main></body></html>`
}

/** The blocks of `Skerry.inspect()`, as `name state` in order. */
export function blockStates(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { inspect } = (
      globalThis as unknown as Record<symbol, { inspect(): { blocks: { name: string; state: string }[] } }>
    )[Symbol.for('skerry')]!
    return inspect().blocks.map(({ name, state }) => `${name} ${state}`)
  })
}

/** Waits until a block with this name has this state. */
export async function untilBlock(page: Page, name: string, state = 'mounted'): Promise<void> {
  await page.waitForFunction(
    ([wantedName, wantedState]) => {
      const skerry = (
        globalThis as unknown as Record<
          symbol,
          { inspect(): { blocks: { name: string; state: string }[] } } | undefined
        >
      )[Symbol.for('skerry')]
      return skerry?.inspect().blocks.some((block) => block.name === wantedName && block.state === wantedState)
    },
    [name, state],
  )
}
