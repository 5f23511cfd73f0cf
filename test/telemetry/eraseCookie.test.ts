import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerConsent } from '../../src/browser/consent'
import { readCookie, writeCookie } from '../../src/browser/cookies'
import { forgetShared } from '../../src/browser/shared'
import { chooseConsent } from '../../src/telemetry/chooseConsent'
import { storedConsent } from '../../src/telemetry/consentCookie'
import { startVisit } from '../../src/telemetry/visit'
import { cookieNames } from '../support/cookieNames'
import { pageOf } from './collector'

const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
const before = location.href
const domains = ['', 'www.shop.example', 'shop.example']

/** A jar like those of browsers, where a cookie of the host and one of a domain have the same name. Older ones win. */
function jar() {
  const cookies = new Map<string, string>()
  return {
    get: () => [...cookies.values()].join('; '),
    set(text: string) {
      const [pair = ''] = text.split(';')
      const [, expires] = /expires=([^;]*)/.exec(text) ?? []
      const key = `${pair.split('=')[0]} ${/domain=([^;]*)/.exec(text)?.[1] ?? 'host'}`
      if (expires && Date.parse(expires) < Date.now()) cookies.delete(key)
      else cookies.set(key, pair)
    },
  }
}

beforeEach(() => {
  forgetShared()
  happyDOM.setURL('https://www.shop.example/')
  Object.defineProperty(document, 'cookie', { ...jar(), configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(document, 'cookie')
  happyDOM.setURL(before)
})

describe('on a site whose cookies are for its domain', () => {
  it.each(domains)('a decline removes those of the visitor, for %j', (domain) => {
    for (const name of ['ss_cvr', 'ss_cvt', 'ss_cid']) writeCookie(name, 'before', { domain, days: 1 })
    writeCookie('crumb', 'abc', { domain })
    const stop = startVisit(pageOf({}))
    answerConsent('declined')
    stop()
    expect(cookieNames()).toEqual(['crumb'])
  })

  it('a new answer replaces one stored for the domain, which would take precedence', () => {
    writeCookie('ss_performanceCookiesAllowed', 'true', { domain: 'shop.example', days: 30 })
    expect(storedConsent()).toBe('given')
    chooseConsent('declined', {})
    expect(storedConsent()).toBe('declined')
    expect(readCookie('ss_performanceCookiesAllowed')).toBe('false')
    chooseConsent('given', {})
    expect(storedConsent()).toBe('given')
  })

  it('nothing is written to remove cookies that are not there', () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    const stop = startVisit(pageOf({ cookieSettings: { isRestrictiveCookiePolicyEnabled: true } }))
    stop()
    expect(written).not.toHaveBeenCalled()
  })
})
