import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../../mocks/site/index'
import { cartOnServer, fillCart, linesOnServer, type WantedLine } from '../../support/filledCart'
import { productOf } from '../../support/shopMarkup'
import { openSite, type Site } from '../../support/site'

const biscuit: WantedLine = { product: 'ships-biscuit', quantity: 2 }
const parcel: WantedLine = { product: 'sunday-parcel' }

let site: Site
beforeAll(async () => {
  site = await openSite({ renderPage }, { keepsPages: true })
})
afterAll(() => site.close())
beforeEach(() => site.server.backend.reset())

/** Opens the cart page of a visitor with these lines in the cart. It notes how the browser has shown it. */
async function openCart(lines: readonly WantedLine[], query = '') {
  const { page } = await site.visit('/contact')
  await fillCart(page, lines)
  await page.addInitScript(() => {
    addEventListener('pagehide', () => delete document.documentElement.dataset.shown)
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.shown = persisted ? 'restored' : 'loaded'
    })
  })
  await page.goto(`${site.server.url}/cart${query}`)
  await page.locator('.skerry-cart').waitFor()
  return page
}

const quantity = (page: Page) => page.getByLabel('Quantity of Ship’s biscuit')
const more = (page: Page) => page.getByRole('button', { name: 'One more of Ship’s biscuit' })

/** Sets another price for the biscuit, of which no other tab tells the page. */
function raisePrice(): void {
  const [variant] = productOf('ships-biscuit').structuredContent.variants
  site.server.state.store.prices[variant?.id ?? ''] = { cents: 1100, saleCents: null }
}

async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(site.server.url + path)
  return tab
}

describe('a cart page in the back/forward cache', () => {
  it('stays cached while another tab changes the cart, and is up to date when the visitor returns', async () => {
    const page = await openCart([biscuit])
    const tab = await openTab(page, '/cart')
    await page.goto(`${site.server.url}/site.css`)
    await more(tab).click()
    await expect.poll(() => linesOnServer(tab)).toEqual(['3 × Ship’s biscuit'])
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForSelector('[data-shown]')
    expect(await page.getAttribute('[data-shown]', 'data-shown')).toBe('restored')
    await expect.poll(() => quantity(page).inputValue()).toBe('3')
    await more(tab).click()
    await expect.poll(() => quantity(page).inputValue()).toBe('4')
    await more(page).click()
    await expect.poll(() => quantity(tab).inputValue()).toBe('5')
  })
})

describe('a cart page that is shown again', () => {
  it('stops waiting for a change that the next page in its tab has sent, and is up to date', async () => {
    const page = await openCart([biscuit])
    await page.route('**/shopping-cart/entries/*', () => {}) // never answered
    await more(page).click()
    await page.getByText('Updating…').waitFor()
    raisePrice()
    await page.evaluate(() => {
      sessionStorage.clear()
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await page.getByText('Updating…').waitFor({ state: 'detached' })
    expect(await quantity(page).inputValue()).toBe('2')
    await expect.poll(() => page.locator('.skerry-cart-line').textContent()).toContain('US$11.00 each')
  })
})

describe('a cart page that is left', () => {
  it('sends every pending change when its tab is closed', async () => {
    const page = await openCart([biscuit, parcel], '?scenario=slow')
    const tab = await openTab(page, '/site.css')
    await page.locator('.skerry-cart').evaluate((cart) => {
      for (const button of cart.querySelectorAll<HTMLElement>('[aria-label^="One more"]')) button.click()
    })
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => linesOnServer(tab)).toEqual(['3 × Ship’s biscuit', '2 × The Sunday parcel'])
  })

  it('sends every pending change, even if the next page cannot send it', async () => {
    const page = await openCart([biscuit, parcel], '?scenario=slow')
    const tab = await openTab(page, '/site.css')
    await page.locator('.skerry-cart').evaluate((cart) => {
      for (const button of cart.querySelectorAll<HTMLElement>('[aria-label^="One more"]')) button.click()
      location.assign('/site.css')
    })
    await page.waitForURL('**/site.css')
    await expect.poll(() => linesOnServer(tab)).toEqual(['3 × Ship’s biscuit', '2 × The Sunday parcel'])
  })
})

describe('the last requests of a cart page', () => {
  it('outlive the page', async () => {
    const page = await openCart([biscuit], '?scenario=slow')
    await more(page).waitFor()
    const seen = await page.evaluate(async () => {
      const requests: boolean[] = []
      const native = window.fetch
      window.fetch = (input, init) => {
        const { url, keepalive } = new Request(input, init)
        if (url.includes('/shopping-cart/')) requests.push(keepalive)
        return native(input, init)
      }
      document.querySelector<HTMLElement>('.skerry-cart [aria-label^="One more"]')!.click()
      while (requests.length < 1) await new Promise((done) => setTimeout(done))
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }))
      while (requests.length < 2) await new Promise((done) => setTimeout(done))
      return requests
    })
    expect(seen).toEqual([false, true])
  })

  it('are one per line, with the latest quantity', async () => {
    const page = await openCart([biscuit, parcel])
    const sent: string[] = []
    await page.route('**/shopping-cart/entries/*', (route) => {
      const { quantity } = route.request().postDataJSON()
      sent.push(`${/entries\/([^?]*)/.exec(route.request().url())![1]}: ${quantity}`)
    }) // never answered
    const press = (label: string) => page.getByRole('button', { name: label }).click()
    await press('One more of Ship’s biscuit')
    await expect.poll(() => sent).toHaveLength(1)
    await press('One more of Ship’s biscuit')
    await press('One more of The Sunday parcel')
    await press('One more of Ship’s biscuit')
    const ids = (await cartOnServer(page))!.entries.map(({ id }) => id)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false })))
    await expect.poll(() => sent.slice(1).sort()).toEqual([`${ids[0]}: 5`, `${ids[1]}: 2`].sort())
    const left = await page.evaluate(() => JSON.parse(sessionStorage['skerry.cart']).value.length)
    expect(left, 'changes for the next page').toBe(2)
  })
})

describe('a cart page that is online again', () => {
  it('shows what has changed in the meantime', async () => {
    const page = await openCart([biscuit])
    await page.context().setOffline(true)
    raisePrice()
    await page.context().setOffline(false)
    await expect.poll(() => page.locator('.skerry-cart-line').textContent()).toContain('US$11.00 each')
  })

  it('sends pending changes at once, without waiting for the next retry', async () => {
    const page = await openCart([biscuit])
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.context().setOffline(true)
    await more(page).click()
    const alert = page.locator('.skerry-cart').getByRole('alert')
    await expect.poll(() => alert.textContent()).toBe('Please check your internet connection.')
    await page.context().setOffline(false)
    await expect.poll(() => linesOnServer(page)).toEqual(['3 × Ship’s biscuit'])
  })
})
