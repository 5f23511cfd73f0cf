import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { summaryBlock } from '../../mocks/site/markup/summary'
import { axeFindings } from '../support/axe'
import { holdRequests } from '../support/holdRequests'
import { movesOf } from '../support/moves'
import { documentOf, siteForTests, untilBlock } from '../support/site'
import { untilPrintable } from '../support/untilPrintable'

const item = { title: 'Low water', href: '/journal', date: '2026-11-23', scene: 'harbour', kind: 'text' } as const
const carouselOf = (count: number, slidesPerRow = 3) => {
  const settings = { design: 'carousel', collectionId: 'journal', imageAspectRatio: '1.5', slidesPerRow } as const
  return `${summaryBlock(`of${count}by${slidesPerRow}`, settings, Array(count).fill(item))}`
}
/** The number of items, and how many of them are side by side. */
const carousels = [
  [2, 3],
  [3, 3],
  [4, 3],
  [1, 1],
  [2, 1],
  [4, 5],
  [5, 4],
] as const
const listOf = (count: number) =>
  `${summaryBlock('list', { design: 'list', collectionId: 'journal' }, Array(count).fill(item))}`
    .replaceAll(' summary-item-has-thumbnail', '')
    .replace(/<div class="summary-thumbnail-outer-container">.*?<\/a><\/div>/g, '')
// As on the platform, with less space for text beside an image.
const listStyles = `<style>
  .sqs-gallery-design-list .sqs-gallery-meta-container { float: left; width: 75% }
  .sqs-gallery-design-list .no-image .sqs-gallery-meta-container { width: 100% !important }
  .summary-title { font: 40px/2 sans-serif }
</style>`
/** As on the platform, which marks the keyboard's focus by script. */
const withoutRings = `<style>
  .sqs-gallery-controls .previous:focus:not([data-focus-visible-added]),
  .sqs-gallery-controls .next:focus:not([data-focus-visible-added]) { outline: none }
</style>`
/** A summary 800 px wide, in a template with the platform's rule for walls. Its images are 3:2. */
const columnsOf = (design: 'autogrid' | 'autocolumns') => {
  const settings = { design, collectionId: 'journal', imageAspectRatio: '1', columnWidth: 200, gutter: 40 } as const
  const template = `<style>main { box-sizing: content-box; width: 800px; max-width: none; padding: 0 }
    .sqs-gallery-design-autocolumns-slide { position: absolute }</style>`
  return documentOf(`${summaryBlock(design, settings, Array(5).fill(item))}`, template)
}
const site = siteForTests({
  renderPage,
  pages: {
    '/autogrid': columnsOf('autogrid'),
    '/autocolumns': columnsOf('autocolumns'),
    '/carousels': documentOf(
      carousels.map(([count, row]) => carouselOf(count, row)).join(''),
      '<link rel="stylesheet" href="/site.css">',
    ),
    '/long': documentOf(carouselOf(6, 2), '<link rel="stylesheet" href="/site.css">'),
    '/hidden': documentOf(`<div hidden>${carouselOf(4)}</div>`, '<link rel="stylesheet" href="/site.css">'),
    '/of60': documentOf(carouselOf(60), '<link rel="stylesheet" href="/site.css">'),
    '/of61': documentOf(carouselOf(61), '<link rel="stylesheet" href="/site.css">'),
    '/rings': documentOf(carouselOf(4), withoutRings),
    '/list': documentOf(listOf(2).replaceAll('Low water', 'Low water all the way to the harbour wall'), listStyles),
  },
})
const path = '/blocks/summary?csp=strict'

beforeEach(() => site.server.backend.reset())

async function visit(address = path, options: Parameters<typeof site.visit>[1] = {}) {
  const { page, troubles } = await site.visit(address, options)
  await page.locator('.sqs-block-summary-v2').first().scrollIntoViewIfNeeded()
  await untilBlock(page, 'summary')
  return { page, troubles }
}

const block = (page: Page, design: string) =>
  page.locator(`.sqs-block-summary-v2[data-block-json*='"${design}"']`).first()

/** The boxes of a summary's items, relative to the first. */
async function boxesOf(page: Page, design: string) {
  await block(page, design).scrollIntoViewIfNeeded()
  await expect.poll(() => block(page, design).locator('[data-skerry-summary]').count()).toBe(1)
  return block(page, design)
    .locator('.summary-item')
    .evaluateAll((items) => {
      const [first] = items.map((item) => item.getBoundingClientRect())
      return items.map((item) => {
        const { x, y, width } = item.getBoundingClientRect()
        return [x - first!.x, y - first!.y, width].map(Math.round)
      })
    })
}

describe('a summary', () => {
  it('is a grid of as many columns as fit, with a gutter', async () => {
    const { page } = await visit()
    const boxes = await boxesOf(page, 'autogrid')
    expect(boxes.map(([, y]) => (y === 0 ? 'first row' : 'second row'))).toEqual([
      ...Array(3).fill('first row'),
      ...Array(2).fill('second row'),
    ])
    const [first, second] = boxes
    expect(second![0]! - first![2]!).toBe(24)
    const rows = await block(page, 'autogrid')
      .locator('.summary-item')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]))
    const bottom = Math.max(...rows.slice(0, 3).map(([, end]) => end!))
    expect(rows[3]![0]! - bottom).toBeCloseTo(24, 0)
    await page.setViewportSize({ width: 320, height: 700 })
    await expect.poll(async () => new Set((await boxesOf(page, 'autogrid')).map(([x]) => x)).size).toBe(1)
  })

  it.each(['autogrid', 'autocolumns'])(
    'keeps its number of columns despite gutters, and only narrows them: %s',
    async (design) => {
      const { page } = await visit(`/${design}`)
      const boxes = await boxesOf(page, design)
      expect(boxes.slice(0, 4)).toEqual([0, 210, 420, 630].map((left) => [left, 0, 170]))
      expect(boxes[4]![0]).toBe(0)
      expect((await movesOf(page)).shift).toBe(0)
      const image = await page.locator('.summary-item img').first().boundingBox()
      expect(image!.width / image!.height).toBeCloseTo(design === 'autogrid' ? 1 : 1.5, 1)
      await page.locator('main').evaluate((main) => main.style.setProperty('width', '399px'))
      await expect.poll(async () => (await boxesOf(page, design)).map(([left]) => left).slice(0, 2)).toEqual([0, 0])
    },
  )

  it('is a wall in which each item is below the shortest column', async () => {
    const { page } = await visit()
    await expect
      .poll(async () => (await boxesOf(page, 'autocolumns')).map(([x]) => x).slice(0, 3))
      .toEqual([0, expect.any(Number), expect.any(Number)])
    const [light, edges, sleepers, harbour, oven] = await boxesOf(page, 'autocolumns')
    expect(new Set([light, edges, sleepers].map((box) => box![0])).size).toBe(3)
    expect([harbour![0], oven![0]]).toEqual([light![0], edges![0]])
    const below = block(page, 'autocolumns').locator('.summary-item-list')
    const list = await below.boundingBox()
    const last = await below.locator('.summary-item').last().boundingBox()
    expect(last!.y + last!.height).toBeLessThanOrEqual(list!.y + list!.height + 1)
  })

  it('as a wall moves nothing, even if something else forces a layout before the next frame', async () => {
    const { page } = await site.visit('/blocks/neutral')
    await page.addInitScript(() => {
      new MutationObserver((records) => {
        const isWall = records.some(({ target }) => (target as HTMLElement).dataset.skerrySummary === 'wall')
        if (isWall) document.elementFromPoint(1, 1) // as the pointer does
      }).observe(document, { subtree: true, attributeFilter: ['data-skerry-summary'] })
    })
    await page.goto(`${site.server.url}${path}`)
    await boxesOf(page, 'autocolumns')
    const { shift, what } = await movesOf(page)
    expect(shift, what).toBeLessThan(0.0005)
  })

  it('as a list has full-width text for items without an image, also before its code has loaded', async () => {
    const { page } = await site.visit('/blocks/neutral', { viewport: { width: 900, height: 800 } })
    const arrive = await holdRequests(page, '**/chunks/summary-*')
    await page.goto(`${site.server.url}/list`)
    const list = page.locator('.sqs-block-summary-v2')
    const sizes = () =>
      list.evaluate((block) => {
        const { clientWidth, clientHeight } = block.querySelector('.summary-content')!
        return [block.clientWidth - clientWidth, clientHeight]
      })
    await list.locator('.summary-item.positioned').first().waitFor({ state: 'attached' })
    const before = await sizes()
    arrive()
    await untilBlock(page, 'summary')
    await list.locator('.no-image').first().waitFor({ state: 'attached' })
    expect(await sizes()).toEqual(before)
    expect(before[0]).toBe(0)
  })

  it.each([320, 1280])('has the same height before its code has loaded, in a window %s px wide', async (width) => {
    const { page } = await site.visit('/blocks/neutral', { viewport: { width, height: 800 } })
    const arrive = await holdRequests(page, '**/chunks/summary-*')
    await page.goto(site.server.url + path)
    const summaries = page.locator('.sqs-block-summary-v2:not(:has([class*="design-autocolumns"]))')
    const heights = () =>
      summaries.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)))
    await expect.poll(() => summaries.locator('.summary-item:not(.positioned)').count()).toBe(0)
    const before = await heights()
    arrive()
    for (const summary of await summaries.all()) {
      await summary.scrollIntoViewIfNeeded()
      await summary.locator('[data-skerry-summary]').waitFor()
    }
    await expect.poll(() => page.getByText('Supper on the last boat').count()).toBe(0)
    const after = await heights()
    expect(after).toEqual(before)
  })

  it.each([
    { width: 320, arrows: [0, 2, 2, 0, 2, 2, 2] },
    { width: 600, arrows: [0, 0, 2, 0, 2, 2, 2] },
    { width: 1280, arrows: [0, 0, 2, 0, 2, 0, 2] },
  ])('as a carousel has no arrows if all items fit in a window $width px wide', async ({ width, arrows }) => {
    const { page } = await site.visit('/blocks/neutral', { viewport: { width, height: 5000 } })
    const arrive = await holdRequests(page, '**/chunks/summary-*')
    await page.goto(`${site.server.url}/carousels`)
    const summaries = page.locator('.sqs-block-summary-v2')
    const look = () =>
      summaries.evaluateAll((all) =>
        all.map((one) => ({
          height: Math.round(one.getBoundingClientRect().height),
          arrows: [...one.querySelectorAll('.summary-carousel-pager > *')].filter((arrow) => arrow.checkVisibility())
            .length,
        })),
      )
    await expect.poll(() => summaries.locator('.summary-item:not(.positioned)').count()).toBe(0)
    const before = await look()
    expect(before.map((one) => one.arrows)).toEqual(arrows)
    arrive()
    await expect.poll(() => summaries.locator('[data-skerry-summary]').count()).toBe(carousels.length)
    expect(await look()).toEqual(before)
  })

  it('shows a focus ring on its arrows for the keyboard on platforms that mark focus by script', async () => {
    const { page } = await visit('/rings')
    for (const name of ['Next', 'Previous']) {
      const arrow = page.getByRole('button', { name })
      await arrow.press('Enter')
      expect(await arrow.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
    }
  })

  it('as a carousel gets its arrows once a hidden part of the page is shown', async () => {
    const { page } = await site.visit('/hidden')
    await page.locator('.summary-item.positioned').first().waitFor({ state: 'attached' })
    await page.locator('[hidden]').evaluate((element) => element.removeAttribute('hidden'))
    const next = page.getByRole('button', { name: 'Next' })
    await next.click()
    await expect.poll(() => page.locator('.summary-item-list').evaluate((list) => list.scrollLeft)).toBeGreaterThan(0)
  })

  it('as a carousel moves by the number of items in view', async () => {
    const { page, troubles } = await visit(path, { reducedMotion: 'reduce' })
    const carousel = block(page, 'carousel')
    await carousel.scrollIntoViewIfNeeded()
    const [previous, next] = [
      carousel.getByRole('button', { name: 'Previous' }),
      carousel.getByRole('button', { name: 'Next' }),
    ]
    await expect.poll(() => previous.getAttribute('aria-disabled')).toBe('true')
    const inView = () =>
      carousel.locator('.summary-item').evaluateAll((items) => {
        const list = items[0]!.parentElement!.getBoundingClientRect()
        return items.flatMap((item, index) => {
          const { left, right } = item.getBoundingClientRect()
          return left > list.left - 2 && right < list.right + 2 ? [index + 1] : []
        })
      })
    expect(await inView()).toEqual([1, 2])
    await next.click()
    await expect.poll(inView).toEqual([3, 4])
    await next.focus()
    await page.keyboard.press('Enter')
    await expect.poll(inView).toEqual([4, 5])
    await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true')
    await previous.press(' ')
    await expect.poll(inView).toEqual([2, 3])
    expect(await axeFindings(page, 'main')).toEqual([])
    expect(troubles).toEqual([])
  })

  it('as a carousel loses no press while it moves', async () => {
    const { page } = await visit('/long')
    const carousel = page.locator('.sqs-block-summary-v2')
    await carousel.scrollIntoViewIfNeeded()
    const next = carousel.getByRole('button', { name: 'Next' })
    await expect.poll(() => next.getAttribute('aria-disabled')).toBe('false')
    /** Presses controls in one task, so that the row has not moved between them. */
    const press = (...names: string[]) =>
      carousel.evaluate((element, labels) => {
        for (const label of labels) element.querySelector<HTMLElement>(`[aria-label="${label}"]`)!.click()
      }, names)
    const rest = () =>
      carousel.locator('.summary-item-list').evaluate(async (list) => {
        list.style.setProperty('scroll-snap-type', 'none')
        let before = -1
        while (before !== list.scrollLeft) {
          before = list.scrollLeft
          await new Promise((done) => setTimeout(done, 150))
        }
        return Math.round((list.scrollLeft / (list.scrollWidth - list.clientWidth)) * 100)
      })
    await press('Next', 'Next')
    await expect.poll(rest).toBe(100)
    await press('Previous', 'Next', 'Previous')
    await expect.poll(rest).toBe(50)
    await press('Next', 'Previous', 'Previous')
    await expect.poll(rest).toBe(0)
  })

  it.each(['mounted', 'waiting'])('as a carousel is printed with all its items (%s)', async (state) => {
    const { page } = await site.visit('/blocks/neutral')
    if (state === 'waiting') await holdRequests(page, '**/chunks/summary-*')
    await page.goto(`${site.server.url}/carousels`)
    const carousel = page.locator('.sqs-block-summary-v2', { has: page.locator('.summary-item:nth-child(4)') }).first()
    await carousel.scrollIntoViewIfNeeded()
    if (state === 'mounted') await untilBlock(page, 'summary')
    else await carousel.locator('.summary-item.positioned').first().waitFor()
    await untilPrintable(page)
    await page.emulateMedia({ media: 'print' })
    const [list, ...items] = await carousel
      .locator('.summary-item-list, .summary-item')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ left, right, bottom }) => ({ left, right, bottom })),
      )
    expect(items).toHaveLength(4)
    for (const { left, right, bottom } of items) {
      expect(left).toBeGreaterThanOrEqual(list!.left - 1)
      expect(right).toBeLessThanOrEqual(list!.right + 1)
      expect(bottom).toBeLessThanOrEqual(list!.bottom + 1)
    }
    expect(await carousel.locator('.summary-carousel-pager').isVisible()).toBe(false)
  })

  it.each(['window', 'phone'])('as a wall is printed in rows, above what follows it (%s)', async (device) => {
    const { page } = await site.visit(
      '/autocolumns',
      device === 'phone' ? { viewport: { width: 320, height: 700 } } : {},
    )
    await untilBlock(page, 'summary')
    await page.emulateMedia({ media: 'print' })
    // Measured at once, because a page that is printed gets no chance to measure its new width.
    const { list, items } = await page.locator('main').evaluate((main) => {
      main.style.setProperty('width', '500px')
      const boxOf = (one: Element) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return { left, right, top, bottom }
      }
      return {
        list: boxOf(main.querySelector('.summary-item-list')!),
        items: [...main.querySelectorAll('.summary-item')].map(boxOf),
      }
    })
    const rows = new Set(items.map(({ top }) => top))
    expect([items.length, rows.size]).toEqual([5, 3])
    for (const { left, right, bottom } of items) {
      expect(left).toBeGreaterThanOrEqual(list.left)
      expect(right).toBeLessThanOrEqual(list.right)
      expect(bottom).toBeLessThanOrEqual(list.bottom)
    }
  })

  it('is mirrored from right to left', async () => {
    const { page } = await visit('/blocks/summary?locale=ar-XB', { reducedMotion: 'reduce' })
    const carousel = block(page, 'carousel')
    await carousel.scrollIntoViewIfNeeded()
    const next = carousel.locator('.summary-carousel-pager-next')
    await expect.poll(() => next.getAttribute('aria-disabled')).toBe('false')
    await next.click()
    await expect
      .poll(() => carousel.locator('.summary-item-list').evaluate((list) => list.scrollLeft))
      .toBeLessThan(-100)
  })

  it.each([
    ['/of60', 60],
    ['/of61', 6],
  ])('loads the images near the screen, and in a carousel all or the next group: %s', async (address, count) => {
    const { page } = await visit(address)
    const carousel = block(page, 'carousel')
    await carousel.scrollIntoViewIfNeeded()
    // Blocks above may still get their size.
    const asked = async () => {
      await carousel.scrollIntoViewIfNeeded()
      return carousel.locator('img[data-image-resolution]').count()
    }
    await expect.poll(asked).toBe(count)
    expect(await carousel.locator('img:not([data-image-resolution])').count()).toBe(count === 60 ? 0 : 55)
  })

  it('lists current events instead of the served ones, and keeps the served ones if the request fails', async () => {
    const { page, troubles } = await visit()
    const events = page.locator('.sqs-block-summary-v2', { has: page.locator('.summary-block-collection-type-events') })
    await events.scrollIntoViewIfNeeded()
    const titles = () => events.locator('.summary-title').allTextContents()
    await expect.poll(titles).toEqual(['Seal count', 'Lighthouse open day', 'Harbour concert'])
    expect(troubles).toEqual([])
    await page.goto(`${site.server.url}/blocks/summary?scenario=offline`)
    await events.scrollIntoViewIfNeeded()
    await expect.poll(() => events.locator('.positioned').count()).toBe(4)
    expect(await titles()).toContain('Supper on the last boat')
  })

  it('keeps the focus on an event when current ones replace it', async () => {
    const { page } = await visit()
    const events = page.locator('.sqs-block-summary-v2', { has: page.locator('.summary-block-collection-type-events') })
    const release = await holdRequests(page, '**/GetWidgetRendering*')
    await page.reload()
    await events.scrollIntoViewIfNeeded()
    await expect.poll(() => events.locator('.positioned').count()).toBe(4)
    const link = events.getByRole('link', { name: 'Seal count' }).first()
    await link.focus()
    release()
    await expect.poll(() => events.locator('.summary-title').count()).toBe(3)
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it.each(['', '&csp=strict'])('runs no code from the server’s response%s', async (policy) => {
    const { page } = await site.visit(`/blocks/summary?scenario=hostileSummary${policy}`)
    const events = page.locator('.sqs-block-summary-v2').filter({ hasText: 'Tea, as announced' })
    await page.locator('.summary-block-collection-type-events').first().scrollIntoViewIfNeeded()
    await events.waitFor()
    expect(await events.locator('script, style, iframe, [onerror], [href^="javascript:"]').count()).toBe(0)
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
  })

  it('fits a window of 320 px', async () => {
    const { page } = await visit(path, { viewport: { width: 320, height: 700 } })
    for (const design of ['autogrid', 'autocolumns', 'carousel', 'list']) await boxesOf(page, design)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  it('is restored by stop', async () => {
    const { page } = await visit('/blocks/summary')
    for (const design of ['autogrid', 'autocolumns', 'carousel', 'list']) await boxesOf(page, design)
    const served = await page.evaluate(async () => {
      const text = await (await fetch(location.href)).text()
      const parsed = new DOMParser().parseFromString(text, 'text/html')
      return [...parsed.querySelectorAll('.sqs-block-summary-v2')].map((one) => one.outerHTML)
    })
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    const now = () => page.locator('.sqs-block-summary-v2').evaluateAll((blocks) => blocks.map((one) => one.outerHTML))
    await expect.poll(now).toEqual(served)
  })
})
