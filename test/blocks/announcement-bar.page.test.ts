import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../support/axe'
import { movesOf } from '../support/moves'
import { documentOf, siteForTests, strictPolicy, untilBlock } from '../support/site'

interface Extras {
  /** What the template has above its content. */
  readonly above?: string
  readonly head?: string
  readonly context?: object
}

/** A page whose settings ask for an announcement. */
function announcing(settings: unknown, { above = '', head = '', context = {} }: Extras = {}): string {
  const own = JSON.stringify({ websiteSettings: { announcementBarSettings: settings }, ...context })
  const script = `<script nonce="{{nonce}}">Static = { SQUARESPACE_CONTEXT: ${own.replaceAll('<', '\\u003c')} }</script>`
  const body = '<p>Bread every day</p><a href="/other">Opening hours</a>'
  return documentOf(body, script + head).replace('<main>', `${above}<main>`)
}

const text = '<p>Closed on Monday, <a href="/other">says the baker</a></p>'
const clickthroughUrl = { url: '/elsewhere', newWindow: false }
const dropzone = '<header><div class="sqs-announcement-bar-dropzone"></div><a href="/">Bakery</a></header>'
/** Lets the page be painted before it has been parsed, unlike the module. */
const loader = '<script src="/skerry.loader.js"></script>'
/** The page is parsed, and painted, only up to this script until the script has arrived. */
const held = '<script nonce="{{nonce}}" src="/held.js"></script>'
const hostile =
  '<p>Sale<img src="x" onerror="hacked = 1"><script>hacked = 2</script><a href="javascript:hacked = 3">Look</a></p><style>body { display: none }</style><iframe srcdoc="x"></iframe><p id="location">Cover</p>'
const template = `
  .sqs-announcement-bar { background: #204060 } .sqs-announcement-bar-text p { color: #fff; margin: 0 }
  .sqs-announcement-bar-text a { color: #fff !important }
  .sqs-announcement-bar-text { padding: 8px 40px; font-size: 13px }
  .sqs-announcement-bar-close { position: absolute; top: 0; right: 0; width: 2.8em; height: 2.4em; color: #fff; background: #112 }
  .sqs-announcement-bar-close::after { content: 'x' }`

const site = siteForTests({
  pages: {
    '/bare': announcing({ style: 2, text }),
    '/linked': announcing({ style: 2, text, clickthroughUrl }, { above: dropzone }),
    '/window': announcing({ style: 2, text: '<p>News</p>', clickthroughUrl: { url: '/other', newWindow: true } }),
    '/styled': announcing(
      { style: 2, text, clickthroughUrl },
      { above: dropzone, head: '<link rel="stylesheet" href="/template.css">' },
    ),
    '/hostile': announcing({ text: hostile, clickthroughUrl: { url: 'javascript:hacked = 4' } }),
    '/empty': announcing({ text: '<style>p { color: red }</style>' }),
    '/malformed': announcing({ text: ['<p>'], clickthroughUrl: 'x' }),
    '/hidden': announcing({ text }, { context: { showAnnouncementBar: false } }),
    '/restrictive': announcing({ text }, { context: { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } } }),
    '/rtl': announcing({ text }).replace('lang="en"', 'lang="ar" dir="rtl"'),
    '/long': announcing({ text }, { above: '<p>Bread</p>'.repeat(100) }),
    '/tall': announcing({ style: 2, text }, { above: '<p>Bread</p>'.repeat(100) + held, head: loader }),
    '/short': announcing(
      { style: 2, text, clickthroughUrl },
      { above: `<p>Bread</p>${held}${dropzone}`, head: loader },
    ),
    '/paragraphs': announcing({
      text: `<p>${'Closed on Monday &amp; Tuesday. '.repeat(9)}</p>\n<p>We bake again on Wednesday.</p>`,
    }),
    '/other': documentOf('<p>Other page</p>'),
    '/elsewhere': documentOf('<p>Elsewhere</p>'),
    '/config/pages': documentOf('<iframe src="/linked"></iframe>'),
  },
  renderPage: (path) => (path === '/template.css' ? { status: 200, contentType: 'text/css', body: template } : null),
  headers: strictPolicy,
})

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' })
const close = (page: Page) => page.getByRole('button', { name: 'Close announcement' })
const stop = (page: Page) => page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** Waits until page blocks have been mounted: the bar is there by then, or not at all. */
async function untilMounted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const skerry = (globalThis as unknown as Record<symbol, { inspect(): { blocks: unknown[] } | null }>)[
      Symbol.for('skerry')
    ]
    return document.readyState === 'complete' && skerry?.inspect() !== null
  })
  await page.waitForLoadState('networkidle')
}

/** Opens a page as if the code of the block took long. Returns the page, and a function that lets the code arrive. */
async function slowly(path: string, viewport = { width: 1280, height: 720 }) {
  const { page } = await site.visit('/other', { viewport })
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/announcement-bar-/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(`${site.server.url}${path}`)
  return { page, arrive }
}

describe('the announcement', () => {
  it('is at the top of the page, in the page’s colours, without violations of a strict policy', async () => {
    const { page, troubles } = await site.visit('/bare')
    await bar(page).waitFor()
    expect((await bar(page).boundingBox())!.y).toBeLessThanOrEqual(8) // the margin of the body
    expect(await bar(page).ariaSnapshot()).toContain('Closed on Monday')
    expect(await axeFindings(page, '.sqs-announcement-bar')).toEqual([])
    expect(await bar(page).locator('[aria-live], [role=status], [role=alert]').count()).toBe(0)
    expect(troubles).toEqual([])
  })

  it('opens the owner’s link from anywhere on it, except from the links in its text', async () => {
    const { page } = await site.visit('/linked')
    const box = (await bar(page).boundingBox())!
    expect(await page.locator('.sqs-announcement-bar a a').count()).toBe(0)
    await page.mouse.click(box.x + 20, box.y + box.height - 5)
    await page.waitForURL('**/elsewhere')
    await page.goBack()
    const words = (await bar(page).getByText('Closed on Monday').boundingBox())!
    await page.mouse.click(words.x + 5, words.y + 5)
    await page.waitForURL('**/elsewhere')
    await page.goBack()
    await bar(page).getByRole('link', { name: 'says the baker', exact: true }).click()
    await page.waitForURL('**/other')
  })

  it('opens its link in a new window if the owner wants that, without access to the page', async () => {
    const { page } = await site.visit('/window')
    const opened = page.waitForEvent('popup')
    await bar(page).getByRole('link', { name: 'News' }).click()
    const other = await opened
    expect(await other.evaluate(() => opener)).toBeNull()
    await other.close()
  })

  it('can be used by keyboard: its link, the links in its text, and its button', async () => {
    const { page } = await site.visit('/linked')
    await bar(page).waitFor()
    const names: (string | null)[] = []
    for (let step = 0; step < 3; step++) {
      await page.keyboard.press('Tab')
      names.push(await page.evaluate(() => document.activeElement!.getAttribute('class')))
    }
    expect(names).toEqual(['sqs-announcement-bar-url', null, 'sqs-announcement-bar-close'])
    await page.keyboard.press('Enter')
    expect(await bar(page).count()).toBe(0)
    expect(await focused(page)).toBe('Bakery') // what follows
  })

  it('is not shown if its text renders nothing', async () => {
    const { page, troubles } = await site.visit('/empty')
    await untilMounted(page)
    expect(await page.locator('.sqs-announcement-bar').count()).toBe(0)
    expect(troubles).toEqual([])
  })

  it.each(['/malformed', '/hidden'])('is not shown: %s', async (path) => {
    const { page, troubles } = await site.visit(path)
    await untilMounted(page)
    expect(await page.locator('.sqs-announcement-bar').count()).toBe(0)
    expect(troubles).toEqual([])
  })

  it('is not shown in a frame of the owner’s panel', async () => {
    const { page } = await site.visit('/config/pages')
    const frame = page.frame({ url: /linked/ })!
    await frame.waitForFunction(() => Symbol.for('skerry') in globalThis)
    await page.waitForLoadState('networkidle')
    expect(await frame.locator('.sqs-announcement-bar').count()).toBe(0)
  })

  it('cannot run scripts, restyle or cover the page, whatever its HTML is', async () => {
    const { page } = await site.visit('/hostile')
    await bar(page).waitFor()
    await bar(page).getByText('Look').click()
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false)
    expect(await page.locator('.sqs-announcement-bar-url').count()).toBe(0)
    expect(await bar(page).locator('script, style, iframe, [onerror], #location').count()).toBe(0)
    expect(await page.getByText('Bread every day').isVisible()).toBe(true)
  })
})

describe('the appearance of the announcement', () => {
  it('comes from the template', async () => {
    const { page } = await site.visit('/styled')
    await bar(page).waitFor()
    const colours = () => bar(page).evaluate((one) => getComputedStyle(one).backgroundColor)
    expect(await colours()).toBe('rgb(32, 64, 96)')
    const mark = await close(page).evaluate((one) => [
      getComputedStyle(one, '::after').content,
      getComputedStyle(one).backgroundColor,
      getComputedStyle(one).borderStyle,
    ])
    expect(mark).toEqual(['"x"', 'rgb(17, 17, 34)', 'none'])
    expect(await axeFindings(page, '.sqs-announcement-bar')).toEqual([])
  })

  it.each(['/bare', '/rtl', '/styled'])(
    'includes a close button at the end of the bar, even at 320 px: %s',
    async (path) => {
      const { page } = await site.visit(path, { viewport: { width: 320, height: 600 } })
      await bar(page).waitFor()
      const [outer, button, words] = await Promise.all(
        [bar(page), close(page), page.locator('.sqs-announcement-bar-text-inner')].map((one) => one.boundingBox()),
      )
      const isFirst = path === '/rtl'
      if (isFirst) expect(button!.x).toBe(outer!.x)
      else expect(button!.x + button!.width).toBe(outer!.x + outer!.width)
      expect(isFirst ? button!.x + button!.width <= words!.x : words!.x + words!.width <= button!.x).toBe(true)
      if (path === '/styled')
        expect(button!.height).toBeCloseTo(31.2, 0) // as the template wants it
      else expect(Math.min(button!.width, button!.height)).toBeGreaterThanOrEqual(44)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    },
  )

  it('does not move the text that the visitor has already scrolled to', async () => {
    const { page, arrive } = await slowly('/long', { width: 800, height: 600 })
    const link = page.getByRole('link', { name: 'Opening hours' })
    await link.scrollIntoViewIfNeeded()
    const before = (await link.boundingBox())!.y
    arrive()
    await bar(page).waitFor()
    expect(Math.abs((await link.boundingBox())!.y - before)).toBeLessThan(1)
  })
})

describe('a closed announcement', () => {
  it('stays closed when the page is loaded again', async () => {
    const { page, troubles } = await site.visit('/bare')
    await close(page).click()
    expect(await bar(page).count()).toBe(0)
    await page.reload()
    await untilMounted(page)
    expect(await bar(page).count()).toBe(0)
    expect(troubles).toEqual([])
  })

  it('is closed in other tabs too', async () => {
    const { page } = await site.visit('/bare')
    await bar(page).waitFor()
    const other = await page.context().newPage()
    await other.goto(`${site.server.url}/bare`)
    await close(other).click()
    await bar(page).waitFor({ state: 'detached' })
  })

  it('stays closed in its tab before consent, reserves no space, and is stored nowhere else', async () => {
    const { page } = await site.visit('/restrictive')
    await close(page).click()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('announcement')))).toEqual(
      [],
    )
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('[class*="announcement-bar"]')) document.documentElement.dataset.seen = ''
      }).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    await untilBlock(page, 'announcement-bar', 'skipped')
    expect(await page.evaluate(() => document.documentElement.dataset.seen)).toBeUndefined()
    const tab = await page.context().newPage()
    await tab.goto(page.url())
    await bar(tab).waitFor()
  })

  it('disappears even without storage, and causes no error', async () => {
    const { page, troubles } = await site.visit('/other')
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto(`${site.server.url}/bare`)
    await close(page).click()
    expect(await bar(page).count()).toBe(0)
    expect(troubles).toEqual([])
  })

  it('leaves the page as it was served when Skerry stops', async () => {
    const { page } = await site.visit('/linked')
    await bar(page).waitFor()
    await stop(page)
    expect(await page.locator('header').innerHTML()).toBe(
      '<div class="sqs-announcement-bar-dropzone"></div><a href="/">Bakery</a>',
    )
  })
})

describe('the space reserved for an announcement', () => {
  const top = (page: Page) => page.getByText('Bread every day').evaluate((one) => one.getBoundingClientRect().top)

  it.each(['/bare', '/linked', '/styled', '/paragraphs'])(
    'is as high as the bar, so that nothing moves: %s',
    async (path) => {
      const { page, arrive } = await slowly(path)
      const room = page.locator('[data-skerry-room]')
      expect(await room.isVisible()).toBe(false)
      const height = await room.evaluate((one) => one.getBoundingClientRect().height)
      const before = await top(page)
      arrive()
      await bar(page).waitFor()
      expect((await bar(page).boundingBox())!.height).toBe(height)
      expect(height).toBeGreaterThan(30)
      expect(await top(page)).toBe(before)
      expect(await room.count()).toBe(0)
      const { shift, what } = await movesOf(page)
      expect(shift, what).toBe(0)
    },
  )

  /** Opens a page that is painted before it has been parsed. Returns the page, and a function that sends the rest. */
  async function halfParsed(path: string) {
    const { page } = await site.visit('/other')
    let send = () => {}
    const rest = new Promise<void>((resolve) => {
      send = resolve
    })
    await page.route('**/held.js', async (route) => {
      await rest
      await route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await page.goto(`${site.server.url}${path}`, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    return { page, send }
  }

  it('is reserved before parsing has finished if the parsed part fills the screen', async () => {
    const { page, send } = await halfParsed('/tall')
    await page.locator('body > [data-skerry-room]').waitFor({ state: 'attached' })
    send()
    await bar(page).waitFor()
    const { shift, what } = await movesOf(page)
    expect(shift, what).toBe(0)
  })

  it('is not reserved while the template’s own place for it may still be parsed', async () => {
    const { page, send } = await halfParsed('/short')
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await page.locator('[data-skerry-room]').count()).toBe(0)
    send()
    await bar(page).waitFor()
    const { shift, what } = await movesOf(page)
    expect(shift, what).toBe(0)
  })

  it('runs no script from the text', async () => {
    const { page } = await slowly('/hostile')
    expect(await page.locator('[data-skerry-room] p').first().innerHTML()).toBe('Salehacked = 2Look')
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false)
  })

  it('is not reserved once the visitor has closed the announcement', async () => {
    const { page, arrive } = await slowly('/bare')
    arrive()
    await close(page).click()
    await page.reload()
    expect(await page.locator('[data-skerry-room]').count()).toBe(0)
    await untilMounted(page)
    const { shift, what } = await movesOf(page)
    expect(shift, what).toBe(0)
  })

  it.each(['announcement-bar', 'pageTasks', 'wiring'])('is released if %s fails to load', async (chunk) => {
    const { page } = await site.visit('/other')
    await page.route(new RegExp(`/${chunk}-`), (route) => route.abort())
    await page.goto(`${site.server.url}/bare`)
    await page.locator('[data-skerry-room]').waitFor({ state: 'detached' })
    expect(await bar(page).count()).toBe(0)
  })

  it('is released when Skerry stops', async () => {
    const { page } = await slowly('/linked')
    expect(await page.locator('[data-skerry-room]').count()).toBe(1)
    await stop(page)
    expect(await page.locator('header').innerHTML()).toBe(
      '<div class="sqs-announcement-bar-dropzone"></div><a href="/">Bakery</a>',
    )
  })
})
