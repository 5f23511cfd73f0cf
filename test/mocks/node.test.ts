import { describe, expect, it } from 'vitest'
import { contactForm } from '../../mocks/fixtures/forms'
import { scenarios } from '../../mocks/scenarios/scenarios'
import { useMockNetwork } from '../support/mockNetwork'

const crumb = () => /crumb=([^;]*)/.exec(document.cookie)?.[1] ?? ''

const post = (path: string, body: unknown = {}) =>
  fetch(`${path}?crumb=${crumb()}`, { method: 'POST', body: JSON.stringify(body) })

describe('the mock backend in a test', () => {
  const network = useMockNetwork()

  it('gives the document a session and a crumb, like a page view', async () => {
    expect(crumb()).toMatch(/^\w{32}$/)
    const reply = await (await post('/api/form/FormSubmissionKey')).json()
    expect(reply.key).toMatch(/^1:\d{10}:[A-Za-z0-9+/]{44}$/)
  })

  it('renews the crumb in the document when one is rejected', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: a test of cookies
    document.cookie = 'crumb=stale; path=/'
    const refused = await post('/api/form/FormSubmissionKey')
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ crumbFail: true, crumb: crumb() })
    expect((await post('/api/form/FormSubmissionKey')).ok).toBe(true)
  })

  it('sets no cookies for a request without credentials', async () => {
    const before = document.cookie
    const refused = await fetch('/api/form/FormSubmissionKey', { method: 'POST', credentials: 'omit' })
    expect(refused.status).toBe(400)
    expect(document.cookie).toBe(before)
  })

  it('saves a submission that the test can read from the state', async () => {
    const { key } = await (await post('/api/form/FormSubmissionKey')).json()
    const form = { 'name-f201': 'Ada', 'email-f202': 'ada@example.test', 'textarea-f204': 'Hello' }
    expect((await post('/api/form/SaveFormSubmission', { key, formId: contactForm.id, form })).status).toBe(204)
    expect(network.backend.state.submissions).toMatchObject([{ values: form }])
  })

  it('applies a scenario by name to the following requests', async () => {
    network.use(scenarios.rateLimited)
    const limited = await post('/api/auth/Logout')
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '30'])
    network.use()
    expect((await post('/api/auth/Logout')).status).toBe(200)
  })

  it.each(['crumbExpired', 'crumbExpiredAs200'] as const)(
    '%s rejects the first attempt after every page view, and after it is set again',
    async (name) => {
      const isRejected = async () => (await (await post('/api/auth/Logout')).json()).crumbFail === true
      for (const again of [() => network.use(scenarios[name]), network.visit, () => network.use(scenarios[name])]) {
        again()
        expect([await isRejected(), await isRejected()]).toEqual([true, false])
      }
    },
  )

  it('rejects a scenario that is not from the catalogue', () => {
    expect(() => network.use({ ...scenarios.answerLost, transformResponse: (answer) => answer })).toThrow(TypeError)
    expect(() => network.use({ ...scenarios.answerLost, name: 'own' } as never)).toThrow('this "own" is another object')
  })

  it('takes a scenario from the URL of the document', async () => {
    history.replaceState(null, '', '?scenario=unavailable')
    expect((await post('/api/auth/Logout')).status).toBe(503)
    history.replaceState(null, '', location.pathname)
    expect((await post('/api/auth/Logout')).status).toBe(200)
  })

  it('drops the connection in the scenario offline', async () => {
    network.use(scenarios.offline)
    await expect(fetch('/api/commerce/shopping-cart')).rejects.toThrow()
  })
})
