import { readFile } from 'node:fs/promises'
import { build } from 'esbuild'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../mocks/server'
import { type SharedBrowser, shareChromium } from '../support/browser'
import { createVisitor } from '../support/visitor'
import { contractCases } from './contractCases'
import { type CaseResult, runCase } from './runCase'
import type { WorkerTools } from './workerEntry'

declare const tools: WorkerTools

const root = new URL('../../', import.meta.url).pathname

describe('the mock backend in a page', () => {
  let browser: SharedBrowser
  let server: RunningServer
  let statics: RunningServer
  let page: Page
  beforeAll(async () => {
    browser = await shareChromium()
    server = await startServer({ now: () => Date.UTC(2026, 5, 1), seed: 7 })
    statics = await startServer({ renderPage: await staticFiles(), tag: 'none' })
    page = await browser.newPage()
    await page.goto(`${statics.url}/`)
    await page.evaluate(() => tools.start())
  })
  afterAll(async () => {
    await browser.close()
    await server.close()
    await statics.close()
  })

  it('responds to every request in the contract as the server does', async () => {
    const overHttp: CaseResult[] = []
    const visitor = createVisitor(server.url)
    for (const one of contractCases) overHttp.push(await runCase(one, visitor))
    const inPage = await page.evaluate((cases) => tools.runCases(cases), contractCases)
    // Two bundlers wrote the scripts that some of them are, with other spaces.
    const written = (results: readonly CaseResult[]) =>
      results.map((one) => JSON.stringify(one).replace(/\\[nt]|\s/g, ''))
    expect(written(inPage)).toEqual(written(overHttp))
  })

  it('takes the scenario from the page’s URL', async () => {
    const status = (url: string) =>
      page.evaluate(async (to) => {
        history.replaceState(null, '', to)
        return (await fetch('/api/commerce/shopping-cart')).status
      }, url)
    expect(await status('/?scenario=unavailable')).toBe(503)
    expect(await status('/')).toBe(404)
  })

  it('drops the connection in the scenario offline', async () => {
    const failure = await page.evaluate(() =>
      fetch('/api/commerce/shopping-cart?scenario=offline').then(String, (error: Error) => error.name),
    )
    expect(failure).toBe('TypeError')
  })

  it('receives beacons sent by sendBeacon and by images', async () => {
    await page.evaluate(async () => {
      tools.page.reset()
      navigator.sendBeacon('/api/v1/events', '{"commonData":"{}"}')
      const image = new Image()
      image.src = '/api/track/Track?landing=%2F'
      await image.decode()
    })
    await expect
      .poll(() => page.evaluate(() => tools.page.backend.state.events.map(({ operation }) => operation).sort()))
      .toEqual(['SendEvent', 'Track'])
  })

  it('keeps its state when the tab is reloaded', async () => {
    await page.evaluate(() => fetch('/api/census/overlay', { method: 'POST', body: '{"visitorCookie":"v"}' }))
    await page.reload()
    await page.evaluate(() => tools.start())
    const names = await page.evaluate(async () => (await fetch('/__mock/events?operation=Overlay')).json())
    expect(names).toHaveLength(1)
  })
})

/** A site of one page with the worker beside it: the bundle is made from the sources, so the test needs no build. */
async function staticFiles() {
  const { outputFiles } = await build({
    entryPoints: [`${root}test/mocks/workerEntry.ts`],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"test"' },
  })
  const worker = await readFile(`${root}mocks/public/mockServiceWorker.js`, 'utf8')
  const files: { readonly [path: string]: readonly [string, string] } = {
    '/': ['text/html', '<!doctype html><title>Page</title><script src="/tools.js"></script>'],
    '/tools.js': ['text/javascript', outputFiles[0]?.text ?? ''],
    '/mockServiceWorker.js': ['text/javascript', worker],
  }
  return (path: string) => {
    const file = files[path]
    return file ? { status: 200, contentType: file[0], body: file[1] } : null
  }
}
