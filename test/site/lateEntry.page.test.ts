import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pages, renderPage } from '../../mocks/site/index'
import { holdRequests } from '../support/holdRequests'
import { movesOf } from '../support/moves'
import { blockStates, openSite, type Site } from '../support/site'

// The module's tag holds the page back until it is there. The single file does not, nor do browsers without `blocking`.
let site: Site
beforeAll(async () => {
  site = await openSite({ renderPage, tag: 'umd' }, { isComplete: true })
})
afterAll(() => site.close())

const shown = pages.filter(({ path }) =>
  /^\/(?:$|photographs|questions|galleries|blocks\/(?:gallery|video|image|audio|newsletter))/.test(path),
)

/**
 * A screen of a page, the first or the one with that element, whose script comes when the page has long been painted, on a
 * line where nothing else is late.
 */
async function seeLate(path: string, width: number, element?: string) {
  const { page } = await site.visit('/site-is-warm', { viewport: { width, height: 800 } })
  const release = await holdRequests(page, /\/skerry[^/]*js$/)
  await page.goto(site.server.url + path, { waitUntil: 'commit' })
  const isPainted = () => document.readyState !== 'loading' && performance.getEntriesByType('paint').length > 0
  await page.waitForFunction(isPainted)
  if (element !== undefined) await page.locator(element).scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  // While the page itself was still arriving it may have moved.
  const paintedMs = await page.evaluate(() => performance.now())
  release()
  await page.waitForFunction(() => Symbol.for('skerry') in globalThis)
  await expect.poll(async () => (await blockStates(page)).length).toBeGreaterThan(0)
  await expect.poll(async () => (await blockStates(page)).filter((state) => /loading/.test(state))).toEqual([])
  const moves = await movesOf(page, paintedMs)
  await page.context().close()
  return moves
}

describe('a page whose script loads late', () => {
  it.each(shown.flatMap(({ path }) => [1280, 320].map((width) => [path, width] as const)))(
    '%s does not move in a window %i px wide',
    async (path, width) => {
      const { shift, what } = await seeLate(path, width)
      expect(shift, what).toBeLessThan(0.0005)
    },
  )

  it.each([
    ['/blocks/image', '#block-x711'],
    ['/blocks/image', '#block-x712'],
    ['/blocks/form', '#textarea-f116'],
  ])('%s leaves %s where the template put it', async (path, element) => {
    for (const width of [1280, 320]) {
      const { shift, what } = await seeLate(path, width, element)
      expect(shift, what).toBeLessThan(0.0005)
    }
  })
})
