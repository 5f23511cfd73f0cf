import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import known from './chromiumPaths.json'

/** Where Chromium is: `CHROME_PATH`, else one on the machine, else `undefined` for Playwright's own download. */
export function chromiumPath(): string | undefined {
  return process.env.CHROME_PATH || known.find((path) => existsSync(path))
}

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

/** How a browser is started. */
export interface BrowserOptions {
  /** Back and Forward show a page as it was left, as they do for visitors; Playwright turns that off. */
  readonly keepsPages?: boolean
}

/** Starts Chromium, headless, with a profile of its own. */
export function launchChromium({ keepsPages = false }: BrowserOptions = {}): Promise<Browser> {
  const executablePath = chromiumPath()
  return chromium.launch({
    args: chromiumFlags,
    ...(executablePath ? { executablePath } : {}),
    ...(keepsPages ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] } : {}),
  })
}
