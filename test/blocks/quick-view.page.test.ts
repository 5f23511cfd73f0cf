import type { BrowserContextOptions } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { holdRequests } from '../support/holdRequests'
import { documentOf, siteForTests, untilBlock } from '../support/site'

const site = siteForTests({ renderPage })
/** As on the platform, which marks the keyboard's focus by script. */
const withoutRings = `html:not([data-js-focus-visible]) .sqs-product-quick-view-button-wrapper
  .sqs-product-quick-view-button:focus { outline: none }`
const buttonPage = siteForTests({
  pages: {
    '/rings': documentOf(
      '<p class="sqs-product-quick-view-button-wrapper"><span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="1">Quick View</span></p>',
      `<style>${withoutRings}</style>`,
    ),
  },
})
const list = '/bakehouse?category=House&csp=strict'

beforeEach(() => site.server.backend.reset())

async function visit(path = list, options: BrowserContextOptions = {}) {
  const { page, troubles } = await site.visit(path, options)
  const buttons = page.locator('.sqs-product-quick-view-button')
  await buttons.first().scrollIntoViewIfNeeded()
  await untilBlock(page, 'quick-view')
  const dialog = page.getByRole('dialog')
  const named = (name: string) => page.getByRole('dialog', { name })
  return { page, troubles, buttons, dialog, named }
}

/** The title of the product of a button. */
const titleOf = (button: Awaited<ReturnType<typeof visit>>['buttons']) =>
  button.evaluate((element) => element.closest('.grid-item')?.querySelector('.grid-title')?.textContent?.trim() ?? '')

describe('the quick view of a product', () => {
  it('opens by keyboard, contains the focus, sells, and returns the focus', async () => {
    const { page, troubles, buttons, named } = await visit()
    const title = 'The bread knife'
    const button = page.locator('.grid-item', { hasText: title }).locator(buttons)
    await button.focus()
    await page.keyboard.press('Enter')
    await named(title).waitFor()
    const content = page.locator('.skerry-quick-view')
    expect(await content.getByRole('heading').textContent()).toBe(title)
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('[data-skerry-overlay]') !== null)).toBe(true)
    }
    expect(await axeFindings(page, 'body')).toEqual([])
    await content.getByRole('button', { name: 'Add To Cart' }).click()
    await expect.poll(() => page.locator('.sqs-cart-quantity').first().textContent()).toBe('1')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0)
    expect(troubles).toEqual([])
  })

  it('has a button with a focus ring for the keyboard on platforms that mark focus by script', async () => {
    const { page } = await buttonPage.visit('/rings')
    await untilBlock(page, 'quick-view')
    await page.keyboard.press('Tab')
    const button = page.getByRole('button', { name: 'Quick View' })
    expect(await button.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  })

  it('has the page’s colours and fonts', async () => {
    const { page, buttons, dialog } = await visit()
    await buttons.first().click()
    await dialog.waitFor()
    const look = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { color, fontFamily, fontSize, lineHeight } = getComputedStyle(element)
        return { color, fontFamily, fontSize, lineHeight }
      })
    expect(await look('.skerry-quick-view')).toEqual(await look('body'))
    const background = (element: Element) => getComputedStyle(element).backgroundColor
    expect(await dialog.evaluate(background)).toBe(await page.locator('body').evaluate(background))
  })

  it('shows its image beside the details if there is room, and opens every product at the top', async () => {
    const { page, buttons, dialog, named } = await visit()
    const titles = await Promise.all((await buttons.all()).map(titleOf))
    await buttons.first().click()
    await named(titles[0]!).waitFor()
    const [image, details] = await Promise.all(
      ['.ProductItem-gallery', '.ProductItem-details'].map((part) =>
        page.locator(`.skerry-quick-view ${part}`).boundingBox(),
      ),
    )
    expect(details!.x).toBeGreaterThanOrEqual(image!.x + image!.width)
    const status = dialog.getByRole('status')
    expect((await status.boundingBox())?.width).toBe(1)
    await page.setViewportSize({ width: 320, height: 320 })
    const body = dialog.locator('.page-dialog-body')
    const scrolled = await body.evaluate((element) => {
      element.scrollTop = 50
      return element.scrollTop
    })
    expect(scrolled).toBe(50)
    await page.getByRole('button', { name: 'Next product' }).click()
    await named(titles[1]!).waitFor()
    expect(await body.evaluate((element) => element.scrollTop)).toBe(0)
  })

  it('sells the chosen variant', async () => {
    const { page, named } = await visit('/bakehouse?category=Clothes&csp=strict')
    await page.locator('.grid-item', { hasText: 'Wool hat' }).locator('.sqs-product-quick-view-button').first().click()
    await named('Wool hat').waitFor()
    const content = page.locator('.skerry-quick-view')
    await content.getByLabel('Select Colour').selectOption({ index: 1 })
    await content.getByRole('button', { name: 'Add To Cart' }).click()
    await expect.poll(() => page.locator('.sqs-cart-quantity').first().textContent()).toBe('1')
  })

  it('says why a product could not be added, even if it was closed in the meantime', async () => {
    const { page, buttons, named } = await visit()
    const message = 'The bread knife is sold out.'
    const release = await holdRequests(page, '**/shopping-cart/entries*', {
      answer: (route) => route.fulfill({ status: 400, json: { errorKey: 'SOLD_OUT', error: message } }),
    })
    await page.locator('.grid-item', { hasText: 'The bread knife' }).locator(buttons).click()
    await named('The bread knife').waitFor()
    await page.locator('.skerry-quick-view').getByRole('button', { name: 'Add To Cart' }).click()
    await expect.poll(() => page.locator('.sqs-cart-quantity').first().textContent()).toBe('1')
    await page.keyboard.press('Escape')
    await page.locator('.skerry-quick-view').waitFor({ state: 'detached' })
    release()
    await page.getByText(message).first().waitFor({ state: 'attached' })
    expect(await page.locator('.sqs-cart-quantity').first().textContent()).toBe('0')
  })

  it('moves to the next and the previous product in the list, wrapping around', async () => {
    const { page, buttons, named } = await visit()
    const titles = await Promise.all((await buttons.all()).map(titleOf))
    await buttons.first().click()
    await named(titles[0]!).waitFor()
    await page.getByRole('button', { name: 'Next product' }).click()
    await named(titles[1]!).waitFor()
    await page.getByRole('button', { name: 'Previous product' }).click()
    await page.getByRole('button', { name: 'Previous product' }).click()
    await named(titles.at(-1)!).waitFor()
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: titles.at(-1)! })
        .count(),
    ).toBe(1)
  })

  it('skips products that the visitor has filtered out', async () => {
    const { page, buttons, named } = await visit('/bakehouse?csp=strict')
    await untilBlock(page, 'product-list')
    await page.getByRole('link', { name: 'Clothes' }).click()
    await page.locator('[data-product-count]', { hasText: '3 products' }).waitFor()
    const shown = page.locator('.sqs-product-quick-view-button:visible')
    const titles = await Promise.all((await shown.all()).map(titleOf))
    expect(titles.length).toBeLessThan(await buttons.count())
    await shown.first().click()
    for (const title of [...titles, titles[0]!]) {
      await named(title).waitFor()
      await page.getByRole('button', { name: 'Next product' }).click()
    }
  })

  it('reports a product view for the owner’s advertising', async () => {
    const { page, buttons } = await visit()
    await page.evaluate(() =>
      document.addEventListener('skerry:pixel', (event) => {
        document.title = JSON.stringify((event as CustomEvent).detail)
      }),
    )
    const [itemId, title] = [await buttons.first().getAttribute('data-id'), await titleOf(buttons.first())]
    await buttons.first().click()
    await expect.poll(() => page.title()).toBe(JSON.stringify({ event: 'ViewContent', data: { itemId, title } }))
  })

  it.each([
    ['moves out, while the page can be used again', 'no-preference', 2],
    ['is gone at once for visitors who want no motion', 'reduce', 0],
  ] as const)('%s', async (_what, reducedMotion, moving) => {
    const { page, buttons, dialog } = await visit(list, { reducedMotion })
    const leaving = await buttons.first().evaluate(async (button: HTMLElement) => {
      button.click()
      const overlayOf = () => document.querySelector('[data-skerry-overlay]')
      // Closed at once, while it moves in.
      while (!overlayOf()?.shadowRoot?.querySelector('[role="dialog"]')) await new Promise(requestAnimationFrame)
      const overlay = overlayOf()
      overlay?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))
      const going = overlay?.shadowRoot?.getAnimations().filter(({ playState }) => playState === 'running') ?? []
      return { moving: going.length, inert: document.querySelectorAll('[inert]').length }
    })
    expect(leaving).toEqual({ moving, inert: 0 })
    await expect.poll(() => dialog.count()).toBe(0)
    await expect.poll(() => page.locator('.skerry-quick-view').count()).toBe(0)
  })

  it('counts each opened product, even if the counting request fails', async () => {
    const { page, troubles, buttons, named } = await visit()
    const counted: string[] = []
    await page.route('**/api/census/RecordQuickView/**', (route) => {
      counted.push(new URL(route.request().url()).pathname)
      return route.abort()
    })
    const id = await buttons.first().getAttribute('data-id')
    const title = await titleOf(buttons.first())
    await buttons.first().click()
    await named(title).waitFor()
    await expect.poll(() => counted[0]).toBe(`/api/census/RecordQuickView/${id}`)
    expect(troubles.filter((trouble) => !trouble.includes('net::ERR_FAILED'))).toEqual([])
  })

  it('opens for a click made before its code had loaded', async () => {
    const { page } = await site.visit('/search')
    const release = await holdRequests(page, '**/chunks/quick-view-*')
    await page.goto(site.server.url + list)
    await page.locator('.sqs-product-quick-view-button').first().click()
    expect(await page.getByRole('dialog').count()).toBe(0)
    release()
    await page.getByRole('dialog').waitFor()
  })

  it.each([
    ['offline', 'Please check your internet connection.'],
    ['itemNotFound', null],
    ['serverError', 'Internal server error. Please try again later.'],
  ])('says what is wrong, and tries again: %s', async (scenario, message) => {
    const { page, buttons, named } = await visit()
    const title = await titleOf(buttons.first())
    await page.evaluate((name) => history.replaceState(null, '', `?scenario=${name}`), scenario)
    await buttons.first().click()
    const alert = page.locator('.skerry-quick-view').getByRole('alert')
    await expect.poll(() => alert.textContent()).toBeTruthy()
    if (message) expect(await alert.textContent()).toBe(message)
    expect(await named((await alert.textContent())!).count()).toBe(1)
    await page.evaluate(() => history.replaceState(null, '', location.pathname))
    await page.getByRole('button', { name: 'Try again' }).click()
    await named(title).waitFor()
    expect(await alert.count()).toBe(0)
  })

  it('stops naming the previous product if the next one fails to load', async () => {
    const { page, buttons, named } = await visit()
    const title = await titleOf(buttons.first())
    await buttons.first().click()
    await named(title).waitFor()
    await page.route('**/quick-view', (route) => route.abort())
    await page.getByRole('button', { name: 'Next product' }).click()
    await page.locator('.skerry-quick-view').getByRole('alert').waitFor()
    expect(await named(title).count()).toBe(0)
    expect(await named('Please check your internet connection.').count()).toBe(1)
  })

  it('opens the product’s page if its code fails to load', async () => {
    const { page, buttons } = await visit()
    await page.route(/chunks\/openQuickView-/, (route) => route.abort())
    const product = page.locator('.grid-item', { has: buttons }).first()
    const address = await product
      .locator('a')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.href)
    await product.locator(buttons).click()
    await page.waitForURL(address)
  })

  it('stays on the page if its code fails to load because the visitor is offline', async () => {
    const { page, buttons, named } = await visit()
    const { url } = site.server
    await page.context().setOffline(true)
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('openQuickView-'))
    await buttons.first().click()
    await failed
    await page.context().setOffline(false)
    expect(page.url()).toBe(url + list)
    const title = await titleOf(buttons.first())
    await buttons.first().click()
    await named(title).waitFor()
  })

  it('shows only the product of the last button that was pressed while its code loaded', async () => {
    const { page, buttons, dialog, named } = await visit()
    const release = await holdRequests(page, '**/chunks/openQuickView-*')
    await buttons.nth(0).click()
    await buttons.nth(1).click()
    const title = await titleOf(buttons.nth(1))
    release()
    await named(title).waitFor()
    expect(await dialog.count()).toBe(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
  })

  it('shows the product requested last, even if an earlier response arrives later', async () => {
    const { page, buttons, named } = await visit()
    const titles = await Promise.all((await buttons.all()).map(titleOf))
    let isFirst = true
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/quick-view', async (route) => {
      if (isFirst) {
        isFirst = false
        await held
      }
      await route.continue().catch(() => {})
    })
    await buttons.first().click()
    await page.getByRole('button', { name: 'Next product' }).click()
    await named(titles[1]!).waitFor()
    release()
    await page.waitForLoadState('networkidle')
    expect(await named(titles[1]!).count()).toBe(1)
  })

  it('reports a response without a product, and can be retried by keyboard without losing the focus', async () => {
    const { page, buttons, dialog } = await visit()
    await page.route('**/quick-view', (route) => route.fulfill({ status: 204 }), { times: 1 })
    const title = await titleOf(buttons.first())
    await buttons.first().click()
    await expect
      .poll(() => page.locator('.skerry-quick-view [role="alert"]').textContent())
      .toBe('Unknown error, please try again later.')
    const release = await holdRequests(page, '**/quick-view')
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    expect(await dialog.evaluate((element) => element.matches(':focus'))).toBe(true)
    release()
    await page.getByRole('dialog', { name: title }).waitFor()
    expect(await dialog.evaluate((element) => element.matches(':focus'))).toBe(true)
  })

  it('runs no code from the response', async () => {
    const { page, buttons } = await visit()
    const html = '<p>Cheap</p><img src="x" onerror="window.ran = 1"><script>window.ran = 1</script>'
    await page.route('**/quick-view', (route) => route.fulfill({ json: { item: { title: 'Cheap' }, html } }))
    await page.route('**/x', (route) => route.fulfill({ body: '' }))
    await buttons.first().click()
    await page.locator('.skerry-quick-view p', { hasText: 'Cheap' }).waitFor()
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    expect(await page.locator('.skerry-quick-view :is(script, [onerror])').count()).toBe(0)
  })

  it('fits a window of 320 px, and closes with its button or a click outside', async () => {
    const { page, buttons, dialog } = await visit()
    await buttons.first().click()
    await page.locator('.skerry-quick-view img').waitFor()
    await page.setViewportSize({ width: 320, height: 600 })
    const box = await dialog.boundingBox()
    expect(box!.x).toBeGreaterThanOrEqual(0)
    expect(box!.x + box!.width).toBeLessThanOrEqual(320)
    expect(box!.y + box!.height).toBeLessThanOrEqual(600)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => dialog.count()).toBe(0)
    await buttons.first().focus()
    await page.keyboard.press('Space')
    await dialog.waitFor()
    await page.mouse.click(5, 5)
    await expect.poll(() => dialog.count()).toBe(0)
  })

  it('has an outline in forced colours', async () => {
    const { buttons, dialog } = await visit(list, { forcedColors: 'active' })
    await buttons.first().click()
    await dialog.waitFor()
    const border = await dialog.evaluate((element) => {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element)
      return [borderTopWidth, borderTopColor !== backgroundColor]
    })
    expect(border).toEqual(['1px', true])
  })

  it('is removed by stop, and the page is restored', async () => {
    const { page, buttons, dialog } = await visit()
    const served = await (await site.visit(list, { javaScriptEnabled: false })).page
      .locator('.products-list')
      .evaluate((element) => element.outerHTML)
    await buttons.first().click()
    await dialog.waitFor()
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect(await dialog.count()).toBe(0)
    expect(await page.evaluate(() => document.querySelectorAll('[inert], .skerry-quick-view').length)).toBe(0)
    expect(await page.locator('.products-list').evaluate((element) => element.outerHTML)).toBe(served)
  })
})
