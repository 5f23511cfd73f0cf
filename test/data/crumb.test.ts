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

it('a renewed token is used until the cookie has another value, and also if it is deleted', () => {
  setCookie('crumb', 'old')
  expect(renewCrumb(own, 'old', 'new')).toBe(true)
  setCookie('crumb', null)
  expect(crumbFor(own)).toBe('new')
  setCookie('crumb', 'of another tab')
  expect(crumbFor(own)).toBe('of another tab')
})

it('a token that was stored during the attempt is used before the offered one', () => {
  setCookie('crumb', 'of another tab')
  expect(renewCrumb(own, 'old', 'offered')).toBe(true)
  expect(crumbFor(own)).toBe('of another tab')
})

it('the offered token is used if the rejected one was deleted during the attempt', () => {
  expect(renewCrumb(own, 'old', 'offered')).toBe(true)
  expect(crumbFor(own)).toBe('offered')
})

it('an empty cookie is no token', () => {
  setCookie('crumb', '')
  expect(crumbFor(own)).toBeNull()
})

it('another host’s token is renewed without cookies', () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  expect(renewCrumb(hosted, 'old', 'new')).toBe(true)
  expect(crumbFor(hosted)).toBe('new')
})

it('a renewed token is used although the cookie is not replaced, because it belongs to a longer path', () => {
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
  happyDOM.setURL('http://site.test/shop/bread')
  writeCookie('crumb', 'old', { path: '/shop' })
  expect(renewCrumb(own, 'old', 'new')).toBe(true)
  expect(readCookie('crumb')).toBe('old')
  expect(crumbFor(own)).toBe('new')
  removeCookie('crumb', { path: '/shop' })
})

it('nothing is renewed with an empty token, or for a foreign host', () => {
  expect(renewCrumb(own, null, '')).toBe(false)
  expect(renewCrumb(hosted, null, 7)).toBe(false)
  expect(renewCrumb(foreign, null, 'new')).toBe(false)
  expect([own, hosted, foreign].map(crumbFor)).toEqual([null, null, null])
})

it('a site user’s token is sent to the page’s own host only, also if the cookie is lost, until it is deleted', () => {
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
