import { readFileSync } from 'node:fs'
import type { CDPSession, Page, Route } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSlides, neutralGallery, type ServedGallery, servedGallery } from '../../../stories/support/galleryMarkup'
import type { ImageFixture } from '../../../stories/support/images'
import { openGallerySite } from '../../support/gallerySite'
import { movesOf, still } from '../../support/moves'
import { documentOf, type Site, untilBlock } from '../../support/site'

const template = `
  body { margin: 0; font: 16px sans-serif }
  main { max-width: 800px; margin: auto; padding: 0 }
  .far { height: 3000px }
  .dark { color: #eee; background: #111 }
  /* What templates of the platform say of slides, outside any layer. */
  .hostile .slide { position: absolute; float: left; width: 100%; visibility: hidden }
  .hostile img { position: absolute; max-width: 50% }
`
const urlOf = ({ width, height, number }: ImageFixture) =>
  `/content/v1/5f0c0000000000000000b001/${width}x${height}-${number}.svg`
const mixed = makeSlides([
  [1500, 1000],
  [900, 1200],
  [1800, 760],
  [1000, 1000],
  [1500, 1000],
])
const titled = mixed.map((slide) => ({ ...slide, title: `Image ${slide.number}` }))
const alike = (count: number) => makeSlides(Array.from({ length: count }, () => [1000, 666] as const))
const longCaption = 'A caption taller than its image. '.repeat(20)
const captioned = alike(7).map((slide) => ({ ...slide, title: longCaption }))
const strip = (served: Partial<ServedGallery> = {}) => {
  const { data, ...more } = served
  return servedGallery({ slides: mixed, data: { design: 'slider', ...data }, hasControls: true, urlOf, ...more })
}
const carousel = (served: Partial<ServedGallery> = {}) => {
  const { data, ...more } = served
  const slides = alike(7).map((slide) => ({ ...slide, title: `Image ${slide.number}` }))
  return servedGallery({ slides, data: { design: 'carousel', ...data }, hasControls: true, urlOf, ...more })
}
const page = (body: string) =>
  documentOf(`<h2>Images</h2>${body}<p>Below</p>`, '<link rel="stylesheet" href="/site.css">')

const pages = {
  '/strip': page(strip()),
  '/words': page(
    strip({
      slides: mixed.map((slide) => ({ ...slide, title: 'Taller than it is wide, and with more words than fit' })),
    }),
  ),
  '/hostile': page(`<div class="hostile">${strip()}</div>`),
  '/hostile-carousel': page(`<div class="hostile">${carousel()}</div>`),
  '/left': page(strip({ data: { 'active-alignment': 'left' } })),
  '/right': page(strip({ data: { 'active-alignment': 'right' } })),
  '/fixed': page(strip({ data: { aspectRatio: 30 } })),
  '/rtl': page(`<div dir="rtl" class="dark">${strip()}</div>`),
  '/select': page(strip({ data: { activeSlideClickBehavior: 'select' } })),
  '/back': page(strip({ data: { activeSlideClickBehavior: 'previous' } })),
  '/wrong': page(strip({ data: { 'active-alignment': 'below' } }) + strip()),
  '/one': page(strip({ slides: mixed.slice(0, 1) })),
  '/two': page(strip({ slides: mixed.slice(0, 2) })),
  '/none': page(strip({ slides: [] }) + strip()),
  '/ends': page(strip({ data: { loop: false } })),
  '/small': page(strip({ slides: alike(20), data: { aspectRatio: 10, speed: 0.2 } })),
  '/small-rtl': page(`<div dir="rtl">${strip({ slides: alike(20), data: { aspectRatio: 10, speed: 0.2 } })}</div>`),
  '/small-left': page(strip({ slides: alike(20), data: { aspectRatio: 10, loop: false, 'active-alignment': 'left' } })),
  // As the server sends it if no slide has a caption.
  '/narrow': page(
    `<div style="display: flex"><div style="flex: 1 0 0">${strip({ slides: alike(20) })
      .replaceAll(/<div class="slide[\s\S]*?<\/noscript>(<img [^>]*>)\s*<\/div>/g, '$1')
      .replaceAll('alt="', 'alt="Hills-seen-from-the-ferry.jpg ')}</div></div>`,
  ),
  '/with-thumbnails': page(strip({ data: { thumbnails: true } })),
  '/quick': page(strip({ data: { speed: 0.2 } })),
  '/quick-left': page(strip({ data: { speed: 0.2, 'active-alignment': 'left' } })),
  '/slow': page(strip({ data: { speed: 8 } })),
  '/gutter': page(strip({ data: { speed: 0.2, gutter: 20 } })),
  '/small-loop': page(strip({ slides: alike(20), data: { aspectRatio: 10, speed: 0.2, 'active-alignment': 'left' } })),
  '/panorama': page(
    strip({
      slides: makeSlides([
        [2400, 800],
        [600, 800],
        [600, 800],
        [600, 800],
      ]),
      data: { speed: 0.2, 'active-alignment': 'left' },
    }),
  ),
  // Three times as wide as the strip, and two slides that are each half of the loop.
  ...Object.fromEntries(
    ['', ' dir="rtl"'].map((rtl) => [
      rtl ? '/long-panorama-rtl' : '/long-panorama',
      page(
        `<div${rtl}>${strip({
          slides: makeSlides([
            [4800, 800],
            [600, 800],
            [600, 800],
            [600, 800],
          ]),
          data: { speed: 0.2, 'active-alignment': 'left' },
        })}</div>`,
      ),
    ]),
  ),
  '/halves': page(
    strip({
      slides: makeSlides([
        [2000, 800],
        [2000, 800],
      ]),
      data: { speed: 0.2 },
    }),
  ),
  '/quick-rtl': page(`<div dir="rtl">${strip({ data: { speed: 0.2 } })}</div>`),
  '/playing': page(strip({ data: { autoplay: true, 'autoplay-duration': 0.3, speed: 0.1 } })),
  '/videos': page(
    strip({ data: { speed: 0.1 } }).replaceAll(
      /<div class="slide content-fill" data-type="image"([^>]*)>/g,
      '<div class="slide content-fill" data-type="video"$1><video muted></video>',
    ),
  ),
  '/site-videos': page(
    strip({ data: { speed: 0.1 } }).replaceAll(
      /<div class="slide content-fill" data-type="image"([^>]*)>/g,
      '<div class="slide content-fill" data-type="video"$1><div class="sqs-native-video"></div><p data-block-type="video"></p>',
    ),
  ),
  '/link': page(
    strip({ slides: mixed.map((slide) => ({ ...slide, clickThroughUrl: slide.number === 2 ? '#away' : '' })) }),
  ),
  '/carousel': page(carousel()),
  '/carousel-rtl': page(`<div dir="rtl" class="dark">${carousel()}</div>`),
  '/five': page(carousel({ data: { slidesPerRow: 5, gutter: 12 } })),
  '/fit': page(carousel({ slides: alike(3) })),
  '/fit-playing': page(carousel({ slides: alike(3), data: { autoplay: true, 'autoplay-duration': 0.3, speed: 0.05 } })),
  '/drawn': page(carousel({ hasControls: false, slides: mixed, data: { aspectRatio: 75 } })),
  '/mixed': page(carousel({ slides: titled })),
  '/mixed-drawn': page(
    carousel({ hasControls: false, slides: titled, data: { slidesPerRow: 4, gutter: 40, autoplay: true } }),
  ),
  '/captions': page(carousel({ slides: captioned })),
  '/captions-shaped': page(carousel({ slides: captioned, data: { aspectRatio: 40 } })),
  '/last-caption': page(
    carousel({ slides: alike(14).map((slide) => ({ ...slide, title: slide.number === 14 ? longCaption : '' })) }),
  ),
  '/linked': page(carousel().replaceAll('<noscript>', '<a class="within" href="#within">within</a><noscript>')),
  '/sixty': page(strip({ slides: alike(60) })),
  '/sixty-one': page(strip({ slides: alike(61) })),
  '/thousand': page(carousel({ slides: alike(1000) })),
  '/neutral': page(neutralGallery({ slides: mixed, data: { design: 'slider' }, urlOf })),
  '/neutral-carousel': page(neutralGallery({ slides: alike(7), data: { design: 'carousel' }, urlOf })),
  '/both': page(carousel().replace('data-block-type="8"', 'data-block-type="gallery"')),
  '/address-below': page(
    `<div class="far"></div>${neutralGallery({ slides: mixed, data: { design: 'slider', historyHash: true }, urlOf })}`,
  ),
  '/address': page(
    `<div data-collection-full-url="/photographs">${neutralGallery({ slides: mixed, data: { design: 'slider', historyHash: true, speed: 0.1 }, urlOf })}</div>`,
  ),
}

let site: Site

beforeAll(async () => {
  site = await openGallerySite(pages, template)
})
afterAll(() => site.close())

async function visit(path: string, options?: Parameters<Site['visit']>[1]) {
  const visited = await site.visit(path, { viewport: { width: 1000, height: 700 }, ...options })
  await untilBlock(visited.page, 'gallery')
  return visited
}

const slideSelector = '.sqs-gallery-design-strip-slide, .sqs-gallery-design-carousel-slide'

/** The positions of the slides in their row, in whole px from its left edge. */
function places(view: Page): Promise<{ left: number; width: number; height: number; inert: boolean }[]> {
  return view.locator(slideSelector).evaluateAll((slides) => {
    const row = slides[0]!.parentElement!.getBoundingClientRect()
    return slides.map((slide) => {
      const { left, width, height } = slide.getBoundingClientRect()
      const round = (px: number) => Math.round(px)
      return {
        left: round(left - row.left),
        width: round(width),
        height: round(height),
        inert: (slide as HTMLElement).inert,
      }
    })
  })
}

const activeName = (view: Page) =>
  view.evaluate(() => document.querySelector('.sqs-active-slide')?.getAttribute('aria-label') ?? null)
const untilActive = (view: Page, number: number) =>
  view.waitForFunction(
    (wanted) =>
      document
        .querySelector('[data-state="resting"] .sqs-active-slide')
        ?.getAttribute('aria-label')
        ?.startsWith(`${wanted} of`),
    number,
  )
const untilResting = (view: Page) => view.locator('[data-state="resting"]').waitFor({ state: 'attached' })
/** The numbers of the slides that the keyboard and assistive technology can reach. */
const reachable = (view: Page) =>
  view
    .locator(slideSelector)
    .evaluateAll((slides) => slides.flatMap((slide, place) => ((slide as HTMLElement).inert ? [] : [place + 1])))
const next = (view: Page) => view.getByRole('button', { name: 'Next Slide' })
const previous = (view: Page) => view.getByRole('button', { name: 'Previous Slide' })

/** Records the positions of the row from now on. */
const countPositions = (view: Page) =>
  view.evaluate(() => {
    const row = document.querySelector('[data-state]')!
    const seen: number[] = []
    Object.assign(globalThis, { positions: seen })
    row.addEventListener('scroll', () => seen.push(row.scrollLeft))
  })
const positions = (view: Page) => view.evaluate(() => (globalThis as unknown as { positions: number[] }).positions)

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Moves a touch slowly, so that the row has no momentum, and ends it. */
async function swipe(touch: CDPSession, x: number, y: number, distance: number): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] })
  await send('touchStart', x)
  for (let step = 1; step <= 10; step++) {
    await send('touchMove', x + (distance * step) / 10)
    await rest(20)
  }
  await rest(200) // held still: the browser decides how far a flick continues
  await send('touchEnd')
}

describe('a strip', () => {
  it.each(['/strip', '/hostile'])(
    'is half as high as wide, keeps slide aspect ratios, and centres the active slide between its ends: %s',
    async (path) => {
      const { page: view, troubles } = await visit(path)
      await expect.poll(() => activeName(view)).toBe('1 of 5')
      const before = await places(view)
      expect(before.map(({ width, height }) => [width, height])).toEqual([
        [600, 400],
        [300, 400],
        [947, 400], // wider than the strip, not cropped
        [400, 400],
        [600, 400],
      ])
      expect(before[0]!.left).toBe(0)
      await next(view).click()
      await untilActive(view, 2)
      expect((await places(view))[1]).toMatchObject({ left: 250, width: 300 })
      expect(troubles).toEqual([])
    },
  )

  it.each(['/left', '/right'])(
    'starts with its first slide at the edge, and aligns slides beyond its end as the block says: %s',
    async (path) => {
      const { page: view } = await visit(path)
      await expect.poll(async () => (await places(view))[0]?.left).toBe(0)
      await previous(view).click()
      await untilActive(view, 5)
      const { left, width } = (await places(view))[4]!
      expect(path === '/left' ? left : 800 - left - width).toBe(0)
    },
  )

  it.each(['/small', '/small-rtl'])(
    'never moves beyond its ends, and selects the slide at an end when the visitor scrolls there: %s',
    async (path) => {
      const { page: view } = await visit(path)
      await untilActive(view, 1)
      const side = path === '/small' ? 1 : -1
      const row = view.locator('.sqs-gallery')
      const position = () => row.evaluate((element) => Math.round(Math.abs(element.scrollLeft)))
      const ends = { '1': 0, '20': 1602 }
      for (const number of [2, 3]) {
        await next(view).click()
        await untilActive(view, number)
        expect(await position()).toBe(0) // they are in the first half of the strip
      }
      await row.hover()
      for (const [number, end] of Object.entries(ends).reverse()) {
        await view.mouse.wheel(number === '1' ? side * -5000 : side * 5000, 0)
        await untilActive(view, Number(number))
        await expect.poll(position).toBe(end)
      }
      for (const number of [2, 3, 4, 5, 6]) {
        await next(view).click()
        await untilActive(view, number)
      }
      expect(await position()).toBe(261) // the middle of the sixth slide, less half of the strip
      for (const number of [5, 4, 3]) {
        await previous(view).click()
        await untilActive(view, number)
      }
      expect(await position()).toBe(0)
      await view.waitForTimeout(300) // the row reports where it is 100 ms after it has stopped
      expect(await activeName(view)).toBe('3 of 20')
    },
  )

  it('selects its last slide when the visitor scrolls to its end, even if it aligns slides to the start', async () => {
    const { page: view } = await visit('/small-left')
    await untilActive(view, 1)
    await view.locator('.sqs-gallery').hover()
    await view.mouse.wheel(5000, 0)
    await untilActive(view, 20)
    expect(await next(view).getAttribute('aria-disabled')).toBe('true')
  })

  it('is as wide as its container, however long the alternative text of its images is', async () => {
    const { page: view } = await visit('/narrow')
    await view.locator('.sqs-active-slide.loaded').waitFor()
    expect((await places(view)).slice(0, 2)).toMatchObject([
      { left: 0, width: 601 },
      { left: 601, width: 601 },
    ])
    expect(await movesOf(view)).toEqual(still)
  })

  it('has no thumbnails if its block has none, whatever its settings say', async () => {
    const { page: view } = await visit('/with-thumbnails')
    await untilActive(view, 1)
    expect(await view.locator('.sqs-gallery-thumbnails').count()).toBe(0)
    expect(await movesOf(view)).toEqual(still)
  })

  it('limits text that is taller than its slide to 40 % of the slide on a phone', async () => {
    const { page: view } = await visit('/words', { viewport: { width: 320, height: 640 } })
    const long = view.locator('.slide:nth-child(2) .meta.overflow')
    await long.waitFor({ state: 'attached' })
    const share = () => long.evaluate((meta) => meta.clientHeight / meta.parentElement!.clientHeight)
    await expect.poll(share, { timeout: 15_000 }).toBeCloseTo(0.4, 1)
  })

  it('has its block’s fixed aspect ratio', async () => {
    const { page: view } = await visit('/fixed')
    await expect.poll(async () => (await places(view))[0]?.height).toBe(240)
  })

  it('shows the slide that is clicked, and advances if it is the active one', async () => {
    const { page: view } = await visit('/strip')
    await untilActive(view, 1)
    await view.mouse.click(850, 250)
    await untilActive(view, 2)
    await view.mouse.click(500, 250)
    await untilActive(view, 3)
    const current = view.locator('[aria-current="true"]')
    expect(await current.evaluateAll((all) => all.map((slide) => slide.getAttribute('aria-label')))).toEqual(['3 of 5'])
  })

  it('stays where it is while the visitor selects text in a caption', async () => {
    const { page: view } = await visit('/words')
    await untilActive(view, 1)
    const words = (await view.locator('.meta-title').first().boundingBox())!
    const y = words.y + words.height / 2
    await view.mouse.move(words.x + 1, y)
    await view.mouse.down()
    await view.mouse.move(words.x + 200, y, { steps: 4 })
    await view.mouse.up()
    expect(await activeName(view)).toBe('1 of 5')
    expect(await view.evaluate(() => getSelection()?.toString())).toContain('Taller')
    await view.mouse.click(500, 250)
    await untilActive(view, 2)
  })

  it('goes back when the active slide is clicked if the block says so', async () => {
    const { page: view } = await visit('/back')
    await untilActive(view, 1)
    await view.mouse.click(500, 250)
    await untilActive(view, 5)
  })

  it('dispatches an event for the clicked slide instead of moving if the block says so', async () => {
    const { page: view } = await visit('/select')
    await untilActive(view, 1)
    await view.evaluate(() =>
      document.addEventListener('select-slide', (event) =>
        document.body.setAttribute('data-selected', (event as CustomEvent).detail.index),
      ),
    )
    await view.mouse.click(500, 250)
    await view.locator('[data-selected="0"]').waitFor()
    expect(await activeName(view)).toBe('1 of 5')
  })

  it('shows a focus ring on the row and on the slide', async () => {
    const { page: view } = await visit('/strip')
    const ring = (of: string) =>
      view.locator(of).evaluate((element) => {
        const { content, outlineStyle, outlineWidth } = getComputedStyle(element, '::after')
        return content === 'none' ? 'none' : `${outlineStyle} ${outlineWidth}`
      })
    await view.locator('.next').focus()
    await view.keyboard.press('Shift+Tab')
    expect(await ring('.sqs-active-slide')).toBe('none')
    await view.locator('.sqs-active-slide').focus()
    expect(await ring('.sqs-active-slide')).toBe('solid 3px')
    await view.locator('.sqs-gallery-design-strip').focus()
    expect(await ring('.sqs-gallery-container')).toBe('solid 3px')
  })

  it('treats Enter and Space on a slide as a click', async () => {
    const { page: view } = await visit('/strip')
    await untilActive(view, 1)
    const second = view.getByRole('group', { name: '2 of 5' })
    await second.press('Enter')
    await untilActive(view, 2)
    await second.press(' ')
    await untilActive(view, 3)
  })

  it('moves by whole slides with arrow keys, even with ten presses in two seconds', async () => {
    const { page: view } = await visit('/ends')
    await untilActive(view, 1)
    await view.getByRole('group', { name: '1 of 5' }).focus()
    for (let times = 0; times < 10; times++) {
      await view.keyboard.press('ArrowRight')
      await view.waitForTimeout(200) // as a person would
    }
    await untilResting(view)
    const number = Number.parseInt((await activeName(view))!, 10)
    expect(number).toBeGreaterThan(1)
    const { left, width } = (await places(view))[number - 1]!
    if (number === 5) expect(left + width).toBe(800)
    else expect(Math.abs(left + width / 2 - 400)).toBeLessThanOrEqual(1)
    // The focused slide may have left the viewport: the focus is on a visible one.
    expect(await view.evaluate(() => document.activeElement?.closest('[inert]'))).toBeNull()
    expect(await view.evaluate(() => document.activeElement?.closest('.slide') !== null)).toBe(true)
  })

  it.each([
    ['all images', '/sixty', true],
    ['only images near the visible ones', '/sixty-one', false],
  ])('loads %s: %s', async (_, path, loadsAll) => {
    const { page: view } = await visit(path)
    await view.locator('.slide img.loaded').first().waitFor()
    await view.evaluate(() => {
      const row = document.querySelector('.sqs-gallery')!
      row.scrollTo({ left: row.scrollWidth, behavior: 'instant' })
    })
    await view.locator('.slide:last-child img.loaded').waitFor()
    const isRequested = () => view.locator('.slide:nth-child(12) img').evaluate((image) => image.hasAttribute('src'))
    await expect.poll(isRequested).toBe(loadsAll)
  })

  it('is mirrored on right-to-left pages', async () => {
    const { page: view } = await visit('/rtl')
    await untilActive(view, 1)
    const [first, second] = await places(view)
    expect(first!.left).toBe(200)
    expect(second!.left).toBe(-100)
    await view.keyboard.press('ArrowLeft')
    await untilActive(view, 2)
    expect((await places(view))[1]!.left).toBe(250)
  })

  it('follows a finger', async () => {
    const { page: view } = await visit('/strip', {
      viewport: { width: 390, height: 700 },
      hasTouch: true,
      isMobile: true,
    })
    await untilActive(view, 1)
    const { x, y, width } = (await view.locator('.sqs-gallery').boundingBox())!
    const touch = await view.context().newCDPSession(view)
    await swipe(touch, x + width * 0.75, y + 80, -width / 2)
    await expect.poll(() => activeName(view)).not.toBe('1 of 5')
    const number = Number.parseInt((await activeName(view))!, 10)
    await expect
      .poll(async () => {
        const { left, width: slide } = (await places(view))[number - 1]!
        return Math.abs(left + slide / 2 - width / 2) <= 1
      })
      .toBe(true)
  })

  it('moves without animation under reduced motion and with nomotion=true', async () => {
    for (const [path, options] of [
      ['/strip', { reducedMotion: 'reduce' }],
      ['/strip?nomotion=true', {}],
    ] as const) {
      const { page: view } = await visit(path, options)
      await untilActive(view, 1)
      await countPositions(view)
      await next(view).click()
      await untilActive(view, 2)
      await expect.poll(() => positions(view)).toHaveLength(1)
    }
  })

  it('reports its ends and disables the controls there without looping', async () => {
    const { page: view } = await visit('/ends')
    await untilActive(view, 1)
    expect(await previous(view).getAttribute('aria-disabled')).toBe('true')
    await view.evaluate(() =>
      document.addEventListener('reached-end', () => document.body.setAttribute('data-end', '')),
    )
    for (let number = 2; number <= 5; number++) {
      await next(view).click()
      await untilActive(view, number)
    }
    await view.locator('[data-end]').waitFor({ state: 'attached' })
    expect(await next(view).getAttribute('aria-disabled')).toBe('true')
  })

  it('leaves clicks on the active slide to its video, and pauses the video when the slide becomes inactive', async () => {
    const { page: view } = await visit('/videos')
    await untilActive(view, 1)
    await view.evaluate(() => {
      document.querySelector('video')!.pause = () => document.body.setAttribute('data-paused', '')
    })
    await view.mouse.click(500, 150)
    await view.mouse.click(850, 150)
    await untilActive(view, 2)
    await view.locator('[data-paused]').waitFor({ state: 'attached' })
  })

  it('deactivates native videos even before their own block has rendered them', async () => {
    const { page: view } = await visit('/site-videos')
    await untilActive(view, 1)
    const videos = view.locator('.sqs-native-video, [data-block-type="video"]')
    const inert = () => videos.evaluateAll((all) => all.map((video) => Number(video.hasAttribute('inert'))).join(''))
    await expect.poll(inert).toMatch(/^00(11)+$/)
    await view.mouse.click(850, 150)
    await untilActive(view, 2)
    await expect.poll(inert).toMatch(/^1100(11)+$/)
  })

  it('goes to an inactive slide when its video is clicked, without passing the click to the video', async () => {
    const { page: view } = await visit('/videos')
    await untilActive(view, 1)
    await view.evaluate(() => {
      for (const [place, video] of document.querySelectorAll('video').entries())
        video.addEventListener('click', () => document.body.setAttribute('data-clicked', String(place + 1)))
      for (const video of document.querySelectorAll('video')) video.style.cssText = 'position: relative; z-index: 1'
    })
    const clickSecond = async () => {
      const { x, y } = (await view.locator('video').nth(1).boundingBox())!
      await view.mouse.click(x + 20, y + 20)
    }
    await clickSecond()
    await untilActive(view, 2)
    await untilResting(view)
    expect(await view.locator('[data-clicked]').count()).toBe(0)
    await clickSecond()
    expect(await view.locator('body').getAttribute('data-clicked')).toBe('2')
  })

  it('moves focus from a video to its slide when the slide becomes inactive', async () => {
    const { page: view } = await visit('/videos')
    await untilActive(view, 1)
    await view.evaluate(() => {
      const video = document.querySelector('video')!
      video.tabIndex = 0
      video.focus()
    })
    await next(view).dispatchEvent('click')
    await untilActive(view, 2)
    expect(await view.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('1 of 5')
  })

  it('loads larger images when it grows', async () => {
    const { page: view } = await visit('/strip', { viewport: { width: 400, height: 700 } })
    const source = () => view.locator('.slide:first-child img.loaded').getAttribute('src')
    await expect.poll(source).toContain('format=300w')
    await view.setViewportSize({ width: 1000, height: 700 })
    await expect.poll(source).toContain('format=750w')
  })

  it('follows a slide’s click-through URL', async () => {
    const { page: view } = await visit('/link')
    await untilActive(view, 1)
    await view.mouse.click(850, 250)
    await view.waitForURL('**/link#away')
  })

  it('fails with an invalid alignment, and affects no other block', async () => {
    const { page: view } = await visit('/wrong')
    const states = await view.evaluate(() => {
      const { inspect } = (
        globalThis as unknown as Record<symbol, { inspect(): { blocks: { state: string; error?: unknown }[] } }>
      )[Symbol.for('skerry')]!
      return inspect().blocks.map(({ state }) => state)
    })
    expect(states).toEqual(['failed', 'mounted'])
  })

  it('has no controls for one slide, and is skipped without slides', async () => {
    const { page: one } = await visit('/one')
    await untilActive(one, 1)
    await expect.poll(() => next(one).count()).toBe(0)
    expect((await places(one))[0]!.left).toBe(100)
    const { page: none, troubles } = await visit('/none')
    await untilActive(none, 1)
    expect(troubles).toEqual([])
  })

  it('autoplays silently, and announces slides when paused', async () => {
    const { page: view } = await visit('/playing')
    await untilActive(view, 2)
    const row = view.locator('.sqs-gallery')
    expect(await row.getAttribute('aria-live')).toBe('off')
    await view.keyboard.press('Tab')
    const focused = view.locator(':focus')
    expect(await focused.getAttribute('aria-label')).toBe('Pause slideshow')
    await view.keyboard.press('Enter')
    await expect.poll(() => row.getAttribute('aria-live')).toBe('polite')
    expect(await focused.getAttribute('aria-label')).toBe('Play slideshow')
  })
})

describe('a carousel', () => {
  it.each(['/carousel', '/hostile-carousel'])('shows three slides in a row, 1 px apart: %s', async (path) => {
    const { page: view, troubles } = await visit(path)
    await expect.poll(() => reachable(view)).toEqual([1, 2, 3])
    const row = await places(view)
    expect(row.slice(0, 3).map(({ left }) => left)).toEqual([0, 267, 534])
    expect(troubles).toEqual([])
  })

  it('moves by groups, and disables a control at each end', async () => {
    const { page: view } = await visit('/carousel')
    await expect.poll(() => reachable(view)).toEqual([1, 2, 3])
    expect(await previous(view).getAttribute('aria-disabled')).toBe('true')
    await next(view).click()
    await expect.poll(() => reachable(view)).toEqual([4, 5, 6])
    await untilResting(view)
    expect(await previous(view).getAttribute('aria-disabled')).toBeNull()
    await next(view).click()
    await expect.poll(() => reachable(view)).toEqual([5, 6, 7])
    await expect.poll(() => next(view).getAttribute('aria-disabled')).toBe('true')
  })

  it('continues from where the visitor scrolled to', async () => {
    const { page: view } = await visit('/carousel')
    await expect.poll(() => reachable(view)).toEqual([1, 2, 3])
    await view.mouse.move(500, 200)
    await view.mouse.wheel(5000, 0)
    await expect.poll(() => reachable(view)).toEqual([5, 6, 7])
    await expect.poll(() => next(view).getAttribute('aria-disabled')).toBe('true')
    expect(await previous(view).getAttribute('aria-disabled')).toBeNull()
    await previous(view).click()
    await expect.poll(() => reachable(view)).toEqual([4, 5, 6])
  })

  it('regroups its slides when the window is resized', async () => {
    const { page: view } = await visit('/five')
    await expect.poll(() => reachable(view)).toEqual([1, 2, 3, 4, 5])
    await view.setViewportSize({ width: 723, height: 700 })
    await expect.poll(() => reachable(view)).toEqual([1, 2, 3])
    await rest(500) // groups are divided after resizing has stopped
    await next(view).click()
    await expect.poll(() => reachable(view)).toEqual([4, 5, 6])
    await view.setViewportSize({ width: 479, height: 700 })
    await expect.poll(() => reachable(view)).toEqual([3, 4])
    await view.setViewportSize({ width: 320, height: 700 })
    await expect.poll(() => reachable(view)).toEqual([3, 4])
    expect(await view.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  it.each(['/mixed', '/mixed-drawn', '/captions', '/captions-shaped', '/last-caption'])(
    'centres its controls on the shortest image, clear of any text: %s',
    async (path) => {
      for (const width of [1000, 320]) {
        const { page: view } = await visit(path, { viewport: { width, height: 800 } })
        const middles = () =>
          view.evaluate(() => {
            const middlesOf = (selector: string) =>
              Array.from(document.querySelectorAll(selector), (one) => {
                const { top, height } = one.getBoundingClientRect()
                return Math.round(top + height / 2)
              })
            const highest = Math.min(...middlesOf('.slide img'))
            return middlesOf('.sqs-gallery-controls :is(.previous, .next)').map(
              (middle) => Math.abs(middle - highest) <= 1,
            )
          })
        await expect.poll(middles).toEqual([true, true])
        const pause = await view
          .locator('.skerry-gallery-pause')
          .evaluateAll(([one]) => one?.getBoundingClientRect().toJSON())
        const arrow = await next(view).evaluate((one) => one.getBoundingClientRect().toJSON())
        if (path === '/mixed-drawn') expect(pause.right).toBeLessThanOrEqual(arrow.left)
        await view.context().close()
      }
    },
  )

  it('hides its controls if all slides fit', async () => {
    const { page: view } = await visit('/fit')
    await expect.poll(() => reachable(view)).toEqual([1, 2, 3])
    expect(await next(view).count()).toBe(0)
    await view.setViewportSize({ width: 479, height: 700 })
    await next(view).waitFor()
  })

  it('has a pause control only while there is something to move', async () => {
    const { page: view } = await visit('/fit-playing')
    const pause = view.locator('.skerry-gallery-pause')
    await expect.poll(() => reachable(view)).toEqual([1, 2, 3])
    await view.locator('h2', { hasText: 'Images' }).waitFor()
    expect(await pause.count()).toBe(0)
    await view.setViewportSize({ width: 470, height: 700 })
    await expect.poll(() => pause.getAttribute('aria-label')).toBe('Pause slideshow')
    await expect.poll(() => reachable(view)).toEqual([2, 3]) // it plays
  })

  it('is mirrored on right-to-left pages', async () => {
    const { page: view } = await visit('/carousel-rtl')
    await expect.poll(() => reachable(view)).toEqual([1, 2, 3])
    expect((await places(view)).slice(0, 3).map(({ left }) => left)).toEqual([534, 267, 0])
    await view.keyboard.press('ArrowLeft')
    await expect.poll(() => reachable(view)).toEqual([4, 5, 6])
  })

  it('follows a finger and snaps to whole slides', async () => {
    const { page: view } = await visit('/carousel', {
      viewport: { width: 390, height: 700 },
      hasTouch: true,
      isMobile: true,
    })
    await expect.poll(() => reachable(view)).toEqual([1, 2])
    const { y } = (await view.locator('.sqs-gallery').boundingBox())!
    const touch = await view.context().newCDPSession(view)
    await swipe(touch, 300, y + 40, -150)
    await expect.poll(() => reachable(view)).toEqual([2, 3])
    await expect.poll(() => previous(view).getAttribute('aria-disabled')).toBeNull()
  })

  it('keeps focus out of hidden slides, and never hides the focused one', async () => {
    const { page: view } = await visit('/linked')
    await expect.poll(() => reachable(view)).toEqual([1, 2, 3])
    await view.locator('.within').first().focus()
    await view.keyboard.press('Tab')
    await view.keyboard.press('Tab')
    await view.keyboard.press('Tab')
    expect(await view.evaluate(() => document.activeElement?.closest('.sqs-gallery'))).toBeNull()
    const hidden = await view.locator(slideSelector).evaluateAll((slides) => {
      const row = slides[0]!.parentElement!.getBoundingClientRect()
      const isSeen = (slide: Element) => {
        const { left, right } = slide.getBoundingClientRect()
        return right > row.left + 3 && left < row.right - 3
      }
      return slides.filter((slide) => isSeen(slide) && slide.closest('[inert], [aria-hidden="true"]')).length
    })
    expect(hidden).toBe(0)
  })

  it('with a thousand slides requests only the visible images and one more', async () => {
    const { page: view } = await visit('/thousand')
    await expect.poll(() => reachable(view)).toEqual([1, 2, 3])
    await expect.poll(() => view.locator('img.loaded').count()).toBe(4)
    await view.evaluate(() => {
      const row = document.querySelector('.sqs-gallery')!
      row.scrollTo({ left: row.scrollWidth, behavior: 'instant' })
    })
    await expect.poll(() => reachable(view)).toEqual([998, 999, 1000])
    await expect.poll(() => next(view).getAttribute('aria-disabled')).toBe('true')
    expect(await view.getByRole('group', { name: '1000 of 1000' }).count()).toBe(1)
  })
})

describe('neutral markup', () => {
  it.each(['/neutral', '/neutral-carousel'])('keeps its controls in place while the row scrolls: %s', async (path) => {
    const { page: view } = await visit(path)
    await expect.poll(async () => (await reachable(view)).length).toBeGreaterThan(0)
    const before = await next(view).boundingBox()
    await next(view).click()
    await expect.poll(async () => (await places(view))[0]!.left).toBeLessThan(-100)
    await untilResting(view)
    const after = await next(view).boundingBox()
    expect(after!.x).toBeCloseTo(before!.x, 0)
    expect(after!.x).toBeGreaterThan(700)
    expect(after!.x).toBeLessThan(900)
  })
})

describe("the platform's block with the neutral attribute", () => {
  it('shows as many slides as it does without the attribute', async () => {
    const { page: view } = await visit('/both')
    await expect.poll(async () => (await reachable(view)).length).toBe(3)
    const block = view.locator('.sqs-block-gallery')
    expect(await block.getAttribute('style')).toBeNull()
    const [wide, row] = await Promise.all([block.boundingBox(), view.locator('.sqs-gallery').boundingBox()])
    expect(row!.width).toBeCloseTo(wide!.width, 0)
  })
})

describe('the carousel pattern of the W3C', () => {
  it.each(['/strip', '/carousel', '/drawn', '/playing'])('is implemented by %s', async (path) => {
    const { page: view } = await visit(path)
    await expect.poll(async () => (await reachable(view)).length).toBeGreaterThan(0)
    const region = view.getByRole('region', { name: 'Gallery' })
    expect(await region.getAttribute('aria-roledescription')).toBe('carousel')
    const row = view.locator('.sqs-gallery')
    expect(await row.getAttribute('aria-live')).toBe(path === '/playing' ? 'off' : 'polite')
    const named = await row
      .locator('[role="group"]')
      .evaluateAll((slides) =>
        slides.map((slide) => [slide.getAttribute('aria-roledescription'), slide.getAttribute('aria-label')].join(' ')),
      )
    for (const name of named) expect(name).toMatch(/^slide \d of \d$/)
    expect(named.length).toBeGreaterThan(0)
    for (const control of [previous(view), next(view)]) {
      expect(await control.evaluate((button) => (button as HTMLElement).tabIndex)).toBe(0)
      const controlled = await control.getAttribute('aria-controls')
      expect(controlled).toBe(await row.getAttribute('id'))
    }
    await next(view).focus()
    await view.keyboard.press('Enter')
    expect(await next(view).evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it.each(['/strip', '/rtl', '/carousel', '/drawn', '/linked', '/one'])(
    'has no accessibility violation on %s',
    async (path) => {
      const { page: view } = await visit(path)
      await expect.poll(async () => (await reachable(view)).length).toBeGreaterThan(0)
      await view.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8').replace(/^/, 'void 0;'))
      const violations = await view.evaluate(async () => {
        const { axe } = globalThis as unknown as {
          axe: { run(root: Element): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
        }
        const { violations: found } = await axe.run(document.querySelector('main')!)
        return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
      })
      expect(violations).toEqual([])
    },
  )
})

describe('a row whose code loads late', () => {
  /** Visits a page whose `rows` chunk `answer` can delay. */
  async function visitLate(path: string, answer: (route: Route) => Promise<void>) {
    const { page: first } = await site.visit('/site.css')
    const view = await first.context().newPage()
    await view.route('**/chunks/rows-*', answer)
    await view.goto(site.server.url + path)
    await untilBlock(view, 'gallery')
    return view
  }

  it('moves by the steps that the visitor took before it loaded', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const view = await visitLate('/carousel', async (route) => {
      await released
      await route.continue()
    })
    await next(view).click()
    release()
    await expect.poll(() => reachable(view)).toEqual([4, 5, 6])
    expect(await movesOf(view)).toEqual(still)
  })

  it('keeps the focus that was in a slide out of view', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const view = await visitLate('/linked', async (route) => {
      await released
      await route.continue()
    })
    await view.locator('.within').last().focus()
    release()
    await expect.poll(() => reachable(view)).toContain(1)
    await expect.poll(() => view.evaluate(() => document.activeElement?.closest('.sqs-gallery') !== null)).toBe(true)
  })

  it.each(['/strip', '/carousel'])(
    'falls back to a slideshow that can show every slide if it fails to load: %s',
    async (path) => {
      const view = await visitLate(path, (route) => route.abort())
      const shown = view.locator('.sqs-active-slide')
      await expect.poll(() => shown.getAttribute('aria-label')).toMatch(/^1 of/)
      expect(await shown.evaluate((slide) => getComputedStyle(slide).visibility)).toBe('visible')
      await next(view).click()
      await expect.poll(() => shown.getAttribute('aria-label')).toMatch(/^2 of/)
      await expect.poll(() => shown.locator('img').getAttribute('src')).toBeTruthy()
    },
  )
})

describe('strip and carousel', () => {
  it.each(['/strip', '/fixed', '/carousel', '/five', '/drawn', '/rtl', '/neutral', '/neutral-carousel'])(
    'move nothing when they mount: %s',
    async (path) => {
      const { page: view } = await visit(path)
      await expect.poll(async () => (await reachable(view)).length).toBeGreaterThan(0)
      expect(await movesOf(view)).toEqual(still)
    },
  )

  it.each(['/strip', '/carousel', '/drawn', '/address'])('restore the served page: %s', async (path) => {
    const { page: view } = await visit(path)
    await expect.poll(async () => (await reachable(view)).length).toBeGreaterThan(0)
    await next(view).click()
    const { html, left } = await view.evaluate(async (address) => {
      const html = await (await fetch(address)).text()
      ;(globalThis as unknown as { [skerry: symbol]: { stop(): void } })[Symbol.for('skerry')]!.stop()
      await new Promise((resolve) => setTimeout(resolve, 700)) // pending work must not write again
      return { html, left: document.querySelector('main')!.outerHTML }
    }, path)
    expect(left).toBe(/<main>.*<\/main>/s.exec(html)?.[0])
  })
})

/**
 * Watches the visible row frame by frame: whether slides move to the right or to the left, and whether a part of the
 * row is empty.
 */
const watchRow = (view: Page, slides: string) =>
  view.evaluate((selector) => {
    const seen = { right: 0, left: 0, empty: 0 }
    Object.assign(globalThis, { seenOfRow: seen })
    const row = document.querySelector('.sqs-gallery')!
    let before = new Map<Element, number>()
    const look = () => {
      const box = row.getBoundingClientRect()
      const all = [...row.querySelectorAll(selector)].map((slide) => ({
        slide,
        ...slide.getBoundingClientRect().toJSON(),
      }))
      const visible = all.filter(({ left, right }) => left < box.right && right > box.left)
      const after = new Map(visible.map(({ slide, left }) => [slide, left as number]))
      for (const [slide, left] of after) {
        const by = left - (before.get(slide) ?? left)
        seen.right = Math.max(seen.right, by)
        seen.left = Math.max(seen.left, -by)
      }
      const ends = visible.flatMap(({ left, right }) => [Math.max(left, box.left), -Math.min(right, box.right)])
      seen.empty = Math.max(seen.empty, box.width + ends.reduce((sum, end) => sum + end, 0))
      before = after
      requestAnimationFrame(look)
    }
    look()
  }, slides)
const seenOfRow = async (view: Page) => {
  const seen = await view.evaluate(
    () => (globalThis as unknown as { seenOfRow: { right: number; left: number; empty: number } }).seenOfRow,
  )
  return { right: seen.right > 1, left: seen.left > 1, empty: seen.empty > 2 }
}

describe('a looping strip', () => {
  it('starts at its first slide until the visitor moves it, even if the browser scrolls it', async () => {
    const { page: view } = await visit('/quick-left')
    const row = view.locator('.sqs-gallery')
    const movedSlides = () =>
      row
        .locator(slideSelector)
        .evaluateAll((all) => all.filter((slide) => (slide as HTMLElement).style.translate).length)
    await row.dispatchEvent('scrollend')
    expect(await movedSlides()).toBe(0)
    await row.dispatchEvent('touchstart')
    expect(await movedSlides()).toBeGreaterThan(0)
  })

  it.each([
    ['/quick', 'Next Slide', [3, 4, 5, 1, 2, 3], { right: false, left: true, empty: false }],
    ['/quick', 'Previous Slide', [1, 5, 4, 3, 2, 1, 5], { right: true, left: false, empty: false }],
    ['/quick-rtl', 'Next Slide', [3, 4, 5, 1, 2, 3], { right: true, left: false, empty: false }],
    ['/quick-rtl', 'Previous Slide', [1, 5, 4, 3, 2, 1, 5], { right: false, left: true, empty: false }],
  ] as const)('continues past its end in the same direction: %s, %s', async (path, name, numbers, expected) => {
    const { page: view } = await visit(path)
    await next(view).click()
    await untilActive(view, 2)
    await watchRow(view, slideSelector)
    for (const number of numbers) {
      await view.getByRole('button', { name }).press('Enter')
      await untilActive(view, number)
    }
    expect(await seenOfRow(view)).toEqual(expected)
    expect(await reachable(view)).toContain(numbers.at(-1))
  })

  it('continues when it autoplays', async () => {
    const { page: view } = await visit('/playing')
    await untilActive(view, 3)
    await watchRow(view, slideSelector)
    await untilActive(view, 1)
    await untilActive(view, 2)
    expect(await seenOfRow(view)).toEqual({ right: false, left: true, empty: false })
  })

  it('wraps around under a finger, in both directions', async () => {
    const { page: view } = await visit('/quick-left', { hasTouch: true })
    const touch = await view.context().newCDPSession(view)
    const { x, y, width, height } = (await view.locator('[data-state]').boundingBox())!
    await swipe(touch, x + width / 2, y + height / 2, 500)
    await untilActive(view, 5)
    await swipe(touch, x + width / 2, y + height / 2, -500)
    await untilActive(view, 1)
    await swipe(touch, x + width / 2, y + height / 2, -500)
    await untilActive(view, 2)
  })

  it('stops where it is when the visitor takes over with the wheel', async () => {
    const { page: view } = await visit('/slow')
    await next(view).click()
    const row = view.locator('.sqs-gallery')
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(2)
    await row.hover()
    await view.mouse.wheel(0, 5)
    await untilActive(view, 1)
  })

  it('wraps from its first slide to its last with the wheel', async () => {
    const { page: view } = await visit('/quick-left')
    await view.locator('.sqs-gallery').hover()
    await view.mouse.wheel(-5, 0)
    await view.locator('.slide[style*="translate"]').first().waitFor()
    await view.mouse.wheel(-500, 0)
    await untilActive(view, 5)
  })

  it('stays on its first slide when the wheel scrolls the page', async () => {
    const { page: view } = await visit('/quick-left')
    await view.locator('.sqs-gallery').hover()
    const isOver = view.evaluate(() => new Promise((resolve) => addEventListener('wheel', () => setTimeout(resolve))))
    await view.mouse.wheel(0, 5)
    await isOver
    expect(await view.locator('.slide[style*="translate"]').count()).toBe(0)
  })

  it('takes the shortest path to a slide that is visible beyond its end', async () => {
    const { page: view } = await visit('/quick')
    await previous(view).click()
    await untilActive(view, 5)
    await watchRow(view, slideSelector)
    const { x, y, width, height } = (await view.locator('[data-state]').boundingBox())!
    await view.mouse.click(x + width - 20, y + height / 2)
    await untilActive(view, 1)
    expect(await seenOfRow(view)).toEqual({ right: false, left: true, empty: false })
  })

  it('has the same gap between its last slide and its first as between the others', async () => {
    const { page: view } = await visit('/gutter')
    await previous(view).click()
    await untilActive(view, 5)
    const [first, , , fourth, last] = await places(view)
    expect(first!.left - last!.left - last!.width).toBe(20)
    expect(last!.left - fourth!.left - fourth!.width).toBe(20)
  })

  it('loops from its first change, keeping the active slide at the start', async () => {
    const { page: view } = await visit('/quick-left')
    for (const number of [2, 3, 4, 5]) {
      await next(view).click()
      await untilActive(view, number)
      expect(Math.abs((await places(view))[number - 1]!.left)).toBeLessThanOrEqual(1)
    }
  })

  it('does not loop under reduced motion', async () => {
    const { page: view } = await visit('/quick-left', { reducedMotion: 'reduce' })
    await untilActive(view, 1)
    await view.locator('.sqs-gallery').dispatchEvent('touchstart')
    expect(await view.locator('.slide[style*="translate"]').count()).toBe(0)
  })

  it.each([
    ['/panorama', 'left'],
    ['/long-panorama', 'left'],
    ['/long-panorama-rtl', 'right'],
  ])('moves forward from a slide that is longer than half of it, and back to it: %s', async (path, forward) => {
    const { page: view } = await visit(path)
    for (const number of [2, 3, 4, 1]) {
      await next(view).click()
      await untilActive(view, number)
    }
    await watchRow(view, slideSelector)
    await next(view).click()
    await untilActive(view, 2)
    expect(await seenOfRow(view)).toEqual({ right: forward === 'right', left: forward === 'left', empty: false })
    await watchRow(view, slideSelector)
    await previous(view).click()
    await untilActive(view, 1)
    expect(await seenOfRow(view)).toEqual({ right: forward !== 'right', left: forward !== 'left', empty: false })
  })

  it('moves back from the second of two slides', async () => {
    const { page: view } = await visit('/halves')
    for (const number of [2, 1, 2]) {
      await next(view).click()
      await untilActive(view, number)
    }
    await watchRow(view, slideSelector)
    await previous(view).click()
    await untilActive(view, 1)
    expect(await seenOfRow(view)).toEqual({ right: true, left: false, empty: false })
  })

  it('centres a slide that is far away on the other side', async () => {
    const { page: view } = await visit('/small')
    await previous(view).click()
    await untilActive(view, 20)
    for (const number of [11, 2]) {
      await view
        .locator(slideSelector)
        .nth(number - 1)
        .dispatchEvent('click')
      await untilActive(view, number)
      expect(Math.abs((await places(view))[number - 1]!.left - 340)).toBeLessThanOrEqual(1)
    }
  })

  it('selects the slide that the visitor reaches by scrolling back past the first one', async () => {
    const { page: view } = await visit('/small-loop')
    await untilActive(view, 1)
    await view.locator('.sqs-gallery').hover()
    await view.mouse.wheel(-5, 0)
    await view.locator('.slide[style*="translate"]').first().waitFor()
    await view.mouse.wheel(-240, 0)
    await untilActive(view, 19)
    await expect.poll(async () => Math.abs((await places(view))[18]!.left)).toBeLessThanOrEqual(1)
  })

  // Positions that grew with every round would reach the browser's limit.
  it.each(['/quick', '/quick-rtl'])(
    'keeps its scroll position near the start, however often it goes back: %s',
    async (path) => {
      const { page: view } = await visit(path)
      await untilActive(view, 1)
      for (const number of [5, 4, 3, 2, 1, 5, 4]) {
        await previous(view).click()
        await untilActive(view, number)
      }
      const position = await view.locator('.sqs-gallery').evaluate(({ scrollLeft }) => Math.abs(scrollLeft))
      expect(position).toBeLessThan(2 * 2847) // twice its length
    },
  )

  it('restores the served page', async () => {
    const { page: view } = await visit('/quick')
    await previous(view).click()
    await untilActive(view, 5)
    const { html, left } = await view.evaluate(async () => {
      const html = await (await fetch(location.href)).text()
      ;(globalThis as unknown as { [skerry: symbol]: { stop(): void } })[Symbol.for('skerry')]!.stop()
      return { html, left: document.querySelector('main')!.outerHTML }
    })
    expect(left).toBe(/<main>.*<\/main>/s.exec(html)?.[0])
  })

  it('has no gaps or overlaps after its container is resized, and keeps its active slide in place', async () => {
    const { page: view } = await visit('/quick')
    await previous(view).click()
    await untilActive(view, 5)
    for (const width of [500, 900]) {
      await view.locator('main').evaluate((main, px) => main.style.setProperty('max-width', `${px}px`), width)
      const row = async () => {
        const slides = await places(view)
        const inOrder = slides.toSorted((a, b) => a.left - b.left)
        const gaps = inOrder.slice(1).map(({ left }, place) => left - inOrder[place]!.left - inOrder[place]!.width)
        const { left, width: slideWidth } = slides[4]!
        return { widest: Math.max(...gaps), narrowest: Math.min(...gaps), end: left + slideWidth }
      }
      const near = (px: number) => expect.closeTo(px, -0.5)
      await expect.poll(row).toEqual({ widest: near(0), narrowest: near(0), end: near(width) })
      await untilActive(view, 5)
    }
  })

  it('has all of its slides in order when it is resized after going past its end', async () => {
    const { page: view } = await visit('/quick')
    await previous(view).click()
    await untilActive(view, 5)
    await next(view).click()
    await untilActive(view, 1)
    await view.locator('main').evaluate((main) => main.style.setProperty('max-width', '500px'))
    const lefts = async () => (await places(view)).map(({ left }) => left)
    const near = (px: number) => expect.closeTo(px, -0.5)
    await expect.poll(lefts).toEqual([near(0), near(375), near(563), near(1155), near(1405)])
  })

  it('moves back to its first slide if it is too short to loop', async () => {
    const { page: view } = await visit('/two')
    await next(view).click()
    await untilActive(view, 2)
    await watchRow(view, slideSelector)
    await next(view).click()
    await untilActive(view, 1)
    expect(await seenOfRow(view)).toMatchObject({ right: true, left: false })
  })
})

describe('a gallery with its slide in the address', () => {
  it('jumps to the slide in the address, removes it, and replaces the address when the slide changes', async () => {
    const { page: view } = await visit('/address?itemId=image-3&from=mail')
    await untilActive(view, 3)
    expect(new URL(view.url()).search).toBe('?from=mail')
    expect((await places(view))[2]).toMatchObject({ left: -74, width: 947 })
    const length = await view.evaluate(() => history.length)
    await next(view).click()
    await untilActive(view, 4)
    expect(view.url()).toBe(`${site.server.url}/photographs?itemId=slide-4`)
    expect(await view.evaluate(() => history.length)).toBe(length)
  })

  it('jumps to the slide in the address even if the gallery is off screen', async () => {
    const { page: view } = await visit('/address-below?itemId=image-3')
    await untilActive(view, 3)
  })
})
