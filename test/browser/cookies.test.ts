import { afterEach, describe, expect, it, vi } from 'vitest'
import { areCookiesEnabled, readCookie, removeCookie, writeCookie } from '../../src/browser/cookies'
import { cookieNames } from '../support/cookieNames'

afterEach(() => {
  unstubCookie()
  for (const name of cookieNames()) removeCookie(name)
})

describe('cookies', () => {
  it('are read as they were written, whatever they contain', () => {
    for (const value of ['plain', 'a=b;c, d', '"quoted"', 'žluť %41 100%', '😀', '']) {
      writeCookie('name', value)
      expect(readCookie('name')).toBe(value)
    }
  })

  it('keep a token unencoded, so that a server can compare the raw text', () => {
    writeCookie('crumb', 'BaX/1+2=')
    expect(document.cookie).toBe('crumb=BaX/1+2=')
  })

  it('are null if missing, even if another name begins the same way', () => {
    writeCookie('crumb2', 'x')
    expect(readCookie('crumb')).toBeNull()
  })

  it('are empty if a form named cookie hides them', () => {
    Object.defineProperty(document, 'cookie', { configurable: true, value: document.createElement('form') })
    expect(readCookie('crumb')).toBeNull()
    Reflect.deleteProperty(document, 'cookie')
  })

  it('may have names with odd characters', () => {
    writeCookie('a b=c;é', '1')
    expect(readCookie('a b=c;é')).toBe('1')
    expect(cookieNames()).toEqual(['a b=c;é'])
    removeCookie('a b=c;é')
    writeCookie('a+b|c', '1')
    expect(document.cookie).toBe('a+b|c=1')
  })

  it('set by other scripts can be a single quotation mark', () => {
    stubCookie({ get: () => 'ad="; crumb="x"' })
    expect([readCookie('ad'), readCookie('crumb')]).toEqual(['"', 'x'])
  })

  it('can be read next to another script’s stray percent sign', () => {
    stubCookie({ get: () => 'ad=100%; crumb=x' })
    expect([readCookie('ad'), readCookie('crumb')]).toEqual(['100%', 'x'])
  })

  it('are gone after they are removed', () => {
    writeCookie('visit', '1', { days: 30 })
    expect(cookieNames()).toEqual(['visit'])
    removeCookie('visit')
    expect(cookieNames()).toEqual([])
  })

  it('last as many days as requested, for the whole site, and are not sent from other sites', () => {
    vi.useFakeTimers({ now: Date.UTC(2025, 0, 1) })
    const written = stubCookie({})
    writeCookie('ss_cvr', 'id', { days: 390 })
    writeCookie('session', 'id', { path: '/shop', domain: 'site.test', sameSite: 'Strict' })
    expect(written).toEqual([
      'ss_cvr=id; path=/; samesite=Lax; expires=Mon, 26 Jan 2026 00:00:00 GMT',
      'session=id; path=/shop; samesite=Strict; domain=site.test',
    ])
    removeCookie('session', { path: '/shop', domain: 'site.test' })
    expect(written.at(-1)).toBe(
      'session=; path=/shop; samesite=Lax; expires=Tue, 31 Dec 2024 00:00:00 GMT; domain=site.test',
    )
    vi.useRealTimers()
  })

  it('are never sent over an insecure connection from a page with a secure one', () => {
    const written = stubCookie({})
    vi.stubGlobal('location', { protocol: 'https:' })
    writeCookie('crumb', 'x')
    expect(written).toEqual(['crumb=x; path=/; samesite=Lax; secure'])
  })

  it('are reported as enabled or disabled', () => {
    expect(areCookiesEnabled()).toBe(true)
    expect(cookieNames()).toEqual([])
    stubCookie({})
    expect(areCookiesEnabled()).toBe(false)
    const written = stubCookie({ get: () => 'crumb=x' })
    expect([areCookiesEnabled(), written]).toEqual([true, []])
    unstubCookie()
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    expect(areCookiesEnabled()).toBe(false)
  })

  it('are reported as disabled in a frame where access throws', () => {
    const refuse = () => {
      throw new DOMException('Sandboxed', 'SecurityError')
    }
    stubCookie({ get: refuse, set: refuse })
    writeCookie('crumb', 'x')
    expect(readCookie('crumb')).toBeNull()
    expect(areCookiesEnabled()).toBe(false)
  })
})

/** Takes the place of the browser's jar, which by default keeps nothing; returns what was written. */
function stubCookie({ get = () => '', set }: { get?: () => string; set?: (text: string) => void }): readonly string[] {
  const written: string[] = []
  const keep = (text: string) => {
    written.push(text)
  }
  Object.defineProperty(document, 'cookie', { get, set: set ?? keep, configurable: true })
  return written
}

function unstubCookie(): void {
  Reflect.deleteProperty(document, 'cookie')
}
