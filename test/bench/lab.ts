import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright'
import { chromiumFlags, chromiumPath, launchChromium } from '../support/browser'
import { type BenchServer, serveBench } from './serve'

const root = resolve(import.meta.dirname, '../..')
const quietMs = 300

/** An empty module, whose cost is subtracted from that of others. */
export const emptyScript = '/empty.js'

/** One browser and one server for all figures of a run. */
export interface Lab {
  readonly server: BenchServer
  readonly dist: string
  /** Opens a path of the server, or a full URL, in a new context. */
  readonly open: (path: string, options?: OpenOptions) => Promise<Bench>
  /** Bundles a script of `test/bench/scripts` for the page; returns its path on the server. */
  readonly script: (name: string) => Promise<string>
  readonly close: () => Promise<void>
}

export interface OpenOptions extends BrowserContextOptions {
  /** Called before the page is requested. */
  readonly prepare?: (bench: Bench) => Promise<void>
  /** `load` by default. */
  readonly waitUntil?: 'load' | 'commit' | 'domcontentloaded'
  /** Uses a browser without JIT compilation: compiled code would look like a growing heap. */
  readonly isInterpreted?: boolean
}

/** A page with access to the browser's own metrics. */
export interface Bench {
  readonly page: Page
  readonly cdp: CDPSession
  /** Reads the metrics. Times are CPU milliseconds of the main thread, not wall-clock time. */
  readonly read: () => Promise<Meters>
  /** Collects garbage, then reads. */
  readonly readClean: () => Promise<Meters>
  /** Waits until the page is idle. */
  readonly quiet: (ms?: number) => Promise<void>
  readonly close: () => Promise<void>
}

export interface Meters {
  readonly taskMs: number
  readonly scriptMs: number
  readonly heapBytes: number
  readonly listeners: number
  readonly nodes: number
}

/** Starts browser and server. */
export async function openLab(): Promise<Lab> {
  const dist = join(root, 'dist')
  const server = await serveBench(dist)
  server.put(emptyScript, '')
  const browser = await launchChromium({ isComplete: true })
  let interpreting: Browser | undefined
  return {
    server,
    dist,
    async open(path, options = {}) {
      if (options.isInterpreted) interpreting ??= await launchInterpreting()
      const chosen = options.isInterpreted && interpreting ? interpreting : browser
      return open(chosen, new URL(path, server.url).href, options)
    },
    async script(name) {
      const path = `/scripts/${name}.js`
      server.put(path, await bundle(join(root, 'test/bench/scripts', name)))
      return path
    },
    async close() {
      await Promise.all([browser.close(), interpreting?.close()])
      await server.close()
    },
  }
}

function launchInterpreting(): Promise<Browser> {
  const executablePath = chromiumPath()
  const args = [...chromiumFlags, '--js-flags=--no-opt --no-maglev --no-sparkplug']
  return chromium.launch({ args, ...(executablePath ? { executablePath } : {}) })
}

async function open(browser: Browser, url: string, options: OpenOptions): Promise<Bench> {
  const { prepare, waitUntil = 'load', isInterpreted: _, ...contextOptions } = options
  const context = await browser.newContext(contextOptions)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => metersOf((await cdp.send('Performance.getMetrics')).metrics)
  const bench: Bench = {
    page,
    cdp,
    read,
    async readClean() {
      // Twice: objects that finalisers release are collected in the second round.
      for (let round = 0; round < 2; round++) await cdp.send('HeapProfiler.collectGarbage')
      return read()
    },
    async quiet(ms = quietMs) {
      await page.waitForTimeout(ms)
    },
    close: () => context.close(),
  }
  await prepare?.(bench)
  await page.goto(url, { waitUntil })
  // The page's own first layout must not count.
  if (waitUntil === 'load') await page.evaluate(twoFrames)
  return bench
}

function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

function metersOf(metrics: readonly { readonly name: string; readonly value: number }[]): Meters {
  const values = new Map(metrics.map(({ name, value }) => [name, value]))
  const read = (name: string) => values.get(name) ?? 0
  return {
    taskMs: read('TaskDuration') * 1000,
    scriptMs: read('ScriptDuration') * 1000,
    heapBytes: read('JSHeapUsedSize'),
    listeners: read('JSEventListeners'),
    nodes: read('Nodes'),
  }
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm', // all scripts are loaded as modules
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}
