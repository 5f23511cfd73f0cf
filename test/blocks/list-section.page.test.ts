import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { bannerSlideshow, type ListSectionOptions, listCarousel } from '../../mocks/site/markup/listSection'
import { axeFindings } from '../support/axe'
import { holdRequests } from '../support/holdRequests'
import { movesOf, still } from '../support/moves'
import { documentOf, siteForTests, strictPolicy, untilBlock } from '../support/site'

// List sections on pages with their template's style sheet, but without its script for them.
const scenes = ['ferry-crossing', 'lighthouse-night', 'seals-low-tide', 'tide-pools', 'loaves']
const items = scenes.map((scene, index) => ({
  scene,
  title: `Item ${index + 1}`,
  text: 'Words',
  link: { href: `#item-${index + 1}`, text: `Link ${index + 1}` },
}))
const styles =
  '<script nonce="{{nonce}}">Static = { SQUARESPACE_CONTEXT: {} }</script><link rel="stylesheet" href="/site.css">'
const carousel = (options: Partial<ListSectionOptions> = {}, before = '') =>
  documentOf(`<h2>Walks</h2>${before}${listCarousel({ id: 'Walks', items, ...options }).text}<p>Below</p>`, styles)
const bundle = '<script nonce="{{nonce}}" src="/scripts/site-bundle.1.js"></script>'

const site = siteForTests({
  pages: {
    '/empty': documentOf(''),
    '/carousel': carousel(),
    '/beside-gallery': carousel(
      {},
      `<div data-block-type="gallery" data-block-json='{"design":"slideshow"}'>
        <p data-slide-id="1">First</p><p data-slide-id="2">Second</p></div>`,
    ),
    '/ended': carousel({ isInfinite: false, showsAdjacent: true }),
    '/short': carousel({ items: items.slice(0, 2) }),
    '/banner': documentOf(`<h2>Voices</h2>${bannerSlideshow({ id: 'Voices', items }).text}<p>Below</p>`, styles),
    '/rtl': carousel().replace('<html lang="en"', '<html lang="en" dir="rtl"'),
    '/bound': carousel({ boundBy: 'UserItemsListCarousel' }, bundle),
    '/unbound': carousel({}, bundle),
    '/saved': carousel({ boundBy: 'UserItemsListCarousel' })
      .replaceAll('list-item"', 'list-item" aria-hidden="true"')
      .replace(
        '</li></ul>',
        '</li><li class="user-items-list-carousel__slide" data-original-item-index="0">Item 1</li></ul>',
      ),
  },
  renderPage: (path, ...rest) =>
    path === '/scripts/site-bundle.1.js'
      ? { status: 200, contentType: 'text/javascript', body: '' }
      : renderPage(path, ...rest),
  headers: strictPolicy,
})

const wide = { viewport: { width: 1280, height: 800 } }
const calm = { ...wide, reducedMotion: 'reduce' } as const

async function open(path: string, options: Parameters<typeof site.visit>[1] = calm) {
  const visit = await site.visit(path, options)
  await untilBlock(visit.page, 'list-section')
  return visit
}

/** The items that a visitor sees, at least by half. */
const seen = (page: Page) =>
  page.locator('li.list-item').evaluateAll((all) => {
    const list = all[0]!.parentElement!
    if (getComputedStyle(list).opacity !== '1') return []
    const frame = list.getBoundingClientRect()
    return all.flatMap((one, index) => {
      const { left, right, width } = one.getBoundingClientRect()
      const px = Math.min(right, frame.right, innerWidth) - Math.max(left, frame.left, 0)
      return px > width / 2 && one.checkVisibility() ? [index + 1] : []
    })
  })
const arrow = (page: Page, name: string) => page.locator(`button[aria-label="${name}"]:visible`)
const isOff = (page: Page, name: string) => arrow(page, name).getAttribute('aria-disabled')
const stop = (page: Page) => page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())

describe('a carousel of a list section without its template’s script', () => {
  it('shows its items in the columns of the template, and moves nothing', async () => {
    const { page, troubles } = await site.visit('/empty', wide)
    const arrive = await holdRequests(page, '**/chunks/list-section-*')
    await page.goto(`${site.server.url}/carousel`)
    expect(await seen(page)).toEqual([])
    await arrive()
    await expect.poll(() => seen(page)).toEqual([1, 2, 3])
    const loaded = () =>
      page
        .locator('li img')
        .evaluateAll((all: HTMLImageElement[]) => all.slice(0, 3).map((one) => one.naturalWidth > 0))
    await expect.poll(loaded).toEqual([true, true, true])
    expect(await movesOf(page)).toEqual(still)
    expect(await axeFindings(page, '.user-items-list')).toEqual([])
    expect(troubles).toEqual([])
  })

  it('moves item by item with its arrows, wraps around, and announces where it is', async () => {
    const { page } = await open('/carousel')
    await arrow(page, 'Next').click()
    await expect.poll(() => seen(page)).toEqual([2, 3, 4])
    expect(await page.getByRole('status').textContent()).toBe('Item 2 of 5')
    await arrow(page, 'Next').click()
    await expect.poll(() => seen(page)).toEqual([3, 4, 5])
    await arrow(page, 'Next').click()
    await expect.poll(() => seen(page)).toEqual([1, 2, 3])
    await arrow(page, 'Previous').click()
    await expect.poll(() => seen(page)).toEqual([3, 4, 5])
  })

  it('loses no click while it moves', async () => {
    const { page } = await open('/carousel', wide)
    await arrow(page, 'Next').evaluate((button: HTMLElement) => [0, 1].map(() => button.click()))
    await expect.poll(() => seen(page)).toEqual([3, 4, 5])
  })

  it('moves at once for visitors who prefer reduced motion', async () => {
    const { page } = await open('/carousel')
    const left = await arrow(page, 'Next').evaluate((button: HTMLElement) => {
      button.click()
      const list = document.querySelector('ul.user-items-list-carousel__slides')!
      return list.scrollLeft + list.getBoundingClientRect().left - list.children[1]!.getBoundingClientRect().left
    })
    expect(left).toBeGreaterThan(100)
  })

  it('disables its arrow at the end of a list that does not loop, and shows the adjacent item there', async () => {
    const { page } = await open('/ended')
    expect(await isOff(page, 'Previous')).toBe('true')
    expect(await arrow(page, 'Previous').evaluate((one) => getComputedStyle(one).pointerEvents)).toBe('none')
    await arrow(page, 'Previous').press('Enter')
    expect(await page.getByRole('status').textContent()).toBe('') // it has not moved
    // As a finger scrolls it.
    await page.locator('ul.user-items-list-carousel__slides').evaluate((list) => list.scrollTo(list.scrollWidth, 0))
    await expect.poll(() => isOff(page, 'Next')).toBe('true')
    expect(await isOff(page, 'Previous')).toBe(null)
    await arrow(page, 'Previous').click()
    await expect.poll(() => seen(page)).toEqual([2, 3, 4])
    const beside = await page.locator('li.list-item').evaluateAll((all) => {
      const [gutter, last] = [document.querySelector('.user-items-list-carousel__gutter')!, all[4]!]
      return gutter.getBoundingClientRect().right - last.getBoundingClientRect().left
    })
    expect(beside).toBeGreaterThan(24)
  })

  it('disables its arrows if all items fit', async () => {
    const { page } = await open('/short')
    expect([await isOff(page, 'Previous'), await isOff(page, 'Next')]).toEqual(['true', 'true'])
    await expect.poll(() => seen(page)).toEqual([1, 2])
  })

  it('moves with the arrow keys, and when Tab reaches the link of another item', async () => {
    const { page } = await open('/carousel')
    await page.locator('ul.user-items-list-carousel__slides').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => seen(page)).toEqual([2, 3, 4])
    await page.getByRole('link', { name: 'Link 4' }).focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => seen(page)).toEqual([3, 4, 5])
  })

  it('does not move a gallery on the same page when its arrow keys are pressed', async () => {
    const { page } = await open('/beside-gallery')
    await untilBlock(page, 'gallery')
    await page.locator('ul.user-items-list-carousel__slides').focus()
    expect(await page.getByText('First').evaluate((slide) => slide.getBoundingClientRect().top < innerHeight)).toBe(
      true,
    )
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => seen(page)).toEqual([2, 3, 4])
    expect(await page.locator('.sqs-active-slide').textContent()).toBe('First')
  })

  it('starts on the right in right-to-left text, and moves the way its arrows point', async () => {
    const { page } = await open('/rtl')
    await expect.poll(() => seen(page)).toEqual([1, 2, 3])
    const boxes = await Promise.all([1, 2].map((number) => page.getByText(`Item ${number}`).boundingBox()))
    expect(boxes[0]!.x).toBeGreaterThan(boxes[1]!.x)
    const [next, previous] = await Promise.all(['Next', 'Previous'].map((name) => arrow(page, name).boundingBox()))
    expect(next!.x).toBeLessThan(previous!.x)
    await arrow(page, 'Next').click()
    await expect.poll(() => seen(page)).toEqual([2, 3, 4])
  })

  it('shows one item at a time in a window of 320 px, with arrows below', async () => {
    const { page } = await open('/carousel', { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
    await expect.poll(() => seen(page)).toEqual([1])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await arrow(page, 'Next').click()
    await expect.poll(() => seen(page)).toEqual([2])
  })

  it('shows all items on paper, next to or below each other', async () => {
    const { page } = await open('/carousel')
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => seen(page)).toEqual([1, 2, 3, 4, 5])
    expect(await page.locator('button[class*="arrow"]:visible').count()).toBe(0)
    const rows = await page
      .locator('li.list-item')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(rows).size).toBe(2)
  })
})

describe('a banner slideshow of a list section without its template’s script', () => {
  it('shows one item at a time, and wraps around with its arrows', async () => {
    const { page } = await open('/banner')
    await expect.poll(() => seen(page)).toEqual([1])
    expect(await axeFindings(page, '.user-items-list')).toEqual([])
    await arrow(page, 'Previous').click()
    await expect.poll(() => seen(page)).toEqual([5])
    await arrow(page, 'Next').click()
    await expect.poll(() => seen(page)).toEqual([1])
    expect(await movesOf(page)).toEqual(still)
  })
})

describe('a list section and its template’s script', () => {
  it('is left to the script that has taken it over', async () => {
    const { page } = await site.visit('/bound', calm)
    await untilBlock(page, 'list-section', 'skipped')
    expect(await page.locator('[class*="skerry-list"]').count()).toBe(0)
    expect(await seen(page)).toEqual([])
  })

  it('is shown if the script has loaded without its part for lists, and handed over once that part loads', async () => {
    const { page } = await open('/unbound')
    await expect.poll(() => seen(page)).toEqual([1, 2, 3])
    await page.locator('[data-controller]').evaluate((section: HTMLElement) => {
      section.querySelector('li')!.style.transform = 'translate3d(12px, 0px, 0px)'
      section.dataset.controllersBound = 'UserItemsListCarousel'
    })
    await untilBlock(page, 'list-section', 'skipped')
    expect(await page.locator('[class*="skerry-list"], .user-items-list [role="status"]').count()).toBe(0)
    expect(await page.locator('.user-items-list li[style]').count()).toBe(1)
  })

  it('is shown, without the script’s copies of items, if the page was saved after the script had run', async () => {
    const { page } = await open('/saved')
    await expect.poll(() => seen(page)).toEqual([1, 2, 3])
    expect(await page.getByRole('listitem').count()).toBe(5)
  })

  it.each(['/carousel', '/banner', '/saved'])('is as it was served when Skerry stops: %s', async (path) => {
    const { page } = await open(path)
    const text = await (await page.request.get(page.url())).text()
    const [served] = /<ul[\s\S]*<\/ul>/.exec(text)!
    await arrow(page, 'Next').click()
    await stop(page)
    const left = () => page.evaluate(() => document.querySelector('.user-items-list-item-container ul')!.outerHTML)
    await expect.poll(left).toBe(served)
    expect(await page.locator('.user-items-list [role="status"]').count()).toBe(0)
  })
})
