import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { movesOf, still } from '../support/moves'
import { scrollThrough } from '../support/scrollThrough'
import { siteForTests, untilBlock } from '../support/site'

const site = siteForTests({ renderPage })

/** The markup of every example, and that which the server sent, but for the nonce, which is new for each request. */
const markup = (page: Page) =>
  page.evaluate(async () => {
    const text = await (await fetch(location.href)).text()
    const served = new DOMParser().parseFromString(text, 'text/html')
    const blocksOf = (root: Document) =>
      [...root.querySelectorAll('.examples .sqs-block')].map(({ outerHTML }) => outerHTML.replace(/nonce="[^"]*"/, ''))
    return { now: blocksOf(document), served: blocksOf(served) }
  })

describe('blocks for which there is nothing to do', () => {
  it('are byte for byte as the server sent them, while Skerry runs and after stop', async () => {
    const { page, troubles } = await site.visit('/blocks/as-served')
    await untilBlock(page, 'archive', 'skipped')
    await scrollThrough(page)
    await page.locator('.examples .sqs-block-embed').scrollIntoViewIfNeeded()
    await untilBlock(page, 'embed', 'skipped')
    const running = await markup(page)
    expect(running.now.length).toBeGreaterThan(12)
    expect(running.now).toEqual(running.served)
    expect(await movesOf(page)).toEqual(still)
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect((await markup(page)).now).toEqual(running.served)
    expect(troubles).toEqual([])
  })

  it('are listed, each with its reason', async () => {
    const { page } = await site.visit('/blocks/as-served?csp=strict')
    await scrollThrough(page)
    await page.locator('.examples .sqs-block-embed').scrollIntoViewIfNeeded()
    await untilBlock(page, 'embed', 'skipped')
    const listed = await page.evaluate(() => {
      type Block = { name: string; reason: string; path: string }
      const { blocks } = (globalThis as unknown as { Skerry: { inspect(): { blocks: Block[] } } }).Skerry.inspect()
      return blocks.filter(({ path }) => document.querySelector(path)?.closest('.examples'))
    })
    const reasons = Object.fromEntries(listed.map(({ name, reason }) => [name, reason]))
    expect(reasons).toMatchObject({
      archive: 'Its links need no script.',
      quote: 'Its content needs no script.',
      code: 'Its own script or frame, which the server wrote, shows it.',
      twitter: 'The server renders what it shows.',
    })
    expect(listed.every(({ reason }) => reason !== '')).toBe(true)
    expect(await axeFindings(page, '.examples')).toEqual([])
  })
})
