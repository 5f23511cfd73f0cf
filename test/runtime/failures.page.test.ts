import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentOf, openSite, type Site, strictPolicy } from '../support/site'

const pages = {
  '/': documentOf(Array.from({ length: 10 }, (_, i) => `<section data-widget="${i}">Served ${i}</section>`).join('')),
  '/large': documentOf('<div data-widget="0">Served 0</div>'),
}

let site: Site
beforeAll(async () => {
  site = await openSite({ pages, headers: strictPolicy })
})
afterAll(() => site.close())

/** Where the fourth of ten widgets fails. */
type Breakage = 'import' | 'parse' | 'render' | 'effect' | 'later render' | 'handler' | 'attach'

async function openWith(breakage: Breakage): Promise<Page> {
  const { page } = await site.visit('/')
  await page.waitForFunction(() => Symbol.for('skerry') in globalThis)
  await page.evaluate(async (where) => {
    const skerry = (
      globalThis as unknown as Record<
        symbol,
        { define(definition: unknown): void; react(): Promise<typeof import('react')> }
      >
    )[Symbol.for('skerry')]!
    const { createElement, useEffect, useState } = await skerry.react()
    const fail = () => {
      throw new Error(`broken in ${where}`)
    }
    const Widget = ({ index }: { index: number }) => {
      const isBroken = index === 3
      const [count, setCount] = useState(0)
      if (isBroken && where === 'render') fail()
      if (isBroken && where === 'later render' && count > 0) fail()
      useEffect(() => {
        if (isBroken && where === 'effect') fail()
      })
      const onClick = () => (isBroken && where === 'handler' ? fail() : setCount(count + 1))
      return createElement('button', { onClick }, `Widget ${index}: ${count}`)
    }
    const define = (name: string, selector: string, isBroken: boolean) =>
      skerry.define({
        name,
        selector,
        when: 'now',
        draws: where !== 'attach',
        load: async () => {
          if (isBroken && where === 'import') fail()
          return {
            parse(element: HTMLElement) {
              const index = Number(element.dataset.widget)
              if (index === 3 && where === 'parse') fail()
              return { index }
            },
            view: Widget,
            attach(element: HTMLElement, { index }: { index: number }) {
              if (index === 3) fail()
              element.append('!')
              return () => element.lastChild?.remove()
            },
          }
        },
      })
    define('broken', '[data-widget="3"]', true)
    define('widget', '[data-widget]:not([data-widget="3"])', false)
  }, breakage)
  return page
}

const states = (page: Page) =>
  page.evaluate(() => {
    const skerry = (globalThis as unknown as Record<symbol, { inspect(): { blocks: { state: string }[] } }>)[
      Symbol.for('skerry')
    ]!
    return skerry.inspect().blocks.map(({ state }) => state)
  })

describe('an island that throws', () => {
  it.each<Breakage>(['import', 'parse', 'render', 'effect', 'attach'])(
    'during %s keeps its own markup, and leaves nine others mounted',
    async (breakage) => {
      const page = await openWith(breakage)
      await expect.poll(() => states(page)).toHaveLength(10)
      await expect.poll(async () => (await states(page)).filter((state) => state === 'mounted')).toHaveLength(9)
      expect((await states(page)).filter((state) => state === 'failed')).toHaveLength(1)
      expect(await page.locator('[data-widget="3"]').innerHTML()).toBe('Served 3')
    },
  )

  it('in a later render gets its markup back', async () => {
    const page = await openWith('later render')
    const button = page.getByRole('button', { name: 'Widget 3: 0' })
    await button.click()
    await expect.poll(() => page.locator('[data-widget="3"]').innerHTML()).toBe('Served 3')
    await page.getByRole('button', { name: 'Widget 4: 0' }).click()
    await page.getByRole('button', { name: 'Widget 4: 1' }).waitFor()
  })

  it('because the page emptied it affects no others when it is removed', async () => {
    const page = await openWith('handler')
    await page.getByRole('button', { name: 'Widget 9: 0' }).click()
    await page.evaluate(() => {
      const block = document.querySelector('[data-widget="3"]')!
      block.replaceChildren()
      block.remove()
    })
    await expect.poll(async () => (await states(page)).length).toBe(9)
    expect(await page.getByRole('button').count()).toBe(9)
    await page.getByRole('button', { name: 'Widget 9: 1' }).click()
    await page.getByRole('button', { name: 'Widget 9: 2' }).waitFor()
  })

  it('in an event handler stays mounted, as in React', async () => {
    const page = await openWith('handler')
    await page.getByRole('button', { name: 'Widget 3: 0' }).click()
    expect(await page.getByRole('button', { name: 'Widget 3: 0' }).count()).toBe(1)
    await page.getByRole('button', { name: 'Widget 4: 0' }).click()
    await page.getByRole('button', { name: 'Widget 4: 1' }).waitFor()
  })
})

describe('a page of 100,000 nodes', () => {
  it('is searched for blocks', async () => {
    const { page } = await site.visit('/large')
    await page.evaluate(async () => {
      const skerry = (globalThis as unknown as Record<symbol, { define(definition: unknown): void }>)[
        Symbol.for('skerry')
      ]!
      const main = document.querySelector('main')!
      for (let i = 0; i < 10_000; i++) {
        const row = document.createElement('div')
        for (let j = 0; j < 9; j++) row.append(document.createElement('p'))
        if (i % 100 === 0) row.dataset.widget = String(i)
        main.append(row)
      }
      skerry.define({
        name: 'widget',
        selector: '[data-widget]',
        when: 'idle',
        draws: false,
        load: async () => ({ parse: () => null, attach: () => () => {} }),
      })
    })
    await expect.poll(async () => (await states(page)).length).toBe(101)
  })
})
