import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { type MarqueeSettings, marqueeBlock } from '../../mocks/site/markup/marquee'
import { axeFindings } from '../support/axe'
import { movesOf, still } from '../support/moves'
import { documentOf, siteForTests, strictPolicy, untilBlock } from '../support/site'

const styles = `body { margin: 0; font: 16px sans-serif } p { margin: 0; line-height: 20px }
  svg:not(:root) { overflow: hidden } .space { height: 3000px } .Marquee-measure { position: absolute; visibility: hidden; display: inline-flex }
  .Marquee-item { margin-right: 8px; white-space: nowrap }
  .v6-visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }`
const after = '<p id="after">After it</p><div class="space"></div>'
const page = (texts: readonly string[], settings: MarqueeSettings = {}) =>
  documentOf(marqueeBlock('m1', texts, settings).text + after, '<link rel="stylesheet" href="/site.css">')
const sentence = 'The ferry to the island leaves at six, when the water is low. '.repeat(6).trim()
const words = ['Low water at six', '⋆']

const site = siteForTests({
  pages: {
    '/line': page(words),
    '/right': page(words, { animationDirection: 'right', animationSpeed: 2 }),
    '/wave': page(words, { waveIntensity: 60, waveFrequency: 2 }),
    '/exposed': page(words).replace(' aria-hidden="true"', ''),
    '/sentence': page([sentence], { waveIntensity: 60 }),
    '/waits': page(words, { waveIntensity: 60, pausedOnHover: true }),
    '/link': page(words, { waveIntensity: 60, linkTo: '/letter' }),
    '/letter': page(['i']),
    '/long': page(['m'.repeat(100_000)], { waveIntensity: 60 }),
  },
  headers: strictPolicy,
  renderPage: (path) => (path === '/site.css' ? { status: 200, contentType: 'text/css', body: styles } : null),
})

const text = '.Marquee-svg .skerry-marquee-text'

async function open(path: string, options: BrowserContextOptions = {}) {
  const visited = await site.visit(path, { viewport: { width: 1000, height: 700 }, ...options })
  await untilBlock(visited.page, 'marquee')
  await visited.page.locator(text).waitFor({ state: 'attached' })
  return visited
}

/** The animation of a straight line. */
const lineOf = (view: Page) =>
  view.locator('.Marquee-svg').evaluate((svg) => {
    const [animation] = svg.getAnimations()
    const frames = (animation?.effect as KeyframeEffect | undefined)?.getKeyframes().map(({ transform }) => transform)
    return { state: animation?.playState, frames, duration: animation?.effect?.getTiming().duration as number }
  })
/** Whether a wave moves, by whether its clock is paused. */
const waveMoves = (view: Page) =>
  view.locator('.Marquee-svg').evaluate((svg) => !(svg as unknown as SVGSVGElement).animationsPaused())
const texts = (view: Page) => view.locator(`${text} tspan`).allTextContents()

describe('a marquee', () => {
  it('shows its whole line under a style sheet that crops every <svg>', async () => {
    const { page } = await open('/line')
    const svg = page.locator('.Marquee-svg')
    expect(await svg.evaluate((element) => getComputedStyle(element).overflow)).toBe('visible')
  })

  it('moves to the left or the right at its speed', async () => {
    const { page: left } = await open('/line')
    await expect.poll(async () => (await lineOf(left)).state).toBe('running')
    const slow = await lineOf(left)
    expect(slow.frames![0]).toBe('translateX(0px)')
    const period = -Number.parseFloat(String(slow.frames![1]).slice('translateX('.length))
    expect(period).toBeGreaterThan(100)
    expect(slow.duration).toBeCloseTo(period * 10, 1)
    const { page: right } = await open('/right')
    await expect.poll(async () => (await lineOf(right)).state).toBe('running')
    const fast = await lineOf(right)
    expect(fast.frames).toEqual(slow.frames!.toReversed())
    expect(fast.duration).toBeCloseTo(slow.duration / 2, 3)
    await Promise.all([left.context().close(), right.context().close()])
  })

  it('moves along a wave as high as its intensity', async () => {
    const { page: view, troubles } = await open('/wave')
    const { height, offset, wave } = await view.locator('.Marquee-svg').evaluate((svg) => {
      const line = svg.querySelector<SVGTextPathElement>('.skerry-marquee-text textPath')!
      const path = svg.querySelector<SVGPathElement>(line.getAttribute('href')!)!
      return { height: svg.clientHeight, offset: line.startOffset.animVal.value, wave: path.getBBox().height }
    })
    expect(height).toBe(80)
    expect(wave).toBeCloseTo(60, 0)
    const nowAt = () =>
      view.locator(`${text} textPath`).evaluate((line) => (line as SVGTextPathElement).startOffset.animVal.value)
    await expect.poll(nowAt).not.toBe(offset) // less, until it starts again
    expect(troubles).toEqual([])
    await view.context().close()
  })

  it('pauses and resumes with its button', async () => {
    const { page: view } = await open('/line')
    await expect.poll(async () => (await lineOf(view)).state).toBe('running')
    await view.keyboard.press('Tab')
    const pause = view.getByRole('button', { name: 'Pause moving text' })
    await expect.poll(() => pause.evaluate((button) => button === document.activeElement)).toBe(true)
    await view.keyboard.press('Enter')
    expect((await lineOf(view)).state).toBe('paused')
    await view.getByRole('button', { name: 'Play moving text' }).press(' ')
    expect((await lineOf(view)).state).toBe('running')
    await view.context().close()
  })

  it('pauses while hovered, if configured', async () => {
    const { page: view } = await open('/waits')
    await expect.poll(() => waveMoves(view)).toBe(true)
    await view.locator('.Marquee').hover()
    await expect.poll(() => waveMoves(view)).toBe(false)
    await view.locator('#after').hover()
    await expect.poll(() => waveMoves(view)).toBe(true)
    const { page: other } = await open('/wave')
    await expect.poll(() => waveMoves(other)).toBe(true)
    await other.locator('.Marquee').hover()
    expect(await waveMoves(other)).toBe(true)
    await Promise.all([view.context().close(), other.context().close()])
  })

  it.each(['/line', '/wave'])('stops off the screen (%s)', async (path) => {
    const { page: view } = await open(path)
    const moves = async () => (path === '/line' ? (await lineOf(view)).state === 'running' : waveMoves(view))
    await expect.poll(moves).toBe(true)
    await view.evaluate(() => scrollTo(0, 2000))
    await expect.poll(moves).toBe(false)
    await view.evaluate(() => scrollTo(0, 0))
    await expect.poll(moves).toBe(true)
    await view.context().close()
  })

  it('stands still under reduced motion, without a button', async () => {
    const { page: view } = await open('/line', { reducedMotion: 'reduce' })
    expect((await lineOf(view)).state).toBeUndefined()
    expect(await view.getByRole('button').count()).toBe(0)
    await view.emulateMedia({ reducedMotion: 'no-preference' })
    await expect.poll(async () => (await lineOf(view)).state).toBe('running')
    await view.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(async () => (await lineOf(view)).state).toBeUndefined()
    await view.context().close()
  })

  it('is shown whole, in lines, if it is too long to stand still in one', async () => {
    const { page: view } = await open('/sentence', { reducedMotion: 'reduce' })
    const still = view.locator('.skerry-marquee-still')
    await expect.poll(() => still.isVisible()).toBe(true)
    expect(await still.innerText()).toBe(sentence)
    expect(await view.locator('.Marquee-svg').isVisible()).toBe(false)
    const { isCut, lines } = await still.evaluate((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      const [inner, outer] = [range.getBoundingClientRect(), one.closest('.Marquee')!.getBoundingClientRect()]
      const isCut = inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1
      return { isCut, lines: new Set([...range.getClientRects()].map(({ top }) => top)).size }
    })
    expect([isCut, lines > 1]).toEqual([false, true])
    expect(await axeFindings(view, '.Marquee')).toEqual([])
    await view.setViewportSize({ width: 5000, height: 700 })
    await expect.poll(() => view.locator('.Marquee-svg').isVisible()).toBe(true)
    expect(await still.isVisible()).toBe(false)
    await view.setViewportSize({ width: 1000, height: 700 })
    await expect.poll(() => still.isVisible()).toBe(true)
    await view.emulateMedia({ reducedMotion: 'no-preference' })
    await expect.poll(() => waveMoves(view)).toBe(true)
    expect(await still.isVisible()).toBe(false)
    await view.context().close()
  })

  it('is a single link, for mouse and keyboard, and its button does not follow it', async () => {
    const { page: view, troubles } = await open('/link')
    const link = view.getByRole('link')
    expect(await link.count()).toBe(1)
    await view.getByRole('link', { name: 'Low water at six ⋆', exact: true }).waitFor()
    await view.keyboard.press('Tab')
    await view.keyboard.press('Enter')
    expect(new URL(view.url()).pathname).toBe('/link')
    await view.getByRole('button', { name: 'Play moving text' }).click()
    await view.getByRole('button', { name: 'Pause moving text' }).waitFor()
    expect(await axeFindings(view, '.Marquee')).toEqual([])
    expect(await movesOf(view)).toEqual(still)
    await link.focus()
    expect(await link.evaluate((one) => one.getBoundingClientRect().height)).toBe(80)
    await view.keyboard.press('Enter')
    await view.waitForURL('**/letter')
    await view.goBack()
    await untilBlock(view, 'marquee')
    await link.waitFor()
    await view.locator('.Marquee').click({ position: { x: 300, y: 70 } })
    await view.waitForURL('**/letter')
    expect(troubles).toEqual([])
    await view.context().close()
  })

  it('repeats a single character every 50 pixels', async () => {
    const { page: view } = await open('/letter')
    expect((await lineOf(view)).frames).toEqual(['translateX(0px)', 'translateX(-50px)'])
    expect(await texts(view)).toEqual(Array.from({ length: 21 }, () => 'i'))
    const [first, second] = await view
      .locator(`${text} tspan`)
      .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().x))
    expect(second! - first!).toBeCloseTo(50, 0)
    await view.context().close()
  })

  it('of 100,000 characters moves in a straight line', async () => {
    const { page: view } = await open('/long')
    await expect.poll(async () => (await lineOf(view)).state).toBe('running')
    expect(await view.locator('textPath:not(.Marquee-svg-text)').count()).toBe(0)
    await view.context().close()
  })

  it('is redrawn a second after its width changes', async () => {
    const { page: view } = await open('/letter', { viewport: { width: 500, height: 700 } })
    expect(await texts(view)).toHaveLength(11)
    const later = view.evaluate(
      (query) =>
        new Promise<number>((resolve) => {
          let resizedAt = 0
          addEventListener('resize', () => {
            resizedAt ||= performance.now()
          })
          new MutationObserver(() => {
            if (document.querySelectorAll(query).length > 11) resolve(performance.now() - resizedAt)
          }).observe(document.querySelector('svg')!, { childList: true, subtree: true })
        }),
      `${text} tspan`,
    )
    await view.setViewportSize({ width: 1000, height: 700 })
    expect(await later).toBeGreaterThanOrEqual(1000)
    expect(await texts(view)).toHaveLength(21)
    await view.context().close()
  })

  it.each(['/exposed', '/link'])('is read once by screen readers (%s)', async (path) => {
    const { page: view } = await open(path) // exposed: a drawing that the server has not hidden
    const cdp = await view.context().newCDPSession(view)
    const { nodes } = await cdp.send('Accessibility.getFullAXTree')
    const read = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'StaticText')
    expect(read.filter(({ name }) => String(name?.value).includes('Low water at six'))).toHaveLength(1)
    await view.context().close()
  })

  it('moves nothing on the page', async () => {
    const complete = { viewport: { width: 1000, height: 700 } }
    for (const path of ['/line', '/wave']) {
      const { page: view } = await open(path, complete)
      await expect
        .poll(async () => (path === '/line' ? (await lineOf(view)).state : await waveMoves(view)))
        .toBeTruthy()
      expect(await movesOf(view)).toEqual(still)
      await view.context().close()
    }
  })

  it('leaves the page as served', async () => {
    const { page: view } = await open('/wave')
    await expect.poll(() => waveMoves(view)).toBe(true)
    const html = await view.evaluate(() => {
      const skerry = (globalThis as unknown as Record<symbol, { stop(): void }>)[Symbol.for('skerry')]!
      skerry.stop()
      return document.querySelector('.sqs-block-marquee')!.outerHTML
    })
    const { page: bare } = await site.visit('/wave', { javaScriptEnabled: false })
    expect(html).toBe(await bare.locator('.sqs-block-marquee').evaluate((block) => block.outerHTML))
    await bare.context().close()
    await view.context().close()
  })
})
