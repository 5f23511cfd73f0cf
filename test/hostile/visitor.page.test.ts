import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { scrollThrough } from '../support/scrollThrough'
import { openSite, type Site, untilBlock } from '../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite({ renderPage })
})
afterAll(() => site.close())

const blocks = {
  '/contact': 'form',
  '/photographs': 'gallery',
  '/questions': 'accordion',
  '/support': 'donation-button',
}

async function visit(path: string, options?: Parameters<Site['visit']>[1]) {
  const visited = await site.visit(`${path}?csp=strict`, options)
  visited.page.setDefaultTimeout(30_000)
  return visited
}

const excess = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

// 400 % of 1280 px is a screen of 320 by 256.
const screens = {
  '320 px wide': { width: 320, height: 640 },
  'enlarged to 400 %': { width: 320, height: 256 },
}

describe.each(Object.keys(blocks) as (keyof typeof blocks)[])('the demo page %s', (path) => {
  it.each(Object.entries(screens))('never scrolls sideways, in either direction of text, %s', async (_, viewport) => {
    const { page, troubles } = await visit(path, { viewport })
    await page.waitForFunction(() => Symbol.for('skerry') in globalThis)
    await scrollThrough(page)
    await untilBlock(page, blocks[path])
    expect(await excess(page)).toBeLessThanOrEqual(0)
    expect(await axeFindings(page)).toEqual([])
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    await scrollThrough(page)
    expect(await page.evaluate(() => document.body.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(troubles).toEqual([])
  })
})

describe('a visitor whose browser denies channels between tabs', () => {
  it('can add to the cart', async () => {
    const { page } = await visit('/questions')
    await page.addInitScript(() => {
      globalThis.BroadcastChannel = class {
        constructor() {
          throw new DOMException('denied', 'SecurityError')
        }
      } as never
    })
    await page.goto(`${site.server.url}/bakehouse/p/ships-biscuit?csp=strict`)
    await page.getByRole('button', { name: 'Add To Cart' }).first().click()
    await page.getByText('Added!').first().waitFor()
  })
})

describe('a visitor with only a keyboard', () => {
  it('can send the contact form', async () => {
    const { page } = await visit('/contact')
    await untilBlock(page, 'form')
    await page.locator('main form .field-element').first().focus()
    for (const text of ['Ada', 'Lovelace', 'ada@example.com', 'Boats', 'By keyboard']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await page.waitForURL('**/thank-you*')
    expect(JSON.stringify(site.server.state.submissions.at(-1)?.values)).toContain('By keyboard')
  })

  it('can open and close an answer, and reach the next question', async () => {
    const { page } = await visit('/questions')
    await untilBlock(page, 'accordion')
    const buttons = page.locator('.accordion-item__click-target')
    await buttons.nth(1).focus() // the first is open from the beginning
    for (const [key, state, isOpen] of [
      ['Enter', 'open', 'true'],
      [' ', 'closed', 'false'],
    ] as const) {
      await page.keyboard.press(key)
      await page.locator(`.accordion-item[data-state="${state}"] :focus`).waitFor()
      expect(await buttons.nth(1).getAttribute('aria-expanded')).toBe(isOpen)
    }
    await page.keyboard.press('Tab')
    expect(await buttons.nth(2).evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('can go through the photographs', async () => {
    const { page } = await visit('/photographs', { reducedMotion: 'reduce' })
    await untilBlock(page, 'gallery')
    const current = () =>
      page
        .locator('.sqs-gallery-block-slideshow .slide')
        .evaluateAll((slides) => slides.findIndex((slide) => slide.classList.contains('sqs-active-slide')))
    await page.locator('.sqs-gallery-controls .next').first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(current).toBe(1)
    await page.keyboard.press('ArrowRight')
    await expect.poll(current).toBe(2)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(current).toBe(1)
  })
})

describe('a visitor with reduced motion', () => {
  it('sees answers and slides change without animation', async () => {
    const { page } = await visit('/questions', { reducedMotion: 'reduce' })
    await untilBlock(page, 'accordion')
    await page.locator('.accordion-item__click-target').nth(1).click()
    await page.waitForFunction(() => document.querySelector('[data-state="open"]'))
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

describe('a printed page', () => {
  it('contains its slides and text', async () => {
    const { page, troubles } = await visit('/photographs')
    await untilBlock(page, 'gallery')
    await page.emulateMedia({ media: 'print' })
    await page.pdf()
    expect(await page.locator('.sqs-gallery-block-slideshow .sqs-active-slide').first().isVisible()).toBe(true)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })
    expect(troubles).toEqual([])
  })
})
