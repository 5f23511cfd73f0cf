import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBackend } from '../../mocks/Backend'
import { proofHash } from '../../mocks/captcha/proofHash'
import { eventsCollection } from '../../mocks/fixtures/calendar'
import { captchaForm, everyFieldForm, newsletterForm } from '../../mocks/fixtures/forms'
import { pastEvent, siteEvents } from '../../mocks/fixtures/site'
import { type RunningServer, startServer } from '../../mocks/server'
import { type CaptchaTask, issueTask, takeAnswer } from '../../mocks/state/captchas'
import { checkForm } from '../../mocks/state/checkForm'
import { issueCrumb } from '../../mocks/state/crumbs'
import { issueFormKey } from '../../mocks/state/formKeys'
import { createSession } from '../../mocks/state/sessions'
import { createVisitor, type Visitor } from '../support/visitor'

const complete = {
  'name-f101': ['Ada', 'Bell'],
  'email-f102': 'ada@example.test',
  'radio-f109': 'Morning',
  'textarea-f116': 'Hello',
}

describe('the validation of a submission', () => {
  const problem = (id: string, value: unknown) => checkForm(everyFieldForm, { ...complete, [id]: value })[id] ?? null

  it('requires every required field and nothing else', () => {
    expect(checkForm(everyFieldForm, complete)).toEqual({})
    expect(Object.keys(checkForm(everyFieldForm, {}))).toEqual(Object.keys(complete))
    expect(problem('name-f101', [' ', ''])).toBe('Name is required.')
  })

  it('requires every part of a date, and the hour and minute of a time', () => {
    const when = { id: 'when', title: 'When', isRequired: true } as const
    const check = (type: 'date' | 'time', value: unknown) =>
      checkForm({ ...everyFieldForm, fields: [{ ...when, type }] }, { when: value })
    expect(check('date', ['3', '', '2027'])).toEqual({ when: 'When is required.' })
    expect(check('time', ['3', '', '', 'PM'])).toEqual({ when: 'When is required.' })
    expect(check('time', ['3', '00', '', 'PM'])).toEqual({})
  })

  it('accepts any choice if the page does not list the choices of a field', () => {
    const ferry = { id: 'select-1', type: 'select', title: 'Ferry', isRequired: true } as const
    expect(checkForm({ ...everyFieldForm, fields: [ferry] }, { 'select-1': 'Night' })).toEqual({})
  })

  it('limits the characters in each part of a field', () => {
    const name = { id: 'name-1', type: 'name', title: 'Name', isRequired: true, maxLength: 5 } as const
    const check = (value: unknown) => checkForm({ ...everyFieldForm, fields: [name] }, { 'name-1': value })
    expect(check(['Edith', 'Ellis'])).toEqual({})
    expect(check(['Ed', 'Ellison'])).toEqual({ 'name-1': 'You have exceeded the character limit.' })
  })

  it('never requires a section, which visitors cannot fill in', () => {
    const section = { id: 'section-1', type: 'section', title: 'Part two', isRequired: true } as const
    expect(checkForm({ ...everyFieldForm, fields: [section] }, {})).toEqual({})
  })

  it.each([
    ['email-f102', { emailAddress: 'ada@example.photography' }, null],
    ['email-f102', 'ada@example.test, bell@example.test', null],
    ['email-f102', 'ada@example.test,', expect.stringContaining('Email is not valid.')],
    ['email-f102', 'ada@example', 'Email is not valid. Email addresses should follow the format user@domain.com.'],
    ['email-f102', `${'a'.repeat(64)}@${'b'.repeat(186)}.test`, null],
    ['email-f102', `${'a'.repeat(64)}@${'b'.repeat(187)}.test`, expect.stringContaining('Email is not valid.')],
    ['email-f102', `${'a'.repeat(65)}@example.test`, expect.stringContaining('Email is not valid.')],
    ['name-f101', ['Ada', ''], 'Name is required.'],
    ['number-f108', '12', null],
    ['number-f108', ' 12 ', null],
    ['currency-f113', '12.50', null],
    ['password-f119', 'seal-bay', null],
    ['password-f119', 'seal bay', 'Group password must not contain spaces.'],
    ['radio-f109', 'Night', 'Ferry has a choice that is not offered.'],
    ['select-f111', 'A newspaper', null],
    ['select-f111', 'Television', 'How did you hear of us? has a choice that is not offered.'],
    ['checkbox-f110', ['Seals', 'Tide pools'], null],
    ['checkbox-f110', ['Seals', 'Whales'], 'Interests has a choice that is not offered.'],
    ['likert-f112', { 'The timetable is clear': '-2', 'The island is easy to reach': '' }, null],
    ['likert-f112', { 'The timetable is clear': '-1', 'The island is easy to reach': '0' }, null],
    ['likert-f112', { 'The timetable is clear': '1', 'The island is easy to reach': '2' }, null],
    ['likert-f112', { 'The timetable is clear': '3' }, 'Do you agree? has an answer outside -2 to 2.'],
    ['address-f104', { address1: 'Quay 1', zip: '1234', country: 'US' }, 'US zip codes must be exactly 5 digits.'],
    ['address-f104', { address1: 'Quay 1', zip: '12345', country: 'US' }, null],
    ['address-f104', { address1: 'Quay 1', zip: ' 12345 ', country: 'US' }, null],
    ['address-f104', { address1: 'Quay 1', zip: '1234', country: ' usa ' }, expect.stringContaining('zip codes')],
    ['address-f104', { address1: 'Quay 1', zip: 'PA34 4', country: 'UK' }, null],
    [
      'address-f104',
      { address1: 'Quay 1', postalCode: '1234', country: 'US' },
      'US zip codes must be exactly 5 digits.',
    ],
    ['address-f104', ['Quay 1', '', 'Oban', 'ME', '1234', 'US', ''], null],
    ['address-f104', ['Quay 1', '', 'Oban', 'ME', '1234', 'US'], 'US zip codes must be exactly 5 digits.'],
    [
      'address-f104',
      ['Quay 1', '', 'Oban', 'ME', '1234', 'United States of America'],
      expect.stringContaining('zip codes'),
    ],
    ['address-f104', ['Quay 1', '', 'Oban', 'ME', '1234', 'United States'], expect.stringContaining('zip codes')],
    ['address-f104', ['Quay 1', '', 'Oban', 'ME', '12345', 'US'], null],
    ['address-f104', ['Quay 1', '', 'Oban', 'ME', '', 'US'], null],
    ['address-f104', ['Quay 1', '', 'Oban', '', 'PA34 4', 'GB'], null],
    ['address-f104', ['Quay 1', '', 'Oban', '', 'PA34 4', ''], null],
    ['textarea-f116', 'x'.repeat(200), null],
    ['textarea-f116', 'x'.repeat(201), 'You have exceeded the character limit.'],
    ['phone-f103', ['', '555', '0100'], null],
  ])('of %s: %j', (id, value, expected) => {
    expect(problem(id, value)).toEqual(expected)
  })

  it.each([
    ['number-f108', ['12.5', '-1', '0x10', '1e9', 'twelve'], 'Number of guests must be a whole number of 0 or more.'],
    ['currency-f113', ['£12.50', '0x10', '1e9', '1.234'], 'Budget must be an amount, such as 1234 or 123.99.'],
    [
      'date-f105',
      ['13 45 abcd', '2 29 2027', '2 29 1900', '4 31 2026', '0 1 2026'].map((date) => date.split(' ')),
      'Date of visit is not a valid date.',
    ],
    [
      'time-f106',
      ['25:99::XM', '13:00::PM', '0:00:AM', '24:00', '4:60', 'x:1'].map((time) => time.split(':')),
      'Time of arrival is not a valid time.',
    ],
    ['date-f105', ['2 29 2028', '2 29 2000', '02 29 ', ' 31 ', '12 31 26'].map((date) => date.split(' ')), null],
    ['time-f106', ['4:30::PM', '12:00:59:am', '4:30:AM', '16:30', '::AM'].map((time) => time.split(':')), null],
  ] as const)('of %s: each of %j', (id, values, expected) => {
    for (const value of values) expect(problem(id, value), String(value)).toBe(expected)
  })
})

describe('the mock server', () => {
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

  const newKey = async () => (await (await visitor.post('/api/form/FormSubmissionKey')).json()).key
  const save = (key: string, formId = newsletterForm.id) => {
    const form = { 'email-f301': 'ada@example.test', 'email-f401': 'ada@example.test' }
    return visitor.post('/api/form/SaveFormSubmission', { key, formId, form })
  }

  it('rejects a used form key', async () => {
    const key = await newKey()
    expect(key).toMatch(new RegExp(`^1:${clock / 1000}:[\\w+/]{44}$`)) // as on the platform
    expect((await save(key)).status).toBe(204)
    const again = await save(key)
    expect([again.status, (await again.json()).errorKey]).toEqual([400, 'FORM_KEY_USED'])
    expect(server.state.submissions).toHaveLength(1)
  })

  it('rejects a form key after half an hour', async () => {
    const key = await newKey()
    clock += 30 * 60 * 1000
    expect((await (await save(key)).json()).errorKey).toBe('FORM_KEY_EXPIRED')
  })

  it('rejects the form key of another visitor', async () => {
    const key = await newKey()
    visitor = createVisitor(server.url)
    await visitor.get('/__mock/login?as=nobody')
    expect((await (await save(key)).json()).errorKey).toBe('FORM_KEY_UNKNOWN')
  })

  it('rejects one visitor’s eleventh submission of a form, but no one else’s', async () => {
    for (let i = 0; i < 10; i++) await save(await newKey())
    expect((await save(await newKey(), captchaForm.id)).status).toBe(400) // it lacks its captcha, and is not limited
    visitor = createVisitor(server.url)
    await visitor.get('/__mock/login?as=nobody')
    expect((await save(await newKey())).status).toBe(204)
  })

  it.each(['/api/form/SaveFormSubmission', '/api/commerce/shopping-cart/entries'])(
    'rejects a body for %s that is not valid JSON despite its content type',
    async (path) => {
      for (const type of ['application/json', 'application/json; charset=utf-8']) {
        const headers = { 'Content-Type': type }
        const response = await visitor.fetch(path, { method: 'POST', headers, body: '{"itemId":' })
        expect([response.status, (await response.json()).errorKey]).toEqual([400, 'MALFORMED_BODY'])
      }
    },
  )

  it.each([[['ada@example.test']], [null], ['null'], ['ada@example.test']])(
    'rejects %j as the form’s fields',
    async (form) => {
      const body = { key: await newKey(), formId: newsletterForm.id, form }
      const response = await visitor.post('/api/form/SaveFormSubmission', body)
      expect((await response.json()).errorKey).toBe('FORM_UNREADABLE')
    },
  )

  it('saves a submission without its key and crumb', async () => {
    const form = { 'email-f301': 'ada@example.test' }
    const body = {
      key: await newKey(),
      formId: newsletterForm.id,
      form,
      crumb: visitor.cookie('crumb'),
      pageTitle: 'Home',
    }
    await visitor.post('/api/form/SaveFormSubmission', body)
    expect(server.state.submissions.at(-1)!.context).toEqual({ formId: newsletterForm.id, pageTitle: 'Home' })
  })

  it('accepts a form key again if the submission failed', async () => {
    const key = await newKey()
    await visitor.post('/api/form/SaveFormSubmission', { key, formId: newsletterForm.id, form: {} })
    expect((await save(key)).status).toBe(204)
  })

  it('limits the submissions of a form to ten within a minute', async () => {
    for (let i = 0; i < 10; i++) {
      expect((await save(await newKey())).status).toBe(204)
      clock += 2_000
    }
    const limited = await save(await newKey())
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '40'])
    clock += 500
    expect((await save(await newKey())).headers.get('retry-after')).toBe('40') // never too early
    clock += 39_500
    expect((await save(await newKey())).status).toBe(204)
    // The second of the ten counts for two more seconds.
    expect((await save(await newKey())).headers.get('retry-after')).toBe('2')
  })

  it('rejects a submission whose visitor data cannot be parsed', async () => {
    const form = { 'email-f301': 'ada@example.test' }
    const save = async (visitorCookie: string) =>
      visitor.post('/api/form/SaveFormSubmission', {
        key: await newKey(),
        formId: newsletterForm.id,
        form,
        visitorCookie,
      })
    const id = '3f2b8a4e-0d1c-4e5f-8a9b-0c1d2e3f4a5b'
    expect((await save(`${id}|1700000000000|1700000000000|1700000100000|2`)).status).toBe(204)
    for (const wrong of [id, `${id}|1700000000000|1700000000000|1700000100000|0`, 'visitor']) {
      expect((await (await save(wrong)).json()).errorKey).toBe('VISITOR_UNREADABLE')
    }
  })

  it('rejects a form whose captcha was not completed', async () => {
    const response = await save(await newKey(), captchaForm.id)
    expect((await response.json()).error).toBe('Complete CAPTCHA before submitting.')
  })

  const saveWith = async (answer: string, name = 'captchaKey') => {
    const form = { 'email-f401': 'ada@example.test' }
    const body = { key: await newKey(), formId: captchaForm.id, form, [name]: answer }
    const response = await visitor.post('/api/form/SaveFormSubmission', body)
    return response.status === 204 ? 'saved' : (await response.json()).errorKey
  }
  const newTask = async () => (await (await visitor.get('/api/captcha/challenge')).json()) as CaptchaTask
  const solve = async ({ id, salt, hash, most }: CaptchaTask) => {
    for (let number = 0; number < most; number++) if ((await proofHash(salt, number)) === hash) return `${id}.${number}`
    throw new Error('The task has no solution.')
  }

  it('rejects a repeated, a wrong and a late proof of work', async () => {
    const proof = await solve(await newTask())
    expect(await saveWith(proof)).toBe('saved')
    expect(await saveWith(proof)).toBe('CAPTCHA_USED')
    const guessed = await newTask()
    expect(await saveWith(`${guessed.id}.-1`)).toBe('CAPTCHA_WRONG')
    expect(await saveWith(await solve(guessed))).toBe('CAPTCHA_WRONG') // one try a task
    const late = await solve(await newTask())
    clock += 2 * 60 * 1000
    expect(await saveWith(late)).toBe('CAPTCHA_EXPIRED')
    expect(await saveWith('anything')).toBe('CAPTCHA_WRONG')
  })

  it('rejects another visitor’s proof of work', async () => {
    const proof = await solve(await newTask())
    visitor = createVisitor(server.url)
    await visitor.get('/__mock/login?as=nobody')
    expect(await saveWith(proof)).toBe('CAPTCHA_WRONG')
  })

  it('rejects a repeated and an expired captcha response', async () => {
    const answer = `stand-in.hcaptcha.${clock + 1}.x`
    expect(await saveWith(answer)).toBe('saved')
    expect(await saveWith(answer)).toBe('CAPTCHA_USED')
    expect(await saveWith(`stand-in.hcaptcha.${clock}.x`)).toBe('CAPTCHA_EXPIRED')
  })

  it('accepts a score under the field name that the platform’s clients use', async () => {
    const answer = `stand-in.recaptcha.${clock + 1}.score`
    expect(await saveWith(answer, 'recaptchaEnterpriseV3Token')).toBe('saved')
    expect(await saveWith(answer, 'recaptchaEnterpriseV3Token')).toBe('CAPTCHA_USED')
  })

  it('rejects a proof of work after 2 seconds in the scenario captchaExpired', async () => {
    const response = await visitor.get('/api/captcha/challenge', { 'X-Skerry-Scenario': 'captchaExpired' })
    const task: CaptchaTask = await response.json()
    expect(task.lifeMs).toBe(2000)
    const proof = await solve(task)
    clock += 2000
    expect(await saveWith(proof)).toBe('CAPTCHA_EXPIRED')
  })

  it('rejects a crumb after an hour', async () => {
    clock += 60 * 60 * 1000 - 1
    expect((await visitor.post('/api/auth/Logout')).status).toBe(200)
    clock += 1
    expect(await (await visitor.post('/api/auth/Logout')).json()).toMatchObject({ crumbFail: true })
    expect((await visitor.post('/api/auth/Logout')).status).toBe(200)
  })

  it('ignores a stale crumb if the operation does not need one', async () => {
    expect((await visitor.get('/api/captcha/challenge?crumb=stale')).status).toBe(200)
  })

  it('rejects a crumb without its session', async () => {
    const path = `/api/auth/Logout?crumb=${visitor.cookie('crumb')}`
    expect((await fetch(server.url + path, { method: 'POST' })).status).toBe(400)
  })

  it('rejects another visitor’s crumb', async () => {
    const other = createVisitor(server.url)
    await other.get('/__mock/login?as=nobody')
    const path = `/api/auth/Logout?crumb=${other.cookie('crumb')}`
    expect((await visitor.fetch(path, { method: 'POST' })).status).toBe(400)
  })

  it('remembers a member for 30 days, and accepts the email in any case', async () => {
    const login = async (rememberMe?: boolean) => {
      const account = { email: ' Member@Example.test', password: 'lighthouse', rememberMe }
      const response = await visitor.post('/api/site-users/account/session', account)
      const cookie = response.headers.getSetCookie().join()
      return [response.status, cookie.match(/Max-Age=(\d+)/i)?.[1], /HttpOnly/i.test(cookie)]
    }
    expect(await login()).toEqual([200, undefined, false])
    expect(await login(false)).toEqual([200, undefined, false])
    expect(await login(true)).toEqual([200, `${30 * 24 * 60 * 60}`, true])
  })

  it.each([
    ['DELETE', '/api/site-users/account/session'],
    ['POST', '/api/auth/Logout'],
  ])('tells pages with cookies who is logged in, until %s %s', async (method, path) => {
    const account = { email: 'member@example.test', password: 'lighthouse' }
    const { xsrfToken } = await (await visitor.post('/api/site-users/account/session', account)).json()
    expect(JSON.parse(visitor.cookie('SiteUserInfo'))).toMatchObject({ authenticated: true })
    expect(visitor.cookie('siteUserXsrfToken')).toBe(xsrfToken)
    const headers = { 'X-SiteUser-XSRF-Token': xsrfToken }
    await visitor.fetch(`${path}?crumb=${visitor.cookie('crumb')}`, { method, headers })
    expect([visitor.cookie('SiteUserInfo'), visitor.cookie('siteUserXsrfToken')]).toEqual(['', ''])
  })

  it('accepts the crumb of the header if the query’s is empty', async () => {
    const headers = { 'X-CSRF-Token': visitor.cookie('crumb') }
    expect((await visitor.fetch('/api/auth/Logout?crumb=', { method: 'POST', headers })).status).toBe(200)
  })

  it('limits logins to five within a minute', async () => {
    const login = () => visitor.post('/api/site-users/account/session', { email: 'member@example.test', password: '' })
    for (let i = 0; i < 5; i++) expect((await login()).status).toBe(400)
    expect((await login()).headers.get('retry-after')).toBe('60')
    const limited = visitor
    visitor = createVisitor(server.url)
    await visitor.get('/__mock/login?as=nobody')
    expect((await login()).status).toBe(400)
    visitor = limited
    clock += 60_000
    expect((await login()).status).toBe(400)
  })

  it('includes successful logins in that limit', async () => {
    const account = { email: 'member@example.test', password: 'lighthouse' }
    const login = async () => (await visitor.post('/api/site-users/account/session', account)).status
    for (let i = 0; i < 5; i++) expect(await login()).toBe(200)
    expect(await login()).toBe(429)
  })

  it('rejects a logout without the member’s session token', async () => {
    const account = { email: 'member@example.test', password: 'lighthouse' }
    const { xsrfToken } = await (await visitor.post('/api/site-users/account/session', account)).json()
    const leave = (headers = {}) =>
      visitor.fetch(`/api/site-users/account/session?crumb=${visitor.cookie('crumb')}`, { method: 'DELETE', headers })
    expect((await leave()).status).toBe(400)
    const members = () => Object.values(server.state.sessions).filter(({ account }) => account !== null)
    expect(members()).toHaveLength(1)
    expect((await leave({ 'X-SiteUser-XSRF-Token': xsrfToken })).status).toBe(200)
    expect(members()).toHaveLength(0)
  })

  it('treats a visitor who has logged out like any other visitor', async () => {
    await visitor.get('/__mock/login?as=owner')
    const disconnect = () =>
      visitor.fetch(`/api/multilingual/connection?crumb=${visitor.cookie('crumb')}`, { method: 'DELETE' })
    expect((await disconnect()).status).toBe(200)
    expect((await visitor.post('/api/auth/Logout')).status).toBe(200)
    expect((await disconnect()).status).toBe(401)
    const leave = `/api/site-users/account/session?crumb=${visitor.cookie('crumb')}`
    expect((await visitor.fetch(leave, { method: 'DELETE' })).status).toBe(200)
  })

  const read = async (path: string) => (await visitor.get(path)).json()
  const change = async (method: 'PUT' | 'DELETE', path: string, body: object = {}) => {
    const headers = { 'Content-Type': 'application/json' }
    const url = `${path}?crumb=${visitor.cookie('crumb')}`
    return (await visitor.fetch(url, { method, headers, body: JSON.stringify(body) })).json()
  }

  it('remembers the owner’s languages, and that the provider was disconnected', async () => {
    await visitor.get('/__mock/login?as=owner')
    expect(await read('/api/multilingual/status')).toEqual({ connected: true })
    const languages = ['en', 'pt-BR', 'zh-Hant-HK']
    const chosen = { defaultLanguage: 'en', languages }
    expect(await change('PUT', '/api/multilingual/languages', { languages })).toEqual(chosen)
    expect(await read('/api/multilingual/settings')).toEqual(chosen)
    expect(await change('DELETE', '/api/multilingual/connection')).toEqual({ connected: false })
    expect(await read('/api/multilingual/status')).toEqual({ connected: false })
  })

  it.each([[['en', 7]], [['en', 'pt_BR']], [['e']], ['en']])('rejects %j as languages', async (languages) => {
    await visitor.get('/__mock/login?as=owner')
    const before = await read('/api/multilingual/settings')
    expect((await change('PUT', '/api/multilingual/languages', { languages })).errorKey).toBe('LANGUAGES_INVALID')
    expect(await read('/api/multilingual/settings')).toEqual(before)
  })

  it('remembers the owner’s header and footer, and requires both', async () => {
    await visitor.get('/__mock/login?as=owner')
    const path = '/api/site-header-footer'
    const written = { header: { siteTitle: 'Arden' }, footer: { lines: ['Quay 1'] } }
    expect(await change('PUT', path, written)).toEqual(written)
    for (const half of [{ header: {} }, { footer: {} }]) {
      expect((await change('PUT', path, half)).errorKey).toBe('HEADER_FOOTER_MISSING')
    }
    expect(await read(path)).toEqual(written)
  })

  it('finds places by any part of their names, regardless of case', async () => {
    const found = async (input: string) => {
      const { predictions } = await read(`/api/google-maps/places/autocomplete?input=${encodeURIComponent(input)}`)
      return predictions.map(({ placeId }: { readonly placeId: string }) => placeId)
    }
    expect(await found('light')).toEqual(['place-lighthouse'])
    expect(await found(' SKERRY island ')).toEqual(['place-lighthouse', 'place-harbour'])
    expect(await found('giraffe')).toEqual([])
  })

  it('describes the requested place, and requires a product page and section', async () => {
    const details = (query: string) => read(`/api/google-maps/places/details?${query}`)
    const asked = 'placeId=place-market&productPage=p&productSection=s'
    expect(await details(asked)).toMatchObject({ placeId: 'place-market', description: 'Market Square, Oban' })
    expect((await details(asked.replace('market', 'nowhere'))).errorKey).toBe('PLACE_NOT_FOUND')
    for (const lacking of ['productPage', 'productSection']) {
      expect((await details(asked.replace(lacking, 'other'))).errorKey).toBe('TRACKING_CONTEXT_MISSING')
    }
  })

  describe('a search', () => {
    const [journal, bakehouse, photographs] = [16, 12, 13].map((number) => `5f0c0000000000000000c0${number}`)
    const preview = async (query: string) => {
      const { items } = await read(`/api/search/preview?${query}`)
      return items.map(({ fullUrl }: { readonly fullUrl: string }) => fullUrl)
    }
    const results = (query: string) => read(`/api/search/GeneralSearch?${query}`)

    it('finds the pages and products that contain every word, regardless of case', async () => {
      expect(await preview('q=LIGHT+tower')).toEqual(['/island'])
      expect(await preview('q=cinnamon')).toContain('/bakehouse')
      expect(await preview('q=bread+knife')).toContain('/bakehouse/p/bread-knife')
      for (const nothing of ['', 'q=', 'q=+', 'q=giraffe', 'q=light+giraffe'])
        expect(await preview(nothing)).toEqual([])
      expect(await results('q=')).toEqual({ items: [], totalCount: 0 })
    })

    it('is limited to the given collections', async () => {
      expect(await preview(`q=bread&collectionIds=${journal},${photographs}`)).toEqual([
        '/photographs',
        '/journal/what-the-oven-wants',
      ])
      const { items } = await results(`q=bread&f_collectionId=${journal}`)
      expect(items).toMatchObject([{ itemUrl: '/journal/what-the-oven-wants', collectionId: journal }])
      expect((await preview(`q=bread&collectionIds=${bakehouse}`))[0]).toBe('/bakehouse/p/bread-knife')
    })

    it('has images for products, and none for pages', async () => {
      const { items } = await read('/api/search/preview?q=bread')
      for (const { fullUrl, imageUrl } of items) {
        if (fullUrl.includes('/p/')) expect(imageUrl).toMatch(/^\/content\/.+\.png$/)
        else expect(imageUrl).toBeNull()
      }
    })

    it('returns ten results at a time, and the total', async () => {
      expect(await preview('q=the')).toHaveLength(10)
      const pages = [await results('q=the&p=0'), await results('q=the&p=1')]
      const urls = pages.flatMap(({ items }) => items.map(({ itemUrl }: { readonly itemUrl: string }) => itemUrl))
      expect([urls.length, new Set(urls).size]).toEqual([20, 20])
      const { totalCount } = pages[0]
      const last = Math.floor(totalCount / 10)
      expect((await results(`q=the&p=${last}`)).items).toHaveLength(totalCount % 10)
      expect(await results(`q=the&p=${last + 1}`)).toEqual({ items: [], totalCount })
      for (const unreadable of ['', '&p=', '&p=-1', '&p=x'])
        expect(await results(`q=the${unreadable}`)).toEqual(pages[0])
    })

    it('marks the search terms in the titles of results', async () => {
      const { items } = await results('q=LIGHT+two+storm')
      expect(items).toMatchObject([{ title: 'The night of the <em>two</em> <em>lights</em>' }])
    })
  })

  it.each([2500.5, '2500.5', '2.5e3', '0x9c4', ' 2500 ', '', true])(
    'rejects a donation of %j cents',
    async (amountCents) => {
      const body = { donatePageId: '5f0c0000000000000000d001', amountCents, email: 'ada@example.test' }
      expect((await (await visitor.post('/api/commerce/donations', body)).json()).errorKey).toBe('AMOUNT_INVALID')
    },
  )

  it('rejects a different donation with a used key, and repeats its response to the same one', async () => {
    const donate = (amountCents: number) => {
      const body = { donatePageId: '5f0c0000000000000000d001', amountCents, email: 'ada@example.test' }
      return visitor.post('/api/commerce/donations', body, { 'Idempotency-Key': 'one' })
    }
    const first = await (await donate(2500)).json()
    expect(first.frequency).toBe('once')
    expect(await (await donate(2500)).json()).toEqual(first)
    expect((await (await donate(5000)).json()).errorKey).toBe('KEY_REUSED')
    expect(server.state.donations).toHaveLength(1)
  })

  it('renders an event summary with upcoming or past events', async () => {
    const titles = async (showPastOrUpcomingEvents: string) => {
      const widgetJSON = JSON.stringify({ type: 'summary-events', id: 'w', value: { showPastOrUpcomingEvents } })
      const collectionId = eventsCollection.id
      const answer = await visitor.post('/api/widget/GetWidgetRendering', { widgetJSON, collectionId })
      const { html } = await answer.json()
      return [pastEvent, ...siteEvents].map(({ title }) => title).filter((title) => html.includes(title))
    }
    const toCome = siteEvents.map(({ title }) => title)
    expect(await titles('upcoming')).toEqual(toCome)
    expect(await titles('Past')).toEqual([pastEvent.title])
    expect(await titles('')).toEqual(toCome)
    clock = Date.UTC(2028, 0, 1)
    await visitor.get('/__mock/login?as=nobody') // the old crumb has expired
    expect(await titles('upcoming')).toEqual([])
  })

  it('renders an event summary with its block’s page size, design and heading', async () => {
    const render = async (value: object) => {
      const widgetJSON = JSON.stringify({ type: 'summary-events', id: 'w', value })
      const body = { widgetJSON, collectionId: eventsCollection.id }
      const { html } = await (await visitor.post('/api/widget/GetWidgetRendering', body)).json()
      return { html, count: html.match(/class="summary-item /g).length }
    }
    const one = await render({ pageSize: 1, design: 'carousel', headerText: 'Soon' })
    expect(one.count).toBe(1)
    expect(one.html).toContain('sqs-gallery-design-carousel')
    expect(one.html).toContain('>Soon<')
    expect((await render({ pageSize: 0 })).count).toBe(1)
    const all = await render({ design: 'spiral', pageSize: 'many' })
    expect(all.count).toBe(siteEvents.length)
    expect(all.html).toContain('sqs-gallery-design-list')
  })

  it('renders nothing for an event summary of an unknown collection, so that the page keeps its events', async () => {
    const widgetJSON = JSON.stringify({ type: 'summary-events', id: 'w', value: {} })
    const answer = await visitor.post('/api/widget/GetWidgetRendering', { widgetJSON, collectionId: 'c' })
    expect(await answer.json()).toEqual({ html: '' })
  })

  it('rejects ids that were never issued, including names of built-in properties', async () => {
    for (const formId of ['__proto__', 'constructor', 'toString']) {
      expect((await save(await newKey(), formId)).status).toBe(404)
    }
    expect((await (await save('constructor')).json()).errorKey).toBe('FORM_KEY_UNKNOWN')
    expect((await visitor.fetch('/api/auth/Logout?crumb=toString', { method: 'POST' })).status).toBe(400)
  })
})

describe('a body nested too deeply', () => {
  it('is rejected, so that lists and snapshots still work', async () => {
    const server = await startServer()
    const visitor = createVisitor(server.url)
    const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    const send = (body: string, type = 'application/json') =>
      visitor.fetch('/api/v1/events', { method: 'POST', headers: { 'Content-Type': type }, body })
    const deep = await send(`{"commonData":${nested}}`)
    expect([deep.status, (await deep.json()).errorKey]).toEqual([400, 'MALFORMED_BODY'])
    await send(`{"commonData":${nested}}`, 'text/plain')
    await send(JSON.stringify({ commonData: nested, customData: nested }))
    expect((await send(`{"commonData":{"a":${'['.repeat(150)}${']'.repeat(150)}}}`)).status).toBe(202)
    for (const list of ['events', 'log', 'snapshot']) {
      expect((await visitor.get(`/__mock/${list}`)).status).toBe(200)
    }
    await server.close()
  })
})

describe('the recorded events', () => {
  it('are limited to the last 5,000, which keeps the state file small', async () => {
    const server = await startServer()
    const visitor = createVisitor(server.url)
    const commonData = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ commonData: { action: `${index}` } }))
    expect((await visitor.post('/api/v1/events', commonData(5001))).status).toBe(202)
    expect([server.state.events.length, server.state.events[0]?.name]).toEqual([5000, '1'])
    await server.close()
  })
})

describe('sessions', () => {
  const day = 24 * 60 * 60 * 1000

  it('are limited to the last 1,000, besides those of members, carts and scenarios', () => {
    const backend = createBackend()
    const begin = () => backend.visit({}).find(({ name }) => name === 'skerrySession')?.value ?? ''
    const [member, shopper, tester, first] = [begin(), begin(), begin(), begin()]
    backend.state.sessions[member]!.account = 'a'
    backend.state.sessions[shopper]!.cart = 'c'
    backend.state.sessions[tester]!.scenario = { names: ['slow'], timesLeft: null, expiresAt: null }
    const others = Array.from({ length: 1000 }, begin)
    const { sessions, crumbs } = backend.state
    expect(Object.keys(sessions)).toHaveLength(1000)
    expect(Object.keys(sessions)).toEqual(expect.arrayContaining([member, shopper, tester, ...others.slice(3)]))
    expect(sessions).not.toHaveProperty(first)
    expect(new Set(Object.values(crumbs).map(({ session }) => session))).toEqual(new Set(Object.keys(sessions)))
  })

  it('leave nothing that expired more than a day ago', async () => {
    let clock = Date.UTC(2026, 5, 1)
    const { state, visit } = createBackend({ now: () => clock })
    const session = createSession(state, clock)
    const useAll = async () => {
      issueCrumb(state, session, clock)
      issueFormKey(state, session, clock)
      await issueTask(state, session, clock)
      takeAnswer(state, `stand-in.hcaptcha.${clock}.x`, session, clock)
    }
    const sizes = () =>
      [state.crumbs, state.formKeys, state.captchas, state.usedCaptchas].map((all) => Object.keys(all).length)
    await useAll()
    clock += day
    visit({})
    expect(sizes()).toEqual([2, 1, 1, 0])
    await useAll()
    clock += 2 * 60 * 60 * 1000
    visit({})
    expect(sizes()).toEqual([3, 1, 1, 1])
  })
})

describe('the same seed and clock', () => {
  it('produce the same ids, keys and crumbs', async () => {
    const visits = await Promise.all(
      [1, 2].map(async (index) => {
        const server = await startServer({ seed: 42, now: () => Date.UTC(2026, 5, 1) })
        if (index === 2) {
          await createVisitor(server.url).get('/')
          server.backend.reset()
        }
        const visitor = createVisitor(server.url)
        await visitor.get('/')
        const { key } = await (await visitor.post('/api/form/FormSubmissionKey')).json()
        await server.close()
        return [visitor.cookie('crumb'), key]
      }),
    )
    expect(visits[0]).toEqual(visits[1])
  })
})
