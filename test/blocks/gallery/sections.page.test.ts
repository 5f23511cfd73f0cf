import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSlides } from '../../../stories/support/galleryMarkup'
import type { ImageFixture } from '../../../stories/support/images'
import {
  type SectionGallery,
  type SectionKind,
  sectionGallery,
  sectionStyles,
} from '../../../stories/support/sectionMarkup'
import { openGallerySite } from '../../support/gallerySite'
import { holdRequests } from '../../support/holdRequests'
import { movesOf, still } from '../../support/moves'
import { documentOf, type Site, untilBlock } from '../../support/site'
import { untilPrintable } from '../../support/untilPrintable'

// Slideshows and reels of sections, on pages that lack the template's own script for them.
const template = `
  body { margin: 0 }
  section { position: relative; background: #eee }
  nav { position: relative; z-index: 1; height: 200px; margin-bottom: -200px; background: #fff }
  ${sectionStyles}
`
const slides = makeSlides([
  [900, 600],
  [900, 600],
  [900, 600],
]).map((slide) => ({ ...slide, title: `Words ${slide.number}` }))
const urlOf = ({ width, height, number }: ImageFixture) => `/${width}x${height}-${number}.svg`
const page = (kind: SectionKind, props: SectionGallery['props']) =>
  documentOf(
    `<section>${sectionGallery({ kind, slides, props, urlOf })}</section><p>Below</p>`,
    '<link rel="stylesheet" href="/site.css">',
  )

let site: Site

beforeAll(async () => {
  site = await openGallerySite(
    {
      '/empty': documentOf(''),
      '/slideshow': page('slideshow', { transition: 'spin', galleryHeight: 75 }),
      '/full': page('fullscreen-slideshow', { galleryHeight: 60, autoplayEnabled: true, slideDurationMs: 300 }),
      '/reel': page('reel', {}),
      '/menu': page('slideshow', {}).replace('<section>', '<nav>Menu</nav><section>'),
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
    await expect.poll(() => seen(page)).toEqual({ height: 660, images: ['Hills, image 1'] })
    expect(await movesOf(page)).toEqual(still)
    expect(troubles).toEqual([])
  })

  it('changes with its arrows and thumbnails, which load their images and mark the current slide', async () => {
    const { page } = await site.visit('/slideshow', { viewport: size, reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Slide 3' }).click()
    await expect.poll(() => seen(page)).toEqual({ height: 660, images: ['Hills, image 3'] })
    const looks = () =>
      page
        .locator('.gallery-slideshow-thumbnails-thumb')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity))
    await expect.poll(looks).toEqual(['0.5', '0.5', '1'])
    const loaded = () =>
      page
        .locator('.gallery-slideshow-thumbnails-thumb img')
        .evaluateAll(
          (all: HTMLImageElement[]) =>
            all.filter((one) => one.naturalWidth && getComputedStyle(one).opacity === '1').length,
        )
    await expect.poll(loaded).toBe(3)
    await page.getByRole('button', { name: 'Next Slide' }).click()
    await expect.poll(() => seen(page)).toEqual({ height: 660, images: ['Hills, image 1'] })
  })

  it('stays behind a menu that overlaps it', async () => {
    const { page } = await site.visit('/menu', { viewport: size })
    await page.locator('.sqs-active-slide img.loaded').waitFor()
    const isOnTop = () =>
      page.locator('nav').evaluate((menu) => {
        const { left, bottom } = menu.getBoundingClientRect()
        return document.elementFromPoint(left + 200, bottom - 20) === menu
      })
    await expect.poll(isOnTop).toBe(true)
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

  it('autoplays as its settings say, can be paused, and marks the current bullet', async () => {
    const { page } = await site.visit('/full', { viewport: size })
    await page.locator('.active:nth-child(2)').waitFor()
    await page.getByRole('button', { name: 'Pause slideshow' }).click()
    await page.locator('[data-state="resting"]').waitFor() // clicks during a transition do nothing
    await page.getByRole('button', { name: 'Slide 1' }).click()
    await page.locator('.active:nth-child(1)').waitFor()
    await expect.poll(() => seen(page)).toEqual({ height: 480, images: ['Hills, image 1'] })
  })

  it('is handed over to the template’s script if the script loads later', async () => {
    const { page } = await site.visit('/slideshow', { viewport: size, reducedMotion: 'reduce' })
    await untilBlock(page, 'gallery', 'mounted')
    await page.locator('.skerry-gallery-page-control').first().waitFor()
    await page.locator('.gallery-slideshow').evaluate((gallery: HTMLElement) => {
      gallery.dataset.controllersBound = 'GallerySlideshow'
    })
    await expect.poll(() => page.locator('.skerry-gallery-page-control, [class*="-design-"]').count()).toBe(0)
    await page.getByRole('button', { name: 'Next Slide' }).click()
    expect(await page.locator('figure[data-active]').count()).toBe(0)
    // Nothing is left of the space that was reserved before our code loaded: that script lays out the images.
    expect(await page.locator('.gallery-slideshow, .gallery-slideshow *').and(page.locator('[style]')).count()).toBe(0)
    await untilBlock(page, 'gallery', 'skipped')
  })
})

describe('a section that the template’s script takes over from Skerry', () => {
  it.each(['/slideshow', '/reel'])('keeps the layout of the template’s script: %s', async (path) => {
    const { page } = await site.visit(path, { viewport: size })
    await untilBlock(page, 'gallery', 'mounted')
    await page.locator('figure[class*="-slide"]').first().waitFor()
    await page.locator('[data-controller]').evaluate((gallery: HTMLElement) => {
      const [first, second] = gallery.querySelectorAll('figure')
      for (const name of ['data-active', 'data-in']) first!.setAttribute(name, 'true')
      second!.style.width = '123px'
      gallery.style.height = '500px'
      gallery.dataset.controllersBound = gallery.dataset.controller
    })
    await untilBlock(page, 'gallery', 'skipped')
    expect(await page.locator('figure').first().getAttribute('data-active')).toBe('true')
    expect(await page.locator('figure').first().isVisible()).toBe(true)
    expect(await page.locator('[style]').evaluateAll((all) => all.map((one) => one.getAttribute('style')))).toEqual([
      'height: 500px;',
      'width: 123px;',
    ])
  })
})

describe('the reel of a section without its template’s script', () => {
  it('fills the height that the page gives it, even after a resize, and shows its images on top', async () => {
    const { page } = await site.visit('/reel', { viewport: size, reducedMotion: 'reduce' })
    const boxOf = () =>
      page
        .locator('figure img')
        .first()
        .evaluate((one) => {
          const { width, height } = one.getBoundingClientRect()
          return [Math.round(width), Math.round(height)]
        })
    await expect.poll(async () => (await seen(page)).images).toContain('Hills, image 1')
    expect(await boxOf()).toEqual([600, 400])
    await page.setViewportSize({ width: 500, height: 1000 })
    await expect.poll(boxOf).toEqual([750, 500])
  })
})

describe('a printed page', () => {
  it.each([
    ['/slideshow', 'mounted'],
    ['/slideshow', 'not mounted'],
    ['/full', 'mounted'],
    ['/reel', 'mounted'],
    ['/reel', 'not mounted'],
  ])('shows all images of a section, one after the other: %s, %s', async (path, state) => {
    const { page } = await site.visit('/empty', { viewport: size })
    if (state === 'not mounted') await page.route('**/chunks/gallery-*', () => {}) // never answered
    await page.goto(`${site.server.url}${path}`)
    if (state === 'mounted') await untilBlock(page, 'gallery')
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
