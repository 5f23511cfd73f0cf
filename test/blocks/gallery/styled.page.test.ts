import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSlides, type ServedGallery, servedGallery } from '../../../stories/support/galleryMarkup'
import type { ImageFixture } from '../../../stories/support/images'
import { lightboxShell } from '../../../stories/support/lightboxMarkup'
import { openGallerySite } from '../../support/gallerySite'
import { holdRequests } from '../../support/holdRequests'
import { movesOf, still } from '../../support/moves'
import { documentOf, type Site, untilBlock } from '../../support/site'

/** Styles of hosted sites for galleries, which rely on scripts for the rest. */
const template = `
  *, ::before, ::after { box-sizing: border-box }
  body { margin: 0; font: 16px/1.5 sans-serif }
  main { max-width: 1000px; margin: auto }
  figure { margin: 0 }
  .sqs-gallery-block-slideshow { position: relative; background: rgba(175, 175, 175, 0.1) }
  .sqs-gallery-block-slideshow .meta { display: none; position: absolute; opacity: 0 }
  .sqs-gallery-block-show-meta .sqs-active-slide .meta { display: block; opacity: 1 }
  .sqs-gallery-block-meta-position-bottom .meta { bottom: 0 }
  .sqs-gallery-block-meta-position-center .meta { max-width: 50%; top: 50%; left: 50% }
  .sqs-gallery-controls .next::before { width: 32px; height: 32px }
  .sqs-gallery-controls .previous { left: 0 }
  .sqs-gallery-controls .next { right: 0 }
  .sqs-gallery-controls .next:focus:not([data-focus-visible-added]) { outline: none }
  .sqs-gallery-block-stacked .image-wrapper { line-height: 1px }
  .sqs-gallery-block-stacked .image-wrapper img { width: 100% }
  .sqs-gallery-block-grid { overflow: hidden }
  .sqs-gallery-block-grid .slide { float: left; width: 25% }
  .sqs-gallery-block-grid .margin-wrapper { position: relative; margin: 0 20px 20px 0 }
  .sqs-gallery-block-grid .sqs-gallery-design-grid { margin-right: -20px }
  .sqs-gallery-block-grid.sqs-gallery-thumbnails-per-row-2 .sqs-gallery-design-grid-slide { width: 50% }
  .sqs-gallery-block-grid a.image-slide-anchor { display: block; width: 100%; height: 0; padding-bottom: 100% }
  .sqs-gallery-aspect-ratio-widescreen a.image-slide-anchor { padding-bottom: 56.25% }
  .sqs-gallery-block-grid img:not(.loaded) { opacity: 0 }
  @media screen and (max-width: 767px) { .sqs-gallery-design-grid-slide { width: 50% !important; clear: none !important } }
  .gallery-masonry, .gallery-strips, .gallery-grid { padding: 20px }
  .gallery-masonry-wrapper, .gallery-strips-wrapper, .gallery-grid-wrapper { position: relative; width: 100% }
  .gallery-masonry-item-wrapper, .gallery-strips-item-wrapper { position: relative; display: block; width: 100% }
  .gallery-masonry-item img, .gallery-strips-item img { position: relative; display: block; width: 100%; height: auto }
  .positioned .gallery-masonry-item { position: absolute }
  .gallery-grid--layout-grid .gallery-grid-wrapper { display: grid }
  .gallery-grid-item-wrapper { position: relative; height: 0; padding-bottom: 66.666% }
  .gallery-grid-item img { position: absolute; display: block; left: 0; top: 0; width: 100%; height: 100% }
  [class*="-item"]:not([data-show]) > [class$="-item-wrapper"] { opacity: 0 }
  [class*="-item"]:not([data-show]) figcaption { opacity: 0; visibility: hidden }
  .gallery-lightbox { position: fixed; visibility: hidden }
  .gallery-reel-list { position: absolute; inset: 0; overflow: hidden }
  .gallery-reel-wrapper { position: relative; width: 100%; height: 100% }
  .gallery-reel-item { position: absolute; top: 0; left: 0; margin: 0 }
  .gallery-reel-item-src { position: absolute; inset: 0; display: none }
  .gallery-reel-item-src[data-visible] { display: block }
  .gallery-reel-item img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover }
  .sqs-gallery-design-strip { position: relative; overflow: hidden; height: 100% }
  .sqs-gallery-design-strip-slide { float: left; height: 100% !important; max-width: none !important; width: auto !important }
`
const urlOf = ({ width, height, number }: ImageFixture) =>
  `/content/v1/5f0c0000000000000000b001/${width}x${height}-${number}.svg`
const shapes = [
  [600, 400],
  [400, 400],
  [1200, 400],
  [300, 400],
] as const
const slides = makeSlides(shapes)
const twelve = makeSlides(Array.from({ length: 12 }, (_, index) => shapes[index % shapes.length]!))
const gallery = (served: Partial<ServedGallery> = {}) =>
  servedGallery({ slides, data: {}, urlOf, fills: false, ...served })
const grid = gallery({ data: { design: 'grid', padding: 20, 'thumbnails-per-row': 2 } })
  .replace('sqs-gallery-block-grid', '$& sqs-gallery-aspect-ratio-widescreen sqs-gallery-thumbnails-per-row-2')
  .replaceAll(
    /<noscript>.*?<\/noscript>(<img[^>]*>)/g,
    '<div class="margin-wrapper"><a class="image-slide-anchor content-fit">$1</a></div>',
  )
  .replaceAll('class="slide content-fit"', 'class="slide"')
/** A gallery section, whose images have sources or wait for a script to set them. */
const section = (kind: string, props: object, { hasSources = true, caption = '' } = {}) => {
  const name = `gallery-${kind.toLowerCase()}`
  const wrap = (part: string, html: string) => (kind === 'Reel' ? `<div class="${name}-${part}">${html}</div>` : html)
  const imageTag = (one: ImageFixture) => {
    const source = `src="${urlOf(one)}" width="${one.width}" height="${one.height}" loading="lazy"`
    return `<img data-src="${urlOf(one)}" data-image-dimensions="${one.width}x${one.height}" alt="" data-load="false"${hasSources ? ` ${source}` : ''}>`
  }
  const item = (one: ImageFixture) =>
    `<figure class="${name}-item"><div class="${name}-item-wrapper">${wrap('item-src', imageTag(one))}</div>${caption && `<figcaption>${caption}</figcaption>`}</figure>`
  return `<div class="${name} ${name}--layout-${kind.toLowerCase()}" data-controller="Gallery${kind}" data-props="${JSON.stringify(props).replaceAll('"', '&quot;')}">
  <div class="${name}-wrapper">${wrap('list', twelve.map(item).join(''))}</div></div>`
}
const page = (body: string) => documentOf(`${body}<p id="below">Below</p>`, '<link rel="stylesheet" href="/site.css">')

const pages = {
  '/slideshow': page(gallery()),
  '/slideshow-rtl': page(`<div dir="rtl">${gallery()}</div>`),
  '/fixed': page(gallery({ data: { aspectRatio: 25 } })),
  '/thumbnails': page(
    gallery({
      slides: makeSlides(Array.from({ length: 20 }, (_, index) => shapes[index % shapes.length]!)),
      hasThumbnails: true,
      data: {
        thumbnails: true,
        'thumbnail-strip-height': 100,
        'thumbnail-strip-margin': 30,
        'square-thumbs': true,
      },
    }),
  ),
  '/grid': page(grid),
  '/strip': page(gallery({ data: { design: 'slider', aspectRatio: 50 } })),
  '/long-strip': page(
    gallery({
      slides: twelve,
      data: { design: 'slider', aspectRatio: 50 },
    }),
  ),
  '/masonry': page(section('Masonry', { gutter: 60, numColumns: 5 })),
  '/masonry-rtl': page(`<div dir="rtl" class="positioned">${section('Masonry', { gutter: 60, numColumns: 5 })}</div>`),
  '/masonry-with-lightbox': page(
    section('Masonry', { gutter: 60, numColumns: 5 }).replace(
      /<\/div>$/,
      `${lightboxShell(slides, 'light', urlOf).replace(' hidden>', '>')}$&`,
    ),
  ),
  '/captions': page(section('Masonry', { gutter: 20, numColumns: 3 }, { caption: 'Words' })),
  '/strips': page(section('Strips', { gutter: 25, rowHeight: 300 }, { hasSources: false })),
  '/section-grid': page(section('Grid', { gutter: 20, numColumns: 3, aspectRatio: 'standard' })),
  '/waiting-grid': page(section('Grid', { gutter: 20, numColumns: 3 }, { hasSources: false })),
  '/reel': page(section('Reel', { gutter: 10 })),
  '/stacked': page(
    gallery({ data: { design: 'stacked' } }).replaceAll(/class="slide content-fit"/g, 'class="image-wrapper"'),
  ),
}

let site: Site

beforeAll(async () => {
  site = await openGallerySite(pages, template)
})
afterAll(() => site.close())

async function visit(path: string, options: BrowserContextOptions = { viewport: { width: 1000, height: 900 } }) {
  const visited = await site.visit(path, options)
  await untilBlock(visited.page, 'gallery')
  return visited
}

/** Opens a page whose galleries mount after the first paint; calls `look` before they mount. */
async function visitLate(path: string, look: (view: Page) => Promise<void>, options: BrowserContextOptions = {}) {
  const { page: view } = await site.visit('/404', { viewport: { width: 1000, height: 900 }, ...options })
  const letCome = await holdRequests(view, '**/__skerry/chunks/gallery-*.mjs*')
  await view.goto(site.server.url + path)
  await view.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  await look(view)
  letCome()
  await untilBlock(view, 'gallery')
  return view
}

/** Boxes relative to the top left corner of the block, in whole px: left, top, width, height. */
const boxesOf = (view: Page, selector: string) =>
  view.locator(selector).evaluateAll((all) => {
    const block = document.querySelector('.sqs-block, [data-controller]')!.getBoundingClientRect()
    return all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      return [left - block.left, top - block.top, width, height].map(Math.round)
    })
  })
const heightOf = async (view: Page, selector: string) => (await boxesOf(view, selector))[0]?.[3]

describe('a slideshow on a styled page', () => {
  it('is as high as its shortest slide, and stays so', async () => {
    const { page: view } = await visit('/slideshow')
    expect(await heightOf(view, '.sqs-gallery')).toBe(333)
    await view.getByRole('button', { name: 'Next Slide' }).click()
    await view.locator('[data-state="resting"] .slide:nth-child(2).sqs-active-slide').waitFor()
    expect(await heightOf(view, '.sqs-gallery')).toBe(333)
    expect(await movesOf(view)).toEqual(still)
  })

  it('centres an arrow that the template sizes in its button', async () => {
    const { page: view } = await visit('/slideshow')
    const middle = view.getByRole('button', { name: 'Next Slide' }).evaluate((button) => {
      const arrow = getComputedStyle(button, '::before')
      const [left, margin, width] = [arrow.left, arrow.marginLeft, arrow.width].map(Number.parseFloat)
      return [width, left! + margin! + width! / 2, button.clientWidth / 2]
    })
    expect(await middle).toEqual([32, 22, 22])
  })

  it('shows a focus ring on an arrow with keyboard focus, which the platform marks by script', async () => {
    const { page: view } = await visit('/slideshow')
    const next = view.getByRole('button', { name: 'Next Slide' })
    await next.press('Enter')
    expect(await next.evaluate((arrow) => getComputedStyle(arrow).outlineStyle)).toBe('solid')
  })

  it('has an arrow on each side in right-to-left text, although the template uses left and right', async () => {
    const { page: view } = await visit('/slideshow-rtl')
    const [previous] = await boxesOf(view, '.previous')
    const [next] = await boxesOf(view, '.next')
    expect([next![0], previous![0]! + previous![2]!]).toEqual([12, 988])
    for (const [name, slide] of [
      ['Next', 2],
      ['Previous', 1],
    ] as const) {
      await view.getByRole('button', { name }).click()
      await view.locator(`[data-state="resting"] .slide:nth-child(${slide}).sqs-active-slide`).waitFor()
    }
  })

  it('takes its block’s fixed height', async () => {
    const { page: view } = await visit('/fixed')
    expect(await heightOf(view, '.sqs-gallery')).toBe(250)
  })

  it('has a strip of uncropped thumbnails without gaps, at the distance that the block sets', async () => {
    const view = await visitLate('/thumbnails', async (waiting) => {
      expect(await boxesOf(waiting, '.sqs-gallery, .sqs-gallery-thumbnails')).toEqual([
        [0, 0, 1000, 333],
        [0, 363, 1000, 100],
      ])
    })
    expect(
      (await boxesOf(view, '.sqs-gallery, .sqs-gallery-thumbnails, .sqs-gallery-thumbnails img')).slice(0, 6),
    ).toEqual([
      [0, 0, 1000, 333],
      [0, 363, 1000, 100],
      [0, 363, 150, 100],
      [150, 363, 100, 100],
      [250, 363, 300, 100],
      [550, 363, 75, 100],
    ])
    expect(await movesOf(view)).toEqual(still)
  })

  it('shows all of its thumbnails', async () => {
    const { page: view } = await visit('/thumbnails')
    await expect.poll(() => view.locator('.sqs-gallery-thumbnails img.loaded').count()).toBe(20)
  })
})

describe('a grid on a styled page', () => {
  it('shows whole images centred in the template’s boxes', async () => {
    const view = await visitLate('/grid', async (waiting) => {
      expect(await boxesOf(waiting, '.slide')).toEqual([
        [0, 0, 510, 296],
        [510, 0, 510, 296],
        [0, 296, 510, 296],
        [510, 296, 510, 296],
      ])
    })
    await view.locator('img.loaded').first().waitFor()
    const boxes = await boxesOf(view, 'img.thumb-image')
    expect(boxes).toEqual([
      [0, 0, 490, 276],
      [510, 0, 490, 276],
      [0, 296, 490, 276],
      [510, 296, 490, 276],
    ])
    const fits = await view
      .locator('img.thumb-image')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).objectFit))
    expect(new Set(fits)).toEqual(new Set(['contain']))
    expect(await movesOf(view)).toEqual(still)
  })
})

describe('a strip on a styled page', () => {
  it('gives each slide its image’s aspect ratio, even if it is wider than the strip', async () => {
    const { page: view } = await visit('/strip')
    const widths = (await boxesOf(view, '.slide')).map(([, , width, height]) => [width, height])
    expect(widths).toEqual([
      [750, 500],
      [500, 500],
      [1500, 500],
      [375, 500],
    ])
  })

  it('loads all of its images, visible ones first', async () => {
    const { page: view } = await visit('/long-strip')
    await expect.poll(() => view.locator('.slide img.loaded').count()).toBe(12)
  })
})

describe('stacked images on a styled page', () => {
  it('are as wide as the block, even if the images are smaller', async () => {
    const view = await visitLate('/stacked', async (waiting) => {
      expect(await heightOf(waiting, '.sqs-block')).toBe(3333)
    })
    const boxes = await boxesOf(view, 'img.thumb-image')
    expect(boxes.map(([, , width, height]) => [width, height])).toEqual([
      [1000, 667],
      [1000, 1000],
      [1000, 333],
      [1000, 1333],
    ])
    expect(await movesOf(view)).toEqual(still)
  })
})

describe('a gallery section', () => {
  const columnsOf = async (view: Page) => {
    const boxes = await boxesOf(view, 'figure')
    const lefts = [...new Set(boxes.map(([left]) => left!))].sort((a, b) => a - b)
    return [lefts.length, lefts[1]! - lefts[0]! - boxes[0]![2]!]
  }

  it.each([
    [1100, 5, 60],
    [992, 4, 45],
    [768, 3, 30],
    [576, 2, 20],
    [375, 2, 20],
  ])('has the columns and gutter for a window of %d px: %d, %d px apart', async (width, count, gutter) => {
    const { page: view } = await visit('/masonry', { viewport: { width, height: 900 } })
    await expect.poll(() => columnsOf(view)).toEqual([count, gutter])
  })

  it('starts its columns on the right in right-to-left text, even if the template positions the items', async () => {
    const { page: view } = await visit('/masonry-rtl')
    const lefts = (await boxesOf(view, 'figure')).slice(0, 5).map(([left]) => left!)
    expect(lefts).toEqual([...new Set(lefts)].sort((a, b) => b - a))
  })

  it('gives the server’s hidden lightbox no space, and leaves its images alone', async () => {
    const { page: view } = await visit('/masonry-with-lightbox')
    const room = () => view.locator('[data-controller="Lightbox"]').evaluate((shell) => shell.clientHeight)
    expect(await room()).toBe(0)
    await view.locator('[data-show]').first().waitFor()
    expect(await room()).toBe(0)
    expect(await view.locator('.gallery-lightbox-item[style], .gallery-lightbox-item[data-show]').count()).toBe(0)
  })

  it.each(['/masonry', '/captions', '/strips', '/section-grid', '/waiting-grid'])(
    'takes the space reserved before it loads: %s',
    async (path) => {
      for (const width of [1000, 375]) {
        let kept = 0
        const look = async (waiting: Page) => {
          kept = (await heightOf(waiting, '[data-controller]'))!
        }
        const view = await visitLate(path, look, { viewport: { width, height: 700 } })
        await view.locator('[data-show]').first().waitFor()
        expect(Math.abs((await heightOf(view, '[data-controller]'))! - kept)).toBeLessThanOrEqual(1)
        expect(await movesOf(view)).toEqual(still)
      }
    },
  )

  it.each(['/masonry', '/strips', '/section-grid', '/waiting-grid'])(
    'shows each image that scrolls into view: %s',
    async (path) => {
      const { page: view } = await visit(path)
      const isShown = (index: number) =>
        view
          .locator('figure img')
          .nth(index)
          .evaluate((image) => image.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      await expect.poll(() => isShown(0)).toBe(true)
      await view.locator('figure').last().scrollIntoViewIfNeeded()
      await expect.poll(() => isShown(11)).toBe(true)
      const html = await view.evaluate(async () => {
        const served = await (await fetch(location.href)).text()
        ;(globalThis as unknown as { [skerry: symbol]: { stop(): void } })[Symbol.for('skerry')]!.stop()
        return { served, left: document.querySelector('main')!.outerHTML }
      })
      expect(html.served).toContain(html.left)
    },
  )

  it('keeps the template’s boxes for images that fill them', async () => {
    const { page: view } = await visit('/waiting-grid')
    await view.locator('img.loaded').first().waitFor()
    const [left, top, width, height] = (await boxesOf(view, 'figure img'))[0]!
    expect([left, top, width, height]).toEqual([20, 20, 307, 204])
  })

  it('has images as wide as its columns, even if a template uses half columns on phones', async () => {
    const { page: view } = await visit('/section-grid', { viewport: { width: 375, height: 700 } })
    await view.locator('[data-show]').first().waitFor()
    // 20 px of padding on both sides, and a 20 px gap between two columns.
    expect((await boxesOf(view, 'figure'))[0]![2]).toBe(Math.round((375 - 3 * 20) / 2))
  })

  it('with the reel design shows its images in a strip', async () => {
    const { page: view } = await visit('/reel')
    await view.locator('[data-active="true"] [data-visible] img.loaded').waitFor()
    const [, , , height] = (await boxesOf(view, 'figure[data-active="true"]'))[0]!
    expect(height).toBe(500)
  })
})
