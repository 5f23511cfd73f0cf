import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSlides, servedGallery } from '../../stories/support/galleryMarkup'
import type { ImageFixture } from '../../stories/support/images'
import { openGallerySite } from '../support/gallerySite'
import { documentOf, type Site, untilBlock } from '../support/site'

const urlOf = ({ width, height, number }: ImageFixture) => `/content/v1/1/${width}x${height}-${number}.svg`
const slides = makeSlides(Array.from({ length: 4 }, () => [600, 400] as const))
const waiting = (number: number, attributes = '') =>
  `<img ${attributes} data-src="/content/v1/2/300x200-${number}.svg" data-image-dimensions="300x200" alt="Image ${number}">`
const accordion = `
  <div class="sqs-block sqs-block-accordion"><ul class="accordion-items-container">
    <li class="accordion-item"><h2><button class="accordion-item__click-target" aria-expanded="false">Hours</button></h2>
      <div class="accordion-item__dropdown" role="region"><p>Nine to five</p><p>And on Sundays</p></div></li></ul></div>`
const below = '<p id="below">Below</p>'

const pages = {
  '/slideshow': documentOf(servedGallery({ slides, data: { design: 'slideshow', transition: 'fade' }, urlOf }) + below),
  '/grid': documentOf(servedGallery({ slides, data: { design: 'grid' }, fills: false, urlOf }) + below),
  '/image': documentOf(`<div class="sqs-block sqs-block-image"><figure>${waiting(1)}</figure></div>${below}`),
  '/thumbnails': documentOf(
    servedGallery({ slides, data: { design: 'slideshow', thumbnails: true }, hasThumbnails: true, urlOf }),
  ),
  '/accordion': documentOf(accordion + below),
  '/page': documentOf(
    `<div class="banner content-fill">${waiting(1, 'data-load="false"')}</div>${accordion}${below}
    ${servedGallery({ slides, data: { design: 'slideshow' }, urlOf })}
    <div class="sqs-block sqs-block-image"><figure>${waiting(2)}</figure></div>`,
  ),
}
const template = `
  main { width: 600px }
  .content-fill { position: relative }
  .banner { height: 300px }
  .slide img { max-width: 100% }`

let site: Site
beforeAll(async () => {
  site = await openGallerySite(pages, template)
})
afterAll(() => site.close())

/** Opens a page without the file of a chunk; `repair` lets it load. */
async function visitWithout(chunk: string, path: string): Promise<{ page: Page; repair: () => Promise<void> }> {
  const { page } = await site.visit('/none', { viewport: { width: 1000, height: 2000 } })
  const files = `**/chunks/${chunk}-*`
  await page.route(files, (route) => route.abort())
  await page.goto(site.server.url + path)
  return { page, repair: () => page.unroute(files) }
}

const notice = (page: Page) => page.getByRole('button', { name: 'Unable to load. Try again.' })

/** The alternative texts of the images that are not shown. */
const blank = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(
        (image) => !(image.complete && image.naturalWidth > 0 && image.checkVisibility({ opacityProperty: true })),
      )
      .map(({ alt }) => alt),
  )

async function htmlAfterStop(page: Page): Promise<string> {
  return page.evaluate(() => {
    ;(globalThis as unknown as Record<symbol, { stop(): void }>)[Symbol.for('skerry')]!.stop()
    return document.querySelector('main')!.outerHTML
  })
}

/** The markup of the same page without Skerry's scripts. */
async function served(page: Page): Promise<string> {
  const bare = await page.context().newPage()
  await bare.route('**/__skerry/**', (route) => route.abort())
  await bare.goto(page.url())
  return bare.locator('main').evaluate((main) => main.outerHTML)
}

/** The notice's position in its block, and how far it moves the content below. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const message = document.querySelector<HTMLElement>('[role="status"]:has(button)')!
    const block = message.previousElementSibling!.getBoundingClientRect()
    const box = message.querySelector('button')!.getBoundingClientRect()
    const top = () => document.querySelector('#below')!.getBoundingClientRect().top
    const before = top()
    message.hidden = true
    const movedPx = before - top()
    message.hidden = false
    const isInside =
      box.top >= block.top && box.bottom <= block.bottom && box.left >= block.left && box.right <= block.right
    return { isInside, movedPx }
  })

const failing = [
  ['/slideshow', 'gallery'],
  ['/grid', 'gallery'],
  ['/image', 'image'],
] as const

describe('a block whose code is missing permanently', () => {
  it.each(failing)('shows images that wait for a script: %s', async (path, name) => {
    const { page } = await visitWithout(name, path)
    await untilBlock(page, name, 'failed')
    await notice(page).waitFor()
    await expect.poll(() => blank(page)).toEqual([])
  })

  it.each(failing)('is restored after stop: %s', async (path, name) => {
    const { page } = await visitWithout(name, path)
    await untilBlock(page, name, 'failed')
    await expect.poll(() => blank(page)).toEqual([])
    expect(await htmlAfterStop(page)).toBe(await served(page))
  })

  it.each(failing)('works after a retry, and is also restored after stop then: %s', async (path, name) => {
    const { page, repair } = await visitWithout(name, path)
    await expect.poll(() => blank(page)).toEqual([])
    await repair()
    await notice(page).click()
    await untilBlock(page, name)
    await expect.poll(() => notice(page).count()).toBe(0)
    expect(await htmlAfterStop(page)).toBe(await served(page))
  })

  it.each([...failing, ['/accordion', 'accordion']] as const)(
    'shows its notice over its own box, without moving anything: %s',
    async (path, name) => {
      const { page } = await visitWithout(name, path)
      await notice(page).waitFor()
      expect(await placeOf(page)).toEqual({ isInside: true, movedPx: 0 })
    },
  )
})

it.each(['gallery', 'wiring'])(
  'shows each image once, even if thumbnails repeat it and %s is missing',
  async (chunk) => {
    const { page } = await visitWithout(chunk, '/thumbnails')
    await notice(page).waitFor()
    await expect.poll(() => page.locator('.slide img[src]').count()).toBe(slides.length)
    expect(await page.locator('.sqs-gallery-thumbnails img[src]').count()).toBe(0)
  },
)

describe('a page without the code that all blocks need', () => {
  it('shows all images that wait for a script, inside and outside blocks', async () => {
    const { page } = await visitWithout('wiring', '/page')
    await notice(page).waitFor()
    await expect.poll(() => blank(page)).toEqual([])
  })

  it('is restored after stop', async () => {
    const { page } = await visitWithout('wiring', '/page')
    await notice(page).waitFor()
    await expect.poll(() => blank(page)).toEqual([])
    expect(await htmlAfterStop(page)).toBe(await served(page))
  })

  it('is restored after stop, even if a retry succeeded', async () => {
    const { page, repair } = await visitWithout('wiring', '/page')
    await notice(page).waitFor()
    await repair()
    await notice(page).click()
    await untilBlock(page, 'gallery')
    await expect.poll(() => notice(page).count()).toBe(0)
    expect(await htmlAfterStop(page)).toBe(await served(page))
  })

  it('shows the notice over the first block, without moving anything', async () => {
    const { page } = await visitWithout('wiring', '/page')
    await notice(page).waitFor()
    expect(await placeOf(page)).toEqual({ isInside: true, movedPx: 0 })
  })
})
