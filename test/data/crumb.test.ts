import { afterEach, expect, it, vi } from 'vitest'
import { readCookie, removeCookie, writeCookie } from '../../src/browser/cookies'
import { forgetShared } from '../../src/browser/shared'
import { crumbFor, keepXsrfToken, renewCrumb, xsrfHeaderFor } from '../../src/data/crumb'
import type { Target } from '../../src/data/target'

const target = (trust: Target['trust']) => ({ trust, origin: `https://${trust}.test`, label: '/api' }) as Target
const [own, hosted, foreign] = [target('own'), target('hosted'), target('foreign')]
const setCookie = (name: string, value: string | null) => {
  writeCookie(name, value ?? '', value === null ? { days: -1 } : {})
}

afterEach(() => {
  for (const name of ['crumb', 'siteUserXsrfToken']) setCookie(name, null)
  forgetShared()
})

it('a renewed token is used until the cookie has another value, even if the cookie is deleted', () => {
  setCookie('crumb', 'old')
  expect(renewCrumb(own, 'old', 'new')).toBe(true)
  setCookie('crumb', null)
  expect(crumbFor(own)).toBe('new')
  setCookie('crumb', 'of another tab')
  expect(crumbFor(own)).toBe('of another tab')
})

it('a token stored during the request is preferred to the one that the server offers', () => {
  setCookie('crumb', 'of another tab')
  expect(renewCrumb(own, 'old', 'offered')).toBe(true)
  expect(crumbFor(own)).toBe('of another tab')
})

it('the offered token is used if the rejected one was deleted during the request', () => {
  expect(renewCrumb(own, 'old', 'offered')).toBe(true)
  expect(crumbFor(own)).toBe('offered')
})

it('an empty cookie is no token', () => {
  setCookie('crumb', '')
  expect(crumbFor(own)).toBeNull()
})

it('another host’s token is renewed even if cookies are disabled', () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  expect(renewCrumb(hosted, 'old', 'new')).toBe(true)
  expect(crumbFor(hosted)).toBe('new')
})

it('a renewed token is used even if a cookie with a longer path hides the new one', () => {
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
  happyDOM.setURL('http://site.test/shop/bread')
  writeCookie('crumb', 'old', { path: '/shop' })
  expect(renewCrumb(own, 'old', 'new')).toBe(true)
  expect(readCookie('crumb')).toBe('old')
  expect(crumbFor(own)).toBe('new')
  removeCookie('crumb', { path: '/shop' })
})

it('an empty token is ignored, and so is one for a foreign host', () => {
  expect(renewCrumb(own, null, '')).toBe(false)
  expect(renewCrumb(hosted, null, 7)).toBe(false)
  expect(renewCrumb(foreign, null, 'new')).toBe(false)
  expect([own, hosted, foreign].map(crumbFor)).toEqual([null, null, null])
})

it('a site user’s token is sent only to the page’s own host, even if the cookie is lost, until it is deleted', () => {
  keepXsrfToken('t1')
  expect(document.cookie).toContain('siteUserXsrfToken=t1')
  setCookie('siteUserXsrfToken', null)
  expect(xsrfHeaderFor(own)).toEqual({ 'X-SiteUser-XSRF-Token': 't1' })
  expect([hosted, foreign].map(xsrfHeaderFor)).toEqual([{}, {}])
  setCookie('siteUserXsrfToken', 't3') // by a login in another tab
  expect(xsrfHeaderFor(own)).toEqual({ 'X-SiteUser-XSRF-Token': 't3' })
  keepXsrfToken('t2')
  keepXsrfToken(null)
  expect(xsrfHeaderFor(own)).toEqual({})
  expect(document.cookie).not.toContain('siteUserXsrfToken')
})
