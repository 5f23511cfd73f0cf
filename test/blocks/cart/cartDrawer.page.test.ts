import type { BrowserContextOptions, Page, Route } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../../mocks/site/index'
import type { ImageFixture } from '../../../stories/support/images'
import { lightboxLinks, makeImages } from '../../../stories/support/lightboxMarkup'
import { holdRequests } from '../../support/holdRequests'
import { cartLink, productOf } from '../../support/shopMarkup'
import { documentOf, siteForTests, strictPolicy } from '../../support/site'

type Global = typeof globalThis & { Skerry: typeof import('../../../src/index') }

const urlOf = ({ number }: ImageFixture) => `/image-${number}.svg`
const link = cartLink.replace('<a ', '<a data-cart-drawer ')
const site = siteForTests({
  pages: {
    '/shop': documentOf(`${link}<p><a href="/elsewhere">Elsewhere</a></p>`),
    '/arabic': documentOf(`${link}<p>Below</p>`).replace('<html', '<html dir="rtl"'),
    '/gallery': documentOf(lightboxLinks(makeImages(2), 'all', { urlOf })),
    '/plain': documentOf('<button id="opener">Open</button>'),
    '/basket': documentOf(`${link}${'<p>Above</p>'.repeat(100)}<div id="sqs-cart-root"></div>`),
  },
  headers: strictPolicy,
  renderPage, // draws the images
})
const shipsBiscuit = productOf('ships-biscuit').id

beforeEach(() => site.server.backend.reset())

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Cart' })

async function openShop(path = '/shop', options: BrowserContextOptions = {}) {
  const visit = await site.visit(path, options)
  await visit.page.waitForFunction(() => 'Skerry' in globalThis)
  await visit.page.evaluate((itemId) => (globalThis as Global).Skerry.cart.add({ itemId, quantity: 2 }), shipsBiscuit)
  return visit
}

/** Waits until the link in the header opens the drawer. */
async function openDrawer(page: Page) {
  await page.locator('a[data-cart-drawer][aria-haspopup="dialog"]').waitFor()
  await page.getByRole('link', { name: /Cart/ }).click()
  await drawerOf(page).waitFor()
}

describe('the cart drawer', () => {
  it('opens from the link around the indicator, and can change the cart', async () => {
    const { page, troubles } = await openShop()
    await openDrawer(page)
    expect(new URL(page.url()).pathname).toBe('/shop')
    await drawerOf(page).getByText('Ship’s biscuit').first().waitFor()
    await drawerOf(page).getByRole('button', { name: 'One more of Ship’s biscuit' }).click()
    await expect.poll(() => page.locator('.sqs-cart-quantity').textContent()).toBe('3')
    await drawerOf(page).getByRole('link', { name: 'View cart' }).waitFor()
    expect(troubles).toEqual([])
  })

  it('has a legible link to checkout in forced colours', async () => {
    const { page } = await openShop('/shop', { forcedColors: 'active' })
    await openDrawer(page)
    const checkout = drawerOf(page).getByRole('link', { name: 'Checkout' })
    const look = await checkout.evaluate((link) => {
      const { color, backgroundColor } = getComputedStyle(link)
      return { color, backgroundColor }
    })
    expect(look).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' })
  })

  it('gives way to the cart page if the link is clicked with a modifier key', async () => {
    const { page } = await openShop()
    await page.locator('a[data-cart-drawer][aria-haspopup="dialog"]').waitFor()
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: /Cart/ }).click({ modifiers: ['ControlOrMeta'] }),
    ])
    await opened.waitForURL('**/cart')
    expect(await drawerOf(page).count()).toBe(0)
  })

  it('keeps focus inside, and returns it when Escape closes the drawer', async () => {
    const { page } = await openShop()
    await openDrawer(page)
    const isInside = () =>
      page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.closest('[role="dialog"]') !== null)
    await expect.poll(isInside).toBe(true)
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab')
      expect(await isInside()).toBe(true)
    }
    expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(true)
    await page.keyboard.press('Escape')
    await drawerOf(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-cart-drawer'))).toBe(true)
    expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(false)
  })

  it.each(['button', 'scrim'])('closes with its %s', async (by) => {
    const { page } = await openShop()
    await openDrawer(page)
    if (by === 'button') await drawerOf(page).getByRole('button', { name: 'Close' }).click()
    else await page.mouse.click(20, 300)
    await drawerOf(page).waitFor({ state: 'detached' })
    expect(await page.locator('[data-skerry-overlay] .layer').count()).toBe(0)
  })

  it('closes on “Continue shopping” in an empty cart, and stays on the page', async () => {
    const { page } = await openShop()
    await openDrawer(page)
    await drawerOf(page).getByRole('button', { name: 'Remove Ship’s biscuit' }).click()
    await drawerOf(page).getByRole('button', { name: 'Continue shopping' }).click()
    await drawerOf(page).waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/shop')
  })

  it('opens once with Skerry.cart.open, even on a page without blocks', async () => {
    const { page } = await openShop('/plain')
    await page.evaluate(() => {
      const { cart } = (globalThis as Global).Skerry
      return Promise.all([cart.open(), cart.open()])
    })
    await drawerOf(page).waitFor()
    expect(await drawerOf(page).count()).toBe(1)
  })

  it.each(['leaves', 'has left'])('says why a change is undone, even if the drawer %s the screen', async (when) => {
    const { page } = await openShop()
    await openDrawer(page)
    const answer = (route: Route) => route.fulfill({ status: 400, json: { message: 'Not now.' } })
    const release = await holdRequests(page, '**/shopping-cart/entries/*', { answer })
    await drawerOf(page).getByRole('button', { name: 'One more of Ship’s biscuit' }).click()
    await page.keyboard.press('Escape')
    if (when === 'has left') await drawerOf(page).waitFor({ state: 'detached' })
    release()
    await expect.poll(() => page.locator('body > [role="alert"]').allTextContents()).toEqual(['Not now.'])
    await drawerOf(page).waitFor({ state: 'detached' })
    await openDrawer(page)
    await expect.poll(() => drawerOf(page).getByRole('alert').textContent()).toBe('Not now.')
  })

  it('is not opened on the cart page, where Skerry.cart.open scrolls to the cart', async () => {
    const { page } = await openShop('/basket')
    await page.evaluate(() => (globalThis as Global).Skerry.cart.open())
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    expect(await drawerOf(page).count()).toBe(0)
  })

  it('is not used on the cart page, where the link moves focus to the cart', async () => {
    const { page } = await openShop('/basket')
    await page.locator('.sqs-cart-quantity[data-state="initialised"]').waitFor()
    const link = page.getByRole('link', { name: /^Cart/ })
    expect(await link.getAttribute('aria-haspopup')).toBeNull()
    await link.press('Enter')
    const root = page.locator('#sqs-cart-root')
    await expect.poll(() => root.evaluate((cart) => cart === document.activeElement)).toBe(true)
    await page.keyboard.press('Tab')
    await expect.poll(() => root.evaluate((cart) => cart.contains(document.activeElement))).toBe(true)
    expect(await root.getAttribute('tabindex')).toBeNull()
  })

  it('is on the left of a right-to-left page, and does not animate under reduced motion', async () => {
    const { page } = await openShop('/arabic', { reducedMotion: 'reduce' })
    await openDrawer(page)
    const box = await drawerOf(page).boundingBox()
    expect(box?.x).toBe(0)
    expect(await drawerOf(page).evaluate((drawer) => drawer.getAnimations({ subtree: true }).length)).toBe(0)
  })

  it('is removed when Skerry stops, which leaves the page usable', async () => {
    const { page } = await openShop()
    await openDrawer(page)
    await page.evaluate(() => (globalThis as Global).Skerry.stop())
    expect(await drawerOf(page).count()).toBe(0)
    expect(await page.locator('[inert]').count()).toBe(0)
  })

  it('opens again on a page whose body was replaced while it was open', async () => {
    const { page, troubles } = await site.visit('/plain')
    await page.waitForFunction(() => 'Skerry' in globalThis)
    const open = () => page.evaluate(() => (globalThis as Global).Skerry.cart.open())
    await open()
    await drawerOf(page).waitFor()
    await page.evaluate(() => {
      const body = document.createElement('body')
      body.append(Object.assign(document.createElement('button'), { textContent: 'First' }))
      document.body.replaceWith(body)
    })
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('First')
    await open()
    await drawerOf(page).waitFor()
    expect(troubles).toEqual([])
  })

  it('gives way to the cart page if its code fails to load, but not while the visitor is offline', async () => {
    const { page } = await openShop()
    await page.locator('a[data-cart-drawer][aria-haspopup="dialog"]').waitFor()
    const link = page.getByRole('link', { name: /Cart/ })
    await page.context().setOffline(true)
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('openCartDrawer-'))
    await link.click()
    await failed
    await page.context().setOffline(false)
    expect(new URL(page.url()).pathname).toBe('/shop')
    await page.route(/chunks\/openCartDrawer-/, (route) => route.fulfill({ status: 404 }))
    await link.click()
    await page.waitForURL('**/cart')
  })

  it('does not open if Skerry stops while its code loads', async () => {
    const { page } = await openShop()
    const arrive = await holdRequests(page, '**/motionFeatures-*')
    const asked = page.waitForRequest('**/motionFeatures-*')
    await page.evaluate(() => {
      const opening = (globalThis as Global).Skerry.cart.open()
      Object.assign(window, { opening })
    })
    await asked
    await page.evaluate(() => (globalThis as Global).Skerry.stop())
    arrive()
    await page.evaluate(() => (window as unknown as { opening: Promise<void> }).opening)
    expect(await page.locator('[data-skerry-overlay] .layer').count()).toBe(0)
    await page.evaluate(() => {
      const { Skerry } = globalThis as Global
      Skerry.start()
      return Skerry.cart.open()
    })
    await drawerOf(page).waitFor()
  })

  it('opens above another dialog, which responds to Escape again once the drawer is closed', async () => {
    const { page } = await openShop('/gallery')
    await page.locator('[data-lightbox]').first().click()
    const lightbox = page.getByRole('dialog').first()
    await lightbox.waitFor()
    await page.evaluate(() => (globalThis as Global).Skerry.cart.open())
    await drawerOf(page).getByRole('button', { name: 'Close' }).click()
    await drawerOf(page).waitFor({ state: 'detached' })
    await lightbox.waitFor()
    await page.keyboard.press('Escape')
    await lightbox.waitFor({ state: 'detached' })
  })

  it('lies below a lightbox that was requested first but arrives later, and closes after it', async () => {
    const { page } = await openShop('/gallery')
    const arrive = await holdRequests(page, '**/chunks/lightbox-*')
    await page.locator('[data-lightbox]').first().click()
    await page.evaluate(() => (globalThis as Global).Skerry.cart.open())
    await drawerOf(page).waitFor()
    arrive()
    const lightbox = page.getByRole('dialog', { name: 'Image viewer' })
    await lightbox.waitFor()
    const isOnTop = () =>
      page.evaluate(() => {
        const root = document.querySelector('[data-skerry-overlay]')?.shadowRoot
        return root?.elementFromPoint(innerWidth - 40, innerHeight / 2)?.closest('[aria-label="Image viewer"]') !== null
      })
    await expect.poll(isOnTop).toBe(true)
    await page.keyboard.press('Escape')
    await lightbox.waitFor({ state: 'detached' })
    await drawerOf(page).waitFor()
    await page.keyboard.press('Escape')
    await drawerOf(page).waitFor({ state: 'detached' })
  })

  it('fills a 320 px window without scrolling sideways', async () => {
    const { page } = await openShop()
    await page.setViewportSize({ width: 320, height: 640 })
    await openDrawer(page)
    await expect.poll(async () => (await drawerOf(page).boundingBox())?.x).toBe(0)
    expect((await drawerOf(page).boundingBox())?.width).toBe(320)
    expect(await drawerOf(page).evaluate((drawer) => drawer.scrollWidth <= drawer.clientWidth)).toBe(true)
  })
})
