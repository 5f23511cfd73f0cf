import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSlides, neutralGallery, type ServedGallery, servedGallery } from '../../../stories/support/galleryMarkup'
import type { ImageFixture } from '../../../stories/support/images'
import { openGallerySite } from '../../support/gallerySite'
import { movesOf, still } from '../../support/moves'
import { blockStates, documentOf, type Site, untilBlock } from '../../support/site'

const template = `
  body { margin: 0; font: 16px sans-serif }
  main { max-width: 760px; margin: auto; padding: 16px }
  .reserved .sqs-gallery { aspect-ratio: 1000 / 666; overflow: hidden }
  .reserved .sqs-gallery-thumbnails { height: 60px; margin-top: 10px; overflow: hidden }
  .low [data-block-type] { height: 50px }
  .far { height: 3000px }
  .grid .slide { display: inline-block; width: 32% }
  .gallery-masonry-item:not([data-show]) .gallery-masonry-item-wrapper { opacity: 0 }
  .gallery-masonry-item img { width: 100% }
  .grid .margin-wrapper, .grid .slide { position: relative; padding-bottom: 32%; height: 0 }
`
const urlOf = ({ width, height, number }: ImageFixture) =>
  `/content/v1/5f0c0000000000000000b001/${width}x${height}-${number}.svg`
const alike = makeSlides(Array.from({ length: 5 }, () => [1000, 666] as const))
const gallery = (served: Partial<ServedGallery> = {}) =>
  servedGallery({ slides: alike, data: {}, hasControls: true, urlOf, ...served })
/** In neutral markup every image has its source, and loads when it is scrolled near. */
const lazy = (design: string) =>
  neutralGallery({
    slides: makeSlides(Array.from({ length: 40 }, () => [1000, 666] as const)),
    data: { design },
    urlOf,
  }).replaceAll('data-src=', 'loading="lazy" src=')
const titled = makeSlides([
  [1000, 666],
  [600, 900],
  [1600, 700],
]).map((slide) => ({ ...slide, title: `The ferry, ${slide.number}` }))
/** A gallery section, whose template shows an image when it enters the viewport. */
const masonry = `<div class="gallery-masonry" data-controller="GalleryMasonry" data-props="{}"><div>${alike
  .map(
    (one) =>
      `<figure class="gallery-masonry-item"><div class="gallery-masonry-item-wrapper"><img data-src="${urlOf(one)}" alt=""></div></figure>`,
  )
  .join('')}</div></div>`
const page = (body: string) => documentOf(body, '<link rel="stylesheet" href="/site.css">')

const pages = {
  '/slideshow': page(
    `<div class="reserved">${gallery({ hasThumbnails: true, data: { thumbnails: true } })}</div><p>Below</p>`,
  ),
  '/shapes': page(
    neutralGallery({
      slides: makeSlides([
        [1000, 666],
        [600, 900],
        [1600, 700],
      ]),
      data: { design: 'slideshow' },
      urlOf,
    }),
  ),
  '/low': page(`<div class="low">${neutralGallery({ slides: alike, data: { design: 'slideshow' }, urlOf })}</div>`),
  ...Object.fromEntries(
    ['slideshow', 'slider', 'autorows'].map((design) => [
      `/attributes-${design}`,
      page(
        `<div data-block-type="gallery" data-block-json='{"design":"${design}"}'>${titled
          .map(
            ({ width, height, ...one }) => `<figure class="slide" data-slide-id="${one.number}">
              <img src="${urlOf({ width, height, ...one })}" width="${width}" height="${height}" alt="A boat"></figure>`,
          )
          .join('')}</div><p>Below</p>`,
      ),
    ]),
  ),
  '/drawn': page(gallery({ hasControls: false, data: { thumbnails: true, autoplay: true } })),
  '/hover': documentOf(
    gallery({ slides: alike.map((slide) => ({ ...slide, title: 'The ferry' })) }).replace(
      'sqs-gallery-block-slideshow',
      '$& sqs-gallery-block-meta-hover',
    ),
    `<link rel="stylesheet" href="/site.css"><style>
      .sqs-gallery-block-slideshow.sqs-gallery-block-meta-hover .meta { opacity: 0 !important }
      .sqs-gallery-block-slideshow.sqs-gallery-block-meta-hover .slide:hover .meta { opacity: 1 !important }</style>`,
  ),
  '/linked-images': page(
    `<div data-block-type="gallery" data-block-json='{"design":"slideshow"}'>
      <img src="${urlOf(alike[0]!)}" data-image-dimensions="1000x666" alt="A red boat" data-click-through-url="#shop">
      <img src="${urlOf(alike[1]!)}" data-image-dimensions="1000x666" alt="A blue boat"></div>`,
  ),
  ...Object.fromEntries(
    ['slideshow', 'slider', 'carousel', 'grid', 'autocolumns', 'autorows'].map((design) => [
      `/growing-${design}`,
      page(neutralGallery({ slides: alike, data: { design }, urlOf })),
    ]),
  ),
  ...Object.fromEntries(
    ['slideshow', 'slider', 'grid'].map((design) => [
      `/linked-${design}`,
      page(
        `<div data-block-type="gallery" data-block-json='{"design":"${design}"}'>${alike
          .map(
            (one) => `<figure class="slide" data-click-through-url="#shop-${one.number}">
              <img src="${urlOf(one)}" data-image-dimensions="1000x666" alt="A boat">
              <figcaption>The ferry, painted by <a href="#mia">Mia</a></figcaption></figure>`,
          )
          .join('')}</div>`,
      ),
    ]),
  ),
  '/neutral': page(neutralGallery({ slides: alike, data: { design: 'slideshow' }, urlOf })),
  '/caption': documentOf(
    neutralGallery({ slides: alike, data: { design: 'slideshow' }, urlOf }).replace(
      '</figure>',
      '<figcaption>The ferry</figcaption></figure>',
    ),
  ),
  '/in-panel': documentOf(
    `<div data-block-type="accordion"><div class="accordion-item">
      <h3><button class="accordion-item__click-target">Photographs</button></h3>
      <div class="accordion-item__dropdown">${neutralGallery({ slides: alike, data: { design: 'slideshow' }, urlOf })}</div>
    </div></div>`,
  ),
  '/menu-in-slide': documentOf(
    neutralGallery({ slides: alike, data: { design: 'slideshow' }, urlOf }).replace(
      '</figure>',
      `<figcaption data-block-type="menu"><p><span class="js-menu-select-labels">Tea</span>
        <span class="js-menu-select-labels">Soup</span></p>
        <p class="js-menu">With milk</p><p class="js-menu">With bread</p></figcaption></figure>`,
    ),
  ),
  '/bare-grid': documentOf(
    neutralGallery({ slides: alike, data: { design: 'grid' }, urlOf }).replaceAll('data-src=', 'src='),
  ),
  '/printed': page(
    ['slideshow', 'slider', 'carousel']
      .map((design) => gallery({ slides: titled, data: { design } }))
      .join('<div class="far"></div>')
      .repeat(2) +
      lazy('grid') +
      neutralGallery({ slides: alike, data: { design: 'slideshow' }, urlOf }) +
      neutralGallery({ slides: alike, data: { design: 'slideshow' }, urlOf }).replace(
        /data-slide-id="[^"]*"/g,
        'class="slide"',
      ) +
      masonry,
  ),
  '/printed-strip': page(gallery({ slides: titled, data: { design: 'slider' } })),
  '/printed-carousel': page(gallery({ slides: [...titled, ...titled], data: { design: 'carousel' } })),
  '/lazy-slideshow': page(lazy('slideshow')),
  '/lazy-slider': page(lazy('slider')),
  '/words': page(
    gallery({
      slides: alike.map((slide) => ({ ...slide, title: 'The ferry, twelve aboard, and a following sea' })),
      data: { autoplay: true },
    }),
  ),
  '/lost': page(
    servedGallery({ slides: alike, data: { design: 'grid' }, urlOf: ({ number }) => `/lost-${number}.svg` }),
  ),
  '/grid': page(`<div class="grid">${servedGallery({ slides: alike, data: { design: 'grid' }, urlOf })}</div>`),
  '/far': page(`<div class="far"></div>${gallery()}`),
  '/two': page(gallery() + gallery()),
  '/quick': page(gallery({ data: { autoplay: true, 'autoplay-duration': 0.2, speed: 0.05 } })),
  '/arrow-elsewhere': page(
    `<button class="on">On</button>${gallery({ data: { autoplay: true, 'autoplay-duration': 0.2, speed: 0.05, elements: { next: '.on' } } })}`,
  ),
  '/broken': page(`${gallery().replace(/data-block-json="[^"]*"/, 'data-block-json="{"')}${gallery()}`),
}

let site: Site

beforeAll(async () => {
  site = await openGallerySite(pages, template, { isComplete: true })
})
afterAll(() => site.close())

async function visit(path: string, options?: Parameters<Site['visit']>[1]) {
  const visited = await site.visit(path, options)
  await untilBlock(visited.page, 'gallery')
  return visited
}

const slideSelector = '.sqs-gallery > .slide, [data-slide-id]'

/** The indices of the visible slides. */
function shown(view: Page): Promise<number[]> {
  return view
    .locator(slideSelector)
    .evaluateAll((slides) =>
      slides.flatMap((slide, index) => (getComputedStyle(slide).visibility === 'visible' ? [index] : [])),
    )
}

/** Waits until the slideshow rests at a slide. */
async function untilAt(view: Page, index: number): Promise<void> {
  await view.waitForFunction(
    ([selector, wanted]) => {
      const slides = [...document.querySelectorAll(selector as string)]
      const isResting = document.querySelector('[data-state="resting"]') !== null
      return isResting && slides.findIndex((slide) => slide.classList.contains('sqs-active-slide')) === wanted
    },
    [slideSelector, index] as const,
  )
}

/** The images requested so far: number and width. */
function asked(view: Page): Promise<string[]> {
  return view.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /-(\d+)\.svg(?:\?format=(\w+))?/.exec(name))
      .flatMap((found) => (found ? [`${found[1]} ${found[2] ?? ''}`.trim()] : [])),
  )
}

describe('galleries in neutral markup, on a page without any style sheet', () => {
  it('show a slide’s caption over its image', async () => {
    const { page: view } = await visit('/caption', { viewport: { width: 600, height: 800 } })
    const isOnTop = () =>
      view.locator('figcaption').evaluate((caption) => {
        const { left, top, width, height } = caption.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2) === caption
      })
    await expect.poll(isOnTop).toBe(true)
  })

  it('stay where they are while the visitor selects text in a caption', async () => {
    const { page: view } = await visit('/caption', { viewport: { width: 600, height: 800 } })
    const words = (await view.locator('figcaption').boundingBox())!
    const y = words.y + words.height / 2
    await view.mouse.move(words.x + 1, y)
    await view.mouse.down()
    await view.mouse.move(words.x + words.width - 1, y, { steps: 4 })
    await view.mouse.up()
    expect(await shown(view)).toEqual([0])
    expect(await view.evaluate(() => getSelection()?.toString())).toContain('ferry')
    await view.mouse.click(words.x + words.width / 2, 200)
    await untilAt(view, 1)
  })

  it.each(['slideshow', 'slider', 'grid'])(
    'follow a slide’s link from its caption, also in a new tab, and a link inside the caption: %s',
    async (design) => {
      const { page: view } = await visit(`/linked-${design}`)
      const caption = view.locator('figcaption').first()
      const position = { x: 30, y: 25 }
      // `force`, because the link is what receives the click.
      const [opened] = await Promise.all([
        view.context().waitForEvent('page'),
        caption.click({ button: 'middle', position, force: true }),
      ])
      await opened.waitForURL(`**/linked-${design}#shop-1`)
      await caption.click({ position, force: true })
      await view.waitForURL(`**/linked-${design}#shop-1`)
      await view.getByRole('link', { name: 'Mia' }).first().click()
      await view.waitForURL(`**/linked-${design}#mia`)
    },
  )

  it('follow the link of a slide from a caption that scrolls', async () => {
    const { page: view } = await visit('/linked-slideshow', { viewport: { width: 320, height: 640 } })
    const caption = view.locator('figcaption').first()
    await caption.evaluate((one) => one.append(' The sea.'.repeat(100)))
    await view.locator('figcaption.overflow').first().waitFor()
    await caption.click({ position: { x: 30, y: 25 } })
    await view.waitForURL('**/linked-slideshow#shop-1')
    expect(await view.evaluate(() => document.querySelector('.sqs-active-slide')?.ariaLabel)).toBe('1 of 5')
  })

  it('show the next slide when an image is clicked while the whole page is selected', async () => {
    const { page: view } = await visit('/caption', { viewport: { width: 600, height: 800 } })
    await view.evaluate(() => getSelection()?.selectAllChildren(document.body))
    await view.locator('figure img').first().click()
    await untilAt(view, 1)
  })

  it('ignore arrow keys while they are in a closed panel', async () => {
    const { page: view } = await site.visit('/in-panel')
    const button = view.getByRole('button', { name: 'Photographs' })
    await button.click()
    await untilBlock(view, 'gallery')
    await view.locator('.accordion-item__dropdown[data-state="open"]').waitFor() // until then, it ignores clicks
    await button.click()
    await view.locator('.accordion-item__dropdown[hidden]').waitFor({ state: 'attached' })
    await view.keyboard.press('ArrowRight')
    expect(await shown(view)).toEqual([0])
    await button.click()
    await view.locator('.accordion-item__dropdown:not([hidden])').waitFor()
    await view.keyboard.press('ArrowRight')
    await untilAt(view, 1)
  })

  it('stay where they are while the visitor types in a field of a component', async () => {
    const { page: view } = await visit('/slideshow')
    await view.evaluate(() => {
      const host = document.body.appendChild(document.createElement('my-form'))
      const parts = ['input', 'button'].map((name) => document.createElement(name))
      host.attachShadow({ mode: 'open' }).append(...parts)
    })
    const before = await shown(view)
    await view.locator('my-form input').press('ArrowRight')
    expect(await shown(view)).toEqual(before)
    await view.locator('my-form button').press('ArrowRight')
    await expect.poll(() => shown(view)).not.toEqual(before)
  })

  it('stay where they are when a tab of a menu block inside a slide is clicked', async () => {
    const { page: view } = await visit('/menu-in-slide', { viewport: { width: 600, height: 800 } })
    await untilBlock(view, 'menu')
    await view.getByRole('tab', { name: 'Soup' }).click()
    expect(await shown(view)).toEqual([0])
    expect(await view.getByText('With bread').isVisible()).toBe(true)
  })

  it.each(['mounted', 'not mounted'])('keep images within their grid cells, %s', async (state) => {
    const { page: view } = await site.visit('/404')
    if (state === 'not mounted') await view.route('**/chunks/gallery-*', () => {})
    await view.goto(`${site.server.url}/bare-grid`)
    if (state === 'mounted') await untilBlock(view, 'gallery')
    const fits = () =>
      view
        .locator('figure img')
        .evaluateAll((all) =>
          (all as HTMLImageElement[]).every(
            (image) => image.naturalWidth > 0 && image.clientWidth <= image.parentElement!.clientWidth,
          ),
        )
    await expect.poll(fits).toBe(true)
  })
})

describe('a printed page with galleries', () => {
  const imageSelector = '.slide > img, [data-slide-id] > img, .gallery-masonry-item img'
  /** Prints, and counts the images that would be missing the next time. */
  const blank = async (view: Page) => {
    await view.evaluate(() => ['beforeprint', 'afterprint'].map((type) => dispatchEvent(new Event(type))))
    return view.locator(imageSelector).evaluateAll((all) => {
      const isPrinted = (image: Element) => {
        const { width, height } = image.getBoundingClientRect()
        const isSeen = image.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        return isSeen && (image as HTMLImageElement).naturalWidth > 0 && width > 60 && height > 60
      }
      return all.filter((image) => !isPrinted(image)).length
    })
  }

  it('shows every image and its text, even if nobody has scrolled to them', async () => {
    const { page: view } = await visit('/printed')
    await view.emulateMedia({ media: 'print' })
    await expect.poll(() => blank(view), { timeout: 15_000 }).toBe(0)
    const overlaps = () =>
      view.locator(`${imageSelector}, .meta`).evaluateAll((all) => {
        const boxes = all.map((one) => one.getBoundingClientRect())
        const across = boxes.filter((a, index) =>
          boxes
            .slice(index + 1)
            .some((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1),
        )
        return { boxCount: boxes.length, across: across.length }
      })
    await expect.poll(overlaps).toEqual({ boxCount: 2 * 18 + 40 + 5 + 5 + 5, across: 0 })
    expect(await view.getByRole('button', { name: 'Next Slide' }).count()).toBe(0)
  })

  it('shows every image of a strip that has wrapped around', async () => {
    const { page: view } = await visit('/printed-strip')
    await view.getByRole('button', { name: 'Previous Slide' }).click()
    await view.locator('[data-state="resting"] [aria-label="3 of 3"].sqs-active-slide').waitFor()
    await view.emulateMedia({ media: 'print' })
    await expect.poll(() => blank(view)).toBe(0)
    const isOnPaper = ({ x, width }: { x: number; width: number }) => x >= 0 && x + width <= view.viewportSize()!.width
    for (const slide of await view.locator('.slide').all()) expect(isOnPaper((await slide.boundingBox())!)).toBe(true)
  })

  it.each(['mounted', 'not mounted'])(
    'shows every image of a carousel that is %s, and lets it break across pages',
    async (state) => {
      const { page: view } = await site.visit('/404')
      if (state === 'not mounted') await view.route('**/chunks/gallery-*', () => {})
      await view.goto(`${site.server.url}/printed-carousel`)
      await view.locator(state === 'mounted' ? '.sqs-gallery-design-carousel' : '[style*="--skerry-slide"]').waitFor()
      await view.emulateMedia({ media: 'print' })
      await expect.poll(() => blank(view)).toBe(0)
      const { width } = view.viewportSize()!
      const boxes = await Promise.all((await view.locator(imageSelector).all()).map((one) => one.boundingBox()))
      expect(boxes.filter((box) => box!.x < 0 || box!.x + box!.width > width)).toEqual([])
      // A scroll container is not split between printed pages, so content after it would overlap its end.
      expect(await view.locator('.sqs-gallery').evaluate((row) => getComputedStyle(row).overflow)).toBe('visible')
    },
  )

  it('is restored after stop', async () => {
    const { page: view } = await visit('/printed')
    const loaded = async () => {
      await blank(view)
      return view.locator('.gallery-masonry-item img.loaded').count()
    }
    await expect.poll(loaded).toBe(5)
    const { html, left } = await view.evaluate(async () => {
      const html = await (await fetch(location.href)).text()
      ;(globalThis as unknown as { [skerry: symbol]: { stop(): void } })[Symbol.for('skerry')]!.stop()
      return { html, left: document.querySelector('main')!.outerHTML }
    })
    expect(html).toContain(left)
  })
})

describe('a slideshow on a hosted page', () => {
  it('runs under the strictest policy, shows one slide and moves nothing', async () => {
    const { page: view, troubles } = await visit('/slideshow')
    await view.waitForFunction(() => document.querySelectorAll('.sqs-gallery img.loaded').length >= 3)
    expect(await shown(view)).toEqual([0])
    expect(await movesOf(view)).toEqual(still)
    expect(troubles).toEqual([])
  })

  it('wraps around by mouse and keyboard', async () => {
    const { page: view } = await visit('/slideshow')
    await view.getByRole('button', { name: 'Next Slide' }).click()
    await untilAt(view, 1)
    await view.getByRole('button', { name: 'Previous Slide' }).press('Enter')
    await untilAt(view, 0)
    await view.keyboard.press('ArrowLeft')
    await untilAt(view, 4)
    await view.getByRole('button', { name: 'Slide 3', exact: true }).click()
    await untilAt(view, 2)
    expect(await shown(view)).toEqual([2])
  })

  it('requests only visible images and their neighbours, at the width needed', async () => {
    const { page: view } = await site.visit('/far')
    expect(await asked(view)).toEqual([])
    await view.mouse.wheel(0, 5000)
    await view.waitForFunction(() => document.querySelectorAll('.sqs-gallery img.loaded').length === 3)
    expect((await asked(view)).sort()).toEqual(['1 750w', '2 750w', '5 750w'])
  })

  it('requests a higher resolution only if needed', async () => {
    const { page: view } = await visit('/slideshow', { viewport: { width: 400, height: 700 } })
    await view.waitForFunction(() => document.querySelectorAll('.sqs-gallery img.loaded').length === 3)
    expect(await asked(view)).toContain('1 500w')
    await view.setViewportSize({ width: 1200, height: 700 })
    await view.locator('.sqs-active-slide img[src*="750w"]').waitFor()
    await view.setViewportSize({ width: 400, height: 700 })
    await view.waitForTimeout(300) // galleries debounce resize by 100 ms
    expect(await view.locator('.sqs-active-slide img.thumb-image').getAttribute('src')).toContain('750w')
  })

  it('takes the aspect ratio of each slide, but is never taller than the screen', async () => {
    const { page: view } = await visit('/shapes', { viewport: { width: 800, height: 600 } })
    const size = async () => {
      const { width, height } = (await view.locator('[data-block-type]').boundingBox())!
      return [Math.round(width), Math.round(height)]
    }
    const wide = (await size())[0]!
    expect(await size()).toEqual([wide, Math.round(wide * 0.666)])
    await view.getByRole('button', { name: 'Next Slide' }).click()
    await untilAt(view, 1)
    expect(await size()).toEqual([wide, 600])
  })

  it('is as high as its image, whatever its template says', async () => {
    const { page: view } = await visit('/low')
    const { width, height } = (await view.locator('[data-block-type]').boundingBox())!
    expect(Math.round(height)).toBe(Math.round(width * 0.666))
  })

  it.each(['slideshow', 'slider', 'autorows'])(
    'does not crop images that have a width and a height: %s',
    async (design) => {
      const { page: view } = await visit(`/attributes-${design}`, { viewport: { width: 800, height: 1200 } })
      const shape = async (number: number) => {
        const { width, height } = (await view.locator(`[data-slide-id="${number}"]`).boundingBox())!
        return width / height
      }
      for (const [index, { width, height }] of titled.entries()) {
        if (design === 'slideshow' && index > 0) {
          await view.getByRole('button', { name: 'Next Slide' }).click()
          await untilAt(view, index)
        }
        await expect.poll(() => shape(index + 1)).toBeCloseTo(width / height, 1)
      }
    },
  )

  it('moves nothing below it if its images have a width and a height', async () => {
    const { page: view } = await visit('/attributes-slideshow', { viewport: { width: 800, height: 1200 } })
    await untilAt(view, 0)
    expect(await movesOf(view)).toEqual(still)
  })

  it('keeps its controls apart and off the text on a 320 px screen', async () => {
    const { page: view } = await visit('/words', { viewport: { width: 320, height: 640 } })
    await view.locator('.skerry-gallery-pause').waitFor()
    const overlaps = await view.evaluate(() => {
      const seen = '.sqs-active-slide .meta, .sqs-gallery-controls > *, .skerry-gallery-pause'
      const boxes = [...document.querySelectorAll(seen)].map((one) => one.getBoundingClientRect())
      const across = boxes.flatMap((a, index) =>
        boxes
          .slice(index + 1)
          .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
      )
      return { boxes: boxes.length, across: across.length }
    })
    expect(overlaps).toEqual({ boxes: 4, across: 0 })
  })

  it.each([
    { path: '/lazy-slideshow', first: [1, 2, 40], second: [1, 2, 3, 40] },
    { path: '/lazy-slider', first: [1, 2, 3], second: [1, 2, 3, 4] },
  ])('requests only lazy images that are near: $path', async ({ path, first, second }) => {
    const { page: view } = await visit(path)
    const asked = () =>
      view.evaluate(() => {
        const numbers = performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => /-(\d+)\.svg$/.exec(name)?.slice(1).map(Number) ?? [])
        return [...new Set(numbers)].toSorted((a, b) => a - b)
      })
    await expect.poll(() => view.locator('[data-state="resting"]').count()).toBe(1)
    await expect.poll(asked).toEqual(first)
    await view.getByRole('button', { name: 'Next Slide' }).click()
    await expect.poll(asked).toEqual(second)
  })

  it.each(['slideshow', 'slider', 'carousel', 'grid', 'autocolumns', 'autorows'])(
    'includes slides that a script adds later, without moving the scroll position back: %s',
    async (design) => {
      const { page: view } = await visit(`/growing-${design}`, { viewport: { width: 800, height: 300 } })
      const loaded = view.locator('[data-slide-id] img.loaded')
      await loaded.first().waitFor()
      await view.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const scrolledPx = await view.evaluate(
        (sources) => {
          for (const source of sources) {
            const [slide, image] = [document.createElement('figure'), new Image()]
            slide.dataset.slideId = source
            Object.assign(image.dataset, { src: source, imageDimensions: '1000x666' })
            slide.append(image)
            document.querySelector('[data-slide-id]')!.parentElement!.append(slide)
          }
          return scrollY
        },
        [6, 7].map((number) => urlOf({ ...alike[0]!, number })),
      )
      const overlaps = () =>
        view.locator('[data-slide-id]').evaluateAll((slides) => {
          const visible = slides.filter((slide) => getComputedStyle(slide).visibility === 'visible')
          const boxes = visible.map((slide) => slide.getBoundingClientRect())
          const isOver = (a: DOMRect, b: DOMRect) =>
            a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
          return boxes.flatMap((a, index) => boxes.slice(index + 1).filter((b) => isOver(a, b))).length
        })
      await expect.poll(overlaps).toBe(0)
      const toLast = { slideshow: ['Previous'], slider: ['Previous'], carousel: ['Next', 'Next'] }[design] ?? []
      for (const name of toLast) {
        await view.getByRole('button', { name: `${name} Slide` }).press('Enter')
        await view.locator('[data-state="resting"]').waitFor()
      }
      await view.locator('[data-slide-id]').last().locator('img.loaded').waitFor()
      await expect.poll(overlaps).toBe(0)
      expect(await view.evaluate(() => scrollY)).toBeGreaterThanOrEqual(scrolledPx)
    },
  )

  it('works in neutral markup', async () => {
    const { page: view, troubles } = await visit('/neutral')
    await view.getByRole('button', { name: 'Next Slide' }).click()
    await untilAt(view, 1)
    expect(troubles).toEqual([])
  })

  it('made only of images shows them with their names, and follows an image’s link', async () => {
    const { page: view, troubles } = await visit('/linked-images')
    const boat = view.getByRole('img', { name: 'A red boat' })
    const { width, height } = (await boat.boundingBox())!
    expect([Math.round(width), Math.round(height)]).toEqual([760, 506])
    await view.mouse.click(400, 100)
    await view.waitForURL(/#shop$/)
    await view.getByRole('button', { name: 'Next Slide' }).click()
    await view.getByRole('img', { name: 'A blue boat', exact: true }).waitFor()
    expect(troubles).toEqual([])
  })

  it('autoplays, stops on keyboard focus, and has its pause button as the first tab stop', async () => {
    const { page: view } = await visit('/quick')
    await untilAt(view, 1)
    await view.keyboard.press('Tab')
    const focused = view.locator(':focus')
    expect(await focused.getAttribute('aria-label')).toBe('Pause slideshow')
    await view.keyboard.press('Enter')
    expect(await focused.getAttribute('aria-label')).toBe('Play slideshow')
    await view.locator('.sqs-gallery[data-state="resting"]').waitFor()
    const before = await shown(view)
    await view.waitForTimeout(600)
    expect(await shown(view)).toEqual(before)
  })

  it('pauses while the pointer is over an arrow elsewhere on the page', async () => {
    const { page: view } = await visit('/arrow-elsewhere')
    await untilAt(view, 1)
    await view.locator('.on').hover()
    await view.locator('.sqs-gallery[data-state="resting"]').waitFor()
    const before = await shown(view)
    await view.waitForTimeout(600)
    expect(await shown(view)).toEqual(before)
    await view.mouse.move(0, 0)
    await expect.poll(() => shown(view)).not.toEqual(before)
  })

  it('does not move under reduced motion', async () => {
    const { page: view } = await visit('/quick', { reducedMotion: 'reduce' })
    await view.waitForTimeout(600)
    expect(await shown(view)).toEqual([0])
    await view.getByRole('button', { name: 'Next Slide' }).click()
    await untilAt(view, 1)
    expect(await view.evaluate(() => document.getAnimations().length)).toBe(0)
  })

  it('shows captions on hover, on keyboard focus, and always on touch screens', async () => {
    const opacity = (of: Page) =>
      of
        .locator('.sqs-active-slide .meta, .slide:not([inert]) .meta')
        .first()
        .evaluate((meta) => getComputedStyle(meta).opacity)
    const { page: view } = await visit('/hover')
    await view.mouse.move(0, 0)
    expect(await opacity(view)).toBe('0')
    await view.locator('.slide').first().hover()
    expect(await opacity(view)).toBe('1')
    await view.mouse.move(0, 0)
    expect(await opacity(view)).toBe('0')
    await view.keyboard.press('Tab')
    await view.locator('.sqs-gallery-container :focus').waitFor()
    expect(await opacity(view)).toBe('1')
    const { page: touched } = await visit('/hover', { hasTouch: true, isMobile: true })
    expect(await opacity(touched)).toBe('1')
  })

  it('stops when reduced motion is switched on, until the visitor presses play', async () => {
    const { page: view } = await visit('/quick')
    await untilAt(view, 1)
    await view.emulateMedia({ reducedMotion: 'reduce' })
    await view.getByRole('button', { name: 'Play slideshow' }).waitFor()
    await view.emulateMedia({ reducedMotion: 'no-preference' })
    await view.locator('.sqs-gallery[data-state="resting"]').waitFor()
    const before = await shown(view)
    await view.getByRole('button', { name: 'Play slideshow' }).click()
    await view.mouse.move(0, 700)
    await expect.poll(() => shown(view)).not.toEqual(before)
  })

  it('has a different accessible name from another gallery on the page', async () => {
    const { page: view } = await visit('/two')
    await view.waitForFunction(() => document.querySelectorAll('[role="region"]').length === 2)
    const names = await view.getByRole('region').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    expect(names).toEqual(['Gallery', 'Gallery 2'])
  })

  it.each(['/slideshow', '/drawn', '/neutral'])('has no accessibility violation on %s', async (path) => {
    const { page: view } = await visit(path)
    await view.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8').replace(/^/, 'void 0;'))
    const violations = await view.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run(root: Element): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
      }
      const { violations: found } = await axe.run(document.querySelector('main')!)
      return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    })
    expect(violations).toEqual([])
  })

  it('restores the served page in the middle of a transition', async () => {
    const { page: view } = await site.visit('/far')
    await view.mouse.wheel(0, 5000)
    await untilBlock(view, 'gallery')
    await view.getByRole('button', { name: 'Next Slide' }).click()
    const { html, left } = await view.evaluate(async () => {
      const html = await (await fetch(location.href)).text()
      ;(globalThis as unknown as { [skerry: symbol]: { stop(): void } })[Symbol.for('skerry')]!.stop()
      await new Promise((resolve) => setTimeout(resolve, 100)) // pending work must not write again
      return { html, left: document.querySelector('main')!.outerHTML }
    })
    expect(html).toContain(left)
  })
})

describe('a grid laid out by the template', () => {
  it('loads its images in place and mounts', async () => {
    const { page: view, troubles } = await visit('/grid')
    await view.waitForFunction(() => document.querySelectorAll('.slide img.loaded').length === 5)
    expect(await blockStates(view)).toEqual(['gallery mounted'])
    const boxes = await view.locator('.slide').evaluateAll((slides) =>
      slides.map((slide) => {
        const [outer, inner] = [slide, slide.querySelector('img.thumb-image')!].map((one) =>
          one.getBoundingClientRect(),
        )
        return outer!.width === inner!.width && outer!.height === inner!.height
      }),
    )
    expect(boxes).toEqual([true, true, true, true, true])
    expect(troubles).toEqual([])
  })

  it('shows a background and the alternative text for a missing image', async () => {
    const { page: view } = await visit('/lost')
    const lost = view.locator('img.skerry-image-failed').first()
    await lost.waitFor()
    const ground = () => lost.evaluate((image) => getComputedStyle(image).backgroundColor)
    await expect.poll(ground, { timeout: 15_000 }).not.toBe('rgba(0, 0, 0, 0)')
    expect(await lost.evaluate((image) => getComputedStyle(image).opacity)).toBe('1')
  })
})

describe('a gallery with invalid data', () => {
  it('is skipped with its message, and the next gallery works', async () => {
    const { page: view } = await visit('/broken')
    expect(await blockStates(view)).toEqual(['gallery failed', 'gallery mounted'])
  })
})
