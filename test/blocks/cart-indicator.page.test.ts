import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import type { HostCart } from '../../src/data/cart/hostCart'
import { cartLink, productMarkup } from '../support/shopMarkup'
import { documentOf, siteForTests, strictPolicy, untilBlock } from '../support/site'

// A newer template's link over the page, which its style sheet hides.
const platform = '.floating-cart { position: fixed; bottom: 20px; right: 20px } .hidden { display: none }'
const floatingCart = `<link rel="stylesheet" href="/site.css">
  <div id="floatingCart" class="floating-cart hidden"><a href="/cart" class="sqs-custom-cart">Cart <span class="sqs-cart-quantity">0</span></a></div>`

const site = siteForTests({
  pages: {
    '/shop': documentOf(cartLink + productMarkup('ships-biscuit')),
    '/other': documentOf(cartLink),
    '/two-in-a-link': documentOf(
      floatingCart.replace('<a ', '<a data-cart-drawer ').replace('</a>', ' <b class="sqs-cart-subtotal">0.00</b></a>'),
    ),
    '/floating': documentOf(floatingCart + productMarkup('ships-biscuit')),
  },
  renderPage: (path) => (path === '/site.css' ? { status: 200, contentType: 'text/css', body: platform } : null),
  headers: strictPolicy,
})

describe('the cart indicator', () => {
  it('shows 100+ above 100 items, with words for screen readers', async () => {
    const { page } = await site.visit('/shop')
    const count = page.locator('.sqs-cart-quantity')
    await page.getByLabel('Quantity').fill('100')
    await page.getByRole('button').click()
    await expect.poll(() => count.textContent()).toBe('100')
    await page.getByLabel('Quantity').fill('1')
    await page.getByRole('button').click()
    await expect.poll(() => count.textContent()).toBe('100+')
    expect(await page.getByRole('link').ariaSnapshot()).toContain('More than 100 items in cart')
    expect(await count.getAttribute('aria-hidden')).toBe('true')
  })

  it('uses the store’s currency if the server’s is not a valid one, and the cart still works', async () => {
    const { page, troubles } = await site.visit('/shop')
    await page.route('**/api/commerce/shopping-cart/**', async (route) => {
      const answer = await route.fetch()
      const text = (await answer.text()).replace('"currency":"USD"', '"currency":"Pounds"')
      await route.fulfill({ response: answer, body: text })
    })
    await page.getByRole('button').click()
    await expect.poll(() => page.locator('.sqs-cart-subtotal').textContent()).toBe('$9.00')
    await expect.poll(() => page.getByRole('button').textContent()).toContain('Added!')
    expect(troubles).toEqual([])
  })

  it('is initialised without a request if the visitor has no cart', async () => {
    const { page } = await site.visit('/other')
    await expect.poll(() => page.locator('[data-state="initialised"]').count()).toBe(2)
    expect(await page.locator('.sqs-cart-subtotal').textContent()).toBe('$0.00')
    const asked = site.server.backend.log.filter(({ path }) => path.includes('shopping-cart'))
    const session = (await page.context().cookies()).find(({ name }) => name.includes('session'))?.value
    expect(asked.filter((entry) => entry.session === session)).toEqual([])
  })

  it('restores the served text when Skerry stops', async () => {
    const { page } = await site.visit('/other')
    await expect.poll(() => page.locator('[data-state="initialised"]').count()).toBe(2)
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect(await page.locator('main a').evaluate((link) => link.outerHTML)).toBe(cartLink)
  })
})

describe('the floating cart of a newer template', () => {
  const link = (page: Page) => page.getByRole('link', { name: /Cart/ })

  it('restores the served link even if two indicators share it', async () => {
    const { page } = await site.visit('/two-in-a-link')
    await page.locator('a[aria-haspopup="dialog"]').waitFor({ state: 'attached' })
    await page.evaluate(async () => {
      const { Skerry } = globalThis as unknown as { Skerry: typeof import('../../src/index') }
      await Skerry.cart.add({ itemId: '5f0c0000000000000000e001', quantity: 1 })
    })
    await page.locator('#floatingCart:not(.hidden)').waitFor()
    await expect.poll(() => page.locator('[data-state="initialised"]').count()).toBe(2)
    await page.evaluate(() => (globalThis as unknown as { Skerry: typeof import('../../src/index') }).Skerry.stop())
    await page.locator('#floatingCart.hidden').waitFor({ state: 'attached' })
    expect(await page.locator('a[aria-haspopup]').count()).toBe(0)
  })

  it('is visible only while there is something in the cart', async () => {
    const { page } = await site.visit('/floating')
    await untilBlock(page, 'cart-indicator')
    expect(await link(page).count()).toBe(0)
    await page.getByRole('button').click()
    await expect.poll(() => link(page).textContent()).toBe('Cart 1')
    await page.evaluate(async () => {
      const { cart } = (globalThis as unknown as { Skerry: { cart: HostCart } }).Skerry
      const [line] = (await cart.get()).entries
      await cart.remove(line!.id)
    })
    await expect.poll(() => link(page).count()).toBe(0)
  })

  it('is visible on the next page, and hidden again when Skerry stops', async () => {
    const { page } = await site.visit('/floating')
    await page.getByRole('button').click()
    await expect.poll(() => link(page).count()).toBe(1)
    await page.reload()
    await expect.poll(() => link(page).count()).toBe(1)
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect(await page.locator('#floatingCart').getAttribute('class')).toBe('floating-cart hidden')
  })
})
