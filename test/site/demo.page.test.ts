import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TagKind } from '../../mocks/server/scriptTag'
import { pages, renderPage } from '../../mocks/site/index'
import { axeFindings } from '../support/axe'
import { movesOf } from '../support/moves'
import { blockStates, openSite, type Site } from '../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite({ renderPage }, { isComplete: true })
})
afterAll(() => site.close())

/**
 * Scrolls through the page as a reader does, who does not outrun what is on its way: until every block has had its moment.
 * (A gallery whose slides are measured first has a screen's room until it is there.)
 */
async function readThrough(page: Page): Promise<void> {
  await page.waitForFunction(() => Symbol.for('skerry') in globalThis)
  // Before that nothing is known of any block: the reader would outrun all of them, and what was passed stays as it is.
  await expect.poll(() => blockStates(page)).not.toEqual([])
  await page.evaluate(async () => {
    type Inspected = { blocks: { state: string; path: string }[] }
    const skerry = (globalThis as unknown as Record<symbol, { inspect(): Inspected }>)[Symbol.for('skerry')]!
    // Blocks load 200 px before they are on the screen. A reader waits for them there.
    const isNear = (path: string) => {
      const { top, bottom } = document.querySelector(path)?.getBoundingClientRect() ?? { top: 1, bottom: 0 }
      return top < innerHeight + 190 && bottom > 0
    }
    const isOnItsWay = () =>
      skerry.inspect().blocks.some(({ state, path }) => state === 'loading' || (state === 'waiting' && isNear(path)))
    for (let y = 0; y < document.documentElement.scrollHeight; y += 180) {
      scrollTo(0, y)
      do await new Promise((done) => setTimeout(done, 50))
      while (isOnItsWay())
    }
    scrollTo(0, 0)
  })
  await expect.poll(() => unsettled(page), { timeout: 15_000 }).toEqual([])
}

/** Blocks that are on their way; before the page is ready nothing is known of any. */
async function unsettled(page: Page): Promise<string[]> {
  const states = await blockStates(page)
  return states.length === 0 ? ['not ready'] : states.filter((block) => /waiting|loading/.test(block))
}

const isOurs = (text: string) => !text.includes('404 (Not Found)')

describe('the demo site', () => {
  it.each(pages)(
    '$path becomes interactive under a strict policy, is accessible, and does not shift',
    async ({ path, blocks }) => {
      const { page, troubles } = await site.visit(`${path}?csp=strict`)
      await readThrough(page)

      const states = await blockStates(page)
      for (const name of blocks) expect(states).toContain(`${name} mounted`)
      expect(states.filter((state) => state.endsWith('failed'))).toEqual([])
      expect(troubles.filter(isOurs)).toEqual([])
      const { shift, what } = await movesOf(page)
      expect(shift, what).toBeLessThan(0.0005)
      expect(await axeFindings(page)).toEqual([])
    },
  )
})

describe.each<TagKind>(['module', 'umd', 'loader'])('the %s tag', (tag) => {
  it('makes the same blocks interactive', async () => {
    const own = await openSite({ renderPage, tag }, { isComplete: true })
    const { page, troubles } = await own.visit('/contact')
    await readThrough(page)
    expect(await blockStates(page)).toEqual(expect.arrayContaining(['form mounted', 'textarea-counter mounted']))
    expect(troubles).toEqual([])
    await own.close()
  })
})
