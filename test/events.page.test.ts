import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../mocks/site/index'
import { productOf } from './support/shopMarkup'
import { siteForTests, strictPolicy } from './support/site'

type Global = typeof globalThis & { Skerry: typeof import('../src/index'); heard: unknown[] }

const site = siteForTests({ headers: strictPolicy, renderPage, pages: {} })

beforeEach(() => site.server.backend.reset())

/** Listens for an event as a script does that a tag manager adds after the page has loaded. */
async function listen(
  page: Page,
  name: 'consent' | 'form-submitted' | 'added-to-cart',
): Promise<() => Promise<unknown>> {
  await page.waitForFunction(() => (globalThis as unknown as Global).Skerry?.inspect().blocks.length)
  await page.evaluate((wanted) => {
    const { Skerry } = globalThis as unknown as Global
    Object.assign(globalThis, { heard: [] })
    Skerry.on(wanted, (detail) => (globalThis as unknown as Global).heard.push(detail))
  }, name)
  return () => page.evaluate(() => (globalThis as unknown as Global).heard)
}

describe('events for scripts on the page', () => {
  it('report what the visitor has consented to, and each answer', async () => {
    const { page } = await site.visit('/contact?cookies=restrictive&banner=popup-light-button')
    const heard = await listen(page, 'consent')
    const before = { answer: 'unknown', mayStore: false }
    await expect.poll(heard).toEqual([before])
    await page.getByRole('region', { name: 'Cookie notice' }).getByRole('button', { name: 'Accept' }).click()
    await expect.poll(heard).toEqual([before, { answer: 'given', mayStore: true }])
    await page.reload()
    await expect.poll(await listen(page, 'consent')).toEqual([{ answer: 'given', mayStore: true }])
  })

  it('report that the visitor has declined in another tab', async () => {
    const { page } = await site.visit('/contact')
    const heard = await listen(page, 'consent')
    await expect.poll(heard).toEqual([{ answer: 'unknown', mayStore: true }])
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.evaluate("document.cookie = 'ss_cookieAllowed=false; path=/'")
    await expect.poll(heard).toEqual([
      { answer: 'unknown', mayStore: true },
      { answer: 'declined', mayStore: false },
    ])
  })

  it('report a saved form', async () => {
    const { page } = await site.visit('/blocks/newsletter')
    const heard = await listen(page, 'form-submitted')
    const form = page.locator('.newsletter-form').first()
    await form.getByLabel('Email').fill('ada@example.org')
    await form.getByRole('button').click()
    await expect.poll(heard).toEqual([{ formId: expect.stringMatching(/./) }])
  })

  it('report a product added to the cart, by the visitor or by a script', async () => {
    const { page } = await site.visit('/bakehouse')
    const heard = await listen(page, 'added-to-cart')
    const { id } = productOf('ships-biscuit')
    await page.evaluate((itemId) => (globalThis as unknown as Global).Skerry.cart.add({ itemId, quantity: 2 }), id)
    await expect.poll(heard).toEqual([{ itemId: id, quantity: 2 }])
  })
})
