import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../mocks/server'
import { type SharedBrowser, shareChromium } from '../support/browser'
import { movesOf } from '../support/moves'
import { savedFolder } from '../support/savedFolder'

// Pages saved from real hosted sites. They are not ours to publish, so they lie beside the repository, where somebody has
// them: `../shared/pages`, or wherever SKERRY_REAL_PAGES says.
const { folder, isThere } = savedFolder('pages', 'SKERRY_REAL_PAGES')
const files = isThere
  ? readdirSync(join(folder, 'sites'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => `sites/${name}`)
      .sort()
  : []

/** What stands for a block that is built, in the platform's own markup. */
const built: { readonly [name: string]: string } = {
  accordion: '.sqs-block-accordion .accordion-items-container',
  'donation-button': '.sqs-block-donation',
  form: '.sqs-block-form form[data-form-id], .sqs-block-form .sqs-form-block-context',
  newsletter: '.sqs-block-newsletter .newsletter-form',
  gallery: '.sqs-block-gallery',
}

let server: RunningServer
let browser: SharedBrowser
beforeAll(async () => {
  if (!isThere) return
  server = await startServer({ root: folder })
  browser = await shareChromium({ isComplete: true })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

interface Seen {
  readonly page: Page
  readonly ownErrors: string[]
  readonly shift: number
  /** What moved, for a failing test. */
  readonly what: string
}

/** Opens a page as a visitor would, with nothing of the outside network, and looks at all of it. */
async function look(file: string, isAlive: boolean): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const ownErrors: string[] = []
  page.on('pageerror', (error) => {
    if (error.stack?.includes('/__skerry/')) ownErrors.push(error.stack)
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith('Skerry')) ownErrors.push(message.text())
  })
  await page.route('**/*', async (route) => {
    const isOurs = route.request().url().startsWith(server.url)
    const isTag = route.request().url().includes('/__skerry/')
    if (isOurs && (isAlive || !isTag)) return route.continue()
    if (route.request().resourceType() === 'image') await untilPainted(page)
    return route.abort()
  })
  await page.addInitScript(() => {
    document.addEventListener('skerry:ready', () => Object.assign(window, { isReady: true }))
  })
  await page.goto(`${server.url}/${file.split('/').map(encodeURIComponent).join('/')}`, { waitUntil: 'load' })
  // Before that nothing is known of any block: the reader would outrun them, and what was passed stays as it is.
  if (isAlive) await page.waitForFunction(() => 'isReady' in window)
  await page.evaluate(async () => {
    type Inspected = { blocks: { state: string; path: string }[] }
    const skerry = (globalThis as unknown as Record<symbol, { inspect(): Inspected } | undefined>)[Symbol.for('skerry')]
    // Blocks load 200 px before they are on the screen. A reader waits for them there, and does not outrun them.
    const isNear = (path: string) => {
      const { top, bottom } = document.querySelector(path)?.getBoundingClientRect() ?? { top: 1, bottom: 0 }
      return top < innerHeight + 190 && bottom > 0
    }
    const isOnItsWay = () =>
      skerry?.inspect().blocks.some(({ state, path }) => state === 'loading' || (state === 'waiting' && isNear(path)))
    // An image that fails when it is on the screen moves the page, whoever asked for it: a reader does not outrun them.
    const isComing = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect()
      return !image.complete && image.checkVisibility() && top < innerHeight + 400 && bottom > -400
    }
    for (let y = 0; y < document.documentElement.scrollHeight; y += 150) {
      scrollTo(0, y)
      let tries = 10
      do await new Promise((done) => setTimeout(done, 30))
      while (isOnItsWay() || (tries-- > 0 && [...document.images].some(isComing)))
    }
  })
  if (isAlive) await untilSettled(page)
  return { page, ownErrors, ...(await movesOf(page)) }
}

/**
 * Waits for the first paint, if the page has one before it has loaded. Only images that fail later move anything: in both
 * visits, all of them do.
 */
async function untilPainted(page: Page): Promise<void> {
  const hasPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0
  await page.waitForFunction(hasPainted, null, { timeout: 3000 }).catch(() => {})
}

/** `ready` comes on every page; one without blocks and without a context loads nothing else, and has nothing to settle. */
function untilSettled(page: Page): Promise<unknown> {
  return page.waitForFunction(() => {
    if (!(window as unknown as { isReady?: boolean }).isReady) return false
    const skerry = (globalThis as unknown as Record<symbol, { inspect(): { blocks: { state: string }[] } }>)[
      Symbol.for('skerry')
    ]
    const blocks = skerry?.inspect().blocks ?? []
    return blocks.every(({ state }) => state !== 'loading' && state !== 'waiting')
  })
}

const inspected = (page: Page) =>
  page.evaluate(() => {
    const skerry = (
      globalThis as unknown as Record<
        symbol,
        { inspect(): { blocks: { name: string; state: string; reason: string; path: string }[] } }
      >
    )[Symbol.for('skerry')]!
    return skerry.inspect().blocks
  })

/** Everything a visitor could read, follow, see or fill in. */
const content = (page: Page) =>
  page.evaluate(() => {
    // The platform's own script draws these forms anew: with the same questions, but other ids, and the message of
    // success only when it is due.
    const isRedrawn = (element: Element) => {
      const context = element.closest('.sqs-block-form')?.querySelector('.sqs-form-block-context')
      return /"useFormsJs":\s*true/.test(context?.textContent ?? '')
    }
    const texts: string[] = []
    const others = 'script, style, noscript, template, .title > .required' // a mark, which may become a word
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode as Text
      const text = data.replace(/\s+/g, ' ').trim()
      if (!text || !parentElement || parentElement.closest(others)) continue
      if (!parentElement.closest('.form-submission-text') || !isRedrawn(parentElement)) texts.push(text)
    }
    const all = (selector: string, of: (element: Element) => string) => [...document.querySelectorAll(selector)].map(of)
    return [
      ...texts,
      ...all('a[href]', (link) => `link ${link.getAttribute('href')}`),
      ...all(
        'img:not(noscript img)',
        (image) => `image ${image.getAttribute('data-src') ?? image.getAttribute('src')}`,
      ),
      ...all('input, textarea, select', (field) =>
        isRedrawn(field) ? '' : `field ${field.id} ${field.getAttribute('name')}`,
      ).filter(Boolean),
      ...all('.form-item:has(input, textarea, select)', () => 'question'),
    ]
  })

describe.skipIf(!isThere)('a real page', () => {
  it.each(files)('becomes interactive: %s', { timeout: 120_000 }, async (file) => {
    const asServed = await look(file, false)
    const served = await content(asServed.page)
    await asServed.page.context().close()
    const { page, ownErrors, shift, what } = await look(file, true)

    expect(ownErrors).toEqual([])

    const blocks = await inspected(page)
    const present = await page.evaluate(
      (selectors) =>
        Object.entries(selectors)
          .filter(([, selector]) => document.querySelector(selector))
          .map(([name]) => name),
      built,
    )
    for (const name of present)
      expect(blocks.filter((block) => block.name === name).length, `${name} found`).toBeGreaterThan(0)
    const unmounted = blocks.filter(({ name, state }) => name in built && state !== 'mounted')
    expect(unmounted).toEqual([])
    const marked = await page.evaluate(() => document.querySelectorAll('.sqs-block').length)
    expect(blocks.length).toBeGreaterThanOrEqual(Math.min(1, marked))

    const kept = new Map<string, number>()
    for (const piece of await content(page)) kept.set(piece, (kept.get(piece) ?? 0) + 1)
    const lost = served.filter((piece) => {
      const left = kept.get(piece) ?? 0
      kept.set(piece, left - 1)
      return left < 1
    })
    expect(lost).toEqual([])
    // Without its template's CSS, a form that is drawn anew is some pixels higher or lower than the server's.
    const isDrawn = (await page.locator('form[data-skerry-form]').count()) > 0
    expect(shift, what).toBeLessThanOrEqual(asServed.shift + (isDrawn ? 0.002 : 0.0005))
    await page.context().close()
  })
})

if (!isThere) {
  describe('real pages', () => {
    it.skip(`are not tested, because there is no folder ${folder}`, () => {})
  })
}
