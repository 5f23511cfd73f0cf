import { describe, expect, it } from 'vitest'
import { cartLink, productMarkup } from '../support/shopMarkup'
import { documentOf, siteForTests, strictPolicy } from '../support/site'

const site = siteForTests({
  pages: { '/shop': documentOf(cartLink + productMarkup('ships-biscuit')), '/other': documentOf(cartLink) },
  headers: strictPolicy,
})

describe('the indicator', () => {
  it('shows 100+ above 100, and says it in words', async () => {
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

  it('is initialised at the first sync, and asks nothing for a visitor without a cart', async () => {
    const { page } = await site.visit('/other')
    await expect.poll(() => page.locator('[data-state="initialised"]').count()).toBe(2)
    expect(await page.locator('.sqs-cart-subtotal').textContent()).toBe('$0.00')
    const asked = site.server.backend.log.filter(({ path }) => path.includes('shopping-cart'))
    const session = (await page.context().cookies()).find(({ name }) => name.includes('session'))?.value
    expect(asked.filter((entry) => entry.session === session)).toEqual([])
  })

  it('gives back the text that the server sent when Skerry stops', async () => {
    const { page } = await site.visit('/other')
    await expect.poll(() => page.locator('[data-state="initialised"]').count()).toBe(2)
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect(await page.locator('main a').evaluate((link) => link.outerHTML)).toBe(cartLink)
  })
})
