import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { movesOf, still } from '../support/moves'
import { siteForTests, untilBlock } from '../support/site'

const site = siteForTests({ renderPage })
const itemId = '5f0c0000000000000000b002'

beforeEach(() => site.server.backend.reset())

type Options = Parameters<typeof site.visit>[1]

async function visit(path = '/blocks/like?csp=strict', options: Options = {}) {
  const { page, troubles } = await site.visit(path, options)
  await open(page)
  return { page, troubles, button: page.locator('.sqs-simple-like').first() }
}

async function open(page: Page): Promise<void> {
  await page.locator('.sqs-simple-like').first().scrollIntoViewIfNeeded()
  await untilBlock(page, 'like')
}

const likers = () => site.server.state.likes[itemId]?.sessions.length

describe('likes of a post', () => {
  it('survive a reload, under a strict policy', async () => {
    const { page, button, troubles } = await visit('/journal/what-the-oven-wants?csp=strict')
    expect(await button.innerText()).toBe('123 Likes')
    await button.click()
    await expect.poll(likers).toBe(1)
    await page.reload()
    await open(page)
    expect(await button.getAttribute('aria-pressed')).toBe('true')
    expect(await button.innerText()).toBe('124 Likes')
    expect(await movesOf(page)).toEqual(still)
    expect(await axeFindings(page, 'main')).toEqual([])
    expect(troubles).toEqual([])
  })

  it('are added and removed by keyboard, on all buttons of the item, and announced', async () => {
    const { page, button } = await visit()
    await button.focus()
    await page.keyboard.press('Space')
    expect(await page.locator('.sqs-simple-like').nth(1).innerText()).toBe('124 Likes')
    const status = page.locator('.sqs-simple-like + [role="status"]').first()
    expect(await status.innerText()).toBe('You like this. 124 Likes')
    expect((await status.boundingBox())?.width).toBe(1)
    await page.keyboard.press('Enter')
    expect(await status.innerText()).toBe('You no longer like this. 123 Likes')
    await expect
      .poll(() => site.server.backend.log.filter(({ operation }) => operation === 'UnlikeItem').length)
      .toBe(1)
    expect(likers()).toBe(0)
  })

  it('are reverted if they cannot be saved, with a visible message', async () => {
    const { page, button, troubles } = await visit('/blocks/like?scenario=serverError')
    troubles.length = 0
    await button.click()
    const problem = page.getByText('This could not be saved. Please try again.').first()
    await problem.waitFor()
    expect((await problem.boundingBox())?.width).toBeGreaterThan(100)
    expect(await button.innerText()).toBe('123 Likes')
    expect(await button.getAttribute('aria-pressed')).toBe('false')
    expect(await axeFindings(page, 'main')).toEqual([])
  })

  it('count once if the token had to be renewed', async () => {
    const { button } = await visit('/blocks/like?scenario=crumbExpired')
    await button.click()
    await expect.poll(likers).toBe(1)
    expect(await button.innerText()).toBe('124 Likes')
  })

  it('have a heart, unless the template draws one', async () => {
    const { page } = await visit()
    expect(await page.locator('.sqs-simple-like').first().locator('svg').count()).toBe(1)
    const own = page.locator('.like-with-icon .sqs-simple-like')
    await own.scrollIntoViewIfNeeded()
    await page.waitForFunction(() => document.querySelector('.like-with-icon [aria-pressed]'))
    expect(await own.locator('svg').count()).toBe(0)
  })

  it('work in a window of 320 px, on a right-to-left page, and by touch', async () => {
    const { page, button } = await visit('/blocks/like?locale=ar-XB', {
      viewport: { width: 320, height: 640 },
      hasTouch: true,
    })
    await button.tap()
    await expect.poll(likers).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  it('have the height that their template sets, but a larger touch target', async () => {
    const { page, button } = await visit('/blocks/like')
    await page.addStyleTag({ content: '.sqs-simple-like { min-block-size: 0 !important; line-height: 1 !important }' })
    const { x, y, height } = (await button.boundingBox())!
    expect(height).toBeLessThan(28)
    await page.mouse.click(x + 5, y + height / 2 - 17)
    await expect.poll(likers).toBe(1)
  })

  it('are restored by stop', async () => {
    const { page, button } = await visit('/blocks/like')
    await button.click()
    await expect.poll(likers).toBe(1)
    const { served, left } = await page.evaluate(async () => {
      const html = await (await fetch(location.href)).text()
      ;(globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop()
      const one = '.sqs-simple-like, [data-block-type="like"]'
      const page = new DOMParser().parseFromString(html, 'text/html')
      const htmlOf = (root: Document) =>
        [...root.querySelectorAll(one)].map((element) => element.parentElement?.innerHTML)
      return { served: htmlOf(page), left: htmlOf(document) }
    })
    // The server has counted the like in the meantime.
    expect(left.map((html) => html?.replace('"123"', '"124"'))).toEqual(served)
  })
})
