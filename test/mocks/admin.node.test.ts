import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newsletterForm } from '../../mocks/fixtures/forms'
import { createProduct, type ProductSeed } from '../../mocks/fixtures/products/createProduct'
import { type RunningServer, startServer } from '../../mocks/server'
import { temporaryFolder } from '../support/temporaryFolder'
import { createVisitor, type Visitor } from '../support/visitor'

const chair: ProductSeed = {
  number: 99,
  urlId: 'chair',
  type: 'physical',
  title: 'Chair',
  excerpt: '',
  text: '',
  images: ['loaves'],
  categories: [],
  variants: [{ cents: 2500, stock: 2 }],
}

const signUp = async (visitor: Visitor, email: string) => {
  const { key } = await (await visitor.post('/api/form/FormSubmissionKey')).json()
  const body = { key, formId: newsletterForm.id, form: JSON.stringify({ 'email-f301': email }) }
  return visitor.post('/api/form/SaveFormSubmission', body)
}

describe('the admin endpoints for QA', () => {
  let server: RunningServer
  let visitor: Visitor
  beforeEach(async () => {
    server = await startServer()
    visitor = createVisitor(server.url)
    await visitor.get('/__mock/login?as=nobody')
  })
  afterEach(() => server.close())

  const json = async (path: string) => (await visitor.get(path)).json()

  it('list saved submissions', async () => {
    await signUp(visitor, 'ada@example.test')
    expect(await json('/__mock/submissions')).toMatchObject([{ values: { 'email-f301': 'ada@example.test' } }])
  })

  it('log every request with its scenario, parsed body and outcome', async () => {
    const body = new URLSearchParams({ event: 'View', data: '{"url":"/about"}' })
    await visitor.fetch('/api/census/RecordHit?scenario=collectorDown', { method: 'POST', body })
    expect((await json('/__mock/log')).at(-1)).toMatchObject({
      operation: 'RecordHit',
      scenarios: ['collectorDown'],
      body: { event: 'View', data: { url: '/about' } },
      outcome: 503,
    })
  })

  it('log form fields by any name, and files by name and size', async () => {
    const body = new FormData()
    body.set('__proto__', 'a field')
    body.set('photo', new File(['seal'], 'seal.png'))
    await visitor.fetch('/api/census/overlay', { method: 'POST', body })
    expect(Object.entries((await json('/__mock/log')).at(-1).body)).toEqual([
      ['__proto__', 'a field'],
      ['photo', 'file seal.png, 4 bytes'],
    ])
  })

  it('log requests that match no operation too', async () => {
    expect((await visitor.get('/api/commerce/unheard-of?a=1')).status).toBe(404)
    const entry = { operation: null, path: '/api/commerce/unheard-of', query: { a: '1' }, outcome: 404 }
    expect((await json('/__mock/log')).at(-1)).toMatchObject(entry)
  })

  describe('the request log', () => {
    const pathsOf = async (query: string) =>
      (await json(`/__mock/log${query}`)).map(({ path }: { path: string }) => path.replace('/api/', ''))

    beforeEach(async () => {
      await visitor.post('/api/form/FormSubmissionKey')
      await visitor.fetch('/api/census/RecordHit?scenario=collectorDown', { method: 'POST', body: 'event=View' })
      await visitor.get('/api/commerce/unheard-of')
    })

    it('can be filtered by the list page that a script requests, which is not in the contract', async () => {
      await visitor.get('/bakehouse', { 'X-Requested-With': 'XMLHttpRequest' })
      expect(await pathsOf('?operation=GetListPage')).toEqual(['/bakehouse'])
    })

    it.each([
      ['?operation=FormSubmissionKey', ['form/FormSubmissionKey']],
      ['?status=503', ['census/RecordHit']],
      ['?status=4xx', ['commerce/unheard-of']],
      ['?path=/form/', ['form/FormSubmissionKey']],
      ['?scenario=collectorDown', ['census/RecordHit']],
      ['?scenario=collectorDown%2Bslow', []],
      ['?method=get', ['commerce/unheard-of']],
      ['?after=2', ['commerce/unheard-of']],
      ['?method=POST&status=200', ['form/FormSubmissionKey']],
      ['?operation=Logout', []],
    ])('can be filtered by %s', async (query, paths) => {
      expect(await pathsOf(query)).toEqual(paths)
    })

    it('distinguishes requests of several visitors by session', async () => {
      const other = createVisitor(server.url)
      await other.get('/__mock/login?as=nobody')
      await other.post('/api/form/FormSubmissionKey')
      const [first, , unknown, last] = await json('/__mock/log')
      expect(first.session).toMatch(/^[\da-f]{24}$/)
      expect(unknown.session).toBe(first.session)
      expect(last.session).not.toBe(first.session)
      expect(await pathsOf(`?session=${last.session}`)).toEqual(['form/FormSubmissionKey'])
      expect(await (await other.get('/__mock/log?session=mine')).json()).toHaveLength(1)
    })

    it('shows the response to a request, and which requests got none', async () => {
      await visitor.get('/api/multilingual/status')
      await expect(visitor.get('/api/multilingual/settings?scenario=offline')).rejects.toThrow()
      expect((await json('/__mock/log?path=status')).at(-1).answer).toEqual({ connected: true })
      expect(await pathsOf('?status=network-error')).toEqual(['multilingual/settings'])
      expect((await json('/__mock/log?status=network-error'))[0].answer).toBeNull()
    })

    it('names the session that a request has started', async () => {
      const fresh = createVisitor(server.url)
      await fresh.post('/api/form/FormSubmissionKey')
      expect((await json('/__mock/log')).at(-1).session).toMatch(/^[\da-f]{24}$/)
    })

    it.each([
      ['?statsu=503', 'The log has no filter "statsu". Did you mean "status"?'],
      ['?operation=SaveFormSubmision', 'There is no operation "SaveFormSubmision". Did you mean "SaveFormSubmission"?'],
      ['?scenario=ratelimited', 'There is no scenario "ratelimited". Did you mean "rateLimited"?'],
      ['?status=broken', 'status must be a number such as 404, a class such as 4xx, network-error or never-answered.'],
      ['?after=yesterday', 'after must be the number of an entry'],
    ])('rejects %s', async (query, message) => {
      const response = await visitor.get(`/__mock/log${query}`)
      expect(response.status).toBe(400)
      expect((await response.json()).error).toContain(message)
    })
  })

  it('reject events of an unknown operation', async () => {
    const response = await visitor.get('/__mock/events?operation=trace')
    expect([response.status, (await response.json()).error]).toEqual([
      400,
      'There is no operation "trace". Did you mean "Trace"?',
    ])
  })

  describe('setting a scenario', () => {
    const set = (body: string) =>
      visitor.fetch('/__mock/scenario', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })

    it.each([
      ['', 'Send a name'],
      ['{"name": "offline"', 'The body is not valid JSON.'],
      ['"offline"', 'Send a name'],
      ['[]', 'Send a name'],
      ['{}', 'Send a name'],
      ['{"name": ["offline"]}', 'Send a name'],
      ['{"name": "ofline"}', 'Did you mean "offline"?'],
      ['{"name": "offline", "time": 1}', 'A scenario has no field "time". Did you mean "times"?'],
      ['{"name": "offline", "times": "many"}', 'times must be a whole number above 0'],
      ['{"name": "offline", "times": 0}', 'times must be a whole number above 0'],
      ['{"name": "offline", "ttlSeconds": -1}', 'ttlSeconds must be a number above 0'],
      ['{"name": "offline", "session": "yes"}', 'session must be true or false'],
    ])('fails with the body %s, and keeps the current scenario', async (body, message) => {
      await set('{"name": "slow"}')
      const response = await set(body)
      expect(response.status).toBe(400)
      expect((await response.json()).error).toContain(message)
      expect((await json('/__mock/scenario')).server.names).toEqual(['slow'])
    })

    it('is no longer listed once it has been used up or has expired', async () => {
      await set('{"name": "unavailable", "times": 1}')
      await set('{"name": "slow", "ttlSeconds": 0.001, "session": true}')
      await expect.poll(() => json('/__mock/scenario')).toMatchObject({ session: null })
      expect((await json('/__mock/scenario')).server).toMatchObject({ names: ['unavailable'], timesLeft: 1 })
      await visitor.get('/api/commerce/shopping-cart')
      expect(await json('/__mock/scenario')).toEqual({ server: null, session: null })
    })

    it('accepts a form, a URL or JSON, and “none” to end it', async () => {
      await set('{"name": "slow"}')
      expect((await set('{"name": "none"}')).status).toBe(200)
      expect((await json('/__mock/scenario')).server).toBeNull()
      await visitor.fetch('/__mock/scenario', { method: 'POST', body: new URLSearchParams({ name: 'offline' }) })
      expect((await json('/__mock/scenario')).server.names).toEqual(['offline'])
      await visitor.fetch('/__mock/scenario?name=slow', { method: 'POST' })
      expect((await json('/__mock/scenario')).server.names).toEqual(['slow'])
      await visitor.fetch('/__mock/scenario?name=slow&times=3&ttlSeconds=60&session=true', { method: 'POST' })
      expect((await json('/__mock/scenario')).session).toMatchObject({ timesLeft: 3, expiresAt: expect.any(Number) })
      const misspelt = await visitor.fetch('/__mock/scenario?name=slow&time=3', { method: 'POST' })
      expect((await misspelt.json()).error).toBe('A scenario has no field "time". Did you mean "times"?')
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' } // as curl -d sends JSON
      const send = (body: string) => visitor.fetch('/__mock/scenario', { method: 'POST', headers, body })
      expect((await send('{"name":"offline","times":2}')).status).toBe(200)
      expect((await json('/__mock/scenario')).server).toMatchObject({ names: ['offline'], timesLeft: 2 })
      expect(await (await send('{"name":"offline')).json()).toEqual({ error: 'The body is not valid JSON.' })
    })
  })

  it('count an event sent twice with the same id only once', async () => {
    const send = () =>
      visitor.fetch('/api/v1/events', {
        method: 'POST',
        body: '{"commonData":"{}","customData":"{\\"eventId\\":\\"e1\\"}"}',
      })
    await send()
    await send()
    expect(await json('/__mock/events')).toMatchObject([{ id: 'e1', repeats: 1 }])
  })

  it('name events by action or else by schema, and say which product was viewed', async () => {
    for (const event of [
      { commonData: '{"action":"view"}', customSchemaName: 'page' },
      { commonData: '{}', customSchemaName: 'page' },
      { commonData: '{}' },
    ]) {
      await visitor.post('/api/v1/events', event)
    }
    const body = new URLSearchParams({ eventId: 'e1' })
    await visitor.fetch('/api/census/RecordQuickView/chair', { method: 'POST', body })
    const events = await json('/__mock/events')
    expect(events.map(({ name }: { name: string }) => name)).toEqual(['view', 'page', 'event', 'RecordQuickView'])
    expect(events.at(-1)).toMatchObject({ id: 'e1', data: { itemId: 'chair' } })
  })

  it('restore a snapshot, including the next id', async () => {
    await signUp(visitor, 'ada@example.test')
    const snapshot = await json('/__mock/snapshot')
    await signUp(visitor, 'bo@example.test')
    const [, second] = await json('/__mock/submissions')
    await visitor.post('/__mock/restore', snapshot)
    expect(await json('/__mock/submissions')).toHaveLength(1)
    await signUp(visitor, 'bo@example.test')
    expect((await json('/__mock/submissions'))[1].id).toBe(second.id)
  })

  it('reject a restore without a valid snapshot', async () => {
    const snapshot = await json('/__mock/snapshot')
    const session = { createdAt: 0, account: null, xsrfToken: null, cart: null, scenario: 'x' }
    for (const body of [
      { hello: 1 },
      { ...snapshot, submissions: {} },
      { ...snapshot, events: 'none' },
      { ...snapshot, scenario: 'x' },
      { ...snapshot, scenario: { names: ['x'], timesLeft: null, expiresAt: null } },
      { ...snapshot, scenario: { names: ['slow'], timesLeft: 'x', expiresAt: null } },
      { ...snapshot, sessions: { a: session } },
      { ...snapshot, sessions: { a: null } },
    ]) {
      expect((await visitor.post('/__mock/restore', body)).status).toBe(400)
    }
    await visitor.post('/__mock/scenario', { name: 'collectorDown', times: 2, ttlSeconds: 60 })
    const valid = await json('/__mock/snapshot')
    expect((await visitor.post('/__mock/restore', valid)).status).toBe(200)
    await visitor.post('/__mock/restore', snapshot)
    const torn = await visitor.fetch('/__mock/restore', { method: 'POST', body: '{"seed": 1, "sess' })
    expect([torn.status, (await torn.json()).error]).toEqual([400, 'The body is not valid JSON.'])
    expect(await json('/__mock/snapshot')).toEqual(snapshot)
  })

  it('delete everything on reset, except the forms on open pages', async () => {
    server.backend.learnForm({ ...newsletterForm, id: 'frompage' })
    await signUp(visitor, 'ada@example.test')
    await visitor.post('/__mock/reset')
    expect(await json('/__mock/submissions')).toEqual([])
    expect(server.state.forms.frompage).toBeDefined()
  })

  it('keep the content of open pages on restore', async () => {
    const snapshot = await json('/__mock/snapshot')
    server.backend.learnForm({ ...newsletterForm, id: 'frompage' })
    server.backend.learnEvents('/concerts', { calendars: ['concerts'], events: [] })
    server.backend.learnProduct(createProduct(chair))
    await visitor.post('/__mock/restore', snapshot)
    expect(server.state.forms.frompage).toBeDefined()
    expect(server.state.served['/concerts']).toBeDefined()
    expect((await json('/__mock/store')).variants.SQ9900001).toMatchObject({ product: 'Chair', stock: 2 })
  })

  it('never give a visitor the session that someone else had before a reset', async () => {
    const before = visitor.cookie('skerrySession')
    await visitor.post('/__mock/reset')
    const next = createVisitor(server.url)
    await next.get('/__mock/login?as=owner')
    expect(next.cookie('skerrySession')).not.toBe(before)
    await visitor.get('/__mock/login?as=nobody')
    expect(visitor.cookie('skerrySession')).not.toBe(next.cookie('skerrySession'))
  })

  it('redirect after a login, but never to another host', async () => {
    const goal = async (to: string) =>
      (await visitor.get(`/__mock/login?as=owner&to=${encodeURIComponent(to)}`)).headers.get('location')
    expect(await goal('/contact?a=1')).toBe('/contact?a=1')
    expect(await goal('/日本')).toBe('/%E6%97%A5%E6%9C%AC')
    for (const to of ['//evil.example', '\\\\evil.example', '/\\evil.example', '/\t/evil.example', '/\n/evil.example'])
      expect(await goal(to)).toBe('/')
    expect(await goal('/.//evil.example')).toBe('/evil.example')
    expect(await goal(`${server.url}/contact`)).toBe('/contact')
    expect(await goal(`${server.url.replace('//', '//ada@')}/contact`)).toBe('/') // docs/decisions.md#7
  })

  it('set the token that pages need to log out, and remove it with the account “nobody”', async () => {
    await visitor.get('/__mock/login?as=member')
    const headers = { 'X-SiteUser-XSRF-Token': visitor.cookie('siteUserXsrfToken') }
    const leave = `/api/site-users/account/session?crumb=${visitor.cookie('crumb')}`
    expect((await visitor.fetch(leave, { method: 'DELETE', headers })).status).toBe(200)
    await visitor.get('/__mock/login?as=member')
    const response = await visitor.get('/__mock/login?as=nobody')
    expect(response.headers.getSetCookie().join()).toMatch(/siteUserXsrfToken=;[^,]*Max-Age=0/)
  })

  it('log out with the account “nobody”', async () => {
    await visitor.get('/__mock/login?as=owner')
    await visitor.get('/__mock/login?as=nobody')
    expect(Object.values(server.state.sessions).map(({ account }) => account)).toEqual([null])
  })

  it('count down a scenario only on requests that it affects', async () => {
    await visitor.post('/__mock/scenario', { name: 'collectorDown', times: 1 })
    await visitor.post('/api/form/FormSubmissionKey')
    const hit = () => visitor.fetch('/api/census/RecordHit', { method: 'POST', body: 'event=View' })
    expect((await hit()).status).toBe(503)
    expect((await hit()).status).not.toBe(503)
  })

  it('log in as the owner, who may change the header', async () => {
    const change = () =>
      visitor.fetch(`/api/site-header-footer?crumb=${visitor.cookie('crumb')}`, {
        method: 'PUT',
        body: '{"header":{},"footer":{}}',
      })
    expect((await change()).status).toBe(401)
    await visitor.get('/__mock/login?as=owner')
    expect((await change()).status).toBe(200)
  })

  it('include a page that links to every list and names every scenario', async () => {
    const page = await (await visitor.get('/__mock/')).text()
    for (const name of [
      'submissions',
      'events',
      'log?session=mine',
      'log?status=4xx',
      'log',
      'snapshot',
      'restore',
      'reset',
      'scenario',
    ]) {
      expect(page).toContain(`/__mock/${name}`)
    }
    expect(page).toContain('?scenario=rateLimited')
    await visitor.fetch('/__mock/scenario?name=slow%2BcollectorDown', { method: 'POST' })
    expect(await (await visitor.get('/__mock/')).text()).toContain('slow + collectorDown')
  })

  it('name the active scenarios of the server and the session, and what remains of them', async () => {
    const active = async () => /Active for [^.]*\./.exec(await (await visitor.get('/__mock/')).text())?.[0]
    await visitor.post('/__mock/scenario', { name: 'forbidden', times: 1 })
    await visitor.post('/__mock/scenario', { name: 'serverError', ttlSeconds: 3600, times: 2, session: true })
    expect(await active()).toContain('<strong>forbidden</strong> for 1 more request;')
    expect(await active()).toMatch(/<strong>serverError<\/strong> for 2 more requests, for 3\d{3} more seconds\.$/)
    await visitor.post('/__mock/scenario', { name: 'none', session: true })
    expect((await visitor.get('/api/commerce/shopping-cart')).status).toBe(403)
    expect((await active())?.match(/<strong>none/g)).toHaveLength(2)
  })

  it('accept calls with cookies only from local ports', async () => {
    const allowed = async (origin: string) =>
      (await visitor.get('/__mock/log', { Origin: origin })).headers.get('access-control-allow-origin')
    expect(await allowed('http://localhost:6006')).toBe('http://localhost:6006')
    expect(await allowed('https://localhost.evil.example')).toBeNull()
    const preflight = await visitor.fetch('/api/auth/Logout', {
      method: 'OPTIONS',
      headers: { Origin: 'http://127.0.0.1:6006', 'Access-Control-Request-Headers': 'x-csrf-token' },
    })
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'x-csrf-token'])
    for (const { headers } of [await visitor.get('/__mock/log', { Origin: 'http://localhost:6006' }), preflight]) {
      expect([headers.get('access-control-allow-credentials'), headers.get('vary')]).toEqual(['true', 'Origin'])
    }
    const methods = preflight.headers.get('access-control-allow-methods')
    expect(methods?.split(', ')).toEqual(expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']))
  })
})

describe('a server without a seed', () => {
  it('starts with new sessions each time, because browsers keep their cookies', async () => {
    const sessions = []
    for (const _start of ['first', 'second']) {
      const server = await startServer()
      const visitor = createVisitor(server.url)
      await visitor.get('/__mock/login?as=nobody')
      sessions.push(visitor.cookie('skerrySession'))
      await server.close()
    }
    expect(sessions[0]).not.toBe(sessions[1])
  })
})

describe('the scenario that a server starts with', () => {
  it('applies again after a reset, and takes precedence over the one in the state file', async () => {
    const stateFile = join(await temporaryFolder(), 'state.json')
    const first = await startServer({ stateFile, scenario: 'slow' })
    first.backend.changed()
    await first.close()
    const server = await startServer({ stateFile, scenario: 'collectorDown' })
    expect(server.state.scenario?.names).toEqual(['collectorDown'])
    await fetch(`${server.url}/__mock/scenario?name=none`, { method: 'POST' })
    expect(server.state.scenario).toBeNull()
    server.backend.reset()
    expect(server.state.scenario?.names).toEqual(['collectorDown'])
    await server.close()
  })
})

describe('the state file', () => {
  it('restores a server after a restart', async () => {
    const stateFile = join(await temporaryFolder(), '.skerry', 'state.json')
    const first = await startServer({ stateFile })
    const visitor = createVisitor(first.url)
    await visitor.get('/')
    await signUp(visitor, 'ada@example.test')
    first.backend.state.served = { '/gone': { calendars: [], events: [] } }
    await first.close()
    const second = await startServer({ stateFile })
    expect(second.state.served).toEqual({}) // its pages may be gone
    expect(second.state.submissions).toMatchObject([{ values: { 'email-f301': 'ada@example.test' } }])
    await second.close()
  })

  it('is also written while the server is running, in case it is killed', async () => {
    const stateFile = join(await temporaryFolder(), 'state.json')
    const server = await startServer({ stateFile })
    const visitor = createVisitor(server.url)
    await visitor.get('/')
    await signUp(visitor, 'ada@example.test')
    await expect
      .poll(() => readFile(stateFile, 'utf8').catch(() => ''), { timeout: 20_000 })
      .toContain('ada@example.test')
    await server.close()
  })

  it('is ignored if it is invalid or from another version', async () => {
    const stateFile = join(await temporaryFolder(), 'state.json')
    for (const text of [
      '{"version":1,"sta',
      '{"version":0,"state":{"submissions":[1]}}',
      '{"version":1,"state":null}',
      'null',
    ]) {
      await writeFile(stateFile, text)
      const server = await startServer({ stateFile })
      expect(server.state.submissions).toEqual([])
      await server.close()
    }
    expect(await readFile(stateFile, 'utf8')).toBe('null')
  })

  it('is reported once if it cannot be written, and the state stays in memory', async () => {
    const folder = join(await temporaryFolder(), '.skerry')
    await writeFile(folder, 'a file where the folder should be')
    const notices: string[] = []
    const server = await startServer({
      stateFile: join(folder, 'state.json'),
      onNotice: (notice) => notices.push(notice),
    })
    const visitor = createVisitor(server.url)
    await visitor.get('/')
    await expect.poll(() => notices).toHaveLength(1)
    await signUp(visitor, 'ada@example.test')
    await server.close()
    expect(notices).toEqual([expect.stringContaining('state.json cannot be written')])
    expect(server.state.submissions).toHaveLength(1)
  })
})
