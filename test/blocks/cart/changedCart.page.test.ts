import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../../mocks/site/index'
import type { CartEntry } from '../../../src/model/cart/Cart'
import { cartOnServer, fillCart, linesOnServer, type WantedLine } from '../../support/filledCart'
import { productOf } from '../../support/shopMarkup'
import { siteForTests } from '../../support/site'

const site = siteForTests({ renderPage })
beforeEach(() => site.server.backend.reset())

const biscuit: WantedLine = { product: 'ships-biscuit', quantity: 2 } // $9.00 each
const hat = productOf('wool-hat').structuredContent.variants[0]!
const woolHat: WantedLine = { product: 'wool-hat', sku: hat.sku }
const knife = productOf('bread-knife').structuredContent.variants[0]! // $49.00

async function openCart(lines: readonly WantedLine[], query = '') {
  const { page, troubles } = await site.visit('/contact', { locale: 'en-GB' })
  await fillCart(page, lines)
  troubles.length = 0
  const open = async () => {
    await page.goto(`${site.server.url}/cart${query}`)
    await page.locator('.skerry-cart').waitFor()
  }
  await open()
  return { page, troubles, open, line: (name: string) => page.locator('.skerry-cart-line', { hasText: name }) }
}

const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

describe('a cart whose shop has changed', () => {
  it('says that a variant was deleted, offers only to remove its line, and keeps the others', async () => {
    const { page, open, line, troubles } = await openCart([biscuit, woolHat])
    site.server.backend.state.store.deleted[hat.id] = true
    await open()
    const deleted = line(productOf('wool-hat').title)
    expect(await deleted.textContent()).toContain('US$')
    expect(await deleted.textContent()).toContain('No longer sold')
    expect(await deleted.getByRole('textbox').count()).toBe(0)
    await page.getByRole('button', { name: `Remove ${productOf('wool-hat').title}` }).click()
    await expect.poll(() => linesOnServer(page)).toEqual(['2 × Ship’s biscuit'])
    expect(troubles).toEqual([])
  })

  it('shows a changed price to a visitor who comes back to the page, and says so until the next change', async () => {
    const { page, line } = await openCart([{ product: 'bread-knife' }, biscuit])
    expect(await line('The bread knife').textContent()).toContain('US$49.00')
    site.server.backend.state.store.prices[knife.id] = { cents: 6100, saleCents: null }
    await comeBack(page)
    await expect.poll(() => line('The bread knife').textContent()).toContain('US$61.00')
    expect(await line('Ship’s biscuit').textContent()).toContain('US$18.00')
    const notice = page.locator('.skerry-cart').getByRole('alert')
    expect(await notice.textContent()).toBe('The price of The bread knife is now US$61.00.')
    const oneMore = page.getByRole('button', { name: 'One more of Ship’s biscuit' })
    await oneMore.click()
    await expect.poll(() => notice.textContent()).toBe('The price of The bread knife has changed.') // the server’s
    await oneMore.click()
    await expect.poll(() => notice.count()).toBe(0)
    expect(await line('The bread knife').textContent()).toContain('US$61.00')
  })

  it('says that the session has expired if it has ended before a change, and keeps the focus in the cart', async () => {
    const { page } = await openCart([biscuit])
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'One more of Ship’s biscuit' }).press('Enter')
    const notice = page.locator('.skerry-cart').getByRole('alert')
    await expect.poll(() => notice.allTextContents()).toEqual(['Your session has expired, or cookies are not enabled.'])
    await page.getByText('You have nothing in your shopping cart.').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('skerry-cart')
  })

  it('says how many are left when more are requested, and keeps the line', async () => {
    const { page, line } = await openCart([{ product: 'bread-knife' }])
    site.server.backend.state.store.stock[knife.id] = 1
    await page.getByRole('button', { name: 'One more of The bread knife' }).click()
    await expect.poll(() => page.locator('.skerry-cart').getByRole('alert').textContent()).toContain('Only 1 of')
    expect(await line('The bread knife').count()).toBe(1)
    expect(await linesOnServer(page)).toEqual(['1 × The bread knife'])
  })

  it('says that a product is sold out when more are requested, and loses no line', async () => {
    const { page } = await openCart([{ product: 'bread-knife' }, biscuit])
    site.server.backend.state.store.stock[knife.id] = 0
    await page.getByRole('button', { name: 'One more of The bread knife' }).click()
    await expect.poll(() => page.locator('.skerry-cart').getByRole('alert').textContent()).toMatch(/sold out/)
    expect(await linesOnServer(page)).toEqual(['1 × The bread knife', '2 × Ship’s biscuit'])
  })

  it.each([
    ['removes its line', () => [], (cart: Page) => cart.locator('.skerry-cart')],
    [
      'takes the SKU of its line',
      (entry: CartEntry) => [{ ...entry, chosenVariant: null }],
      (cart: Page) => cart.getByRole('button', { name: 'One more of The bread knife' }),
    ],
  ])('says why a change is undone by a response that %s, and keeps focus', async (_, change, focused) => {
    const { page } = await openCart([{ product: 'bread-knife' }, biscuit])
    const cart = await cartOnServer(page)
    const [entry, ...others] = cart!.entries
    const shoppingCart = { ...cart, version: cart!.version + 1, entries: [...change(entry!), ...others] }
    await page.route('**/shopping-cart/entries/*', (route) =>
      route.fulfill({ status: 400, json: { message: 'The last one was sold.', shoppingCart } }),
    )
    await page.getByRole('button', { name: 'One more of The bread knife' }).press('Enter')
    await expect
      .poll(() => page.locator('.skerry-cart').getByRole('alert').allTextContents())
      .toEqual(['The last one was sold.'])
    await expect.poll(() => focused(page).evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.locator('.skerry-cart > [role="status"]').textContent()).toBe('')
  })

  it('uses its own currency, even if the store’s has changed', async () => {
    const { page, open } = await openCart([biscuit])
    await page.route('**/api/commerce/shopping-cart*', async (route) => {
      const response = await route.fetch()
      const cart = await response.json()
      await route.fulfill({
        response,
        json: { ...cart, currency: 'JPY', subtotalAmount: { currency: 'JPY', value: '18' } },
      })
    })
    await open()
    await expect.poll(() => page.locator('.skerry-cart').textContent()).toContain('JP¥18')
    expect(await page.locator('.skerry-cart').textContent()).not.toContain('US$')
  })

  it('opens one checkout, however often its link is pressed', async () => {
    const { page } = await openCart([biscuit])
    let asked = 0
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/commerce/goto-checkout*', async (route) => {
      asked++
      await isAnswered
      await route.continue().catch(() => {}) // another press would have ended this request
    })
    await page.exposeFunction('haveAllPressed', () => answer())
    await page.locator('.skerry-cart-checkout a').evaluate(async (link: HTMLElement) => {
      const press = (left: number) => {
        link.click()
        if (left > 0) setTimeout(press, 20, left - 1)
        else (globalThis as unknown as { haveAllPressed(): void }).haveAllPressed()
      }
      press(4)
    })
    await page.waitForURL(/\/checkout\?cartToken=/)
    expect(asked).toBe(1)
    expect(await linesOnServer(page)).toEqual(['2 × Ship’s biscuit'])
  })
})

describe('a shop in a browser without cookies', () => {
  it('shows an error at the button, and otherwise works', async () => {
    const { page } = await site.visit('/contact')
    await page.addInitScript(() => {
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
      Object.defineProperty(navigator, 'cookieEnabled', { get: () => false })
    })
    await page.route('**/api/**', (route) => {
      const { cookie: _, ...headers } = route.request().headers()
      return route.continue({ headers })
    })
    await page.goto(`${site.server.url}/bakehouse/p/ships-biscuit`)
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await expect
      .poll(() => page.locator('.skerry-cart-refusal').textContent())
      .toContain('Your session has expired, or cookies are not enabled.')
    await expect.poll(() => page.locator('.sqs-cart-quantity').first().textContent()).toBe('0')
  })
})
