import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import known from './chromiumPaths.json'

/** The path of Chromium: `CHROME_PATH`, else one on the machine, else `undefined` for Playwright's own download. */
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

/** Options of `launchChromium`. */
export interface BrowserOptions {
  /** Enables the back/forward cache, which visitors have and Playwright disables. */
  readonly keepsPages?: boolean
}

/** Starts headless Chromium with its own profile. */
export function launchChromium({ keepsPages = false }: BrowserOptions = {}): Promise<Browser> {
  const executablePath = chromiumPath()
  return chromium.launch({
    args: chromiumFlags,
    ...(executablePath ? { executablePath } : {}),
    ...(keepsPages ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] } : {}),
  })
}
