import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captchaForm, contactForm } from '../../mocks/fixtures/forms'
import { renderPage } from '../../mocks/site/index'
import { makeSlides, servedGallery } from '../../stories/support/galleryMarkup'
import type { ImageFixture } from '../../stories/support/images'
import { lightboxLinks, makeImages } from '../../stories/support/lightboxMarkup'
import { emptyForm } from '../blocks/form/formMarkup'
import { openGallerySite } from '../support/gallerySite'
import { blockStates, documentOf, openSite, type Site, untilBlock } from '../support/site'

// Each chunk of the build fails twice on a page that needs it. The result is compared with the same visit without
// failures.

const folder = resolve(import.meta.dirname, '../../dist/chunks')
const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'-12345678.mjs'.length)
const chunks = existsSync(folder)
  ? readdirSync(folder).flatMap((file) => (file.endsWith('.mjs') ? [nameOf(file)] : []))
  : []
const importsOf: { readonly [file: string]: readonly string[] } = existsSync(folder)
  ? JSON.parse(readFileSync(resolve(folder, 'graph.json'), 'utf8'))
  : {}
const importedByOthers = new Set(Object.values(importsOf).flatMap((files) => files.map(nameOf)))
const mostTogether = 6

const urlOf = ({ width, height, number }: ImageFixture) => `/content/v1/1/${width}x${height}-${number}.svg`
const slides = makeSlides(Array.from({ length: 4 }, () => [600, 400] as const))
const gallery = (data: object) => servedGallery({ slides, data: { ...data }, hasControls: true, urlOf })
const ownWords = '<script type="application/json" data-skerry-messages>{"de":{"ui":{"close":"Zu"}}}</script>'

const debugTag = '<script type="module" src="/__skerry/skerry.mjs" data-debug nonce="{{nonce}}"></script>'

const blocks = `
  <div class="sqs-block sqs-block-accordion"><ul class="accordion-items-container">
    <li class="accordion-item"><h2><button class="accordion-item__click-target" aria-expanded="false">Hours</button></h2>
      <div class="accordion-item__dropdown" role="region"><p>Nine to five</p></div></li></ul></div>
  <div class="sqs-block sqs-block-menu"><div class="menu-wrapper"><div><label class="js-menu-select-labels">Lunch</label><label class="js-menu-select-labels">Supper</label></div>
    <div class="js-menu">Soup</div><div class="js-menu">Haddock</div></div></div>
  <span class="squarespace-social-buttons inline-style" data-full-url="/boats" data-title="The boats"></span>
  <div class="sqs-block sqs-block-button" id="b1"><a href="#there" target="_blank">To the boats</a></div>
  <div class="sqs-block sqs-block-spacer" data-aspect-ratio="3"><div class="sqs-block-content"></div></div>
  <div class="sqs-block sqs-block-marquee"><div class="Marquee"><div class="Marquee-measure"><p class="Marquee-item">Low water at six</p></div><p><svg class="Marquee-svg"></svg><span class="v6-visually-hidden"></span></p></div></div>
  <div data-animation="fade"><p>It fades in.</p></div>
  <div class="sqs-block sqs-block-audio"><div class="sqs-audio-embed" data-url="/media/none.mp3" data-title="Waves" data-author="The sea"></div></div>
  <div class="sqs-block sqs-block-donation"><div class="sqs-donate-button" data-donate-page-id="d1">Donate</div></div>
  <div class="sqs-block sqs-block-newsletter"><form class="newsletter-form" data-form-id="n1" method="POST"><input type="email" name="email" aria-label="Email"><button>Join</button></form></div>
  <div class="form-item field textarea" data-max-length="10"><label for="t">Message</label><textarea id="t">1234567890</textarea></div>
  <div class="sqs-block sqs-block-video"><div class="sqs-video-wrapper" data-html="&lt;iframe src=&quot;https://player.vimeo.com/video/1&quot; title=&quot;The boat&quot;>&lt;/iframe>" data-provider-name="vimeo"><div class="sqs-video-overlay"><div class="sqs-video-opaque"></div><div class="sqs-video-icon"></div></div></div></div>
  <div class="sqs-block sqs-block-image"><figure><img data-src="${urlOf(slides[0]!)}" data-image="${urlOf(slides[0]!)}" data-image-dimensions="600x400" alt="Hills"></figure></div>
  <div data-block-type="summary" data-block-json='{"design":"autogrid"}'><div data-summary-item><a href="#1">One</a></div></div>
  <div class="sqs-block sqs-block-summary-v2" data-block-json='{"design":"list","collectionId":"c1"}'><div class="summary-block-collection-type-events"><div class="summary-item-list"><div class="summary-item"><a href="#2">Two</a></div></div></div></div>
  <section id="slideshow">${gallery({ design: 'slideshow', transition: 'swipe' })}</section>
  <section id="carousel">${gallery({ design: 'carousel' })}</section>
  <section id="elsewhere">${gallery({ design: 'slideshow', elements: { next: '#later' } })}<button id="later">Later</button></section>
  ${lightboxLinks(makeImages(2), 'all', { urlOf, title: 'Far away', description: 'In <b>June</b>' })}
  <div class="sqs-block sqs-block-chart" data-block-json='{"chartType":1010,"dataTable":[["","Seals"],["2024",47],["2025",41]]}'></div>
  <div class="sqs-block sqs-block-embed" data-block-json='{"html":"&lt;p>High water at six&lt;/p>"}'><div class="sqs-block-content"></div></div>
  <div class="sqs-block"><div class="sqs-block-content"><script class="TextAttributes-props" type="application/json">[{"type":"highlight","id":"h1","shape":"underline"}]</script>
    <p>The boat leaves <span class="sqsrte-text-highlight" data-text-attribute-id="h1">at high water</span>.</p></div></div>
  <p><span class="timesince" data-date="-86400000">1969</span></p>
  <p id="template">A script of the template has not run.</p>
  <script nonce="{{nonce}}">
    addEventListener('load', () => Y.use('node', (Y) => Y.one('#template').addClass('ready')))
  </script>`

/** A field that a form cannot send, which it reports in the console. */
const fileField = '<label>File <input type="file" name="file"></label>'
const captchaMarkup = (provider: string) => `<div class="sqs-block form-block sqs-block-form"><div class="form-wrapper">
  <form data-form-id="${captchaForm.id}" data-collection-id="c1" data-object-name="o1" method="POST" data-draft>
    <div id="email-f401" class="form-item field email required"><label class="title" for="e">Email</label><input class="field-element" id="e" type="email"></div>
    <div class="captcha-container" data-captcha-provider="${provider}"></div>
    <div class="form-button-wrapper"><button type="submit">Send it</button></div>
    <div class="hidden form-submission-text">Thank you, friend!</div></form></div></div>`
const captchaSettings = {
  siteKey: 'key-1',
  scripts: Object.fromEntries(
    ['recaptcha', 'hcaptcha', 'turnstile'].map((name) => [name, `/api/captcha/stand-ins/${name}`]),
  ),
}
const context = `<script nonce="{{nonce}}">Static = { SQUARESPACE_CONTEXT: ${JSON.stringify({ website: { captchaSettings } })} }</script>`
const inLanguage = (lang: string, html: string) => html.replace('lang="en"', `lang="${lang}"`)

const pages = {
  '/blocks': inLanguage('de', documentOf(blocks, ownWords + debugTag)),
  '/drawn': inLanguage(
    'en-XA',
    documentOf(
      emptyForm({
        formId: contactForm.id,
        formName: 'Ask',
        formFields: [{ id: 'email-1', type: 'email', title: 'Email' }],
      }),
    ),
  ),
  ...Object.fromEntries(
    ['proof-of-work', 'recaptcha', 'hcaptcha', 'turnstile'].map((provider) => [
      `/${provider}`,
      documentOf(
        captchaMarkup(provider).replace('<button', `${provider === 'turnstile' ? fileField : ''}<button`),
        context,
      ),
    ]),
  ),
}

/** Calls the API as a host's script would. */
async function callToolkit(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { Skerry } = globalThis as unknown as Host
    Skerry.tooltip(document.querySelector('h1')!, 'A tip')
    Skerry.dialog({ kind: 'confirm', title: 'From the host', message: 'Hello' })
    await Promise.all([
      Skerry.formats(),
      Skerry.hooks(),
      Skerry.services(),
      Skerry.request('GET', '/api/site-header-footer'),
    ])
  })
  const dialog = page.getByRole('dialog', { name: 'From the host' }).or(page.getByRole('alertdialog'))
  await dialog.getByRole('button').first().click()
  await dialog.waitFor({ state: 'detached' })
}

/** A visitor's actions on each page, with their effects. */
const visits: { readonly [path: string]: (page: Page) => Promise<void> } = {
  async '/blocks'(page) {
    await page.getByRole('button', { name: 'Hours' }).click()
    await page.getByText('Nine to five').waitFor()
    await page.locator('#b1 a[rel="noopener"]').waitFor()
    await page.locator('.skerry-share-button', { hasText: 'Teilen' }).waitFor()
    await page.getByText('Supper').click()
    await page.getByRole('tabpanel', { name: 'Supper' }).waitFor()
    await page.getByRole('application').waitFor()
    await page.locator('#t').press('End')
    await page.locator('#t').press('x')
    await page.locator('.skerry-counter-spoken', { hasText: '11' }).waitFor({ state: 'attached' })
    await page.locator('.timesince:not(:text("1969"))').waitFor()
    await page.locator('#template.ready').waitFor()
    await page.locator('.TextShape-node path').waitFor({ state: 'attached' })
    await callToolkit(page)
    await page.locator('#carousel .slide[inert]').first().waitFor({ state: 'attached' })
    await page.locator('#slideshow .next').click()
    await page.locator('#slideshow .sqs-active-slide[aria-label^="2 "]').waitFor()
    await page.locator('#later[aria-controls]').click()
    await page.locator('#elsewhere .sqs-active-slide[aria-label^="2 "]').waitFor()
    await page.locator('[data-lightbox]').first().click()
    const lightbox = page.getByRole('dialog')
    await lightbox.getByText('In June', { exact: true }).waitFor()
    await lightbox.getByRole('button', { name: 'Zu' }).click()
    await lightbox.waitFor({ state: 'detached' })
  },
  async '/drawn'(page) {
    // What sends the form comes once somebody writes, and nothing on the page shows it.
    const sending = page.waitForResponse((response) => response.url().includes('/chunks/attempt-') && response.ok())
    await page.getByRole('textbox').fill('ada@example.org')
    await sending
  },
  async '/proof-of-work'(page) {
    await page.getByLabel('Email').fill('ada@example.org')
    await page.getByRole('button', { name: 'Send it' }).click()
    await page.getByText('Thank you, friend!').waitFor()
  },
  ...Object.fromEntries(
    ['recaptcha', 'hcaptcha', 'turnstile'].map((provider) => [
      `/${provider}`,
      async (page: Page) => {
        await page.getByLabel('Email').focus()
        await page.frameLocator('.skerry-captcha-widget iframe').getByRole('checkbox').waitFor()
      },
    ]),
  ),
}

/** A visitor's actions on pages of the demo shop. */
const shopVisits: typeof visits = {
  async '/bakehouse/p/ships-biscuit?csp=strict'(page) {
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await page.locator('.sqs-cart-quantity', { hasText: '1' }).waitFor()
    await page.evaluate(() => (globalThis as unknown as Host).Skerry.cart.get())
    await page.getByRole('link', { name: /Cart/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Cart' })
    await drawer.getByRole('button', { name: /^Remove/ }).click()
    await drawer.getByRole('button', { name: /^Undo/ }).waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Add To Cart' }).waitFor()
  },
  async '/blocks/cookie-banner?csp=strict'(page) {
    await page.getByRole('region', { name: 'Cookie notice' }).getByRole('button', { name: 'Accept' }).click()
  },
  async '/blocks/announcement-bar?csp=strict'(page) {
    await page.getByRole('button', { name: 'Close announcement' }).click()
    await page.getByRole('region', { name: 'Announcement' }).waitFor({ state: 'detached' })
  },
  async '/blocks/mobile-information-bar?csp=strict'(page) {
    await page.getByRole('button', { name: 'Hours', exact: true }).click()
    await page.getByRole('group', { name: 'Opening hours' }).waitFor()
  },
  async '/blocks/popup-overlay?csp=strict'(page) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  },
  async '/blocks/cart-pill?csp=strict'(page) {
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await page.getByRole('link', { name: /in cart/ }).waitFor()
  },
  async '/bakehouse/p/nine-knots?csp=strict'(page) {
    await page.locator('.product-restock-form[novalidate]').waitFor()
    await page.getByLabel('Your Email').fill(`${crypto.randomUUID()}@example.org`) // each is signed up once
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await page.getByText('Signed up!').waitFor()
  },
  async '/bakehouse/p/morning-at-the-oven?csp=strict'(page) {
    await page.locator('label', { hasText: 'A weekday' }).click()
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await page.locator('.skerry-ask-fields').getByLabel('Who is coming?').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  },
  async '/bakehouse/p/bread-knife?csp=strict'(page) {
    // A click from a page that was left before its code had loaded.
    await page.evaluate(() => {
      const controls = document.querySelectorAll('select,[type=radio],[type=number],.sqs-add-to-cart-button')
      const states = [...controls].map((one) => (one.matches('.sqs-add-to-cart-button') ? 1 : '1'))
      sessionStorage.setItem('skerry.clicks 1', JSON.stringify({ value: [document.body.outerHTML, states] }))
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.locator('.sqs-cart-quantity', { hasText: '1' }).waitFor()
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('recently viewed')))
    await page.setViewportSize({ width: 1000, height: 600 }) // the list comes where nothing on the screen moves
    await page.goto(page.url().replace('bread-knife', 'wool-hat'))
    await page.getByRole('heading', { name: 'Recently viewed' }).waitFor()
  },
  async '/bakehouse?category=House&csp=strict'(page) {
    await page.locator('.sqs-product-quick-view-button').first().click()
    await page.locator('.skerry-quick-view').getByRole('heading').first().waitFor()
    await page.locator('.skerry-quick-view .product-restock-form[novalidate]').waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.locator('[data-product-list] button[hidden]').waitFor({ state: 'attached' })
    await page.getByRole('link', { name: 'Clothes' }).click()
    await page.locator('[data-product-count]', { hasText: '3 products' }).waitFor()
    await page.locator('.sqs-block-opentable-v2 iframe').waitFor()
  },
  async '/blocks/search-page?csp=strict&q=e'(page) {
    await page.getByRole('button', { name: 'See more' }).waitFor()
  },
  async '/blocks/search?csp=strict'(page) {
    await page.getByRole('combobox').first().fill('concert')
    await page.getByRole('option').getByText('Harbour concert').waitFor()
  },
  async '/blocks/like?csp=strict'(page) {
    // Liked and taken back: the server remembers it for the next visitor.
    for (const said of ['You like this. 124 Likes', 'You no longer like this. 123 Likes']) {
      const saved = page.waitForResponse(/\/like\?/)
      await page.locator('.sqs-simple-like').first().click()
      await page.getByText(said).first().waitFor({ state: 'attached' })
      await saved
    }
  },
  async '/blocks/list-section?csp=strict'(page) {
    await page.locator('button[aria-label="Next"]:visible').first().click()
    await page.getByText('Item 2 of 5').first().waitFor({ state: 'attached' })
  },
  async '/blocks/comment-count?csp=strict'(page) {
    await page.getByRole('link', { name: '3 Comments' }).waitFor()
  },
  async '/blocks/follow?csp=strict'(page) {
    await page.locator('.squarespace-follow-button iframe').first().waitFor()
  },
  async '/blocks/money?csp=strict'(page) {
    await page.getByText('For the dog').scrollIntoViewIfNeeded()
  },
  async '/members?csp=strict'(page) {
    await page.locator('.join-button:visible').click()
    await page.getByText('Please log in to join.').waitFor()
  },
  async '/contact?csp=strict'(page) {
    await page.getByRole('button', { name: 'Show the map' }).first().click()
    await page.getByRole('application').waitFor()
    await page.locator('.skerry-map[data-state="live"]').waitFor()
  },
  async '/contact?map=keyed'(page) {
    await page.locator('.skerry-map[data-state="live"]').first().waitFor()
  },
  async '/events?csp=strict'(page) {
    await page.locator('.skerry-calendar-list li').first().waitFor()
  },
  async '/blocks/event?csp=strict'(page) {
    await page.locator('a[download="winter-fair.ics"]').waitFor({ state: 'attached' })
  },
  async '/blocks/tour-dates?csp=strict'(page) {
    await page.locator('.skerry-tour li').first().waitFor()
  },
  async '/cart?csp=strict'(page) {
    await page.getByText('You have nothing in your shopping cart.').waitFor()
  },
  async '/gift-card-balance?csp=strict'(page) {
    await page.getByLabel(/^Gift card code/).fill('SKERRY-0050-FULL')
    await page.getByRole('button', { name: 'Show the balance' }).click()
    await page.getByText('There is US$50.00 left on this card.').waitFor()
  },
  async '/account/login?csp=strict'(page) {
    await page.locator('main').getByRole('button', { name: 'Log in' }).click()
    await page.getByText('Please enter your email.').waitFor()
  },
  async '/__mock/login?as=owner&to=/blocks/owner?noredirect'(page) {
    await untilBlock(page, 'owner-shortcuts')
  },
  async '/reviews/review-open?csp=strict'(page) {
    await page.getByRole('radiogroup').first().waitFor()
  },
  async '/__mock/login?as=owner&to=/config/?frameUrl=/favicon.svg'(page) {
    await page.getByRole('button', { name: /full-screen preview/i }).waitFor()
  },
  async '/island?performance=true&csp=strict'(page) {
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/1/performance/settings')),
    )
  },
}

type Host = { readonly Skerry: typeof import('../../src/index') }

interface End {
  /** The accessibility tree. */
  readonly tree: string
  readonly blocks: readonly string[]
  readonly language: string
  /** Uncaught errors and console messages, except the browser's own about a failed request. */
  readonly troubles: readonly string[]
  /** The chunks that loaded, once each. */
  readonly came: readonly string[]
  /** How many times each missing chunk was requested after it was available. */
  readonly requests: readonly number[]
}

let site: Site
let shop: Site
const undisturbed = new Map<string, End>()
/** The day of each undisturbed visit: pages with dates look different on the next one. */
const visitedOn = new Map<string, string>()
const today = () => new Date().toDateString()

/**
 * Visits a page while chunks fail twice each: with a network error, then a server error. `untilQuiet` waits until no
 * chunk has come while the page was idle twenty times, and `end` reads the result.
 */
async function visit(path: string, missing: readonly string[] = []) {
  const own = path in shopVisits ? shop : site
  const { page, troubles } = await own.visit('/site.css') // a file, because the shop's page for what is missing has blocks
  page.setDefaultTimeout(60_000)
  const requests = new Map(missing.map((chunk) => [chunk, 0]))
  const came: string[] = []
  page.on('response', (response) => {
    const [, name] = /\/chunks\/(.+)-.{8}\.mjs/.exec(response.url()) ?? []
    if (name && response.ok()) came.push(name)
  })
  for (const chunk of missing) {
    await page.route(new RegExp(`/chunks/${chunk}-.{8}\\.mjs`), (route) => {
      const count = requests.get(chunk)! + 1
      requests.set(chunk, count)
      if (count > 2) return route.fallback()
      return count === 1 ? route.abort() : route.fulfill({ status: 503 })
    })
  }
  await page.setViewportSize({ width: 1000, height: 8000 })
  troubles.length = 0
  await page.goto(own.server.url + path)
  await page.waitForFunction(() => {
    const skerry = (
      globalThis as unknown as Record<symbol, { inspect(): { blocks: { state: string }[] } } | undefined>
    )[Symbol.for('skerry')]
    const states = skerry?.inspect().blocks.map(({ state }) => state) ?? []
    return states.length > 0 && states.every((state) => state === 'mounted' || state === 'skipped')
  })
  // All blocks have mounted, and a page this high takes long to draw.
  await page.setViewportSize({ width: 1000, height: 800 })
  await (shopVisits[path] ?? visits[path])!(page)
  return {
    page,
    // Not `networkidle`, which depends on all other requests too, and not a fixed time, which a busy machine exceeds.
    async untilQuiet() {
      for (let before = -1; before < came.length; ) {
        before = came.length
        await page.evaluate(idleTwentyTimes)
      }
    },
    end: async (): Promise<End> => ({
      // Each file that a page makes has an address of its own.
      tree: (await page.locator('body').ariaSnapshot()).replace(/blob:\S+/g, 'blob:'),
      blocks: await blockStates(page),
      language: await page.evaluate(() => document.documentElement.lang),
      troubles: troubles.filter((text) => !text.startsWith('console: Failed to load resource')),
      came: came.toSorted(),
      requests: [...requests.values()].map((count) => count - 2),
    }),
  }
}

/** Runs in the page. */
async function idleTwentyTimes(): Promise<void> {
  for (let times = 0; times < 20; times++) {
    await new Promise((done) => setTimeout(done, 50))
    await new Promise((done) => requestIdleCallback(done, { timeout: 500 })) // in Chromium, an idle page may never call it
  }
}

/** Makes a page like one in a browser without `setHTML`, which loads a sanitiser. */
const removeSetHtml = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'setHTML')
  })

beforeAll(async () => {
  site = await openGallerySite(pages, 'main { width: 600px } .slide img { width: 100% }', { prepare: removeSetHtml })
  shop = await openSite({ renderPage }, { prepare: removeSetHtml })
  for (const path of [...Object.keys(pages), ...Object.keys(shopVisits)]) await visitUndisturbed(path)
}, 600_000)
afterAll(() => Promise.all([site.close(), shop.close()]))

describe('a chunk that loads on the third attempt', () => {
  it('is tested for every chunk in the build', () => {
    expect(chunks.length).toBeGreaterThan(27)
    const needed = [...undisturbed.values()].flatMap(({ came }) => came)
    expect(chunks.filter((chunk) => !needed.includes(chunk))).toEqual([])
  })

  // A fault of one that others import may reach any of them. Those that nothing imports fail together, which is faster.
  it.each(chunks.filter((chunk) => importedByOthers.has(chunk)))(
    'does not affect the page if it is %s',
    async (chunk) => {
      await expectNoEffect(pathOf(chunk), [chunk])
    },
    120_000,
  )

  it.each([...Object.keys(pages), ...Object.keys(shopVisits)])(
    'does not affect the page if it is one that only %s needs',
    async (path) => {
      const others = chunks.filter((chunk) => !importedByOthers.has(chunk) && pathOf(chunk) === path)
      expect(others, 'chunks that only this page needs').not.toEqual([])
      for (let at = 0; at < others.length; at += mostTogether) {
        const page = await expectNoEffect(path, others.slice(at, at + mostTogether))
        if (at + mostTogether < others.length) await page.context().close()
      }
    },
    300_000,
  )
})

async function visitUndisturbed(path: string): Promise<void> {
  const { page, end, untilQuiet } = await visit(path)
  await untilQuiet()
  undisturbed.set(path, await end())
  visitedOn.set(path, today())
  await page.context().close()
}

/** The first page that needs a chunk. */
function pathOf(chunk: string): string {
  return [...undisturbed].find(([, { came }]) => came.includes(chunk))![0]
}

async function expectNoEffect(path: string, missing: readonly string[]): Promise<Page> {
  if (visitedOn.get(path) !== today()) await visitUndisturbed(path)
  const { page, end } = await visit(path, missing)
  const expected = { ...undisturbed.get(path), requests: missing.map(() => 1) }
  await expect.poll(end, { timeout: 30_000, interval: 200 }).toEqual(expected)
  return page
}
