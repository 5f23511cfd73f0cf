import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { fillCart } from '../support/filledCart'
import { setFontSize } from '../support/fontSize'
import { siteForTests } from '../support/site'

const site = siteForTests({ renderPage })

const texts = [
  ['/blocks/map', '.sqs-block-map', '.skerry-map-address', 16],
  ['/blocks/map', '.sqs-block-map', '.skerry-map-address strong', 18],
  ['/blocks/map', '.sqs-block-map', '.skerry-map-note', 14],
  ['/blocks/map', '.sqs-block-map', '.skerry-map-status', 15],
  ['/blocks/audio', '.sqs-block-audio', '.skerry-sound-time', 13],
  ['/blocks/embed?embeds=foreign&cookies=restrictive', '.sqs-block-embed', '.skerry-embed-card', 16],
  ['/blocks/cart-pill', 'body', '.skerry-cart-pill-box', 14],
] as const

/** Sets the font size of the visitor's browser, and returns the size of a text. */
async function sizeAt(page: Page, standard: number, selector: string): Promise<number> {
  await setFontSize(page, standard)
  return page.evaluate((one) => Number.parseFloat(getComputedStyle(document.querySelector(one)!).fontSize), selector)
}

describe('text in a size of its own', () => {
  it.each(texts)('grows with the visitor’s font size: %s, %s %s', async (path, block, selector, size) => {
    const { page } = await site.visit('/contact')
    if (path.includes('cart')) await fillCart(page, [{ product: 'ships-biscuit' }])
    await page.goto(site.server.url + path)
    await page.evaluate((one) => document.querySelector(one)?.scrollIntoView(), block)
    await page.locator(selector).first().waitFor({ state: 'attached' })
    expect(await sizeAt(page, 16, selector)).toBe(size)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '62.5%'))
    expect(await sizeAt(page, 16, selector)).toBe(size) // templates whose rem is 10 px
    const enlarged = await sizeAt(page, 32, selector)
    expect(enlarged / size).toBeCloseTo(2, 0) // the browser's sizes by name are not exactly proportional
  })

  it('has the space that it needs in a map', async () => {
    const { page } = await site.visit('/blocks/map')
    await setFontSize(page, 32)
    await page.evaluate(() => document.querySelector('.sqs-block-map')?.scrollIntoView())
    const open = page.locator('.skerry-map-open').first()
    await open.waitFor()
    const box = (await page.locator('.skerry-map').first().boundingBox())!
    const button = (await open.boundingBox())!
    expect(button.y + button.height).toBeLessThanOrEqual(box.y + box.height)
  })
})
