import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawImageFixture } from '../../stories/support/images'
import { type SharedBrowser, shareChromium } from '../support/browser'
import { type SourcePage, serveSource } from '../support/sourcePage'

const policy =
  "default-src 'self'; script-src 'nonce-n'; style-src 'self' 'unsafe-inline'; img-src 'self'; require-trusted-types-for 'script'"
const path = '/content/v1/5f0c0000000000000000b001'
const image = (id: string, more = '', focalPoint = '0.5,0.5') =>
  `<img class="thumb-image" id="${id}" data-src="${path}/${id}.svg" data-image="${path}/${id}.svg"
    data-image-dimensions="2000x1000" data-image-focal-point="${focalPoint}" alt="" data-load="false" ${more}>`
const block = (content: string) =>
  `<div class="sqs-block image-block sqs-block-image"><div class="sqs-block-content">${content}</div></div>`
const ratio = (content: string, percent = 50) =>
  `<div class="image-block-wrapper has-aspect-ratio" style="padding-bottom:${percent}%">${content}</div>`
const templateRatio = (content: string) => `<div class="has-aspect-ratio square">${content}</div>`

const fluid = (id: string, { shape = '', isStretched = false } = {}) =>
  block(`<div class="image-block-outer-wrapper design-layout-fluid image-position-center" data-is-image-stretched="${isStretched}">
    <div class="fluid-image-animation-wrapper"><div class="fluid-image-container" ${shape && `data-shape-mask="${shape}"`} id="${id}-frame">
      <div class="content-fill"><img id="${id}" src="${path}/${id}.svg?format=300w" data-src="${path}/${id}.svg"
        data-image-dimensions="2000x1000" data-image-focal-point="," alt=""></div></div></div></div>`)

const body = `<style>
  body { margin: 0; font: 16px sans-serif }
  .square { padding-bottom: 100%; position: relative }
  .square > img { position: absolute }
  .banner { position: relative; height: 200px }
  .unplaced { height: 200px }
  .line { position: relative }
  .far { height: 3000px }
  .cell { width: 600px; height: 240px; margin-bottom: 10px }
  .cell .sqs-block, .cell .sqs-block-content, .cell .image-block-outer-wrapper, .fluid-image-animation-wrapper { height: 100% }
  .fluid-image-container { width: 100%; height: 100% }
  .fluid-image-container .content-fill, .fluid-image-container img { width: 100%; height: 100%; object-fit: cover }
  .auto { width: 150px; height: auto }
  .narrow { width: 414px }
  .fit { width: 300px; height: 300px; object-fit: contain }
</style>
  <div id="first">${block(ratio(image('ratio', '', '0.2,0.8')))}</div>
  <p id="below">Below</p>
  <div class="banner content-fill">${image('banner')}</div>
  <div class="unsized content-fill">${image('unsized')}</div>
  ${block(`<div class="image-position-left"><div class="content-fit">${image('fit', `src="${path}/fit.svg?format=300w" class="fit"`)}</div></div>`)}
  ${block(`<div class="design-layout-fluid"><div class="content-fit"><img id="unaligned" class="fit" src="${path}/unaligned.svg" alt=""></div></div>`)}
  <article>${image('listed')}</article>
  <div class="cell">${fluid('masked', { shape: 'circle' })}</div>
  <div class="cell">${fluid('whole')}</div>
  <div class="cell">${fluid('stretched', { isStretched: true })}</div>
  <div class="narrow">${block(`<div class="image-block-outer-wrapper" id="slim"><img id="gone" src="${path}/gone.svg" width="300" height="200" alt="A seal on a rock">
    <img id="gone-too" class="auto" src="${path}/gone.svg" width="300" height="200" alt=""></div>`)}</div>
  <div data-block-type="image"><img id="arch" data-shape-mask="arch" src="${path}/arch.svg" alt="" width="200"></div>
  <div data-block-type="image" id="empty"></div>
  <div class="sqs-block sqs-block-gallery"><div class="sqs-gallery"><div class="slide banner content-fill">${image('slide')}</div></div></div>
  <section class="gallery-strips"><div class="banner content-fill">${image('strip')}</div></section>
  <div class="banner content-fill">${image('beside')}</div>
  <div class="far"></div>
  ${block(templateRatio(image('late')))}
  ${block(`<figure>${image('shapeless')}</figure>`)}
  ${block(`<div style="padding-bottom:25%">${image('padded')}</div>`)}
  ${block(`<div class="has-aspect-ratio">${image('unpadded')}</div>`)}
  ${block(ratio(image('contained', 'data-image-mode="fit" data-alignment="center"'), 25))}
  <div class="banner content-fit">${image('whole-banner')}</div>
  <div class="unplaced content-fill">${image('unplaced')}</div>
  <div class="line content-fill">${image('line')}</div>
  <div class="banner content-fill" hidden>${image('hidden')}</div>
  <p>The end</p>`

const source = `
  import { attach, parse } from './blocks/image/block'
  import { startFluidImages } from './src/page/fluidImages'
  import { watchForTests } from './test/support/pageWatch'
  window.moved = []
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries()) for (const { node } of sources) window.moved.push(node?.nodeName ?? '')
  }).observe({ type: 'layout-shift', buffered: true })
  // Read back as the browser writes it: a space more or less in a style is no difference.
  for (const { style } of document.querySelectorAll('[style]')) style.cssText = style.cssText
  const html = document.body.innerHTML
  const mount = (block) => {
    const props = parse(block)
    return props ? attach(block, props) : () => {}
  }
  window.mountImage = (block) => void mount(block)
  window.startImages = () => {
    const stops = [...document.querySelectorAll('.sqs-block-image, [data-block-type="image"]')].map(mount)
    stops.push(startFluidImages(watchForTests().watch))
    window.stopImages = () => { for (const stop of stops) stop() }
  }
  window.isAsServed = () => document.body.innerHTML === html
`

interface TestWindow extends Window {
  readonly mountImage: (block: Element) => void
  readonly startImages: () => void
  readonly stopImages: () => void
  readonly isAsServed: () => boolean
  /** The names of the nodes that layout shifts moved. */
  readonly moved: readonly string[]
}
declare const window: TestWindow

let browser: SharedBrowser
let served: SourcePage

beforeAll(async () => {
  browser = await shareChromium({ isComplete: true })
  served = await serveSource(source, body, { 'content-security-policy': policy })
})
afterAll(async () => {
  await browser.close()
  await served.close()
})

interface Visit {
  readonly page: Page
  readonly asked: string[]
  readonly warnings: string[]
}

async function visit(width = 800): Promise<Visit> {
  const page = await (await browser.newContext({ viewport: { width, height: 700 } })).newPage()
  const asked: string[] = []
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.route('**/content/v1/**', (route) => {
    asked.push(
      route
        .request()
        .url()
        .slice(served.url.length + path.length),
    )
    if (route.request().url().includes('never')) return // no answer
    if (route.request().url().includes('gone')) return route.fulfill({ status: 404 })
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: drawImageFixture({ width: 2000, height: 1000, number: 1 }),
    })
  })
  await page.goto(served.url)
  await page.evaluate(() => window.startImages())
  return { page, asked, warnings }
}

const untilLoaded = (page: Page, id: string) =>
  page.waitForFunction((key) => document.getElementById(key)?.classList.contains('loaded'), id)
const boxOf = (page: Page, id: string) => page.locator(`#${id}`).boundingBox()

describe('an image in an image block', () => {
  it('fills its served box around its focal point', async () => {
    const { page, asked } = await visit()
    await untilLoaded(page, 'ratio')
    expect(await boxOf(page, 'ratio')).toEqual({ x: 0, y: 0, width: 800, height: expect.closeTo(400, -2) })
    expect(await page.locator('#ratio').evaluate((element) => getComputedStyle(element).objectPosition)).toBe('20% 80%')
    expect(asked.filter((url) => url.startsWith('ratio'))).toEqual(['ratio.svg?format=1000w'])
    await page.context().close()
  })

  it('moves nothing when it loads', async () => {
    const { page } = await visit()
    await untilLoaded(page, 'ratio')
    await untilLoaded(page, 'banner')
    await page.evaluate(() => document.getElementById('late')?.scrollIntoView())
    await untilLoaded(page, 'late')
    await untilLoaded(page, 'shapeless')
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await page.evaluate(() => window.moved)).toEqual([])
    await page.context().close()
  })

  it.each([
    ['padding', 'padded', 200, 'cover'],
    ['a class without padding', 'unpadded', 400, 'fill'],
    ['padding and a mode', 'contained', 200, 'contain'],
  ])('has the space that its box reserves with %s', async (_, id, height, fit) => {
    const { page } = await visit()
    expect(await boxOf(page, id)).toMatchObject({ width: 800, height: expect.closeTo(height, -2) })
    expect(await page.locator(`#${id}`).evaluate((element) => getComputedStyle(element).objectFit)).toBe(fit)
    await page.context().close()
  })

  it('is requested only within 200 px of the screen', async () => {
    const { page, asked } = await visit()
    await untilLoaded(page, 'ratio')
    expect(asked.some((url) => /^(late|shapeless)/.test(url))).toBe(false)
    await page.evaluate(() => document.getElementById('late')?.scrollIntoView())
    await untilLoaded(page, 'late')
    expect(await boxOf(page, 'late')).toMatchObject({ width: 800, height: 800 })
    await page.context().close()
  })

  it('keeps its own aspect ratio without a served box', async () => {
    const { page } = await visit()
    const before = await boxOf(page, 'shapeless')
    await page.evaluate(() => document.getElementById('shapeless')?.scrollIntoView())
    await untilLoaded(page, 'shapeless')
    const after = await boxOf(page, 'shapeless')
    expect(after?.height).toBe((after?.width ?? 0) / 2)
    expect(before?.height).toBe(after?.height)
    await page.context().close()
  })

  it('is requested again if its box needs more pixels, but not if it needs fewer', async () => {
    const { page, asked } = await visit(400)
    await untilLoaded(page, 'ratio')
    const ofRatio = () => asked.filter((url) => url.startsWith('ratio'))
    expect(ofRatio()).toEqual(['ratio.svg?format=500w'])
    await page.setViewportSize({ width: 1400, height: 700 })
    await expect.poll(ofRatio).toEqual(['ratio.svg?format=500w', 'ratio.svg?format=1500w'])
    await page.setViewportSize({ width: 320, height: 700 })
    await page.setViewportSize({ width: 2000, height: 700 })
    await expect.poll(ofRatio).toEqual(['ratio.svg?format=500w', 'ratio.svg?format=1500w', 'ratio.svg?format=2500w'])
    await page.context().close()
  })

  it('is aligned as the markup says, or else centred with a console warning', async () => {
    const { page, warnings } = await visit()
    const position = (id: string) =>
      page.locator(`#${id}`).evaluate((element) => getComputedStyle(element).objectPosition)
    expect(await position('fit')).toBe('0% 50%')
    expect(await position('unaligned')).toBe('50% 50%')
    expect(warnings.filter((text) => text.startsWith('Missing alignment for content-fit image'))).toHaveLength(1)
    await page.context().close()
  })

  it('loads if a template adds it later', async () => {
    const { page, asked } = await visit()
    await page.evaluate(() => {
      const copy = document.getElementById('ratio')?.closest('.sqs-block')?.cloneNode(true) as HTMLElement
      const image = copy.querySelector('img') as HTMLImageElement
      for (const name of ['src', 'style', 'loading', 'data-image-resolution']) image.removeAttribute(name)
      image.id = 'brought'
      image.className = 'thumb-image'
      image.dataset.src = image.dataset.src?.replace('ratio', 'brought') ?? ''
      document.getElementById('below')?.append(copy)
      window.mountImage(copy)
    })
    await untilLoaded(page, 'brought')
    expect(asked.some((url) => url.startsWith('brought'))).toBe(true)
    await page.context().close()
  })

  it('waits for one of 16 download slots, even if its space cannot be reserved before it has loaded', async () => {
    const { page, asked } = await visit()
    await page.evaluate((source) => {
      const images = Array.from({ length: 20 }, (_, index) => {
        const image = document.createElement('img')
        Object.assign(image.dataset, { src: `${source}/never-${index}.svg`, imageDimensions: '200x100', load: 'false' })
        return image
      })
      document.body.prepend(...images)
    }, path)
    const waiting = () => asked.filter((url) => url.startsWith('never-')).length
    await expect.poll(waiting).toBeGreaterThan(10)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(waiting()).toBeLessThanOrEqual(16)
    await page.context().close()
  })

  it('is restored after stop', async () => {
    const { page } = await visit()
    await untilLoaded(page, 'ratio')
    await untilLoaded(page, 'banner')
    await page.evaluate(() => window.stopImages())
    expect(await page.evaluate(() => window.isAsServed())).toBe(true)
    await page.context().close()
  })
})

describe('an image block', () => {
  it('is as large as its cell allows, with the aspect ratio of its mask or image', async () => {
    const { page } = await visit()
    expect(await boxOf(page, 'masked-frame')).toMatchObject({ width: 240, height: 240 })
    expect(await boxOf(page, 'whole-frame')).toMatchObject({ width: 480, height: 240 })
    await page.locator('.cell').evaluateAll((cells) => {
      for (const cell of cells) (cell as HTMLElement).style.width = '100px'
    })
    await expect.poll(() => boxOf(page, 'masked-frame')).toMatchObject({ width: 100, height: 100 })
    await expect.poll(() => boxOf(page, 'whole-frame')).toMatchObject({ width: 100, height: 50 })
    await page.context().close()
  })

  it('fills its cell if it is stretched', async () => {
    const { page } = await visit()
    expect(await boxOf(page, 'stretched-frame')).toMatchObject({ width: 600, height: 240 })
    await page.context().close()
  })

  it('is clipped to the shape that plain markup names', async () => {
    const { page } = await visit()
    const { width = 0, height } = (await boxOf(page, 'arch')) ?? {}
    expect(height).toBeCloseTo(width * 1.5, 0)
    expect(await page.locator('#arch').evaluate((element) => getComputedStyle(element).clipPath)).toContain('inset')
    await page.context().close()
  })

  it('is marked as narrow below 415 px, but not at 415 px', async () => {
    const { page } = await visit()
    const isNarrow = () => page.locator('#slim').evaluate(({ classList }) => classList.contains('sqs-narrow-width'))
    expect(await isNarrow()).toBe(true)
    await page.locator('.narrow').evaluate((element) => element.style.setProperty('width', '415px'))
    await expect.poll(isNarrow).toBe(false)
    await page.context().close()
  })

  it('reserves the space of a missing image and shows its alternative text there', async () => {
    const { page } = await visit()
    const gone = page.locator('#gone')
    await expect.poll(() => gone.getAttribute('class')).toBe('skerry-image-failed')
    expect(await boxOf(page, 'gone')).toMatchObject({ width: 300, height: 200 })
    await expect.poll(() => boxOf(page, 'gone-too')).toMatchObject({ width: 150, height: 100 })
    expect(await gone.getAttribute('alt')).toBe('A seal on a rock')
    await page.context().close()
  })

  it('does not change the height of the rows in the owner’s grid', async () => {
    const { page } = await visit()
    const heights = await page.evaluate(async (src) => {
      const grid = document.createElement('div')
      grid.style.cssText = 'display: grid; grid-template: repeat(2, minmax(24px, auto)) / 200px; height: 161px'
      const block = document.createElement('div')
      block.className = 'sqs-block sqs-block-image'
      const wrapper = document.createElement('div')
      const container = document.createElement('div')
      container.className = 'fluid-image-container'
      container.style.cssText = 'position: relative; width: 100%; height: 100%'
      wrapper.style.height = '100%'
      const image = Object.assign(new Image(), { src, alt: '' })
      image.dataset.imageDimensions = '800x800'
      image.style.cssText = 'position: absolute; inset: 0; object-fit: contain'
      container.append(image)
      wrapper.append(container)
      block.append(wrapper)
      grid.append(block)
      document.body.prepend(grid)
      const served = block.getBoundingClientRect().height
      window.mountImage(block)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      return [served, block.getBoundingClientRect().height, Math.round(container.getBoundingClientRect().width)]
    }, `${path}/row.svg`)
    expect(heights).toEqual([80.5, 80.5, 81])
    await page.context().close()
  })

  it('without a mask stays where the server placed it in a cell that is as high as its image', async () => {
    const { page } = await visit()
    await page.evaluate((src) => {
      const block = document.createElement('div')
      block.className = 'sqs-block sqs-block-image'
      const container = document.createElement('div')
      container.className = 'fluid-image-container'
      const image = Object.assign(new Image(300, 150), { id: 'placed', src, alt: 'A seal on a rock' })
      image.dataset.imageDimensions = '2000x1000'
      image.style.cssText = 'width: 300px; height: 150px'
      container.append(image)
      block.append(container)
      document.body.prepend(block)
      window.mountImage(block)
    }, `${path}/placed.svg`)
    await untilLoaded(page, 'placed')
    expect(await boxOf(page, 'placed')).toMatchObject({ width: 300, height: 150 })
    expect(await page.locator('.fluid-image-container:has(#placed)').evaluate(({ style }) => style.cssText)).toBe('')
    await page.context().close()
  })

  it('reserves its space before the image fails, so that the page does not move twice', async () => {
    const { page } = await visit()
    await page.evaluate((src) => {
      const block = document.createElement('div')
      block.className = 'sqs-block sqs-block-image'
      const image = Object.assign(new Image(300, 200), { id: 'pending', src, alt: 'A seal on a rock' })
      block.append(image)
      document.body.prepend(block)
      window.mountImage(block)
    }, `${path}/never.svg`)
    const pending = page.locator('#pending')
    expect(await pending.evaluate(({ style }) => style.aspectRatio)).toBe('auto 300 / 200')
    expect(await boxOf(page, 'pending')).toMatchObject({ width: 300, height: 200 })
    await page.context().close()
  })

  it.each(['rgb(255, 255, 255)', 'rgb(27, 42, 48)', 'rgb(200, 60, 40)'])(
    'with a missing poster image has a background on which text in %s is legible',
    async (colour) => {
      const { page } = await visit()
      const contrast = await page.evaluate(
        async ([src, words]) => {
          const block = document.createElement('div')
          block.className = 'sqs-block sqs-block-image'
          const figure = block.appendChild(document.createElement('figure'))
          figure.className = 'design-layout-poster'
          figure.style.color = words
          const image = Object.assign(new Image(300, 200), { src, alt: 'A seal on a rock' })
          figure.append(image)
          document.body.prepend(block)
          window.mountImage(block)
          while (!image.classList.contains('skerry-image-failed')) await new Promise((done) => setTimeout(done, 20))
          const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
          const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
          const luminance = (fill: string) => {
            context.clearRect(0, 0, 1, 1)
            context.fillStyle = fill
            context.fillRect(0, 0, 1, 1)
            const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
              const share = part / 255
              return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
            })
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue
          }
          const { color, backgroundColor } = getComputedStyle(image)
          const [dark = 0, light = 0] = [luminance(color), luminance(backgroundColor)].sort((one, other) => one - other)
          return (light + 0.05) / (dark + 0.05)
        },
        [`${path}/gone.svg`, colour] as const,
      )
      expect(contrast).toBeGreaterThan(4.5)
      await page.context().close()
    },
  )

  it('with a missing image changes only its colours', async () => {
    const { page } = await visit()
    const gone = page.locator('#gone')
    await expect.poll(() => gone.getAttribute('class')).toBe('skerry-image-failed')
    const changed = await gone.evaluate((element) => {
      const look = () =>
        Object.fromEntries(
          [...getComputedStyle(element)].map((name) => [name, getComputedStyle(element).getPropertyValue(name)]),
        )
      const failed = look()
      element.classList.remove('skerry-image-failed')
      const before = look()
      return Object.keys(failed).filter((name) => failed[name] !== before[name])
    })
    expect(changed).toEqual(['background-color'])
    await page.context().close()
  })

  it('without an image is reported in the console and left alone', async () => {
    const { page, warnings } = await visit()
    expect(warnings.filter((text) => text.startsWith('No images'))).toHaveLength(1)
    expect(await page.locator('#empty').evaluate((element) => element.outerHTML)).toBe(
      '<div data-block-type="image" id="empty"></div>',
    )
    await page.context().close()
  })
})

describe('an image outside image blocks', () => {
  it('fills its template’s box, and is left alone if the box has no size', async () => {
    const { page, asked } = await visit()
    await untilLoaded(page, 'banner')
    expect(await boxOf(page, 'banner')).toMatchObject({ width: 800, height: 200 })
    expect(asked.some((url) => url.startsWith('unsized'))).toBe(false)
    expect(await page.locator('#unsized').getAttribute('style')).toBeNull()
    await page.context().close()
  })

  it('is shown whole in a template’s box that says so', async () => {
    const { page } = await visit()
    expect(await boxOf(page, 'whole-banner')).toMatchObject({ width: 800, height: 200 })
    const fit = page.locator('#whole-banner').evaluate((element) => getComputedStyle(element).objectFit)
    expect(await fit).toBe('contain')
    await page.context().close()
  })

  it.each([
    ['is not positioned, so that it does not cover the page', 'unplaced'],
    ['is as high as a line of text', 'line'],
  ])('is left alone if its box %s', async (_, id) => {
    const { page } = await visit()
    expect(await page.locator(`#${id}`).getAttribute('style')).toBeNull()
    await page.context().close()
  })

  it.each([
    ['shows its box', 'hidden', (box: Element) => box.removeAttribute('hidden')],
    [
      'gives its box a height',
      'unsized',
      (box: Element) => box.setAttribute('style', 'position:relative;height:200px'),
    ],
  ])('loads and fills its box if a script %s later', async (_, id, show) => {
    const { page, asked } = await visit()
    await untilLoaded(page, 'banner')
    expect(asked.some((url) => url.startsWith(id))).toBe(false)
    const box = page.locator(`:has(> #${id})`)
    await box.evaluate(show)
    await box.evaluate((element) => element.scrollIntoView())
    await untilLoaded(page, id)
    expect(await boxOf(page, id)).toMatchObject({ width: 800, height: 200 })
    await page.evaluate(() => window.stopImages())
    expect(await page.locator(`#${id}`).getAttribute('style')).toBeNull()
    await page.context().close()
  })

  it('loads with its own aspect ratio if it waits for a template’s script', async () => {
    const { page, asked } = await visit()
    await page.evaluate(() => document.getElementById('listed')?.scrollIntoView())
    await untilLoaded(page, 'listed')
    expect(await boxOf(page, 'listed')).toMatchObject({ width: 800, height: 400 })
    expect(asked.filter((url) => url.startsWith('listed'))).toEqual(['listed.svg?format=1000w'])
    await page.context().close()
  })

  it('reserves its space at once inside a box, else on load if that moves what is visible anyway', async () => {
    const { page } = await visit()
    await page.evaluate((path) => {
      for (const [id, heightPx] of [
        ['moving', ''],
        ['never-moving', ''],
        ['framed', '100px'],
      ] as const) {
        const box = document.createElement('article')
        box.style.cssText = `overflow: hidden; height: ${heightPx}`
        const image = Object.assign(new Image(), { id, alt: '' })
        Object.assign(image.dataset, { src: `${path}/${id}.svg`, load: 'false', imageDimensions: '2000x1000' })
        box.append(image)
        document.body.prepend(box)
      }
    }, path)
    await untilLoaded(page, 'framed')
    await untilLoaded(page, 'moving')
    expect(await boxOf(page, 'moving')).toMatchObject({ width: 800, height: 400 })
    expect(await page.locator('#never-moving').getAttribute('style')).toBeNull()
    await page.context().close()
  })

  it('has its space reserved before it loads if it is in a box or below the screen', async () => {
    const { page } = await visit()
    await page.evaluate((source) => {
      for (const [id, heightPx] of [
        ['framed', '100px'],
        ['below', ''],
      ] as const) {
        const box = document.createElement('article')
        box.style.cssText = `overflow: hidden; height: ${heightPx}`
        const image = Object.assign(new Image(), { id: `space-${id}`, alt: '' })
        Object.assign(image.dataset, { src: source, load: 'false', imageDimensions: '2000x1000' })
        box.append(image)
        if (heightPx) document.body.prepend(box)
        else document.body.append(box)
      }
    }, `${path}/never.svg`)
    for (const id of ['space-framed', 'space-below'])
      await expect.poll(() => boxOf(page, id)).toMatchObject({ width: 800, height: 400 })
    await page.context().close()
  })

  it('is no longer requested after stop', async () => {
    const { page, asked } = await visit()
    const failed: string[] = []
    page.on('requestfailed', (request) => failed.push(request.url()))
    await page.evaluate((source) => {
      const image = new Image()
      Object.assign(image.dataset, { src: source, load: 'false', imageDimensions: '2000x1000' })
      document.body.prepend(image)
    }, `${path}/never-moving.svg`)
    await expect.poll(() => asked.some((url) => url.startsWith('never-moving'))).toBe(true)
    await page.evaluate(() => window.stopImages())
    await expect.poll(() => failed.some((url) => url.includes('never-moving'))).toBe(true)
    await page.context().close()
  })

  it('is left to its gallery, in a block or a section', async () => {
    const { page, asked } = await visit()
    await page.evaluate(() => document.getElementById('strip')?.scrollIntoView())
    await untilLoaded(page, 'beside')
    expect(asked.filter((url) => /^(slide|strip)/.test(url))).toEqual([])
    await page.context().close()
  })
})
