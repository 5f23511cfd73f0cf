import { parse } from 'parse5'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { products } from '../../../mocks/fixtures/products'
import { type RunningServer, startServer } from '../../../mocks/server'
import { renderPage } from '../../../mocks/site'
import { createVisitor } from '../../support/visitor'

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ renderPage })
})
afterAll(() => server.close())
beforeEach(() => server.backend.reset())

const published = products.filter(({ workflowState }) => workflowState === 1)

async function open(path: string) {
  const response = await createVisitor(server.url).get(path)
  return { status: response.status, text: (await response.text()).replace(/\s+/g, ' ') }
}

const variantsIn = (text: string) => /data-variants="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"') ?? '[]'

describe('the page of a product', () => {
  it.each(published)('$fullUrl has its title, its price and everything needed to buy it', async (product) => {
    const { status, text } = await open(product.fullUrl)
    const { variants, variantOptionOrdering } = product.structuredContent
    expect(status).toBe(200)
    expect(text).toContain(`<h1 class="product-title">${product.title}</h1>`)
    expect(text).toMatch(/<div class="product-price">.*\$\d+\.\d\d/)
    expect(text.match(/<select aria-label="Select /g)?.length ?? 0).toBe(variantOptionOrdering.length)
    if (variantOptionOrdering.length > 0) expect(JSON.parse(variantsIn(text))).toEqual(variants)
    const isSoldOut =
      variants.length > 0 && variants.every(({ unlimited, qtyInStock }) => !unlimited && qtyInStock === 0)
    expect(text.includes('class="sqs-add-to-cart-button ')).toBe(!isSoldOut)
    expect(text.includes('class="product-mark sold-out"')).toBe(isSoldOut)
    const errors: string[] = []
    parse(text, { onParseError: ({ code }) => errors.push(code) })
    expect(errors).toEqual([])
  })

  it('is missing until the product is published', async () => {
    expect((await open('/bakehouse/p/winter-box')).status).toBe(404)
  })

  it('has the current stock and price', async () => {
    expect((await open('/bakehouse/p/storm-candle')).text).toContain('US$31.00')
    server.state.store.prices['5f0c00000000000000eb1201'] = { cents: 3100, saleCents: 1900 }
    const onSale = (await open('/bakehouse/p/storm-candle')).text
    expect(onSale).toMatch(
      /Sale Price:<\/span> US\$19\.00 .*Original Price:<\/span> <span class="original-price">US\$31\.00/,
    )
    server.state.store.stock['5f0c00000000000000eb1201'] = 0
    expect((await open('/bakehouse/p/storm-candle')).text).toContain(
      '<div class="product-mark sold-out">sold out</div>',
    )
  })

  it.each([
    ['island-chart', 'from US$28.00'],
    ['bread-knife', '</span> US$49.00 <span'],
    ['loaf-club', 'US$11.00 every week<'],
    ['coffee-by-the-month', 'from US$17.00 every month for 1 year'],
    ['seal-report', 'US$9.00 every 6 months for 2 years'],
    ['tide-table', 'US$0.00'],
  ])('of %s shows “%s”', async (urlId, price) => {
    expect((await open(`/bakehouse/p/${urlId}`)).text).toContain(price)
  })

  it.each([
    ['a number to buy, if it is posted', 'ships-biscuit', true],
    ['a number for a service', 'climb-the-tower', true],
    ['none for the last one', 'storm-candle', false],
    ['none for a download', 'book-of-bread', false],
    ['none for a subscription', 'loaf-club', false],
  ])('has %s', async (_what, urlId, hasQuantity) => {
    expect((await open(`/bakehouse/p/${urlId}`)).text.includes('class="product-quantity-input"')).toBe(hasQuantity)
  })
})

describe('the list of products', () => {
  const titles = async (query = '') =>
    [...(await open(`/bakehouse${query}`)).text.matchAll(/class="grid-item-link" href="([^"]+)"/g)].map(
      ([, href]) => href,
    )

  it('links every product, or those of one category', async () => {
    expect(await titles()).toEqual(published.map(({ fullUrl }) => fullUrl))
    expect(await titles('?category=Paper')).toEqual(
      ['island-chart', 'postcards', 'tide-table'].map((urlId) => `/bakehouse/p/${urlId}`),
    )
  })

  const ask = (path: string, requestedWith: string) =>
    createVisitor(server.url).get(path, { 'X-Requested-With': requestedWith })

  it('is returned alone, as HTML, if a script requests it', async () => {
    const response = await ask('/bakehouse?category=Paper&csp=strict', 'XMLHttpRequest')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const list = await response.text()
    expect(list).toMatch(/^<div class="shop-list" data-product-list/)
    expect([...list.matchAll(/class="grid-item-link" href="([^"]+)"/g)].map(([, href]) => href)).toEqual(
      ['island-chart', 'postcards', 'tide-table'].map((urlId) => `/bakehouse/p/${urlId}?csp=strict`),
    )
    expect(await (await ask('/bakehouse', 'XMLHttpRequest')).text()).toContain('href="/bakehouse/p/ships-biscuit"')
    for (const [path, requestedWith] of [
      ['/bakehouse', 'fetch'],
      ['/bakehouse/p/postcards', 'XMLHttpRequest'],
    ] as const) {
      expect(await (await ask(path, requestedWith)).text()).toMatch(/^<!doctype html>/i)
    }
    const data = await ask('/bakehouse?format=json', 'XMLHttpRequest')
    expect(data.headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  it('fails for scripts under a scenario of the shop, unlike the page', async () => {
    const statuses = await Promise.all(
      ['XMLHttpRequest', 'navigation'].map(
        async (requestedWith) => (await ask('/bakehouse?scenario=serverError', requestedWith)).status,
      ),
    )
    expect(statuses).toEqual([500, 200])
  })
})
