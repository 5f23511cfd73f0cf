import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mayStore, onConsentChange, setConsentPolicy } from '../../src/browser/consent'
import { readCookie, removeCookie, writeCookie } from '../../src/browser/cookies'
import { takeLog } from '../../src/browser/log'
import { forgetShared } from '../../src/browser/shared'
import { chooseConsent } from '../../src/telemetry/chooseConsent'
import { storedConsent } from '../../src/telemetry/consentCookie'
import { startVisit } from '../../src/telemetry/visit'
import { pageOf } from './collector'

const own = 'ss_cookieAllowed'
const other = 'ss_performanceCookiesAllowed'
const marketing = 'ss_marketingCookiesAllowed'
const restrictive = pageOf({ cookieSettings: { isRestrictiveCookiePolicyEnabled: true } })

beforeEach(() => forgetShared())
afterEach(() => {
  Reflect.deleteProperty(document, 'cookie')
  for (const name of [own, other, marketing, 'ss_cvr', 'ss_cvt']) removeCookie(name)
})

describe('the answer in the consent cookie', () => {
  it('is given for "true", and declined for anything else', () => {
    expect(storedConsent()).toBe('unknown')
    writeCookie(own, 'true')
    expect(storedConsent()).toBe('given')
    for (const value of ['false', '0', 'perhaps']) {
      writeCookie(own, value)
      expect(storedConsent()).toBe('declined')
    }
  })
})

describe('the separate answers for statistics and marketing', () => {
  it.each([
    ['true', 'true', 'given'],
    ['true', 'false', 'declined'],
    ['false', 'true', 'declined'],
    ['true', '', 'given'],
    ['', 'false', 'declined'],
    ['', '', 'given'],
  ])('%j and %j take precedence over the older cookie: %s', (statistics, ads, answer) => {
    writeCookie(own, answer === 'given' ? 'false' : 'true')
    if (statistics + ads === '') writeCookie(own, 'true')
    if (statistics) writeCookie(other, statistics)
    if (ads) writeCookie(marketing, ads)
    expect(storedConsent()).toBe(answer)
  })
})

describe('a choice', () => {
  it('is stored as true or false for 30 days', () => {
    vi.useFakeTimers({ now: 1_700_000_000_000 })
    const written = vi.spyOn(document, 'cookie', 'set')
    chooseConsent('given', {})
    chooseConsent('declined', {})
    vi.useRealTimers()
    const expires = new Date(1_700_000_000_000 + 30 * 24 * 60 * 60_000).toUTCString()
    expect(written.mock.calls.map(([text]) => text)).toEqual([
      `${own}=true; path=/; samesite=Lax; expires=${expires}`,
      `${own}=false; path=/; samesite=Lax; expires=${expires}`,
    ])
  })

  it('replaces the answers in the other cookies, which would take precedence', () => {
    writeCookie(other, 'false')
    chooseConsent('given', {})
    expect([own, other, marketing].map(readCookie)).toEqual(['true', 'true', null])
    expect(storedConsent()).toBe('given')
    writeCookie(marketing, 'true')
    chooseConsent('declined', {})
    expect([own, other, marketing].map(readCookie)).toEqual(['false', 'false', 'false'])
  })

  it('takes effect at once on this page, and is logged once with its context', () => {
    const logged = vi.fn()
    takeLog(logged)
    const stop = startVisit(restrictive)
    expect(readCookie('ss_cvr')).toBeNull()
    chooseConsent('given', { banner: 2 })
    expect(readCookie('ss_cvr')).not.toBeNull()
    document.dispatchEvent(new Event('visibilitychange'))
    chooseConsent('given', { banner: 2 })
    chooseConsent('declined', { banner: 2 })
    expect(readCookie('ss_cvr')).toBeNull()
    expect(logged.mock.calls).toEqual([
      ['consent changed', { from: 'unknown', to: 'given', banner: 2 }],
      ['consent changed', { from: 'given', to: 'declined', banner: 2 }],
    ])
    stop()
  })

  it('takes effect on this page even if the cookie cannot be written', () => {
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => '',
      set() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    setConsentPolicy(true)
    const stop = startVisit(restrictive)
    const heard = vi.fn()
    onConsentChange(heard)
    chooseConsent('given', {})
    document.dispatchEvent(new Event('visibilitychange'))
    expect(mayStore()).toBe(true)
    expect(heard).toHaveBeenCalledOnce()
    stop()
  })
})
