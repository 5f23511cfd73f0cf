import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { sourceForTests } from '../support/sourcePage'

const policy =
  "default-src 'self'; script-src 'nonce-n'; style-src 'self' 'nonce-n'; require-trusted-types-for 'script'"
const text = (words: string, id: string, style = '') =>
  `<div class="sqsrte-scaled-text-container" id="${id}"><span class="sqsrte-scaled-text"><h2 class="line ${style}">${words}</h2></span></div>`
const template = `<style nonce="n">
  body { margin: 0; font: 16px sans-serif }
  h2 { margin: 0; font-size: 2rem; line-height: 1.2; text-align: center; white-space: pre-wrap }
  .cell { height: 400px; overflow: hidden }
  .padded .sqsrte-scaled-text-container { padding: 0 50px }
  .narrow .sqsrte-scaled-text-container { width: 30px }
  .closed { display: none }
  .hides .sqsrte-scaled-text-container { opacity: 0 }
  .spaced { letter-spacing: 12px }
  .inherits { font-size: inherit }
  .slides { transform: scale(0.5) }
</style>`
const longText = 'All the boats that ever left this island came back by the evening of the same day'
const body = `${template}
  <div class="cell">${text('Island', 'short')}</div>
  <div class="cell">${text(longText, 'long')}</div>
  <div class="cell padded">${text('The <em>Harbour</em>', 'padded')}</div>
  <div class="cell narrow">${text(longText, 'narrow')}</div>
  <div class="cell closed">${text('Behind a tab', 'closed')}</div>
  <div class="cell hides">${text('Hidden by the template', 'hides')}</div>
  <div class="cell">${text('Wide', 'spaced', 'spaced')}</div>
  <div class="cell">${text('From its span', 'inherits', 'inherits')}</div>
  <div class="cell">${text('Two in one', 'two').replace('</div>', '<span class="sqsrte-scaled-text"><h2>container</h2></span></div>')}</div>
  <div class="cell slides">${text('Not slid in yet', 'slides')}</div>
  <div class="cell">${text('A    B', 'spaces')}</div>
  <div class="cell"><div class="sqsrte-scaled-text-container" id="bare"><span class="sqsrte-scaled-text line">Without <em>a heading</em></span></div></div>
  <div id="end"></div>`

const source = `
  import { startScaledText } from './src/page/scaledText'
  import { watchForTests } from './test/support/pageWatch'
  window.moved = []
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries()) for (const { node } of sources) window.moved.push(node?.nodeName ?? '')
  }).observe({ type: 'layout-shift', buffered: true })
  const html = document.body.innerHTML
  window.startText = () => { window.stopText = startScaledText(watchForTests().watch) }
  window.isAsServed = () => document.body.innerHTML === html
`

const openPage = sourceForTests(source, body, { headers: { 'content-security-policy': policy }, isComplete: true })

interface TestWindow extends Window {
  readonly startText: () => void
  readonly stopText: () => void
  readonly isAsServed: () => boolean
  /** The names of the nodes that layout shifts moved. */
  readonly moved: readonly string[]
}
declare const window: TestWindow

async function visit(options: BrowserContextOptions = { viewport: { width: 1000, height: 800 } }): Promise<Page> {
  const page = await openPage(options)
  await painted(page)
  await page.evaluate(() => window.startText())
  return page
}

const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** How much of its room a text takes, on how many lines, at which font size. */
const look = (page: Page, id: string) =>
  page.evaluate((key) => {
    const container = document.getElementById(key) as HTMLElement
    const line = container.querySelector('.line') as HTMLElement
    const range = document.createRange()
    range.selectNodeContents(line)
    const { paddingLeft, paddingRight } = getComputedStyle(container)
    const room = container.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    const tops = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 5)))
    const fontPx = Number.parseFloat(getComputedStyle(line).fontSize)
    const scale = container.getBoundingClientRect().width / container.offsetWidth
    return { filled: range.getBoundingClientRect().width / scale / room, lines: tops.size, fontPx }
  }, id)

/** Waits until the text fills its room again. */
const untilFull = (page: Page, id: string) =>
  page.waitForFunction((key) => {
    const container = document.getElementById(key) as HTMLElement
    const range = document.createRange()
    range.selectNodeContents(container.querySelector('.line') as HTMLElement)
    const filled = range.getBoundingClientRect().width / container.clientWidth
    return filled > 0.98 && filled <= 1
  }, id)

describe('scaled text', () => {
  const onOneLine = ['short', 'long', 'padded', 'spaced', 'inherits', 'slides', 'bare']
  it.each(onOneLine)('fills its container on one line: %s', async (id) => {
    const page = await visit()
    const { filled, lines } = await look(page, id)
    expect(filled).toBeGreaterThan(0.98)
    expect(filled).toBeLessThanOrEqual(1)
    expect(lines).toBe(1)
    await page.context().close()
  })

  it('keeps its spaces if the template preserves them', async () => {
    const page = await visit()
    expect(await page.locator('#spaces').innerText()).toBe('A    B')
    await page.context().close()
  })

  it('is never smaller than 11 px, and wraps at that size', async () => {
    const page = await visit()
    const { fontPx, lines, filled } = await look(page, 'narrow')
    expect(fontPx).toBe(11)
    expect(lines).toBeGreaterThan(3)
    expect(filled).toBeLessThan(3)
    await page.context().close()
  })

  it('is resized with the window', async () => {
    const page = await visit()
    const before = await look(page, 'short')
    await page.setViewportSize({ width: 320, height: 640 })
    await untilFull(page, 'short')
    await untilFull(page, 'long')
    expect((await look(page, 'short')).fontPx).toBeLessThan(before.fontPx / 2)
    await page.setViewportSize({ width: 1400, height: 800 })
    await untilFull(page, 'short')
    expect((await look(page, 'short')).fontPx).toBeGreaterThan(before.fontPx)
    await page.context().close()
  })

  it('is resized 100 ms after the last resize event', async () => {
    const page = await visit()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const { fontPx } = await look(page, 'short')
    // Only the window's own event can make the text smaller: its container stays as wide as it was.
    const resizeWindow = () => page.evaluate(() => dispatchEvent(new Event('resize')))
    await page.locator('#short .line').evaluate((line: HTMLElement) => {
      line.style.letterSpacing = '0.2em'
    })
    for (let times = 0; times < 2; times++) {
      await resizeWindow()
      await page.clock.runFor(99)
      expect((await look(page, 'short')).fontPx).toBe(fontPx)
    }
    await page.clock.runFor(1)
    expect((await look(page, 'short')).fontPx).toBeLessThan(fontPx)
    await page.context().close()
  })

  it('is fitted again once a font has loaded that makes it wider', async () => {
    const page = await visit()
    await untilFull(page, 'short')
    await page.evaluate(() => {
      const line = document.querySelector<HTMLElement>('#short .line')!
      line.style.letterSpacing = '0.2em'
      document.fonts.dispatchEvent(new Event('loadingdone'))
    })
    await untilFull(page, 'short')
    await page.context().close()
  })

  it.each([
    [20, 'stays as it is, because that may be the scrollbar that it caused itself'],
    [21, 'is fitted again'],
  ])('in a container that grows by %i px %s', async (addedPx) => {
    const page = await visit()
    const { fontPx } = await look(page, 'short')
    await page.clock.install()
    await page.locator('#short').evaluate(async (container, px) => {
      const width = container.clientWidth
      container.style.width = `${width + px}px`
      // Observers are notified in the order in which they were created, so this one is the last.
      await new Promise<void>((resolve) => {
        const observer = new ResizeObserver(() => container.clientWidth > width && resolve())
        observer.observe(container)
      })
    }, addedPx)
    await page.clock.runFor(1000)
    const now = await look(page, 'short')
    if (addedPx === 20) expect(now.fontPx).toBe(fontPx)
    else expect(now.fontPx).toBeGreaterThan(fontPx)
    await page.context().close()
  })

  it('is fitted when its closed tab opens', async () => {
    const page = await visit()
    await page.evaluate(() => document.querySelector('.closed')?.classList.remove('closed'))
    await untilFull(page, 'closed')
    await page.context().close()
  })

  it('still wraps after the rest was fitted while its tab was closed', async () => {
    const page = await visit()
    const { lines } = await look(page, 'narrow')
    await page.evaluate(() => document.querySelector('#narrow')!.parentElement!.classList.add('closed'))
    await page.setViewportSize({ width: 990, height: 800 })
    await untilFull(page, 'long')
    await page.evaluate(() => document.querySelector('#narrow')!.parentElement!.classList.remove('closed'))
    await expect.poll(async () => (await look(page, 'narrow')).lines).toBe(lines)
    await page.context().close()
  })

  it('is visible in templates that hide it until it is fitted', async () => {
    const page = await visit()
    const seen = await page.evaluate(() => {
      const container = document.getElementById('hides') as HTMLElement
      return { opacity: getComputedStyle(container).opacity, isLoaded: container.classList.contains('loaded') }
    })
    expect(seen).toEqual({ opacity: '1', isLoaded: true })
    await page.context().close()
  })

  it('is fitted if it is added later', async () => {
    const page = await visit()
    await page.evaluate(() => {
      const late = document.getElementById('short')?.cloneNode(true) as HTMLElement
      late.id = 'late'
      for (const styled of late.querySelectorAll('[style]')) styled.removeAttribute('style')
      document.getElementById('end')?.append(late)
    })
    await untilFull(page, 'late')
    await page.context().close()
  })

  it('moves nothing around it if the template places it in a grid cell', async () => {
    const page = await visit()
    await painted(page)
    await painted(page)
    expect(await page.evaluate(() => window.moved.filter((name) => !name.startsWith('#text')))).toEqual([])
    await page.context().close()
  })

  it('is not changed again if it already fills its container', async () => {
    const page = await visit()
    const changes = await page.evaluate(async () => {
      let count = 0
      new MutationObserver((records) => {
        count += records.length
      }).observe(document.getElementById('short') as HTMLElement, { attributes: true, subtree: true })
      dispatchEvent(new Event('resize'))
      await new Promise((done) => setTimeout(done, 300))
      return count
    })
    expect(changes).toBe(0)
    await page.context().close()
  })

  it('is resized together with all others in its container', async () => {
    const page = await visit()
    const sizes = () =>
      page.locator('#two h2').evaluateAll((lines) => lines.map((line) => getComputedStyle(line).fontSize))
    const before = await sizes()
    await page.locator('#two').evaluate((container) => {
      container.style.width = '200px'
    })
    await expect
      .poll(async () =>
        (await sizes()).map((size, index) => Number.parseFloat(size) < Number.parseFloat(before[index]!) / 2),
      )
      .toEqual([true, true])
    await page.evaluate(() => window.stopText())
    await page.locator('#two').evaluate((container) => container.removeAttribute('style'))
    expect(await page.evaluate(() => window.isAsServed())).toBe(true)
    await page.context().close()
  })

  it('is restored after stop', async () => {
    const page = await visit()
    await page.evaluate(() => window.stopText())
    expect(await page.evaluate(() => window.isAsServed())).toBe(true)
    await page.setViewportSize({ width: 500, height: 800 })
    await page.waitForTimeout(400)
    expect(await page.evaluate(() => window.isAsServed())).toBe(true)
    await page.context().close()
  })
})
