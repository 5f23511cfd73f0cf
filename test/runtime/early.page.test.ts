import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { movesOf, still } from '../support/moves'
import { documentOf, openSite, type Site, strictPolicy, untilBlock } from '../support/site'

const item = (number: number) => `
  <li class="accordion-item"><h4><button class="accordion-item__click-target">Question ${number}</button></h4>
  <div class="accordion-item__dropdown" role="region"><p>Answer ${number}</p><p>More of answer ${number}</p></div></li>`
const accordion = (attributes = '') => `
  <div class="sqs-block accordion-block sqs-block-accordion">
  <ul class="accordion-items-container" ${attributes}>${[1, 2, 3].map(item).join('')}</ul></div>`
const form = `
  <div class="sqs-block form-block sqs-block-form"><div class="form-wrapper"><div class="form-inner-wrapper" hidden>
  <form data-form-id="5f0c0000000000000000e001" method="POST" action="/elsewhere"><div class="field-list">
  <div id="text-1" class="form-item field text"><label class="title" for="a">Name</label><input class="field-element text" id="a"></div>
  </div><input type="submit" value="Send"></form></div></div></div>`
const image = (number: number) => `
  <img class="thumb-image" data-src="/image-${number}.png" data-image-dimensions="${600 + number}x400" alt="Picture ${number}">`
const slide = (number: number) => `<div class="slide content-fill" data-type="image">${image(number)}</div>`
const gallery = (design: string, content: string, json: object = {}, after = '') => `
  <div class="sqs-block gallery-block sqs-block-gallery" data-block-json='${JSON.stringify({ design, ...json })}'>
  <div class="sqs-block-content"><div class="sqs-gallery-container sqs-gallery-block-${design}">
  <div class="sqs-gallery">${content}</div>
  <div class="sqs-gallery-controls"><a role="button" class="previous"></a><a role="button" class="next"></a></div></div>${after}</div></div>`
const slides = [1, 2, 3].map(slide).join('')
const strip = `<div class="sqs-gallery-thumbnails">${[1, 2, 3].map(image).join('')}</div>`
const blocks = {
  '/accordion': ['accordion', accordion()],
  '/accordion-open': ['accordion', accordion('data-is-expanded-first-item="true"')],
  '/form': ['form', form],
  '/slideshow': ['gallery', gallery('slideshow', slides)],
  '/slideshow-fixed': ['gallery', gallery('slideshow', slides, { aspectRatio: 30 })],
  '/slideshow-strip': ['gallery', gallery('slideshow', slides, { thumbnails: true, 'square-thumbs': true }, strip)],
  '/grid': ['gallery', gallery('grid', slides)],
  '/grid-of-own-shapes': ['gallery', gallery('grid', slides, { 'aspect-ratio': 'auto' })],
  '/grid-shaped': ['gallery', gallery('grid', slides, { aspectRatio: 75 })],
  '/stack': ['gallery', gallery('stacked', slides, { 'square-thumbs': true })],
  '/stack-shaped': ['gallery', gallery('stacked', slides, { aspectRatio: 75 })],
  '/bare': ['gallery', gallery('slider', [1, 2, 3].map(image).join(''))],
} as const
const boxed = '.slide{position:relative;padding-bottom:60%}'
const card = `
  <div class="sqs-block image-block sqs-block-image"><figure class="image-block-outer-wrapper design-layout-card">
  <div class="intrinsic"><img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" width="600" height="400" alt=""></div>
  <figcaption class="image-card">Words beside it</figcaption></figure></div>`
const carded =
  '.design-layout-card{display:flex}.design-layout-card>*{flex:1}img{width:100%;height:auto}.sqs-narrow-width{display:block}'

const pages = Object.fromEntries(
  Object.entries(blocks).flatMap(([path, [, markup]]) => {
    const body = `<p>Above</p><div>${markup}</div><p>Below</p><p>Further below</p>`
    return [
      [path, documentOf(body)],
      [`${path}-strict`, documentOf(body)],
    ]
  }),
)

const styled = (css: string) => `<link rel="stylesheet" href="data:text/css,${encodeURIComponent(css)}">`

let plain: Site
let strict: Site
beforeAll(async () => {
  const all = {
    ...pages,
    '/boxed': documentOf(`${gallery('grid', slides)}<p>Below</p>`, styled(boxed)),
    '/card': documentOf(`${card}<p>Below</p>`, styled(carded)),
    '/far': documentOf(`<div style="height:4000px"></div>${gallery('grid', slides)}${accordion()}${form}<p>Below</p>`),
  }
  plain = await openSite({ pages: all })
  strict = await openSite({ pages: all, headers: strictPolicy })
})
afterAll(async () => {
  await plain.close()
  await strict.close()
})

/** Opens a page whose blocks come only after it was painted. */
async function openLate(site: Site, path: string, name: string, breakChunk = false, width = 1280): Promise<Page> {
  const { page } = await site.visit('/404', { viewport: { width, height: 720 } })
  await page.route(`**/__skerry/chunks/${name}-*.mjs*`, async (route) => {
    await new Promise((done) => setTimeout(done, 400))
    await (breakChunk ? route.abort() : route.continue())
  })
  await page.goto(site.server.url + path)
  return page
}

const heights = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('main > *')].map((element) => element.getBoundingClientRect().top))

describe('a page without any style sheet', () => {
  it.each(Object.entries(blocks))('does not move when its block mounts: %s', async (path, [name]) => {
    const page = await openLate(plain, path, name)
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    const before = await heights(page)
    await untilBlock(page, name)
    expect(await heights(page)).toEqual(before)
    expect(await movesOf(page)).toEqual(still)
  })

  it.each(Object.entries(blocks))('does not move under a strict policy either: %s', async (path, [name]) => {
    const page = await openLate(strict, path, name)
    await untilBlock(page, name)
    expect(await movesOf(page)).toEqual(still)
  })

  it('does not move when a visitor jumps down to blocks that wait', async () => {
    const page = await openLate(plain, '/far', 'gallery')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await untilBlock(page, 'gallery')
    await untilBlock(page, 'accordion')
    await untilBlock(page, 'form')
    expect(await movesOf(page)).toEqual(still)
  })
})

describe('a template', () => {
  it('keeps the boxes that it gives to images', async () => {
    const page = await openLate(plain, '/boxed', 'gallery')
    const ratio = () =>
      page
        .locator('.slide')
        .evaluateAll((all) => all.map((one) => Math.round((100 * one.clientHeight) / one.clientWidth)))
    await page.locator('.slide').first().waitFor({ state: 'attached' })
    expect(await ratio()).toEqual([60, 60, 60])
    await untilBlock(page, 'gallery')
    expect(await ratio()).toEqual([60, 60, 60])
    expect(await movesOf(page)).toEqual(still)
  })
})

describe('a template that goes by the class of narrow image blocks', () => {
  const isNarrow = (page: Page) => page.locator('.sqs-narrow-width').count()

  it('has it before the page is painted, and nothing moves', async () => {
    const page = await openLate(plain, '/card', 'image', false, 320)
    expect(await isNarrow(page)).toBe(1)
    await untilBlock(page, 'image')
    expect(await isNarrow(page)).toBe(1)
    expect(await movesOf(page)).toEqual(still)
  })

  it('loses it when the window grows, and when the block has no code', async () => {
    const page = await openLate(plain, '/card', 'image', false, 320)
    await untilBlock(page, 'image')
    await page.setViewportSize({ width: 800, height: 720 })
    await expect.poll(() => isNarrow(page)).toBe(0)
    const broken = await openLate(plain, '/card', 'image', true, 320)
    await untilBlock(broken, 'image', 'failed')
    expect(await isNarrow(broken)).toBe(0)
  })
})

describe('a block whose code does not come', () => {
  it.each([
    ['/accordion', 'accordion', '.accordion-item__dropdown', true],
    ['/form', 'form', '.form-inner-wrapper', false],
  ] as const)('looks as it was served: %s', async (path, name, selector, isShown) => {
    const page = await openLate(plain, path, name, true)
    await untilBlock(page, name, 'failed')
    expect(await page.locator(selector).first().isVisible()).toBe(isShown)
  })

  it('takes its reserved room back', async () => {
    const page = await openLate(plain, '/slideshow', 'gallery', true)
    await untilBlock(page, 'gallery', 'failed')
    expect(await page.locator('.sqs-gallery').getAttribute('style')).toBeNull()
    expect(
      await page
        .locator('.slide')
        .nth(1)
        .evaluate((slide) => getComputedStyle(slide).position),
    ).toBe('static')
  })
})

describe('stop', () => {
  it.each([...Object.entries(blocks), ['/card', ['image']]] as const)(
    'leaves the page as it was served: %s',
    async (path, [name]) => {
      const page = await openLate(plain, path, name, false, 320)
      await untilBlock(page, name)
      const left = await page.evaluate(() => {
        ;(globalThis as unknown as Record<symbol, { stop(): void }>)[Symbol.for('skerry')]!.stop()
        return { html: document.querySelector('main')!.outerHTML, sheets: document.adoptedStyleSheets.length }
      })
      const served = await page.evaluate(
        async (address) =>
          new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html').querySelector('main')!
            .outerHTML,
        path,
      )
      expect(left).toEqual({ html: served, sheets: 0 })
    },
  )
})
