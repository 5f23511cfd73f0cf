import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/cookie-banner/block'
import { cookieBanner } from '../../blocks/cookie-banner/index'
import { answerConsent, setConsentPolicy } from '../../src/browser/consent'
import { readCookie, removeCookie, writeCookie } from '../../src/browser/cookies'
import { takeLog } from '../../src/browser/log'
import { forgetShared } from '../../src/browser/shared'
import type { Page } from '../../src/model/page/page'
import * as html from '../../src/ui/html'

let stop = () => {}
let host: HTMLElement

/** Attaches the banner to its element at the end of the body. */
function show(settings: Page['cookieSettings'] = {}): void {
  host = document.createElement('div')
  document.body.append(host)
  stop = attach(host, { settings: { isCookieBannerEnabled: true, cookieBannerCtaVariant: 'BUTTON', ...settings } })
}

const box = () => host.shadowRoot?.querySelector<HTMLElement>('.banner') ?? null
const text = () => box()?.querySelector('[role=status]')?.innerHTML
const names = () =>
  [...(box()?.querySelectorAll('button') ?? [])].map((one) => one.getAttribute('aria-label') ?? one.textContent)
const press = (index: number) => box()?.querySelectorAll('button')[index]?.click()
const send = (type: string, detail: object = {}) =>
  document.dispatchEvent(new CustomEvent(`skerry:${type}-cookie-banner`, { detail }))

beforeEach(() => {
  forgetShared()
  setConsentPolicy(true)
})
afterEach(() => {
  stop()
  removeCookie('ss_cookieAllowed')
  document.body.replaceChildren()
})

describe('the cookie banner', () => {
  it('is loaded where it is enabled, even for visitors who have answered, because the page may ask again', () => {
    writeCookie('ss_cookieAllowed', 'true')
    const wants = (isCookieBannerEnabled: unknown) =>
      cookieBanner.wants({ cookieSettings: { isCookieBannerEnabled } } as unknown as Page)
    expect([true, false, undefined, 'true'].map(wants)).toEqual([true, false, false, false])
  })

  it('is loaded for the preview in the owner’s panel before it is enabled', () => {
    vi.spyOn(window, 'parent', 'get').mockReturnValue({ location: { pathname: '/config/cookies' } } as Window)
    expect(cookieBanner.wants({ cookieSettings: {} } as Page)).toBe(true)
  })

  it.each([
    ['OPT_IN', true, true, 1],
    ['OPT_IN_AND_OUT', true, true, 0],
    ['OPT_IN', false, true, 0],
    ['OPT_IN', true, false, 0],
  ])(
    'warns if visitors must agree but cannot decline: %s, restrictive %s, enabled %s',
    (...[type, policy, on, times]) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      const cookieSettings = {
        cookieBannerAcceptType: type,
        isRestrictiveCookiePolicyEnabled: policy,
        isCookieBannerEnabled: on,
      }
      expect(parse(document.body, { cookieSettings } as unknown as Page)).toEqual({ settings: cookieSettings })
      expect(warn).toHaveBeenCalledTimes(times)
      warn.mockRestore()
    },
  )

  it('is left to the platform if the page has the platform’s banner', () => {
    document.body.innerHTML = '<div class="sqs-cookie-banner-v2"></div>'
    expect(parse(document.body, { cookieSettings: { isCookieBannerEnabled: true } } as unknown as Page)).toBeNull()
  })

  it('is at the start of the page, out of the flow, after a skip link', () => {
    document.body.innerHTML = '<p>The page</p>'
    show()
    expect(document.body.firstElementChild).toBe(host)
    expect(host.style.position).toBe('fixed')
    stop()
    document.body.innerHTML = '<a href="#page">Skip</a><p>The page</p>'
    show()
    expect(document.body.children[1]).toBe(host)
  })

  it('has the default texts if the owner has set none', async () => {
    show({ cookieBannerAcceptType: 'OPT_IN_AND_OUT', cookieBannerText: '<p></p>' })
    await expect
      .poll(text)
      .toBe(
        'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.',
      )
    expect(names()).toEqual(['Accept', 'Decline'])
  })

  it('has the owner’s words on its buttons', () => {
    const cookieBannerAcceptType = 'OPT_IN_AND_OUT'
    show({ cookieBannerAcceptType, cookieBannerCtaText: 'Fine', cookieBannerOptOutCtaText: 'No, thanks' })
    expect(names()).toEqual(['Fine', 'No, thanks'])
  })

  it('adds its text to an existing region, so that screen readers announce it', async () => {
    show()
    expect(box()?.matches('section[aria-label="Cookie notice"]')).toBe(true)
    expect(text()).toBe('')
    await expect.poll(text).toContain('By using this website')
  })

  it('shows its text without markup if the sanitiser fails to load', async () => {
    vi.spyOn(html, 'sanitiseHtml').mockRejectedValue(new Error('missing'))
    show({ cookieBannerText: '<p>We <b>count</b> visits.</p>' })
    await expect.poll(text).toBe('We count visits.')
  })

  it.each([
    ['OPT_IN', ['Accept']],
    ['OPT_IN_AND_OUT', ['Accept', 'Decline']],
  ])('has the buttons of the accept type %s, with names even if they are icons', (cookieBannerAcceptType, expected) => {
    for (const cookieBannerCtaVariant of ['TEXT', 'BUTTON', 'ICON']) {
      show({ cookieBannerAcceptType, cookieBannerCtaVariant })
      expect(names()).toEqual(expected)
      expect(box()?.querySelectorAll('svg').length).toBe(cookieBannerCtaVariant === 'ICON' ? expected.length : 0)
      stop()
    }
  })

  it('is not shown if the consent cookie has any value', () => {
    for (const value of ['true', 'false', 'perhaps']) {
      writeCookie('ss_cookieAllowed', value)
      show()
      expect(box()).toBeNull()
      stop()
    }
  })

  it.each([
    ['true', 'given', 0],
    ['false', 'declined', 1],
  ])('stores %s, is logged with its version, and is removed', (value, to, button) => {
    const logged = vi.fn()
    takeLog(logged)
    show({ cookieBannerAcceptType: 'OPT_IN_AND_OUT' })
    expect(readCookie('ss_cookieAllowed')).toBeNull()
    press(button)
    expect(readCookie('ss_cookieAllowed')).toBe(value)
    expect(logged.mock.calls).toEqual([['consent changed', { from: 'unknown', to, banner: 2 }]])
    expect(box()).toBeNull()
  })

  it('is removed by an answer that was given elsewhere, but not by a change of the policy', () => {
    show()
    setConsentPolicy(false)
    expect(box()).not.toBeNull()
    answerConsent('declined')
    expect(box()).toBeNull()
  })

  it('removes itself and its listeners when stopped', () => {
    document.documentElement.removeAttribute('style')
    show()
    stop()
    expect(box()).toBeNull()
    expect(document.documentElement.hasAttribute('style')).toBe(false)
    send('force')
    send('open')
    expect(box()).toBeNull()
  })
})

describe('a forced cookie banner', () => {
  it('is shown whatever the answer is, with the settings of the event, and ignores clicks', () => {
    writeCookie('ss_cookieAllowed', 'false')
    show()
    send('force', { cookieBannerVariant: 'POPUP', cookieBannerAcceptType: 'OPT_IN_AND_OUT' })
    expect(box()?.className).toContain('is-popup')
    press(0)
    press(1)
    expect(box()).not.toBeNull()
    expect(readCookie('ss_cookieAllowed')).toBe('false')
  })

  it('has the buttons that other visitors see, even under Global Privacy Control', () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { globalPrivacyControl: true }))
    show()
    expect(names()).toEqual(['Accept', 'Decline'])
    send('force')
    expect(names()).toEqual(['Accept'])
  })

  it('is mounted again on an update, and removed when it is no longer forced', () => {
    writeCookie('ss_cookieAllowed', 'true')
    show()
    send('update', { cookieBannerTheme: 'LIGHT' })
    expect(box()).toBeNull()
    send('force')
    const first = box()
    send('update', { cookieBannerTheme: 'LIGHT' })
    expect(box()).not.toBe(first)
    expect(box()?.className).toContain('is-light')
    expect(host.shadowRoot?.querySelectorAll('.banner')).toHaveLength(1)
    send('unforce')
    expect(box()).toBeNull()
  })

  it('is shown before it is enabled', () => {
    show({ isCookieBannerEnabled: false })
    expect(box()).toBeNull()
    send('force')
    expect(box()).not.toBeNull()
    send('unforce')
    expect(box()).toBeNull()
  })

  it('gives way to the visitor’s own banner when it is no longer forced', () => {
    show()
    send('force')
    answerConsent('unknown')
    expect(box()).not.toBeNull()
    send('unforce')
    press(0)
    expect(readCookie('ss_cookieAllowed')).toBe('true')
  })
})

describe('a cookie banner that the page opens again', () => {
  it('is shown after an answer, and always lets the visitor decline', () => {
    writeCookie('ss_cookieAllowed', 'true')
    answerConsent('given')
    show()
    send('open')
    expect(names()).toEqual(['Accept', 'Decline'])
    press(1)
    expect(readCookie('ss_cookieAllowed')).toBe('false')
    expect(box()).toBeNull()
  })

  it('stays until the answer changes', () => {
    answerConsent('given')
    show()
    send('open')
    answerConsent('given')
    expect(box()).not.toBeNull()
    answerConsent('declined')
    expect(box()).toBeNull()
  })
})
