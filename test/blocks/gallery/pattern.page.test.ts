import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSlides, type ServedGallery, servedGallery } from '../../../stories/support/galleryMarkup'
import type { ImageFixture } from '../../../stories/support/images'
import { openGallerySite } from '../../support/gallerySite'
import { documentOf, type Site, untilBlock } from '../../support/site'

// The W3C carousel pattern, assertion by assertion, for every design that shows one slide after another.

const count = 7
const slides = makeSlides(Array.from({ length: count }, () => [1000, 666] as const))
const urlOf = ({ width, height, number }: ImageFixture) => `/content/v1/a/${width}x${height}-${number}.svg`
const page = (data: ServedGallery['data'], hasControls: boolean) =>
  documentOf(
    `<h2>Images</h2><p><a href="#before">Before</a></p>
    ${servedGallery({ slides, data: { thumbnails: true, ...data }, hasControls, hasThumbnails: data.design !== 'slideshow', urlOf })}<p><a href="#after">After</a></p>`,
    '<link rel="stylesheet" href="/site.css">',
  )
// Autoplay, with an interval longer than any test.
const playing = { autoplay: true, 'autoplay-duration': 600 }

const designs = ['slideshow', 'slider', 'carousel']
const kinds = designs.flatMap((design) => [true, false].map((hasControls) => ({ design, hasControls })))
const pathOf = (design: string, hasControls: boolean) => `/${design}-${hasControls ? 'served' : 'drawn'}`
const pages = Object.fromEntries(
  kinds.flatMap(({ design, hasControls }) => [
    [pathOf(design, hasControls), page({ design }, hasControls)],
    [`${pathOf(design, hasControls)}-playing`, page({ design, ...playing }, hasControls)],
  ]),
)
const paths = kinds.map(({ design, hasControls }) => pathOf(design, hasControls))

let site: Site
beforeAll(async () => {
  site = await openGallerySite(pages, 'main { max-width: 600px; margin: auto }')
})
afterAll(() => site.close())

let view: Page
async function visit(path: string): Promise<void> {
  view = (await site.visit(path)).page
  await untilBlock(view, 'gallery')
}
const region = () => view.getByRole('region', { name: 'Gallery' })
const row = () => view.locator('.sqs-gallery').first()
const button = (name: string) => region().getByRole('button', { name })
const focused = () =>
  view.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim())
const live = () => row().getAttribute('aria-live')
/** The accessible name of the current slide: in the middle of a strip, at the start of a carousel's row. */
const current = () =>
  row().evaluate((container) => {
    const part = container.closest('.sqs-gallery-block-slider') ? 0.5 : 0
    const placeOf = (element: Element) => {
      const { left, width } = element.getBoundingClientRect()
      return left + width * part
    }
    const away = (slide: Element) => Math.abs(placeOf(slide) - placeOf(container))
    return [...container.querySelectorAll('.slide')]
      .filter((slide) => getComputedStyle(slide).visibility === 'visible')
      .sort((one, other) => away(one) - away(other))[0]
      ?.getAttribute('aria-label')
  })

describe.each(paths)('%s', (path) => {
  it('is a region with a carousel role description, whose slides are numbered groups', async () => {
    await visit(path)
    expect(await region().getAttribute('aria-roledescription')).toBe('carousel')
    expect(await region().getAttribute('aria-label')).not.toMatch(/carousel/i)
    await expect.poll(() => row().getByRole('group').count()).toBeGreaterThan(0)
    const named = await row()
      .getByRole('group')
      .evaluateAll((all) =>
        all.map((one) => [one.getAttribute('aria-roledescription'), one.getAttribute('aria-label')]),
      )
    for (const [description, label] of named) {
      expect(description).toBe('slide')
      expect(label).toMatch(/^[1-7] of 7$/)
    }
    // Only changes are announced: without `aria-atomic`, not the whole region.
    expect([await live(), await row().getAttribute('aria-atomic'), await row().getAttribute('role')]).toEqual([
      'polite',
      null,
      null,
    ])
    await view.context().close()
  })

  it('has named previous and next buttons that respond to Enter and Space and keep focus', async () => {
    await visit(path)
    const id = await row().getAttribute('id')
    for (const name of ['Previous Slide', 'Next Slide']) {
      expect(await button(name).getAttribute('aria-controls')).toBe(id)
    }
    const turned = async (name: string, key: string) => {
      const before = await current()
      await button(name).focus()
      await view.keyboard.press(key)
      await expect.poll(current).not.toBe(before)
      await expect.poll(() => row().getAttribute('data-state')).toBe('resting')
      expect(await focused()).toBe(name)
      return before
    }
    const first = await turned('Next Slide', 'Enter')
    await turned('Previous Slide', 'Space')
    expect(await current()).toBe(first)
    await view.context().close()
  })

  it('names its thumbnails as a group of buttons, and marks the current one', async () => {
    await visit(path)
    const picker = view.getByRole('group', { name: 'Slides' })
    expect(await picker.getByRole('button').count()).toBe(count)
    await picker.getByRole('button', { name: 'Slide 3' }).click()
    await expect.poll(() => row().getByRole('group', { name: '3 of 7' }).isVisible()).toBe(true)
    await expect.poll(() => picker.locator('[aria-current="true"]').getAttribute('aria-label')).toBe('Slide 3')
    await view.context().close()
  })

  it('lets the keyboard pass through in both directions', async () => {
    await visit(path)
    await view.getByRole('link', { name: 'Before' }).focus()
    const stops = new Set<string>()
    for (let stop = 0; stop < 40 && (await focused()) !== 'After'; stop++) {
      await view.keyboard.press('Tab')
      stops.add((await focused()) ?? '')
    }
    expect([...stops]).toEqual(expect.arrayContaining(['Previous Slide', 'Next Slide', 'After']))
    for (let stop = 0; stop < 40 && (await focused()) !== 'Before'; stop++) await view.keyboard.press('Shift+Tab')
    expect(await focused()).toBe('Before')
    await view.context().close()
  })

  it('has its rotation button first while it autoplays, and announces slides only when stopped', async () => {
    await visit(`${path}-playing`)
    await expect.poll(live).toBe('off')
    await view.getByRole('link', { name: 'Before' }).focus()
    await view.keyboard.press('Tab')
    expect(await focused()).toBe('Pause slideshow')
    // Keyboard focus pauses it.
    await expect.poll(live).toBe('polite')
    await view.keyboard.press('Space')
    await expect.poll(focused).toBe('Play slideshow')
    expect(await button('Play slideshow').getAttribute('aria-pressed')).toBeNull()
    await view.keyboard.press('Enter')
    await expect.poll(focused).toBe('Pause slideshow')
    await expect.poll(live).toBe('off')
    await view.context().close()
  })

  it('pauses while the pointer is over it or focus is in it', async () => {
    await visit(`${path}-playing`)
    await expect.poll(live).toBe('off')
    await row().hover()
    await expect.poll(live).toBe('polite')
    await view.mouse.move(1, 1)
    await expect.poll(live).toBe('off')
    await button('Next Slide').focus()
    await view.keyboard.press('Tab')
    await expect.poll(live).toBe('polite')
    await view.getByRole('link', { name: 'Before' }).focus()
    expect(await live()).toBe('polite')
    expect(await button('Play slideshow').count()).toBe(1)
    await view.context().close()
  })
})
