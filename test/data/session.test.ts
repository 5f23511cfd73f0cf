import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeCookie, writeCookie } from '../../src/browser/cookies'
import { forgetShared } from '../../src/browser/shared'
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

it('logs out, and once more if the token was rejected', async () => {
  writeCookie('crumb', 'stale')
  server.answer = (_, count) =>
    count === 1 ? { status: 400, body: { crumbFail: true, crumb: 'fresh' } } : { status: 200 }
  await logOut()
  expect(server.urls).toEqual(['/api/auth/Logout?crumb=stale', '/api/auth/Logout?crumb=fresh'])
})

it('sends the session token with later requests, on the next page too, until the session is closed', async () => {
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

it('sends the token as a header and a field to its own host, and to no other', () => {
  expect([crumbHeader(), crumbField()]).toEqual([{}, {}])
  writeCookie('crumb', 'BaX=')
  expect(crumbHeader()).toEqual({ 'X-CSRF-Token': 'BaX=' })
  expect(crumbField('/api/events/RecordEvent')).toEqual({ crumb: 'BaX=' })
  expect(crumbHeader('https://evil.example/x')).toEqual({})
})
