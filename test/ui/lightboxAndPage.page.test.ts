import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImageFixture } from '../../stories/support/images'
import { lightboxGallery, lightboxLinks, lightboxShell, makeImages } from '../../stories/support/lightboxMarkup'
import { openGallerySite } from '../support/gallerySite'
import { holdRequests } from '../support/holdRequests'
import { documentOf, type Site, untilBlock } from '../support/site'

const template = `
  body { margin: 0; font: 16px sans-serif }
  main { max-width: 600px; margin: auto }
  main > a { display: inline-block; width: 200px }
  main > a img { width: 100% }
  .far { height: 1200px }
`
const urlOf = ({ width, height, number }: ImageFixture) => `/${width}x${height}-${number}.svg`
const page = (body: string, attributes = ' lang="en"') =>
  documentOf(body, '<link rel="stylesheet" href="/site.css">').replace('<html lang="en"', `<html${attributes}`)
const gallery = (data: object, count = 5) => lightboxGallery(makeImages(count), { urlOf }, { autoplay: false, ...data })
const collection = (body: string) => `<div data-collection-full-url="/photographs">${body}</div>`
const [first, second, third] = makeImages(3) as [ImageFixture, ImageFixture, ImageFixture]
const links = (attributes = '') =>
  lightboxLinks([first, second, third], 'hills', { urlOf }).replaceAll('<a ', `<a ${attributes} `)
/** A gallery section in the markup of the platform's later templates. */
const section = `<section><div class="gallery-grid" data-controller="GalleryGrid" data-props='{"lightboxEnabled":true}'>
  <div class="gallery-grid-wrapper"><figure class="gallery-grid-item"><a class="gallery-grid-lightbox-link" href="/section?itemId=the-product"><img src="${urlOf(first)}" alt=""></a></figure></div>
  ${lightboxShell([first], 'dark', urlOf)}</div></section>`

/** An SVG that has a shape, but no size. */
const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 8"><rect width="12" height="8" fill="teal"/></svg>')}`
const figure = (content: string) => `<figure class="slide">${content}</figure>`
const neutral = (figures: string, data = '"design":"grid"') =>
  page(`<div data-block-type="gallery" data-block-json='{${data},"lightbox":true}'>${figures}</div>`)
const width = (px: number) => `/${px}x${Math.round(px / 1.5)}-1.svg`
const srcset = `srcset="${[400, 800, 1600].map((px) => `${width(px)} ${px}w`).join(', ')}"`
const native = '/media/the-light.webm'

const pages = {
  '/responsive': neutral(
    figure(`<img src="${width(800)}" ${srcset} sizes="190px" width="400" height="267" alt="A boat">`),
  ),
  '/drawings': neutral(
    `${figure(`<img src="${drawing}" alt="As wide as the page">`)}${figure(`<img src="${drawing}" width="900" height="600" alt="Sized">`)}`,
    '"design":"grid","slidesPerRow":1',
  ),
  '/mixed': neutral(
    `${figure('<p>Only words</p>')}${figure(`<img src="${urlOf(first)}" alt="A boat">`)}
    <figure class="slide" data-type="video"><div class="sqs-native-video" data-config-video='{"alexandriaUrl":"${native}"}' data-config-settings='{"controls":true}'></div></figure>
    <figure class="slide" data-type="video"><video src="${native}" controls></video></figure>
    <figure class="slide" data-type="video"><video src="${native}" muted></video></figure>
    ${figure(`<img src="${urlOf(second)}" alt="A bay">`)}`,
  ),
  '/after-words': page(
    `${`<p>${'A long way along the shore. '.repeat(12)}</p>`.repeat(12)}${gallery({ design: 'grid' })}<div class="far"></div>`,
  ),
  '/captioned': page(
    `<div data-block-type="gallery" data-block-json='{"design":"grid","lightbox":true}'>
      <figure class="slide"><img src="${urlOf(first)}" data-image-dimensions="1500x1000" alt="A boat"><figcaption>Words</figcaption></figure>
      <figure class="slide"><img src="${urlOf(second)}" data-image-dimensions="1500x1000" alt="A bay"></figure></div>`,
  ),
  '/two': page(`${gallery({ design: 'slideshow' })}${links()}`),
  '/slideshow': page(gallery({ design: 'slideshow' })),
  '/kept': page(gallery({ design: 'slideshow', historyHash: true, speed: 0.1 })),
  '/panels': page(
    `<div data-block-type="accordion" data-should-allow-multiple-open-items="true">${['one', 'two']
      .map(
        (name) =>
          `<div class="accordion-item"><h2><button class="accordion-item__click-target">About ${name}</button></h2><div class="accordion-item__dropdown" id="${name}"><p>Words</p></div></div>`,
      )
      .join('')}</div>
    <div data-block-type="menu"><div>${['Lunch', 'Supper'].map((name) => `<label class="menu-select-labels js-menu-select-labels">${name}</label>`).join('')}</div>
    <div>${['Lunch', 'Supper'].map((name) => `<div class="menu js-menu"><p id="${name}">All of ${name}</p></div>`).join('')}</div></div>
    <div class="far"></div>
    ${lightboxGallery(makeImages(2), { urlOf, description: '<a href="#two">More</a>' }, { autoplay: false })}<div class="far"></div>`,
  ),
  '/slow': page(gallery({ design: 'slideshow', speed: 60 })),
  '/autoplay': page(gallery({ design: 'slideshow', autoplay: true, 'autoplay-duration': 1, speed: 0.1 })),
  '/carousel': page(gallery({ design: 'carousel', slidesPerRow: 2 }, 8)),
  '/right-to-left': page(gallery({ design: 'grid' }), ' dir="rtl"'),
  '/fading-gallery': page(gallery({ design: 'grid', lightboxTransition: 'fade' })),
  '/fading-links': page(links('data-lightbox-transition="fade"')),
  '/fading-shell': page(
    `<article class="product"><img src="${urlOf(first)}" alt=""><img src="${urlOf(second)}" alt="">${lightboxShell([first, second], 'dark', urlOf).replace('<div ', '<div data-lightbox-transition="fade" ')}</article>`,
  ),
  '/section': page(section),
  '/photographs': page(collection(gallery({ design: 'grid' }))),
  '/photographs/image-3': page(collection(gallery({ design: 'grid' }))),
  '/below': page(`<div class="far"></div>${gallery({ design: 'grid' })}`),
  '/photographs/image-2': page(`<div class="far"></div>${collection(gallery({ design: 'grid' }))}`),
  '/long': page(`${gallery({ design: 'grid' })}<p><a href="/two">Further</a></p><div class="far"></div>`),
}

let site: Site

beforeAll(async () => {
  site = await openGallerySite(pages, template)
})
afterAll(() => site.close())

const desktop = { viewport: { width: 1200, height: 800 } }
const still = { ...desktop, reducedMotion: 'reduce' as const }

async function visit(path: string, options: Parameters<Site['visit']>[1] = desktop, block = 'gallery') {
  const visited = await site.visit(path, options)
  await untilBlock(visited.page, block)
  return visited
}

const lightbox = (view: Page) => view.getByRole('dialog', { name: 'Image viewer' })
const image = (view: Page) => lightbox(view).locator('.panel:not([inert]) img')
const untilAt = (view: Page, number: number) =>
  expect.poll(() => image(view).getAttribute('alt')).toBe(`Hills, image ${number}`)
const untilClosed = (view: Page) => expect.poll(() => view.locator('[data-skerry-overlay] .layer').count()).toBe(0)
/** The visible slide of a slideshow. */
const current = (view: Page) => view.locator('.sqs-active-slide').first().getAttribute('data-slide-id')
const untilCurrent = (view: Page, number: number) => expect.poll(() => current(view)).toBe(`id-${number}`)
const focused = (view: Page) =>
  view.evaluate(() => document.activeElement?.getAttribute('alt') ?? document.activeElement?.tagName)
/** Goes to the next slide with the button: arrow keys are throttled to one per 200 ms. */
const next = (view: Page) => lightbox(view).getByRole('button', { name: 'Next Slide' }).click()
const openFirst = async (view: Page) => {
  await view.getByRole('button', { name: 'Hills, image 1' }).first().press('Enter')
  await untilAt(view, 1)
}

/** Records the changes of a gallery's slide from now on. */
const watchSlides = (view: Page) =>
  view.evaluate(() => {
    const seen: (string | null)[] = []
    Object.assign(window, { seen })
    new MutationObserver((records) => {
      for (const { target } of records) {
        const slide = target as HTMLElement
        if (slide.matches('.sqs-active-slide') && seen.at(-1) !== slide.dataset.slideId)
          seen.push(slide.dataset.slideId ?? null)
      }
    }).observe(document.querySelector('.sqs-gallery')!, { attributes: true, subtree: true, attributeFilter: ['class'] })
  })
const seenSlides = (view: Page) => view.evaluate(() => (window as never as { seen: string[] }).seen)

it('a figure’s caption is the caption in the lightbox', async () => {
  const { page: view } = await visit('/captioned', still)
  await view.getByRole('button', { name: 'A boat' }).click()
  await lightbox(view).getByText('Words', { exact: true }).waitFor()
})

it('the text of a caption can be selected without opening the lightbox', async () => {
  const { page: view } = await visit('/captioned', still)
  await view.getByRole('button', { name: 'A boat' }).waitFor()
  const words = (await view.locator('figcaption').boundingBox())!
  const y = words.y + words.height / 2
  await view.mouse.move(words.x + 1, y)
  await view.mouse.down()
  await view.mouse.move(words.x + words.width - 1, y, { steps: 4 })
  await view.mouse.up()
  expect(await view.evaluate(() => getSelection()?.toString())).toContain('ord')
  expect(await lightbox(view).count()).toBe(0)
  await view.getByRole('button', { name: 'A boat' }).click()
  await lightbox(view).waitFor()
})

describe('an image in the lightbox', () => {
  it.each([
    [1200, 900, 1600],
    [500, 432, 800],
  ])('in a window of %i px uses the file from its srcset that fills the lightbox', async (windowWidth, shown, file) => {
    const { page: view } = await visit('/responsive', {
      viewport: { width: windowWidth, height: 800 },
      reducedMotion: 'reduce',
    })
    const boat = view.getByRole('button', { name: 'A boat' })
    await expect.poll(() => boat.evaluate((one) => (one as HTMLImageElement).currentSrc)).toContain(width(400))
    await boat.click()
    await expect.poll(() => image(view).getAttribute('src')).toContain(width(file))
    expect((await image(view).boundingBox())?.width).toBeCloseTo(shown, 0)
  })

  it('is at least as large as on the page, and as its width attribute says', async () => {
    const { page: view } = await visit('/drawings', still)
    const widthOf = async () => Math.round((await image(view).boundingBox())?.width ?? 0)
    const [first] = await view.locator('.slide img').evaluateAll((all) => all.map((one) => one.clientWidth))
    await view.getByRole('button', { name: 'As wide as the page' }).click()
    expect(first).toBeGreaterThan(500)
    await expect.poll(widthOf).toBe(first)
    await next(view)
    await expect.poll(widthOf).toBe(900)
  })
})

describe('the lightbox of a gallery with videos and text slides', () => {
  it('plays the videos and leaves out the text', async () => {
    const { page: view, troubles } = await visit('/mixed', still)
    const counter = lightbox(view).locator('.counter')
    const player = view.locator('[data-skerry-overlay] > [slot]')
    await view.getByRole('button', { name: 'A boat' }).click()
    await expect.poll(() => counter.textContent()).toBe('1 / 4')
    for (const number of [2, 3]) {
      await next(view)
      await expect.poll(() => counter.textContent()).toBe(`${number} / 4`)
      const video = player.and(view.locator('video')).or(player.locator('video'))
      expect((await video.boundingBox())?.width).toBeCloseTo(1000, 0)
      await video.evaluate((one) => (one as HTMLVideoElement).play())
    }
    await next(view)
    await expect.poll(() => image(view).getAttribute('alt')).toBe('A bay')
    expect(await lightbox(view).getByText('Unable to load').count()).toBe(0)
    await view.keyboard.press('Escape')
    await untilClosed(view)
    expect(await view.locator('figure video').count()).toBe(3)
    expect(troubles).toEqual([])
  })
})

describe('a phone rotated while the lightbox is open', () => {
  const upright = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' as const }
  const isInView = (view: Page) =>
    view.getByRole('button', { name: 'Hills, image 1' }).evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
  const turn = async (view: Page) => {
    await view.setViewportSize({ width: 844, height: 390 })
    await view.waitForFunction(() => innerWidth > innerHeight)
    expect(await isInView(view)).toBe(true)
  }
  const open = async () => {
    const { page: view } = await site.visit('/after-words', upright)
    await view.locator('.sqs-gallery').evaluate((gallery) => gallery.scrollIntoView({ block: 'center' }))
    await untilBlock(view, 'gallery')
    await openFirst(view)
    return view
  }
  /** Also what the browser does after the event. */
  const untilBack = async (view: Page) => {
    await untilClosed(view)
    await view.waitForFunction(() => location.hash === '' && history.scrollRestoration === 'auto')
    await view.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }

  it.each([
    ['its button', (view: Page) => lightbox(view).getByRole('button', { name: 'Close' }).click()],
    ['the browser’s', (view: Page) => view.goBack()],
  ])('still shows the gallery after %s has closed it', async (_, close) => {
    const view = await open()
    await turn(view)
    await close(view)
    await untilBack(view)
    expect(await isInView(view)).toBe(true)
  })

  it('still shows the gallery if Forward has reopened the lightbox', async () => {
    const view = await open()
    await view.goBack()
    await untilBack(view)
    await view.goForward()
    await untilAt(view, 1)
    await turn(view)
    await view.keyboard.press('Escape')
    await untilBack(view)
    expect(await isInView(view)).toBe(true)
  })

  it('still shows the gallery after a reload, and later restores the scroll position as usual', async () => {
    const view = await open()
    await turn(view)
    await view.reload()
    await untilAt(view, 1)
    await view.keyboard.press('Escape')
    await untilBack(view)
    expect(await isInView(view)).toBe(true)
    await view.reload()
    await expect.poll(() => isInView(view)).toBe(true)
  })
})

describe('what the visitor has closed or left since the address named it', () => {
  const open = async (hash: string) => {
    const { page: view } = await site.visit(`/panels${hash}`, still)
    await untilBlock(view, 'accordion')
    await untilBlock(view, 'menu')
    await view.locator('.sqs-gallery').evaluate((gallery) => gallery.scrollIntoView({ block: 'center' }))
    await untilBlock(view, 'gallery')
    return view
  }
  const isExpanded = (view: Page, name: string) =>
    view.locator('button', { hasText: `About ${name}` }).getAttribute('aria-expanded')
  const isSelected = (view: Page, name: string) =>
    view.locator('label', { hasText: name }).getAttribute('aria-selected')
  /** Presses without scrolling. */
  const press = (view: Page, selector: string, text: string) =>
    view.locator(selector, { hasText: text }).evaluate((element: HTMLElement) => element.click())
  /** Records the changes of the hash, after the page's blocks have heard of each. */
  const record = (view: Page) =>
    view.evaluate(() => {
      const heard: string[] = []
      Object.assign(window, { heard })
      addEventListener('hashchange', () => heard.push(location.hash))
    })
  const heard = (view: Page) => view.evaluate(() => (window as never as { heard: string[] }).heard)

  it.each([
    ['its button', (view: Page) => lightbox(view).getByRole('button', { name: 'Close' }).click()],
    ['the browser’s', (view: Page) => view.goBack()],
  ])('stays so when the lightbox is closed with %s', async (_, close) => {
    const view = await open('#one')
    expect(await isExpanded(view, 'one')).toBe('true')
    await press(view, 'button', 'About one')
    await record(view)
    const top = await view.evaluate(() => scrollY)
    await openFirst(view)
    await close(view)
    await untilClosed(view)
    await view.waitForFunction(() => location.hash === '#one' && history.scrollRestoration === 'auto')
    await view.evaluate(() => location.assign('#two'))
    await expect.poll(() => heard(view)).toEqual(['#one', '#two'])
    expect([await isExpanded(view, 'one'), await isExpanded(view, 'two')]).toEqual(['false', 'true'])
    expect(top).toBeGreaterThan(0)
  })

  it('stays so in a menu, too', async () => {
    const view = await open('#Supper')
    expect(await isSelected(view, 'Supper')).toBe('true')
    await press(view, 'label', 'Lunch')
    await openFirst(view)
    await view.keyboard.press('Escape')
    await untilClosed(view)
    await view.waitForFunction(() => location.hash === '#Supper' && history.scrollRestoration === 'auto')
    expect(await isSelected(view, 'Lunch')).toBe('true')
  })

  it('opens for a link in a caption', async () => {
    const view = await open('#one')
    await press(view, 'button', 'About one')
    await openFirst(view)
    await lightbox(view).getByRole('link', { name: 'More' }).click()
    await untilClosed(view)
    await expect.poll(() => isExpanded(view, 'two')).toBe('true')
  })
})

describe('a page that has been pinch-zoomed', () => {
  it('shows the whole lightbox in the visible part', async () => {
    const { page: view } = await visit('/photographs', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    })
    const session = await view.context().newCDPSession(view)
    await session.send('Input.synthesizePinchGesture', { x: 300, y: 300, scaleFactor: 3 })
    await view.waitForFunction(() => visualViewport!.scale > 2 && visualViewport!.offsetLeft > 50)
    await openFirst(view)
    const isOnScreen = (locator: Locator) =>
      locator.evaluate((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect()
        const { offsetLeft, offsetTop, width, height } = visualViewport!
        const isBeside = left < offsetLeft - 1 || right > offsetLeft + width + 1
        return !isBeside && top > offsetTop - 1 && bottom < offsetTop + height + 1
      })
    expect(await isOnScreen(image(view))).toBe(true)
    expect(await isOnScreen(lightbox(view).getByRole('button', { name: 'Close' }))).toBe(true)
    await lightbox(view).evaluate((dialog) => {
      const clientX = visualViewport!.offsetLeft + visualViewport!.width - 5
      dialog.dispatchEvent(new MouseEvent('click', { clientX, bubbles: true, composed: true }))
    })
    await untilAt(view, 2)
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
    await expect.poll(async () => (await lightbox(view).boundingBox())?.width).toBe(390)
    await expect.poll(async () => (await image(view).boundingBox())?.width).toBe(390)
  })
})

describe('behind a lightbox', () => {
  it('galleries ignore arrow keys', async () => {
    const { page: view } = await visit('/two', still)
    await untilBlock(view, 'image-lightbox')
    await watchSlides(view)
    await view.locator('main > a').nth(0).click()
    await untilAt(view, 1)
    await view.keyboard.press('ArrowRight')
    await untilAt(view, 2)
    expect(await seenSlides(view)).toEqual([])
    await view.keyboard.press('Escape')
    await untilClosed(view)
    await view.evaluate(() => scrollTo(0, 0))
    await view.keyboard.press('ArrowRight')
    await untilCurrent(view, 2)
  })

  it('slideshows pause, but follow the image in the lightbox', async () => {
    const { page: view } = await visit('/autoplay', { ...desktop, reducedMotion: 'no-preference' })
    await untilCurrent(view, 2)
    await view.locator('.sqs-active-slide img').dispatchEvent('click')
    await lightbox(view).waitFor()
    const opened = Number((await image(view).getAttribute('alt'))?.slice(-1))
    await untilCurrent(view, opened)
    await watchSlides(view)
    // As long as three changes of the slideshow, measured with the page's clock.
    for (let turns = 0; turns < 3; turns++) {
      await view.evaluate(
        () =>
          new Promise((done) => {
            const clock = document.body.animate([], 1000)
            clock.onfinish = done
          }),
      )
    }
    expect(await seenSlides(view)).toEqual([])
    await view.keyboard.press('Escape')
    await untilClosed(view)
    expect(await focused(view)).toBe(`Hills, image ${opened}`)
  })

  it('nothing can be clicked, focused or found until the lightbox closes', async () => {
    const { page: view } = await visit('/long', still)
    const parts = view.locator('body > :not([data-skerry-overlay])')
    const markup = () => parts.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))
    const before = await markup()
    await openFirst(view)
    expect(await view.locator('main').evaluate((main) => main.matches('[inert]'))).toBe(true)
    await view.getByRole('link', { name: 'Further' }).evaluate((link) => (link as HTMLElement).focus())
    expect(await view.evaluate(() => document.activeElement?.hasAttribute('data-skerry-overlay'))).toBe(true)
    await view.keyboard.press('Escape')
    await untilClosed(view)
    expect(await markup()).toEqual(before)
  })
})

describe('a slideshow’s lightbox', () => {
  it.each(['/slideshow', '/carousel'])('closes onto the current image, which gets the focus (%s)', async (path) => {
    const { page: view } = await visit(path, still)
    await openFirst(view)
    await next(view)
    await untilAt(view, 2)
    await next(view)
    await untilAt(view, 3)
    await view.keyboard.press('Escape')
    await untilClosed(view)
    await expect.poll(() => focused(view)).toBe('Hills, image 3')
    const seen = await view.getByRole('button', { name: 'Hills, image 3' }).evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return document.elementsFromPoint(left + width / 2, top + height / 2).includes(button)
    })
    expect(seen).toBe(true)
  })

  it('does not zoom back into an image while the slideshow is still moving', async () => {
    const { page: view } = await visit('/slow')
    await openFirst(view)
    await view.evaluate(() => {
      const { animate } = Element.prototype
      const flown: unknown[] = []
      Object.assign(window, { flown })
      Element.prototype.animate = function (frames, options) {
        flown.push((frames as Keyframe[])[0]?.clipPath !== undefined)
        return animate.call(this, frames, options)
      }
    })
    for (const number of [2, 3, 4]) {
      await next(view)
      await untilAt(view, number)
    }
    const flights = await view.evaluate(() => {
      const { flown } = window as never as { flown: boolean[] }
      flown.length = 0
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
      return flown
    })
    expect(flights).toEqual([false])
    await untilClosed(view)
  })

  it('opens for a shared link and after a reload if the slideshow keeps its slide in the URL', async () => {
    const { page: view } = await visit('/kept#itemId=image-4', still)
    await untilAt(view, 4)
    await view.reload()
    await untilAt(view, 4)
    await view.keyboard.press('Escape')
    await untilClosed(view)
    await untilCurrent(view, 4)
    await expect.poll(() => view.url()).toBe(`${site.server.url}/kept`)
    await view.getByRole('button', { name: 'Next Slide' }).click()
    await expect.poll(() => view.url()).toBe(`${site.server.url}/kept?itemId=id-5`)
  })

  it('opened by a URL moves the slideshow to its slide', async () => {
    const { page: view } = await visit('/slideshow#itemId=image-4', still)
    await untilAt(view, 4)
    await untilCurrent(view, 4)
  })
})

describe('on right-to-left pages without a language', () => {
  it('the arrows point outwards', async () => {
    const { page: view } = await visit('/right-to-left', still)
    await openFirst(view)
    const [previous, following] = await lightbox(view).evaluate((dialog) =>
      ['.previous', '.next'].map((name) => {
        const button = dialog.querySelector(name) as Element
        const isLeft = button.getBoundingClientRect().left < innerWidth / 2
        return [isLeft ? 'left' : 'right', getComputedStyle(button, '::before').rotate]
      }),
    )
    // The arrow is the top right corner of a square: rotated by 45° it points to the right.
    expect([previous, following]).toEqual([
      ['right', '45deg'],
      ['left', '-135deg'],
    ])
  })
})

describe('the lightbox opens with', () => {
  it.each([
    ['/fading-gallery', 'gallery', '.slide img'],
    ['/fading-links', 'image-lightbox', 'main > a'],
    ['/fading-shell', 'image-lightbox', 'article > img'],
  ])('fading slides: %s', async (path, block, opener) => {
    const { page: view, troubles } = await visit(path, desktop, block)
    await view.locator(opener).first().click()
    await lightbox(view).waitFor()
    const frames = view.evaluate(
      () =>
        new Promise<unknown>((resolve) => {
          const { animate } = Element.prototype
          Element.prototype.animate = function (given, options) {
            resolve((given as Keyframe[]).map(({ opacity }) => opacity))
            return animate.call(this, given, options)
          }
        }),
    )
    await next(view)
    expect(await frames).toEqual([0, 1])
    expect(troubles).toEqual([])
  })

  it('the slide of a section’s gallery whose link was clicked before the code had loaded', async () => {
    const { page: view } = await site.visit('/long', still)
    const arrive = await holdRequests(view, '**/chunks/image-lightbox-*')
    await view.goto(`${site.server.url}/section`)
    await view.waitForFunction(() => Symbol.for('skerry') in globalThis)
    const opened: string[] = []
    view.on('request', (request) => {
      if (request.isNavigationRequest()) opened.push(request.url())
    })
    await view.locator('figure a').first().click()
    arrive()
    await untilAt(view, 1)
    expect(opened).toEqual([])
  })

  it('slides with their own URLs below their collection', async () => {
    const { page: view } = await visit('/photographs', still)
    await openFirst(view)
    expect(new URL(view.url()).pathname).toBe('/photographs/image-1')
    await next(view)
    await untilAt(view, 2)
    expect(new URL(view.url()).pathname).toBe('/photographs/image-2')
    await view.goBack()
    await untilClosed(view)
    expect(new URL(view.url()).pathname).toBe('/photographs')
  })

  it.each([
    ['/below#itemId=image-4', 4],
    ['/photographs/image-2', 2],
  ])('a slide of a gallery below the fold: %s', async (path, number) => {
    const { page: view } = await site.visit(path, desktop)
    await untilAt(view, number)
  })

  it('the slide named by the last part of the path', async () => {
    const { page: view } = await visit('/photographs/image-3', still)
    await untilAt(view, 3)
    await view.keyboard.press('Escape')
    await untilClosed(view)
    await expect.poll(() => new URL(view.url()).pathname).toBe('/photographs')
  })
})
