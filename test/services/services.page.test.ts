import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site/index'
import { siteForTests, strictPolicy } from '../support/site'

type Global = typeof globalThis & { Skerry: typeof import('../../src/index'); heard: unknown[] }
type Context = { Static: { SQUARESPACE_CONTEXT: Record<string, unknown> } }

const site = siteForTests({ headers: strictPolicy, renderPage })

beforeEach(() => site.server.backend.reset())

async function visit(path: string): Promise<Page> {
  const { page } = await site.visit(path)
  await page.waitForFunction(() => 'Skerry' in globalThis)
  return page
}

const asOwner = (path: string) => visit(`/__mock/login?as=owner&to=${encodeURIComponent(`${path}?noredirect`)}`)

describe('the services of the site', () => {
  it('find places and experiments on the example page', async () => {
    const page = await visit('/code')
    await page.getByLabel('Where to?').fill('light')
    await expect
      .poll(() => page.locator('#services-output').textContent())
      .toBe('1 found · ticket colour: blue · night sailings: on')
    expect(await page.locator('#places option').allTextContents()).toEqual(['Lighthouse, Skerry Island'])
  })

  it('let the query of an internal site choose a variant', async () => {
    const page = await visit('/code?status=internal&ticket-colour=green')
    await page.getByLabel('Where to?').fill('oban')
    await expect.poll(() => page.locator('#services-output').textContent()).toContain('ticket colour: green')
  })

  it('know whether Skerry has been started again', async () => {
    const page = await visit('/code')
    const isFirst = () =>
      page.evaluate(async () => (await (globalThis as Global).Skerry.services()).isFirstInitialisation())
    expect(await isFirst()).toBe(true)
    await page.evaluate(() => {
      const { Skerry } = globalThis as Global
      Skerry.stop()
      Skerry.start()
    })
    await expect.poll(isFirst).toBe(false)
  })

  it('return a place’s details only with a product’s tracking context', async () => {
    const page = await visit('/code')
    const answers = await page.evaluate(async () => {
      const { places } = await (globalThis as Global).Skerry.services()
      const tracking = { productPage: 'contact', productSection: 'map' }
      const refusal = await places.details('place-harbour', {} as typeof tracking).catch((error) => error.message)
      const { description } = (await places.details('place-harbour', tracking)) ?? {}
      return [refusal, description, await places.details('nowhere', tracking), await places.autocomplete('  ')]
    })
    expect(answers).toEqual([
      'places.details needs a tracking context with `productPage` and `productSection`',
      'Harbour, Skerry Island',
      null,
      [],
    ])
    const asked = site.server.backend.log.filter(({ operation }) => operation?.startsWith('Places'))
    expect(asked.map(({ outcome }) => outcome)).toEqual([200, 400])
  })

  it('let only the owner change the header, footer and languages', async () => {
    const change = async (page: Page) =>
      page.evaluate(async () => {
        const { headerAndFooter, languages } = await (globalThis as Global).Skerry.services()
        const before = await headerAndFooter.get()
        const after = await headerAndFooter.put({ ...before, footer: { text: 'Gone fishing' } })
        await languages.disconnect()
        return [after.footer, await languages.put(['en', 'gd']), await languages.settings(), await languages.status()]
      })
    await expect(change(await visit('/code'))).rejects.toThrow('You need to log in to do this.')
    const settings = { defaultLanguage: 'en', languages: ['en', 'gd'] }
    expect(await change(await asOwner('/code'))).toEqual([
      { text: 'Gone fishing' },
      settings,
      settings,
      { connected: false },
    ])
    expect(site.server.state.headerFooter.footer).toEqual({ text: 'Gone fishing' })
  })

  it('log a member out, with or without a copy of the cart', async () => {
    const page = await visit('/code')
    const cartCookies = async () => (await page.context().cookies()).filter(({ name }) => name === 'hasCart').length
    const logOut = (cloneCart: boolean) =>
      page.evaluate(async (clones) => {
        const services = await (globalThis as Global).Skerry.services()
        return services.logOut({ cloneCart: clones })
      }, cloneCart)
    await page.evaluate(() =>
      (globalThis as Global).Skerry.cart.add({ itemId: '5f0c0000000000000000e001', quantity: 1 }),
    )
    await expect.poll(cartCookies).toBe(1)
    await logOut(true)
    expect(await cartCookies()).toBe(1)
    await logOut(false)
    expect(await cartCookies()).toBe(0)
    const sent = site.server.backend.log.filter(({ operation }) => operation === 'DeleteSession')
    expect(sent.at(-1)?.outcome).toBe(200)
  })

  it('send an admin’s events to the admin’s other tabs and to the log', async () => {
    const page = await asOwner('/code')
    const other = await page.context().newPage()
    const origin = new URL(page.url()).origin
    await other.goto(`${origin}/shop?noredirect`)
    await other.waitForFunction(() => 'Skerry' in globalThis)
    await other.evaluate(async () => {
      const host = globalThis as Global
      host.heard = []
      ;(await host.Skerry.services()).adminEvents.on((event) => host.heard.push(event))
    })
    await page.evaluate(async () => {
      const { adminEvents } = await (globalThis as Global).Skerry.services()
      adminEvents.track({ name: 'item-edited', data: { id: 'seal-count' } })
    })
    await expect
      .poll(() => other.evaluate(() => (globalThis as Global).heard))
      .toEqual([{ name: 'item-edited', data: { id: 'seal-count' } }])
    await page.goto('about:blank')
    const traces = () => site.server.state.events.filter(({ operation }) => operation === 'Trace')
    await expect
      .poll(() => traces().map(({ data }) => data))
      .toContainEqual(
        expect.objectContaining({ type: 'admin event', data: { name: 'item-edited', data: { id: 'seal-count' } } }),
      )
  })
})

describe('an event of the event service', () => {
  const sighting = {
    actor: 'visitor',
    action: 'watched',
    event_owner_team: 'island',
    event_source: 'WEB',
    object_type: 'seal',
  }
  const send = (page: Page, event: object) =>
    page.evaluate(async (event) => {
      const services = await (globalThis as Global).Skerry.services()
      const options = { customSchemaName: 'Sighting', analyticsId: 'a-1' }
      const failed = ({ name, message, status }: Error & { status?: number }) => ({ name, message, status })
      return services.sendEvent(event as typeof sighting, options).then(() => null, failed)
    }, event)
  const received = () => site.server.state.events.filter(({ operation }) => operation === 'SendEvent')

  it('contains what the client knows about the page, and custom data', async () => {
    const page = await visit('/code?utm_source=letter&token=abc')
    expect(await send(page, { ...sighting, product_page: 'code', how_many: 3 })).toBeNull()
    await expect.poll(() => received().length).toBe(1)
    const [event] = received()
    expect(event).toMatchObject({
      name: 'watched',
      data: {
        analyticsId: 'a-1',
        customSchemaName: 'Sighting',
        customData: { how_many: 3 },
        commonData: {
          ...sighting,
          product_page: 'code',
          window_width: 1280,
          page_path: '/code',
          page_query: '?utm_source=letter&token=[removed]',
          resolved_locale: expect.any(String),
          client_timestamp: expect.any(Number),
          marketing_id: 'utm_source=letter',
          session_id: expect.stringMatching(/^\d{13}$/),
          website_id: expect.any(String),
          template_id: expect.any(String),
        },
      },
    })
    expect(JSON.stringify(event)).not.toContain('user_account_id')
  })

  it('has an id that the browser keeps for 390 days with consent', async () => {
    const page = await visit('/code')
    const sendTwice = () =>
      page.evaluate(async (event) => {
        const { sendEvent } = await (globalThis as Global).Skerry.services()
        await sendEvent(event)
        await sendEvent(event)
      }, sighting)
    await sendTwice()
    await expect.poll(() => received().length).toBe(2)
    const ids = received().map(({ data }) => (data as { analyticsId: string }).analyticsId)
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'ss_analytics_id')!
    expect(ids).toEqual([cookie.value, cookie.value])
    expect(cookie.value).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect(Math.round((cookie.expires - Date.now() / 1000) / 86_400)).toBe(390)

    await page.context().addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: page.url() }])
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .not.toContain('ss_analytics_id')
    await sendTwice()
    await expect.poll(() => received().length).toBe(4)
    expect(received().slice(2)).toMatchObject([{ data: { analyticsId: '' } }, { data: { analyticsId: '' } }])
  })

  it('names the logged-in account', async () => {
    await send(await asOwner('/code'), sighting)
    await expect.poll(() => JSON.stringify(received())).toContain('user_account_id')
  })

  it('rejects without a payload, if a text is missing, or if the server rejects it', async () => {
    const page = await visit('/code')
    expect(await send(page, {})).toEqual({ name: 'EventTrackingError', message: 'no payload', status: 0 })
    const { object_type: _, ...incomplete } = sighting
    expect(await send(page, incomplete)).toMatchObject({ message: 'sendEvent needs a text as `object_type`' })
    await page.evaluate(() => {
      navigator.sendBeacon = () => false
    })
    expect(await send(page, sighting)).toBeNull()
    for (const status of [500, 204]) {
      await page.unroute('**/api/v1/events')
      await page.route('**/api/v1/events', (route) => route.fulfill({ status }))
      const message = `Error tracking event: HTTP Status ${status}`
      expect(await send(page, sighting)).toEqual({ name: 'EventTrackingError', message, status })
    }
    expect(received()).toHaveLength(1)
  })
})

describe('a session recording', () => {
  /** Opens a page whose experiments choose it, and answers with the id. Returns what a recorder gets. */
  async function recordingOf({ id = 'r-1', cores = 4, sample = 'true', toggle = 'true', path = '/code' }) {
    const { page } = await site.visit('/')
    await page.route('**/getId*', (route) => route.fulfill({ json: id }))
    await page.addInitScript(
      ({ cores, sample, toggle }) => {
        Object.defineProperty(navigator, 'hardwareConcurrency', { value: cores })
        addEventListener('DOMContentLoaded', () => {
          ;(globalThis as unknown as Context).Static.SQUARESPACE_CONTEXT.experiments = [
            { name: 'session-recording', experimentType: 'FEATURE_TOGGLE', variant: toggle },
            { name: 'session-recording-sample', experimentType: 'AB_TEST', variant: sample },
          ]
        })
      },
      { cores, sample, toggle },
    )
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(site.server.url + path)
    await page.waitForFunction(() => 'Skerry' in globalThis)
    const given = await page.evaluate(async () => (await (globalThis as Global).Skerry.services()).sessionRecordingId())
    return { given, isAsked: asked.some((url) => url.includes('getId')) }
  }

  it('has the id from the server', async () => {
    expect(await recordingOf({})).toEqual({ given: 'r-1', isAsked: true })
    expect(await recordingOf({ cores: 3 })).toEqual({ given: 'r-1', isAsked: true })
  })

  it('does not start with the id of a mock', async () => {
    expect(await recordingOf({ id: 'mock' })).toEqual({ given: null, isAsked: true })
  })

  it.each([
    ['a device with two cores', { cores: 2 }],
    ['a visit outside the sample', { sample: 'false' }],
    ['a toggle that is off', { toggle: 'false' }],
    ['a visitor who has not consented', { path: '/code?cookies=restrictive' }],
  ])('is not even requested for %s', async (_, condition) => {
    expect(await recordingOf(condition)).toEqual({ given: null, isAsked: false })
  })
})
