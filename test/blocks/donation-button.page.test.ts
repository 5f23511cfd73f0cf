import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { holdRequests } from '../support/holdRequests'
import { documentOf, siteForTests, untilBlock } from '../support/site'

const far = '<div class="far"></div>'
const head = '<link rel="stylesheet" href="/site.css">'
const buttons = {
  link: '<a href="/elsewhere" data-donate-page-id="d1">Donate</a>',
  'the platform’s element':
    '<div class="sqs-block sqs-block-donation"><div class="sqs-donate-button" tabindex="0" data-donate-page-id="d1">Donate</div></div>',
  'the platform’s link':
    '<div class="sqs-block sqs-block-donation"><a class="sqs-donate-button" href="#" data-donate-page-id="d1">Donate</a></div>',
  button: '<button data-donate-page-id="d1">Donate</button>',
}
const kinds = Object.keys(buttons)
const site = siteForTests({
  pages: Object.fromEntries(Object.values(buttons).map((html, index) => [`/${index}`, documentOf(html + far, head)])),
  renderPage: (path) =>
    path === '/site.css' ? { status: 200, contentType: 'text/css', body: '.far { height: 3000px }' } : null,
})

/** Prevents navigation; returns the URLs that the page tried to open. */
async function keepHere(view: Page): Promise<string[]> {
  const left: string[] = []
  for (const address of ['**/checkout/**', '**/elsewhere']) {
    await view.route(address, (route) => {
      const { pathname, search } = new URL(route.request().url())
      left.push(pathname + search)
      return route.fulfill({ status: 204 })
    })
  }
  return left
}

const donate = (view: Page) => view.locator('[data-donate-page-id]')
const expected = ['/checkout/donate?donatePageId=d1']

describe.each(['Enter', ' '])('the key %j', (key) => {
  it.each(kinds.map((kind, index) => [kind, index] as const))(
    'opens the donation page once and does not scroll: %s',
    async (_kind, index) => {
      const { page: view, troubles } = await site.visit(`/${index}`)
      await untilBlock(view, 'donation-button')
      const left = await keepHere(view)
      await donate(view).focus()
      const leaving = view.waitForRequest(/checkout/)
      await view.keyboard.press(key)
      await leaving
      await expect.poll(() => left).toEqual(expected)
      expect(await view.evaluate(() => scrollY)).toBe(0)
      expect(troubles).toEqual([])
    },
  )

  it.each(kinds.map((kind, index) => [kind, index] as const))(
    'works if pressed before the block is ready, and does not scroll: %s',
    async (_kind, index) => {
      const { page: view } = await site.visit('/')
      const left = await keepHere(view)
      const arrive = await holdRequests(view, '**/chunks/donation-button-*')
      await view.goto(`${site.server.url}/${index}`)
      await view.waitForFunction(() => Symbol.for('skerry') in globalThis)
      await donate(view).focus()
      await view.keyboard.press(key)
      expect(await view.evaluate(() => scrollY)).toBe(0)
      const leaving = view.waitForRequest(/checkout/)
      arrive()
      await leaving
      await untilBlock(view, 'donation-button')
      await expect.poll(() => left).toEqual(expected)
    },
  )
})

describe('a key that is held down', () => {
  it.each(['link', 'the platform’s element'])('neither donates again nor scrolls: %s', async (kind) => {
    const { page: view } = await site.visit(`/${kinds.indexOf(kind)}`)
    await untilBlock(view, 'donation-button')
    const left = await keepHere(view)
    await donate(view).focus()
    const leaving = view.waitForRequest(/checkout/)
    for (let times = 0; times < 5; times++) await view.keyboard.down(' ')
    await view.keyboard.up(' ')
    await leaving
    await expect.poll(() => left).toEqual(expected)
    expect(await view.evaluate(() => scrollY)).toBe(0)
  })

  it('is left to the browser with a modifier', async () => {
    const { page: view } = await site.visit('/1')
    await untilBlock(view, 'donation-button')
    const left = await keepHere(view)
    const isAnswered = await donate(view).evaluate((button) => {
      const event = new KeyboardEvent('keydown', { key: ' ', shiftKey: true, bubbles: true, cancelable: true })
      return !button.dispatchEvent(event)
    })
    expect(isAnswered).toBe(false)
    expect(left).toEqual([])
  })
})
