import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { sourceForTests } from '../support/sourcePage'

const policy =
  "default-src 'self'; script-src 'nonce-n'; style-src 'self' 'nonce-n'; require-trusted-types-for 'script'"
const template = `<style nonce="n">
  body { margin: 0; font: 32px/1.5 sans-serif }
  h2, p { margin: 0 0 20px; font-size: 1em; font-weight: normal; white-space: pre-wrap }
  .narrow { width: 300px }
  .closed { display: none }
  .tall { height: 3000px }
  .theme { --text-highlight-color: rgb(200, 0, 0) }
</style>`
const aSpacePx = 10 // browsers measure those at the ends of lines, which have no shape
const words = 'all the boats that ever left this island'
const saved =
  '<div class="TextShape-node" data-shape="wave"><svg><path d="M0,0 L9,9" stroke-dashoffset="27"></path></svg></div>'

interface Given {
  readonly id: string
  readonly props?: object | string
  readonly text?: string
  readonly marks?: string
  readonly after?: string
}

function textBlock({ id, props = {}, text = words, marks = '', after = '' }: Given): string {
  const entry = { id, shape: 'underline', isFront: false, color: { type: 'THEME_COLOR' }, ...Object(props) }
  const json = typeof props === 'string' ? props : JSON.stringify([entry])
  return `<div class="sqs-block html-block sqs-block-html theme" id="${id}"><div class="sqs-block-content">
    <script class="TextAttributes-props" type="application/json">${json}</script>
    <div class="sqs-html-content" ${marks}><h2>We say that <span class="sqsrte-text-highlight" data-text-attribute-id="${id}">${text}</span> came back</h2></div>${after}
  </div></div>`
}

const animated = { isAnimationEnabled: true, duration: 0.1 }
const body = `${template}
  <div class="narrow">${textBlock({ id: 'lines' })}</div>
  <div class="narrow">${textBlock({ id: 'arabic', text: 'كل القوارب التي غادرت هذه الجزيرة', marks: 'dir="rtl"' })}</div>
  <div class="closed">${textBlock({ id: 'closed', text: 'a tab' })}</div>
  ${textBlock({ id: 'front', props: { isFront: true, shape: 'strike' } })}
  ${textBlock({ id: 'marker', props: { shape: 'marker' } })}
  ${textBlock({ id: 'saved', after: saved })}
  ${textBlock({ id: 'broken', props: '[{' })}
  ${textBlock({ id: 'unknown', props: { shape: 'star' } })}
  ${textBlock({ id: 'edge', props: { shape: 'circle' }, text: 'at the edge' })}
  <div class="tall"></div>
  ${textBlock({ id: 'below', props: animated })}`

const source = `
  import { startTextHighlights } from './src/page/textHighlights'
  import { watchForTests } from './test/support/pageWatch'
  const html = document.body.innerHTML
  window.startHighlights = () => { window.stopHighlights = startTextHighlights(watchForTests().watch) }
  window.isAsServed = () => document.body.innerHTML === html
`

const openPage = sourceForTests(source, body, { headers: { 'content-security-policy': policy }, isComplete: true })

interface TestWindow extends Window {
  readonly startHighlights: () => void
  readonly stopHighlights: () => void
  readonly isAsServed: () => boolean
}
declare const window: TestWindow

async function visit(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openPage({ viewport: { width: 1000, height: 800 }, ...options })
  await page.evaluate(() => window.startHighlights())
  await page.locator('#lines .TextShape-node').first().waitFor({ state: 'attached' })
  return page
}

const shapes = (page: Page, id: string) => page.locator(`#${id} .TextShape-node[data-skerry-own]`)

/**
 * How far the shapes are from the lines of their words, at their worst corner, in pixels. `null` if their numbers differ.
 */
const distance = (page: Page, id: string) =>
  page.evaluate((key) => {
    const block = document.getElementById(key) as HTMLElement
    const rects = [...block.querySelector('.sqsrte-text-highlight')!.getClientRects()]
    // Browsers have a box of its own for the spaces before a wrap.
    const tops = [...new Set(rects.map(({ top }) => top))]
    const lines = tops.map((top) => rects.filter((rect) => rect.top === top && rect.width > 0))
    const nodes = [...block.querySelectorAll('.TextShape-node[data-skerry-own]')]
    if (nodes.length !== lines.length) return null
    const gaps = nodes.flatMap((node, index) => {
      const { left, top, right, bottom } = node.getBoundingClientRect()
      const line = lines[index] ?? []
      return [
        left - Math.min(...line.map((rect) => rect.left)),
        right - Math.max(...line.map((rect) => rect.right)),
        ...line.flatMap((rect) => [top - rect.top, bottom - rect.bottom]),
      ].map(Math.abs)
    })
    return Math.max(...gaps)
  }, id)

describe('highlighted words', () => {
  it.each([
    ['lines', 3],
    ['arabic', 3],
    ['front', 1],
  ])('get a shape on each of their lines: %s', async (id, count) => {
    const page = await visit()
    await expect.poll(() => shapes(page, id).count()).toBe(count)
    expect(await distance(page, id)).toBeLessThan(aSpacePx)
    expect(await page.locator(`#${id} path`).count()).toBe(count)
    await page.context().close()
  })

  it('get shapes that are neither read aloud nor clickable', async () => {
    const page = await visit()
    expect(await shapes(page, 'front').getAttribute('aria-hidden')).toBe('true')
    const { behind, front, stroke } = await page.evaluate(() => {
      const [lines, over] = ['#lines', '#front'].map((key) => document.querySelector(`${key} .TextShape-node`)!)
      return {
        behind: getComputedStyle(lines!).zIndex,
        front: getComputedStyle(over!).zIndex,
        stroke: getComputedStyle(lines!.querySelector('path')!).stroke,
      }
    })
    expect([behind, front, stroke]).toEqual(['-1', '1', 'rgb(200, 0, 0)'])
    const hit = await page.evaluate(() => {
      const { left, top, width, height } = document
        .querySelector('#front .sqsrte-text-highlight')!
        .getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)?.className
    })
    expect(hit).toBe('sqsrte-text-highlight')
    await page.context().close()
  })

  it('do not make the page scroll if a shape extends beyond its line', async () => {
    const page = await visit()
    await page.locator('#edge h2').evaluate((line) => {
      line.style.cssText = 'position: absolute; right: 0; white-space: nowrap'
      line.lastChild?.remove()
    })
    await expect.poll(() => distance(page, 'edge')).toBeLessThan(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1000)
    await page.context().close()
  })

  it('keep their shapes in place when the window, a font or the text changes', async () => {
    const page = await visit()
    await expect.poll(() => shapes(page, 'front').count()).toBe(1)
    await page.setViewportSize({ width: 400, height: 800 })
    await expect.poll(() => shapes(page, 'front').count()).toBeGreaterThan(1)
    await expect.poll(() => distance(page, 'front')).toBeLessThan(aSpacePx)
    await page.locator('#front .sqsrte-text-highlight').evaluate((element) => {
      element.textContent = 'Alle' // as a browser's translation does
    })
    await expect.poll(() => distance(page, 'front')).toBeLessThan(1)
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#front h2')!.style.letterSpacing = '2px'
      document.fonts.dispatchEvent(new Event('loadingdone'))
    })
    await expect.poll(() => distance(page, 'front')).toBeLessThan(1)
    await page.context().close()
  })

  it('get their shapes when their closed tab opens', async () => {
    const page = await visit()
    expect(await shapes(page, 'closed').count()).toBe(0)
    await page.evaluate(() => document.querySelector('.closed')?.classList.remove('closed'))
    await expect.poll(() => distance(page, 'closed')).toBeLessThan(1)
    await page.context().close()
  })

  it('keep their shapes in place while a template slides them in', async () => {
    const page = await visit()
    await page.locator('#front h2').evaluate((line) => {
      line.style.transform = 'translateY(50px)'
      line.getBoundingClientRect()
      line.style.transition = 'transform 0.2s'
      line.style.transform = 'none'
    })
    await page
      .locator('#front h2')
      .evaluate((line) => Promise.all(line.getAnimations().map(({ finished }) => finished)))
    await expect.poll(() => distance(page, 'front')).toBeLessThan(1)
    await page.context().close()
  })

  it('animate their shapes once they are on screen', async () => {
    const page = await visit()
    const isShown = () =>
      shapes(page, 'below')
        .locator('svg')
        .evaluate((svg) => getComputedStyle(svg).visibility)
    await expect.poll(() => shapes(page, 'below').count()).toBe(1)
    expect(await isShown()).toBe('hidden')
    await page.evaluate(() => scrollTo(0, 9999))
    await expect.poll(isShown).toBe('visible')
    await page.context().close()
  })

  it('get their shapes without animation if the visitor prefers reduced motion', async () => {
    const page = await visit({ reducedMotion: 'reduce' })
    await expect.poll(() => shapes(page, 'below').count()).toBe(1)
    expect(await shapes(page, 'below').getAttribute('data-state')).toBe(null)
    await page.evaluate(() => scrollTo(0, 9999))
    expect(await page.evaluate(() => document.querySelector('#below path')!.getAnimations().length)).toBe(0)
    await page.context().close()
  })

  it('are drawn only once in a page that was saved with their shapes', async () => {
    const page = await visit()
    await expect.poll(() => shapes(page, 'saved').count()).toBe(1)
    expect(await page.locator('#saved .TextShape-node').filter({ visible: true }).count()).toBe(1)
    await page.context().close()
  })

  it.each(['broken', 'unknown'])('are left alone if their attributes are %s', async (id) => {
    const page = await visit()
    expect(await page.locator(`#${id} .TextShape-node`).count()).toBe(0)
    expect(await page.locator(`#${id} .sqs-block-content`).getAttribute('style')).toBe(null)
    await page.context().close()
  })

  it('are underlined or crossed out in print, where lines break differently', async () => {
    const page = await visit()
    await page.emulateMedia({ media: 'print' })
    const lines = await page.evaluate(() =>
      ['#lines', '#front'].map(
        (key) => getComputedStyle(document.querySelector(`${key} .sqsrte-text-highlight`)!).textDecorationLine,
      ),
    )
    expect(lines).toEqual(['underline', 'line-through'])
    expect(await page.locator('.TextShape-node').filter({ visible: true }).count()).toBe(0)
    await page.context().close()
  })

  it('are readable in forced colours', async () => {
    const page = await visit({ forcedColors: 'active' })
    const [stroke, marker] = await page.evaluate(() => [
      getComputedStyle(document.querySelector('#lines path')!).stroke,
      getComputedStyle(document.querySelector('#marker .TextShape-node')!).display,
    ])
    expect(stroke).not.toBe('rgb(200, 0, 0)')
    expect(marker).toBe('none')
    await page.context().close()
  })

  it('get shapes if they are added later, and lose them if they are removed', async () => {
    const page = await visit()
    await page.evaluate(() => {
      const late = document.getElementById('front')!.cloneNode(true) as HTMLElement
      late.id = 'late'
      for (const node of late.querySelectorAll('[data-skerry-own]')) node.remove()
      document.body.append(late)
    })
    await expect.poll(() => distance(page, 'late')).toBeLessThan(1)
    await page.locator('#late .sqsrte-text-highlight').evaluate((element) => element.replaceWith('nothing'))
    await expect.poll(() => shapes(page, 'late').count()).toBe(0)
    await page.context().close()
  })

  it('are as served after stop', async () => {
    const page = await visit()
    await page.evaluate(() => window.stopHighlights())
    expect(await page.evaluate(() => window.isAsServed())).toBe(true)
    await page.setViewportSize({ width: 500, height: 800 })
    await page.waitForTimeout(400)
    expect(await page.evaluate(() => window.isAsServed())).toBe(true)
    await page.context().close()
  })
})
