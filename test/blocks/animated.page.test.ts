import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentOf, openSite, type Site, strictPolicy } from '../support/site'

const styles = `
  body { margin: 0; font: 16px sans-serif }
  .space { height: 1500px }
  .block { height: 300px; background: #ddd }
  .tall { height: 20000px; background: #ddd }
  .clipping { overflow: hidden }
  .band { overflow: hidden; height: 120px }
  .short { height: 40px; margin: 0 }
  .column { height: 1800px; width: 300px; background: #ddd }
`
const animated = (kind: string, name = 'block') => `<div class="${name}" data-animation="${kind}"><p>Words</p></div>`
const page = (body: string) => documentOf(body, '<link rel="stylesheet" href="/site.css">')
const space = '<div class="space"></div>'

const pages = {
  '/kinds': page(['fade', 'slide', 'scale', 'clip'].map((kind) => space + animated(kind)).join('') + space),
  '/link': page(`${space}<div class="block" data-animation="fade"><a href="/">Words</a></div>${space}`),
  '/tall': page(space + animated('fade', 'tall')),
  '/column': page(`${space + animated('fade', 'column')}<div class="space" id="end"></div>`),
  '/seen': page(animated('fade')),
  '/clipped': page(`${space}<div class="clipping"><p class="short" data-animation="slide-up">Words</p></div>${space}`),
  '/cropped': page(`${space}<div class="band">${animated('fade')}</div>${space}`),
  '/image': page(
    `${space}<div class="sqs-block sqs-block-image"><figure class="image-block-outer-wrapper combination-animation-fade-in">
      <img data-src="/image.svg" data-image-dimensions="300x200" alt="An image"></figure></div>${space}`,
  ),
}

let site: Site
beforeAll(async () => {
  site = await openSite({
    pages,
    headers: strictPolicy,
    renderPage: (path) => (path === '/site.css' ? { status: 200, contentType: 'text/css', body: styles } : null),
  })
})
afterAll(() => site.close())

/** The number of blocks that have been animated in. */
const loaded = (view: Page) => view.locator('.animation-loaded').count()
/** The number of blocks that stay invisible until they are scrolled into view. */
const held = (view: Page) =>
  view.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'paused').length)
const untilHeld = (view: Page, count: number) => expect.poll(() => held(view), { timeout: 15_000 }).toBe(count)
const untilLoaded = (view: Page, count: number) => expect.poll(() => loaded(view), { timeout: 15_000 }).toBe(count)
const topOf = (view: Page, selector: string, index = 0) =>
  view
    .locator(selector)
    .nth(index)
    .evaluate((element) => (element as HTMLElement).offsetTop)
const scrollTo = (view: Page, y: number) => view.evaluate((top) => window.scrollTo(0, top), y)

describe('an animated block', () => {
  it('appears once half of it is visible, whatever its animation', async () => {
    const { page: view, troubles } = await site.visit('/kinds', { viewport: { width: 800, height: 600 } })
    for (let index = 0; index < 4; index++) {
      const top = await topOf(view, '.block', index)
      await scrollTo(view, top - 600 - 50)
      await untilHeld(view, 1)
      expect(await loaded(view)).toBe(index)
      await scrollTo(view, top - 600 + 250)
      await untilLoaded(view, index + 1)
      await untilHeld(view, 0)
    }
    expect(troubles).toEqual([])
    await view.context().close()
  })

  it('adds at most one class to the markup, and removes it on stop', async () => {
    const { page: view } = await site.visit('/kinds', { viewport: { width: 800, height: 600 } })
    const block = view.locator('.block').first()
    const served = await block.evaluate((element) => element.outerHTML)
    await scrollTo(view, (await topOf(view, '.block')) - 650)
    await untilHeld(view, 1)
    expect(await block.evaluate((element) => element.outerHTML)).toBe(served)
    await scrollTo(view, (await topOf(view, '.block')) - 300)
    await untilLoaded(view, 1)
    await view.evaluate(() => {
      const skerry = (globalThis as unknown as Record<symbol, { stop(): void }>)[Symbol.for('skerry')]
      skerry?.stop()
    })
    expect(await block.evaluate((element) => element.outerHTML)).toBe(served)
    await view.context().close()
  })

  it('appears when the focus comes into it, however little of it is visible', async () => {
    const { page: view } = await site.visit('/link', { viewport: { width: 800, height: 600 } })
    await scrollTo(view, (await topOf(view, '.block')) - 600 - 50)
    await untilHeld(view, 1)
    await scrollTo(view, (await topOf(view, '.block')) - 600 + 60)
    await view.keyboard.press('Tab')
    expect(await view.evaluate(() => document.activeElement?.textContent)).toBe('Words')
    await untilLoaded(view, 1)
    await view.context().close()
  })

  it('taller than the screen appears once it fills half of the screen', async () => {
    const { page: view } = await site.visit('/tall', { viewport: { width: 800, height: 600 } })
    const top = await topOf(view, '.tall')
    await scrollTo(view, top - 600 - 50)
    await untilHeld(view, 1)
    await scrollTo(view, top - 600 + 400)
    await untilLoaded(view, 1)
    await view.context().close()
  })

  it.each([8, 100])('appears in a narrow column taller than the screen, scrolled by %i px at a time', async (step) => {
    const { page: view } = await site.visit('/column', { viewport: { width: 800, height: 600 } })
    await scrollTo(view, (await topOf(view, '.column')) - 650)
    await untilHeld(view, 1)
    await view.evaluate(async (px) => {
      const end = document.querySelector<HTMLElement>('#end')!.offsetTop
      for (let y = scrollY; y < end; y += px) {
        window.scrollTo(0, y)
        await new Promise(requestAnimationFrame)
      }
    }, step)
    await untilLoaded(view, 1)
    await view.context().close()
  })

  it('that slides in appears even if a parent clips everything below its place', async () => {
    const { page: view } = await site.visit('/clipped', { viewport: { width: 800, height: 600 } })
    const top = await topOf(view, '.short')
    await scrollTo(view, top - 600 - 50)
    await untilHeld(view, 1)
    await scrollTo(view, top - 300)
    await untilLoaded(view, 1)
    const opacity = () => view.locator('.short').evaluate((block) => getComputedStyle(block).opacity)
    await expect.poll(opacity).toBe('1')
    await view.context().close()
  })

  it('that is cropped by a parent appears once half of the rest is visible', async () => {
    const { page: view } = await site.visit('/cropped', { viewport: { width: 800, height: 600 } })
    const top = await topOf(view, '.band')
    await scrollTo(view, top - 600 - 50)
    await untilHeld(view, 1)
    for (const seen of [20, 40, 80]) {
      expect(await loaded(view)).toBe(0)
      await scrollTo(view, top - 600 + seen)
      await view.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    }
    await untilLoaded(view, 1)
  })

  it('appears even if it grows while it comes into view', async () => {
    const { page: view } = await site.visit('/kinds', { viewport: { width: 800, height: 600 } })
    const top = await topOf(view, '.block')
    await scrollTo(view, top - 650)
    await untilHeld(view, 1)
    await scrollTo(view, top - 600 + 100)
    await view
      .locator('.block')
      .first()
      .evaluate((block) => {
        block.style.height = '9000px'
      })
    await scrollTo(view, top - 600 + 450)
    await untilLoaded(view, 1)
    await view.context().close()
  })

  it('appears at once if it is visible at start, or under reduced motion', async () => {
    const { page: seen } = await site.visit('/seen')
    await untilLoaded(seen, 1)
    expect(await held(seen)).toBe(0)
    await seen.context().close()
    const { page: still } = await site.visit('/kinds', { reducedMotion: 'reduce' })
    await still.locator('.block').first().scrollIntoViewIfNeeded()
    await untilLoaded(still, 1)
    expect(await held(still)).toBe(0)
    await still.context().close()
  })

  it('is printed', async () => {
    const { page: view } = await site.visit('/kinds', { viewport: { width: 800, height: 600 } })
    await scrollTo(view, (await topOf(view, '.block')) - 650)
    await untilHeld(view, 1)
    await view.pdf()
    await untilLoaded(view, 1)
    expect(await held(view)).toBe(0)
    await view.context().close()
  })

  it('waits for its image', async () => {
    const { page: view } = await site.visit('/seen', { viewport: { width: 800, height: 600 } })
    let answer = () => {}
    await view.route('**/image.svg*', async (route) => {
      await new Promise<void>((done) => {
        answer = done
      })
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>',
      })
    })
    const asked = view.waitForRequest('**/image.svg*')
    await view.goto(`${site.server.url}/image`)
    const top = await topOf(view, 'figure')
    await scrollTo(view, top - 600 - 50)
    await untilHeld(view, 1)
    await asked
    await scrollTo(view, top - 300)
    expect(await loaded(view)).toBe(0)
    answer()
    await untilLoaded(view, 1)
    await view.context().close()
  })
})

describe('a page without JavaScript', () => {
  it('shows all animated blocks', async () => {
    const { page: view } = await site.visit('/kinds', { javaScriptEnabled: false })
    expect(await view.locator('.block').first().isVisible()).toBe(true)
    await view.context().close()
  })
})
