import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { holdRequests } from '../support/holdRequests'
import { documentOf, siteForTests, untilBlock } from '../support/site'

const post = '<blockquote class="post"><a href="/journal">The boat is late</a></blockquote>'
const hostile =
  '<img src="/favicon.svg" alt="" onerror="window.ran = 1" onload="window.ran = 1"><svg onload="window.ran = 1"></svg><a href="javascript:ran = 1">x</a><script>window.ran = 1</script><base href="//x.invalid"><style>body { display: none }</style><iframe srcdoc="x"></iframe>'
const scripts = ['https://platform.twitter.com/widgets.js', 'https://eviltwitter.com/widgets.js', '//cdn.invalid/x.js']
const scriptTags = scripts.map((src) => `<script async src="${src}"></script>`).join('')
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const embed = (html: string) =>
  `<div class="sqs-block sqs-block-embed" data-block-json="${escaped(JSON.stringify({ html }))}"><div class="sqs-block-content"></div></div>`
const context = (isRestrictive: boolean) =>
  `<script>Static = { SQUARESPACE_CONTEXT: { cookieSettings: { isRestrictiveCookiePolicyEnabled: ${isRestrictive} } } }</script>`

const site = siteForTests({
  renderPage,
  pages: {
    '/hostile': documentOf(embed(post + hostile), context(false)),
    '/widget': documentOf(embed(post + scriptTags), context(false)),
    '/asks/script': documentOf(embed(post + scriptTags), context(true)),
    '/asks/image': documentOf(embed(`${post}<img src="https://images.invalid/boat.jpg" alt="">`), context(true)),
    '/asks/background': documentOf(embed(`<p style="background: url(//images.invalid/x.jpg)">x</p>`), context(true)),
    '/breaks-out': documentOf(embed('<iframe src="/breaker" title="Breaker"></iframe>')),
    '/breaker':
      '<!doctype html><title>Breaker</title><script>try { top.location = "/gone" } catch {} try { parent.document.title = "Taken" } catch {} document.title = "Tried"</script>',
  },
})

/** Sends empty responses for every other host, and records the requests. */
async function visit(path: string) {
  const { page, troubles } = await site.visit('/favicon.svg')
  const asked: string[] = []
  await page.route(
    (url) => url.origin !== site.server.url,
    (route) => {
      const url = route.request().url()
      asked.push(url)
      const isScript = url.endsWith('.js')
      const body = isScript ? 'document.querySelector(".post").dataset.drawn = ""' : '<title>Elsewhere</title>'
      return route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/html', body })
    },
  )
  await page.goto(site.server.url + path)
  return { page, troubles, asked, block: page.locator('.sqs-block-embed').first() }
}

const stop = (page: Page) => page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())

describe('the page of embeds', () => {
  it('shows the SoundCloud player once the visitor agrees, and reports a URL that is not a track', async () => {
    const { page, asked } = await visit('/blocks/embed?csp=strict&cookies=restrictive&embeds=foreign')
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    page.on('pageerror', ({ message }) => messages.push(message))
    const sound = page.locator('#block-x2306')
    await sound.scrollIntoViewIfNeeded()
    await sound.getByText('This content comes from w.soundcloud.com').waitFor()
    expect(asked).toEqual([])
    await sound.getByRole('button', { name: 'Agree and show content' }).click()
    await expect
      .poll(() => asked.join())
      .toContain('w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fskerry')
    await page.locator('#block-x2307').scrollIntoViewIfNeeded()
    await expect.poll(() => messages.join()).toContain('Issue parsing SoundCloud url')
  })

  it('shows the images of an Instagram block in a grid, each a link to its post', async () => {
    const { page, troubles, asked } = await visit('/blocks/embed?csp=strict&cookies=restrictive')
    const links = page.locator('.sqs-block-instagram .slide a')
    await links.first().scrollIntoViewIfNeeded()
    await untilBlock(page, 'gallery')
    const shown = () =>
      links.locator('> img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0))
    await expect.poll(shown).toEqual(Array(6).fill(true))
    expect(await links.first().getAttribute('href')).toContain('/photographs')
    const boxes = await links.evaluateAll((all) => all.slice(0, 4).map((one) => one.getBoundingClientRect().toJSON()))
    const [first, second, third, fourth] = boxes as DOMRect[]
    expect([second!.top, third!.top]).toEqual([first!.top, first!.top])
    expect(fourth!.top).toBeGreaterThan(first!.top)
    expect(first!.height / first!.width).toBeCloseTo(1, 1)
    expect([asked, troubles]).toEqual([[], []])
  })

  it.each(['', '&cookies=restrictive'])(
    'shows frames of the site when they are near the screen, under a strict policy%s',
    async (cookies) => {
      const { page, troubles, asked } = await visit(`/blocks/embed?csp=strict${cookies}`)
      await page.frameLocator('iframe[title="How a loaf is shaped"]').getByRole('button', { name: 'Play' }).waitFor()
      await page.locator('#block-x2303').scrollIntoViewIfNeeded()
      await page.getByText('I am in it').waitFor()
      expect(asked).toEqual([])
      expect(await axeFindings(page, '.examples')).toEqual([])
      expect(troubles.filter((text) => !text.includes('nothing that can be shown'))).toEqual([])
    },
  )

  it('has a card that fits 320 px, and is restored by stop', async () => {
    const { page, block, asked } = await visit('/blocks/embed?embeds=foreign&cookies=restrictive')
    await page.setViewportSize({ width: 320, height: 640 })
    await block.scrollIntoViewIfNeeded()
    const button = block.getByRole('button', { name: 'Agree and show content' })
    await button.waitFor()
    expect(await block.innerText()).toContain('This content comes from embeds.invalid')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    const [outer, inner] = [await block.boundingBox(), await button.boundingBox()]
    expect(inner!.y + inner!.height).toBeLessThanOrEqual(outer!.y + outer!.height)
    expect(await axeFindings(page, '.examples')).toEqual([])
    expect(asked).toEqual([])
    await button.press('Enter')
    await expect.poll(() => asked).toEqual(['https://embeds.invalid/embed/wistia/loaves'])
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
    await stop(page)
    expect(await block.locator('.sqs-block-content').innerHTML()).toBe('<div class="embed-block-wrapper"></div>')
  })
})

describe('an embed’s markup', () => {
  it('is sanitised: nothing in it runs, restyles or redirects', async () => {
    const { page, block, asked } = await visit('/hostile')
    await block.locator('.post').waitFor()
    await block.locator('img').waitFor({ state: 'attached' })
    const left = await block.evaluate((element) => [...element.querySelectorAll('*')].map(({ localName }) => localName))
    expect(left.filter((name) => /^(script|base|style|iframe)$/.test(name))).toEqual([])
    expect(await block.locator('[onload], [onerror], [href^="javascript"]').count()).toBe(0)
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    expect(asked).toEqual([])
  })

  it('offers to retry if the sanitiser fails to load', async () => {
    const { page, block } = await visit('/favicon.svg')
    await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'))
    await page.route('**/chunks/purify*', (route) => route.abort())
    await page.goto(`${site.server.url}/hostile`)
    await expect.poll(() => block.getByRole('alert').textContent()).toBe('This content could not be loaded.')
    expect(await block.locator('.post').count()).toBe(0)
    await page.unroute('**/chunks/purify*')
    await block.getByRole('button', { name: 'Try again' }).click()
    await block.locator('.post').waitFor()
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  })

  it('runs the script of its widget only once after several clicks on its button, and keeps focus', async () => {
    const { page, block } = await visit('/favicon.svg')
    await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'))
    const release = await holdRequests(page, '**/chunks/purify*')
    await page.route('https://platform.twitter.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.runs = (window.runs ?? 0) + 1' }),
    )
    await page.goto(`${site.server.url}/asks/script`)
    const button = block.getByRole('button')
    await button.focus()
    await page.keyboard.press('Enter')
    await button.dblclick()
    release()
    await block.locator('.post').waitFor()
    await page.waitForFunction(() => 'runs' in window)
    await page.waitForTimeout(300) // for a second one
    expect(await page.evaluate(() => (window as never as { runs: number }).runs)).toBe(1)
    expect(await block.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  })

  it('becomes a widget with the script of a known service, and runs no other script', async () => {
    const { page, block, asked } = await visit('/widget')
    await block.locator('.post[data-drawn]').waitFor()
    expect(asked).toEqual([scripts[0]])
    await stop(page)
    expect(await block.innerHTML()).toBe('<div class="sqs-block-content"></div>')
  })

  it.each(['script', 'image', 'background'])('waits for consent if a %s of another host would load', async (what) => {
    const { page, block, asked } = await visit(`/asks/${what}`)
    await block.getByRole('button', { name: 'Agree and show content' }).waitFor()
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Agree and show content' }).click()
    await expect.poll(() => asked.length).toBe(1)
  })
})

describe('an embedded page of the site itself', () => {
  it('can neither navigate the page nor read it', async () => {
    const { page } = await visit('/breaks-out')
    await untilBlock(page, 'embed')
    await expect.poll(() => page.frames().at(-1)?.title()).toBe('Tried')
    expect(new URL(page.url()).pathname).toBe('/breaks-out')
    expect(await page.title()).toBe('Test page')
  })
})
