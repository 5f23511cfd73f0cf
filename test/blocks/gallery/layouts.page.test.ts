import { readFileSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSlides, neutralGallery, servedGallery } from '../../../stories/support/galleryMarkup'
import type { ImageFixture } from '../../../stories/support/images'
import { openGallerySite } from '../../support/gallerySite'
import { holdRequests } from '../../support/holdRequests'
import { movesOf, still } from '../../support/moves'
import { documentOf, type Site, untilBlock } from '../../support/site'
import { untilPrintable } from '../../support/untilPrintable'

const template = `
  body { margin: 0; font: 16px/1.5 sans-serif }
  main { margin: auto; padding: 16px }
  #own .sqs-gallery-design-grid { margin-right: -20px }
  #own .sqs-gallery-design-grid-slide .margin-wrapper { margin-right: 20px; margin-bottom: 20px }
  #floats .slide { float: left; width: 50% }
  #floats .sqs-gallery::after { content: ''; display: block; clear: both }
  .over .meta { position: absolute; inset: auto 0 0; padding: 10px; background: #000; color: #fff }
  .over .slide { position: relative; height: 200px }
  .near .meta { padding: 0 }
  .near .meta-inside { height: 178px; overflow: hidden }
  .near .slide:nth-child(4) .meta-inside { height: 182px }
`
const urlOf = ({ width, height, number }: ImageFixture) =>
  `/content/v1/5f0c0000000000000000b001/${width}x${height}-${number}.svg`
const shapes = [
  [1000, 666],
  [600, 900],
  [1600, 700],
  [800, 800],
  [1000, 666],
  [700, 900],
  [3000, 700],
  [900, 600],
  [1000, 1000],
] as const
const slides = makeSlides(shapes).map((slide, index) => ({
  ...slide,
  title: index % 2 ? `Image ${index}` : undefined,
}))
const served = (data: { readonly [key: string]: unknown }, more = {}) =>
  servedGallery({ slides, data, urlOf, fills: false, ...more }).replaceAll(' content-fit"', '"')
const neutral = (data: { readonly [key: string]: unknown }) => neutralGallery({ slides, data, urlOf })
const page = (body: string, direction = 'ltr') =>
  documentOf(`${body}<p>Below</p>`, '<link rel="stylesheet" href="/site.css">').replace(
    '<html',
    `<html dir="${direction}"`,
  )
const squares = (html: string) => html.replace('sqs-gallery-block-grid', '$& sqs-gallery-aspect-ratio-square')
const longText = 'A caption that says a great deal more than there is room for. '.repeat(20)
const section = (
  kind: string,
  props: object,
) => `<div class="gallery-${kind.toLowerCase()}" data-controller="Gallery${kind}" data-props='${JSON.stringify(props)}'>
  <div class="gallery-${kind.toLowerCase()}-wrapper">${slides
    .map(
      ({
        width,
        height,
        number,
      }) => `<figure class="gallery-${kind.toLowerCase()}-item" data-slide-url="p${number}"><div class="gallery-${kind.toLowerCase()}-item-wrapper">
        <img data-src="${urlOf({ width, height, number })}" data-image-dimensions="${width}x${height}" data-image-focal-point="," alt="Image ${number}" data-load="false"></div></figure>`,
    )
    .join('')}</div></div>`

const designs = {
  grid: { 'thumbnails-per-row': 3, padding: 16 },
  autogrid: { gutter: 10 },
  autocolumns: { gutter: 10, columnWidth: 200 },
  autorows: { gutter: 8 },
  list: { listImageSize: 25 },
  stacked: {},
}

const bound = section('Strips', {}).replace('<div', '<div data-controllers-bound="GalleryStrips"')
const templateScript = '<script src="/scripts/site-bundle.0123.js" nonce="{{nonce}}"></script>'
const pages: Record<string, string> = {
  '/default': page(neutral({ design: 'grid' })),
  '/six': page(squares(served({ design: 'grid', 'thumbnails-per-row': 6, padding: 4 }))),
  '/own': page(
    `<div id="own">${servedGallery({ slides: makeSlides(shapes), data: { design: 'grid', padding: 20, 'thumbnails-per-row': 3 }, urlOf }).replace(/<noscript>.*?<\/noscript><img[^>]*>/g, '<div class="margin-wrapper">$&</div>')}</div>`,
  ),
  '/floats': page(`<div id="floats">${served({ design: 'grid' })}</div>`),
  '/sizeless': page(
    neutral({ design: 'autocolumns', ...designs.autocolumns }).replaceAll(/ data-image-dimensions="[^"]*"/g, ''),
  ),
  '/rtl': page(neutral({ design: 'autorows' }), 'rtl'),
  '/whole': page(
    squares(
      servedGallery({ slides, data: { design: 'grid' }, urlOf, fills: false }) +
        servedGallery({ slides, data: { design: 'slideshow' }, urlOf, fills: false }),
    ).replaceAll('0.5,0.5', '1.0,1.0'),
  ),
  '/one': page(neutralGallery({ slides: slides.slice(0, 1), data: { design: 'autorows' }, urlOf })),
  '/none': page(servedGallery({ slides: [], data: { design: 'autorows' } })),
  '/lies': page(
    ['autorows', 'autocolumns', 'grid']
      .map((design) =>
        neutral({ design })
          .replaceAll('data-image-dimensions="1000x666"', 'data-image-dimensions="0x0"')
          .replaceAll('data-image-dimensions="600x900"', 'data-image-dimensions="1x999999"')
          .replaceAll('data-image-dimensions="800x800"', 'data-image-dimensions="1000"')
          .replaceAll('data-image-focal-point="0.5,0.5"', 'data-image-focal-point="7,-3"'),
      )
      .join(''),
  ),
  '/missing-images': page(
    `<div data-block-type="gallery" data-block-json='{"design":"list"}'>
      <figure class="slide"><img src="/missing.png" width="600" height="400" alt="A boat"><figcaption>Words</figcaption></figure>
    </div>`,
  ),
  '/long-word': page(
    servedGallery({ slides: [{ ...slides[0]!, title: 'Rhinoceros'.repeat(8) }], data: { design: 'list' }, urlOf }),
  ),
  '/wrong': page(neutral({ design: 'autocolumns', columnWidth: -5 })),
  '/many': page(
    neutralGallery({
      slides: makeSlides(Array.from({ length: 1000 }, (_, index) => shapes[index % shapes.length]!)),
      data: { design: 'autorows', rowHeight: 120 },
      urlOf,
    }),
  ),
  '/masonry': page(section('Masonry', { gutter: 20, numColumns: 3 })),
  '/strips': page(section('Strips', { gutter: 25, rowHeight: 180 })),
  '/scripted': page(section('Masonry', { gutter: 20, numColumns: 3 }) + templateScript),
  '/bound': page(bound + templateScript),
  '/saved': page(bound),
  '/index': page(
    `<div class="slides" data-collection-full-url="/images">${slides
      .map(
        ({ width, height, number }) => `<div class="slide" data-slide-id="a${number}" data-slide-url="p${number}">
        <img data-src="${urlOf({ width, height, number })}" data-image-dimensions="${width}x${height}" alt=""><div class="slide-meta" data-slide-id="a${number}">Words</div></div>`,
      )
      .join('')}</div>`,
  ),
  ...Object.fromEntries(
    [...Object.keys(designs), 'floats'].map((design) => [
      `/linked-${design}`,
      page(
        `<div id="${design}">${servedGallery({
          slides: slides.map((slide, index) => (index === 2 ? { ...slide, clickThroughUrl: '/elsewhere' } : slide)),
          data: { design: design === 'floats' ? 'grid' : design },
          urlOf,
        })}</div>`,
      ),
    ]),
  ),
  '/captions': page(`<div class="over">${served({ design: 'grid' }).replace('Image 1', longText)}</div>`),
  '/near': page(`<div class="over near">${served({ design: 'grid' })}</div>`),
  '/top': page(served({ design: 'autorows', 'meta-position': 'top' })),
  '/strip': page(servedGallery({ slides, data: { thumbnails: true }, hasControls: true, urlOf })),
  '/strip-neutral': page(
    neutralGallery({ slides, data: { design: 'slideshow', thumbnails: true, aspectRatio: 40 }, urlOf }),
  ),
}
for (const [design, data] of Object.entries(designs)) {
  pages[`/filled-${design}`] = page(servedGallery({ slides, data: { design, ...data }, urlOf }))
  pages[`/${design}`] = page(served({ design, ...data }))
  pages[`/neutral-${design}`] = page(neutral({ design, ...data }))
}
const handwritten = {
  ...designs,
  slideshow: { thumbnails: true },
  slider: {},
  carousel: { slidesPerRow: 3 },
  grid: { squareThumbs: true },
}
for (const [design, data] of Object.entries(handwritten)) {
  const html = neutral({ design, ...data })
  pages[`/compact-${design}`] = page(html)
  pages[`/spaced-${design}`] = page(html.replaceAll('&quot;:', '&quot;: ').replaceAll(',&quot;', ', &quot;'))
}

let site: Site

beforeAll(async () => {
  site = await openGallerySite(pages, template)
})
afterAll(() => site.close())

// A layout that measures its slides does not keep later content in place in a viewport taller than the gallery.
async function visit(path: string, options: BrowserContextOptions = { viewport: { width: 1000, height: 500 } }) {
  const visited = await site.visit(path, options)
  await untilBlock(visited.page, 'gallery')
  return visited
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const slideSelector = '.slide, figure'

/** The boxes of slides, relative to the content edge of `main`. */
function boxes(view: Page, selector = slideSelector): Promise<Box[]> {
  return view.locator(selector).evaluateAll((all) => {
    const main = document.querySelector('main')!.getBoundingClientRect()
    return all.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect()
      return {
        left: left - main.left - 16,
        top: top - main.top,
        right: right - main.left - 16,
        bottom: bottom - main.top,
      }
    })
  })
}

const widthOf = ({ left, right }: Box) => right - left
const perRow = (all: readonly Box[]) => all.filter(({ top }) => Math.abs(top - all[0]!.top) < 1).length

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5
}

function anyOverlap(all: readonly Box[]): boolean {
  return all.some((one, index) => all.slice(index + 1).some((other) => overlap(one, other)))
}

describe('the static designs on a hosted page', () => {
  const paths = Object.keys(designs).flatMap((design) => [`/${design}`, `/neutral-${design}`])

  it.each(paths)('%s: nothing moves, overlaps or overflows, under the strictest policy', async (path) => {
    const { page: view, troubles } = await visit(path)
    await view.locator('img.loaded').first().waitFor()
    const all = await boxes(view)
    expect(all.length).toBeGreaterThanOrEqual(shapes.length)
    expect(anyOverlap(all)).toBe(false)
    expect(await view.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await movesOf(view)).toEqual(still)
    expect(troubles).toEqual([])
  })

  it.each(Object.keys(handwritten))('%s: looks the same if its options are written with spaces', async (design) => {
    const looks = []
    for (const how of ['compact', 'spaced']) {
      const { page: view } = await visit(`/${how}-${design}`)
      await view.locator('img.loaded').first().waitFor()
      looks.push([await boxes(view), await movesOf(view)])
    }
    expect(looks[1]).toEqual(looks[0])
  })

  it('autocolumns: slides with images of unknown size do not overlap once the images have loaded', async () => {
    const { page: view } = await visit('/sizeless')
    await expect.poll(() => view.locator('img.loaded').count()).toBeGreaterThan(2)
    await expect.poll(async () => anyOverlap(await boxes(view))).toBe(false)
    await expect.poll(async () => (await boxes(view)).every(({ top, bottom }) => bottom - top > 40)).toBe(true)
  })

  it.each(Object.keys(designs))('%s fits a 320 px screen', async (design) => {
    const { page: view } = await visit(`/${design}`, { viewport: { width: 320, height: 640 } })
    await view.locator('img.loaded').first().waitFor()
    expect(await view.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    const all = await boxes(view)
    expect(anyOverlap(all)).toBe(false)
    for (const box of all) expect(widthOf(box)).toBeGreaterThanOrEqual(90)
  })

  it.each(['/autocolumns', '/neutral-autocolumns', '/masonry', '/autorows', '/neutral-autorows', '/strips', '/rtl'])(
    '%s: fits paper that is narrower than the window',
    async (path) => {
      const { page: view } = await visit(path)
      await view.locator('img.loaded').first().waitFor()
      await untilPrintable(view)
      await view.emulateMedia({ media: 'print' })
      // Measured at once, because a page that is printed gets no chance to measure its new width.
      const { main, below, printed } = await view.locator('main').evaluate((element, selector) => {
        element.style.width = '420px'
        const boxOf = (one: Element) => {
          const { left, top, right, bottom } = one.getBoundingClientRect()
          return { left, top, right, bottom }
        }
        const all = [...element.querySelectorAll(selector)]
        return { main: boxOf(element), below: boxOf(element.lastElementChild!), printed: all.map(boxOf) }
      }, slideSelector)
      expect(printed).toHaveLength(shapes.length)
      expect(anyOverlap([...printed, below])).toBe(false)
      for (const box of printed) {
        expect(box.left).toBeGreaterThanOrEqual(main.left)
        expect(box.right).toBeLessThanOrEqual(main.right)
        expect(box.bottom).toBeLessThanOrEqual(below.top)
        expect(box.bottom - box.top).toBeGreaterThan(40)
      }
    },
  )

  it.each(Object.keys(designs))('%s restores the served page', async (design) => {
    const { page: view } = await visit(`/${design}`)
    const { html, left } = await view.evaluate(async () => {
      const html = await (await fetch(location.href)).text()
      ;(globalThis as unknown as { [skerry: symbol]: { stop(): void } })[Symbol.for('skerry')]!.stop()
      return { html, left: document.querySelector('main')!.outerHTML }
    })
    expect(html).toContain(left)
  })

  it.each(Object.keys(designs))('%s has no accessibility violation', async (design) => {
    const { page: view } = await visit(`/${design}`)
    await view.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8').replace(/^/, 'void 0;'))
    const violations = await view.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run(root: Element): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
      }
      const { violations: found } = await axe.run(document.querySelector('main')!)
      return found.filter(({ id }) => id !== 'heading-order').map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    })
    expect(violations).toEqual([])
  })
})

it.each([...Object.keys(designs), 'floats'])('a link in %s fills its own slide only', async (design) => {
  const { page: view } = await visit(`/linked-${design}`)
  const link = view.locator('.skerry-gallery-link')
  await link.waitFor({ state: 'attached' })
  const slide = view.locator('.slide').nth(2)
  await expect.poll(() => link.boundingBox()).toEqual(await slide.boundingBox())
})

it.each(['grid', 'autogrid', 'list'])(
  '%s shows whole images in slides whose height comes from their text',
  async (name) => {
    const { page: view } = await visit(`/filled-${name}`)
    await view.locator('img.loaded').first().waitFor()
    const images = await boxes(view, '.slide img.thumb-image')
    for (const [index, box] of images.entries()) {
      const [width, height] = shapes[index]!
      expect((box.bottom - box.top) / widthOf(box)).toBeCloseTo(height / width, 1)
    }
    expect(await movesOf(view)).toEqual(still)
  },
)

describe('a list', () => {
  it('is only as tall as its images and text, even on a 320 px screen', async () => {
    const { page: view } = await visit('/list', { viewport: { width: 320, height: 640 } })
    await view.locator('img.loaded').first().waitFor()
    const spare = await view.locator('.slide').evaluateAll((slides) =>
      slides.map((slide) => {
        const parts = [...slide.querySelectorAll('img.thumb-image, .meta')].map((part) => part.getBoundingClientRect())
        return Math.round(slide.getBoundingClientRect().bottom - Math.max(...parts.map(({ bottom }) => bottom)))
      }),
    )
    expect(spare).toEqual(slides.map(() => 0))
  })

  it('is no wider than the block, however wide a missing image would have been', async () => {
    const { page: view } = await visit('/missing-images', { viewport: { width: 320, height: 640 } })
    expect((await boxes(view, '.slide')).map(widthOf)).toEqual([320 - 2 * 16])
  })

  it('breaks a word of a caption that is wider than a 320 px screen', async () => {
    const { page: view } = await visit('/long-word', { viewport: { width: 320, height: 640 } })
    expect(await view.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

describe('a grid', () => {
  it('has four columns, 20 px apart, by default', async () => {
    const { page: view } = await visit('/default')
    const all = await boxes(view)
    expect(perRow(all)).toBe(4)
    expect(all[1]!.left - all[0]!.right).toBeCloseTo(20)
    expect(all[4]!.top).toBeGreaterThan(all[0]!.bottom)
  })

  it('has the number of columns and the square cells that the block asks for', async () => {
    const { page: view } = await visit('/six')
    expect(perRow(await boxes(view))).toBe(6)
    const images = await boxes(view, '.slide img.thumb-image')
    for (const box of images) expect(box.bottom - box.top).toBeCloseTo(widthOf(box), 0)
    expect(await movesOf(view)).toEqual(still)
  })

  it('has fewer columns if cells would be smaller than the smallest served image', async () => {
    const { page: view } = await visit('/six', { viewport: { width: 320, height: 640 } })
    expect(perRow(await boxes(view))).toBe(2)
  })

  it('keeps the server’s gutter without adding a second one', async () => {
    const { page: view } = await visit('/own')
    const images = await boxes(view, '.slide img.thumb-image')
    expect(images[1]!.left - images[0]!.right).toBeCloseTo(20, 0)
    expect(images[2]!.right).toBeCloseTo(968, 0)
    expect(await movesOf(view)).toEqual(still)
  })

  it('keeps the layout if the template provides one', async () => {
    const { page: view } = await visit('/floats')
    const all = await boxes(view)
    expect(perRow(all)).toBe(2)
    expect(widthOf(all[0]!)).toBeCloseTo(484, 0)
  })
})

describe('autogrid and autocolumns', () => {
  it('fit as many columns as the width allows, and adapt when the width changes', async () => {
    const { page: view } = await visit('/neutral-autogrid')
    expect(perRow(await boxes(view))).toBe(3)
    await view.setViewportSize({ width: 600, height: 800 })
    await expect.poll(async () => perRow(await boxes(view)), { timeout: 15_000 }).toBe(2)
    await view.goto(`${site.server.url}/neutral-autocolumns`)
    await untilBlock(view, 'gallery')
    await expect.poll(async () => perRow(await boxes(view)), { timeout: 15_000 }).toBe(2)
    await view.setViewportSize({ width: 1000, height: 800 })
    await expect.poll(async () => perRow(await boxes(view)), { timeout: 15_000 }).toBe(4)
  })

  it('reject a width that is not a positive number, and leave the page as served', async () => {
    const { page: view } = await site.visit('/wrong')
    await untilBlock(view, 'gallery', 'failed')
    expect(await view.locator('figure').first().isVisible()).toBe(true)
  })
})

describe('autorows', () => {
  it('fills every row but the last, with every image in its own aspect ratio', async () => {
    const { page: view } = await visit('/neutral-autorows')
    const all = await boxes(view)
    const ends = all.filter((box, index) => all[index + 1] && all[index + 1]!.top > box.top)
    for (const { right } of ends) expect(right).toBeCloseTo(968, 0)
    for (const [index, box] of all.entries()) {
      const [width, height] = shapes[index]!
      expect(Math.abs(widthOf(box) / (box.bottom - box.top) - width / height)).toBeLessThan(0.02)
    }
  })

  it('starts at the right on right-to-left pages', async () => {
    const { page: view } = await visit('/rtl')
    const all = await boxes(view)
    expect(all[0]!.right).toBeCloseTo(968, 0)
    expect(all[0]!.left - all[1]!.right).toBeCloseTo(20, 0)
  })

  it('shows a single image no taller than one row', async () => {
    const { page: view } = await visit('/one')
    const [box] = await boxes(view)
    expect(box!.bottom - box!.top).toBeCloseTo(250, 0)
  })

  it('is skipped without slides', async () => {
    const { page: view } = await site.visit('/none')
    await untilBlock(view, 'gallery', 'skipped')
  })

  it('with a thousand images requests only those near the screen, and loads the last one after a jump', async () => {
    const { page: view } = await visit('/many')
    await view.locator('img.loaded').first().waitFor()
    expect(await view.locator('img[src]').count()).toBeLessThan(200)
    expect(
      await view
        .locator('figure')
        .last()
        .evaluate((last) => getComputedStyle(last).contentVisibility),
    ).toBe('auto')
    await view.locator('figure').last().scrollIntoViewIfNeeded()
    await view.locator('figure:last-of-type img.loaded').waitFor()
    expect(anyOverlap((await boxes(view)).slice(0, 60))).toBe(false)
  })
})

describe('incorrect dimensions and focal points', () => {
  it('still leave space for all images, without overlaps', async () => {
    const { page: view, troubles } = await visit('/lies')
    const all = await boxes(view, '[data-block-json*=autorows] figure')
    for (const box of all) expect(Math.min(widthOf(box), box.bottom - box.top)).toBeGreaterThan(10)
    expect(anyOverlap(all)).toBe(false)
    const position = await view
      .locator('figure img')
      .first()
      .evaluate((one) => getComputedStyle(one).objectPosition)
    expect(position).toBe('100% 0%')
    expect(troubles).toEqual([])
  })
})

describe('images that are shown whole', () => {
  it('are centred in their box, wherever their focal point is', async () => {
    const { page: view } = await visit('/whole')
    await view.locator('img.loaded').first().waitFor()
    await view.locator('.sqs-gallery-block-slideshow').scrollIntoViewIfNeeded()
    await view.locator('.sqs-gallery-block-slideshow img.loaded').first().waitFor()
    const looks = await view.locator('.sqs-gallery img').evaluateAll((all) =>
      all.map((one) => {
        const { objectFit, objectPosition } = getComputedStyle(one)
        return `${objectFit} ${objectPosition}`
      }),
    )
    expect([...new Set(looks)]).toEqual(['contain 50% 50%'])
  })
})

describe('galleries in sections and index pages', () => {
  it('show masonry with the section’s number of columns', async () => {
    const { page: view } = await visit('/masonry')
    await view.locator('img.loaded').first().waitFor()
    const all = await boxes(view)
    expect(perRow(all)).toBe(3)
    expect(anyOverlap(all)).toBe(false)
  })

  it('show strips that fill their rows', async () => {
    const { page: view } = await visit('/strips')
    await view.locator('img.loaded').first().waitFor()
    const all = await boxes(view)
    expect(all[perRow(all) - 1]!.right).toBeCloseTo(968, 0)
    expect(await movesOf(view)).toEqual(still)
  })

  it('are left alone if a template’s script has bound them', async () => {
    const { page: view } = await site.visit('/bound')
    await untilBlock(view, 'gallery', 'skipped')
  })

  it('are laid out on a page saved after a template’s script had bound them, if the script is missing', async () => {
    const { page: view } = await visit('/saved')
    await expect.poll(async () => perRow(await boxes(view))).toBeGreaterThan(1)
    expect(await view.locator('[data-controllers-bound="GalleryStrips"]').count()).toBe(1)
  })

  it.each([
    ['another height', 1],
    ['the reserved height', 0],
  ])(
    'keep the layout of a template’s script that runs before their code has loaded: %s',
    async (_what, moreHeightPx) => {
      const { page: view } = await site.visit('/one')
      const arrive = await holdRequests(view, '**/chunks/**')
      await view.goto(`${site.server.url}/scripted`)
      const slides = view.locator('.gallery-masonry-wrapper')
      await expect.poll(() => slides.evaluate(({ style }) => style.height)).not.toBe('')
      const heightPx = await slides.evaluate((element, more) => {
        const height = Number(/[\d.]+/.exec(element.style.height)) + more
        element.style.height = `${height}px`
        element.parentElement!.dataset.controllersBound = 'GalleryMasonry'
        return height
      }, moreHeightPx)
      arrive()
      await untilBlock(view, 'gallery', 'skipped')
      expect(await slides.evaluate(({ style }) => style.height)).toBe(`${heightPx}px`)
      // The images, which that script has not touched, are as served.
      expect(await slides.locator('img[style]').count()).toBe(0)
    },
  )

  it('load an index page’s images in place', async () => {
    const { page: view } = await visit('/index')
    await view.locator('img.loaded').first().waitFor()
    expect(await view.locator('[class*="sqs-gallery-design"]').count()).toBe(0)
    expect(await movesOf(view)).toEqual(still)
  })
})

describe('a caption over an image', () => {
  it('covering more than 90 % is limited to 40 % and can be read by keyboard', async () => {
    const { page: view } = await visit('/captions')
    const long = view.locator('.meta.overflow')
    await expect.poll(() => long.count()).toBe(1) // all of them, until the slides have their size
    const { height, outer } = await long.evaluate((meta) => ({
      height: meta.getBoundingClientRect().height,
      outer: meta.parentElement!.clientHeight,
    }))
    expect(height / outer).toBeCloseTo(0.4, 2)
    await long.press('End')
    await expect
      .poll(() => long.evaluate((meta) => meta.scrollTop + meta.clientHeight >= meta.scrollHeight - 1))
      .toBe(true)
  })

  it('keeps focus when it becomes short, and is shown in full once focus leaves it', async () => {
    const { page: view } = await visit('/captions')
    const long = view.locator('.meta.overflow')
    await expect.poll(() => long.count()).toBe(1)
    await long.focus()
    await view.evaluate(async () => {
      document.querySelector('.meta.overflow')!.textContent = 'Ebb'
      document.querySelector('main')!.style.width = '500px' // captions are measured again
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    })
    const focused = view.locator('.meta:focus')
    expect(await focused.count()).toBe(1)
    await view.keyboard.press('Tab')
    await expect.poll(() => view.locator('.meta.overflow, .meta[tabindex]').count()).toBe(0)
  })
})

describe('captions', () => {
  it('are unchanged up to 90 % of their slide', async () => {
    const { page: view } = await visit('/near')
    await view.locator('.slide:nth-child(4) .meta.overflow').waitFor()
    await expect.poll(() => view.locator('.meta.overflow').count()).toBe(1)
  })

  it('are at the top if the block says so', async () => {
    const { page: view } = await visit('/top')
    const slides = await boxes(view, '.slide:has(.meta)')
    const captions = await boxes(view, '.meta')
    expect(captions.map(({ top }) => top)).toEqual(slides.map(({ top }) => top))
  })
})

describe('a rendered strip of thumbnails', () => {
  it.each(['/strip', '/strip-neutral'])('takes exactly the space reserved for it on %s', async (path) => {
    const { page: view } = await visit(path, { viewport: { width: 600, height: 900 } })
    await view.locator('.sqs-gallery-thumbnails img').first().waitFor()
    expect(await movesOf(view)).toEqual(still)
  })
})
