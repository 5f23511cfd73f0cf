import type { BrowserContextOptions, Locator, Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { imageUrl } from '../../mocks/site/markup/responsiveImage'
import { emptyForm, servedForm } from '../blocks/form/formMarkup'
import { fillCart } from '../support/filledCart'
import { cartLink } from '../support/shopMarkup'
import { documentOf, siteForTests, untilBlock } from '../support/site'

// Rules that templates have for all elements of a kind, in no layer, so that they win over ours (docs/decisions.md#56).

const dark = `html { background: #111 } body { background: #111; color: #eee } h1, h2, h3, label, legend, a { color: #fff }
  p, li { color: #ddd } input, select, textarea { border: 0; background: transparent; color: #fff } button { color: #fff }`
const wrapped = `html, body { background: transparent } #siteWrapper { background: #111; color: #eee }
  h1, h2, h3, a { color: #fff } p { color: #ddd }`
const plain =
  'html { background: #111 } body { background: transparent; color: #eee } h1, h2, h3, p, a { color: inherit }'
const smallRoot = 'html { font-size: 62.5% } body { font-size: 1.6rem }'
const reset = 'img, svg, video { display: block; vertical-align: middle }'
const wideButtons = 'button { width: 100%; padding: 1em 3em }'
const filledButtons =
  'button, input { padding: 1em 1.6em; border: 0; background: #1d5c4d; color: #fff } a { color: #1d5c4d }'
const wideLabels = 'label { display: block; width: 100% }'

const formFields = [
  { id: 'phone-1', type: 'phone', title: 'Phone', showCountryCode: true },
  { id: 'twitter-1', type: 'twitter', title: 'Account' },
]
const formFieldFormats = { countries: [{ name: 'Norway', code: 'NO', phoneCode: '+47' }] }
const lightboxFields = `<div class="form-item section"><h2>Your trip</h2><p>See <a href="/ferries">our ferries</a></p></div>
  <fieldset class="form-item field radio"><legend class="title">Size</legend>
  <div class="option"><label><input type="radio" name="size" value="s"> Small</label></div></fieldset>
  <div class="form-item field"><label class="title" for="city">City</label><input id="city" name="city" value="Oban"></div>`
const lightbox = servedForm({
  fields: lightboxFields,
  before: '<div class="lightbox-handle-wrapper"><button class="lightbox-handle">Hire a boat</button></div>',
  context: { formId: '5f0c00000000000000000001', formName: 'Hire a boat', useLightbox: true },
}).replace('class="form-wrapper"', 'class="form-wrapper hidden"')

const slide = `<figure><img src="${imageUrl('loaves')}" alt=""></figure>`

const site = siteForTests({
  pages: {
    '/rtl-form': documentOf(emptyForm({ formId: '5f0c0000000000000000f00b', formFields, formFieldFormats })).replace(
      '<html lang="en">',
      '<html lang="ar" dir="rtl">',
    ),
    '/lightbox': documentOf(lightbox, `<style>${dark}</style>`),
    '/review': documentOf(
      '<div data-review-token="review-open"></div>',
      `<style>${wideLabels} ${smallRoot}</style><script>Static = { SQUARESPACE_CONTEXT: { pageType: 209 } }</script>`,
    ),
    '/video': documentOf(
      '<div class="sqs-video-background" style="height: 300px" data-config-url="/media/the-light.webm"></div>',
    ),
    '/drawn-arrows': documentOf(
      `<div data-block-type="gallery" data-block-json='{"design":"slideshow"}'>${slide}${slide}</div>`,
    ),
    '/panel': documentOf(
      '<div data-block-type="configuration-panel"><aside data-guide><h2>Guide</h2></aside><iframe></iframe></div>',
    ),
    '/drawer': documentOf(cartLink.replace('<a ', '<a data-cart-drawer '), `<style>${smallRoot}</style>`),
  },
  renderPage(path, context) {
    const page = renderPage(path, context)
    if (!context.query.has('wrapped') || typeof page?.body !== 'string') return page
    const body = page.body.replace(/<body[^>]*>/, '$&<div id="siteWrapper">').replace('</body>', '</div></body>')
    return { ...page, body }
  },
})

beforeEach(() => site.server.backend.reset())

async function visit(path: string, block: string, styles: string, options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await site.visit(path, options)
  if (styles) await page.addStyleTag({ content: styles })
  const places = page.locator(`.sqs-block-${block}, .sqs-product-quick-view-button`)
  if (await places.count()) await places.first().scrollIntoViewIfNeeded()
  await untilBlock(page, block)
  return page
}

/** The words of each element, and the contrast of its colour with its background. */
const contrasts = (texts: Locator) =>
  texts.evaluateAll((all) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    const channels = (colour: string) => {
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data] as [number, number, number, number]
    }
    const luminance = (colour: string) => {
      const [red, green, blue] = channels(colour).map((value) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      }) as [number, number, number, number]
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const backgroundOf = (element: Element): string => {
      let part: Element | null = element
      while (part) {
        const { backgroundColor } = getComputedStyle(part)
        if (channels(backgroundColor)[3] > 200) return backgroundColor
        const root = part.getRootNode()
        part = part.assignedSlot ?? part.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
      }
      return 'white'
    }
    return all
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const [text, background] = [getComputedStyle(element).color, backgroundOf(element)].map(luminance) as [
          number,
          number,
        ]
        const words = element.textContent?.trim() || element.localName
        return { words, contrast: (Math.max(text, background) + 0.05) / (Math.min(text, background) + 0.05) }
      })
  })

async function expectLegible(texts: Locator, least = 1): Promise<void> {
  const found = await contrasts(texts)
  expect(found.length).toBeGreaterThanOrEqual(least)
  expect(found.filter(({ contrast }) => contrast < 4.5)).toEqual([])
}

async function expectUnfilled(buttons: Locator): Promise<void> {
  await expectLegible(buttons)
  const fills = await buttons.evaluateAll((all) => all.map((button) => getComputedStyle(button).backgroundColor))
  expect(new Set(fills)).toEqual(new Set(['rgba(0, 0, 0, 0)']))
}

const sizes = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height, left, right, top } = element.getBoundingClientRect()
      return { width, height, left, right, top }
    }),
  )

describe('under a template with light text on a dark background', () => {
  it('a form’s error summary is legible', async () => {
    const page = await visit('/contact', 'form', dark)
    await page.locator('main form [type="submit"]').first().click()
    await page.locator('.form-submission-error-fields').waitFor()
    await expectLegible(page.locator('.form-submission-error p, .form-submission-error-fields a'), 3)
  })

  it('the search preview is legible', async () => {
    const page = await visit('/blocks/search', 'search', dark)
    await page.locator('.search-input').first().pressSequentially('seal')
    await page.getByRole('listbox').waitFor()
    await expectLegible(page.locator('.skerry-search-preview .search-result'))
  })

  it('the cards of embeds and maps are legible', async () => {
    const page = await visit('/blocks/embed?embeds=foreign&cookies=restrictive', 'embed', dark)
    await page.locator('.skerry-embed-card').first().waitFor()
    await expectLegible(page.locator('.skerry-embed-card :is(p:not(.skerry-embed-actions), a)'), 2)
    const map = await visit('/blocks/map', 'map', dark)
    await map
      .locator('.skerry-map-note')
      .first()
      .evaluate((note) => note.append('Your address is sent.'))
    await expectLegible(map.locator('.skerry-map-link, .skerry-map-note:not(:empty)'), 2)
  })

  it('a map’s attribution and loading message are legible', async () => {
    const page = await visit('/blocks/map', 'map', `${dark} p { color: #333 }`)
    const status = page.locator('.skerry-map-status').first()
    await status.evaluate((element) => element.append('Loading'))
    await expectLegible(status)
    await page.locator('.skerry-map-open').first().click()
    await page.locator('.skerry-map-credit a').first().waitFor()
    await page.addStyleTag({ content: 'p { color: #ddd !important }' })
    await expectLegible(page.locator('.skerry-map-credit, .skerry-map-credit a'), 2)
  })

  it.each([
    ['a wrapper', wrapped, '&wrapped'],
    ['the document', plain, ''],
  ])('a quick view is legible, even if the background belongs to %s', async (_, styles, query) => {
    const page = await visit(`/bakehouse?category=House${query}`, 'quick-view', styles)
    const button = page.locator('.sqs-product-quick-view-button').first()
    await button.focus()
    await button.press('Enter')
    await page.locator('.skerry-quick-view h1, .skerry-quick-view h2').first().waitFor()
    await expectLegible(page.locator('.skerry-quick-view :is(h1, h2, p, a)'), 2)
    const frame = page.getByRole('dialog')
    expect(await frame.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(17, 17, 17)')
  })

  it('a form in a lightbox is legible', async () => {
    const page = await visit('/lightbox', 'form', '')
    await page.getByRole('button', { name: 'Hire a boat' }).click()
    const dialog = page.getByRole('dialog', { name: 'Hire a boat' })
    await dialog.waitFor()
    await expectLegible(dialog.locator('h2, p, a, legend, label, #city, .skerry-form-close'), 8)
    expect(await dialog.locator('#city').evaluate((field) => getComputedStyle(field).borderTopWidth)).toBe('1px')
  })
})

describe('under a template whose rem is not 16 px', () => {
  it('search results have the size of the page’s text', async () => {
    const page = await visit('/blocks/search', 'search', smallRoot)
    await page.locator('.search-input').first().pressSequentially('seal')
    await page.getByRole('listbox').waitFor()
    const sizeOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).fontSize)
    expect(await sizeOf('.search-result')).toBe(await sizeOf('body'))
  })

  it('a cart’s buttons are 44 px wide and high, and its lines are narrow on a phone', async () => {
    const { page } = await site.visit('/contact', { viewport: { width: 390, height: 800 } })
    await fillCart(page, [{ product: 'ships-biscuit' }])
    await page.goto(`${site.server.url}/cart`)
    await page.addStyleTag({ content: smallRoot })
    await page.locator('.skerry-cart-stepper').waitFor()
    const buttons = await sizes(page.locator('.skerry-cart-stepper button'))
    expect(buttons.filter(({ width, height }) => width < 44 || height < 44)).toEqual([])
    const columns = (line: Element) => getComputedStyle(line).gridTemplateColumns.split(' ').length
    expect(await page.locator('.skerry-cart-line').evaluate(columns)).toBe(3)
  })

  it('a quantity stepper fits a window of 320 px with text twice as large', async () => {
    const { page } = await site.visit('/contact', { viewport: { width: 320, height: 640 } })
    await fillCart(page, [{ product: 'ships-biscuit' }])
    await page.goto(`${site.server.url}/cart`)
    await page.addStyleTag({ content: 'html { font-size: 200% } body { font-size: 1rem }' })
    await page.locator('.skerry-cart-stepper').waitFor()
    const parts = await sizes(page.locator('.skerry-cart-stepper > *'))
    expect(parts.filter(({ left, right }) => left < 0 || right > 320)).toEqual([])
  })

  it('the cart drawer and the quick view are as wide as under other templates', async () => {
    const { page } = await site.visit('/drawer', { viewport: { width: 900, height: 700 } })
    await page.locator('a[data-cart-drawer][aria-haspopup="dialog"]').click()
    await page.getByRole('dialog', { name: 'Cart' }).waitFor()
    const [drawer] = await sizes(page.getByRole('dialog', { name: 'Cart' }))
    expect(drawer?.width).toBeGreaterThanOrEqual(400)
    const shop = await visit('/bakehouse?category=House', 'quick-view', smallRoot)
    await shop.locator('.sqs-product-quick-view-button').first().press('Enter')
    await shop.locator('.skerry-quick-view h1, .skerry-quick-view h2').first().waitFor()
    const dialog = shop.getByRole('dialog')
    expect(await dialog.evaluate((element) => (element as HTMLElement).offsetWidth)).toBe(960)
  })
})

describe('under a template that displays all images as blocks', () => {
  it('the stars in a review stay on one line', async () => {
    const { page } = await site.visit('/bakehouse/p/ships-biscuit')
    await page.addStyleTag({ content: reset })
    await page.locator('[data-product-reviews]').evaluate((place) => place.scrollIntoView())
    const row = page.locator('.skerry-reviews-stars').first()
    await row.waitFor()
    expect(new Set((await sizes(row.locator('svg'))).map(({ top }) => top)).size).toBe(1)
    const rating = page.locator('.skerry-reviews-summary li > span:first-child').first()
    const height = (element: Element) => element.getClientRects().length && element.clientHeight
    const lineHeight = await rating.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight))
    expect(await rating.evaluate(height)).toBeLessThan(lineHeight * 1.5)
  })

  it('a share button keeps its height', async () => {
    const page = await visit('/blocks/share', 'share', '')
    const button = page.locator('.skerry-share-button').first()
    const before = await sizes(button)
    await page.addStyleTag({ content: reset })
    expect(await sizes(button)).toEqual(before)
  })
})

describe('under a template that stretches all buttons to the width of their container', () => {
  it.each([
    ['/blocks/gallery', 'gallery', '.skerry-gallery-pause', 44],
    ['/drawn-arrows', 'gallery', '.sqs-gallery-controls > button', 44],
    ['/blocks/marquee', 'marquee', '.skerry-marquee-pause', 32],
    ['/video', 'video', '.skerry-video-toggle', 44],
  ] as const)('controls keep their size: %s, %s, %s', async (path, block, selector, wide) => {
    const page = await visit(path, block, wideButtons)
    const controls = page.locator(selector)
    if (path === '/blocks/gallery') await page.locator('.sqs-block-gallery').nth(1).scrollIntoViewIfNeeded()
    await controls.first().waitFor({ state: 'attached' })
    const widths = (await sizes(controls)).map(({ width }) => width)
    expect(new Set(widths)).toEqual(new Set([wide]))
  })

  it('a map’s buttons keep their size', async () => {
    const page = await visit('/blocks/map', 'map', wideButtons)
    await page.locator('.skerry-map-open').first().click()
    const buttons = page.locator('.skerry-map-controls button')
    await buttons.first().waitFor()
    expect(new Set((await sizes(buttons)).map(({ width }) => width))).toEqual(new Set([44]))
  })
})

/** How far the middle of each icon is from the middle of its button, in CSS pixels. */
const offCentre = (buttons: Locator) =>
  buttons.evaluateAll((all) =>
    all.map((button) => {
      const [outer, icon] = [button, button.querySelector('svg')!].map((part) => part.getBoundingClientRect())
      const [width, height] = [outer!.left + outer!.right, outer!.top + outer!.bottom]
      return Math.max(Math.abs(width - icon!.left - icon!.right), Math.abs(height - icon!.top - icon!.bottom)) / 2
    }),
  )

describe('under a template that adds padding and a background to all buttons and fields', () => {
  it.each([
    ['/panel', 'configuration-panel', '.skerry-panel-button:visible', 44],
    ['/blocks/tour-dates', 'tour-dates', '.skerry-tour-save', 40],
  ] as const)('icons stay centred in their buttons: %s, %s, %s', async (path, block, selector, wide) => {
    const page = await visit(path, block, `${filledButtons} button { min-width: 9em }`)
    const buttons = page.locator(selector)
    await buttons.first().waitFor()
    expect(new Set((await sizes(buttons)).map(({ width }) => width))).toEqual(new Set([wide]))
    expect(Math.max(...(await offCentre(buttons)))).toBeLessThan(1)
  })

  it('the parts of a quantity stepper stay in its frame', async () => {
    const { page } = await site.visit('/contact')
    await fillCart(page, [{ product: 'ships-biscuit' }])
    await page.goto(`${site.server.url}/cart`)
    await page.addStyleTag({ content: filledButtons })
    await page.locator('.skerry-cart-stepper').waitFor()
    const [frame] = await sizes(page.locator('.skerry-cart-stepper'))
    const parts = await sizes(page.locator('.skerry-cart-stepper > *'))
    expect(parts.filter(({ left, right }) => left < frame!.left || right > frame!.right)).toEqual([])
  })

  it('buttons styled as links have no background, and are legible', async () => {
    const { page } = await site.visit('/contact')
    await fillCart(page, [{ product: 'ships-biscuit' }])
    await page.goto(`${site.server.url}/cart`)
    await page.addStyleTag({ content: filledButtons })
    await page.locator('.skerry-cart-quiet').first().waitFor()
    await expectUnfilled(page.locator('.skerry-cart-quiet'))
    const calendar = await visit('/blocks/calendar', 'calendar', filledButtons)
    const actions = calendar.locator('.skerry-calendar-agenda button')
    await calendar.locator('.skerry-calendar-day').first().click()
    await actions.first().waitFor()
    await expectUnfilled(actions)
  })
})

describe('under a template that adds a background to all buttons', () => {
  it('the button in the contact bar has none, like the links beside it', async () => {
    const phone = { viewport: { width: 400, height: 700 } }
    const page = await visit('/blocks/mobile-information-bar', 'mobile-information-bar', filledButtons, phone)
    const hours = page.locator('.sqs-mobile-info-bar-trigger > button')
    const fill = () => hours.evaluate((button) => getComputedStyle(button).backgroundColor)
    expect(await fill()).toBe('rgba(0, 0, 0, 0)')
    await hours.click()
    await expect.poll(fill).not.toBe('rgba(0, 0, 0, 0)')
    expect(await fill()).not.toBe('rgb(29, 92, 77)')
  })
})

describe('under a template that displays all labels as blocks', () => {
  it('the stars in a rating stay on one line, each 44 px in size', async () => {
    const page = await visit('/review', 'review-request', '')
    const stars = await sizes(page.getByRole('radiogroup').first().locator('label'))
    expect(stars).toHaveLength(5)
    expect(new Set(stars.map(({ top }) => top)).size).toBe(1)
    expect(stars.map(({ width, height }) => [width, height])).toEqual(Array(5).fill([44, 44]))
  })
})

describe('in forced dark colours, under a template with dark text', () => {
  it.each([
    ['/blocks/calendar', '.skerry-calendar-dots i'],
    ['/bakehouse/p/ships-biscuit', '.skerry-reviews-bar > span'],
  ])('chart marks are visible: %s %s', async (path, selector) => {
    const { page } = await site.visit(path, { forcedColors: 'active', colorScheme: 'dark' })
    await page.addStyleTag({ content: 'body, [data-product-reviews] { color: #222 !important }' })
    await page
      .locator('.sqs-block-calendar, [data-product-reviews]')
      .first()
      .evaluate((place) => place.scrollIntoView())
    const marks = page.locator(selector)
    await marks.first().waitFor({ state: 'attached' })
    const colours = await marks.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).backgroundColor))
    expect(new Set(colours)).not.toContain('rgb(34, 34, 34)')
  })
})

describe('right-to-left text', () => {
  it('leaves the arrows of a left-to-right gallery on their own sides', async () => {
    const page = await visit(
      '/blocks/gallery',
      'gallery',
      '.sqs-gallery-controls .previous { left: 0 } .sqs-gallery-controls .next { right: 0 }',
    )
    const controls = page.locator('.sqs-gallery-controls:has(> .next)').first()
    await controls.locator('.next').waitFor({ state: 'attached' })
    await controls.evaluate((element) => {
      document.documentElement.dir = 'rtl'
      element.parentElement!.dir = 'ltr'
    })
    const [previous] = await sizes(controls.locator('.previous'))
    const [next] = await sizes(controls.locator('.next'))
    expect(next!.left).toBeGreaterThan(previous!.right + 100)
  })

  it('keeps the parts of a phone number in order, and aligns its text to the right', async () => {
    const page = await visit('/rtl-form', 'form', '')
    await page.locator('.fields.phone input').waitFor()
    const lefts = async (selector: string) => (await sizes(page.locator(selector))).map(({ left }) => left)
    for (const selector of ['.skerry-form-phone > .field', '.twitter :is(input, .form-input-prefix)']) {
      const found = await lefts(selector)
      expect(found.length).toBeGreaterThan(1)
      expect(found).toEqual(found.toSorted((one, other) => one - other))
    }
    const [group] = await sizes(page.locator('.fields.phone'))
    const wordsAt = (legend: Element) => {
      const range = document.createRange()
      range.selectNodeContents(legend)
      return range.getBoundingClientRect().right
    }
    for (const legend of await page.locator('legend.title').all())
      expect(await legend.evaluate(wordsAt)).toBeCloseTo(group!.right, 0)
  })
})
