import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { productMarkup } from '../support/shopMarkup'
import { documentOf, siteForTests, strictPolicy, untilBlock } from '../support/site'

/** A page with this context, whose pixel events are collected in `pixels`. */
const pageOf = (context: object, body = '') =>
  documentOf(
    body,
    `<script nonce="{{nonce}}">window.Static = { SQUARESPACE_CONTEXT: ${JSON.stringify(context)} }; window.pixels = [];
    document.addEventListener('skerry:pixel', ({ detail }) => pixels.push(detail))</script>`,
  )
const form = `<form data-form-id="f0" data-form-type="contact"><label>Name <input name="n"></label><button>Send</button></form>`
const item = { id: 'i1', title: 'A biscuit', recordType: 11 }
const restrictive = { isRestrictiveCookiePolicyEnabled: true }

const site = siteForTests({
  pages: {
    '/product': pageOf({ pageType: 50, item }),
    '/article': pageOf({ pageType: 50, item: { ...item, recordType: 1 } }),
    '/find': pageOf({ pageType: 102 }),
    '/ordered': pageOf({ pageType: 202 }),
    '/subscribed': pageOf({ pageType: 206 }),
    '/joined': pageOf({ pageType: 208 }),
    '/shop': pageOf({ pageType: 2 }, productMarkup('ships-biscuit')),
    '/form': pageOf({ pageType: 2 }, form),
    '/asks': pageOf({ pageType: 50, item, cookieSettings: restrictive }),
    '/owner': pageOf({ pageType: 50, item, authenticatedAccount: { id: 'o' }, websiteRoles: ['1'] }),
  },
  headers: strictPolicy,
})

beforeEach(() => site.server.backend.reset())

const pixelsOn = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { pixels: { event: string; data: object }[] }).pixels)

/** The pixel events that the server has recorded. */
const recorded = () =>
  site.server.backend.state.events
    .filter(({ name }) => /^(AddToCart|Search|Lead|ViewContent|Purchase|CompleteRegistration)$/.test(name))
    .map(({ name }) => name)

/** Waits until telemetry has started: the page view is counted then. */
const untilCounted = (count = 1) =>
  expect
    .poll(() => site.server.backend.state.events.filter(({ operation }) => operation === 'RecordHit').length)
    .toBe(count)

describe('a commerce pixel event', () => {
  it.each([
    ['/product', 'ViewContent', { itemId: 'i1', title: 'A biscuit' }],
    ['/find?q=rye', 'Search', { query: 'rye' }],
    ['/ordered?oid=o1', 'Purchase', { orderId: 'o1' }],
    ['/subscribed?oid=o1', 'Purchase', { orderId: 'o1' }],
    ['/joined', 'CompleteRegistration', {}],
  ])('reports at %s: %s', async (path, event, data) => {
    const { page, troubles } = await site.visit(path)
    await expect.poll(() => pixelsOn(page)).toEqual([{ event, data }])
    await expect.poll(recorded).toEqual([event])
    expect(troubles).toEqual([])
  })

  it('reports that a product was added to the cart', async () => {
    const { page } = await site.visit('/shop')
    await untilBlock(page, 'add-to-cart')
    await page.getByRole('button').click()
    await expect
      .poll(() => pixelsOn(page))
      .toEqual([{ event: 'AddToCart', data: { itemId: expect.any(String), quantity: 1 } }])
    await expect.poll(recorded).toEqual(['AddToCart'])
  })

  it('reports the added quantity if the server adds fewer', async () => {
    const { page } = await site.visit('/shop')
    await untilBlock(page, 'add-to-cart')
    await page.route('**/shopping-cart/entries?*', (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), quantity: 2 } }),
    )
    await page.getByLabel('Quantity').fill('5')
    await page.getByRole('button').click()
    await expect
      .poll(() => pixelsOn(page))
      .toEqual([{ event: 'AddToCart', data: { itemId: expect.any(String), quantity: 2 } }])
  })

  it('reports a submitted form', async () => {
    const { page } = await site.visit('/form')
    await untilBlock(page, 'form')
    await page.getByLabel('Name').fill('Ada')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => pixelsOn(page)).toEqual([{ event: 'Lead', data: { formId: 'f0' } }])
  })

  it('counts an order once, however often its page is opened', async () => {
    const { page } = await site.visit('/ordered?oid=o1')
    await expect.poll(recorded).toEqual(['Purchase'])
    await page.reload()
    await untilCounted(2)
    await page.goto(`${site.server.url}/ordered?oid=o2`)
    await expect.poll(recorded).toEqual(['Purchase', 'Purchase'])
    expect(await pixelsOn(page)).toEqual([{ event: 'Purchase', data: { orderId: 'o2' } }])
  })

  it.each(['/article', '/find', '/ordered', '/owner?noredirect'])('is not sent at %s', async (path) => {
    const { page } = await site.visit(path)
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /deferred-/.test(name)),
    )
    await page.waitForLoadState('networkidle')
    expect(await pixelsOn(page)).toEqual([])
    expect(recorded()).toEqual([])
  })

  it('waits for consent under the restrictive policy', async () => {
    const { page } = await site.visit('/asks')
    await untilCounted()
    expect(await pixelsOn(page)).toEqual([])
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: a banner of the template writes it like this
      document.cookie = 'ss_cookieAllowed=true; path=/'
    })
    await page.reload()
    await expect.poll(recorded).toEqual(['ViewContent'])
  })
})
