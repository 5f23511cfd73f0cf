import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeCookie, writeCookie } from '../../src/browser/cookies'
import { configure } from '../../src/browser/settings'
import { forgetShared } from '../../src/browser/shared'
import { type Announcements, onAnnouncement } from '../../src/data/announcements'
import { del, get, post, put, request } from '../../src/data/request'
import { isNetworkError } from '../../src/errors/NetworkError'
import { isRequestError, type RequestError } from '../../src/errors/RequestError'
import { type Answered, ApiServer, pending } from './apiServer'

const patient = { timeout: 15_000 }
const server = { current: new ApiServer() }
let origin = ''

beforeEach(async () => {
  server.current = new ApiServer()
  origin = await server.current.start()
  moveTo(`${origin}/page`)
})

afterEach(async () => {
  removeCookie('crumb')
  removeCookie('siteUserXsrfToken')
  forgetShared()
  await server.current.stop()
})

describe('a request', () => {
  it('is sent to its path with its query, and accepts JSON', async () => {
    answer({ status: 200, body: { items: [1] } })
    await expect(
      get('/api/open/calendar', { query: { month: 'May 2025', tag: ['a', 'b'], none: null } }),
    ).resolves.toEqual({
      items: [1],
    })
    expect(arrived().method).toBe('GET')
    expect(arrived().url).toBe('/api/open/calendar?month=May+2025&tag=a&tag=b')
    expect(arrived().headers.accept).toBe('application/json')
  })

  it('has the crumb as its last query parameter for POST, PUT and DELETE, but not for GET', async () => {
    writeCookie('crumb', 'BaX/1+2=')
    await get('/api/x?a=1')
    await post('/api/x?a=1', { query: { b: 2 } })
    await put('/api/x')
    await del('/api/x')
    expect(server.current.urls).toEqual([
      '/api/x?a=1',
      '/api/x?a=1&b=2&crumb=BaX%2F1%2B2%3D',
      '/api/x?crumb=BaX%2F1%2B2%3D',
      '/api/x?crumb=BaX%2F1%2B2%3D',
    ])
    expect(server.current.arrived.map(({ method }) => method)).toEqual(['GET', 'POST', 'PUT', 'DELETE'])
  })

  it('replaces a crumb that the caller put into the URL', async () => {
    writeCookie('crumb', 'own')
    await post('/api/x?crumb=stale&a=1', { query: { crumb: 'stale' } })
    expect(arrived().url).toBe('/api/x?a=1&crumb=own')
  })

  it('sends JSON as JSON', async () => {
    await post('/api/x', { json: { name: 'Žofie', list: [1] } })
    expect(arrived().headers['content-type']).toBe('application/json')
    expect(arrived().body).toBe('{"name":"Žofie","list":[1]}')
  })

  it('sends nested values of a form body as JSON', async () => {
    await post('/api/x', { form: { text: 'a b&c', map: { id: [1, 'é'] }, yes: true, left: undefined } })
    expect(arrived().headers['content-type']).toMatch(/^application\/x-www-form-urlencoded; ?charset=UTF-8$/)
    expect(Object.fromEntries(new URLSearchParams(arrived().body))).toEqual({
      text: 'a b&c',
      map: '{"id":[1,"é"]}',
      yes: 'true',
    })
  })

  it('uses the configured base URL', async () => {
    moveTo('http://elsewhere.test/page')
    configure({ apiBase: origin })
    answer({ status: 200, body: { isThere: true }, headers: corsFor('http://elsewhere.test') })
    await expect(get('/api/x')).resolves.toEqual({ isThere: true })
  })
})

describe('a response', () => {
  it('is undefined for 204', async () => {
    answer({ status: 204 })
    await expect(post('/api/x')).resolves.toBeUndefined()
  })

  it('is text if raw is requested', async () => {
    answer({ status: 200, body: '<p>Hello</p>' })
    await expect(get('/page', { response: 'raw' })).resolves.toBe('<p>Hello</p>')
    expect(arrived().headers.accept).toBe('*/*')
  })

  it.each(['{"error":"Not today"}', '{"loginRequired":true}'])(
    'is an error if a raw request returns %s',
    async (body) => {
      answer({ status: 200, body })
      await expect(post('/api/auth/Logout', { response: 'raw' })).rejects.toMatchObject({ name: 'ServerReplyError' })
    },
  )

  it('is an error with status, body and field messages if the server rejects the request', async () => {
    answer({
      status: 400,
      body: { error: 'Sold out', errorKey: 'SOLD_OUT', status: 409, errors: { sku: 'Choose one' } },
    })
    const error = await failureOf(post('/api/x'))
    expect(error.name).toBe('ServerReplyError')
    expect(error).toMatchObject({
      message: 'Sold out',
      status: 400,
      url: '/api/x',
      method: 'POST',
      errorKey: 'SOLD_OUT',
    })
    expect(error.errors).toEqual({ sku: 'Choose one' })
    expect(error.reply?.status).toBe(409)
  })

  it.each([
    [401, 'UnauthorizedError', 'Unauthorized request'],
    [500, 'InternalServerError', 'Internal server error. Please try again later.'],
    [503, 'ServiceUnavailableError', 'This service is temporarily unavailable. Please try again later.'],
    [418, 'NetworkError', 'Unable to connect…'],
  ])('with status %d and no message is an error of type %s', async (status, name, message) => {
    answer({ status, body: '<html>' })
    expect(await failureOf(get('/api/x'))).toMatchObject({ name, message, status })
  })

  it('is a parse error without the crumb if it cannot be parsed', async () => {
    writeCookie('crumb', 'Bsecret')
    answer({ status: 200, body: '<html>' })
    const error = await failureOf(post('/api/x?a=1'))
    expect(error.name).toBe('ResponseParseError')
    expect(error.message).toMatch(/^Internal Error: Unable to parse server response from \(\/api\/x\?a=1\) as JSON: ./)
    expect(JSON.stringify(error) + error.message + error.stack).not.toContain('Bsecret')
  })

  it('is a network error if none arrives, announced with the base64 of the URL', async () => {
    const network = heard('network error')
    answer({ status: null })
    const error = await failureOf(get('/api/x?q=Žofie'))
    expect(isNetworkError(error)).toBe(true)
    expect(error).toMatchObject({ message: 'Unable to connect…', status: 0, isNetwork: true, reason: 'connection' })
    const errorKey = Buffer.from('/api/x?q=%C5%BDofie').toString('base64')
    expect(error.errorKey).toBe(errorKey)
    expect(network).toEqual([{ url: '/api/x?q=%C5%BDofie', errorKey }])
  })

  it.each([
    ['JSON', { message: 'The mock backend has no GET /api/nowhere.' }],
    ['a page', '<!doctype html><title>Not found</title>'],
  ])('explains that a 404 with %s means that the endpoint does not exist', async (_, body) => {
    answer({ status: 404, body })
    const error = await failureOf(get('/api/nowhere'))
    expect(isNetworkError(error)).toBe(true)
    expect(error).toMatchObject({ message: 'Unable to connect…', status: 404, reason: 'status' })
    expect(error.reply).toEqual(typeof body === 'string' ? null : body)
    expect(error.cause).toMatchObject({ name: 'NotFoundError', path: '/api/nowhere' })
  })

  it('never has the crumb in its error’s cause, even if the browser put the URL there', async () => {
    writeCookie('crumb', 'Bse/cret')
    vi.stubGlobal('fetch', async (input: Request | string) => {
      throw new TypeError(`Refused to connect to ${typeof input === 'string' ? input : input.url}`)
    })
    expect((await failureOf(post('/api/x'))).cause).toBeUndefined()
    expect((await failureOf(get('/api/x'))).cause).toBeInstanceOf(TypeError)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('The token Bse/cret was refused')))
    expect((await failureOf(post('/api/x'))).cause).toBeUndefined()
  })

  it('has the server’s message if its error is empty', async () => {
    answer({ status: 400, body: { error: '', message: 'Nothing left.' } })
    expect((await failureOf(get('/api/x'))).message).toBe('Nothing left.')
  })

  it('throws without an announcement for a status that the caller handles', async () => {
    const network = heard('network error')
    answer({ status: 404, body: { message: 'You have no shopping cart yet.' } })
    const error = await failureOf(get('/api/commerce/shopping-cart', { ownStatuses: [404] }))
    expect(error.name).toBe('ServerReplyError')
    expect(error).toMatchObject({ status: 404, message: 'You have no shopping cart yet.' })
    expect(network).toEqual([])
  })
})

describe('network retries', () => {
  it.each([null, 502])('never follow %s by default', async (status) => {
    answer({ status })
    await failureOf(get('/api/x'))
    expect(server.current.urls).toHaveLength(1)
  })

  it.each([null, 408, 425, 429, 502, 504, 599])('continue after status %s until a response arrives', async (status) => {
    const network = heard('network error')
    server.current.answer = (_, count) => (count < 3 ? { status } : { status: 200, body: { count } })
    await expect(post('/api/x', { json: { a: 1 }, retries: 2 })).resolves.toEqual({ count: 3 })
    expect(new Set(server.current.arrived.map(({ body }) => body)).size).toBe(1)
    expect(network).toEqual([])
  })

  it.each([400, 401, 403, 404, 409, 422, 500, 501, 503])('never follow %s', async (status) => {
    answer({ status, body: {} })
    await failureOf(get('/api/x', { retries: 3 }))
    expect(server.current.urls).toHaveLength(1)
  })

  it('stop after the requested number and announce the error once', async () => {
    const network = heard('network error')
    answer({ status: 502 })
    await failureOf(get('/api/x', { retries: 2 }))
    expect(server.current.urls).toHaveLength(3)
    expect(network).toHaveLength(1)
  })

  it('wait 200 ms, or as long as Retry-After says, at most 30 seconds', async () => {
    const waits = vi.spyOn(globalThis, 'setTimeout')
    const retryAfter = ['', '0', '0.5', '1', 'nonsense']
    server.current.answer = (_, count) =>
      count <= retryAfter.length
        ? { status: 429, headers: { 'Retry-After': retryAfter[count - 1] ?? '' } }
        : { status: 200, body: {} }
    await get('/api/x', { retries: retryAfter.length, timeoutMs: 9999 })
    const delays = waits.mock.calls.map(([, ms]) => ms).filter((ms) => ms === 200 || ms === 1000)
    expect(delays).toEqual([200, 200, 200, 1000, 200])
  })

  it.each(['86400', 'Fri, 31 Dec 2999 23:59:59 GMT'])(
    'wait at most 30 seconds, and stop if the caller aborts, if Retry-After is %s',
    async (retryAfter) => {
      const waits = vi.spyOn(globalThis, 'setTimeout')
      answer({ status: 429, headers: { 'Retry-After': retryAfter } })
      const controller = new AbortController()
      const sent = request('GET', '/api/x', { retries: 1, timeoutMs: 9999, signal: controller.signal })
      await vi.waitFor(() => expect(waits.mock.calls.map(([, ms]) => ms)).toContain(30_000), patient)
      controller.abort()
      await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
      expect(server.current.urls).toHaveLength(1)
    },
  )
})

it('retries with the bytes of the first attempt, even if the object has changed', async () => {
  const json = { seats: 1 }
  server.current.answer = (_, count) => {
    json.seats++
    return count < 3 ? { status: 502 } : { status: 200, body: {} }
  }
  await post('/api/x', { json, retries: 2 })
  expect(server.current.arrived.map(({ body }) => body)).toEqual(Array(3).fill('{"seats":1}'))
})

describe('timeout and abort', () => {
  it('cause a network error with the reason if no response arrives in time', async () => {
    server.current.answer = () => pending<Answered>().promise
    expect(await failureOf(get('/api/x', { timeoutMs: 40 }))).toMatchObject({ name: 'NetworkError', reason: 'timeout' })
  })

  it('allow 30 seconds for a response unless the caller chooses another timeout', async () => {
    const waits = vi.spyOn(globalThis, 'setTimeout')
    await get('/api/x')
    await get('/api/x', { timeoutMs: 9999 })
    expect(waits.mock.calls.map(([, ms]) => ms).filter((ms) => Number(ms) > 5000)).toEqual([30_000, 9999])
  })

  it('apply to the body too, and keep the crumb out of the error’s cause', async () => {
    writeCookie('crumb', 'Bsecret')
    answer({ status: 200, body: '{"half":', isEndless: true })
    const error = await failureOf(post('/api/x', { timeoutMs: 200 }))
    expect(error).toMatchObject({ name: 'NetworkError', reason: 'timeout' })
    expect(error.cause).toBeUndefined()
  })

  it.each([0, 3])('reject with AbortError and announce nothing, with %i retries left', async (retries) => {
    const network = heard('network error')
    const system = heard('system error')
    server.current.answer = () => pending<Answered>().promise
    const controller = new AbortController()
    const sent = get('/api/x', { signal: controller.signal, isForeground: true, retries })
    await vi.waitFor(() => expect(server.current.urls).toHaveLength(1), patient)
    controller.abort()
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
    await turn()
    expect([network, system]).toEqual([[], []])
  })

  it('send nothing if the signal is already aborted', async () => {
    const signal = AbortSignal.abort()
    await expect(get('/api/x', { signal })).rejects.toMatchObject({ name: 'AbortError' })
    expect(server.current.urls).toEqual([])
  })
})

describe('the crumb', () => {
  it.each([400, 200])(
    'is stored and the request sent again, byte for byte, after a rejection with %s',
    async (status) => {
      writeCookie('crumb', 'stale')
      rotateTo('fresh', status)
      await expect(post('/api/x', { form: { b: 'ö', a: [1] } })).resolves.toEqual({ ok: true })
      expect(server.current.urls).toEqual(['/api/x?crumb=stale', '/api/x?crumb=fresh'])
      expect(server.current.arrived[1]?.body).toBe(server.current.arrived[0]?.body)
      expect(document.cookie).toContain('crumb=fresh')
    },
  )

  it('is requested by a page without one', async () => {
    rotateTo('first')
    await post('/api/x')
    expect(server.current.urls).toEqual(['/api/x', '/api/x?crumb=first'])
  })

  it('is sent again with a GET that the server rejected without it, and stored', async () => {
    writeCookie('crumb', 'stale')
    rotateTo('fresh')
    await get('/api/x')
    expect(server.current.urls).toEqual(['/api/x', '/api/x?crumb=fresh'])
    expect(document.cookie).toContain('crumb=fresh')
  })

  it('is sent again with a GET that the server rejected without it, even if the server offers no new one', async () => {
    writeCookie('crumb', 'own')
    server.current.answer = ({ url }) =>
      url.includes('crumb=own')
        ? { status: 200, body: { id: 1 } }
        : { status: 400, body: { crumbFail: true, error: 'x' } }
    expect(await get('/api/x')).toEqual({ id: 1 })
    expect(server.current.urls).toEqual(['/api/x', '/api/x?crumb=own'])
  })

  it('follows the cookie when another tab renews it', async () => {
    rotateTo('fresh')
    await post('/api/x')
    writeCookie('crumb', 'other-tab')
    server.current.answer = () => ({ status: 204 })
    await post('/api/y')
    expect(server.current.urls.at(-1)).toBe('/api/y?crumb=other-tab')
  })

  it('causes a session error when rejected twice', async () => {
    writeCookie('crumb', 'stale')
    server.current.answer = (_, count) => ({
      status: 400,
      body: { crumbFail: true, crumb: `crumb${count}`, error: 'x' },
    })
    const error = await failureOf(post('/api/x', { retries: 5 }))
    expect(error.name).toBe('SessionError')
    expect(error.message).toBe('Your session has expired, or cookies are not enabled.')
    expect(JSON.stringify(error)).not.toContain('crumb1')
    expect(server.current.urls).toHaveLength(2)
  })

  it('is not renewed without cookies', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    rotateTo('fresh')
    expect((await failureOf(post('/api/x'))).name).toBe('SessionError')
    expect(server.current.urls).toHaveLength(1)
    expect(document.cookie).toBe('')
  })

  it('is renewed independently of network retries', async () => {
    writeCookie('crumb', 'stale')
    const steps = [{ status: 502 }, { status: 400, body: { crumbFail: true, crumb: 'fresh' } }, { status: null }]
    server.current.answer = (_, count) => steps[count - 1] ?? { status: 200, body: { count } }
    await expect(post('/api/x', { retries: 2 })).resolves.toEqual({ count: 4 })
  })

  it.each([
    ['rotated once', () => 'fresh', (crumb: string) => crumb === 'fresh'],
    ['renewed in every refusal', (count: number) => `fresh${count}`, (crumb: string) => crumb.startsWith('fresh')],
  ])('%s: 100 parallel requests all succeed, in at most 200 with the same bytes', async (_, mint, isGood) => {
    writeCookie('crumb', 'stale')
    server.current.answer = ({ url }, count) => {
      const crumb = new URL(url, origin).searchParams.get('crumb') ?? ''
      return isGood(crumb)
        ? { status: 200, body: { ok: true } }
        : { status: 400, body: { crumbFail: true, crumb: mint(count), error: 'Invalid crumb' } }
    }
    const all = Array.from({ length: 100 }, (_, index) => post(`/api/x/${index}`, { json: { index, text: 'ä€😀' } }))
    expect(await Promise.all(all)).toEqual(all.map(() => ({ ok: true })))
    expect(server.current.urls.length).toBeLessThanOrEqual(200)
    const bodiesByPath = new Map<string, Set<string>>()
    for (const { url, body } of server.current.arrived) {
      const path = url.split('?')[0] ?? ''
      bodiesByPath.set(path, (bodiesByPath.get(path) ?? new Set()).add(body))
    }
    expect([...bodiesByPath.values()].every((bodies) => bodies.size === 1)).toBe(true)
  })
})

describe('announcements', () => {
  it('report a required login before the caller’s promise rejects', async () => {
    const order: string[] = []
    onAnnouncement('login required', ({ url }) => order.push(`announced ${url}`))
    answer({ status: 401, body: { loginRequired: true } })
    await post('/api/x').catch(() => order.push('handled'))
    await turn()
    expect(order).toEqual(['announced /api/x', 'handled'])
  })

  it('let the caller handle the error first if the request has priority', async () => {
    const order: string[] = []
    onAnnouncement('login required', () => order.push('announced'))
    answer({ status: 200, body: { loginRequired: true } })
    await post('/api/x', { hasPriority: true }).catch(() => order.push('handled'))
    await turn()
    expect(order).toEqual(['handled', 'announced'])
  })

  it('open the overlay for an unhandled foreground error', async () => {
    const system = heard('system error')
    answer({ status: 500 })
    const error = await failureOf(post('/api/x', { isForeground: true }))
    await turn()
    expect(system).toEqual([{ error, url: '/api/x' }])
  })

  it('do not include a foreground error that was marked as handled', async () => {
    const system = heard('system error')
    answer({ status: 500 })
    await post('/api/x', { isForeground: true }).catch((error) => {
      error.isHandled = true
    })
    await turn()
    expect(system).toEqual([])
  })

  it('do not include background errors', async () => {
    const system = heard('system error')
    answer({ status: 200, body: 'no json' })
    await failureOf(get('/api/x'))
    await turn()
    expect(system).toEqual([])
  })
})

describe('other hosts', () => {
  const sent: { url: string; credentials: string; headers: Headers }[] = []

  beforeEach(() => {
    sent.length = 0
    writeCookie('crumb', 'Bsecret')
    configure({ hostedSites: ['Shop.example', '.Hosted.example'] })
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const input = new Request(url, init)
      sent.push({ url: input.url, credentials: input.credentials, headers: input.headers })
      const isStale = input.url.startsWith('https://a.hosted.example') && !input.url.includes('crumb=theirs')
      return isStale
        ? new Response('{"crumbFail":true,"crumb":"theirs"}', { status: 400 })
        : new Response('{"ok":true}', { status: 200 })
    })
  })

  it('receive cookies and their own crumb if they are listed and use HTTPS', async () => {
    await expect(post('http://a.hosted.example/api/x')).resolves.toEqual({ ok: true })
    await post('https://a.hosted.example/api/y')
    expect(sent.map(({ url, credentials }) => `${credentials} ${url}`)).toEqual([
      'include https://a.hosted.example/api/x',
      'include https://a.hosted.example/api/x?crumb=theirs',
      'include https://a.hosted.example/api/y?crumb=theirs',
    ])
    expect(document.cookie).toContain('crumb=Bsecret')
  })

  it.each([
    'https://evil.example/api/x',
    '//evil.example/api/x',
    '/\\evil.example/api/x',
    'https://hosted.example.evil.test/x',
    'https://evilhosted.example/x',
    'http://127.0.0.1:9/x',
  ])('receive neither token nor cookies if they are not listed: %s', async (url) => {
    await post(url)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.credentials).toBe('omit')
    expect(sent[0]?.url).not.toContain('crumb')
    expect(sent[0]?.headers.get('X-SiteUser-XSRF-Token')).toBeNull()
  })

  it.each(['', 'https://api.example', 'http://localhost:8080'])(
    'do not include the page’s own API, which gets cookies: "%s"',
    async (apiBase) => {
      configure({ apiBase })
      await post('/api/x')
      expect(sent.map(({ credentials }) => credentials)).toEqual(['include'])
    },
  )

  it('receive no cookies over plain HTTP, even as the API', async () => {
    configure({ apiBase: 'http://api.example' })
    await post('/api/x')
    expect(sent.map(({ credentials }) => credentials)).toEqual(['omit'])
  })

  it('never change the page’s crumb unless they are trusted', async () => {
    vi.stubGlobal('fetch', async () => new Response('{"crumbFail":true,"crumb":"planted"}', { status: 400 }))
    expect(isRequestError(await failureOf(post('https://evil.example/x')))).toBe(true)
    expect(document.cookie).toContain('crumb=Bsecret')
  })

  it('are named in an error without the fragment of the URL', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
    expect(await failureOf(get('https://other.example/x?a=1#part'))).toMatchObject({
      url: 'https://other.example/x?a=1',
    })
  })

  it('are rejected if the URL is not HTTP', async () => {
    await expect(get('javascript:alert(1)')).rejects.toThrow('http and https only')
  })
})

function moveTo(url: string): void {
  // happy-dom's own way to change the address without loading it.
  ;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(url)
}

function corsFor(page: string) {
  return { 'Access-Control-Allow-Origin': page, 'Access-Control-Allow-Credentials': 'true' }
}

function answer(answered: Answered): void {
  server.current.answer = () => answered
}

function arrived() {
  const last = server.current.arrived.at(-1)
  if (!last) throw new Error('Nothing arrived')
  return last
}

function rotateTo(crumb: string, status = 400): void {
  server.current.answer = ({ url }) =>
    url.includes(`crumb=${crumb}`)
      ? { status: 200, body: { ok: true } }
      : { status, body: { crumbFail: true, crumb, error: 'Invalid crumb' } }
}

async function failureOf(sent: Promise<unknown>): Promise<RequestError> {
  const error = await sent.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!isRequestError(error)) throw new Error(`No request error: ${String(error)}`)
  return error
}

function heard<Name extends keyof Announcements>(name: Name): Announcements[Name][] {
  const all: Announcements[Name][] = []
  onAnnouncement(name, (announcement) => all.push(announcement))
  return all
}

function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5))
}
