import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGallerySite } from '../../support/gallerySite'
import { holdRequests } from '../../support/holdRequests'
import { movesOf, still } from '../../support/moves'
import { documentOf, type Site, untilBlock } from '../../support/site'
import { untilPrintable } from '../../support/untilPrintable'

// Slideshows and reels of sections, on pages that lack the template's own script for them: its style sheet gives the
// boxes no height, hides all slides but those with certain attributes, and puts the images of a reel behind their slides.
const template = `
  body { margin: 0 }
  section { position: relative; z-index: 0; background: #eee }
  figure { margin: 0 }
  .gallery-slideshow, .gallery-fullscreen-slideshow { display: flex; flex-direction: column; box-sizing: border-box }
  .gallery-slideshow { padding: 3vw }
  .gallery-slideshow-wrapper, .gallery-fullscreen-slideshow-wrapper { position: relative; flex: 1 }
  .gallery-reel { height: 50vh }
  .gallery-reel-wrapper { position: relative; height: 100% }
  .gallery-slideshow-list, .gallery-fullscreen-slideshow-list { position: absolute; inset: 0 30px }
  .gallery-reel-list { position: absolute; inset: 0; overflow: hidden }
  [class$="-controls"] { position: absolute; inset: 0; pointer-events: none }
  [class$="-controls"] button { pointer-events: all }
  figure { position: absolute; inset: 0 }
  .gallery-slideshow-item, .gallery-fullscreen-slideshow-item { visibility: hidden }
  figure[data-active="true"] { visibility: visible }
  [class$="-item-wrapper"], [class$="-item-src"] { position: absolute; inset: 0 }
  .gallery-reel-item-wrapper { z-index: -1 }
  .gallery-reel-item-src { display: none }
  .gallery-reel-item-src[data-visible] { display: block }
  figcaption { position: absolute; top: 100%; height: 40px; visibility: hidden }
  figure[data-active="true"][data-in="true"] figcaption { visibility: visible }
  .thumb { width: 80px; height: 60px; padding: 0; border: 0; opacity: 0.5 }
  .thumb[data-active="true"] { opacity: 1 }
  .thumb img { opacity: 0 }
  .thumb img[data-loaded] { opacity: 1 }
  .bullet.active { background: #000 }
`
const image = (number: number) =>
  `<img data-src="/900x600-${number}.svg" data-image="/900x600-${number}.svg" data-image-dimensions="900x600" alt="Image ${number}">`
const slides = (name: string) =>
  [1, 2, 3]
    .map(
      (number) => `<figure class="${name}-item" data-slide-url="s${number}"><div class="${name}-item-wrapper">
        <div class="${name}-item-src"><div class="${name}-item-img content-fill">${image(number)}</div></div></div>
        <figcaption class="gallery-caption">Words ${number}</figcaption></figure>`,
    )
    .join('')
const buttons = (className: string, content: (number: number) => string) =>
  [1, 2, 3].map((number) => `<button class="${className}">${content(number)}</button>`).join('')

function section(controller: string, name: string, props: object, more = ''): string {
  return documentOf(
    `<section><div class="${name}" data-controller="${controller}" data-props='${JSON.stringify(props)}'>
      <div class="${name}-wrapper"><div class="${name}-list">${slides(name)}</div>
        <div class="${name}-controls"><button class="back" data-previous aria-label="Previous Slide">‹</button>
          <button class="forward" data-next aria-label="Next Slide">›</button></div></div>${more}</div></section><p>Below</p>`,
    '<link rel="stylesheet" href="/site.css">',
  )
}

const thumbnails = `<div class="gallery-slideshow-thumbnails"><div class="gallery-slideshow-thumbnails-scroll">${buttons('thumb', image)}</div></div>`
const bullets = `<div class="gallery-fullscreen-slideshow-bullet-nav">${buttons('bullet', (number) => `<span hidden>Slide ${number}</span>`)}</div>`

let site: Site

beforeAll(async () => {
  site = await openGallerySite(
    {
      '/empty': documentOf(''),
      '/slideshow': section(
        'GallerySlideshow',
        'gallery-slideshow',
        { transition: 'spin', galleryHeight: 75 },
        thumbnails,
      ),
      '/full': section(
        'GalleryFullscreenSlideshow',
        'gallery-fullscreen-slideshow',
        { galleryHeight: 60, autoplayEnabled: true, slideDurationMs: 300 },
        bullets,
      ),
      '/reel': section('GalleryReel', 'gallery-reel', {}),
    },
    template,
  )
})
afterAll(() => site.close())

const size = { width: 1000, height: 800 }

/** How high the gallery is, and the names of the images that a visitor sees. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const gallery = document.querySelector('[data-controller]')!
    const images = [...gallery.querySelectorAll<HTMLImageElement>('figure img')].filter((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const at = document.elementsFromPoint(left + width / 2, top + height / 2)
      return (
        one.naturalWidth > 0 && at.includes(one) && at.indexOf(one) < at.indexOf(document.querySelector('section')!)
      )
    })
    return { height: Math.round(gallery.getBoundingClientRect().height), images: images.map(({ alt }) => alt) }
  })

describe('the slideshow of a section without its template’s script', () => {
  it('is as high as its settings say, before and after its code has loaded, and moves nothing', async () => {
    const { page, troubles } = await site.visit('/empty', { viewport: size })
    const arrive = await holdRequests(page, '**/chunks/gallery-*')
    await page.goto(`${site.server.url}/slideshow`)
    await expect.poll(() => seen(page)).toEqual({ height: 660, images: [] }) // 75 % of 800 px, and 3 % of 1,000 px twice
    await arrive()
    await expect.poll(() => seen(page)).toEqual({ height: 660, images: ['Image 1'] })
    expect(await movesOf(page)).toEqual(still)
    expect(troubles).toEqual([])
  })

  it('changes with its arrows and thumbnails, which show their images and the current slide', async () => {
    const { page } = await site.visit('/slideshow', { viewport: size, reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Slide 3' }).click()
    await expect.poll(() => seen(page)).toEqual({ height: 660, images: ['Image 3'] })
    const looks = () => page.locator('.thumb').evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity))
    await expect.poll(looks).toEqual(['0.5', '0.5', '1'])
    const loaded = () =>
      page
        .locator('.thumb img')
        .evaluateAll(
          (all: HTMLImageElement[]) =>
            all.filter((one) => one.naturalWidth && getComputedStyle(one).opacity === '1').length,
        )
    await expect.poll(loaded).toBe(3)
    await page.getByRole('button', { name: 'Next Slide' }).click()
    await expect.poll(() => seen(page)).toEqual({ height: 660, images: ['Image 1'] })
  })

  it('shows the caption of the current slide below it, as the template does', async () => {
    const { page } = await site.visit('/slideshow', { viewport: size })
    const caption = page.getByText('Words 1')
    await caption.waitFor()
    expect(await page.getByText('Words 2').isVisible()).toBe(false)
    const look = () =>
      caption.evaluate((words) => {
        const { left, top } = words.getBoundingClientRect()
        return {
          background: getComputedStyle(words).backgroundColor,
          isBelow: top >= words.closest('figure')!.getBoundingClientRect().bottom,
          isOnTop: document.elementFromPoint(left + 2, top + 2) === words,
        }
      })
    await expect.poll(look).toEqual({ background: 'rgba(0, 0, 0, 0)', isBelow: true, isOnTop: true })
  })

  it('plays as long as its settings say, can be paused, and marks the current bullet', async () => {
    const { page } = await site.visit('/full', { viewport: size })
    await page.locator('.bullet.active:nth-child(2)').waitFor()
    await page.getByRole('button', { name: 'Pause slideshow' }).click()
    await page.locator('[data-state="resting"]').waitFor() // clicks during a transition do nothing
    await page.getByRole('button', { name: 'Slide 1' }).click()
    await page.locator('.bullet.active:nth-child(1)').waitFor()
    await expect.poll(() => seen(page)).toEqual({ height: 480, images: ['Image 1'] })
  })

  it('is left to the template’s script when that arrives later', async () => {
    const { page } = await site.visit('/slideshow', { viewport: size, reducedMotion: 'reduce' })
    await untilBlock(page, 'gallery', 'mounted')
    await page.locator('.skerry-gallery-page-control').first().waitFor()
    await page.locator('.gallery-slideshow').evaluate((gallery: HTMLElement) => {
      gallery.dataset.controllersBound = 'GallerySlideshow'
    })
    await expect.poll(() => page.locator('.skerry-gallery-page-control, [class*="-design-"]').count()).toBe(0)
    await page.getByRole('button', { name: 'Next Slide' }).click()
    expect(await page.locator('figure[data-active]').count()).toBe(0)
  })
})

describe('the reel of a section without its template’s script', () => {
  it('fills the height that the page gives it, in a window of another size too, with its images in front', async () => {
    const { page } = await site.visit('/reel', { viewport: size, reducedMotion: 'reduce' })
    const boxOf = () =>
      page
        .locator('figure img')
        .first()
        .evaluate((one) => {
          const { width, height } = one.getBoundingClientRect()
          return [Math.round(width), Math.round(height)]
        })
    await expect.poll(async () => (await seen(page)).images).toContain('Image 1')
    expect(await boxOf()).toEqual([600, 400])
    await page.setViewportSize({ width: 500, height: 1000 })
    await expect.poll(boxOf).toEqual([750, 500])
  })
})

describe('a printed page', () => {
  it.each(['/slideshow', '/full', '/reel'])('shows all images of a section, one after the other: %s', async (path) => {
    const { page } = await site.visit(path, { viewport: size })
    await untilBlock(page, 'gallery', 'mounted')
    await untilPrintable(page)
    await page.emulateMedia({ media: 'print' })
    const printed = () =>
      page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'))
        const all = [...document.querySelectorAll<HTMLImageElement>('figure img')]
        const boxes = all.map((one) => one.getBoundingClientRect())
        const areApart = boxes.every(
          ({ left, top }, index) => top >= (boxes[index - 1]?.bottom ?? 0) || left >= (boxes[index - 1]?.right ?? 0),
        )
        const areSeen = all.every((one) => one.checkVisibility({ visibilityProperty: true }) && one.naturalWidth > 0)
        const isBelow =
          document.querySelector('p')!.getBoundingClientRect().top >= Math.max(...boxes.map((box) => box.bottom))
        return {
          areApart,
          areSeen,
          isBelow,
          controls: [...document.querySelectorAll('button')].filter((one) => one.checkVisibility()).length,
        }
      })
    await expect.poll(printed).toEqual({ areApart: true, areSeen: true, isBelow: true, controls: 0 })
  })
})
