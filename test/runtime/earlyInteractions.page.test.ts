import type { Page, Route } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { holdRequests } from '../support/holdRequests'
import { documentOf, openSite, type Site, strictPolicy, untilBlock, type Visit } from '../support/site'

const home = documentOf(`
    <div class="sqs-block sqs-block-accordion"><ul class="accordion-items-container">
      <li class="accordion-item"><h2><button class="accordion-item__click-target" aria-expanded="false">Hours</button></h2>
        <div class="accordion-item__dropdown" role="region"><p>Nine to five</p></div></li>
    </ul></div>
    <div class="sqs-block sqs-block-donation"><div class="sqs-donate-button" tabindex="0" data-donate-page-id="d1">Donate</div></div>
    <div class="sqs-block sqs-block-form"><form data-form-id="f1" method="POST" action="/elsewhere">
      <div id="text-1" class="form-item field text"><label class="title" for="t">Name</label><input id="t" class="field-element text" type="text"></div>
      <input type="submit" value="Send">
    </form></div>`)
/** The server takes a while to send the rest of the list, which waits for a script here. */
const half = home.replace('</head>', '<script src="/skerry.loader.js"></script></head>').replace(
  '</ul>',
  `<li><script nonce="{{nonce}}" src="/held.js"></script></li>
      <li class="accordion-item"><h2><button class="accordion-item__click-target" aria-expanded="false">Prices</button></h2>
        <div class="accordion-item__dropdown" role="region"><p>Low</p></div></li></ul>`,
)
const pages = {
  '/': home,
  '/german': home.replace('lang="en"', 'lang="de"'),
  '/half': half,
  '/own': home.replace('method="POST" action="/elsewhere"', ''),
}

let site: Site
beforeAll(async () => {
  site = await openSite({ pages, headers: strictPolicy })
})
afterAll(() => site.close())

/** Opens the page and holds a chunk back; `arrive` lets it load. */
async function visitWhileLoading(chunk: string): Promise<Visit & { arrive: () => void }> {
  const visit = await site.visit('/')
  const arrive = await holdRequests(visit.page, `**/chunks/${chunk}-*`)
  await visit.page.reload()
  await visit.page.waitForFunction(() => Symbol.for('skerry') in globalThis)
  return { ...visit, arrive }
}

/** Records the URLs that the page tries to open, and prevents the navigation. */
async function countLeaving(page: Page): Promise<string[]> {
  const left: string[] = []
  await page.route('**/checkout/**', (route) => {
    left.push(new URL(route.request().url()).pathname)
    return route.fulfill({ status: 204 })
  })
  return left
}

describe('the first interaction with a block that is not ready', () => {
  it('opens an accordion item once, however often it was clicked', async () => {
    const { page, arrive } = await visitWhileLoading('accordion')
    const button = page.getByRole('button', { name: 'Hours' })
    await button.click()
    await button.click()
    await button.click()
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    arrive()
    await untilBlock(page, 'accordion')
    expect(await button.getAttribute('aria-expanded')).toBe('true')
  })

  it('waits until the server has sent the rest of its block', async () => {
    const { page } = await site.visit('/')
    const send = await holdRequests(page, '**/held.js')
    await page.goto(`${site.server.url}/half`, { waitUntil: 'commit' })
    const [hours, prices] = ['Hours', 'Prices'].map((name) => page.getByRole('button', { name }))
    await hours!.click()
    await page.waitForResponse(/\/chunks\/accordion-/)
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))
    send()
    await untilBlock(page, 'accordion')
    expect(await hours!.getAttribute('aria-expanded')).toBe('true')
    await prices!.click()
    await expect.poll(() => prices!.getAttribute('aria-expanded')).toBe('true')
  })

  it.each(['Enter', ' '])('opens the donation page once after the key %j', async (key) => {
    const { page, arrive } = await visitWhileLoading('donation-button')
    const left = await countLeaving(page)
    await page.locator('.sqs-donate-button').focus()
    await page.keyboard.press(key)
    await page.keyboard.press(key)
    arrive()
    await page.waitForResponse(/checkout/)
    await untilBlock(page, 'donation-button')
    expect(left).toEqual(['/checkout/donate'])
  })

  it('stops a native submission and submits the form once', async () => {
    const { page, arrive } = await visitWhileLoading('form')
    const native: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/elsewhere')) native.push(request.url())
    })
    await page.getByLabel('Name').fill('Ada')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Send' }).click()
    const saves: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('SaveFormSubmission')) saves.push(request.postData() ?? '')
    })
    arrive()
    await page.waitForResponse(/SaveFormSubmission/)
    expect(saves).toHaveLength(1)
    expect(saves[0]).toContain('Ada')
    expect(native).toEqual([])
  })

  it('is left to the browser if a modifier key is pressed', async () => {
    const { page } = await visitWhileLoading('donation-button')
    const arePrevented = await page.evaluate(() => {
      const options = { bubbles: true, cancelable: true, ctrlKey: true }
      const events = [new MouseEvent('click', options), new KeyboardEvent('keydown', { ...options, key: 'Enter' })]
      for (const event of events) document.querySelector('.sqs-donate-button')!.dispatchEvent(event)
      return events.map(({ defaultPrevented }) => defaultPrevented)
    })
    expect(arePrevented).toEqual([false, false])
  })
})

describe('a block whose code fails to load', () => {
  it('is requested three times, shows a notice, and works after the visitor retries', async () => {
    const { page } = await site.visit('/')
    let isDown = true
    const asked: string[] = []
    await page.route('**/chunks/accordion-*', (route) => {
      asked.push(route.request().url())
      return isDown ? route.abort() : route.continue()
    })
    await page.reload()
    await untilBlock(page, 'accordion', 'failed')
    expect(new Set(asked).size).toBe(3)
    expect(await page.getByText('Nine to five').count()).toBe(1)
    isDown = false
    await page.getByRole('button', { name: 'Unable to load. Try again.' }).click()
    await untilBlock(page, 'accordion')
    expect(await page.getByRole('button', { name: 'Unable to load. Try again.' }).count()).toBe(0)
  })

  it('works without a retry once the connection is back', async () => {
    const { page } = await site.visit('/')
    await page.route('**/chunks/accordion-*', (route) => route.abort())
    await page.reload()
    await page.getByText('Unable to load. Try again.').waitFor()
    await page.unroute('**/chunks/accordion-*')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await untilBlock(page, 'accordion')
    await page.getByText('Unable to load. Try again.').waitFor({ state: 'detached' })
  })

  it('gets the focus after a retry by keyboard', async () => {
    const { page } = await site.visit('/')
    await page.route('**/chunks/accordion-*', (route) => route.abort())
    await page.reload()
    const retry = page.getByRole('button', { name: 'Unable to load. Try again.' })
    await retry.focus()
    await page.unroute('**/chunks/accordion-*')
    await page.keyboard.press('Enter')
    await untilBlock(page, 'accordion')
    await retry.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Hours')
  })

  it('loses its notice if the template removes it', async () => {
    const { page } = await site.visit('/')
    await page.route('**/chunks/accordion-*', (route) => route.abort())
    await page.reload()
    await page.getByText('Unable to load. Try again.').waitFor()
    await page.evaluate(() => document.querySelector('.accordion-items-container')!.remove())
    await page.getByText('Unable to load. Try again.').waitFor({ state: 'detached' })
  })

  it.each(['accordion', 'react'])('works after a retry if the %s chunk was missing', async (chunk) => {
    const { page } = await site.visit('/')
    let isDown = true
    await page.route(`**/chunks/${chunk}-*`, (route) => (isDown ? route.abort() : route.continue()))
    await page.reload()
    await untilBlock(page, 'accordion', 'failed')
    isDown = false
    await page.getByRole('button', { name: 'Unable to load. Try again.' }).first().click()
    await untilBlock(page, 'accordion')
  })

  it('responds to the next interaction if the wiring failed to load at first', async () => {
    const { page } = await site.visit('/')
    let isDown = true
    await page.route('**/chunks/wiring-*', (route) => (isDown ? route.abort() : route.continue()))
    await page.reload()
    const button = page.getByRole('button', { name: 'Hours' })
    await button.click()
    await page.getByRole('status').getByRole('button', { name: 'Unable to load. Try again.' }).waitFor()
    isDown = false
    await button.click()
    await untilBlock(page, 'accordion')
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
  })

  it('keeps the visitor’s input and sends it once the code has loaded', async () => {
    const { page } = await site.visit('/')
    let isDown = true
    await page.route('**/chunks/form-*', (route) => (isDown ? route.abort() : route.continue()))
    await page.reload()
    await untilBlock(page, 'form', 'failed')
    await page.getByLabel('Name').fill('Ada')
    await page.getByRole('button', { name: 'Send' }).click()
    await untilBlock(page, 'form', 'failed')
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada')
    isDown = false
    await page.getByRole('button', { name: 'Unable to load. Try again.' }).click()
    const save = await page.waitForRequest(/SaveFormSubmission/)
    expect(save.postData()).toContain('Ada')
  })

  it('runs no code that fails its integrity check', async () => {
    const { page } = await site.visit('/')
    await page.route('**/chunks/accordion-*', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'globalThis.tampered = true; export const parse = () => null',
      }),
    )
    await page.reload()
    await untilBlock(page, 'accordion', 'failed')
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
  })
})

describe('code that every block needs', () => {
  const notice = 'Unable to load. Try again.'
  const patience = { timeout: 20_000 }

  /** Opens the page without that code; `answer` decides how it fails, `repair` lets it load. */
  async function visitWithoutWiring(path: string, answer: (route: Route) => Promise<void> | void) {
    const { page: first } = await site.visit('/favicon.svg')
    const page = await first.context().newPage()
    await page.clock.install()
    let isDown = true
    await page.route('**/chunks/wiring-*', (route) => (isDown ? answer(route) : route.continue()))
    await page.goto(site.server.url + path)
    return {
      page,
      repair: () => {
        isDown = false
      },
    }
  }
  const isMissing = (route: Route) => route.abort()
  const hangs = () => {}

  it('leaves the page as served if it is missing, shows a notice, and works after a retry', async () => {
    const { page, repair } = await visitWithoutWiring('/', isMissing)
    const retry = page.getByRole('status').getByRole('button', { name: notice })
    await retry.waitFor()
    expect(await page.getByText('Nine to five').isVisible()).toBe(true)
    repair()
    await retry.click()
    await untilBlock(page, 'accordion')
    expect(await retry.count()).toBe(0)
  })

  it('is requested again when the visitor scrolls', async () => {
    const { page, repair } = await visitWithoutWiring('/', isMissing)
    const retry = page.getByRole('status').getByRole('button', { name: notice })
    await retry.waitFor()
    repair()
    await page.evaluate(() => dispatchEvent(new Event('scroll')))
    await untilBlock(page, 'accordion')
    expect(await retry.count()).toBe(0)
  })

  it('shows its notice in the page’s language', async () => {
    const { page } = await visitWithoutWiring('/german', isMissing)
    const retry = page.getByRole('button', { name: 'Laden fehlgeschlagen. Erneut versuchen.' })
    await retry.waitFor()
    expect(await retry.evaluate((button) => button.closest('[lang]')!.getAttribute('lang'))).toBe('de')
  })

  it('times out after 120 seconds; a held submission is then left to the browser', async () => {
    const { page } = await visitWithoutWiring('/', hangs)
    await page.waitForFunction(() => Symbol.for('skerry') in globalThis)
    const posts: string[] = []
    await page.route('**/elsewhere', (route) => {
      posts.push(route.request().method())
      return route.fulfill({ status: 204 })
    })
    await page.clock.runFor(1000)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.clock.runFor(60_000)
    expect([posts, await page.getByText(notice).count()]).toEqual([[], 0])
    await page.clock.runFor(60_000)
    await expect.poll(() => posts, patience).toEqual(['POST'])
    await page.locator(':is(form, .sqs-block-form) + [role="status"] > button', { hasText: notice }).waitFor()
  })

  it('times out after 120 seconds; a held submission that would reload the page is then sent after a retry', async () => {
    const { page, repair } = await visitWithoutWiring('/own', hangs)
    await page.waitForFunction(() => Symbol.for('skerry') in globalThis)
    await page.getByLabel('Name').fill('Ada')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.clock.runFor(121_000)
    const retry = page.getByRole('button', { name: notice })
    await retry.waitFor()
    repair()
    const save = page.waitForRequest(/SaveFormSubmission/)
    await retry.click()
    await page.clock.resume()
    expect((await save).postData()).toContain('Ada')
    expect(page.url()).toBe(`${site.server.url}/own`)
  })

  it('is requested again after it hung, and then works', async () => {
    const { page, repair } = await visitWithoutWiring('/', hangs)
    await page.waitForFunction(() => Symbol.for('skerry') in globalThis)
    await page.clock.runFor(121_000)
    const retry = page.getByRole('button', { name: notice })
    await retry.waitFor()
    repair()
    await retry.click()
    await page.clock.resume()
    await untilBlock(page, 'accordion')
  })

  it('leaves no notice behind after stop', async () => {
    const { page } = await visitWithoutWiring('/', isMissing)
    await page.getByRole('button', { name: notice }).waitFor()
    const html = await page.evaluate(() => {
      const skerry = (globalThis as unknown as Record<symbol, { stop(): void }>)[Symbol.for('skerry')]!
      skerry.stop()
      return document.querySelector('main')!.outerHTML
    })
    expect(html).toBe(/<main>.*<\/main>/s.exec(pages['/'])![0])
  })
})
