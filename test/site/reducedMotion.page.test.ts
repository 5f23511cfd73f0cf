import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSlides, type ServedGallery, servedGallery } from '../../stories/support/galleryMarkup'
import type { ImageFixture } from '../../stories/support/images'
import { openGallerySite } from '../support/gallerySite'
import { documentOf, type Site, untilBlock } from '../support/site'

const urlOf = ({ width, height, number }: ImageFixture) => `/content/v1/a/${width}x${height}-${number}.svg`
const slides = makeSlides([
  [1000, 666],
  [600, 900],
  [1600, 700],
  ...Array.from({ length: 5 }, () => [1000, 666] as const),
])
const gallery = (data: ServedGallery['data']) =>
  documentOf(
    servedGallery({ slides, data, hasControls: true, hasThumbnails: true, urlOf }),
    '<link rel="stylesheet" href="/site.css">',
  )
const accordion = `<div class="sqs-block accordion-block sqs-block-accordion"><ul class="accordion-items-container">
  <li class="accordion-item"><h2><button class="accordion-item__click-target" aria-expanded="false">Hours</button></h2>
  <div class="accordion-item__dropdown" role="region"><p>Nine to five</p></div></li></ul></div>`
const animated = `<div data-animation="slide-up"><p>The boats are in.</p></div>`

const moving = {
  ...Object.fromEntries(
    ['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe'].map((transition) => [
      `/slideshow-${transition}`,
      gallery({ transition, autoplay: true, thumbnails: true }),
    ]),
  ),
  '/strip': gallery({ design: 'slider', autoplay: true, thumbnails: true }),
  '/carousel': gallery({ design: 'carousel', autoplay: true }),
}
const still = Object.fromEntries(
  ['grid', 'autogrid', 'autocolumns', 'autorows', 'list'].map((design) => [
    `/${design}`,
    gallery({ design, columnWidth: 200, lightbox: true }),
  ]),
)
const pages = { ...moving, ...still, '/accordion': documentOf(accordion), '/animated': documentOf(animated) }

let site: Site
beforeAll(async () => {
  site = await openGallerySite(pages, 'main { max-width: 760px; margin: auto }')
})
afterAll(() => site.close())

/** Notes whatever moves on a page for longer than a frame, in every shadow root too. */
const watchMotion = () => {
  const seen = new Set<string>()
  const frameMs = 17
  const isLong = (animation: Animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0) > frameMs
  const nameOf = (animation: Animation) => {
    const { target } = animation.effect as KeyframeEffect
    const what = 'transitionProperty' in animation ? animation.transitionProperty : 'animation'
    return `${what} of ${target?.localName}.${target?.className}`
  }
  const look = () => {
    const roots = [document, ...[...document.querySelectorAll('*')].flatMap((element) => element.shadowRoot ?? [])]
    for (const root of roots)
      for (const animation of root.getAnimations()) if (isLong(animation)) seen.add(nameOf(animation))
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  // However short: whoever asks for one by script is noted at once.
  const { animate } = Element.prototype
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given)
    if (isLong(animation)) seen.add(nameOf(animation))
    return animation
  }
  // What a script moves in steps: a row that is scrolled is at its place at once.
  const scrolls = new Map<EventTarget, number>()
  addEventListener(
    'scroll',
    ({ target }) => {
      if (!(target instanceof Element)) return
      const times = (scrolls.get(target) ?? 0) + 1
      scrolls.set(target, times)
      if (times > 3) seen.add(`scrolling of ${target.localName}.${target.className}`)
    },
    true,
  )
  Object.assign(window, { seen, forgetScrolls: () => scrolls.clear() })
}
const motion = (page: Page) => page.evaluate(() => [...(window as never as { seen: Set<string> }).seen])

async function visit(path: string, block: string, reducedMotion: 'reduce' | 'no-preference' = 'reduce'): Promise<Page> {
  const { page } = await site.visit('/site.css', { reducedMotion })
  await page.addInitScript(watchMotion)
  await page.goto(site.server.url + path)
  await untilBlock(page, block)
  return page
}

/** Waits until everything that could begin in this moment has begun: two frames. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

async function turn(page: Page): Promise<void> {
  const current = () => page.evaluate(() => document.querySelector('.sqs-gallery')?.getAttribute('data-state'))
  for (const name of ['Next Slide', 'Next Slide', 'Previous Slide']) {
    await page.evaluate('forgetScrolls()')
    await page.getByRole('button', { name }).first().click()
    await settle(page)
    await expect.poll(current).toBe('resting')
  }
}

describe('with reduced motion nothing moves', () => {
  it.each(Object.keys(moving))('in %s', async (path) => {
    const page = await visit(path, 'gallery')
    await turn(page)
    expect(await page.getByRole('button', { name: 'Play slideshow' }).count()).toBe(1)
    expect(await motion(page)).toEqual([])
    await page.context().close()
  })

  it.each(Object.keys(still))('in %s and its lightbox', async (path) => {
    const page = await visit(path, 'gallery')
    await page.locator('.slide img:not(noscript *)').first().click()
    const lightbox = page.getByRole('dialog')
    await lightbox.waitFor()
    await page.keyboard.press('ArrowRight')
    await settle(page)
    await page.keyboard.press('ArrowRight')
    await settle(page)
    await page.keyboard.press('Escape')
    await lightbox.waitFor({ state: 'detached' })
    expect(await motion(page)).toEqual([])
    await page.context().close()
  })

  it('in an accordion', async () => {
    const page = await visit('/accordion', 'accordion')
    await page.getByRole('button', { name: 'Hours' }).click()
    await settle(page)
    expect(await page.getByText('Nine to five').isVisible()).toBe(true)
    expect(await motion(page)).toEqual([])
    await page.context().close()
  })

  it('in an animated block', async () => {
    const page = await visit('/animated', 'animated')
    await settle(page)
    expect(await page.getByText('The boats are in.').isVisible()).toBe(true)
    expect(await motion(page)).toEqual([])
    await page.context().close()
  })
})

describe('without reduced motion', () => {
  it.each(['/slideshow-fade', '/strip'])('%s moves, which shows that these tests detect motion', async (path) => {
    const page = await visit(path, 'gallery', 'no-preference')
    await page.getByRole('button', { name: 'Next Slide' }).first().click()
    await expect.poll(() => motion(page)).not.toEqual([])
    await page.context().close()
  })
})
