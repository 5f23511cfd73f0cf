import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { fillCart } from '../support/filledCart'
import { documentOf, siteForTests, untilBlock } from '../support/site'

const shopless = documentOf(`<ul data-block-type="accordion"><li class="accordion-item">
<h2><button class="accordion-item__click-target">When?</button></h2><div class="accordion-item__dropdown"><p>At nine.</p></div></li></ul>
<form data-form-id="a" data-collection-id="b"><div class="form-item"><label>Name <input name="name"></label></div><button>Send</button></form>`)

const site = siteForTests({ renderPage, pages: { '/shopless': shopless } })

beforeEach(() => site.server.backend.reset())

const tallest = 12_000 // so that every block is in view, and mounts

/** What is still fading in has too little contrast. */
const stillness = { reducedMotion: 'reduce' } as const

/** What a visitor does before the page is looked at. */
type Step = (page: Page) => Promise<void>

interface Stop {
  readonly path: string
  readonly step?: Step
}

const product = (urlId: string): Stop => ({ path: `/bakehouse/p/${urlId}` })
const drawer = (page: Page) => page.locator('.skerry-cart-drawer, [role="dialog"]').first()
const send: Step = (page) => page.locator('main form button:not([type="button"])').first().click()
const pressAlert =
  (step: Step): Step =>
  async (page) => {
    await step(page)
    await page.locator('main [role="alert"]:not(:empty)').first().waitFor()
  }

/** Pages for a visitor with nothing in the cart. */
const emptyHanded: readonly Stop[] = [
  { path: '/bakehouse' },
  ...['ships-biscuit', 'seaweed-salt', 'nine-knots', 'island-chart', 'storm-candle', 'heather-honey'].map(product),
  ...['morning-at-the-oven', 'book-of-bread', 'gift-card', 'keepers-log', 'coffee-by-the-month'].map(product),
  {
    path: '/bakehouse?category=House',
    async step(page) {
      await page.locator('.sqs-product-quick-view-button').first().click()
      await page.locator('.sqs-product-quick-view-content, .skerry-quick-view').getByRole('heading').first().waitFor()
    },
  },
  {
    path: '/bakehouse/p/island-chart',
    step: pressAlert((page) => page.locator('.sqs-add-to-cart-button').click()),
  },
  { path: '/cart' },
  { path: '/reviews/review-open', step: pressAlert(send) },
  { path: '/reviews/review-expired' },
  { path: '/members', step: pressAlert((page) => page.locator('.join-button:visible').click()) },
  { path: '/account/login', step: pressAlert(send) },
  { path: '/gift-card-balance', step: pressAlert(send) },
  { path: '/keepers-log' },
  { path: '/checkout/giftcard?giftCardProductId=5f0c0000000000000000e024' },
  { path: '/checkout/donate?donatePageId=5f0c0000000000000000d001' },
  { path: '/checkout/donate' },
  { path: '/checkout?cartToken=nobodys' },
]

/** Pages for a visitor who has two products in the cart, up to the confirmation. */
const fullHanded: readonly Stop[] = [
  { path: '/cart' },
  {
    path: '/bakehouse/p/ships-biscuit',
    async step(page) {
      await page.locator('[data-cart-drawer]').click()
      await drawer(page).getByText('Eight postcards').first().waitFor()
    },
  },
  { path: '/commerce/goto-checkout' },
]

async function untilReady(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.waitForFunction(() => {
    const skerry = (
      globalThis as unknown as Record<symbol, { inspect(): { blocks: { state: string }[] } } | undefined>
    )[Symbol.for('skerry')]
    const states = skerry?.inspect().blocks.map(({ state }) => state) ?? []
    return states.length > 0 && states.every((state) => state === 'mounted' || state === 'skipped')
  })
}

/** What axe finds on a page at both widths, and whether the page is wider than the window. */
async function look(page: Page, name: string): Promise<string[]> {
  const problems: string[] = []
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
    const findings = await axeFindings(page, 'html')
    problems.push(...findings.map((finding) => `${name} at ${width}: ${finding}`))
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) problems.push(`${name} at ${width}: ${wide} px wide`)
  }
  return problems
}

async function walk(page: Page, stops: readonly Stop[], query: string): Promise<string[]> {
  const problems: string[] = []
  for (const { path, step } of stops) {
    await page.setViewportSize({ width: 1280, height: tallest })
    await page.goto(`${site.server.url}${path}${path.includes('?') ? '&' : '?'}${query}`)
    await untilReady(page)
    await step?.(page)
    problems.push(...(await look(page, path)))
  }
  return problems
}

/** Errors of the page itself, without the browser's own words about answers such as 404. */
const ownTroubles = (troubles: readonly string[]) =>
  troubles.filter((text) => !text.startsWith('console: Failed to load resource'))

describe.each([
  ['left to right', 'csp=strict'],
  ['right to left', 'csp=strict&locale=ar-XB'],
])('every page of the shop, %s, under the strict policy', (_direction, query) => {
  // Some thirty pages, each examined twice.
  it('is accessible and fits its window for a visitor with an empty cart', async () => {
    const { page, troubles } = await site.visit('/site.css', stillness)
    expect(await walk(page, emptyHanded, query)).toEqual([])
    expect(ownTroubles(troubles)).toEqual([])
  }, 600_000)

  it('is accessible and fits its window, from a full cart to the order confirmation', async () => {
    const { page, troubles } = await site.visit('/cart', stillness)
    await fillCart(page, [{ product: 'postcards', quantity: 2 }, { product: 'heather-honey' }])
    const problems = await walk(page, fullHanded, query)
    const checkout = new URL(page.url())
    await page.goto(`${checkout.href}&${query}`)
    await untilReady(page)
    problems.push(...(await look(page, 'address')))
    await page.locator('[name="email"]').first().fill('ada@example.test')
    await page.locator('[name="country"]').selectOption('GB')
    await page.locator('[name="line1"]').fill('Quay 1')
    await page.locator('[name="city"]').fill('Oban')
    await page.locator('[name="postalCode"]').fill('PA34 4')
    await page.locator('button[value="address"]').click()
    await page.locator('[name="card"]').fill('4000000000000002')
    await page.locator('button[value="order"]').click()
    await page.locator('main [role="alert"]').first().waitFor()
    await untilReady(page)
    problems.push(...(await look(page, 'declined')))
    await page.locator('[name="card"]').fill('4242424242424242')
    await page.locator('button[value="order"]').click()
    await page.waitForURL(/order-confirmed/)
    await page.goto(`${page.url()}&${query}`)
    await untilReady(page)
    problems.push(...(await look(page, 'confirmed')))
    expect(problems).toEqual([])
    expect(ownTroubles(troubles)).toEqual([])
  }, 600_000)
})

const filesOfTheShop = [
  ...['shop', 'hostCart', 'addKeptClicks', 'cart', 'CartContents', 'rows', 'cart-indicator', 'openCartDrawer', 'money'],
  ...['cart-pill', 'restock-notification'],
  ...['add-to-cart', 'askFields', 'product', 'product-list', 'product-reviews', 'recently-viewed', 'review-request'],
  ...['quick-view', 'pricing-toggle', 'gift-card-balance', 'donation-button', 'movingRows', 'motionFeatures'],
]

describe('a page without a shop', () => {
  it('loads no shop code, and requests no cart', async () => {
    const { page } = await site.visit('/favicon.svg')
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(`${site.server.url}/shopless`)
    for (const name of ['accordion', 'form']) await untilBlock(page, name)
    await expect.poll(() => requests.some((path) => path.includes('/pageTasks-'))).toBe(true)
    const chunks = requests.flatMap((path) => /chunks\/(.+)-[\w-]{8}\.mjs$/.exec(path)?.[1] ?? [])
    expect(chunks).toContain('accordion')
    expect(chunks.filter((name) => filesOfTheShop.includes(name))).toEqual([])
    expect(requests.filter((path) => path.startsWith('/api/commerce'))).toEqual([])
  })
})
