import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'
import known from './chromiumPaths.json' with { type: 'json' }

/** The path of Chromium: `CHROME_PATH`, else one on the machine, else `undefined` for Playwright's own download. */
export function chromiumPath(): string | undefined {
  return process.env.CHROME_PATH || known.chromium.find((path) => existsSync(path))
}

/** Whether page tests run in the headless shell, which needs half the processor time of Chromium. */
export const hasHeadlessShell =
  !process.env.CHROME_PATH && (headlessShellPath() !== undefined || chromiumPath() === undefined)

function headlessShellPath(): string | undefined {
  return known.headlessShell.find((path) => existsSync(path))
}

/** The path of the browser that page tests run in. `undefined` for Playwright's own download. */
export const testBrowserPath = hasHeadlessShell ? headlessShellPath() : chromiumPath()

/** The flags that Chromium needs in a container without a display. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Features that cost half the time of each visit, because Chromium renders the suggestions of the address bar on a page
 * of its own, and starts a process in reserve. The rest of the list is Playwright's: of two lists, only the last counts.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Options of `launchChromium`. */
export interface BrowserOptions {
  /** Enables the back/forward cache, which visitors have and Playwright disables. */
  readonly keepsPages?: boolean
  /**
   * Never the headless shell, which has no such cache, loads lazy images from further away than visitors’ browsers, and
   * reports layout shifts of boxes that get their size in the frame in which they appear.
   */
  readonly isComplete?: boolean
}

/** Starts headless Chromium with its own profile: the headless shell if there is one, unless a test needs more. */
export function launchChromium({ keepsPages = false, isComplete = keepsPages }: BrowserOptions = {}): Promise<Browser> {
  const isShell = hasHeadlessShell && !isComplete
  const executablePath = isShell ? testBrowserPath : chromiumPath()
  return chromium.launch({
    args: isShell ? chromiumFlags : [...chromiumFlags, `--disable-features=${disabledFeatures}`],
    ...(executablePath ? { executablePath } : {}),
    // Playwright's own download has both; without a channel it starts the shell.
    ...(isComplete && !executablePath ? { channel: 'chromium' } : {}),
    ...(keepsPages ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] } : {}),
  })
}

/** A browser as a test file uses it. */
export interface SharedBrowser {
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>
  /** Opens a page in a context of its own, which ends with the page. */
  readonly newPage: (options?: BrowserContextOptions) => Promise<Page>
  /** Closes the contexts that were opened through this object. The browser stays for the next test file. */
  readonly close: () => Promise<void>
}

const running = new Map<string, Promise<Browser>>()

/** The browser that the test files of a worker share. It starts with the first of them, and ends with the worker. */
export async function shareChromium(options: BrowserOptions = {}): Promise<SharedBrowser> {
  const kind = JSON.stringify([options.keepsPages, options.isComplete])
  const before = await running.get(kind)?.catch(() => null)
  if (!before?.isConnected()) running.set(kind, launchChromium(options)) // the first, or the previous one crashed
  const browser = await running.get(kind)!
  const contexts = new Set<BrowserContext>()
  const newContext = async (contextOptions?: BrowserContextOptions) => {
    const context = await browser.newContext(contextOptions)
    contexts.add(context)
    context.on('close', () => contexts.delete(context))
    return context
  }
  return {
    newContext,
    async newPage(contextOptions) {
      const context = await newContext(contextOptions)
      const page = await context.newPage()
      page.on('close', () => context.close())
      return page
    },
    async close() {
      await Promise.all([...contexts].map((context) => context.close()))
    },
  }
}
