import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeCookie, writeCookie } from '../../src/browser/cookies'
import { draftKey } from '../../src/browser/drafts'
import { forgetShared } from '../../src/browser/shared'
import { sessionValues } from '../../src/browser/storage'
import { crumbField, crumbHeader } from '../../src/data/crumb'
import { get } from '../../src/data/request'
import { closeSession, logOut, openSession } from '../../src/data/session'
import { ApiServer } from './apiServer'

let server = new ApiServer()

beforeEach(async () => {
  server = new ApiServer()
  const origin = await server.start()
  // happy-dom's own way to change the address without loading it.
  ;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`${origin}/page`)
})

afterEach(async () => {
  removeCookie('crumb')
  removeCookie('siteUserXsrfToken')
  forgetShared()
  await server.stop()
})

it('logs out, and tries again if the token was rejected', async () => {
  writeCookie('crumb', 'stale')
  server.answer = (_, count) =>
    count === 1 ? { status: 400, body: { crumbFail: true, crumb: 'fresh' } } : { status: 200 }
  await logOut()
  expect(server.urls).toEqual(['/api/auth/Logout?crumb=stale', '/api/auth/Logout?crumb=fresh'])
})

it.each([
  ['an account', () => logOut()],
  ['a site user', () => closeSession({ cloneCart: false })],
])('deletes drafts once the server has logged %s out, whatever its response', async (_, leave) => {
  const key = draftKey('/contact', 'f1', 0)
  const isDraft = (value: unknown): value is string => typeof value === 'string'
  sessionValues.set(key, 'Dear Žofie')
  server.answer = () => ({ status: 500 })
  await expect(leave()).rejects.toThrow()
  expect(sessionValues.get(key, isDraft)).toBe('Dear Žofie')
  server.answer = () => ({ status: 200, body: 'Goodbye.' })
  await leave()
  expect(sessionValues.get(key, isDraft)).toBeUndefined()
})

it('stores no session token if the server sends none, and says why the account is locked', async () => {
  const credentials = { email: 'a@b.cz', password: 'secret', rememberMe: false }
  await openSession(credentials)
  expect(document.cookie).toBe('')
  server.answer = () => ({ status: 429, body: { message: 'Wait five minutes.' } })
  await expect(openSession(credentials)).rejects.toThrow('Wait five minutes.')
})

it('sends the session token with later requests, on the next page too, until the session ends', async () => {
  server.answer = ({ method }) => (method === 'POST' ? { status: 200, body: { xsrfToken: 'X1' } } : { status: 204 })
  await openSession({ email: 'a@b.cz', password: 'secret', rememberMe: true })
  expect(server.arrived[0]?.url).toBe('/api/site-users/account/session')
  await get('/api/x')
  forgetShared() // as a new page does
  await get('/api/x')
  await closeSession({ cloneCart: true })
  await get('/api/x')
  expect(server.arrived.map(({ headers }) => headers['x-siteuser-xsrf-token'])).toEqual([
    undefined,
    'X1',
    'X1',
    'X1',
    undefined,
  ])
  expect(server.arrived[3]).toMatchObject({ method: 'DELETE', url: '/api/site-users/account/session?cloneCart=true' })
})

it('sends no session token with requests for pages, which may redirect to another host', async () => {
  server.answer = ({ method }) => (method === 'POST' ? { status: 200, body: { xsrfToken: 'X1' } } : { status: 204 })
  await openSession({ email: 'a@b.cz', password: 'secret', rememberMe: true })
  await get('/shop?sort=price', { response: 'raw' })
  await get(new URL('/shop', location.href).href, { response: 'raw' })
  await get('/api/../shop')
  await get('/api/x')
  await get(new URL('/api/x', location.href).href)
  const tokens = server.arrived.slice(1).map(({ headers }) => headers['x-siteuser-xsrf-token'])
  expect(tokens).toEqual([undefined, undefined, undefined, 'X1', 'X1'])
})

it('sends the token as a header and a field to its own host, and to no other', () => {
  expect([crumbHeader(), crumbField()]).toEqual([{}, {}])
  writeCookie('crumb', 'BaX=')
  expect(crumbHeader()).toEqual({ 'X-CSRF-Token': 'BaX=' })
  expect(crumbField('/api/events/RecordEvent')).toEqual({ crumb: 'BaX=' })
  expect(crumbHeader('https://evil.example/x')).toEqual({})
})
