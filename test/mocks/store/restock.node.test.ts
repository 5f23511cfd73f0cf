import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { products } from '../../../mocks/fixtures/products/index'
import { type RunningServer, startServer } from '../../../mocks/server'
import { createShopper, type Shopper } from './shopper'

const path = '/api/site-users/account/notifications/restock'
const hosted =
  '<div class="product-restock-notification" data-product-id="hosted-1" data-variant-id="2"><form class="product-restock-form" action="#"><input name="email"></form></div>'

let server: RunningServer
let ada: Shopper
beforeAll(async () => {
  server = await startServer({ pages: { '/hosted': `<!doctype html><title>Lamp</title>${hosted}` } })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.backend.reset()
  ada = await createShopper(server.url)
})

/** The ids of a variant: the first, or the one with these values. */
function idsOf(urlId: string, values?: readonly string[]) {
  const product = products.find((one) => one.urlId === urlId)
  const variants = product?.structuredContent.variants ?? []
  const variant = variants.find(({ attributes }) => !values || `${Object.values(attributes)}` === `${values}`)
  return { productId: product?.id, variantId: variant?.id }
}

const knots = { ...idsOf('nine-knots'), siteVisitorEmail: 'ada@example.test', isJoinMailingList: true }
const signUp = async (body: object, query = '') => {
  const { httpStatus, decline } = await ada.send('POST', path + query, body)
  return decline || httpStatus
}
const saved = async () => (await (await fetch(`${server.url}/__mock/store`)).json()).restockSignUps

describe('a sign-up for a sold-out product', () => {
  it('is saved once per address and variant', async () => {
    expect(await signUp(knots)).toBe(200)
    expect(await saved()).toMatchObject([
      { ...idsOf('nine-knots'), email: 'ada@example.test', isJoinMailingList: true },
    ])
    expect(await signUp({ ...knots, siteVisitorEmail: 'Ada@Example.test' })).toBe('ALREADY_SUBSCRIBED 409')
    expect(await signUp({ ...knots, siteVisitorEmail: 'bob@example.test', isJoinMailingList: 'yes' })).toBe(200)
    expect(await signUp({ ...knots, ...idsOf('keepers-tin', ['Small']) })).toBe(200)
    expect(await signUp({ ...knots, ...idsOf('keepers-tin', ['Large']) })).toBe(200)
    expect(await saved()).toHaveLength(4)
    expect((await saved())[1]).toMatchObject({ email: 'bob@example.test', isJoinMailingList: false })
  })

  it('is rejected if the product is in stock or unknown, or without an address', async () => {
    expect(await signUp({ ...knots, ...idsOf('striped-cup', ['Blue']) })).toBe('IN_STOCK 409')
    expect(await signUp({ ...knots, ...idsOf('book-of-bread') })).toBe('ITEM_NOT_FOUND 404') // downloads never sell out
    expect(await signUp({ ...knots, productId: 'nothing' })).toBe('ITEM_NOT_FOUND 404')
    expect(await signUp({ ...knots, variantId: idsOf('striped-cup').variantId })).toBe('ITEM_NOT_FOUND 404')
    for (const siteVisitorEmail of ['', ' ', 'ada@', 5, null]) {
      const { decline, body } = await ada.send('POST', path, { ...knots, siteVisitorEmail })
      expect([decline, body.errors]).toEqual(['EMAIL_INVALID 422', { siteVisitorEmail: 'Please enter a valid email' }])
    }
    expect(await saved()).toEqual([])
  })

  it('accepts an address of 256 characters, but no longer', async () => {
    const emailOf = (length: number) => `ada@${'b'.repeat(length - 'ada@.test'.length)}.test`
    expect(await signUp({ ...knots, siteVisitorEmail: emailOf(257) })).toBe('EMAIL_INVALID 422')
    expect(await signUp({ ...knots, siteVisitorEmail: emailOf(256) })).toBe(200)
  })

  it('trims the address', async () => {
    expect(await signUp(knots)).toBe(200)
    expect(await signUp({ ...knots, siteVisitorEmail: ' ada@example.test ' })).toBe('ALREADY_SUBSCRIBED 409')
  })

  it('is limited to ten within a minute for each visitor', async () => {
    for (let i = 0; i < 10; i++) await signUp({ ...knots, siteVisitorEmail: `ada${i}@example.test` })
    expect(await signUp(knots)).toBe(429)
    ada = await createShopper(server.url)
    expect(await signUp(knots)).toBe(200)
  })

  it('is rejected once QA has restocked the product', async () => {
    const { sku } = products.find(({ urlId }) => urlId === 'nine-knots')?.structuredContent.variants[0] ?? {}
    const body = JSON.stringify({ variants: { [String(sku)]: { stock: 3 } } })
    await fetch(`${server.url}/__mock/store`, { method: 'PUT', body })
    expect(await signUp(knots)).toBe('IN_STOCK 409')
  })

  it('needs a captcha if the site has one, with each token only once', async () => {
    const lamp = { ...knots, ...idsOf('night-at-the-lamp') }
    const captchaToken = `stand-in.recaptcha.${Date.now() + 60_000}.a`
    expect(await signUp(lamp)).toBe('CAPTCHA_MISSING 422')
    expect(await signUp(lamp, '?scenario=captchaRefused')).toBe('CAPTCHA_MISSING 422') // there is nothing to reject
    expect(await signUp({ ...lamp, captchaToken: 'made up' })).toBe('CAPTCHA_WRONG 422')
    expect(await signUp({ ...lamp, captchaToken }, '?scenario=captchaRefused')).toBe('CAPTCHA_WRONG 422')
    expect(await signUp({ ...lamp, captchaToken })).toBe(200)
    expect(await signUp({ ...lamp, captchaToken, siteVisitorEmail: 'bob@example.test' })).toBe('CAPTCHA_USED 422')
    expect(await saved()).toHaveLength(1)
  })

  it('works for a product on a page that lists no variants', async () => {
    const body = { ...knots, productId: 'hosted-1', variantId: '2' }
    expect(await signUp(body)).toBe('ITEM_NOT_FOUND 404')
    await fetch(`${server.url}/hosted`)
    expect(await signUp(body)).toBe(200)
    expect(await signUp({ ...body, variantId: '3' })).toBe('ITEM_NOT_FOUND 404')
  })
})
