import { request } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contactForm } from '../../mocks/fixtures/forms'
import { type RunningServer, startServer } from '../../mocks/server'
import { serverUrl } from '../../mocks/server/serverUrl'
import { createVisitor, type Visitor } from '../support/visitor'

const entry = {
  'name-f201': ['Ada', 'Bell'],
  'email-f202': 'ada@example.test',
  'textarea-f204': 'When does the ferry leave?',
}

describe('the URL of a server', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:4600'],
    ['0.0.0.0', 'http://localhost:4600'],
    ['::', 'http://localhost:4600'],
    ['::1', 'http://[::1]:4600'],
    ['skerry.test', 'http://skerry.test:4600'],
  ])('with the host %s is %s', (host, url) => {
    expect(serverUrl(host, 4600)).toBe(url)
    expect(URL.canParse(url)).toBe(true)
  })
})

describe('the mock backend over HTTP', () => {
  let server: RunningServer
  let visitor: Visitor
  beforeEach(async () => {
    server = await startServer({ pages: { '/': '<!doctype html><title>Home</title><p>Hello' } })
    visitor = createVisitor(server.url)
  })
  afterEach(() => server.close())

  const save = async (form: unknown, changes: Record<string, unknown> = {}) => {
    const { key } = await (await visitor.post('/api/form/FormSubmissionKey')).json()
    return visitor.post('/api/form/SaveFormSubmission', { key, formId: contactForm.id, form, ...changes })
  }

  it('saves a submission and responds with 204 and an empty body', async () => {
    await visitor.get('/')
    const response = await save(JSON.stringify(entry), { pageTitle: 'Contact' })
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect(server.state.submissions).toMatchObject([
      { formId: contactForm.id, values: entry, context: { pageTitle: 'Contact' } },
    ])
  })

  it('names each missing or invalid field', async () => {
    await visitor.get('/')
    const response = await save({ 'email-f202': 'ada@', 'textarea-f204': 'x'.repeat(501) })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      errors: {
        'name-f201': 'Name is required.',
        'email-f202': 'Email is not valid. Email addresses should follow the format user@domain.com.',
        'textarea-f204': 'You have exceeded the character limit.',
      },
    })
    expect(server.state.submissions).toEqual([])
  })

  it('sends Skerry’s files to pages of any origin, and API responses only to local ones', async () => {
    const allowed = async (path: string, Origin: string) =>
      (await visitor.get(path, { Origin })).headers.get('access-control-allow-origin')
    expect(await allowed('/__skerry/skerry.mjs', 'null')).toBe('*') // a sandboxed frame
    expect(await allowed('/api/site-header-footer', 'http://localhost:5173')).toBe('http://localhost:5173')
    expect(await allowed('/api/site-header-footer', 'https://elsewhere.example')).toBeNull()
  })

  it('forbids caching of its responses', async () => {
    expect((await visitor.get('/api/site-header-footer')).headers.get('cache-control')).toBe('no-store')
  })

  it.each(['/api/site-header-footer', '/__mock/scenarios', '/__mock/', '/bakehouse?format=json'])(
    'answers HEAD %s like GET, without content',
    async (path) => {
      const answers = await Promise.all(['GET', 'HEAD'].map((method) => visitor.fetch(path, { method })))
      const [got, head] = answers.map(({ status, headers }) => [status, headers.get('content-type')])
      expect(head).toEqual(got)
      expect(got?.[0]).toBe(200)
      expect(await answers[1]!.text()).toBe('')
    },
  )

  it('rejects TRACE', async () => {
    const { port } = new URL(server.url)
    const status = await new Promise((resolve) =>
      request({ port, path: '/api/x', method: 'TRACE' }, (answer) => resolve(answer.resume().statusCode)).end(),
    )
    expect(status).toBe(405)
  })

  it('lets scripts on another port read Retry-After', async () => {
    const { headers } = await visitor.get('/api/site-header-footer', { Origin: 'http://localhost:5173' })
    expect(headers.get('access-control-expose-headers')).toBe('Retry-After')
  })

  it('responds to a URL with invalid percent-encoding', async () => {
    for (const path of ['/api/commerce/products/%E0%A4%A', '/__mock/%E0%A4%A', '/%E0%A4%A']) {
      const response = await visitor.get(path)
      expect([response.status, await response.text()]).toEqual([400, 'Bad URL'])
    }
  })

  it('responds to a multipart body that has no parts', async () => {
    await visitor.get('/')
    const headers = { 'Content-Type': 'multipart/form-data' }
    const send = (path: string) => visitor.fetch(path, { method: 'POST', headers, body: 'x' })
    const crumb = encodeURIComponent(visitor.cookie('crumb'))
    expect((await send(`/api/form/SaveFormSubmission?crumb=${crumb}`)).status).toBe(404)
    expect(await (await send('/__mock/scenario')).json()).toEqual({ error: 'The body is not valid JSON.' })
    expect((await send('/thank-you')).status).toBe(405)
  })

  it('sends a new crumb if a request has none, and accepts the next request', async () => {
    const refused = await visitor.fetch('/api/form/FormSubmissionKey', { method: 'POST' })
    expect(refused.status).toBe(400)
    const reply = await refused.json()
    expect(reply).toMatchObject({ crumbFail: true, crumb: visitor.cookie('crumb') })
    expect((await visitor.post('/api/form/FormSubmissionKey')).status).toBe(200)
  })

  it('rejects another visitor’s crumb', async () => {
    await visitor.get('/')
    const other = createVisitor(server.url)
    await other.get('/')
    const response = await other.fetch(`/api/form/FormSubmissionKey?crumb=${visitor.cookie('crumb')}`, {
      method: 'POST',
    })
    expect(await response.json()).toMatchObject({ crumbFail: true })
  })

  it('drops the connection in the scenario offline', async () => {
    await expect(visitor.get('/api/1/performance/settings?scenario=offline')).rejects.toThrow('fetch failed')
  })
})
