import { beforeEach, describe, expect, it } from 'vitest'
import { documentOf, siteForTests, strictPolicy } from '../support/site'

const contextOf = (context: object) =>
  `<script nonce="{{nonce}}">window.Static = { SQUARESPACE_CONTEXT: ${JSON.stringify(context)} }</script>`
const cookieSettings = { isRestrictiveCookiePolicyEnabled: true }
const owner = { authenticatedAccount: { id: 'o' }, websiteRoles: ['1'] }

const site = siteForTests({
  pages: {
    '/': documentOf('<p>The front page</p>', contextOf({ pageType: 1 })),
    '/next': documentOf('<p>The next page</p>', contextOf({ pageType: 1 })),
    '/based': documentOf('<p>Based</p>', `<base href="https://elsewhere.example/">${contextOf({ pageType: 1 })}`),
    '/asks': documentOf('<p>Cookies?</p>', contextOf({ pageType: 1, cookieSettings })),
    '/owner': documentOf('<p>Mine</p>', contextOf({ pageType: 1, ...owner })),
  },
  headers: strictPolicy,
})

beforeEach(() => site.server.backend.reset())

const eventsOf = (wanted: string) =>
  site.server.backend.state.events.filter(({ operation }) => operation === wanted).map(({ data }) => data)

/** Waits until telemetry has started: the page view is counted then, right before the landing. */
const untilCounted = (count = 1) => expect.poll(() => eventsOf('RecordHit').length).toBe(count)

describe('the landing of a visit', () => {
  it('is recorded once, with the page, the referrer, the screen and marketing parameters', async () => {
    const { page, troubles } = await site.visit('/owner')
    const query = '?utm_source=letter&utm_content=ann%40mail.example&page=2'
    await page.goto(`${site.server.url}/${query}`, { referer: 'https://search.example/find?q=lighthouse' })
    await expect.poll(() => eventsOf('Track')).toHaveLength(1)
    const size = await page.evaluate(() => `${screen.width}x${screen.height}`)
    expect(eventsOf('Track')[0]).toEqual({
      landing: '/',
      refer: 'https://search.example/find?q=lighthouse',
      rk: 'lighthouse',
      lang: 'en-US',
      screen: size,
      utm_source: 'letter',
      utm_content: '[removed]',
    })
    await page.goto(`${site.server.url}/next`)
    await untilCounted(2)
    expect(eventsOf('Track')).toHaveLength(1)
    expect(troubles).toEqual([])
  })

  it('is recorded only after consent if that is needed', async () => {
    const { page } = await site.visit('/asks')
    await untilCounted()
    expect(eventsOf('Track')).toEqual([])
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
      document.cookie = 'ss_cookieAllowed=true; path=/'
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect.poll(() => eventsOf('Track')).toMatchObject([{ landing: '/asks' }])
  })

  it('is sent to the API host, whatever the template’s <base> is', async () => {
    const asked: string[] = []
    const { page } = await site.visit('/owner')
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${site.server.url}/based`)
    await untilCounted()
    await expect.poll(() => eventsOf('Track')).toHaveLength(1)
    expect(asked.filter((url) => url.includes('elsewhere.example'))).toEqual([])
  })

  it('is not recorded for people who edit the site', async () => {
    const { page } = await site.visit('/owner')
    await page.waitForFunction(() => 'Skerry' in globalThis)
    await page.goto(`${site.server.url}/next`)
    await untilCounted()
    await expect.poll(() => eventsOf('Track')).toMatchObject([{ landing: '/next' }])
  })
})
