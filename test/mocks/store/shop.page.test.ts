import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '../../../mocks/fixtures/products'
import { type RunningServer, startServer } from '../../../mocks/server'
import { renderPage } from '../../../mocks/site'
import { axeFindings } from '../../support/axe'
import { type SharedBrowser, shareChromium } from '../../support/browser'
import { createShopper, idOf } from './shopper'

let browser: SharedBrowser
let server: RunningServer
beforeAll(async () => {
  browser = await shareChromium()
  server = await startServer({ renderPage, tag: 'none' })
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

/** The list, pages of every kind of product, and the checkouts. */
async function shopPages(): Promise<readonly string[]> {
  const ada = await createShopper(server.url)
  const { cart } = await ada.add('heather-honey')
  await ada.send('PUT', 'shopping-cart/shipping-location', { country: 'GB' })
  const kinds = [
    'ships-biscuit',
    'nine-knots',
    'oilskin',
    'bread-knife',
    'coffee-by-the-month',
    'gift-card',
    'keepers-log',
  ]
  return [
    '/bakehouse?category=House',
    ...products.filter(({ urlId }) => kinds.includes(urlId)).map(({ fullUrl }) => fullUrl),
    `/checkout?cartToken=${cart.cartToken}`,
    '/reviews/review-open',
    `/checkout/giftcard?giftCardProductId=${idOf('gift-card')}`,
  ]
}

/** The platform writes labels of options as buttons, which axe rejects, until the product block replaces the role. */
const isPlatformLabel = (finding: string) => finding.startsWith('aria-allowed-role: <label class="sqs-button-element')

describe('the pages of the shop', () => {
  it.each(['light', 'dark'] as const)('pass axe, %s, and fit a window 320 px wide', async (colorScheme) => {
    const context = await browser.newContext({ colorScheme, viewport: { width: 320, height: 800 } })
    const page = await context.newPage()
    const problems: string[] = []
    for (const path of await shopPages()) {
      await page.goto(server.url + path)
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
        problems.push(`${path}: too wide`)
      const findings = await axeFindings(page, 'html')
      problems.push(...findings.filter((one) => !isPlatformLabel(one)).map((finding) => `${path}: ${finding}`))
    }
    await context.close()
    expect(problems).toEqual([])
  })

  it('take an order without JavaScript', async () => {
    const ada = await createShopper(server.url)
    const { cart } = await ada.add('ships-biscuit')
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${server.url}/checkout?cartToken=${cart.cartToken}`)
    await page.getByLabel('Email').fill('ada@example.test')
    await page.getByLabel('Country').selectOption('DE')
    await page.getByLabel('Address', { exact: true }).fill('Kai 1')
    await page.getByRole('button', { name: 'Continue to shipping' }).click()
    const hurry = page.locator('label', { hasText: 'In a hurry' })
    expect(await hurry.textContent()).toMatch(/Total: US\$\d/)
    await hurry.click()
    await page.getByLabel('Card number').fill('4000 0025 0000 3155')
    await page.getByRole('button', { name: 'Place the order' }).click()
    await page.getByRole('button', { name: 'It is me' }).click()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Thank you')
    expect(await page.locator('.checkout-summary').textContent()).toContain('In a hurry')
    await context.close()
  })
})
