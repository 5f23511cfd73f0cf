import { afterEach, expect, it } from 'vitest'
import { writeCookie } from '../../src/browser/cookies'
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
  keepXsrfToken('t2')
  keepXsrfToken(null)
  expect(xsrfHeaderFor(own)).toEqual({})
  expect(document.cookie).not.toContain('siteUserXsrfToken')
})
