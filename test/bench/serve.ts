import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const types: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.mjs': 'text/javascript',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

/** A server for pages and scripts that are added while it runs. */
export interface BenchServer {
  readonly url: string
  /** Adds a page or script at a path. */
  readonly put: (path: string, body: string) => void
  /** Delays files with a matching path by `ms`. */
  delay: { readonly path: RegExp; readonly ms: () => number } | null
  readonly close: () => Promise<void>
}

/**
 * Serves added files, and `dist` under `/dist/`, compressed like a real host. Pages are cross-origin isolated, which
 * gives them a more precise clock.
 */
export async function serveBench(dist: string): Promise<BenchServer> {
  const written = new Map<string, string>()
  const compressed = new Map<string, Buffer>()

  const bytesOf = async (path: string): Promise<Buffer | null> => {
    const known = compressed.get(path)
    if (known) return known
    const text = written.get(path) ?? (await distFile(dist, path))
    if (text === null) return null
    const bytes = brotliCompressSync(text)
    compressed.set(path, bytes)
    return bytes
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench')
    if (request.method !== 'GET') {
      request.resume()
      response.writeHead(204).end()
      return
    }
    const bytes = await bytesOf(pathname)
    if (bench.delay?.path.test(pathname)) await new Promise((resolve) => setTimeout(resolve, bench.delay?.ms() ?? 0))
    if (!bytes) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'Content-Type': types[extname(pathname)] ?? types['.html'],
      'Content-Encoding': 'br',
      'Content-Length': bytes.length,
      'Cache-Control': 'no-store',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    })
    response.end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // always set for a server that listens on a port, not on a pipe
  const bench: BenchServer = {
    url: `http://127.0.0.1:${port}`,
    put(path, body) {
      written.set(path, body)
      compressed.delete(path)
    },
    delay: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return bench
}

function distFile(dist: string, path: string): Promise<string | null> {
  if (!path.startsWith('/dist/')) return Promise.resolve(null)
  return readFile(join(dist, normalize(path.slice('/dist/'.length))), 'utf8').catch(() => null)
}
