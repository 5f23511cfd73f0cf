import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { drawImageFixture } from '../../../stories/support/images'
import { axeFindings } from '../../support/axe'
import { holdRequests } from '../../support/holdRequests'
import { movesOf, still } from '../../support/moves'
import { documentOf, type Site, siteForTests, untilBlock } from '../../support/site'

/** The rules of hosted sites that give the slides of a grid their shape. */
const template = `<style>
  body { margin: 0; font: 16px sans-serif }
  .sqs-gallery-block-grid .slide { float: left; width: 25% }
  .sqs-gallery-block-grid .margin-wrapper { position: relative }
  .sqs-gallery-block-grid .slide .margin-wrapper a.image-slide-anchor { display: block; height: 0; padding-bottom: 100% }
  .sqs-gallery-block-grid .slide .margin-wrapper .content-wrapper { display: block; width: 100%; padding-bottom: 100% }
  .sqs-gallery-block-grid .slide .margin-wrapper .content-wrapper.content-fill .sqs-video-wrapper { height: 0; padding-bottom: 100% }
  .sqs-video-wrapper iframe { position: absolute; top: 0; left: 0; width: 100%; height: 100% }
  .sqs-video-wrapper .sqs-video-overlay { display: block; position: absolute; top: 0; left: 0; width: 100%; height: 100% }
  .sqs-video-wrapper .sqs-video-overlay .sqs-video-opaque { position: absolute; width: 100%; height: 100%; opacity: 0 }
  .hidden-text { position: absolute; width: 1px; height: 1px; overflow: hidden }
</style>`
const json = (lightbox: boolean) =>
  `data-block-json='{"design":"grid","aspect-ratio":"square","auto-crop":true,"thumbnails-per-row":4,"padding":20,"lightbox":${lightbox}}'`
const poster = '<img data-load="false" data-src="/poster.svg" data-image-dimensions="600x900">'
const player = `<div class="sqs-video-wrapper" data-provider-name="" data-html="&lt;iframe src=&quot;/film&quot; title=&quot;Tide&quot;&gt;&lt;/iframe&gt;"><div class="sqs-video-overlay" style="opacity: 0;">${poster}<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div></div>`
const text = '<span class="hidden-text">View fullsize</span>'
const openerAttributes = 'data-title="" data-description="" data-lightbox-theme="dark" tabindex="0" role="button"'
const slide = (type: string, content: string) =>
  `<div class="slide" data-type="${type}"><div class="margin-wrapper">${content}</div></div>`
const videoOf = (fit: string, lightbox: boolean) =>
  slide(
    'video',
    lightbox
      ? `<div class="content-wrapper ${fit} video-lightbox-wrapper js-gallery-lightbox-opener" ${openerAttributes}>${text}${player}</div>`
      : `<div class="content-wrapper ${fit}">${player}</div>`,
  )
const image = slide(
  'image',
  `<a href="/poster.svg" class="image-slide-anchor js-gallery-lightbox-opener content-fill" data-lightbox-theme="dark" role="button">${text}<img class="thumb-image" data-src="/poster.svg" data-image="/poster.svg" data-image-dimensions="600x900" alt="The shore"></a>`,
)
const grid = (attributes: string, slides: string) =>
  documentOf(
    `<div class="sqs-block sqs-block-gallery" ${attributes}><div class="sqs-gallery-container sqs-gallery-block-grid sqs-gallery-aspect-ratio-square"><div class="sqs-gallery">${slides}</div></div></div><p>Below</p>`,
    template,
  )

const pages = {
  '/lightbox': grid(json(true), image + videoOf('content-fill', true)),
  '/in-place': grid(json(false), videoOf('content-fill', false) + videoOf('content-fit', false)),
  '/alone': documentOf(`<div class="gallery" style="width: 300px">${videoOf('content-fill', true)}</div>`, template),
}

const site: Site = siteForTests({
  pages,
  renderPage(path) {
    if (path === '/film') return { status: 200, contentType: 'text/html', body: '<!doctype html><title>Film</title>' }
    const body = drawImageFixture({ width: 600, height: 900, number: 1 })
    return path === '/poster.svg' ? { status: 200, contentType: 'image/svg+xml', body } : null
  },
})
const desktop = { viewport: { width: 1200, height: 800 }, reducedMotion: 'reduce' as const }

async function visit(path: string, block = 'gallery'): Promise<Page> {
  const { page } = await site.visit(path, desktop)
  await untilBlock(page, block)
  await untilBlock(page, 'video')
  await page.locator('img.loaded').first().waitFor()
  return page
}

const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Image viewer' })
const opener = (page: Page) => page.locator('[data-type="video"] .js-gallery-lightbox-opener')

describe('a video slide in a grid', () => {
  it.each(['/lightbox', '/in-place'])('is as large as its box, and moves nothing: %s', async (path) => {
    const page = await visit(path)
    const boxes = await page
      .locator('.content-wrapper, .sqs-video-wrapper, .sqs-video-overlay img')
      .evaluateAll((all) => all.map((one) => [one.clientWidth, one.clientHeight].join(' by ')))
    expect(new Set(boxes).size).toBe(1)
    const [width, height] = boxes[0]!.split(' by ').map(Number)
    expect(width).toBeGreaterThan(200)
    expect(height).toBe(width)
    expect(await movesOf(page)).toEqual(still)
  })

  it('covers its slide when it plays in place', async () => {
    const page = await visit('/in-place')
    await page.getByRole('button', { name: 'Play video: Tide' }).first().click()
    const [frame, box] = [
      (await page.locator('iframe').boundingBox())!,
      (await page.locator('.sqs-video-wrapper').first().boundingBox())!,
    ]
    expect(frame.height).toBeCloseTo(box.height, 0)
    expect(frame.width).toBeGreaterThan(box.width)
    expect(frame.x + frame.width / 2).toBeCloseTo(box.x + box.width / 2, 0)
    expect(frame.y).toBeCloseTo(box.y, 0)
  })

  it.each(['Enter', ' ', 'click'])('opens the lightbox, where its video plays: %s', async (press) => {
    const page = await visit('/lightbox')
    if (press === 'click') await opener(page).click()
    else await opener(page).press(press)
    await lightbox(page).waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
    await page.getByRole('button', { name: 'Play video: Tide' }).click()
    await page.locator('[slot="skerry-lightbox"] iframe').waitFor()
    await lightbox(page).getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => lightbox(page).count()).toBe(0)
    expect(await opener(page).locator('.sqs-video-wrapper').count()).toBe(1)
  })

  it('is one button, without a second one inside', async () => {
    const page = await visit('/lightbox')
    expect(await page.getByRole('button').count()).toBe(2) // the image’s and the video’s
    expect(await axeFindings(page)).toEqual([])
  })

  it('opens the lightbox if clicked before its code has loaded', async () => {
    const { page } = await site.visit('/lightbox', desktop)
    const arrive = await holdRequests(page, '**/chunks/gallery-*')
    await page.reload()
    await untilBlock(page, 'video')
    await opener(page).click()
    expect(await page.locator('iframe').count()).toBe(0)
    arrive()
    await lightbox(page).waitFor()
  })

  it('plays in place outside a gallery with a lightbox', async () => {
    const page = await visit('/alone', 'image-lightbox')
    await page.locator('.skerry-video-play').click()
    await opener(page).locator('iframe').waitFor()
  })
})
