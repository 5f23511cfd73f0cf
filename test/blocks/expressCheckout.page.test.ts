import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { linesOnServer } from '../support/filledCart'
import { productOf } from '../support/shopMarkup'
import { documentOf, siteForTests, untilBlock } from '../support/site'

const express = `<script nonce="{{nonce}}">window.Static = { SQUARESPACE_CONTEXT: { websiteSettings: { storeSettings: { expressCheckout: true } } } }</script>`
const button = (attributes: string) =>
  `<div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="5f0c0000000000000000e001" data-product-type="1" ${attributes}><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div>`

const site = siteForTests({
  renderPage,
  pages: {
    '/served': documentOf(button(''), express),
    '/own-text': documentOf(button('data-use-custom-label="true"'), express),
    '/no-express': documentOf(button('')),
  },
})

const biscuit = '/bakehouse/p/ships-biscuit'

beforeEach(() => {
  site.server.backend.reset()
  site.server.state.store.expressCheckout = true
})

/** Opens the page of a product under the strict policy. */
async function visit(path: string) {
  const { page, troubles } = await site.visit(`${path}?csp=strict`)
  await untilBlock(page, 'add-to-cart')
  return { page, troubles, purchase: page.getByRole('button', { name: 'Purchase' }), alert: page.getByRole('alert') }
}

describe('a button of express checkout', () => {
  it('opens a checkout for its product alone, and leaves the cart unchanged', async () => {
    site.server.state.store.expressCheckout = false
    const first = await site.visit('/bakehouse/p/postcards')
    await first.page.getByRole('button', { name: 'Add To Cart' }).click()
    await expect.poll(() => first.page.locator('.sqs-cart-quantity').textContent()).toBe('1')
    site.server.state.store.expressCheckout = true
    const { page } = first
    await page.goto(`${site.server.url}${biscuit}?csp=strict`)
    await page.getByLabel('Quantity').fill('2')
    await page.getByRole('button', { name: 'Purchase' }).click()
    await page.waitForURL(/\/checkout\?cartToken=\w+$/)
    expect(await page.locator('main').textContent()).toMatch(/2 × Ship’s biscuit/)
    expect(await page.locator('main').textContent()).not.toContain('postcards')
    expect(await linesOnServer(page)).toEqual(['1 × Eight postcards'])
    expect(first.troubles).toEqual([])
  })

  it('still shows the cart after the order', async () => {
    const { page } = await site.visit('/bakehouse/p/book-of-bread')
    await page.evaluate(async () => {
      const crumb = /(?:^|; )crumb=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const body = JSON.stringify({ itemId: '5f0c0000000000000000e001', sku: null, quantity: 3 })
      const headers = { 'Content-Type': 'application/json' }
      await fetch(`/api/commerce/shopping-cart/entries?crumb=${crumb}`, { method: 'POST', headers, body })
    })
    await page.getByRole('button', { name: 'Purchase' }).click()
    await page.waitForURL(/\/checkout\?/)
    await page.getByLabel('Email').first().fill('ada@example.test')
    await page.getByLabel('Card number').fill('4242 4242 4242 4242')
    await page.getByRole('button', { name: 'Place the order' }).click()
    await page.waitForURL(/order-confirmed/)
    await expect.poll(() => page.locator('.sqs-cart-quantity').textContent()).toBe('3')
  })

  it('works by keyboard, and opens one checkout however often it is pressed', async () => {
    const { page, purchase } = await visit(`${biscuit}`)
    let opened = 0
    await page.route('**/api/commerce/express-checkout*', async (route) => {
      opened++
      await route.continue()
    })
    await purchase.focus()
    await purchase.evaluate((element: HTMLElement) => {
      for (let press = 0; press < 5; press++) element.click()
    })
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/checkout\?/)
    expect(opened).toBe(1)
  })

  it('shows a changed price, and sells at that price when it is pressed again', async () => {
    const { page, purchase, alert } = await visit('/bakehouse/p/seaweed-salt')
    await page.locator('label', { hasText: '60 g' }).click()
    const [small] = productOf('seaweed-salt').structuredContent.variants
    site.server.state.store.prices[small?.id ?? ''] = { cents: 3500, saleCents: null }
    await purchase.click()
    await expect
      .poll(() => alert.textContent())
      .toBe('The price is now US$35.00. Press the button again to buy at this price.')
    expect(await axeFindings(page, 'main')).toEqual([])
    await purchase.click()
    await page.waitForURL(/\/checkout\?/)
    expect(await page.locator('main').textContent()).toContain('$35.00')
  })

  it.each([
    ['ships-biscuit', '5f0c0000000000000000e001', 'US$9.00'],
    ['book-of-bread', productOf('book-of-bread').id, 'US$12.00'],
  ])('notices the changed price of a product without options, on sale or not: %s', async (urlId, id, shown) => {
    const { page, purchase, alert } = await visit(`/bakehouse/p/${urlId}`)
    expect(await page.locator('.product-price').first().textContent()).toContain(shown)
    const [variant] = productOf(urlId).structuredContent.variants
    site.server.state.store.prices[variant?.id ?? id] = { cents: 3500, saleCents: null }
    await purchase.click()
    await expect
      .poll(() => alert.textContent())
      .toBe('The price is now US$35.00. Press the button again to buy at this price.')
    await purchase.click()
    await page.waitForURL(/\/checkout\?/)
    expect(await page.locator('main').textContent()).toContain('$35.00')
  })

  it.each([
    ['soldOut', 'This product is sold out.'],
    ['insufficientStock', 'Only one of this product is left.'],
    ['itemNotFound', 'This product is no longer sold.'],
    ['minimumSubtotal', 'To check out, your order subtotal must be US$50.00 or more.'],
    ['priceChanged', 'The price is now US$123.45. Press the button again to buy at this price.'],
    ['offline', 'Please check your internet connection.'],
    ['serverError', 'Internal server error. Please try again later.'],
    ['crumbExpiredTwice', 'Your session has expired, or cookies are not enabled.'],
  ])('shows beside itself what went wrong, and can be pressed again: %s', async (scenario, message) => {
    const { page, purchase, alert } = await visit('/bakehouse/p/storm-candle')
    await page.evaluate((name) => history.replaceState(null, '', `?scenario=${name}`), scenario)
    await purchase.click()
    await expect.poll(() => alert.textContent()).toBe(message)
    await page.evaluate(() => history.replaceState(null, '', location.pathname))
    if (scenario === 'priceChanged') return // the visitor has now accepted another price
    await purchase.click()
    await page.waitForURL(/\/checkout\?/)
  })

  it('does not sell a product that has just sold out', async () => {
    const { page, purchase, alert } = await visit('/bakehouse/p/storm-candle')
    site.server.state.store.stock['5f0c00000000000000eb1201'] = 0
    await purchase.click()
    await expect.poll(() => alert.textContent()).toBe('Storm candle is sold out.')
    expect(await page.evaluate(() => location.pathname)).toBe('/bakehouse/p/storm-candle')
  })

  it.each([
    ['/served', 'Purchase'],
    ['/own-text', 'Add To Cart'],
    ['/no-express', 'Add To Cart'],
  ])('at %s reads %j, and has its served label again after stop', async (path, text) => {
    const { page } = await site.visit(path)
    await untilBlock(page, 'add-to-cart')
    const held = page.locator('.sqs-add-to-cart-button')
    expect(await held.textContent()).toBe(text)
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect(await held.textContent()).toBe('Add To Cart')
  })
})
