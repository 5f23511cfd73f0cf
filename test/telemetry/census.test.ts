import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerConsent } from '../../src/browser/consent'
import { removeCookie, writeCookie } from '../../src/browser/cookies'
import { configure } from '../../src/browser/settings'
import { forgetShared } from '../../src/browser/shared'
import { onAnnouncement } from '../../src/data/announcements'
import type { Page } from '../../src/model/page/page'
import {
  recordButtonClick,
  recordButtonRender,
  recordFormRender,
  recordHit,
  recordOverlay,
  recordQuickView,
} from '../../src/telemetry/census'
import { recordNetworkError } from '../../src/telemetry/networkErrorEvent'
import { startTelemetry } from '../../src/telemetry/startTelemetry'
import { recordEvent } from '../../src/telemetry/trackedEvent'
import { readVisitorFrom } from '../../src/telemetry/visitor'
import { allowKeepalive, collector, fieldsOf, pageOf, settled } from './collector'

let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  forgetShared()
  localStorage.clear()
  allowKeepalive()
  history.replaceState(null, '', '/shop?tag=new&crumb=canary')
  document.title = 'Shop'
})
afterEach(() => {
  stop()
  removeCookie('crumb')
  history.replaceState(null, '', '/')
  vi.useRealTimers()
})

const start = (page: Page = pageOf()) => {
  stop = startTelemetry(page)
  return page
}

const button = {
  id: 'block-1',
  buttonText: 'Buy',
  clickthroughUrl: '/buy?token=canary',
  alignment: 'center',
  size: 'large',
  newWindow: true,
  context: 'block',
}
const pagePart = {
  pageTitle: 'Shop',
  pageId: 'collection-1',
  contentSource: 'c',
  pagePath: '/shop',
  pagePermissionTypeValue: '1',
}

describe('the census', () => {
  it('records a page view with the specified data', async () => {
    const { posts } = collector()
    const page = start()
    recordHit(page)
    await settled()
    expect(posts.map(({ path }) => path)).toEqual(['/api/census/RecordHit'])
    const { data = '', ...fields } = fieldsOf(posts[0]!)
    expect(fields).toEqual({ event: '1', ss_cvr: '', eventId: expect.any(String) })
    expect(JSON.parse(data)).toEqual({
      websiteId: 'site-1',
      templateId: 'template-1',
      website_locale: '',
      userAgent: navigator.userAgent,
      clientDate: 1_700_000_000_000,
      viewportInnerHeight: innerHeight,
      viewportInnerWidth: innerWidth,
      screenHeight: screen.height,
      screenWidth: screen.width,
      url: '/shop',
      title: 'Shop',
      collectionId: 'collection-1',
      localStorageSupported: true,
      queryString: '?tag=new&crumb=[removed]',
      referrer: '',
    })
  })

  it('records another page view when the visitor comes back to a page that the browser has kept, until stop', async () => {
    const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    const { posts } = collector()
    recordHit(start())
    show(false) // the page itself has loaded
    await settled()
    expect(posts).toHaveLength(1)
    show(true)
    await settled()
    expect(posts.map(({ path }) => path)).toEqual(['/api/census/RecordHit', '/api/census/RecordHit'])
    stop()
    show(true)
    await settled()
    expect(posts).toHaveLength(2)
  })

  it('includes the item and its record type on an item’s page', async () => {
    const { posts } = collector()
    recordHit(start(pageOf({ item: { id: 'item-1', title: 'Vase', recordType: 11 } })))
    await settled()
    const data = JSON.parse(fieldsOf(posts[0]!).data ?? '')
    expect(data).toMatchObject({ itemId: 'item-1', recordType: 11 })
    expect(data).not.toHaveProperty('collectionId')
  })

  it.each([
    ['the settings', 'de-AT', 'de-AT'],
    ['the page if the settings name none', '', 'fr'],
  ])('takes the language from %s', async (_, locale, recorded) => {
    const { posts } = collector()
    configure({ locale })
    document.documentElement.lang = 'fr'
    recordHit(start())
    document.documentElement.removeAttribute('lang')
    await settled()
    expect(JSON.parse(fieldsOf(posts[0]!).data ?? '').website_locale).toBe(recorded)
  })

  it('says if the browser denies storage', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { posts } = collector()
    recordHit(start())
    await settled()
    expect(JSON.parse(fieldsOf(posts[0]!).data ?? '').localStorageSupported).toBe(false)
  })

  it('records no page view on the search page', async () => {
    const { posts } = collector()
    start()
    recordHit(pageOf({ pageType: 'search' }))
    history.replaceState(null, '', '/search?q=vase')
    recordHit(pageOf())
    history.replaceState(null, '', '/search/')
    recordHit(pageOf())
    await settled()
    expect(posts).toHaveLength(0)
  })

  it.each([
    ['a visitor who is not logged in', null, [], '/', 1],
    ['a visitor in /config/', null, [], '/config/pages', 1],
    ['a user with only the viewer role', { id: 'a' }, ['VIEWER'], '/', 1],
    ['a user with only the viewer role, by number', { id: 'a' }, ['10'], '/', 1],
    ['a viewer in /config/', { id: 'a' }, ['VIEWER'], '/config/pages', 0],
    ['an administrator', { id: 'a' }, ['ADMIN'], '/', 0],
    ['a viewer who is also an editor', { id: 'a' }, ['VIEWER', 'EDITOR'], '/', 0],
    ['a logged-in user with unknown roles', { id: 'a' }, [], '/', 0],
  ])('counts visitors and viewers, but not editors: %s', async (_, authenticatedAccount, websiteRoles, path, count) => {
    const { posts } = collector()
    history.replaceState(null, '', path)
    recordHit(start(pageOf({ authenticatedAccount, websiteRoles })))
    await settled()
    expect(posts).toHaveLength(count)
  })

  it('contains no secrets from the page’s URL or its referrer', async () => {
    const { posts } = collector()
    writeCookie('crumb', 'cookie-crumb')
    history.replaceState(null, '', '/reset/ann@mail.example')
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://mail.example/?token=canary')
    const page = start()
    recordHit(page)
    recordOverlay(page)
    await settled()
    expect(fieldsOf(posts[1]!).pagePath).toBe('/reset/[removed]')
    const { data = '', ...fields } = fieldsOf(posts[0]!)
    expect(JSON.parse(data)).toMatchObject({
      url: '/reset/[removed]',
      referrer: 'https://mail.example/?token=[removed]',
    })
    expect(fields).not.toHaveProperty('crumb')
  })

  it('records buttons, forms, overlays and quick views at separate paths', async () => {
    const { posts } = collector()
    const page = start()
    recordButtonRender(page, button)
    recordButtonClick(page, button)
    recordFormRender(page, 'form-1')
    recordOverlay(page)
    recordQuickView(page, 'item/1')
    await settled()
    expect(posts.map(({ path }) => path)).toEqual([
      '/api/census/button-render',
      '/api/census/button-click',
      '/api/census/form-render',
      '/api/census/overlay',
      '/api/census/RecordQuickView/item%2F1',
    ])
    const eventId = expect.any(String)
    expect(posts.map(fieldsOf)).toEqual([
      {
        ...button,
        clickthroughUrl: '/buy?token=[removed]',
        newWindow: 'true',
        visitorCookie: '',
        eventId,
        ...pagePart,
      },
      {
        ...button,
        clickthroughUrl: '/buy?token=[removed]',
        newWindow: 'true',
        visitorCookie: '',
        eventId,
        ...pagePart,
      },
      { formId: 'form-1', visitorCookie: '', eventId, ...pagePart },
      { visitorCookie: '', eventId, ...pagePart },
      { eventId },
    ])
  })

  it('identifies visitors only with consent under the restrictive policy', async () => {
    const { posts } = collector()
    const page = start(pageOf({ cookieSettings: { isRestrictiveCookiePolicyEnabled: true } }))
    readVisitorFrom(() => 'visitor-7')
    recordOverlay(page)
    answerConsent('given')
    recordOverlay(page)
    recordButtonClick(page, button)
    recordFormRender(page, 'form-1')
    recordHit(page)
    await settled()
    answerConsent('declined')
    recordOverlay(page)
    await settled()
    expect(posts.map(fieldsOf).map(({ visitorCookie, ss_cvr }) => visitorCookie ?? ss_cvr)).toEqual([
      '',
      ...Array(4).fill('visitor-7'),
      '',
    ])
  })

  it('fails silently: nothing is logged, thrown or announced', async () => {
    const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
    const heard = vi.fn()
    const stops = [onAnnouncement('network error', heard), onAnnouncement('system error', heard)]
    collector(0)
    recordHit(start())
    await vi.advanceTimersByTimeAsync(60_000)
    for (const one of [...said, heard]) expect(one).not.toHaveBeenCalled()
    for (const one of stops) one()
  })
})

describe('recordEvent', () => {
  it('sends the crumb, event and data as a form, with the page’s location', async () => {
    writeCookie('crumb', 'abc')
    const { posts } = collector(202)
    await recordEvent(start(), 'signup', { plan: 'basic' })
    expect(posts[0]?.path).toBe('/api/events/RecordEvent')
    const { data = '', ...fields } = fieldsOf(posts[0]!)
    expect(fields).toEqual({ crumb: 'abc', event: 'signup', eventId: expect.any(String) })
    expect(JSON.parse(data)).toEqual({
      websiteId: 'site-1',
      website_locale: '',
      templateId: 'template-1',
      pageHash: '',
      pagePath: '/shop',
      plan: 'basic',
    })
    expect(JSON.stringify(localStorage)).not.toContain('abc')
  })

  it('includes the member, the fragment without secrets, and the path without its trailing slash', async () => {
    const { posts } = collector(202)
    start()
    const before = location.href
    history.replaceState(null, '', '/shop/jars/#token=canary&part=2')
    await recordEvent(pageOf({ authenticatedAccount: { id: 'member-1' } }), 'signup', {})
    history.replaceState(null, '', before)
    expect(JSON.parse(fieldsOf(posts[0]!).data ?? '')).toMatchObject({
      memberAccountId: 'member-1',
      member_locale: navigator.language,
      pageHash: '#token=[removed]&part=2',
      pagePath: '/shop/jars',
    })
  })

  it.each([200, 202])('resolves without a warning with status %i', async (status) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { posts } = collector(status)
    start()
    await expect(recordEvent(pageOf(), 'signup', {})).resolves.toBeUndefined()
    expect(posts.map(({ path }) => path)).toEqual(['/api/events/RecordEvent'])
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([201, 204, 404, 500, 0])('warns and rejects with status %i', async (status) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    collector(status)
    start()
    const message = `Error tracking event: HTTP Status ${status}`
    await expect(recordEvent(pageOf(), 'signup', {})).rejects.toMatchObject({
      name: 'EventTrackingError',
      message,
      status,
    })
    expect(warn.mock.calls).toEqual([[message]])
  })
})

describe('recordNetworkError', () => {
  it('records system_network_error without the URL’s crumb', async () => {
    const { posts } = collector()
    start()
    recordNetworkError(pageOf(), { url: '/api/x?crumb=canary' })
    await settled()
    const { event, data = '' } = fieldsOf(posts[0]!)
    expect(event).toBe('system_network_error')
    expect(JSON.parse(data)).toMatchObject({
      websiteId: 'site-1',
      url: '/api/x?crumb=[removed]',
      errorKey: 'L2FwaS94',
      pageUrl: 'http://site.test/shop?tag=new&crumb=[removed]',
    })
  })

  it('records no secrets from the URL, not even in base64', async () => {
    const { posts } = collector()
    start()
    recordNetworkError(pageOf(), { url: '/api/balance?code=GIFT-1' })
    await settled()
    const { data = '' } = fieldsOf(posts[0]!)
    const url = '/api/balance?code=[removed]'
    expect(JSON.parse(data)).toMatchObject({ url, errorKey: btoa(url) })
  })

  it('never causes another network error, and is sent once the connection is back', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const heard = vi.fn()
    const stopListening = onAnnouncement('network error', heard)
    const { posts, answer } = collector('wait')
    start()
    recordNetworkError(pageOf(), { url: '/api/x' })
    await answer(0)
    window.dispatchEvent(new Event('online'))
    await answer(200)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(posts).toHaveLength(2)
    expect(heard).not.toHaveBeenCalled()
    stopListening()
  })
})
