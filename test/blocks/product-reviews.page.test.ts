import { beforeEach, describe, expect, it } from 'vitest'
import { products } from '../../mocks/fixtures/products/index'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { siteForTests, untilBlock } from '../support/site'

const site = siteForTests({ renderPage })
const biscuit = '/bakehouse/p/ships-biscuit'
const idOf = (path: string) => products.find(({ fullUrl }) => fullUrl === path)?.id ?? ''

beforeEach(() => site.server.backend.reset())

async function visit(path = `${biscuit}?csp=strict`) {
  const { page, troubles } = await site.visit(path)
  const place = page.locator('[data-product-reviews]')
  await place.evaluate((element) => element.scrollIntoView())
  await untilBlock(page, 'product-reviews')
  return { page, troubles, place }
}

/** Writes many reviews of the biscuit. */
function writeReviews(count: number, text = 'Hard.') {
  const { reviews } = site.server.backend.state.store
  for (let index = 1; index <= count; index++)
    reviews.push({ id: `r${index}`, itemId: idOf(biscuit), at: 1.8e12, rating: 5, name: `Buyer ${index}`, text })
}

describe('the reviews of a product', () => {
  it('show the average, the number of reviews per star, and what each buyer wrote, newest first', async () => {
    const { page, troubles, place } = await visit()
    expect(await place.getByText('3.9 average product rating').count()).toBe(1)
    expect(await place.getByText('7 product reviews').isVisible()).toBe(true)
    expect(await place.locator('ul li').allTextContents()).toEqual([
      '535 stars: 3 reviews',
      '424 stars: 2 reviews',
      '313 stars: 1 review',
      '202 stars: 0 reviews',
      '111 star: 1 review',
    ])
    const [newest] = await place.locator('ol > li').all()
    expect(await newest?.textContent()).toBe('4 out of 5 stars Oluwaseun 7 January 2026Honest.')
    expect(await place.getByRole('button').count()).toBe(0)
    expect(await axeFindings(page, '[data-product-reviews]')).toEqual([])
    expect(troubles).toEqual([])
  })

  it('load page by page, move focus to the first new review, and can be retried after a failure', async () => {
    writeReviews(30)
    const { page, place } = await visit()
    const more = place.getByRole('button', { name: 'Show more reviews' })
    expect(await place.locator('ol > li').count()).toBe(20)
    await page.evaluate(() => history.replaceState(null, '', '?scenario=offline'))
    await more.click()
    await expect.poll(() => place.getByRole('alert').textContent()).toBe('Failed to load more reviews')
    await page.evaluate(() => history.replaceState(null, '', '?scenario=slow'))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    for (let press = 0; press < 2; press++) await more.press('Enter')
    await expect.poll(() => place.locator('ol > li').count()).toBe(37)
    expect(asked.filter((url) => /review/i.test(url))).toHaveLength(1)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Buyer 10')
    expect(await more.count()).toBe(0)
    expect(await place.getByRole('alert').count()).toBe(0)
  })

  it('are as many as before when the visitor comes back', async () => {
    writeReviews(30)
    const { page, place } = await visit()
    const more = place.getByRole('button', { name: 'Show more reviews' })
    await more.click()
    await expect.poll(() => place.locator('ol > li').count()).toBe(37)
    await page.goto(`${site.server.url}/bakehouse`)
    await page.goBack()
    await place.evaluate((element) => element.scrollIntoView())
    await untilBlock(page, 'product-reviews')
    expect(await place.locator('ol > li').count()).toBe(37)
    expect(await more.count()).toBe(0)
    expect(await place.getByText('4.8 average product rating').count()).toBe(1)
  })

  it('end before a page that fails when the visitor comes back, and leave no gap', async () => {
    writeReviews(50)
    const { page, place } = await visit()
    const more = place.getByRole('button', { name: 'Show more reviews' })
    const reviews = place.locator('ol > li')
    for (const shown of [40, 57]) {
      await more.click()
      await expect.poll(() => reviews.count()).toBe(shown)
    }
    const all = await reviews.allTextContents()
    await page.goto(`${site.server.url}/bakehouse`)
    await page.route(/\/reviews\?page=2/, (route) => route.abort())
    await page.goBack()
    await place.evaluate((element) => element.scrollIntoView())
    await untilBlock(page, 'product-reviews')
    expect(await reviews.allTextContents()).toEqual(all.slice(0, 20))
    await page.unrouteAll()
    for (const shown of [40, 57]) {
      await more.click()
      await expect.poll(() => reviews.count()).toBe(shown)
    }
    expect(await reviews.allTextContents()).toEqual(all)
  })

  it('are shown as text, whatever they contain, and fit a 320 px window', async () => {
    writeReviews(1, `<img src=x onerror=alert(1)>${'w'.repeat(500)}`)
    const { page, troubles, place } = await visit()
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await place.locator('img').count()).toBe(0)
    expect(await place.getByText('<img src=x onerror=alert(1)>').count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(troubles).toEqual([])
  })

  it.each([
    ['of a product that nobody has reviewed', '/bakehouse/p/book-of-bread'],
    ['if they cannot be loaded', `${biscuit}?scenario=offline`],
  ])('are not shown %s', async (_, path) => {
    const { place } = await visit(path)
    expect(await place.innerHTML()).toBe('')
  })

  it('are printed with their bars, although browsers leave out backgrounds', async () => {
    const { page, place } = await visit()
    await page.emulateMedia({ media: 'print' })
    const bar = place.locator('.skerry-reviews-bar > span').first()
    expect(await bar.evaluate((one) => getComputedStyle(one).printColorAdjust)).toBe('exact')
  })

  it('are removed by stop', async () => {
    const { page, place } = await visit()
    expect(await place.getByRole('heading', { name: 'Reviews' }).count()).toBe(1)
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect(await place.evaluate((element) => element.outerHTML)).toBe(
      `<div class="product-reviews" data-product-reviews="${idOf(biscuit)}"></div>`,
    )
  })
})
