import type { BrowserContext, BrowserContextOptions, CDPSession, Frame, Page } from 'playwright'
import type { SharedBrowser } from './browser'

/** Pages that the tests of a file use one after the other: a new one costs half of what a visit does. */
export interface PagePool {
  /** Returns a page without history, cookies, storage or cached files. */
  readonly take: (options?: BrowserContextOptions) => Promise<Page>
  /** Cleans a page for the next test, or closes it if this one has left something that stays. */
  readonly giveBack: (page: Page, isFailed: boolean) => Promise<void>
}

interface PooledPage {
  readonly page: Page
  readonly cdp: CDPSession
  /** Its options besides the size of its window, as JSON. */
  readonly kind: string
  /** The origins whose documents it has had. */
  readonly origins: Set<string>
  /** Whether a test has set something that stays. */
  isUsedUp: boolean
}

/** What leaves something on a page, or its context, that stays for its life. */
const lasting = {
  page: 'addInitScript addLocatorHandler clock emulateMedia exposeBinding exposeFunction routeFromHAR routeWebSocket setExtraHTTPHeaders',
  context:
    'addInitScript clock exposeBinding exposeFunction grantPermissions newCDPSession newPage on once route setExtraHTTPHeaders setGeolocation setOffline tracing',
}

const defaultSize = { width: 1280, height: 720 } // Playwright's
const maxWaiting = 2 // tests that run one after the other rarely need pages of more kinds

/** Creates a pool. `prepare` is called for each new page. Pages are closed with the browser. */
export function createPagePool(browser: SharedBrowser, prepare?: (page: Page) => Promise<unknown>): PagePool {
  const waiting: PooledPage[] = []
  const taken = new Map<Page, PooledPage>()

  async function open(kind: string, options: BrowserContextOptions): Promise<PooledPage> {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    await prepare?.(page)
    const cdp = await context.newCDPSession(page)
    const pooled = { page, cdp, kind, origins: new Set<string>(), isUsedUp: false }
    const useUp = () => {
      pooled.isUsedUp = true
    }
    watchUse(page, lasting.page, useUp)
    watchUse(context, lasting.context, useUp)
    return pooled
  }

  return {
    async take({ viewport = defaultSize, ...options } = {}) {
      const kind = JSON.stringify(options)
      const index = waiting.findIndex((one) => one.kind === kind)
      const [waited] = waiting.splice(index, index < 0 ? 0 : 1)
      if (waited && viewport) await waited.page.setViewportSize(viewport)
      const pooled = waited ?? (await open(kind, { ...options, viewport }))
      const { page, cdp, origins } = pooled
      page.on('framenavigated', (frame: Frame) => origins.add(new URL(frame.url()).origin))
      forgetPageBefore(page, cdp)
      taken.set(page, pooled)
      return page
    },
    async giveBack(page, isFailed) {
      const pooled = taken.get(page)!
      const isClean =
        !isFailed &&
        !pooled.isUsedUp &&
        !page.isClosed() &&
        page.context().pages().length === 1 &&
        (await clean(pooled).then(
          () => true,
          () => false,
        ))
      taken.delete(page)
      if (isClean) waiting.unshift(pooled)
      const rest = isClean ? waiting.splice(maxWaiting).map((one) => one.page) : [page]
      await Promise.all(rest.map((one) => one.context().close()))
    },
  }
}

/** Makes the first document that is opened on a page the first of its history: there is none before it. */
function forgetPageBefore(page: Page, cdp: CDPSession): void {
  const { goto } = page
  page.goto = async (...parts) => {
    page.goto = goto
    const response = await goto.apply(page, parts)
    await cdp.send('Page.resetNavigationHistory')
    return response
  }
}

/** Calls `onUse` when one of an object's members is used. */
function watchUse(target: Page | BrowserContext, names: string, onUse: () => void): void {
  for (const name of names.split(' ')) {
    const member: unknown = Reflect.get(target, name)
    Object.defineProperty(target, name, {
      configurable: true,
      get() {
        onUse()
        return member
      },
    })
  }
}

/** Removes what a test has left on a page. Fails if the page cannot be left, because it asks the visitor first. */
async function clean({ page, cdp, origins }: PooledPage): Promise<void> {
  page.removeAllListeners()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.mouse.move(-1, -1)
  await page.goto('about:blank', { timeout: 5000 })
  for (const origin of origins) await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await cdp.send('Network.clearBrowserCache')
  // The renderer has a cache of its own, which it drops when caching is disabled.
  for (const cacheDisabled of [true, false]) await cdp.send('Network.setCacheDisabled', { cacheDisabled })
  page.setDefaultTimeout(30_000)
  origins.clear()
}
