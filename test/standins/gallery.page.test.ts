import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { imageTag, makeSlides } from '../../stories/support/galleryMarkup'
import type { ImageFixture } from '../../stories/support/images'
import { openGallerySite } from '../support/gallerySite'
import { holdRequests } from '../support/holdRequests'
import { documentOf, type Site, untilBlock } from '../support/site'
import { untilPrintable } from '../support/untilPrintable'

// A template of the older generation lays out its own slides, and has its script make a slideshow of them.
const styles = `
  .show { position: relative; height: 0; padding-bottom: 40%; overflow: hidden }
  .slides { position: absolute; width: 100%; height: 100% }
  .inset .slides { inset: 0; width: auto; height: auto }
  .slides > div, .slide { float: left }
  .slides img:not(.loaded) { visibility: hidden }
  .slides b { display: block }
  .slides > :not(.sqs-active-slide) b { visibility: hidden }
  .arrow, .dots { position: absolute; z-index: 999; bottom: 20px; cursor: pointer }
  .arrow { outline: none; width: 30px; height: 30px; background: white }
  .next { right: 0 }
  .dots { left: 40% }
  .dots i { display: inline-block; width: 20px; height: 20px; background: grey }
  .dots .sqs-active-slide { background: black }
  .cell { width: 200px; height: 0; padding-bottom: 150px }
  .text { width: 300px }
  .set { display: flex }
  .set p { width: 100px }`
const slides = makeSlides([
  [1000, 500],
  [600, 900],
  [900, 600],
])
const urlOf = ({ width, height, number }: ImageFixture) => `/${width}x${height}-${number}.svg`
const images = slides.map((slide) => imageTag(slide, urlOf, ''))
const script = (code: string) => `<script nonce="{{nonce}}">${code}</script>`
const head = `<script src="/__skerry/skerry.loader.js" nonce="{{nonce}}"></script><link rel="stylesheet" href="/site.css">`

const slideshow = documentOf(
  `<div class="show">
    <div class="slides">${images.map((image, index) => `<div><div class="slide">${image}<b class="slide-meta-content">Place ${index + 1}</b></div></div>`).join('')}</div>
    <span class="arrow previous"></span><span class="arrow next"></span>
    <div class="dots"><i></i><i></i><i></i></div>
  </div>
  <p>Image <b id="current"></b> of <b id="total"></b>. <button id="forward">Forward</button> <button id="end">End</button></p>
  ${script(`
    Y.use('node', 'squarespace-gallery-ng', function (Y) {
      var wrapper = Y.one('.slides')
      wrapper.generateID()
      var id = '#' + wrapper.get('id')
      var gallery = new Y.Squarespace.Gallery2({
        container: wrapper, slides: '.slide', design: 'stacked', loop: true, keyboard: false,
        designOptions: { autoHeight: false, clickBehavior: 'auto', transition: 'fade' },
        elements: {
          previous: id + ' ~ .previous', next: id + ' ~ .next', controls: id + ' ~ .dots',
          currentIndex: '#current', totalSlides: '#total',
        },
        loaderOptions: { mode: 'fill' },
      })
      Y.one('#forward').on('click', function () { gallery.set('currentIndex', gallery.get('currentIndex') + 1) })
      Y.one('#end').on('click', function () { gallery.destroy() })
    })`)}`,
  head,
)

const lightbox = documentOf(
  `<div class="set">${images.map((image, index) => `<p tabindex="0">${image}<span>About ${index + 1}</span></p>`).join('')}</div>
  ${script(`
    Y.use('node', 'squarespace-lightbox', function (Y) {
      var set = [{ content: Y.one('.none') }]
      Y.all('.set p').each(function (node) {
        ImageLoader.load(node.one('img'), { load: true })
        set.push({ content: node, meta: '<b>' + node.one('span').getHTML() + '</b>' })
        node.on('click', function (event) {
          event.halt()
          new Y.Squarespace.Lightbox2({ set: set, currentSetIndex: Y.all('.set p').indexOf(node) + 1 }).render()
        })
      })
    })`)}`,
  head,
)

const grid = documentOf(
  `<div class="cells">${images.map((image) => `<div class="cell">${image}</div>`).join('')}</div>
  <div class="text">${images[0]}</div>
  ${script(`
    Y.use('node', function (Y) {
      Y.all('.cells img, .text img').each(function (image) { ImageLoader.load(image, { load: true, mode: 'fill' }) })
    })`)}`,
  head,
)

let site: Site
beforeAll(async () => {
  site = await openGallerySite(
    {
      '/slideshow': slideshow,
      '/inset': slideshow.replace('class="show"', 'class="show inset"'),
      '/lightbox': lightbox,
      '/grid': grid,
    },
    styles,
  )
})
afterAll(() => site.close())

describe('a gallery that a template’s script creates', () => {
  it.each(['/slideshow', '/inset'])(
    'shows one of the template’s slides in the template’s own box: %s',
    async (path) => {
      const { page, troubles } = await site.visit(path, { viewport: { width: 1000, height: 700 } })
      await untilBlock(page, 'gallery')
      await expect.poll(() => page.locator('.slides img').first().isVisible()).toBe(true)
      const [show, image] = await Promise.all(
        ['.show', '.sqs-active-slide img'].map((name) => page.locator(name).first().boundingBox()),
      )
      expect(image).toEqual(show)
      expect(await page.locator('.slides img').nth(1).isVisible()).toBe(false)
      expect(troubles).toEqual([])
    },
  )

  it('is controlled by the template’s arrows, dots and script, and announces the current slide', async () => {
    const { page, troubles } = await site.visit('/slideshow', { reducedMotion: 'reduce' })
    const where = page.getByText(/^Image/)
    await page.getByRole('button', { name: 'Next Slide' }).click()
    await page.getByText('Image 2 of 3').waitFor()
    await page.getByRole('button', { name: 'Slide 3' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Image 3 of 3').waitFor()
    expect(await page.getByRole('button', { name: 'Slide 3' }).getAttribute('aria-current')).toBe('true')
    await page.getByRole('button', { name: 'Forward' }).click()
    await page.getByText('Image 1 of 3').waitFor()
    const previous = page.getByRole('button', { name: 'Previous Slide' })
    await previous.press('Tab') // a visitor with a keyboard
    await previous.focus()
    expect(await previous.evaluate((arrow) => getComputedStyle(arrow).outlineStyle)).toBe('solid')
    await previous.click()
    await page.getByText('Image 3 of 3').waitFor()
    expect(await where.count()).toBe(1)
    expect(troubles).toEqual([])
  })

  it('leaves the styling of the template’s own controls to the template', async () => {
    const { page } = await site.visit('/slideshow')
    const dot = page.getByRole('button', { name: 'Slide 1' })
    await expect.poll(() => dot.getAttribute('aria-current')).toBe('true')
    expect(await dot.getAttribute('data-active')).toBeNull()
    expect(await dot.evaluate(({ classList }) => classList.contains('active'))).toBe(false)
  })

  it.each([
    ['an arrow', '.previous', 3],
    ['a dot', '.dots i:nth-child(2)', 2],
  ])('replays a click on %s made before its code had loaded', async (_, control, number) => {
    const { page } = await site.visit('/404', { reducedMotion: 'reduce' })
    const release = await holdRequests(page, '**/chunks/gallery-*')
    await page.goto(`${site.server.url}/slideshow`)
    await page.locator('[data-block-json]').waitFor()
    await page.locator(control).click()
    await release()
    await page.getByText(`Image ${number} of 3`).waitFor()
    await page.getByRole('button', { name: 'Next Slide' }).click()
    await page.getByText(`Image ${(number % 3) + 1} of 3`).waitFor()
  })

  it.each(['mounted', 'not mounted'])(
    'prints all its slides with their text, one below the other: %s',
    async (state) => {
      const { page } = await site.visit('/404')
      if (state === 'not mounted') await page.route('**/chunks/gallery-*', () => {})
      await page.goto(`${site.server.url}/slideshow`)
      await page.locator(state === 'mounted' ? '.sqs-gallery-design-stacked' : '[data-block-json]').waitFor()
      await untilPrintable(page)
      await page.emulateMedia({ media: 'print' })
      const printed = () =>
        page.evaluate(() => {
          dispatchEvent(new Event('beforeprint'))
          const all = [...document.querySelectorAll('.slides img, .slides b, .show ~ p')]
          const seen = all.filter((one) => one.checkVisibility({ visibilityProperty: true }))
          const boxes = seen.map((one) => one.getBoundingClientRect())
          const inOrder = boxes.filter(
            ({ top, height }, index) => height > 10 && top >= (boxes[index - 1]?.bottom ?? 0),
          )
          const isClipped = getComputedStyle(document.querySelector('.show')!).overflow !== 'visible'
          return { inOrder: inOrder.length, isClipped }
        })
      await expect.poll(printed).toEqual({ inOrder: 7, isClipped: false })
      await expect.poll(() => page.locator('.arrow').first().isVisible()).toBe(state === 'not mounted')
    },
  )

  it('is as served once the template destroys it', async () => {
    const { page } = await site.visit('/slideshow')
    await untilBlock(page, 'gallery')
    await page.getByRole('button', { name: 'Slide 2' }).waitFor()
    await page.getByRole('button', { name: 'End' }).click()
    await expect.poll(() => page.getByRole('button').count()).toBe(2)
    expect(await page.locator('.slide').first().getAttribute('style')).toBeNull()
    expect(await page.locator('.dots').innerHTML()).toBe('<i></i><i></i><i></i>')
  })
})

describe('a lightbox that a template’s script opens', () => {
  it('shows its images with their text, starting with the one that was clicked', async () => {
    const { page, troubles } = await site.visit('/lightbox', { reducedMotion: 'reduce' })
    await expect.poll(() => page.locator('.set img[src]').count()).toBe(3)
    await page.locator('.set p').nth(1).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('About 2', { exact: true }).waitFor()
    await page.keyboard.press('ArrowRight')
    await dialog.getByText('About 3', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(troubles).toEqual([])
  })
})

describe('images that a template’s script fits into their boxes', () => {
  it('cover their boxes, and keep their own aspect ratio without one', async () => {
    const { page, troubles } = await site.visit('/grid')
    await expect.poll(() => page.locator('img.loaded').count()).toBe(4)
    const sizes = await page
      .locator('img')
      .evaluateAll((all) =>
        all.map((image) => [image.getBoundingClientRect(), getComputedStyle(image).objectFit] as const),
      )
    expect(sizes.map(([{ width, height }, fit]) => [width, height, fit])).toEqual([
      ...Array(3).fill([200, 150, 'cover']),
      [300, 150, 'fill'],
    ])
    expect(troubles).toEqual([])
  })
})
