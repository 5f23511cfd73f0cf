import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, extname, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The script that is added to a page. */
export type Addition = 'nothing' | 'loader'

/** A saved site: a folder of pages with their style sheets, and recorded times of the platform's own scripts. */
export interface StyledSite {
  readonly name: string
  readonly pages: readonly StyledPage[]
  /** The URL of a page with an addition. */
  readonly address: (page: StyledPage, addition: Addition) => string
  readonly close: () => Promise<void>
}

export interface StyledPage {
  readonly path: string
  /** The recorded CPU milliseconds of the platform's own scripts, on an unthrottled phone visit. */
  readonly platform: { readonly script: number; readonly task: number } | null
}

interface Truth {
  readonly pages: readonly {
    readonly page: string
    readonly width: number
    readonly theirs: { readonly script: number; readonly task: number }
  }[]
}

const types: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
}
const tags: Record<Addition, string> = {
  nothing: '',
  loader: '<script src="/__dist/skerry.loader.js"></script>',
}
const phonePx = 375
const distPrefix = '/__dist/'

/** Serves the sites in a folder: the folder itself and its subfolders, if they have pages. */
export async function serveStyledSites(folder: string, dist: string): Promise<readonly StyledSite[]> {
  const folders = [folder, ...readdirSync(folder).map((name) => join(folder, name))]
  const sites = folders.filter((path) => existsSync(join(path, 'truth.json')))
  return Promise.all(sites.map((path) => serveSite(path, dist)))
}

/**
 * Serves one site. Files of other hosts come from the mirror, each host under its own name (`host.localhost`), so that
 * the browser's per-host limits apply. Scripts that the mirror lacks are removed from the page, and an image is an
 * empty drawing in its original size.
 */
async function serveSite(root: string, dist: string): Promise<StyledSite> {
  const files: SiteFiles = { root, dist, mirror: openMirror(root), sizes: knownSizes(root), compressed: new Map() }
  let port = 0
  const server = createServer((request, response) => answer(files, port, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port // always set for a server that listens on a port, not on a pipe
  return {
    name: basename(root),
    pages: pagesOf(root),
    address: ({ path }, addition) => `http://127.0.0.1:${port}/${path}?with=${addition}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface SiteFiles {
  readonly root: string
  readonly dist: string
  readonly mirror: ReturnType<typeof openMirror>
  /** The sizes of images, by `imageKey`. */
  readonly sizes: Map<string, readonly [number, number]>
  /** Cached compressed bodies. */
  readonly compressed: Map<string, Buffer>
}

function answer(files: SiteFiles, port: number, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site')
  const destination = request.headers['sec-fetch-dest']
  if (request.method !== 'GET') {
    request.resume()
    response.writeHead(204).end()
    return
  }
  if (destination === 'image') {
    send(response, 'image/svg+xml', Buffer.from(drawing(files.sizes, pathname)))
    return
  }
  const isPage = destination === 'document'
  const file = fileAt(files, pathname, isPage)
  if (file === null) {
    response.writeHead(404, { 'Access-Control-Allow-Origin': '*' }).end()
    return
  }
  const extension = extname(file.path)
  const type = types[extension] ?? 'application/octet-stream'
  const sendText = (key: string, text: () => string | Buffer) =>
    send(response, type, compressed(files, key, text), 'gzip')
  if (isPage) {
    const addition = (searchParams.get('with') ?? 'nothing') as Addition
    sendText(`${addition} ${file.path}`, () => pageWith(files, port, file.path, addition))
  } else if (file.isOurs || extension === '.js') {
    sendText(file.path, () => readFileSync(file.path))
  } else if (extension === '.css') {
    sendText(file.path, () => localised(readFileSync(file.path, 'utf8'), port))
  } else {
    send(response, type, readFileSync(file.path))
  }
}

/** The file for a URL: one of Skerry's, a saved page, or any file of the mirror. */
function fileAt({ dist, mirror }: SiteFiles, pathname: string, isPage: boolean) {
  const isOurs = pathname.startsWith(distPrefix)
  const saved = isPage ? mirror.at(pathname) : mirror.find(pathname)
  const path = isOurs ? join(dist, pathname.slice(distPrefix.length)) : saved
  return path && isFile(path) ? { path, isOurs } : null
}

function send(response: ServerResponse, type: string, body: Buffer, encoding?: 'gzip'): void {
  response
    .writeHead(200, {
      'Content-Type': type,
      'Content-Length': body.length,
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': '*',
      'Timing-Allow-Origin': '*',
      ...(encoding && { 'Content-Encoding': encoding }),
    })
    .end(body)
}

function compressed(files: SiteFiles, key: string, text: () => string | Buffer): Buffer {
  const body = files.compressed.get(key) ?? gzipSync(text())
  files.compressed.set(key, body)
  return body
}

/** A saved page with its addition, without scripts that the mirror lacks. Records the sizes of its images. */
function pageWith({ root, mirror, sizes }: SiteFiles, port: number, file: string, addition: Addition): string {
  const html = readFileSync(file, 'utf8')
  for (const [tag, width, height] of html.matchAll(/<[a-z]+\b[^>]*\bdata-image-dimensions="(\d+)x(\d+)"[^>]*>/gi)) {
    for (const [, source] of tag.matchAll(/(?:data-src|data-image|\ssrc)="([^"]+)"/gi))
      sizes.set(imageKey(source!), [Number(width), Number(height)])
  }
  const base = new URL(relative(root, file).split('\\').join('/'), 'http://site/')
  const present = html.replace(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>\s*<\/script>/gi, (whole, source) =>
    mirror.find(new URL(source.replaceAll('&amp;', '&'), base).pathname) ? whole : '',
  )
  const [before, after] = divideAtHead(present)
  return localised(before, port) + tags[addition] + localised(after, port)
}

/** Rewrites URLs of other hosts to this server. */
function localised(text: string, port: number): string {
  return text.replace(
    /(https?:)?\\?\/\\?\/((?:[a-z\d-]+\.)+[a-z]{2,})(?=[/:"'?)\\])/gi,
    (whole, scheme, host, at, all) =>
      host === 'www.w3.org' || (!scheme && !/["'(=\s]/.test(all[at - 1] ?? ''))
        ? whole
        : `http://${host}.localhost:${port}`,
  )
}

/** The pages listed in the site's recording. */
function pagesOf(root: string): StyledPage[] {
  const { pages } = JSON.parse(readFileSync(join(root, 'truth.json'), 'utf8')) as Truth
  return pages
    .filter(({ width }) => width === phonePx)
    .map(({ page, theirs }) => ({ path: page, platform: { script: theirs.script, task: theirs.task } }))
}

/** Splits a page at the start of its head, before anything that blocks the parser. */
function divideAtHead(html: string): [string, string] {
  const at = /<head\b[^>]*>/i.exec(html)
  const end = at ? at.index + at[0].length : 0
  return [html.slice(0, end), html.slice(end)]
}

function knownSizes(root: string): Map<string, readonly [number, number]> {
  const file = join(root, 'sizes.json')
  return new Map(isFile(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : [])
}

/** The key of an image, independent of host and width: the last two segments of its path. */
function imageKey(address: string): string {
  const path = address.replace(/^\w+:/, '').split(/[?@#]/)[0] ?? ''
  return decoded(path).split('/').slice(-2).join('/')
}

function drawing(sizes: ReadonlyMap<string, readonly [number, number]>, path: string): string {
  const [width, height] = sizes.get(imageKey(path)) ?? [1500, 1000]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#9ab"/></svg>`
}

/** Finds saved files: `at` by the exact path, `find` by the longest matching end of the path. */
function openMirror(root: string) {
  const byName = new Map<string, string[]>()
  for (const { parentPath, name } of readdirSync(root, { recursive: true, withFileTypes: true }))
    byName.set(name, [...(byName.get(name) ?? []), join(parentPath, name)])
  const at = (path: string) => ['', '/index.html', '.html'].map((end) => join(root, decoded(path) + end)).find(isFile)
  const find = (path: string) => {
    const parts = decoded(path).split('/').reverse()
    const depth = (file: string) => {
      const apart = file
        .split('/')
        .reverse()
        .findIndex((part, place) => part !== parts[place])
      return apart < 0 ? parts.length : apart
    }
    return (byName.get(parts[0]!) ?? []).filter(isFile).sort((a, b) => depth(b) - depth(a))[0]
  }
  return { at, find }
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
