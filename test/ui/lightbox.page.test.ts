import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImageFixture } from '../../stories/support/images'
import {
  imageButton,
  lightboxGallery,
  lightboxLinks,
  lightboxShell,
  makeImages,
} from '../../stories/support/lightboxMarkup'
import { axeFindings } from '../support/axe'
import { openGallerySite } from '../support/gallerySite'
import { holdRequests } from '../support/holdRequests'
import { blockStates, documentOf, type Site, untilBlock } from '../support/site'

const template = `
  body { margin: 0; font: 16px sans-serif }
  main { max-width: 760px; margin: auto; padding: 16px }
  .slide { display: inline-block; width: 30%; vertical-align: top }
  .margin-wrapper { position: relative; padding-bottom: 100%; height: 0; overflow: hidden }
  .sqs-block-image, main > a { display: inline-block; width: 200px }
  button img, a img { width: 100%; height: auto }
  .far { height: 1200px }
  .product img { width: 200px; height: 133px }
`
const urlOf = ({ width, height, number }: ImageFixture) =>
  `/content/v1/5f0c0000000000000000b001/${width}x${height}-${number}.svg`
const page = (body: string, attributes = '') =>
  documentOf(body, '<link rel="stylesheet" href="/site.css">').replace(
    '<html lang="en"',
    `<html lang="en"${attributes}`,
  )
const description = '<p>Seen <a href="/elsewhere">from the north</a>.</p>'
const gallery = (count: number, theme: 'dark' | 'light' = 'dark', data = {}) =>
  lightboxGallery(makeImages(count), { theme, urlOf, description }, data)
const [first, second, third] = makeImages(3) as [ImageFixture, ImageFixture, ImageFixture]

let linked = 0
const pages = {
  '/grid': page(`${gallery(5)}<div class="far"></div>`),
  '/light': page(gallery(5, 'light')),
  '/wordy': page(lightboxGallery(makeImages(2), { urlOf, description: '<p>Seen from the north.</p>'.repeat(80) })),
  '/right-to-left': page(gallery(5), ' dir="rtl"'),
  '/right-to-left-part': page(`<div dir="rtl">${gallery(5)}</div>`),
  '/many': page(gallery(1000)),
  '/anchors': page(lightboxGallery(makeImages(3), { urlOf }, {}, true)),
  '/slideshow': page(gallery(3, 'dark', { design: 'slideshow' })),
  '/block': page(imageButton(first, { urlOf, theme: 'light', title: 'Up there', description: 'In <b>June</b>' })),
  '/links': page(lightboxLinks([first, second], 'a', { urlOf }) + lightboxLinks([third], '', { urlOf })),
  '/linked-slides': page(
    lightboxLinks([first, second, third], 'a', { urlOf }).replaceAll(
      '<a ',
      () => `<a data-slide-id="slide-${++linked}" `,
    ),
  ),
  '/shell': page(
    `<article class="product">${[first, second].map((fixture) => `<img src="${urlOf(fixture)}" data-image="${urlOf(fixture)}" alt="Hills">`).join('')}${lightboxShell([first, second], 'dark', urlOf)}</article>`,
  ),
}

let site: Site

beforeAll(async () => {
  site = await openGallerySite(pages, template)
})
afterAll(() => site.close())

const desktop = { viewport: { width: 1200, height: 800 } }
const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }

async function visit(path: string, options: Parameters<Site['visit']>[1] = desktop, block = 'gallery') {
  const visited = await site.visit(path, options)
  await untilBlock(visited.page, block)
  return visited
}

/** Visits a gallery and opens its first slide. */
async function visitOpen(path: string, options: Parameters<Site['visit']>[1] = desktop) {
  const visited = await visit(path, options)
  await thumbnail(visited.page, 1).click()
  await untilAt(visited.page, 1)
  return visited
}

/** Opens a slide with the keyboard, goes to its neighbour with an arrow key, and closes the lightbox. */
async function stepAndLeave(view: Page, opened: number, key: string, reached: number): Promise<void> {
  await thumbnail(view, opened).focus()
  await view.keyboard.press('Enter')
  await untilAt(view, opened)
  await view.keyboard.press(key)
  await untilAt(view, reached)
  await view.keyboard.press('Escape')
  await untilClosed(view)
}

const thumbnail = (view: Page, number: number) => view.locator(`main [data-slide-id="id-${number}"] img`)
const lightbox = (view: Page) => view.getByRole('dialog', { name: 'Image viewer' })
const control = (view: Page, name: string) => lightbox(view).getByRole('button', { name, exact: true })
const image = (view: Page) => lightbox(view).locator('.panel:not([inert]) img')

/** Waits until a slide is current and nothing moves. */
async function untilAt(view: Page, number: number): Promise<void> {
  await expect.poll(() => image(view).getAttribute('alt')).toBe(`Hills, image ${number}`)
  await atRest(view)
}

async function atRest(view: Page): Promise<void> {
  await view.waitForFunction(() => {
    const shadow = document.querySelector('[data-skerry-overlay]')?.shadowRoot
    const running = shadow?.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations === 1) ?? []
    return running.length === 0 && !shadow?.querySelector('.panel:not([inert])[aria-busy]')
  })
}

async function untilClosed(view: Page): Promise<void> {
  await expect.poll(() => view.locator('[data-skerry-overlay] .layer').count()).toBe(0)
}

/** The scale of the current image, relative to its resting size. */
const scaleOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().width / (element as HTMLElement).offsetWidth)

const focused = (view: Page) =>
  view.evaluate(() => {
    const inside = document.activeElement?.shadowRoot?.activeElement
    return inside ? 'the lightbox' : (document.activeElement?.getAttribute('alt') ?? document.activeElement?.tagName)
  })

/** Dispatches real touches; each step has the positions of all touch points. */
async function touch(view: Page, steps: readonly (readonly (readonly [x: number, y: number])[])[]): Promise<void> {
  const session = await view.context().newCDPSession(view)
  for (const [index, places] of steps.entries()) {
    const touchPoints = places.map(([x, y], id) => ({ x, y, id }))
    await session.send('Input.dispatchTouchEvent', { type: index === 0 ? 'touchStart' : 'touchMove', touchPoints })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

describe('a lightbox', () => {
  it('is a named modal dialog, contains focus, and returns it', async () => {
    const { page: view, troubles } = await visit('/grid')
    await thumbnail(view, 2).focus()
    await view.keyboard.press('Enter')
    await untilAt(view, 2)
    expect(await lightbox(view).getAttribute('aria-modal')).toBe('true')
    expect(await focused(view)).toBe('the lightbox')
    for (let tabs = 0; tabs < 12; tabs++) await view.keyboard.press('Tab')
    expect(await focused(view)).toBe('the lightbox')
    for (let tabs = 0; tabs < 12; tabs++) await view.keyboard.press('Shift+Tab')
    expect(await focused(view)).toBe('the lightbox')
    await view.keyboard.press('Escape')
    await untilClosed(view)
    expect(await focused(view)).toBe('Hills, image 2')
    expect(troubles).toEqual([])
  })

  it('returns focus to the last image shown if it is visible on the page', async () => {
    const { page: view } = await visit('/grid')
    await stepAndLeave(view, 2, 'ArrowRight', 3)
    expect(await focused(view)).toBe('Hills, image 3')
  })

  it('returns focus to its opener if the last image is out of view', async () => {
    const { page: view } = await visit('/many')
    await stepAndLeave(view, 1, 'ArrowLeft', 1000)
    expect(await focused(view)).toBe('Hills, image 1')
    expect(await view.evaluate('scrollY')).toBe(0)
  })

  it('leaves the page’s scroll position unchanged', async () => {
    const { page: view } = await visit('/grid')
    await view.evaluate(() => scrollTo(0, 50))
    await thumbnail(view, 1).click()
    await untilAt(view, 1)
    await view.mouse.move(600, 400)
    await view.mouse.wheel(0, 500)
    await view.keyboard.press('PageDown')
    await view.keyboard.press('ArrowRight')
    await untilAt(view, 2)
    await view.keyboard.press('Escape')
    await untilClosed(view)
    expect(await view.evaluate(() => scrollY)).toBe(50)
  })

  it('announces the slide’s number, the total and its caption', async () => {
    const { page: view } = await visitOpen('/grid')
    const live = lightbox(view).locator('[aria-live="polite"]')
    await expect.poll(() => live.textContent()).toBe('Slide 1 of 5: Image 1. Seen from the north.')
    await control(view, 'Next Slide').click()
    await expect.poll(() => live.textContent()).toBe('Slide 2 of 5: Image 2. Seen from the north.')
    await expect.poll(() => lightbox(view).locator('.caption a').getAttribute('href')).toBe('/elsewhere')
  })

  it('passes axe in dark and light', async () => {
    for (const path of ['/grid', '/light']) {
      const { page: view } = await visitOpen(path)
      expect(await axeFindings(view)).toEqual([])
    }
  })

  it('shows the whole image, 100 px from the edges, in the required width', async () => {
    const { page: view } = await visitOpen('/grid')
    const box = await image(view).boundingBox()
    expect(box && [box.x, box.y, box.width, box.height].map(Math.round)).toEqual([150, 100, 900, 600])
    expect(await image(view).getAttribute('src')).toBe(`${urlOf(first)}?format=1000w`)
  })

  it('has an overlay of 0.95 opacity that fades in within 0.3 s, and expands from its thumbnail within 0.6 s', async () => {
    const { page: view } = await visit('/grid')
    await expect
      .poll(() => thumbnail(view, 1).evaluate((each) => (each as HTMLImageElement).naturalWidth > 0))
      .toBe(true)
    const durations = view.evaluate(
      () =>
        new Promise<unknown[]>((resolve) => {
          const { animate } = Element.prototype
          Element.prototype.animate = function (frames, options) {
            resolve([(frames as Keyframe[])[0]?.clipPath !== undefined, (options as KeyframeAnimationOptions).duration])
            return animate.call(this, frames, options)
          }
        }),
    )
    await thumbnail(view, 1).click()
    expect(await durations).toEqual([true, 600])
    await untilAt(view, 1)
    const overlay = await lightbox(view).evaluate((dialog) => {
      const { opacity, animationDuration } = getComputedStyle(dialog, '::before')
      return [opacity, animationDuration]
    })
    expect(overlay).toEqual(['0.95', '0.3s'])
  })

  it('wraps around, with controls and keys', async () => {
    const { page: view } = await visitOpen('/grid')
    await control(view, 'Previous Slide').click()
    await untilAt(view, 5)
    await view.keyboard.press('ArrowRight')
    await untilAt(view, 1)
  })

  it.each([
    ['pages', '/right-to-left'],
    ['parts of pages', '/right-to-left-part'],
  ])('is mirrored on right-to-left %s', async (_, path) => {
    const { page: view } = await visitOpen(path)
    await view.keyboard.press('ArrowLeft')
    await untilAt(view, 2)
    await view.mouse.click(1195, 300)
    await untilAt(view, 1)
  })

  it('changes slides in one step under reduced motion', async () => {
    const { page: view } = await visitOpen('/grid', { ...desktop, reducedMotion: 'reduce' })
    const running = await view.evaluate(() => {
      const shadow = document.querySelector('[data-skerry-overlay]')?.shadowRoot
      shadow?.querySelector<HTMLElement>('.next')?.click()
      return shadow?.getAnimations().length
    })
    expect(running).toBe(0)
    await untilAt(view, 2)
    await view.keyboard.press('Escape')
    await untilClosed(view)
  })

  it('renders only three of a thousand slides', async () => {
    const { page: view } = await visit('/many')
    const before = await view.evaluate(() => document.querySelectorAll('*').length)
    await thumbnail(view, 1).click()
    await untilAt(view, 1)
    const added = await view.evaluate((known) => {
      const host = document.querySelector('[data-skerry-overlay]')
      return document.querySelectorAll('body *').length - known + (host?.shadowRoot?.querySelectorAll('*').length ?? 0)
    }, before)
    expect(added).toBeLessThanOrEqual(25)
    expect(await lightbox(view).locator('.panel').count()).toBe(3)
  })
})

describe('a click', () => {
  it('near an edge changes the slide, on a caption does nothing, and elsewhere closes the lightbox', async () => {
    const { page: view } = await visitOpen('/grid')
    await view.mouse.click(1190, 250)
    await untilAt(view, 2)
    await view.mouse.click(10, 250)
    await untilAt(view, 1)
    await lightbox(view).locator('.caption p').first().click()
    await untilAt(view, 1)
    await view.mouse.click(300, 50)
    await untilClosed(view)
  })

  it('at the end of a drag does not close the lightbox', async () => {
    const { page: view } = await visitOpen('/grid')
    await view.mouse.move(600, 300)
    await view.mouse.down()
    await view.mouse.move(600, 360, { steps: 3 })
    await view.mouse.up()
    await untilAt(view, 1)
    expect(await lightbox(view).getAttribute('data-state')).toBe('shown')
  })

  it('that is the second of a double click on an image leaves the lightbox open', async () => {
    const { page: view } = await visitOpen('/grid')
    await control(view, 'Close').click() // its code has loaded, so the first click opens it synchronously
    await untilClosed(view)
    await thumbnail(view, 2).dblclick()
    await untilAt(view, 2)
    expect(await lightbox(view).getAttribute('data-state')).toBe('shown')
    await view.mouse.dblclick(300, 50)
    await untilClosed(view)
  })

  it('on the close button closes the lightbox', async () => {
    const { page: view } = await visitOpen('/grid')
    await control(view, 'Close').click()
    await untilClosed(view)
  })
})

describe('the history', () => {
  it('gets one entry for twenty slides; Back closes the lightbox, and Forward reopens it', async () => {
    const { page: view } = await visit('/grid')
    const before = await view.evaluate(() => history.length)
    await thumbnail(view, 1).click()
    await untilAt(view, 1)
    for (let times = 0; times < 20; times++) await control(view, 'Next Slide').click()
    await control(view, 'Next Slide').click()
    await untilAt(view, 2)
    expect(await view.evaluate(() => history.length)).toBe(before + 1)
    expect(new URL(view.url()).hash).toBe('#itemId=id-2')
    await view.goBack()
    await untilClosed(view)
    expect(new URL(view.url()).hash).toBe('')
    await view.goForward()
    await untilAt(view, 2)
    await view.keyboard.press('Escape')
    await untilClosed(view)
    await expect.poll(() => new URL(view.url()).hash).toBe('')
  })

  it('gets one entry for a group of links, and Forward reopens the lightbox once', async () => {
    const { page: view } = await visit('/linked-slides', desktop, 'image-lightbox')
    const before = await view.evaluate(() => history.length)
    await view.locator('main a').nth(1).click()
    await untilAt(view, 2)
    await view.goBack()
    await untilClosed(view)
    await view.goForward()
    await untilAt(view, 2)
    expect(await view.evaluate(() => history.length)).toBe(before + 1)
    await view.goBack()
    await untilClosed(view)
  })

  it('contains the slide in the URL, and Back stays on the page', async () => {
    const { page: view } = await site.visit('/grid#itemId=image-4', desktop)
    await untilAt(view, 4)
    await view.goBack()
    await untilClosed(view)
    expect(new URL(view.url()).pathname + new URL(view.url()).hash).toBe('/grid')
  })

  it.each([
    ['does not open', '/block', 'image-lightbox', 'View fullsize', 0],
    ['opens', '/anchors', 'gallery', 'Hills, image 1', 1],
  ])('%s the lightbox again after a reload, and a single Back works', async (_, path, block, name, count) => {
    const { page: view } = await visit('/links', desktop, 'image-lightbox')
    await view.goto(`${site.server.url}${path}`)
    await untilBlock(view, block)
    await view.getByRole('button', { name }).click()
    await untilAt(view, 1)
    await view.reload()
    await untilBlock(view, block)
    if (count === 0) await view.waitForFunction(() => history.state === null)
    else await untilAt(view, 1)
    await view.goBack()
    await untilClosed(view)
    if (count > 0) await view.goBack()
    expect(new URL(view.url()).pathname).toBe('/links')
  })

  it('has no entry left over when the lightbox closes and reopens at once', async () => {
    const { page: view } = await visitOpen('/grid')
    await view.keyboard.press('Escape')
    await thumbnail(view, 3).click()
    await untilAt(view, 3)
    expect(new URL(view.url()).hash).toBe('#itemId=id-3')
    await view.goBack()
    await untilClosed(view)
    expect(new URL(view.url()).hash).toBe('')
  })
})

describe('the keyboard', () => {
  it('pans a zoomed image, and changes the slide once the whole image is visible', async () => {
    const { page: view } = await visitOpen('/grid')
    for (let times = 0; times < 3; times++) await view.keyboard.press('+')
    await atRest(view)
    const place = async () => {
      const { x, y } = (await image(view).boundingBox())!
      return [Math.round(x), Math.round(y)]
    }
    const [x, y] = (await place()) as [number, number]
    await view.keyboard.press('ArrowRight')
    expect(await place()).toEqual([x - 80, y])
    await view.keyboard.press('ArrowDown')
    expect(await place()).toEqual([x - 80, y - 80])
    await view.keyboard.press('ArrowLeft')
    await view.keyboard.press('ArrowUp')
    expect(await place()).toEqual([x, y])
    for (let times = 0; times < 3; times++) await view.keyboard.press('-')
    await atRest(view)
    await view.keyboard.press('ArrowRight')
    await untilAt(view, 2)
  })

  it('does not reach a caption that is hidden while the image is zoomed', async () => {
    const { page: view } = await visitOpen('/grid')
    const caption = lightbox(view).locator('.caption')
    await caption.getByRole('link', { name: 'from the north' }).focus()
    await view.keyboard.press('+')
    const focus = () =>
      view.evaluate(() => document.activeElement!.shadowRoot!.activeElement?.closest('[class]')?.className)
    expect(await focus()).toBe('lightbox')
    expect(await caption.isVisible()).toBe(false)
    for (let step = 0; step < 6; step++) {
      await view.keyboard.press('Tab')
      expect(await focus()).toContain('control')
    }
  })

  it('scrolls a caption that is taller than its box', async () => {
    const { page: view } = await visitOpen('/wordy')
    const caption = lightbox(view).locator('.caption[tabindex="0"]')
    await caption.focus()
    await view.keyboard.press('End')
    await expect.poll(() => caption.evaluate((box) => box.scrollTop)).toBeGreaterThan(50)
    const { page: other } = await visitOpen('/grid')
    expect(await lightbox(other).locator('.caption').getAttribute('tabindex')).toBe(null)
  })
})

describe('fingers', () => {
  it('pinch to zoom, and the image stays within its bounds', async () => {
    const { page: view } = await visitOpen('/grid', phone)
    await touch(view, [
      [
        [180, 400],
        [210, 400],
      ],
      [
        [140, 400],
        [250, 400],
      ],
      [
        [90, 400],
        [300, 400],
      ],
    ])
    await atRest(view)
    const scale = await scaleOf(image(view))
    expect(scale).toBeGreaterThan(2)
    for (let times = 0; times < 4; times++) await touch(view, [[[20, 400]], [[200, 400]], [[380, 400]]])
    await atRest(view)
    expect((await image(view).boundingBox())?.x).toBe(0)
    expect(await image(view).getAttribute('alt')).toBe('Hills, image 1')
  })

  it('double-tap to zoom in, and again to zoom out', async () => {
    const { page: view } = await visitOpen('/grid', phone)
    for (const isCloser of [true, false]) {
      // Sent in parallel: 300 ms apart they would be two taps, and the first closes.
      await Promise.all([view.touchscreen.tap(200, 400), view.touchscreen.tap(200, 400)])
      await expect.poll(async () => (await scaleOf(image(view))) > 1.9).toBe(isCloser)
      await atRest(view)
    }
    expect(await lightbox(view).getAttribute('data-state')).toBe('shown')
  })

  it('leave the lightbox open when they double-tap its opener, and a later tap closes it', async () => {
    const { page: view } = await visitOpen('/grid', phone)
    await control(view, 'Close').tap()
    await untilClosed(view)
    const { x = 0, y = 0 } = (await thumbnail(view, 2).boundingBox()) ?? {}
    await Promise.all([view.touchscreen.tap(x + 20, y + 20), view.touchscreen.tap(x + 20, y + 20)])
    await untilAt(view, 2)
    await view.waitForTimeout(400) // nothing must follow
    expect(await lightbox(view).getAttribute('data-state')).toBe('shown')
    await view.touchscreen.tap(200, 400)
    await untilClosed(view)
  })

  it('swipe to the next slide', async () => {
    const { page: view } = await visitOpen('/grid', phone)
    await touch(view, [[[350, 400]], [[250, 402]], [[90, 404]], [[20, 404]]])
    await untilAt(view, 2)
  })

  it('drag the image down to close', async () => {
    const { page: view } = await visitOpen('/grid', phone)
    await touch(view, [[[200, 300]], [[202, 380]], [[204, 520]], [[204, 640]]])
    await untilClosed(view)
  })

  it('see no arrows on a phone, but keyboards reach the arrows; captions are shown on request', async () => {
    const { page: view } = await visitOpen('/grid', phone)
    const next = control(view, 'Next Slide')
    const caption = lightbox(view).locator('.caption')
    expect(await next.evaluate((element) => getComputedStyle(element).opacity)).toBe('0')
    expect(await caption.isVisible()).toBe(false)
    await control(view, 'Caption').tap()
    expect(await caption.isVisible()).toBe(true)
    expect(await control(view, 'Caption').getAttribute('aria-expanded')).toBe('true')
    await view.keyboard.press('Shift+Tab')
    expect(await next.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
    await view.keyboard.press('Enter')
    await untilAt(view, 2)
  })
})

describe('a mouse', () => {
  it('zooms the image with Ctrl and the wheel, even over the caption', async () => {
    const { page: view } = await visitOpen('/grid')
    await lightbox(view).locator('.caption p').first().hover()
    await view.keyboard.down('Control')
    await view.mouse.wheel(0, -300)
    await view.keyboard.up('Control')
    await expect.poll(() => scaleOf(image(view))).toBeGreaterThan(1)
  })

  it('zooms the image with a button, and pans it', async () => {
    const { page: view } = await visitOpen('/grid')
    await lightbox(view).getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => scaleOf(image(view))).toBeGreaterThan(1.9)
    await image(view).evaluate((each) => Promise.all(each.getAnimations().map(({ finished }) => finished)))
    const left = () => image(view).evaluate((each) => each.getBoundingClientRect().x)
    const before = await left()
    await view.mouse.move(700, 300)
    await view.mouse.down()
    await view.mouse.move(760, 300, { steps: 4 })
    await view.mouse.up()
    expect(await left()).toBeGreaterThan(before)
    await lightbox(view).getByRole('button', { name: 'Zoom out' }).click()
    await expect.poll(() => scaleOf(image(view))).toBe(1)
    await lightbox(view).getByRole('button', { name: 'Zoom in' }).waitFor()
  })

  it('changes the slide if it is released outside the window', async () => {
    const { page: view } = await visitOpen('/grid')
    await view.mouse.move(700, 300)
    await view.mouse.down()
    for (const x of [600, 300, -50]) await view.mouse.move(x, 300)
    await view.mouse.up()
    await untilAt(view, 2)
  })
})

describe('an image', () => {
  it('shows its thumbnail until it has loaded', async () => {
    const { page: view } = await visit('/grid')
    await expect
      .poll(() => thumbnail(view, 1).evaluate((each) => (each as HTMLImageElement).naturalWidth > 0))
      .toBe(true)
    const small = await thumbnail(view, 1).evaluate((each) => (each as HTMLImageElement).currentSrc)
    const release = await holdRequests(view, `**${urlOf(first)}?format=1000w`)
    await thumbnail(view, 1).click()
    await expect.poll(() => image(view).getAttribute('src')).toBe(small)
    expect(await lightbox(view).locator('.panel:not([inert])').getAttribute('aria-busy')).toBe('true')
    release()
    await expect.poll(() => image(view).getAttribute('src')).toBe(`${urlOf(first)}?format=1000w`)
  })

  it('keeps its thumbnail if it fails to load, and can be retried', async () => {
    const { page: view } = await visit('/grid')
    await expect
      .poll(() => thumbnail(view, 1).evaluate((each) => (each as HTMLImageElement).naturalWidth > 0))
      .toBe(true)
    const large = `**${urlOf(first)}?format=1000w`
    await view.route(large, (route) => route.abort())
    await thumbnail(view, 1).click()
    const retry = control(view, 'Unable to load. Try again.')
    await retry.waitFor()
    expect(await lightbox(view).locator('[aria-live]').textContent()).toBe('Unable to load. Try again.')
    await view.unroute(large)
    await retry.focus()
    await view.keyboard.press('Enter')
    await expect.poll(() => image(view).getAttribute('src')).toBe(`${urlOf(first)}?format=1000w`)
    expect(await retry.count()).toBe(0)
    expect(await focused(view)).toBe('the lightbox')
  })

  it('loads the width that the window needs after a resize', async () => {
    const { page: view } = await visitOpen('/grid')
    expect(await image(view).getAttribute('src')).toBe(`${urlOf(first)}?format=1000w`)
    await view.setViewportSize({ width: 1600, height: 1200 })
    await expect.poll(() => image(view).getAttribute('src')).toBe(`${urlOf(first)}?format=1500w`)
  })

  it('shows its caption again when a resize resets the zoom', async () => {
    const { page: view } = await visitOpen('/grid')
    const caption = lightbox(view).locator('.caption')
    await view.keyboard.press('+')
    await caption.waitFor({ state: 'hidden' })
    await view.setViewportSize({ width: 1000, height: 700 })
    await caption.waitFor()
    await expect.poll(() => scaleOf(image(view))).toBe(1)
  })
})

describe('on the page', () => {
  it('an image block opens a light lightbox with only its image, title and description', async () => {
    const { page: view, troubles } = await visit('/block', desktop, 'image-lightbox')
    await view.getByRole('button', { name: 'View fullsize' }).click()
    await untilAt(view, 1)
    expect(await lightbox(view).getAttribute('data-theme')).toBe('light')
    expect((await lightbox(view).locator('.caption').innerText()).split(/\n+/)).toEqual(['Up there', 'In June'])
    expect(await control(view, 'Next Slide').count()).toBe(0)
    await view.keyboard.press('ArrowRight')
    await view.mouse.click(300, 50)
    await untilClosed(view)
    expect(troubles).toEqual([])
  })

  it('links of one group open together, except with an empty data-lightbox', async () => {
    const { page: view } = await visit('/links', desktop, 'image-lightbox')
    await view.locator('main a').nth(1).click()
    await untilAt(view, 2)
    await control(view, 'Next Slide').click()
    await untilAt(view, 1)
    await view.keyboard.press('Escape')
    await untilClosed(view)
    await view.locator('main a').nth(2).click()
    await view.waitForURL(`**${urlOf(third)}`)
  })

  it('a product’s images open the slides of the server’s hidden lightbox', async () => {
    const { page: view } = await visit('/shell', desktop, 'image-lightbox')
    await view.locator('article > img').nth(1).click()
    await untilAt(view, 2)
    expect(await lightbox(view).getAttribute('data-theme')).toBe('dark')
    expect(await view.locator('.gallery-lightbox').isVisible()).toBe(false)
  })

  it('a gallery’s own links open its lightbox once', async () => {
    const { page: view } = await visit('/anchors')
    expect(await blockStates(view)).toEqual(['gallery mounted'])
    await view.getByRole('button', { name: 'Hills, image 3' }).press(' ')
    await untilAt(view, 3)
    await view.goBack()
    await untilClosed(view)
    expect(new URL(view.url()).pathname).toBe('/anchors')
  })

  it('a slide of a slideshow opens the lightbox instead of advancing', async () => {
    const { page: view } = await visit('/slideshow')
    await thumbnail(view, 1).click()
    await untilAt(view, 1)
    await view.keyboard.press('Escape')
    await untilClosed(view)
    expect(await thumbnail(view, 1).isVisible()).toBe(true)
  })

  it('stop() closes the lightbox and restores the served page', async () => {
    const { page: view } = await visitOpen('/light')
    const served = await (await fetch(view.url().split('#')[0] ?? '')).text()
    await view.evaluate(() => {
      ;(globalThis as unknown as Record<symbol, { stop(): void }>)[Symbol.for('skerry')]?.stop()
    })
    const [now, before] = await view.evaluate((text) => {
      const old = new DOMParser().parseFromString(
        (
          globalThis as unknown as {
            trustedTypes: { createPolicy(name: string, rules: object): { createHTML(html: string): string } }
          }
        ).trustedTypes
          .createPolicy('dompurify', { createHTML: (html: string) => html })
          .createHTML(text),
        'text/html',
      )
      return [document, old].map((each) => each.querySelector('main')?.outerHTML)
    }, served)
    expect(now).toBe(before)
    await untilClosed(view)
    expect(new URL(view.url()).hash).toBe('')
  })
})
