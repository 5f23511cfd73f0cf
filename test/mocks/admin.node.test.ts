import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newsletterForm } from '../../mocks/fixtures/forms'
import { type RunningServer, startServer } from '../../mocks/server'
import { createVisitor, type Visitor } from '../support/visitor'

const signUp = async (visitor: Visitor, email: string) => {
  const { key } = await (await visitor.post('/api/form/FormSubmissionKey')).json()
  const body = { key, formId: newsletterForm.id, form: JSON.stringify({ 'email-f301': email }) }
  return visitor.post('/api/form/SaveFormSubmission', body)
}

describe('what QA reads and sets', () => {
  let server: RunningServer
  let visitor: Visitor
  beforeEach(async () => {
    server = await startServer()
    visitor = createVisitor(server.url)
    await visitor.get('/__mock/login?as=nobody')
  })
  afterEach(() => server.close())

  const json = async (path: string) => (await visitor.get(path)).json()

  it('lists saved entries', async () => {
    await signUp(visitor, 'ada@example.test')
    expect(await json('/__mock/submissions')).toMatchObject([{ values: { 'email-f301': 'ada@example.test' } }])
  })

  it('logs every request with its scenario, its decoded body and how it ended', async () => {
    const body = new URLSearchParams({ event: 'View', data: '{"url":"/about"}' })
    await visitor.fetch('/api/census/RecordHit?scenario=collectorDown', { method: 'POST', body })
    expect((await json('/__mock/log')).at(-1)).toMatchObject({
      operation: 'RecordHit',
      scenarios: ['collectorDown'],
      body: { event: 'View', data: { url: '/about' } },
      outcome: 503,
    })
  })

  it('logs what no operation answers, too', async () => {
    expect((await visitor.get('/api/commerce/unheard-of?a=1')).status).toBe(404)
    const entry = { operation: null, path: '/api/commerce/unheard-of', query: { a: '1' }, outcome: 404 }
    expect((await json('/__mock/log')).at(-1)).toMatchObject(entry)
  })

  it('counts an event that comes twice under one id once', async () => {
    const send = () =>
      visitor.fetch('/api/v1/events', {
        method: 'POST',
        body: '{"commonData":"{}","customData":"{\\"eventId\\":\\"e1\\"}"}',
      })
    await send()
    await send()
    expect(await json('/__mock/events')).toMatchObject([{ id: 'e1', repeats: 1 }])
  })

  it('goes back to a snapshot, down to the next id', async () => {
    await signUp(visitor, 'ada@example.test')
    const snapshot = await json('/__mock/snapshot')
    await signUp(visitor, 'bo@example.test')
    const [, second] = await json('/__mock/submissions')
    await visitor.post('/__mock/restore', snapshot)
    expect(await json('/__mock/submissions')).toHaveLength(1)
    await signUp(visitor, 'bo@example.test')
    expect((await json('/__mock/submissions'))[1].id).toBe(second.id)
  })

  it('refuses to restore what is no snapshot', async () => {
    expect((await visitor.post('/__mock/restore', { hello: 1 })).status).toBe(400)
  })

  it('forgets everything on reset but the forms that open pages carry', async () => {
    server.backend.learnForm({ ...newsletterForm, id: 'frompage' })
    await signUp(visitor, 'ada@example.test')
    await visitor.post('/__mock/reset')
    expect(await json('/__mock/submissions')).toEqual([])
    expect(server.state.forms.frompage).toBeDefined()
  })

  it('logs in as the owner, who may change the header', async () => {
    const change = () =>
      visitor.fetch(`/api/site-header-footer?crumb=${visitor.cookie('crumb')}`, {
        method: 'PUT',
        body: '{"header":{},"footer":{}}',
      })
    expect((await change()).status).toBe(401)
    await visitor.get('/__mock/login?as=owner')
    expect((await change()).status).toBe(200)
  })

  it('shows a page that links every list and names every scenario', async () => {
    const page = await (await visitor.get('/__mock/')).text()
    for (const name of ['submissions', 'events', 'log', 'snapshot', 'restore', 'reset', 'scenario']) {
      expect(page).toContain(`/__mock/${name}`)
    }
    expect(page).toContain('?scenario=rateLimited')
  })

  it('lets a tool on another local port call with cookies, and nobody else', async () => {
    const allowed = async (origin: string) =>
      (await visitor.get('/__mock/log', { Origin: origin })).headers.get('access-control-allow-origin')
    expect(await allowed('http://localhost:6006')).toBe('http://localhost:6006')
    expect(await allowed('https://localhost.evil.example')).toBeNull()
    const preflight = await visitor.fetch('/api/auth/Logout', {
      method: 'OPTIONS',
      headers: { Origin: 'http://127.0.0.1:6006', 'Access-Control-Request-Headers': 'x-csrf-token' },
    })
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'x-csrf-token'])
  })
})

describe('the state file', () => {
  it('brings a restarted server back to where it was', async () => {
    const stateFile = join(await mkdtemp(join(tmpdir(), 'skerry-')), '.skerry', 'state.json')
    const first = await startServer({ stateFile })
    const visitor = createVisitor(first.url)
    await visitor.get('/')
    await signUp(visitor, 'ada@example.test')
    await first.close()
    const second = await startServer({ stateFile })
    expect(second.state.submissions).toMatchObject([{ values: { 'email-f301': 'ada@example.test' } }])
    await second.close()
  })

  it('starts afresh from a file that is broken or of another version', async () => {
    const stateFile = join(await mkdtemp(join(tmpdir(), 'skerry-')), 'state.json')
    for (const text of ['{"version":1,"sta', '{"version":0,"state":{"submissions":[1]}}', 'null']) {
      await writeFile(stateFile, text)
      const server = await startServer({ stateFile })
      expect(server.state.submissions).toEqual([])
      await server.close()
    }
    expect(await readFile(stateFile, 'utf8')).toBe('null')
  })
})
