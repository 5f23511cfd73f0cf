import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { type BrowserOptions, type SharedBrowser, shareChromium } from './browser'

const root = resolve(import.meta.dirname, '../..')

/** Bundles source code, with imports relative to the repository root, into one classic script. */
export async function bundleSource(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root, loader: 'tsx' },
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [inlineCss],
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

export interface SourcePage {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Serves one page that runs the bundled `code`, with the headers a host might send. */
export async function serveSource(
  code: string,
  body = '',
  headers: { [name: string]: string } = {},
): Promise<SourcePage> {
  const script = await bundleSource(code)
  const html = `<!doctype html><html lang="en"><head><title>Part</title><meta name="viewport" content="width=device-width"></head><body>${body}<script src="/part.js" nonce="n"></script></body></html>`
  const server: Server = createServer((request, response) => {
    const isScript = request.url === '/part.js'
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8', ...headers })
    response.end(isScript ? script : html)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise((done) => server.close(() => done())),
  }
}

/** Serves one page as `serveSource` does while the tests of a file run. Returns a function that opens it in a new context. */
export function sourceForTests(
  code: string,
  body = '',
  { headers, ...browserOptions }: BrowserOptions & { readonly headers?: { [name: string]: string } } = {},
): (options?: BrowserContextOptions) => Promise<Page> {
  let browser: SharedBrowser
  let served: SourcePage
  beforeAll(async () => {
    browser = await shareChromium(browserOptions)
    served = await serveSource(code, body, headers)
  })
  afterAll(async () => {
    await browser.close()
    await served.close()
  })
  return async (options) => {
    const page = await (await browser.newContext(options)).newPage()
    await page.goto(served.url)
    return page
  }
}

const inlineCss: Plugin = {
  name: 'inline-css',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace('?inline', '')),
      namespace: 'inline-css',
    }))
    onLoad({ filter: /.*/, namespace: 'inline-css' }, ({ path }) => ({
      contents: readFileSync(path, 'utf8'),
      loader: 'text',
    }))
  },
}
