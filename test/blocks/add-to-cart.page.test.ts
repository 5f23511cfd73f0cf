import type { Page } from 'playwright'
import { describe, expect, it, onTestFinished } from 'vitest'
import { cartOnServer, fillCart } from '../support/filledCart'
import { holdRequests } from '../support/holdRequests'
import { cartLink, checkoutMarkup, productMarkup, productOf } from '../support/shopMarkup'
import { documentOf, siteForTests, strictPolicy, untilBlock } from '../support/site'

const site = siteForTests({
  pages: {
    '/shop': documentOf(cartLink + productMarkup('ships-biscuit')),
    '/parcel': documentOf(cartLink + productMarkup('sunday-parcel')),
    '/other': documentOf(cartLink),
    '/hat': documentOf(cartLink + checkoutMarkup('wool-hat')),
    '/honey': documentOf(checkoutMarkup('heather-honey')),
    '/gift-card': documentOf(checkoutMarkup('gift-card')),
    '/loaf-club': documentOf(checkoutMarkup('loaf-club')),
  },
  headers: strictPolicy,
})

const knife = productOf('bread-knife').structuredContent.variants[0]!

async function visit(path: string) {
  const { page, troubles } = await site.visit(path)
  return { page, troubles, button: page.getByRole('button'), count: page.locator('.sqs-cart-quantity') }
}

/** Clicks as fast as possible: all clicks are dispatched before the first response. */
function clickTimes(page: Page, times: number): Promise<void> {
  return page.evaluate((clicks) => {
    const button = document.querySelector<HTMLElement>('.sqs-add-to-cart-button')
    for (let click = 0; click < clicks; click++) button?.click()
  }, times)
}

/** The number of items in the visitor's cart on the server. */
async function countOnServer(page: Page): Promise<number> {
  return (await cartOnServer(page))?.totalQuantity ?? 0
}

describe('the button of a product', () => {
  it('adds the product to the cart, which every page then shows', async () => {
    const { page, troubles, button, count } = await visit('/shop')
    await button.click()
    await expect.poll(() => count.textContent()).toBe('1')
    await expect.poll(() => page.locator('.sqs-cart-subtotal').textContent()).toBe('$9.00')
    await expect.poll(() => button.textContent()).toContain('Added!')
    await page.goto(`${site.server.url}/other`)
    await expect.poll(() => count.textContent()).toBe('1')
    expect(troubles).toEqual([])
  })

  it('adds the typed quantity, with Enter and with Space', async () => {
    const { page, button, count } = await visit('/shop')
    await page.getByLabel('Quantity').fill('3')
    await button.press('Enter')
    await button.press('Space')
    await expect.poll(() => count.textContent()).toBe('6')
    await expect.poll(() => countOnServer(page)).toBe(6)
  })

  it.each(['0', '-1', '1.5', '1e9', '10000', ''])('rejects the quantity %j, with the allowed range', async (typed) => {
    const { page, button } = await visit('/shop')
    await page.getByLabel('Quantity').fill(typed)
    await button.click()
    await expect.poll(() => page.getByRole('alert').textContent()).toBe('Please enter a quantity from 1 to 9999.')
    expect(await countOnServer(page)).toBe(0)
  })

  it('shows the server’s message if the stock is too low, and undoes only that addition', async () => {
    const { page, button, count } = await visit('/parcel')
    await button.click()
    await expect.poll(() => count.textContent()).toBe('1')
    await page.getByLabel('Quantity').fill('12')
    await button.click()
    await expect.poll(() => page.getByRole('alert').count()).toBe(1)
    await expect.poll(() => count.textContent()).toBe('1')
    expect(await button.textContent()).toContain('Add To Cart')
  })

  it('keeps the server’s message if only some of several clicks fit', async () => {
    const { page, button, count } = await visit('/parcel')
    await untilBlock(page, 'add-to-cart')
    await clickTimes(page, 15)
    await expect.poll(() => countOnServer(page)).toBe(12)
    await expect.poll(() => count.textContent()).toBe('12')
    await expect.poll(() => button.textContent()).toContain('Added!')
    expect(await page.getByRole('alert').textContent()).toBe('Only 12 of The Sunday parcel are left.')
  })

  it('says that the product was added, and that another price in the cart has changed', async () => {
    const { page, button } = await visit('/shop')
    await fillCart(page, [{ product: 'bread-knife', sku: knife.sku }])
    onTestFinished(() => site.server.backend.reset())
    site.server.backend.state.store.prices[knife.id] = { cents: 6100, saleCents: null }
    await page.reload()
    await button.click()
    await expect.poll(() => page.getByRole('alert').textContent()).toBe('The price of The bread knife has changed.')
    await expect.poll(() => button.textContent()).toContain('Added!')
    await expect.poll(() => page.getByRole('status').last().textContent()).toBe('Added to your cart.')
  })

  it('has an outline in forced colours that neither replaces the focus ring nor moves anything', async () => {
    const { page } = await site.visit('/shop', { forcedColors: 'active' })
    await untilBlock(page, 'add-to-cart')
    const look = () =>
      page.locator('.sqs-add-to-cart-button').evaluate((button) => {
        const { outlineStyle, outlineOffset, borderTopWidth } = getComputedStyle(button)
        return [outlineStyle, outlineOffset, borderTopWidth]
      })
    expect(await look()).toEqual(['solid', '-1px', '0px'])
    await page.keyboard.press('Tab')
    await page.locator('.sqs-add-to-cart-button').focus()
    expect(await look()).toEqual(['auto', '0px', '0px'])
  })

  it('asks for a missing option, and then adds that variant', async () => {
    const { page, count } = await visit('/hat')
    const add = page.getByRole('button', { name: /Add To Cart/ })
    await add.click()
    await expect.poll(() => page.getByRole('alert').textContent()).toBe('Please choose Colour.')
    await page.getByLabel('Select Colour').selectOption({ index: 1 })
    await add.click()
    await expect.poll(() => count.textContent()).toBe('1')
    const cart = await cartOnServer(page)
    expect(cart?.entries[0]?.chosenVariant?.attributes.Colour).toBe(await page.getByLabel('Select Colour').inputValue())
  })

  it('shows why the product was refused within the window, but never scrolls back up to it', async () => {
    const { page } = await visit('/hat')
    await untilBlock(page, 'add-to-cart')
    await page.setViewportSize({ width: 360, height: 400 })
    const reveal = (edge: 'bottom' | 'top') =>
      page.locator('.sqs-add-to-cart-button').evaluate((button, side) => {
        document.body.style.paddingBlock = '800px'
        document.documentElement.style.scrollBehavior = 'smooth'
        const { bottom } = button.getBoundingClientRect()
        scrollBy({ top: side === 'bottom' ? bottom - innerHeight + 1 : bottom + 1, behavior: 'instant' })
        ;(button as HTMLElement).click()
        const refusal = document.querySelector('.skerry-cart-refusal')?.getBoundingClientRect()
        return { bottom: refusal?.bottom ?? Number.NaN, height: innerHeight }
      }, edge)
    const { bottom, height } = await reveal('bottom')
    expect(bottom).toBeLessThanOrEqual(height)
    const before = await page.evaluate(() => scrollY)
    await reveal('top')
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before)
    expect(await page.getByRole('alert').textContent()).toBe('Please choose Colour.')
  })

  it.each([
    ['another option', (page: Page) => page.getByLabel('Select Colour').selectOption({ index: 1 })],
    ['another quantity', (page: Page) => page.getByRole('spinbutton').fill('2')],
  ])('clears its error after the choice of %s', async (_, choose) => {
    const { page } = await visit('/hat')
    await page.getByRole('button', { name: /Add To Cart/ }).click()
    await page.locator('.skerry-cart-refusal').waitFor()
    await choose(page)
    expect(await page.locator('.skerry-cart-refusal').count()).toBe(0)
  })

  it('clears its error after the choice of a subscription', async () => {
    const { page } = await visit('/honey')
    await page.getByRole('spinbutton').fill('0')
    await page.getByRole('button', { name: /Add To Cart/ }).click()
    await page.locator('.skerry-cart-refusal').waitFor()
    await page.locator('[value="SUBSCRIPTION"]').check()
    expect(await page.locator('.skerry-cart-refusal').count()).toBe(0)
  })

  it('opens the checkout of a gift card', async () => {
    const { page } = await visit('/gift-card')
    await page.getByLabel('Select Value').selectOption({ index: 1 })
    await page.getByRole('button', { name: /Add To Cart/ }).click()
    await page.waitForURL(/\/checkout\/giftcard\?websiteId=\w*&giftCardProductId=\w+&sku=\w+$/)
  })

  it('opens the checkout of a subscription', async () => {
    const { page } = await visit('/loaf-club')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.waitForURL(/\/checkout\/subscribe\?cartToken=\w+$/)
  })

  it('waits while offline, says so, and adds the product once online', async () => {
    const { page, button, count } = await visit('/shop')
    await expect.poll(() => page.locator('.sqs-cart-quantity[data-state="initialised"]').count()).toBe(1)
    await page.context().setOffline(true)
    await button.click()
    await expect.poll(() => page.getByRole('alert').textContent()).toBe('Please check your internet connection.')
    expect(await count.textContent()).toBe('1')
    await page.context().setOffline(false)
    await expect.poll(() => countOnServer(page)).toBe(1)
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  })
})

describe('a hundred clicks', () => {
  it('are all in the cart, including those before the code has loaded', async () => {
    const { page, count } = await visit('/shop')
    await clickTimes(page, 100)
    await expect.poll(() => count.textContent()).toBe('100')
    await expect.poll(() => countOnServer(page)).toBe(100)
  })

  it('are all in the cart when the page is reloaded between them', async () => {
    const { page, count } = await visit('/shop?scenario=slow')
    await untilBlock(page, 'add-to-cart')
    await clickTimes(page, 40)
    await page.reload()
    await clickTimes(page, 60)
    await expect.poll(() => countOnServer(page)).toBe(100)
    await expect.poll(() => count.textContent()).toBe('100')
  })

  it('from three tabs are all in the cart, which every tab shows', async () => {
    const { page } = await visit('/shop')
    const tabs = [page, await page.context().newPage(), await page.context().newPage()]
    for (const tab of tabs.slice(1)) await tab.goto(`${site.server.url}/shop`)
    await Promise.all(tabs.map((tab, index) => clickTimes(tab, index === 0 ? 34 : 33)))
    await expect.poll(() => countOnServer(page)).toBe(100)
    for (const tab of tabs) await expect.poll(() => tab.locator('.sqs-cart-quantity').textContent()).toBe('100')
  })
})

describe('a hundred clicks in three tabs, one of which is reloaded,', () => {
  /** Sets the server's scenario for the next requests of all visitors. */
  const misbehave = (page: Page, name: string, times?: number) =>
    page.request.post(`${site.server.url}/__mock/scenario`, { data: { name, ...(times ? { times } : {}) } })

  it.each([
    ['late', 'slow', undefined],
    ['out of order', 'overtaking', undefined],
    ['not at all, although it has added them', 'answerLost', 9],
    ['not at all', 'offline', 6],
    ['that it is unavailable', 'unavailable', 4],
    ['that the crumb has expired', 'crumbExpired', undefined],
    ['that the crumb has expired, with status 200', 'crumbExpiredAs200', undefined],
  ])('are all in the cart when the server answers %s', async (_, scenario, times) => {
    const { page } = await visit('/shop')
    const tabs = [page, await page.context().newPage(), await page.context().newPage()]
    for (const tab of tabs.slice(1)) await tab.goto(`${site.server.url}/shop`)
    await misbehave(page, scenario, times)
    onTestFinished(async () => {
      await misbehave(page, 'none')
    })
    await Promise.all(tabs.map((tab) => clickTimes(tab, 20)))
    await tabs[1]?.reload()
    await Promise.all(tabs.map((tab, index) => clickTimes(tab, index === 0 ? 14 : 13)))
    await expect.poll(() => countOnServer(page), { timeout: 30_000 }).toBe(100)
    for (const tab of tabs) {
      await expect.poll(() => tab.locator('.sqs-cart-quantity').textContent(), { timeout: 30_000 }).toBe('100')
    }
  })
})

describe('clicks whose code has not loaded when the visitor leaves the page', () => {
  /** Opens a page on which a chunk never loads. */
  async function visitWithout(chunk: string, path: string) {
    const { page, troubles } = await site.visit('/other')
    await page.route(new RegExp(`/chunks/${chunk}-`), () => {})
    await page.goto(site.server.url + path, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => 'Skerry' in globalThis)
    const leave = async (to: string) => {
      await page.unroute(new RegExp(`/chunks/${chunk}-`))
      await page.goto(site.server.url + to)
    }
    return { page, troubles, leave, count: page.locator('.sqs-cart-quantity') }
  }

  it.each(['wiring', 'add-to-cart', 'requests'])(
    'are in the cart on the next page, counted once: %s',
    async (chunk) => {
      const { page, leave, count, troubles } = await visitWithout(chunk, '/shop')
      await clickTimes(page, 100)
      await leave('/other')
      await expect.poll(() => count.textContent()).toBe('100')
      await page.reload()
      await expect.poll(() => count.textContent()).toBe('100')
      expect(await countOnServer(page)).toBe(100)
      expect(troubles).toEqual([])
    },
  )

  it('buy the chosen variant in the typed quantity, and nothing if an option is missing', async () => {
    const { page, leave, count } = await visitWithout('wiring', '/hat')
    await page.getByRole('button', { name: /Add To Cart/ }).click()
    await leave('/hat')
    await page.route(/chunks\/wiring-/, () => {})
    await page.goto(`${site.server.url}/hat`, { waitUntil: 'domcontentloaded' })
    await page.getByLabel('Select Colour').selectOption({ index: 2 })
    const chosen = await page.getByLabel('Select Colour').inputValue()
    await page.getByRole('spinbutton').fill('3')
    await page.getByRole('button', { name: /Add To Cart/ }).click()
    await leave('/other')
    await page.unrouteAll()
    await page.goto(`${site.server.url}/other`)
    await expect.poll(() => count.textContent()).toBe('3')
    expect((await cartOnServer(page))?.entries).toMatchObject([
      { quantity: 3, chosenVariant: { attributes: { Colour: chosen } } },
    ])
  })

  it('count once if a visitor switches to another tab and returns', async () => {
    const { page } = await site.visit('/other')
    const count = page.locator('.sqs-cart-quantity')
    const arrive = await holdRequests(page, '**/chunks/add-to-cart-*')
    await page.goto(`${site.server.url}/shop`, { waitUntil: 'domcontentloaded' })
    await expect.poll(() => page.locator('.sqs-cart-quantity[data-state="initialised"]').count()).toBe(1)
    await clickTimes(page, 2)
    const turn = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await turn(true)
    expect(await count.textContent()).toBe('0')
    await turn(false)
    expect(await count.textContent()).toBe('0')
    arrive()
    await expect.poll(() => count.textContent()).toBe('2')
    await expect.poll(() => countOnServer(page)).toBe(2)
  })
})
