import type { Page, Route } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { holdRequests } from '../support/holdRequests'
import { movesOf, still } from '../support/moves'
import { documentOf, openSite, type Site, strictPolicy, untilBlock } from '../support/site'

const item = (number: number) => `
  <li class="accordion-item"><h4><button class="accordion-item__click-target">Question ${number}</button></h4>
  <div class="accordion-item__dropdown" role="region"><p>Answer ${number}</p><p>More of answer ${number}</p></div></li>`
const accordion = (attributes = '') => `
  <div class="sqs-block accordion-block sqs-block-accordion">
  <ul class="accordion-items-container" ${attributes}>${[1, 2, 3].map(item).join('')}</ul></div>`
const form = `
  <div class="sqs-block form-block sqs-block-form"><div class="form-wrapper"><div class="form-inner-wrapper" hidden>
  <form data-form-id="5f0c0000000000000000e001" method="POST" action="/elsewhere"><div class="field-list">
  <div id="text-1" class="form-item field text"><label class="title" for="a">Name</label><input class="field-element text" id="a"></div>
  </div><input type="submit" value="Send"></form></div></div></div>`
const image = (number: number) => `
  <img class="thumb-image" data-src="/image-${number}.png" data-image-dimensions="${600 + number}x400" alt="Image ${number}">`
const slide = (number: number) => `<div class="slide content-fill" data-type="image">${image(number)}</div>`
const gallery = (design: string, content: string, json: object = {}, after = '') => `
  <div class="sqs-block gallery-block sqs-block-gallery" data-block-json='${JSON.stringify({ design, ...json })}'>
  <div class="sqs-block-content"><div class="sqs-gallery-container sqs-gallery-block-${design}">
  <div class="sqs-gallery">${content}</div>
  <div class="sqs-gallery-controls"><a role="button" class="previous"></a><a role="button" class="next"></a></div></div>${after}</div></div>`
const slides = [1, 2, 3].map(slide).join('')
const summary = `
  <div class="sqs-block sqs-block-summary-v2" data-block-json='{"design":"autogrid","columnWidth":420,"gutter":40,"imageAspectRatio":"1.5"}'>
  <div class="summary-block-wrapper sqs-gallery-design-autogrid"><div class="summary-item-list sqs-gallery">
  ${[1, 2, 3].map((number) => `<div class="summary-item">${image(number)}<p>Item ${number}</p></div>`).join('')}</div></div></div>`
const summaryCarousel = summary
  .replace('"design":"autogrid"', '"design":"carousel","slidesPerRow":2')
  .replace('design-autogrid', 'design-carousel')
const summaryStyled =
  '.summary-item-list{display:grid;grid-template-columns:repeat(5,1fr);gap:9px}.summary-item{margin:0}'
const searchPage = `
  <div class="sqs-search-page"><div class="sqs-search-page-input"><div class="spinner-wrapper"></div></div>
  <div class="sqs-search-page-output hide"><div class="sqs-search-page-notice hide"></div><div class="search-results"></div>
  <div class="sqs-search-page-more"></div></div></div>`
const strip = `<div class="sqs-gallery-thumbnails">${[1, 2, 3].map(image).join('')}</div>`
const blocks = {
  '/accordion': ['accordion', accordion()],
  '/accordion-open': ['accordion', accordion('data-is-expanded-first-item="true"')],
  '/form': ['form', form],
  '/slideshow': ['gallery', gallery('slideshow', slides)],
  '/slideshow-fixed': ['gallery', gallery('slideshow', slides, { aspectRatio: 30 })],
  '/slideshow-strip': ['gallery', gallery('slideshow', slides, { thumbnails: true, 'square-thumbs': true }, strip)],
  '/grid': ['gallery', gallery('grid', slides)],
  '/grid-of-own-shapes': ['gallery', gallery('grid', slides, { 'aspect-ratio': 'auto' })],
  '/grid-shaped': ['gallery', gallery('grid', slides, { aspectRatio: 75 })],
  '/stack': ['gallery', gallery('stacked', slides, { 'square-thumbs': true })],
  '/stack-shaped': ['gallery', gallery('stacked', slides, { aspectRatio: 75 })],
  '/summary-grid': ['summary', summary],
  '/search-page': ['search', searchPage],
  '/bare': ['gallery', gallery('slider', [1, 2, 3].map(image).join(''))],
} as const
const spaced = [1, 2, 3].map((number) => `<div class="slide"><div class="margin-wrapper">${image(number)}</div></div>`)
// The platform's rules for the gutter of one grid.
const gutterStyle = `<style>.sqs-gallery-design-grid { margin-right: -48px }
  .sqs-gallery-design-grid-slide .margin-wrapper { margin-right: 48px; margin-bottom: 48px }</style>`
const boxed = '.slide{position:relative;padding-bottom:60%}'
const card = `
  <div class="sqs-block image-block sqs-block-image"><figure class="image-block-outer-wrapper design-layout-card">
  <div class="intrinsic"><img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" width="600" height="400" alt=""></div>
  <figcaption class="image-card">Words beside it</figcaption></figure></div>`
const carded =
  '.design-layout-card{display:flex}.design-layout-card>*{flex:1}img{width:100%;height:auto}.sqs-narrow-width{display:block}'

const blank = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='600' height='400'/>`
const words = `
  <div class="sqs-block image-block sqs-block-image"><figure class="image-block-outer-wrapper design-layout-card">
  <div class="intrinsic"><img src="${blank}" width="600" height="400" alt=""></div>
  <figcaption><div class="title"><div class="sqs-dynamic-text"><p>Words that the template sizes for the whole window</p></div></div>
  <div class="subtitle"><div class="sqs-dynamic-text"><p>Smaller words, which must not become too small to read</p></div></div>
  </figcaption></figure></div>`
const wordsStyled = `${carded}.image-block-outer-wrapper:not(.sqs-text-ready) .sqs-dynamic-text{visibility:hidden}
  .title{font-size:4vw}.subtitle{font-size:1vw}.min-font-set,.min-font-set~*{font-size:13px!important}`
const collage = `
  <div class="sqs-block image-block sqs-block-image"><figure class="image-block-outer-wrapper design-layout-collage">
  <div class="intrinsic"><div class="image-inset content-fit"><img data-src="${blank}" data-image-dimensions="600x400" alt="">
  </div></div></figure></div>`
const collaged =
  '.image-inset{position:relative}.intrinsic img{width:100%!important;height:auto!important;position:static!important}'
const spacer = `
  <div class="sqs-block spacer-block sqs-block-spacer" data-aspect-ratio="20"><div class="sqs-block-content">&nbsp;</div></div>`
const drawn = (types: readonly string[]) => {
  const formFields = types.map((type, index) => ({ id: `${type}-${index}`, type, title: `Field ${index}` }))
  return `
  <div class="sqs-block form-block sqs-block-form"><div class="sqs-block-content">
  <script class="sqs-form-block-context" type="application/json">${JSON.stringify({ formId: 'f', formFields })}</script>
  <div class="form-wrapper">
  </div></div></div>`
}
const newsletter = `
  <div class="sqs-block newsletter-block sqs-block-newsletter"><div class="sqs-block-content"><div class="newsletter-form-wrapper">
  <form class="newsletter-form" data-form-id="5f0c0000000000000000e002" method="POST"><input name="email" aria-label="Address">
  <button class="newsletter-form-button" type="submit">Sign up</button></form></div></div></div>`
const video =
  '<div class="sqs-block video-block sqs-block-video"><div class="sqs-video-wrapper" data-html=""></div></div>'
const newsletterStyled =
  '.newsletter-block:not(.rendered){opacity:0}.newsletter-form-has-small-container .newsletter-form-button{display:block}'

const styled = (css: string) => `<link rel="stylesheet" href="data:text/css,${encodeURIComponent(css)}">`

/** A section below a header that lies over it, as in newer templates, with the end of the page. */
const headed = (end: string, attributes = '') =>
  documentOf(
    `<header data-test="header" class="header">Header</header>
    <section data-test="page-section" class="page-section" ${attributes}><p>Words</p></section>
    <section data-test="page-section" class="page-section"><p>More words</p></section>${accordion()}${end}`,
    `<script src="/__skerry/skerry.loader.js"></script>
    ${styled('.header{position:absolute;inset:0 0 auto;height:83.5px}.page-section{padding-top:20px}')}`,
  )
const padFirstSection = `<script>document.querySelector('.page-section').style.paddingTop =
  document.querySelector('.header').getBoundingClientRect().height + 'px'</script>`

/** A title that is as wide as its column once it has been fitted, and beside the page before that. */
const scaledText = documentOf(
  `<div class="sqsrte-scaled-text-container"><span class="sqsrte-scaled-text"><h2>Low water</h2><h3>at six</h3></span></div>
  <p>Below</p><div class="sqsrte-scaled-text-container narrow" style="color: navy"><span class="sqsrte-scaled-text"><h2>Too much for a narrow column</h2></span></div>
  <p>Further below</p><div class="sqsrte-scaled-text-container served">Without a text</div><script src="/held.js"></script>`,
  `<script src="/__skerry/skerry.loader.js"></script>
  ${styled(`main{width:800px;line-height:1.8}.narrow{width:60px}h2,h3{margin:0}h2{font-size:32px;line-height:1}h3{font-size:20px}
    .sqsrte-scaled-text{display:inline-block}
    .sqsrte-scaled-text-container:not(.loaded)>.sqsrte-scaled-text{position:absolute;left:-10000px}
    .loaded :is(h2,h3){white-space:nowrap!important}`)}`,
)

const pages = Object.fromEntries(
  Object.entries(blocks).flatMap(([path, [, markup]]) => {
    const body = `<p>Above</p><div>${markup}</div><p>Below</p><p>Further below</p>`
    return [
      [path, documentOf(body)],
      [`${path}-strict`, documentOf(body)],
    ]
  }),
)

let plain: Site
let strict: Site
beforeAll(async () => {
  const all = {
    ...pages,
    '/boxed': documentOf(`${gallery('grid', slides)}<p>Below</p>`, styled(boxed)),
    '/summary-styled': documentOf(`${summary}<p id="below">Below</p>`, styled(summaryStyled)),
    '/grid-spaced': documentOf(
      `${gallery('grid', spaced.join(''), { padding: 48, 'thumbnails-per-row': 7 }, gutterStyle)}<p id="below">Below</p>`,
    ),
    '/summary-padded': documentOf(`${summaryCarousel}<p id="below">Below</p>`, styled('.summary-item{padding:0 5%}')),
    '/card': documentOf(`${card}<p>Below</p>`, styled(carded)),
    '/words': documentOf(`${words}<p>Below</p>`, styled(wordsStyled)),
    '/collage': documentOf(`${collage}<p>Below</p>`, styled(collaged)),
    '/drawn-short': documentOf(`${drawn(['text', 'email'])}<p id="below">Below</p>`),
    '/drawn-long': documentOf(`${drawn(['name', 'email', 'text', 'select', 'textarea'])}<p id="below">Below</p>`),
    '/parsing': documentOf(
      `${gallery('slideshow', slides)}<p id="above">Above</p>${gallery('slideshow', `${slides}<script src="/held.js"></script>`)}`,
      '<script src="/__skerry/skerry.loader.js"></script>',
    ),
    '/parsing-little': documentOf(
      `<p id="above">${'<i></i>'.repeat(400)}</p><script src="/held-first.js"></script>
      ${gallery('slideshow', slides)}<p id="below">Below</p><script src="/held.js"></script>`,
      '<script src="/__skerry/skerry.loader.js"></script>',
    ),
    '/parsing-rises': documentOf(
      `${gallery('carousel', '<div class="slide"><p style="height:400px">A slide of text</p></div>'.repeat(3))}
      ${gallery('slideshow', slides)}<p id="below">Below</p><script src="/held.js"></script>`,
      '<script src="/__skerry/skerry.loader.js"></script>',
    ),
    '/header': headed(`<script src="/held.js"></script>${padFirstSection}`),
    '/header-plain': headed('<script src="/held.js"></script>'),
    '/header-system': headed('<script src="/held.js"></script>').replace(
      '<section data-test="page-section" class="',
      '<section class="system-page ',
    ),
    '/header-static': headed('<style>.header{position:static}</style><script src="/held.js"></script>'),
    '/header-padded': headed('<script src="/held.js"></script>', 'style="padding-top: 4px"'),
    '/scaled-text': scaledText,
    '/spacer': documentOf(`${spacer}<p>Below</p>`),
    '/newsletter': documentOf(`${newsletter}<p>Below</p>`, styled(newsletterStyled)),
    '/moving': documentOf(
      `<div id="moving">${'<p>Text</p>'.repeat(50)}</div>
      ${[accordion(), form, card, newsletter, spacer, summary, video].join('')}
      ${['grid', 'slideshow', 'carousel', 'autocolumns'].map((design) => gallery(design, slides)).join('')}`,
    ),
    '/long': documentOf(
      `${accordion()}${'<p>Text</p>'.repeat(1000)}<div id="end"></div>`,
      '<style>@font-face{font-family:site;src:local("Missing")}body{font-family:site,serif}</style>',
    ),
    '/far': documentOf(`<div style="height:4000px"></div>${gallery('grid', slides)}${accordion()}${form}<p>Below</p>`),
  }
  plain = await openSite({ pages: all }, { isComplete: true })
  strict = await openSite({ pages: all, headers: strictPolicy }, { isComplete: true })
})
afterAll(async () => {
  await plain.close()
  await strict.close()
})

/** The number of elements in each calculation of styles, and of layout, while something runs. */
async function calculatedDuring(
  page: Page,
  run: () => Promise<void>,
): Promise<{ styles: number[]; layouts: number[] }> {
  interface Traced {
    readonly name: string
    readonly args?: { readonly elementCount?: number; readonly beginData?: { readonly dirtyObjects?: number } }
  }
  const styles: number[] = []
  const layouts: number[] = []
  const cdp = await page.context().newCDPSession(page)
  cdp.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as Traced[]) {
      if (name === 'UpdateLayoutTree') styles.push(args?.elementCount ?? 0)
      if (name === 'Layout') layouts.push(args?.beginData?.dirtyObjects ?? 0)
    }
  })
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await run()
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await complete
  return { styles, layouts }
}

/** Opens a page whose blocks load only after the first paint. */
async function openLate(site: Site, path: string, name: string, breakChunk = false, width = 1280): Promise<Page> {
  const { page } = await site.visit('/404', { viewport: { width, height: 720 } })
  await page.route(`**/__skerry/chunks/${name}-*.mjs*`, async (route) => {
    await new Promise((done) => setTimeout(done, 400))
    await (breakChunk ? route.abort() : route.continue())
  })
  await page.goto(site.server.url + path)
  return page
}

const heights = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('main > *')].map((element) => element.getBoundingClientRect().top))

describe('a page without a style sheet', () => {
  it.each(Object.entries(blocks))('does not move when its block mounts: %s', async (path, [name]) => {
    const page = await openLate(plain, path, name)
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    const before = await heights(page)
    await untilBlock(page, name)
    expect(await heights(page)).toEqual(before)
    expect(await movesOf(page)).toEqual(still)
  })

  it.each(Object.entries(blocks))('does not move under a strict policy: %s', async (path, [name]) => {
    const page = await openLate(strict, path, name)
    await untilBlock(page, name)
    expect(await movesOf(page)).toEqual(still)
  })

  it('does not move when a visitor jumps down to blocks that are not yet mounted', async () => {
    const page = await openLate(plain, '/far', 'gallery')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await untilBlock(page, 'gallery')
    await untilBlock(page, 'accordion')
    await untilBlock(page, 'form')
    expect(await movesOf(page)).toEqual(still)
  })
})

describe('a template with image boxes', () => {
  it('keeps them when the gallery mounts', async () => {
    const page = await openLate(plain, '/boxed', 'gallery')
    const ratio = () =>
      page
        .locator('.slide')
        .evaluateAll((all) => all.map((one) => Math.round((100 * one.clientHeight) / one.clientWidth)))
    await page.locator('.slide').first().waitFor({ state: 'attached' })
    expect(await ratio()).toEqual([60, 60, 60])
    await untilBlock(page, 'gallery')
    expect(await ratio()).toEqual([60, 60, 60])
    expect(await movesOf(page)).toEqual(still)
  })
})

describe('a template that lays out a summary until its block is ready', () => {
  it('does not move when the block applies its own layout', async () => {
    const page = await openLate(plain, '/summary-styled', 'summary')
    const top = () => page.locator('#below').evaluate((element) => element.getBoundingClientRect().top)
    await page.locator('.summary-item-list[style]').waitFor()
    const before = await top()
    await untilBlock(page, 'summary')
    expect(await page.locator('.summary-item-list').getAttribute('data-skerry-summary')).toBe('grid')
    expect(await top()).toBe(before)
    expect(await movesOf(page)).toEqual(still)
  })
})

describe('a template that separates the items of a carousel with padding', () => {
  it('does not move when the block replaces the padding', async () => {
    const page = await openLate(plain, '/summary-padded', 'summary')
    const boxes = () =>
      page
        .locator('.summary-item img, #below')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
    await page.locator('.summary-item img[style]').first().waitFor()
    const before = await boxes()
    await untilBlock(page, 'summary')
    expect(await boxes()).toEqual(before)
    expect(await movesOf(page)).toEqual(still)
  })
})

describe('a grid with margins for its gutter from the server', () => {
  it.each([1280, 320])('does not move when the block mounts, in a window %i px wide', async (width) => {
    const page = await openLate(plain, '/grid-spaced', 'gallery', false, width)
    const boxes = () =>
      page.locator('.slide, #below').evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
    await page.locator('.sqs-gallery[style]').waitFor()
    const before = await boxes()
    await untilBlock(page, 'gallery')
    expect(await page.locator('.sqs-gallery').evaluate((grid) => getComputedStyle(grid).columnGap)).toBe('0px')
    expect(await boxes()).toEqual(before)
    expect(await movesOf(page)).toEqual(still)
  })

  it('has the gutter from its settings if the page’s policy blocks inline styles', async () => {
    const page = await openLate(strict, '/grid-spaced', 'gallery')
    await untilBlock(page, 'gallery')
    expect(await page.locator('.sqs-gallery').evaluate((grid) => getComputedStyle(grid).columnGap)).toBe('48px')
    expect(await movesOf(page)).toEqual(still)
  })
})

describe('a template that styles the class of narrow image blocks', () => {
  const isNarrow = (page: Page) => page.locator('.sqs-narrow-width').count()

  it('finds the class before the first paint, and nothing moves', async () => {
    const page = await openLate(plain, '/card', 'image', false, 320)
    expect(await isNarrow(page)).toBe(1)
    await untilBlock(page, 'image')
    expect(await isNarrow(page)).toBe(1)
    expect(await movesOf(page)).toEqual(still)
  })

  it('loses the class when the window grows, or if the block’s code fails to load', async () => {
    const page = await openLate(plain, '/card', 'image', false, 320)
    await untilBlock(page, 'image')
    await page.setViewportSize({ width: 800, height: 720 })
    await expect.poll(() => isNarrow(page)).toBe(0)
    const broken = await openLate(plain, '/card', 'image', true, 320)
    await untilBlock(broken, 'image', 'failed')
    expect(await isNarrow(broken)).toBe(0)
  })
})

describe('a template that hides text until its size is known', () => {
  const sizes = (page: Page) =>
    page
      .locator('.sqs-dynamic-text')
      .evaluateAll((texts) =>
        texts.map((text) => Number.parseFloat(getComputedStyle(text.firstElementChild as Element).fontSize)),
      )
  /** The size of text beside an image: 4 % of the window, at least 13 px. */
  const titleSize = (page: Page) =>
    page
      .locator('.title .sqs-dynamic-text')
      .evaluate((text: HTMLElement) =>
        Math.max(13, 0.04 * innerWidth * (Math.floor((text.offsetWidth / innerWidth) * 1000) / 1000)),
      )

  it('shows the text at once at its final size, and nothing moves when the block mounts', async () => {
    const page = await openLate(plain, '/words', 'image')
    await page.locator('.title p').waitFor()
    const [title, subtitle] = await sizes(page)
    expect(title).toBeCloseTo(await titleSize(page), 1)
    expect(title).toBeLessThan(30)
    expect(subtitle).toBe(13)
    await untilBlock(page, 'image')
    expect(await sizes(page)).toEqual([title, subtitle])
    expect(await page.locator('.min-font-set').count()).toBe(1)
    expect(await page.locator('.sqs-text-ready').count()).toBe(2)
    expect(await movesOf(page)).toEqual(still)
  })

  it('gets the text’s share of the window’s width, updated on resize', async () => {
    const page = await openLate(plain, '/words', 'image')
    await untilBlock(page, 'image')
    for (const width of [1280, 900, 380]) {
      await page.setViewportSize({ width, height: 720 })
      await expect.poll(async () => (await sizes(page))[0]).toBeCloseTo(await titleSize(page), 1)
      const [share, isTold] = await page
        .locator('.title .sqs-dynamic-text')
        .evaluate((text: HTMLElement) => [
          Math.floor((text.offsetWidth / innerWidth) * 1000) / 10,
          Number(text.dataset.widthPercentage),
        ])
      expect(isTold).toBe(share)
    }
  })

  it('shows the text at its final size if the block’s code fails to load', async () => {
    const page = await openLate(plain, '/words', 'image', true)
    await untilBlock(page, 'image', 'failed')
    expect(await page.locator('.title p').isVisible()).toBe(true)
    expect((await sizes(page))[0]).toBeCloseTo(await titleSize(page), 1)
  })
})

describe('a template that keeps a card’s image in normal flow', () => {
  it('reserves space for the image before it loads, even if the space is wider than the image', async () => {
    const page = await openLate(plain, '/collage', 'image')
    const boxOf = () => page.locator('img').evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])
    await page.locator('img').waitFor({ state: 'attached' })
    const [width = 0, height] = await boxOf()
    expect(width).toBeGreaterThan(1000)
    expect(height).toBeCloseTo((width * 400) / 600, -1)
    await untilBlock(page, 'image')
    await page.locator('img.loaded').waitFor()
    expect(await boxOf()).toEqual([width, height])
    expect(await movesOf(page)).toEqual(still)
  })
})

describe('a spacer with a ratio', () => {
  const heightOf = (page: Page) => page.locator('.sqs-block-spacer').evaluate(({ clientHeight }) => clientHeight)

  it('has the height of its ratio, below its line, before the first paint', async () => {
    const page = await openLate(plain, '/spacer', 'spacer')
    const { width, line } = await page.locator('.sqs-block-spacer').evaluate((spacer) => ({
      width: spacer.clientWidth,
      line: Number.parseFloat(getComputedStyle(document.querySelector('p') as Element).height),
    }))
    expect(Math.abs((await heightOf(page)) - (width / 5 + line))).toBeLessThan(2)
    await untilBlock(page, 'spacer')
    expect(Math.abs((await heightOf(page)) - (width / 5 + line))).toBeLessThan(2)
    expect(await movesOf(page)).toEqual(still)
    await page.setViewportSize({ width: 640, height: 720 })
    expect(await heightOf(page)).toBeLessThan(width / 5)
  })
})

describe('a form before it is rendered', () => {
  it.each(['/drawn-short', '/drawn-long'])('takes up about as much space as afterwards: %s', async (path) => {
    const page = await openLate(plain, path, 'form')
    const top = () => page.locator('#below').evaluate((element) => element.getBoundingClientRect().top)
    const before = await top()
    await untilBlock(page, 'form')
    await page.locator('form button').waitFor()
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2) // lines are not equally high in all fonts
    expect((await movesOf(page)).shift).toBeLessThan(0.0005)
  })
})

/** Delays a script. Returns a function that lets it load, empty. */
function hold(page: Page, file: string): Promise<() => void> {
  const answer = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' })
  return holdRequests(page, `**/${file}`, { answer })
}

describe('a page that is painted during parsing', () => {
  it('reserves space for blocks above the fold from the first paint', async () => {
    const { page } = await plain.visit('/404', { viewport: { width: 1280, height: 720 } })
    const arrive = await hold(page, 'held.js')
    await page.goto(`${plain.server.url}/parsing`, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    const above = () => page.locator('#above').evaluate((element) => element.getBoundingClientRect().top)
    const before = await above()
    expect(await page.evaluate(() => document.readyState)).toBe('loading')
    // The parser is inside the second gallery, which has not been found yet.
    expect(await page.locator('.sqs-gallery[style]').count()).toBe(1)
    arrive()
    await untilBlock(page, 'gallery')
    expect(await above()).toBe(before)
    expect(before).toBeGreaterThan(700)
    expect(await page.locator('.sqs-gallery[style]').count()).toBe(2)
  })
})

describe('a first section below an overlaying header', () => {
  const paddingOf = (page: Page) =>
    page
      .locator('.page-section')
      .first()
      .evaluate((section: HTMLElement) => [section.getAttribute('style'), getComputedStyle(section).paddingTop])

  /** Opens a page that has been painted before its end arrives. Returns the padding of its first section then. */
  const openPainted = async (path: string) => {
    const { page } = await plain.visit('/404')
    const arrive = await hold(page, 'held.js')
    await page.goto(plain.server.url + path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    const [, padding] = await paddingOf(page)
    arrive()
    await untilBlock(page, 'accordion')
    return { page, padding }
  }

  it('does not move when the template’s script pads it once the page is parsed', async () => {
    const { page, padding } = await openPainted('/header')
    expect(padding).toBe('83.5px')
    expect(await movesOf(page)).toEqual(still)
    const asPadded = ['padding-top: 83.5px;', '83.5px']
    expect(await paddingOf(page)).toEqual(asPadded)
    await page.evaluate('Skerry.stop()')
    expect(await paddingOf(page)).toEqual(asPadded)
  })

  it.each([
    ['stays below it if no script pads it', '/header-plain', '83.5px', [null, '20px']],
    ['stays below it if it is the content of a cart page', '/header-system', '83.5px', [null, '20px']],
    ['is unchanged below a header that does not lie over it', '/header-static', '20px', [null, '20px']],
    ['keeps the padding that the server has written', '/header-padded', '4px', ['padding-top: 4px', '4px']],
  ] as const)('%s, until Skerry stops', async (_, path, padded, served) => {
    const { page, padding } = await openPainted(path)
    expect(padding).toBe(padded)
    expect(await movesOf(page)).toEqual(still)
    expect((await paddingOf(page))[1]).toBe(padded)
    await page.evaluate('Skerry.stop()')
    expect(await paddingOf(page)).toEqual(served)
  })
})

describe('scaled text that its template hides outside the page', () => {
  const styles = (page: Page) =>
    page.locator('.sqsrte-scaled-text-container').evaluateAll((all) => all.map((one) => one.getAttribute('style')))
  const served = [null, 'color: navy;', null]

  const openPainted = async () => {
    const { page } = await plain.visit('/404')
    const arrive = await hold(page, 'held.js')
    await page.goto(`${plain.server.url}/scaled-text`, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    return { page, arrive }
  }

  it('has its final height before it is painted, so that nothing moves when it is fitted', async () => {
    const { page, arrive } = await openPainted()
    arrive()
    await page.locator('.loaded').nth(1).waitFor()
    expect((await page.locator('.loaded').first().boundingBox())!.height).toBeGreaterThan(100)
    expect(await movesOf(page)).toEqual(still)
    expect(await styles(page)).toEqual(served)
    await expect(page.getByText('Low water').isVisible()).resolves.toBe(true)
  })

  it.each(['wiring', 'pageTasks'])('is as served if the code that fits it fails to load: %s', async (chunk) => {
    const { page, arrive } = await openPainted()
    await page.route(`**/chunks/${chunk}-*`, (route) => route.abort())
    arrive()
    await expect.poll(() => styles(page)).toEqual(served)
  })

  it('is as served if Skerry is stopped before it is fitted', async () => {
    const { page, arrive } = await openPainted()
    const reserved = await styles(page)
    expect(reserved.map((style) => /hidden.*min-height: max\(1lh, [\d.]+px\)/.test(style ?? ''))).toEqual([
      true,
      true,
      false,
    ])
    await page.evaluate('Skerry.stop()')
    expect(await styles(page)).toEqual(served)
    arrive()
  })
})

describe('a gallery below the screen until the gallery above it has reserved its space', () => {
  it('reserves its own space in the same frame', async () => {
    const { page } = await plain.visit('/404', { viewport: { width: 1280, height: 720 } })
    const arrive = await hold(page, 'held.js')
    await page.goto(`${plain.server.url}/parsing-rises`, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    expect(await page.evaluate(() => document.readyState)).toBe('loading')
    expect(await page.locator('.sqs-gallery[style]').count()).toBe(2)
    arrive()
    await untilBlock(page, 'gallery')
    expect(await movesOf(page)).toEqual(still)
  })
})

describe('a long page to which the parser adds a single block', () => {
  it('reserves the block’s space in the frame in which it appears', async () => {
    const { page } = await plain.visit('/404', { viewport: { width: 1280, height: 720 } })
    const arriveFirst = await hold(page, 'held-first.js')
    const arrive = await hold(page, 'held.js')
    await page.goto(`${plain.server.url}/parsing-little`, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    arriveFirst()
    const below = () => page.locator('#below').evaluate((element) => element.getBoundingClientRect().top)
    await page.locator('.sqs-gallery[style]').waitFor({ state: 'attached' })
    const before = await below()
    expect(await page.evaluate(() => document.readyState)).toBe('loading')
    arrive()
    await untilBlock(page, 'gallery')
    expect(await below()).toBe(before)
    expect(await movesOf(page)).toEqual(still)
  })
})

describe('a template that hides a newsletter until it is ready', () => {
  const isSeen = (page: Page) =>
    page.locator('.newsletter-form-button').evaluate((button) => button.checkVisibility({ opacityProperty: true }))

  it.each([
    [1280, 0],
    [320, 1],
  ])(
    'shows the newsletter at once in a window %i px wide, and nothing moves when the block mounts',
    async (width, smallCount) => {
      const page = await openLate(plain, '/newsletter', 'newsletter', false, width)
      const countSmall = () => page.locator('.sqs-block-newsletter.newsletter-form-has-small-container').count()
      expect([await isSeen(page), await countSmall()]).toEqual([true, smallCount])
      await untilBlock(page, 'newsletter')
      expect([await isSeen(page), await countSmall()]).toEqual([true, smallCount])
      expect(await movesOf(page)).toEqual(still)
    },
  )

  it('shows the newsletter if the block’s code fails to load', async () => {
    const page = await openLate(plain, '/newsletter', 'newsletter', true)
    await untilBlock(page, 'newsletter', 'failed')
    expect(await isSeen(page)).toBe(true)
  })
})

describe('a block whose code fails to load', () => {
  it.each([
    ['/accordion', 'accordion', '.accordion-item__dropdown', true],
    ['/form', 'form', '.form-inner-wrapper', false],
  ] as const)('looks as served: %s', async (path, name, selector, isShown) => {
    const page = await openLate(plain, path, name, true)
    await untilBlock(page, name, 'failed')
    expect(await page.locator(selector).first().isVisible()).toBe(isShown)
  })

  it.each(['form', 'drawForm'])(
    'keeps its reserved space, with the notice over it, if the form is rendered and %s is missing',
    async (chunk) => {
      const page = await openLate(plain, '/drawn-short', chunk, true)
      const top = () => page.locator('#below').evaluate((below) => below.getBoundingClientRect().top)
      const before = await top()
      await untilBlock(page, 'form', 'failed')
      const notice = page.getByRole('button', { name: 'Unable to load. Try again.' })
      await notice.waitFor()
      expect([await top(), await movesOf(page)]).toEqual([before, still])
      const [block, over] = await Promise.all([page.locator('.sqs-block-form').boundingBox(), notice.boundingBox()])
      expect(over!.y).toBeGreaterThan(block!.y)
      expect(over!.y + over!.height).toBeLessThan(block!.y + block!.height)
      await page.unrouteAll()
      await notice.click()
      await page.locator('form button').waitFor()
      expect(await page.locator('.sqs-block-form').getAttribute('style')).toBeNull()
    },
  )

  it('leaves no reserved space behind after stop', async () => {
    const page = await openLate(plain, '/drawn-short', 'form', true)
    await untilBlock(page, 'form', 'failed')
    const html = await page.evaluate(() => {
      ;(globalThis as unknown as Record<symbol, { stop(): void }>)[Symbol.for('skerry')]!.stop()
      return document.querySelector('.sqs-block-form')!.outerHTML
    })
    expect(html).toMatch(/^<div class="[^"]*">/)
    expect(html).toContain('<div class="form-wrapper">')
  })

  it('loses the styles of its reserved space', async () => {
    const page = await openLate(plain, '/slideshow', 'gallery', true)
    await untilBlock(page, 'gallery', 'failed')
    expect(await page.locator('.sqs-gallery').getAttribute('style')).toBeNull()
    expect(
      await page
        .locator('.slide')
        .nth(1)
        .evaluate((slide) => getComputedStyle(slide).position),
    ).toBe('static')
  })
})

describe('early looks', () => {
  it('do not recalculate the content’s styles when a script moves its parent', async () => {
    const { page } = await plain.visit('/moving')
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
    const { styles } = await calculatedDuring(page, async () => {
      await page.locator('#moving').evaluate(async (parent) => {
        parent.style.top = '1px'
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      })
    })
    expect(styles.length).toBeGreaterThan(0)
    expect(Math.max(...styles)).toBeLessThan(50)
  })

  it.each(['its own <style>', 'a sheet with a layer'])(
    'do not lay out the whole page again when a script adds another kind of block and %s',
    async (sheet) => {
      const { page } = await plain.visit('/long')
      await untilBlock(page, 'accordion')
      const { layouts } = await calculatedDuring(page, async () => {
        await page.locator('#end').evaluate(
          (end, [html, isAdopted]) => {
            const rules = '#end{color:navy}'
            if (isAdopted) {
              const own = new CSSStyleSheet()
              own.replaceSync(`@layer own{${rules}}`)
              document.adoptedStyleSheets = [...document.adoptedStyleSheets, own]
            }
            end.innerHTML = isAdopted ? html : `<style>${rules}</style>${html}`
          },
          [form, sheet.includes('layer')] as const,
        )
        await page.locator('#end .form-inner-wrapper').waitFor()
      })
      expect(layouts.length).toBeGreaterThan(0)
      expect(Math.max(...layouts)).toBeLessThan(500)
    },
  )

  it('have one rule for each matching part of a selector list, even if a script replaces the style sheets', async () => {
    const { page } = await plain.visit('/long')
    await untilBlock(page, 'accordion')
    const add = (html: string) =>
      page.locator('#end').evaluate((end, markup) => {
        end.innerHTML = markup
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      }, html)
    const selectors = () =>
      page.evaluate(() =>
        document.adoptedStyleSheets
          .flatMap((sheet) => [...sheet.cssRules].flatMap((rule) => [...(rule as CSSLayerBlockRule).cssRules]))
          .flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.selectorText] : []))
          .filter((selector) => selector.includes('data-skerry-served')),
      )
    const rule = (part: string) => `:where(${part}):where(:not([data-skerry-served]))`
    await add(accordion())
    expect(await selectors()).toEqual([rule('.sqs-block-accordion .accordion-items-container')])
    await page.evaluate(() => {
      document.adoptedStyleSheets = []
    })
    await add('<ul data-block-type="accordion"><li>Question</li></ul>')
    expect(await selectors()).toEqual([
      rule('.sqs-block-accordion .accordion-items-container'),
      rule('[data-block-type="accordion"]'),
    ])
  })

  it('are added for all other blocks if one third-party block has invalid CSS', async () => {
    const { page, troubles } = await plain.visit('/long')
    await page.evaluate(() => {
      const end = document.querySelector('#end')!
      end.innerHTML = '<p data-broken>Broken</p><p data-own>Own</p>'
      const load = () => Promise.resolve({ parse: () => ({}), mount: () => () => {} })
      const define = (name: string, early: string) =>
        (globalThis as unknown as { Skerry: { define(row: object): void } }).Skerry.define({
          name,
          selector: `[data-${name}]`,
          early,
          load,
        })
      define('broken', '&{color:red}}')
      define('own', '&{text-align:right}')
    })
    await expect.poll(() => page.locator('[data-own]').evaluate((own) => getComputedStyle(own).textAlign)).toBe('right')
    expect(troubles.filter((trouble) => trouble.includes('data-broken'))).toHaveLength(1)
  })
})

describe('stop', () => {
  it.each([
    ...Object.entries(blocks),
    ['/card', ['image']],
    ['/words', ['image']],
    ['/collage', ['image']],
    ['/spacer', ['spacer']],
    ['/drawn-short', ['form']],
    ['/newsletter', ['newsletter']],
  ] as const)('restores the served page: %s', async (path, [name]) => {
    const page = await openLate(plain, path, name, false, 320)
    await untilBlock(page, name)
    const left = await page.evaluate(() => {
      ;(globalThis as unknown as Record<symbol, { stop(): void }>)[Symbol.for('skerry')]!.stop()
      return { html: document.querySelector('main')!.outerHTML, sheets: document.adoptedStyleSheets.length }
    })
    const served = await page.evaluate(
      async (address) =>
        new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html').querySelector('main')!
          .outerHTML,
      path,
    )
    expect(left).toEqual({ html: served, sheets: 0 })
  })
})
