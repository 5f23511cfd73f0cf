import { randomBytes, randomInt } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getResponse, type RequestHandler } from 'msw'
import { createAdminHandlers } from './admin/adminHandlers'
import { type Backend, createBackend } from './Backend'
import { accountOf } from './fixtures/accounts'
import { createHandlers, pageFormat } from './handlers/createHandlers'
import { isListPage } from './handlers/listPage'
import { readBody, textMember } from './http/body'
import { headerJar } from './http/CookieJar'
import { sessionCookie } from './http/cookieNames'
import { parseCookies } from './http/cookies'
import { chosenScenario, setScenario } from './scenarios/chosenScenario'
import { namedScenarios, unknownScenarioMessage } from './scenarios/scenarios'
import type { Fields } from './server/checkout/fields'
import type { HostedPage } from './server/checkout/HostedPage'
import { hostedCheckout, sentCartOf } from './server/checkout/hostedCheckout'
import { sessionOfPage } from './server/checkout/visitorCart'
import { choosingRequest } from './server/chooseForFile'
import { corsHeaders, preflightHeaders } from './server/cors'
import { findPackageRoot } from './server/findPackageRoot'
import { fileResponse, folderResponse, partResponse } from './server/folderResponse'
import { hang, isHanging } from './server/hang'
import { kindOfFile, sendFile } from './server/mediaFiles'
import { send, toRequest } from './server/nodeHttp'
import { PortBusyError } from './server/PortBusyError'
import { htmlResponse, type PageView, pageResponse, tagFor } from './server/pageResponse'
import { refuseForeign } from './server/refuseForeign'
import { refuseUnknownScenario } from './server/refuseUnknownScenario'
import { resolveFile } from './server/resolveFile'
import type { RenderedPage, ServerOptions } from './server/ServerOptions'
import { scriptName, sendScript } from './server/scripts'
import { serverPage } from './server/serverPage'
import { serverUrl } from './server/serverUrl'
import { mirrorToFile } from './server/stateFile'
import { unknownOperation } from './server/unknownOperation'
import { likeCountOf } from './state/likes'
import type { MockState } from './state/MockState'
import { findSession } from './state/sessions'
import { hasAccess } from './state/store/access'
import { shopTime } from './state/store/clock'
import { publishedProducts } from './state/store/products'

const distPrefix = '/__skerry/'
const documentedPrefix = '/skerry/' // the folder that the README names, from which a host serves the files
const notFoundPath = '/404' // the demo site's own 404 page
const defaultHost = '127.0.0.1'
const apiMethods = 'GET, HEAD, POST, PUT, DELETE, OPTIONS'

/** A running mock server. */
export interface RunningServer {
  /** The server's URL, without a trailing slash. */
  readonly url: string
  /** The current state. */
  readonly state: MockState
  readonly backend: Backend
  /** Stops the server and closes open connections. */
  readonly close: () => Promise<void>
}

/**
 * Starts the mock backend over real HTTP: `/api`, `/__mock/`, Skerry's own files under `/__skerry/`, and pages from a
 * map, a folder or the demo site. Rejects with a `PortBusyError`, or with an error that says how to fix the host, the
 * port or the name of the scenario.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const scenarios = namesAtStart(options.scenario)
  const backend = createBackend({ seed: options.seed, now: options.now, wait: options.wait, scenarios })
  if (options.seed === undefined) backend.state.seed = randomInt(2 ** 31) // browsers hold cookies from earlier runs
  const stopMirror =
    options.stateFile === undefined ? () => {} : mirrorToFile(backend, options.stateFile, options.onNotice)
  setScenario(backend.state, chosenScenario(scenarios)) // not the scenario in the state file
  const handlers = [...createHandlers(backend, headerJar, hang), ...createAdminHandlers(backend, headerJar)]
  const dist = join(options.packageRoot ?? findPackageRoot(import.meta.url), 'dist')
  const front: Front = { backend, options, handlers, dist }

  const server = createServer((incoming, outgoing) => {
    serve(front, incoming, outgoing).catch((error: unknown) => {
      const notice = `${incoming.method} ${incoming.url} failed: ${error instanceof Error ? error.stack : error}`
      options.onNotice?.(notice)
      const headers = { 'Content-Type': 'text/plain; charset=utf-8' }
      if (outgoing.headersSent) outgoing.destroy()
      else return send(new Response(notice, { status: 500, headers }), outgoing)
    })
  })
  const host = options.host ?? defaultHost
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, options.port ?? 0, host)))
    server.listen(options.port ?? 0, host, resolve)
  })
  const { port } = server.address() as AddressInfo // always set for a server that listens on a port, not on a pipe
  return {
    url: serverUrl(host, port),
    backend,
    get state() {
      return backend.state
    },
    close: () =>
      new Promise((resolve) => {
        stopMirror()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** An error that says why the server cannot listen, and what to do. */
function listenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const options = { cause: error }
  if (error.code === 'EADDRINUSE') return new PortBusyError(port, options)
  if (error.code === 'EACCES')
    return new Error(`Port ${port} needs elevated privileges. Choose one above 1023 with --port.`, options)
  if (/^(EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN)$/.test(error.code ?? '')) {
    const message = `${host} is not an address of this machine. Omit --host, or use 0.0.0.0 for all of its addresses.`
    return new Error(message, options)
  }
  return error
}

interface Front {
  readonly backend: Backend
  readonly options: ServerOptions
  readonly handlers: RequestHandler[]
  readonly dist: string
}

async function serve(front: Front, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const origin = `http://${incoming.headers.host ?? 'localhost'}`
  if (!URL.canParse(incoming.url ?? '/', origin)) return send(new Response('Bad URL', { status: 400 }), outgoing)
  const url = new URL(incoming.url ?? '/', origin)
  if (!isDecodable(url.pathname)) return send(new Response('Bad URL', { status: 400 }), outgoing)
  const foreign = refuseForeign(incoming, url.pathname, front.options.host ?? defaultHost)
  if (foreign) {
    incoming.resume()
    return send(foreign, outgoing)
  }
  if (isHanging(incoming.headers)) return
  const requestedWith = String(incoming.headers['x-requested-with'])
  const isRead = incoming.method === 'GET' || incoming.method === 'HEAD'
  const isData = isRead && (pageFormat(url) !== null || isListPage(url, requestedWith))
  if (isData || isBackendPath(url.pathname)) return serveBackend(front, incoming, outgoing, origin)
  const refusal = refuseUnknownScenario(viewOf(front, incoming, url))
  if (refusal) {
    incoming.resume()
    return send(refusal, outgoing)
  }
  if (!isRead) {
    // Without scripts, a form posts to a page of the site, which answers the post.
    const answer = incoming.method === 'POST' ? await answerPost(front, incoming, url) : null
    incoming.resume()
    if (answer) return send(answer, outgoing)
    return send(
      new Response('Only GET and HEAD are allowed here', { status: 405, headers: { Allow: 'GET, HEAD' } }),
      outgoing,
    )
  }
  return send(await fileOrPage(front, incoming, url), outgoing)
}

async function answerPost(front: Front, incoming: IncomingMessage, url: URL): Promise<Response | null> {
  const view = viewOf(front, incoming, url)
  const fields = await fieldsOf(await toRequest(incoming, url.origin))
  return (await hosted(view, fields)) ?? rendered(view)
}

/** The fields of a posted form. */
async function fieldsOf(request: Request): Promise<Fields> {
  const { value } = await readBody(request)
  return Object.fromEntries(Object.keys(Object(value)).map((name) => [name, textMember(value, name)]))
}

function hosted(view: PageView, posted: Fields | null): Promise<Response | null> {
  return hostedCheckout(view, posted, (page) => rendered(view, { hosted: page }))
}

/** Whether a path has no incomplete escape such as `%E0%A4%A`. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

function isBackendPath(pathname: string): boolean {
  return pathname.startsWith('/api/') || pathname === '/__mock' || pathname.startsWith('/__mock/')
}

async function serveBackend(front: Front, incoming: IncomingMessage, outgoing: ServerResponse, origin: string) {
  if (incoming.method === 'OPTIONS') {
    return send(new Response(null, { status: 204 }), outgoing, preflightHeaders(incoming))
  }
  if (incoming.method === 'TRACE') {
    incoming.resume()
    return send(new Response('TRACE is not allowed', { status: 405, headers: { Allow: apiMethods } }), outgoing)
  }
  const request = await toRequest(incoming, origin)
  const response =
    (await getResponse(front.handlers, request, { baseUrl: origin })) ??
    unknownOperation(front.backend, request, front.options.onNotice)
  return send(response, outgoing, corsHeaders(incoming))
}

async function fileOrPage(front: Front, incoming: IncomingMessage, url: URL): Promise<Response> {
  const { options } = front
  const { range } = incoming.headers
  if (url.pathname.startsWith(distPrefix)) return fileOfSkerry(front, incoming, url)
  const view = viewOf(front, incoming, url)
  const fromMap = options.pages?.[url.pathname]
  if (fromMap !== undefined) return pageResponse(view, Buffer.from(fromMap.replaceAll('{{nonce}}', view.nonce)))
  const fromFolder = options.root === undefined ? null : await folderResponse(view, options.root, range)
  if (fromFolder) return fromFolder
  if (url.pathname.startsWith(documentedPrefix)) {
    const file = await fileOfSkerry(front, incoming, url)
    if (file.ok) return file
  }
  const answer = await rendered(view, { range })
  if (!answer) return (await hosted(view, null)) ?? notFound(view)
  const kind = kindOfFile(answer)
  return kind === null ? answer : sendFile(front.backend, incoming, url, { kind, file: answer })
}

function viewOf({ backend, options }: Front, incoming: IncomingMessage, url: URL): PageView {
  const nonce = options.nonce ?? randomBytes(16).toString('base64')
  const request = choosingRequest(incoming, url)
  return { backend, options, url, request, cookieHeader: incoming.headers.cookie ?? '', nonce }
}

async function fileOfSkerry({ backend, dist }: Front, incoming: IncomingMessage, url: URL): Promise<Response> {
  const pathname = url.pathname.replace(/^\/\w+/, '')
  const file = await distFile(dist, pathname, incoming.headers.range)
  const name = scriptName(pathname)
  const response = name === null ? file : await sendScript(backend, incoming, url, { name, file })
  // Otherwise neither pages on other ports nor sandboxed frames may load modules.
  response.headers.set('Access-Control-Allow-Origin', '*')
  return response
}

async function distFile(dist: string, pathname: string, range: string | undefined): Promise<Response> {
  const file = await resolveFile(dist, pathname).catch(() => null) // there is no dist before the first build
  if (file?.kind === 'file') return fileResponse(file, range)
  return new Response(`No ${pathname} in dist. Run \`npm run build\`.`, { status: 404 })
}

interface RenderedOptions {
  readonly path?: string
  /** The Range header of a video or audio request. */
  readonly range?: string | undefined
  readonly hosted?: HostedPage
}

async function rendered(
  view: PageView,
  { path = view.url.pathname, range, hosted }: RenderedOptions = {},
): Promise<Response | null> {
  const { options, url, nonce } = view
  const page = options.renderPage?.(path, {
    query: url.searchParams,
    scriptTag: tagFor(view),
    nonce,
    products: publishedProducts(view.backend.state.store),
    cart: sentCartOf(view),
    isExpress: view.backend.state.store.expressCheckout,
    minimumSubtotalCents: view.backend.state.store.minimumSubtotalCents,
    account: contributorOf(view),
    likesOf: (itemId) => likeCountOf(view.backend.state, itemId),
    isMemberOf: (areaId) => isMemberOf(view, areaId),
    now: shopTime(view.backend),
    ...(hosted ? { hosted } : {}),
  })
  if (!page) return null
  if (!page.contentType.startsWith('text/html')) return plainResponse(page, range)
  const response = htmlResponse(view, Buffer.from(await bodyOf(page)), page.status)
  for (const [name, value] of Object.entries(page.headers ?? {})) response.headers.set(name, value)
  return response
}

function isMemberOf(view: PageView, areaId: string): boolean {
  const visitor = sessionOfPage(view)
  return visitor !== null && hasAccess(view.backend.state.store, areaId, visitor)
}

/** Members of the site count as visitors; they are not accounts of the platform. */
function contributorOf({ backend, cookieHeader }: PageView): string | null {
  const session = findSession(backend.state, parseCookies(cookieHeader)[sessionCookie])
  const account = accountOf(session?.account ?? null)
  return account && !account.roles.includes('member') ? account.id : null
}

async function plainResponse(page: RenderedPage, range?: string): Promise<Response> {
  const { status, contentType } = page
  const headers = { 'Content-Type': contentType, 'Cache-Control': 'no-store', ...page.headers }
  const body = await bodyOf(page)
  return typeof body === 'string' || status !== 200
    ? new Response(typeof body === 'string' ? body : new Uint8Array(body), { status, headers })
    : partResponse(new Uint8Array(body), headers, range)
}

async function bodyOf({ body }: RenderedPage): Promise<string | Uint8Array> {
  return typeof body === 'function' ? body() : body
}

async function notFound(view: PageView): Promise<Response> {
  if (view.url.pathname === '/favicon.ico') return new Response(null, { status: 204 })
  const own = await rendered(view, { path: notFoundPath })
  if (own !== null) return new Response(own.body, { status: 404, headers: own.headers })
  return serverPage(view, { title: 'Not found', status: 404 })
}

function namesAtStart(scenario: string | undefined): readonly string[] {
  if (scenario === undefined) return []
  const named = namedScenarios(scenario)
  if ('unknown' in named) throw new Error(unknownScenarioMessage(named.unknown, named.suggestion))
  return named.scenarios.map(({ name }) => name)
}
