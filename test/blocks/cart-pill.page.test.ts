import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import type { HostCart } from '../../src/data/cart/hostCart'
import { axeFindings } from '../support/axe'
import { cartLink, productMarkup } from '../support/shopMarkup'
import { documentOf, siteForTests, strictPolicy } from '../support/site'

/** A page of a store, with what its template has of its own. */
const store = (own = '', settings = {}, after = '') =>
  documentOf(
    `<script nonce="{{nonce}}">Static = { SQUARESPACE_CONTEXT: ${JSON.stringify({ websiteSettings: { storeSettings: settings } })} }</script>
    ${own}${productMarkup('ships-biscuit')}${after}`,
  )
const links = Array.from({ length: 30 }, (_, index) => `<p><a href="/words">Loaf ${index + 1}</a></p>`).join('')
const reset = 'a, a:visited { background: transparent; color: #222 }'
const bars = `.bar { position: fixed; inset: auto 0 0; height: 60px; z-index: 20000 } .bar.is-menu { top: 0; height: auto }`
const ownCart = '<a href="/cart" class="sqs-custom-cart">Cart</a>'

const site = siteForTests({
  pages: {
    '/store': store(),
    '/light': store('<div class="sqs-cart-dropzone"></div>', { useLightCart: true }),
    '/reset': store('<link rel="stylesheet" href="/reset.css">'),
    '/bar': store('<link rel="stylesheet" href="/bars.css"><div class="bar"><button>Call us</button></div>'),
    '/long': store('', {}, links),
    '/menu': store('<link rel="stylesheet" href="/bars.css"><div class="bar is-menu" hidden>Menu</div>'),
    '/express': store('', { expressCheckout: true }),
    '/own': store(ownCart),
    '/indicator': store(cartLink),
    '/words': store().replace(/<article[\s\S]*<\/article>/, '<p>About us</p>'),
    '/neutral': documentOf(productMarkup('ships-biscuit')),
  },
  renderPage: (path) => {
    const body = { '/reset.css': reset, '/bars.css': bars }[path]
    return body ? { status: 200, contentType: 'text/css', body } : null
  },
  headers: strictPolicy,
})

const pill = (page: Page) => page.locator('.sqs-pill-shopping-cart a')
const add = (page: Page) => page.getByRole('button', { name: 'Add To Cart' }).click()
const stop = (page: Page) => page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
const requests = (page: Page) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

/** Waits until the page's own tasks have started: the block is there before them, or not at all. */
async function untilIdle(page: Page, paths: readonly string[]): Promise<void> {
  await expect.poll(() => paths.some((path) => path.includes('/deferred-'))).toBe(true)
  await page.waitForLoadState('networkidle')
}

describe('the cart pill of a store whose template has no cart link', () => {
  it('is a link to the cart page, while there is something in the cart', async () => {
    const { page, troubles } = await site.visit('/store')
    await page.getByLabel('Quantity').fill('2')
    await add(page)
    await expect.poll(() => pill(page).count()).toBe(1)
    expect(await pill(page).getAttribute('href')).toBe('/cart')
    expect(await pill(page).innerText()).toMatch(/^2 items\s+in cart\s+\$18$/)
    expect(await page.getByRole('navigation').ariaSnapshot()).toMatch(/link "2 items in cart \$18"/)
    expect(await axeFindings(page, '[data-skerry-page-block]')).toEqual([])
    await page.evaluate(async () => {
      const { cart } = (globalThis as unknown as { Skerry: { cart: HostCart } }).Skerry
      const [line] = (await cart.get()).entries
      await cart.update(line!.id, 1)
    })
    await expect.poll(() => pill(page).innerText()).toMatch(/^1 item\s+in cart\s+\$9$/)
    await page.evaluate(async () => {
      const { cart } = (globalThis as unknown as { Skerry: { cart: HostCart } }).Skerry
      const [line] = (await cart.get()).entries
      await cart.remove(line!.id)
    })
    await expect.poll(() => pill(page).count()).toBe(0)
    expect(troubles).toEqual([])
  })

  it('is on the store’s other pages as well, and is removed by stop', async () => {
    const { page } = await site.visit('/store')
    await add(page)
    await expect.poll(() => pill(page).count()).toBe(1)
    await page.goto(`${site.server.url}/words`)
    await expect.poll(() => pill(page).count()).toBe(1)
    await stop(page)
    expect(await page.locator('.sqs-pill-shopping-cart, .absolute-cart-box').count()).toBe(0)
  })

  it('shows 100+ above 100 items, with words for screen readers', async () => {
    const { page } = await site.visit('/store')
    await page.getByLabel('Quantity').fill('101')
    await add(page)
    await expect.poll(() => pill(page).innerText()).toMatch(/^100\+ items/)
    expect(await page.getByRole('navigation').ariaSnapshot()).toMatch(/link "More than 100 items in cart \$/)
  })

  it('is placed and styled as the template asks, and stop restores the served markup', async () => {
    const { page } = await site.visit('/light')
    await add(page)
    const drawn = page.locator('.sqs-cart-dropzone .sqs-pill-shopping-cart .is-light')
    await expect.poll(() => drawn.count()).toBe(1)
    await stop(page)
    expect(await page.locator('.sqs-cart-dropzone').evaluate((place) => place.outerHTML)).toBe(
      '<div class="sqs-cart-dropzone"></div>',
    )
  })

  it('is legible where the template resets the background and colour of all links', async () => {
    const { page } = await site.visit('/reset')
    await add(page)
    await expect.poll(() => pill(page).count()).toBe(1)
    expect(await axeFindings(page, '[data-skerry-page-block]')).toEqual([])
    const box = page.locator('.skerry-cart-pill-box')
    expect(await box.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(17, 17, 17)')
    await page.emulateMedia({ media: 'print' })
    expect(await pill(page).isVisible()).toBe(false) // what is fixed would be on every sheet
  })

  it('fits a window of 320 px', async () => {
    const { page } = await site.visit('/store', { viewport: { width: 320, height: 600 } })
    await page.getByLabel('Quantity').fill('9999')
    await add(page)
    await expect.poll(() => pill(page).count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const box = await pill(page).boundingBox()
    expect(box!.x).toBeGreaterThanOrEqual(0)
    expect(box!.x + box!.width).toBeLessThanOrEqual(320)
    expect(box!.height).toBeGreaterThanOrEqual(44)
  })

  it('stays above a bar at the bottom of a phone for as long as the bar is there', async () => {
    const { page } = await site.visit('/bar', { viewport: { width: 400, height: 700 } })
    const bottom = () => pill(page).evaluate((link) => Math.round(link.getBoundingClientRect().bottom))
    await add(page)
    await expect.poll(() => pill(page).count()).toBe(1)
    await expect.poll(bottom).toBe(640)
    await page.getByRole('button', { name: 'Call us' }).click({ trial: true })
    await page.setViewportSize({ width: 400, height: 600 })
    await expect.poll(bottom).toBe(540)
    await page.evaluate(() => {
      const bar = document.querySelector<HTMLElement>('.bar')!
      bar.addEventListener('click', () => bar.remove())
    })
    await page.locator('.bar').click()
    await expect.poll(bottom).toBe(600)
    await page.setViewportSize({ width: 800, height: 600 })
    await expect.poll(() => pill(page).evaluate((link) => Math.round(link.getBoundingClientRect().top))).toBe(11)
  })

  it('never covers the end of the page or the focused element on a phone', async () => {
    const { page } = await site.visit('/long', { viewport: { width: 400, height: 700 } })
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const top = () => pill(page).evaluate((link) => link.getBoundingClientRect().top)
    const served = await height()
    await add(page)
    await expect.poll(() => pill(page).count()).toBe(1)
    await expect.poll(async () => (await height()) - served).toBeGreaterThanOrEqual(44)
    await page.getByRole('link', { name: 'Loaf 1', exact: true }).focus()
    for (let step = 1; step < 30; step++) {
      await page.keyboard.press('Tab')
      const { name, bottom } = await page.evaluate(() => {
        const focused = document.activeElement!
        return { name: focused.textContent, bottom: focused.getBoundingClientRect().bottom }
      })
      expect([name, bottom <= (await top())]).toEqual([`Loaf ${step + 1}`, true])
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const last = (await page.getByText('Loaf 30').boundingBox())!
    expect(last.y + last.height).toBeLessThanOrEqual(await top())
    await page.setViewportSize({ width: 800, height: 700 })
    await expect.poll(() => page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).toBe('')
    await page.setViewportSize({ width: 400, height: 700 })
    await expect.poll(async () => (await height()) - served).toBeGreaterThanOrEqual(44)
    await stop(page)
    expect(await height()).toBe(served)
    expect(await page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).toBe('')
  })

  it('stays at the bottom of a phone under a menu that fills the window', async () => {
    const { page } = await site.visit('/menu', { viewport: { width: 400, height: 700 } })
    await add(page)
    await expect.poll(() => pill(page).count()).toBe(1)
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.bar')!.hidden = false
      dispatchEvent(new Event('resize'))
    })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await pill(page).evaluate((link) => Math.round(link.getBoundingClientRect().bottom))).toBe(700)
  })

  it.each(['/own', '/indicator', '/express', '/neutral'])(
    'is not loaded on %s, where it is not needed',
    async (path) => {
      const { page } = await site.visit('/favicon.svg')
      const paths = requests(page)
      await page.goto(site.server.url + path)
      await untilIdle(page, paths)
      expect(paths.filter((one) => one.includes('/cart-pill-'))).toEqual([])
    },
  )

  it('loads nothing on a page without a shop for a visitor without a cart', async () => {
    const { page } = await site.visit('/favicon.svg')
    const paths = requests(page)
    await page.goto(`${site.server.url}/words`)
    await untilIdle(page, paths)
    expect(paths.filter((one) => /cart-pill-|shop-|\/api\/commerce/.test(one))).toEqual([])
  })
})
