import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerConsent, mayStore, onConsentChange } from '../../src/browser/consent'
import { readCookie, removeCookie, writeCookie } from '../../src/browser/cookies'
import { takeLog } from '../../src/browser/log'
import { forgetShared } from '../../src/browser/shared'
import { localValues } from '../../src/browser/storage'
import type { Page } from '../../src/model/page/page'
import { consentedValues } from '../../src/telemetry/consentedValues'
import { startVisit } from '../../src/telemetry/visit'
import { visitorCookie } from '../../src/telemetry/visitor'
import { cookieNames } from '../support/cookieNames'
import { pageOf } from './collector'

const minute = 60_000
const day = 24 * 60 * minute
const begin = 1_700_000_000_000
const format = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\|\d+\|\d+\|\d+\|\d+$/

let stop = () => {}
const start = (changes: Partial<Page> = {}) => {
  stop()
  stop = startVisit(pageOf(changes))
}
const restrictive = { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } }
const visitor = () => readCookie('ss_cvr')
const [idOf, timesOf] = [
  (cookie: string | null) => cookie?.split('|')[0],
  (cookie: string | null) => cookie?.split('|').slice(1).map(Number),
]

/** Takes the place of the browser's jar. */
function replaceCookies(jar: { readonly get: () => string; readonly set: (text: string) => void }): void {
  Object.defineProperty(document, 'cookie', { ...jar, configurable: true })
}

/** A jar that drops expired cookies by the fake clock. Happy-dom's own goes by the real one. */
function useFakeClockJar(): void {
  const jar = new Map<string, { readonly pair: string; readonly expires: number }>()
  replaceCookies({
    get: () => [...jar.values()].flatMap(({ pair, expires }) => (expires > Date.now() ? pair : [])).join('; '),
    set(text) {
      const [pair] = text.split(';') as [string]
      const [, expires] = /expires=([^;]*)/.exec(text) ?? []
      jar.set(pair.split('=')[0]!, { pair, expires: expires ? Date.parse(expires) : Number.POSITIVE_INFINITY })
    },
  })
}

beforeEach(() => {
  vi.useFakeTimers({ now: begin })
  useFakeClockJar()
  forgetShared()
  localStorage.clear()
})
afterEach(() => {
  stop()
  stop = () => {}
  Reflect.deleteProperty(document, 'cookie')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the visitor’s cookie', () => {
  it('contains a random id, the times of visits and the number of visits', () => {
    start()
    expect(visitor()).toMatch(format)
    expect(timesOf(visitor())).toEqual([begin, begin, begin, 1])
    expect(readCookie('ss_cvt')).toBe(String(begin))
    expect(visitorCookie()).toBe(visitor())
  })

  it('lasts two years, and the visit cookie 30 minutes', () => {
    const written: string[] = []
    replaceCookies({ get: () => '', set: (text) => void written.push(text) })
    start()
    expect(written.map((text) => [text.split('=')[0], /expires=([^;]*)/.exec(text)?.[1]])).toEqual([
      ['ss_cvr', new Date(begin + 730 * day).toUTCString()],
      ['ss_cvt', new Date(begin + 30 * minute).toUTCString()],
      ['ss_segment', new Date(begin + 30 * minute).toUTCString()],
    ])
  })

  it('is unchanged during a visit, which every use extends', () => {
    start()
    const first = visitor()
    for (let times = 0; times < 3; times++) {
      vi.setSystemTime(Date.now() + 29 * minute)
      expect(visitorCookie()).toBe(first)
    }
    vi.setSystemTime(Date.now() + 29 * minute)
    start()
    expect(visitor()).toBe(first)
    expect(readCookie('ss_cvt')).toBe(String(begin))
  })

  it('counts another visit 30 minutes after the last one, even on the same page', () => {
    start()
    const id = idOf(visitor())
    vi.setSystemTime(begin + 31 * minute)
    expect(timesOf(visitorCookie())).toEqual([begin, begin, begin + 31 * minute, 2])
    vi.setSystemTime(begin + day)
    start()
    expect(timesOf(visitor())).toEqual([begin, begin + 31 * minute, begin + day, 3])
    expect(idOf(visitor())).toBe(id)
  })

  it('is renewed at most once a minute, however many beacons are sent', () => {
    start()
    const written = vi.spyOn(document, 'cookie', 'set')
    const visitor = visitorCookie()
    vi.setSystemTime(begin + 59_000)
    expect(visitorCookie()).toBe(visitor)
    expect(written).not.toHaveBeenCalled()
    vi.setSystemTime(begin + minute)
    for (let beacons = 0; beacons < 3; beacons++) expect(visitorCookie()).toBe(visitor)
    expect(written.mock.calls.map(([text]) => text.split('=')[0])).toEqual(['ss_cvt', 'ss_segment'])
  })

  it('counts a new visit at once after the visit cookie was removed', () => {
    start()
    removeCookie('ss_cvt')
    vi.setSystemTime(begin + 1000)
    expect(timesOf(visitorCookie())).toEqual([begin, begin, begin + 1000, 2])
  })

  it('continues what a hosted page wrote before', () => {
    writeCookie('ss_cvr', '63714000-1d58-4121-806c-904836745ca5|1761152654269|1761152654269|1761154790175|2')
    start()
    expect(visitor()).toBe(`63714000-1d58-4121-806c-904836745ca5|1761152654269|1761154790175|${begin}|3`)
  })

  // A server refuses a form that names a visitor in any other form.
  it.each([
    ['markup', '<script>|1|1|1|1'],
    ['no id', `${'-'.repeat(36)}|1761152654269|1761152654269|1761154790175|2`],
    ['a time in seconds', '63714000-1d58-4121-806c-904836745ca5|1761152654|1761152654269|1761154790175|2'],
    ['zero visits', '63714000-1d58-4121-806c-904836745ca5|1761152654269|1761152654269|1761154790175|0'],
  ])('is replaced if it contains %s', (_what, cookie) => {
    writeCookie('ss_cvr', cookie)
    start()
    expect(visitor()).toMatch(format)
    expect(timesOf(visitor())).toEqual([begin, begin, begin, 1])
  })

  it('is empty, with a warning, if the browser accepts no cookies', () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const get of [() => '', deny]) {
      warn.mockClear()
      replaceCookies({ get, set: deny })
      start()
      expect(visitorCookie()).toBe('')
      expect(warn.mock.calls).toEqual([[expect.stringContaining('could not be stored')]])
    }
  })
})

describe('a visit', () => {
  const attributes = () => ['ss_marketing', 'ss_segment', 'ss_member'].map(readCookie)

  it('has the latest campaign of the visit, and knows whether the visitor is new', () => {
    history.replaceState(null, '', '/?utm_source=letter&page=2&utm_campaign=herring+%26+ale')
    start()
    expect(attributes()).toEqual(['utm_source=letter&utm_campaign=herring+%26+ale', 'new', null])
    history.replaceState(null, '', '/shop')
    start()
    expect(attributes()).toEqual(['utm_source=letter&utm_campaign=herring+%26+ale', 'new', null])
    history.replaceState(null, '', '/shop?utm_source=poster')
    start()
    expect(attributes()[0]).toBe('utm_source=poster')
    history.replaceState(null, '', '/')
    vi.advanceTimersByTime(30 * minute)
    start()
    expect(attributes()).toEqual([null, 'returning', null])
  })

  it('does not have the campaign of an earlier visit, even if its cookie still exists', () => {
    writeCookie('ss_marketing', 'utm_source=letter', { days: 7 })
    start()
    expect(attributes()[0]).toBeNull()
  })

  it('keeps its attributes no longer than it lasts', () => {
    history.replaceState(null, '', '/?utm_source=letter')
    start()
    history.replaceState(null, '', '/')
    vi.advanceTimersByTime(29 * minute)
    visitorCookie()
    vi.advanceTimersByTime(29 * minute)
    expect(attributes()).toEqual(['utm_source=letter', 'new', null])
    vi.advanceTimersByTime(minute)
    expect(attributes()).toEqual([null, null, null])
  })

  it('belongs to the logged-in member if members’ visits are counted', () => {
    start({ authenticatedAccount: { id: 'member-7' }, websiteRoles: ['VIEWER'] })
    expect(attributes()[2]).toBe('member-7')
    start()
    expect(attributes()[2]).toBeNull()
  })

  it('limits its campaign to 500 characters', () => {
    history.replaceState(null, '', `/?utm_term=${'k'.repeat(1000)}`)
    start()
    history.replaceState(null, '', '/')
    expect(attributes()[0]).toBe(`utm_term=${'k'.repeat(491)}`)
  })
})

describe('visitor cookies are removed or not set', () => {
  const nothing = () => {
    expect(visitorCookie()).toBe('')
    expect(cookieNames().filter((name) => name !== 'ss_cookieAllowed')).toEqual([])
  }

  it('before consent under the restrictive policy, or after a later decline', () => {
    start()
    start(restrictive)
    nothing()
    answerConsent('given')
    expect(visitorCookie()).toMatch(format)
    answerConsent('declined')
    nothing()
  })

  it('after a decline on another page or in another tab', () => {
    writeCookie('ss_cookieAllowed', 'false')
    start()
    nothing()
    writeCookie('ss_cookieAllowed', 'true')
    start(restrictive)
    expect(visitor()).toMatch(format)
    writeCookie('ss_cookieAllowed', 'false')
    nothing()
    writeCookie('ss_performanceCookiesAllowed', 'true')
    expect(visitorCookie()).toMatch(format)
    removeCookie('ss_performanceCookiesAllowed')
    removeCookie('ss_cookieAllowed')
    nothing()
  })

  it.each(['the browser says that a cookie has changed', 'the page is shown again'])(
    'after a decline in another tab, as soon as %s',
    (moment) => {
      const cookieStore = new EventTarget()
      if (moment.includes('cookie')) vi.stubGlobal('cookieStore', cookieStore)
      start()
      writeCookie('ss_cookieAllowed', 'false')
      expect(visitor()).toMatch(format)
      if (moment.includes('cookie')) cookieStore.dispatchEvent(new Event('change'))
      else document.dispatchEvent(new Event('visibilitychange'))
      expect(visitor()).toBeNull()
    },
  )

  it('even if they come from the platform’s own analytics', () => {
    for (const name of ['ss_cid', 'ss_cvisit', 'ss_cpvisit']) writeCookie(name, 'before', { days: 1 })
    writeCookie('crumb', 'abc')
    start(restrictive)
    expect(cookieNames()).toEqual(['crumb'])
  })

  it('under Global Privacy Control without consent', () => {
    vi.stubGlobal('navigator', { ...navigator, globalPrivacyControl: true })
    start()
    nothing()
    writeCookie('ss_cookieAllowed', 'true')
    expect(visitorCookie()).toMatch(format)
  })

  it('if the site has disabled performance cookies', () => {
    start()
    start({ cookieSettings: { isAnalyticsCookiesDisabled: true } })
    nothing()
  })

  it('for logged-in users who are more than viewers', () => {
    const authenticatedAccount = { id: 'account-1' }
    start({ authenticatedAccount, websiteRoles: ['ADMINISTRATOR'] })
    nothing()
    start({ authenticatedAccount, websiteRoles: ['VIEWER'] })
    expect(visitor()).toMatch(format)
  })

  it('for logged-in users without consent, even if set before they logged in', () => {
    start()
    expect(visitor()).toMatch(format)
    start({ ...restrictive, authenticatedAccount: { id: 'account-1' }, websiteRoles: ['ADMINISTRATOR'] })
    nothing()
  })

  it('in the editor', () => {
    vi.spyOn(window, 'parent', 'get').mockReturnValue({ location: { pathname: '/config/pages' } } as Window)
    start()
    nothing()
  })

  it('after stop', () => {
    start()
    stop()
    expect(visitorCookie()).toBe('')
  })
})

describe('a consent answer', () => {
  const [showAgain, isNumber] = [
    () => document.dispatchEvent(new Event('visibilitychange')),
    (value: unknown) => typeof value === 'number',
  ]

  it('is logged only if it changes while the page is open', () => {
    const logged = vi.fn()
    takeLog(logged)
    writeCookie('ss_cookieAllowed', 'true')
    start()
    showAgain()
    expect(logged).not.toHaveBeenCalled()
    writeCookie('ss_cookieAllowed', 'false')
    showAgain()
    expect(logged.mock.calls).toEqual([['consent changed', { from: 'given', to: 'declined' }]])
  })

  it('from an earlier page is applied before an open policy allows what the visitor has declined', () => {
    const allowed: boolean[] = []
    onConsentChange(() => allowed.push(mayStore()))
    writeCookie('ss_cookieAllowed', 'false')
    start()
    expect(new Set(allowed)).toEqual(new Set([false]))
  })

  it('writes no cookie if there is none to remove', () => {
    writeCookie('ss_cookieAllowed', 'false')
    const written = vi.spyOn(document, 'cookie', 'set')
    start()
    visitorCookie()
    expect(written).not.toHaveBeenCalled()
  })

  it('decides whether other values are stored, and for how long', () => {
    start()
    consentedValues.set('seen', 1, day)
    expect(consentedValues.get('seen', isNumber)).toBe(1)
    vi.setSystemTime(begin + day)
    expect(consentedValues.get('seen', isNumber)).toBeUndefined()
    consentedValues.set('seen', 2, day)
    answerConsent('declined')
    consentedValues.set('refused', 3, day)
    answerConsent('given')
    expect([consentedValues.get('seen', isNumber), consentedValues.get('refused', isNumber)]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('also deletes values stored by an earlier page, and hides them until the policy is known', () => {
    localValues.set('consented seen', 1)
    localValues.set('other', 2)
    expect(consentedValues.get('seen', isNumber)).toBeUndefined()
    start(restrictive)
    expect(localValues.keys('')).toEqual(['other'])
  })

  it('changes nothing after stop', () => {
    const cookieStore = new EventTarget()
    vi.stubGlobal('cookieStore', cookieStore)
    start()
    const [kept, changed] = [visitor(), vi.fn()]
    consentedValues.set('seen', 1)
    stop()
    onConsentChange(changed)
    writeCookie('ss_cookieAllowed', 'false')
    showAgain()
    cookieStore.dispatchEvent(new Event('change'))
    expect(changed).not.toHaveBeenCalled()
    answerConsent('declined')
    expect([visitor(), localValues.keys('consented ')]).toEqual([kept, ['consented seen']])
  })
})
