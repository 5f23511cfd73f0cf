import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blockNames } from '../../mocks/blockNames'
import { contactForm } from '../../mocks/fixtures/forms'
import { mediaScenarios } from '../../mocks/scenarios/mediaScenarios'
import { requestScenarios, scenarioList } from '../../mocks/scenarios/scenarios'
import { scriptScenarios } from '../../mocks/scenarios/scriptScenarios'
import { type RunningServer, startServer } from '../../mocks/server'
import { renderPage } from '../../mocks/site'
import { imageUrl } from '../../mocks/site/markup/responsiveImage'
import { createVisitor, type Visitor } from '../support/visitor'

const cart = '/api/commerce/shopping-cart'

let server: RunningServer
let visitor: Visitor
let clock = 0
beforeEach(async () => {
  clock = Date.UTC(2026, 5, 1)
  server = await startServer({ now: () => clock })
  visitor = createVisitor(server.url)
  await visitor.get('/__mock/login?as=nobody')
})
afterEach(() => server.close())

const under = async (names: string, path = cart) => {
  const response = await visitor.get(path, { 'X-Skerry-Scenario': names })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

describe('each scenario', () => {
  it.each([
    ['unauthorized', 401],
    ['forbidden', 403],
    ['notFound', 404],
    ['serverError', 500],
    ['notImplemented', 501],
    ['badGateway', 502],
    ['unavailable', 503],
    ['gatewayTimeout', 504],
  ])('%s responds with %i without JSON', async (name, status) => {
    expect(await under(name)).toEqual({ status, type: 'text/html', text: '<h1>Error</h1>' })
  })

  it.each([
    ['loginRequired', 401, { loginRequired: true }],
    ['authorizationFail', 403, { authorizationFail: true }],
    ['serverErrorReply', 500, { error: 'The database is asleep.' }],
    ['badGatewayReply', 502, { message: 'The payment provider did not answer.' }],
    ['errorReply', 400, { error: 'The request was declined.', message: 'The request was declined.' }],
    ['errorWithOkStatus', 200, { error: 'The request was declined.' }],
    ['billingError', 400, { billingErrorCode: 'CARD_DECLINED' }],
    ['cleanedError', 500, { cleaned: true }],
  ])('%s responds with %i and JSON', async (name, status, json) => {
    const answer = await under(name)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text)).toMatchObject(json)
  })

  it('rateLimited includes Retry-After', async () => {
    const response = await visitor.get(cart, { 'X-Skerry-Scenario': 'rateLimited' })
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30'])
  })

  it('crumbExpired rejects once and accepts the new crumb', async () => {
    const headers = { 'X-Skerry-Scenario': 'crumbExpired' }
    const before = visitor.cookie('crumb')
    const first = await visitor.post('/api/auth/Logout', {}, headers)
    expect(first.status).toBe(400)
    expect(await first.json()).toMatchObject({ crumbFail: true, crumb: visitor.cookie('crumb') })
    expect(visitor.cookie('crumb')).not.toBe(before)
    expect((await visitor.post('/api/auth/Logout', {}, headers)).status).toBe(200)
  })

  it.each(['crumbExpired', 'crumbExpiredAs200'])(
    '%s rejects the first attempt after every page view, even if set for a session or the server',
    async (name) => {
      const tries = async () => {
        await visitor.get('/')
        const replies = []
        for (let i = 0; i < 2; i++) replies.push(await (await visitor.post('/api/auth/Logout')).json())
        return replies.map(({ crumbFail = false }) => crumbFail)
      }
      for (const session of [true, false]) {
        await visitor.post('/__mock/scenario', { name, session })
        expect([await tries(), await tries()]).toEqual([
          [true, false],
          [true, false],
        ])
        await visitor.post('/__mock/scenario', { name: 'none', session })
      }
    },
  )

  it.each(['crumbExpired', 'crumbExpiredAs200'])(
    '%s, when it is set, rejects a crumb that has already been renewed, without a page view',
    async (name) => {
      const isRejected = async (headers = {}) =>
        (await (await visitor.post('/api/auth/Logout', {}, headers)).json()).crumbFail === true
      expect(await isRejected({ 'X-Skerry-Scenario': name })).toBe(true)
      for (const session of [true, false]) {
        await visitor.post('/__mock/scenario', { name, session })
        expect([await isRejected(), await isRejected()]).toEqual([true, false])
        await visitor.post('/__mock/scenario', { name: 'none', session })
      }
    },
  )

  it('crumbExpired gives the page another crumb, even if set by a header', async () => {
    await visitor.post('/api/auth/Logout', {}, { 'X-Skerry-Scenario': 'crumbExpired' })
    const renewed = visitor.cookie('crumb')
    await visitor.get('/', { 'X-Skerry-Scenario': 'crumbExpired' })
    expect(visitor.cookie('crumb')).not.toBe(renewed)
  })

  it('crumbExpired sends the same new crumb to parallel requests', async () => {
    const headers = { 'X-Skerry-Scenario': 'crumbExpired' }
    const replies = await Promise.all(Array.from({ length: 20 }, () => visitor.post('/api/auth/Logout', {}, headers)))
    const crumbs = await Promise.all(replies.map(async (reply) => (await reply.json()).crumb))
    expect(new Set(crumbs)).toEqual(new Set([visitor.cookie('crumb')]))
  })

  it('crumbExpiredTwice rejects the new crumb too', async () => {
    const headers = { 'X-Skerry-Scenario': 'crumbExpiredTwice' }
    expect((await visitor.post('/api/auth/Logout', {}, headers)).status).toBe(400)
    expect((await visitor.post('/api/auth/Logout', {}, headers)).status).toBe(400)
  })

  it('crumbExpiredAs200 rejects with status 200', async () => {
    const response = await visitor.post('/api/auth/Logout', {}, { 'X-Skerry-Scenario': 'crumbExpiredAs200' })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ crumbFail: true })
  })

  it('formKeyMissing responds without a key, formKeyFails with 500', async () => {
    const ask = (name: string) => visitor.post('/api/form/FormSubmissionKey', {}, { 'X-Skerry-Scenario': name })
    expect(await (await ask('formKeyMissing')).json()).toEqual({})
    expect((await ask('formKeyFails')).status).toBe(500)
  })

  it.each([
    ['formNotConfigured', 404],
    ['rateLimited', 429],
    ['serverError', 500],
    ['unauthorized', 401],
  ])('%s still provides the form key, so that saving fails with %i', async (name, status) => {
    const headers = { 'X-Skerry-Scenario': name }
    const { key } = await (await visitor.post('/api/form/FormSubmissionKey', {}, headers)).json()
    expect(key).toMatch(/^1:/)
    for (const captcha of ['challenge', 'stand-ins/hcaptcha'])
      expect((await visitor.get(`/api/captcha/${captcha}`, headers)).status).toBe(200)
    const body = { key, formId: contactForm.id, form: '{}' }
    expect((await visitor.post('/api/form/SaveFormSubmission', body, headers)).status).toBe(status)
  })

  it('fieldErrors names submitted fields', async () => {
    const body = { key: 'k', formId: contactForm.id, form: JSON.stringify({ a: '1', b: '2', c: '3' }) }
    const response = await visitor.post('/api/form/SaveFormSubmission', body, { 'X-Skerry-Scenario': 'fieldErrors' })
    expect(response.status).toBe(400)
    expect(Object.keys((await response.json()).errors)).toEqual(['a', 'b'])
  })

  it('emptyBody, notJson and truncatedJson respond with 200 and an invalid body', async () => {
    for (const name of ['emptyBody', 'notJson', 'truncatedJson']) {
      const { status, text } = await under(name, '/api/site-header-footer')
      expect(status).toBe(200)
      expect(() => JSON.parse(text)).toThrow(SyntaxError)
    }
  })

  it.each([
    ['noContent', 204, ''],
    ['emptyObject', 200, '{}'],
  ])('%s performs the request, and responds with %i and the body %j', async (name, status, text) => {
    const path = '/api/content-items/5f0c0000000000000000b002/like'
    const response = await visitor.post(path, {}, { 'X-Skerry-Scenario': name })
    expect([response.status, await response.text()]).toEqual([status, text])
    expect(server.state.likes['5f0c0000000000000000b002']?.sessions).toHaveLength(1)
    expect(await under(name)).toMatchObject({ status: 404 }) // failures stay as they are: there is no cart yet
  })

  it('cutMidBody sends the beginning and drops the connection', async () => {
    const response = await visitor.get('/api/site-header-footer', { 'X-Skerry-Scenario': 'cutMidBody' })
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow('terminated')
  })

  it('offline and collectorBlocked drop the connection', async () => {
    await expect(under('offline')).rejects.toThrow('fetch failed')
    await expect(under('collectorBlocked', '/api/1/performance/settings')).rejects.toThrow('fetch failed')
    expect((await under('collectorBlocked')).status).toBe(404)
  })

  it('answerLost drops the connection even if another scenario changes the response', async () => {
    await expect(under('answerLost+truncatedJson')).rejects.toThrow('fetch failed')
  })

  it('collectorDown responds with 503 to telemetry only', async () => {
    expect((await under('collectorDown', '/api/1/performance/settings')).status).toBe(503)
    expect((await under('collectorDown')).status).toBe(404)
  })

  it('pageLoadIdMissing responds to the request for performance settings without an id', async () => {
    expect((await under('pageLoadIdMissing', '/api/1/performance/settings')).text).toBe('{}')
  })

  it.each([
    ['neverAnswers', cart],
    ['collectorHangs', '/api/1/performance/settings'],
  ])('%s keeps the request open until the caller gives up', async (name, path) => {
    const stop = new AbortController()
    const request = visitor.fetch(path, { headers: { 'X-Skerry-Scenario': name }, signal: stop.signal })
    await expect.poll(() => server.backend.log.at(-1)).toMatchObject({ scenarios: [name], outcome: 'never answered' })
    stop.abort()
    await expect(request).rejects.toThrow('aborted')
  })

  it.each([
    ['noEvents', 0],
    ['crowdedEvents', 10_000],
  ])('%s finds %i events in a month and tour dates', async (name, count) => {
    for (const path of ['/api/open/GetItemsByMonth?month=06-2027', '/api/tour-dates/artists/anyone/events'])
      expect(JSON.parse((await under(name, path)).text)).toHaveLength(count)
  })

  it('mapBlocked drops the connection to tiles and to the maps service', async () => {
    for (const path of ['/api/maps/tiles/12/2047/1362', '/api/maps/stand-in'])
      await expect(under('mapBlocked', path)).rejects.toThrow('fetch failed')
  })

  it('has a unique name and a description', () => {
    expect(scenarioList.filter(({ description }) => description.length < 20)).toEqual([])
    expect(new Set(scenarioList.map(({ name }) => name)).size).toBe(scenarioList.length)
  })
})

describe('a code file', () => {
  const accordion = '/__skerry/chunks/accordion-12345678.mjs'
  const wiring = '/__skerry/chunks/wiring-a-b_c-d8.mjs'
  const entry = '/__skerry/skerry.mjs'
  const waits: number[] = []
  let packageRoot: string
  let server: RunningServer
  let visitor: Visitor
  beforeAll(async () => {
    packageRoot = await mkdtemp(join(tmpdir(), 'skerry-dist-'))
    await mkdir(join(packageRoot, 'dist/chunks'), { recursive: true })
    for (const path of [accordion, wiring, entry]) {
      await writeFile(join(packageRoot, path.replace('/__skerry', 'dist')), 'export {}')
    }
    server = await startServer({ packageRoot, wait: async (ms) => void waits.push(ms) })
    visitor = createVisitor(server.url)
    await visitor.get('/__mock/login?as=nobody')
  })
  afterAll(async () => {
    await server.close()
    await rm(packageRoot, { recursive: true })
  })

  const statuses = async (names: string, query = '') => {
    const answers = [accordion, wiring, entry].map((path) => visitor.get(path + query, { 'X-Skerry-Scenario': names }))
    return (await Promise.all(answers)).map(({ status }) => status)
  }

  it('is served without a scenario and under request scenarios', async () => {
    expect(await statuses('none')).toEqual([200, 200, 200])
    expect(await statuses('serverError+offline')).toEqual([200, 200, 200])
  })

  it('is always missing under missingScripts, except for the entry', async () => {
    expect(await statuses('missingScripts')).toEqual([404, 404, 200])
    expect(await statuses('missingScripts', '?retry=5')).toEqual([404, 404, 200])
  })

  it('is missing under missingBlocks if it contains a block', async () => {
    expect(await statuses('missingBlocks')).toEqual([404, 200, 200])
  })

  it('is served on the third attempt under flakyScripts', async () => {
    expect(await statuses('flakyScripts')).toEqual([404, 404, 200])
    expect(await statuses('flakyScripts', '?retry=1')).toEqual([404, 404, 200])
    expect(await statuses('flakyScripts', '?retry=2')).toEqual([200, 200, 200])
  })

  it('takes 3000 ms under slowScripts, except for the entry', async () => {
    waits.length = 0
    expect(await statuses('slowScripts')).toEqual([200, 200, 200])
    expect(waits).toEqual([3000, 3000])
  })

  it('is delayed and then missing if both scenarios are set', async () => {
    waits.length = 0
    expect(await statuses('slowScripts+missingBlocks')).toEqual([404, 200, 200])
    expect(waits).toEqual([3000, 3000])
  })

  it('never arrives under scriptsHang, except for the entry', async () => {
    const headers = { 'X-Skerry-Scenario': 'scriptsHang' }
    const stop = new AbortController()
    let hasEnded = false
    const held = visitor.fetch(accordion, { headers, signal: stop.signal }).finally(() => {
      hasEnded = true
    })
    expect((await visitor.get(entry, headers)).status).toBe(200)
    expect(hasEnded).toBe(false)
    stop.abort()
    await expect(held).rejects.toThrow('aborted')
  })

  it('is missing if a scenario says so in the page’s query or was set before, until it ends', async () => {
    const status = async (headers = {}) => (await visitor.get(accordion, headers)).status
    expect(await status({ Referer: `${server.url}/contact?scenario=missingBlocks` })).toBe(404)
    await visitor.post('/__mock/scenario', { name: 'missingBlocks', session: true })
    expect([await status(), (await createVisitor(server.url).get(accordion)).status]).toEqual([404, 200])
    await visitor.post('/__mock/scenario', { name: 'none', session: true })
    expect(await status()).toBe(200)
    await visitor.post('/__mock/scenario', { name: 'missingScripts', times: 1 })
    expect([await status(), await status()]).toEqual([404, 200])
  })

  it('is rejected if the page’s query names an unknown scenario', async () => {
    const answer = await visitor.get(accordion, { Referer: `${server.url}/contact?scenario=missingBlock` })
    expect([answer.status, await answer.text()]).toEqual([
      400,
      'There is no scenario "missingBlock". Did you mean "missingBlocks"? The list is at /__mock/scenarios.',
    ])
  })

  it('belongs to a block if it is named after one of the block folders', () => {
    const folders = readdirSync(resolve(import.meta.dirname, '../../blocks'), { withFileTypes: true })
    expect(blockNames).toEqual(folders.filter((one) => one.isDirectory()).map(({ name }) => name))
  })
})

describe('an image of the demo site', () => {
  const image = imageUrl('lighthouse-night')
  const waits: number[] = []
  let server: RunningServer
  let visitor: Visitor
  beforeAll(async () => {
    server = await startServer({ renderPage, wait: async (ms) => void waits.push(ms) })
    visitor = createVisitor(server.url)
    await visitor.get('/__mock/login?as=nobody')
  })
  afterAll(() => server.close())

  it('is missing once if the scenario is set for a single request', async () => {
    await visitor.post('/__mock/scenario', { name: 'missingImages', times: 1 })
    expect([(await visitor.get(image)).status, (await visitor.get(image)).status]).toEqual([404, 200])
  })

  it('is delayed and then missing if both scenarios are set', async () => {
    expect((await visitor.get(`${image}?scenario=slowImages+missingImages`)).status).toBe(404)
    expect(waits).toEqual([1500])
  })

  it('is not sent again to a browser that has it cached, unless a scenario applies', async () => {
    const tag = (await visitor.get(image)).headers.get('etag') ?? ''
    expect((await visitor.get(image, { 'If-None-Match': tag })).status).toBe(304)
    expect((await visitor.get(image, { 'If-None-Match': '"another"' })).status).toBe(200)
    const headers = { 'If-None-Match': tag, Referer: `${server.url}/?scenario=missingImages` }
    expect((await visitor.get(image, headers)).status).toBe(404)
  })
})

describe('request scenarios', () => {
  it('work without a server, and exclude those for images, sounds, videos and code files', () => {
    const others = scenarioList.filter((one) => !requestScenarios.includes(one)).map(({ name }) => name)
    const ofMedia = [...mediaScenarios.map(({ name }) => name)]
    expect(others).toEqual([...ofMedia, ...scriptScenarios.map(({ name }) => name)])
  })
})

describe('a delay', () => {
  it.each([
    ['slow', 400],
    ['verySlow', 3000],
  ])('under %s holds the response back for %i ms', async (name, ms) => {
    const { createMockNetwork } = await import('../../mocks/node')
    const waits: number[] = []
    const network = createMockNetwork({ wait: async (time) => void waits.push(time) })
    network.listen()
    const response = await fetch(`http://site.test${cart}?scenario=${name}`)
    network.close()
    expect([response.status, waits]).toEqual([404, [ms]])
  })

  it('also holds back the failure of another scenario, and the log shows how long', async () => {
    const wait = async (ms: number) => {
      clock += ms
    }
    const slow = await startServer({ now: () => clock, wait })
    const failed = await fetch(`${slow.url}${cart}?scenario=slow+unavailable`)
    await slow.close()
    expect(failed.status).toBe(503)
    expect(slow.backend.log).toMatchObject([{ outcome: 503, durationMs: 400 }])
  })
})

describe('the choice of a scenario', () => {
  it('prefers the header to the query, and the query to the page’s URL', async () => {
    const status = async (path: string, headers = {}) => (await visitor.get(path, headers)).status
    const page = { Referer: `${server.url}/contact?scenario=unavailable` }
    expect(await status(cart, page)).toBe(503)
    expect(await status(`${cart}?scenario=badGateway`, page)).toBe(502)
    expect(await status(`${cart}?scenario=badGateway`, { ...page, 'X-Skerry-Scenario': 'forbidden' })).toBe(403)
    expect(await status(`${cart}?scenario=none`, page)).toBe(404)
  })

  it('combines several scenarios with a plus or a comma', async () => {
    expect((await under('collectorDown+forbidden')).status).toBe(403)
    expect((await visitor.get(`${cart}?scenario=collectorDown+forbidden`)).status).toBe(403)
    expect((await under('collectorDown,forbidden')).status).toBe(403)
  })

  it('applies to the server until it is set to none', async () => {
    await visitor.post('/__mock/scenario', { name: 'unavailable' })
    expect((await createVisitor(server.url).get(cart)).status).toBe(503)
    await visitor.post('/__mock/scenario', { name: 'none' })
    expect((await visitor.get(cart)).status).toBe(404)
  })

  it('can apply to one session', async () => {
    await visitor.post('/__mock/scenario', { name: 'unavailable', session: true })
    expect((await visitor.get(cart)).status).toBe(503)
    expect((await createVisitor(server.url).get(cart)).status).toBe(404)
  })

  it('for a session takes precedence over the server’s', async () => {
    await visitor.post('/__mock/scenario', { name: 'unavailable' })
    await visitor.post('/__mock/scenario', { name: 'forbidden', session: true })
    expect((await visitor.get(cart)).status).toBe(403)
    await visitor.post('/__mock/scenario', { name: 'none', session: true })
    expect((await visitor.get(cart)).status).toBe(503)
  })

  it('ends after the given number of affected requests', async () => {
    await visitor.post('/__mock/scenario', { name: 'unavailable', times: 1 })
    expect((await visitor.get('/api/1/performance/settings')).status).toBe(200)
    expect((await visitor.get(cart)).status).toBe(503)
    expect((await visitor.get(cart)).status).toBe(404)
  })

  it('ends after the given seconds', async () => {
    await visitor.post('/__mock/scenario', { name: 'unavailable', ttlSeconds: 60 })
    expect((await visitor.get(cart)).status).toBe(503)
    clock += 60_000
    expect((await visitor.get(cart)).status).toBe(404)
  })

  it('suggests the nearest name for an unknown one', async () => {
    const answer = await under('ratelimit')
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text).error).toBe(
      'There is no scenario "ratelimit". Did you mean "rateLimited"? The list is at /__mock/scenarios.',
    )
  })
})
