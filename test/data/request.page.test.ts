import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type SharedBrowser, shareChromium } from '../support/browser'
import { bundleSource } from '../support/sourcePage'
import { ApiServer, type Arrived } from './apiServer'

// What a page of ours would call, put where the test can reach it.
const source = `
  import { configure } from './src/browser/settings'
  import { get, post } from './src/data/request'
  Object.assign(window, { configure, get, post })
`
interface Api {
  configure(changes: { apiBase: string }): void
  get(path: string, options?: object): Promise<unknown>
  post(path: string, options?: object): Promise<unknown>
}

let browser: SharedBrowser
let script: string
let page: Page
let server: ApiServer
let origin: string

beforeAll(async () => {
  browser = await shareChromium()
  script = await bundleSource(source)
})
afterAll(() => browser.close())

beforeEach(async () => {
  server = new ApiServer()
  origin = await server.start()
  server.answer = servePage
  page = await browser.newPage()
  await page.goto(`${origin}/`)
  server.arrived.length = 0
})
afterEach(async () => {
  await page.close()
  await server.stop()
})

it('with a stale crumb over HTTP/1.1, 100 parallel POSTs all succeed in at most 200 requests with the same bodies', async () => {
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the page as a server left it
    document.cookie = 'crumb=stale; path=/'
  })
  server.answer = ({ url }, count) =>
    url.includes('crumb=fresh')
      ? { status: 200, body: { ok: true } }
      : { status: 400, body: { crumbFail: true, crumb: `fresh${count}`, error: 'Invalid crumb' } }
  const answers = await page.evaluate(() => {
    const { post } = window as unknown as Api
    return Promise.all(Array.from({ length: 100 }, (_, id) => post(`/api/x/${id}`, { json: { id, text: 'ä€😀' } })))
  })
  expect(answers).toEqual(answers.map(() => ({ ok: true })))
  expect(answers).toHaveLength(100)
  expect(server.arrived.length).toBeLessThanOrEqual(200)
  for (const { url, body } of server.arrived) {
    const id = Number(/\d+/.exec(url)?.[0])
    expect(body).toBe(JSON.stringify({ id, text: 'ä€😀' }))
  }
})

it('reads a response with a byte order mark', async () => {
  server.answer = () => ({ status: 200, body: '\uFEFF{"ok":true}' })
  expect(await page.evaluate(() => (window as unknown as Api).get('/api/x'))).toEqual({ ok: true })
})

it('names a dropped connection and a timeout', async () => {
  server.answer = ({ url }) => (url.startsWith('/api/late') ? new Promise(() => {}) : { status: null })
  const reasons = await page.evaluate(async () => {
    const { get } = window as unknown as Api
    const reason = (sent: Promise<unknown>) => sent.catch((error) => `${error.name} ${error.reason} ${error.message}`)
    return [await reason(get('/api/gone')), await reason(get('/api/late', { timeoutMs: 50 }))]
  })
  expect(reasons).toEqual(['NetworkError connection Unable to connect…', 'NetworkError timeout Unable to connect…'])
})

it('keeps another origin’s crumb in memory, not in the page’s cookies', async () => {
  const other = new ApiServer()
  const base = (await other.start()).replace('127.0.0.1', 'localhost')
  const cors = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Headers': 'content-type',
  }
  other.answer = ({ method, url }) => {
    if (method === 'OPTIONS') return { status: 204, headers: cors }
    const isFresh = url.includes('crumb=theirs')
    return isFresh
      ? { status: 200, body: { ok: true }, headers: cors }
      : { status: 400, body: { crumbFail: true, crumb: 'theirs' }, headers: cors }
  }
  const answers = await page.evaluate(async (apiBase) => {
    const { configure, post } = window as unknown as Api
    configure({ apiBase })
    return [await post('/api/x', { json: {} }), await post('/api/y', { json: {} }), document.cookie]
  }, base)
  await other.stop()
  expect(answers).toEqual([{ ok: true }, { ok: true }, ''])
  const posts = other.arrived.filter(({ method }) => method === 'POST')
  expect(posts.map(({ url }) => url)).toEqual(['/api/x', '/api/x?crumb=theirs', '/api/y?crumb=theirs'])
  expect(server.urls).toEqual([])
})

function servePage({ url }: Arrived) {
  if (url === '/part.js') return { status: 200, body: script, headers: { 'Content-Type': 'text/javascript' } }
  const html =
    '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Page</title><script src="/part.js"></script></html>'
  return { status: 200, body: html, headers: { 'Content-Type': 'text/html; charset=utf-8' } }
}
