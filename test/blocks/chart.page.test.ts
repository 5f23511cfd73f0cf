import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { chartBlock } from '../../mocks/site/markup/chart'
import { axeFindings } from '../support/axe'
import { documentOf, siteForTests, strictPolicy, untilBlock } from '../support/site'
import { untilPrintable } from '../support/untilPrintable'

const frost = (last: unknown) => [
  ['Month', 'Low'],
  ['May', typeof last === 'number' ? -2 : 'none'],
  ['June', last],
]
const latinCharts = [
  chartBlock('x1', { chartType: 1009, title: 'Frost', caption: 'At night', dataTable: frost(-9) }),
  chartBlock('x2', { chartType: 1009, dataTable: frost('not measured') }),
]
const site = siteForTests({
  renderPage,
  pages: {
    '/latin-rtl': documentOf(latinCharts.map(({ text }) => text).join('')).replace('<html', '<html dir="rtl"'),
  },
})

/** The page of charts with the chart of a block in view. */
async function open(block: string, query = '', options = {}) {
  const { page, troubles } = await site.visit(`/blocks/chart?csp=strict${query}`, options)
  const chart = page.locator(`#block-${block} .skerry-chart`)
  await page.locator(`#block-${block}`).evaluate((element) => element.scrollIntoView())
  const plot = chart.getByRole('application')
  await chart.locator('.skerry-chart-plot svg, .skerry-chart-table').waitFor()
  const reads = () => chart.getByRole('status').textContent()
  return { page, troubles, chart, plot, reads }
}

/** The reasons of failed charts, from `Skerry.inspect()`. */
const reasons = (page: Page) =>
  page.evaluate(() => {
    const { inspect } = (globalThis as unknown as { Skerry: { inspect(): { blocks: Shown[] } } }).Skerry
    return inspect().blocks.flatMap(({ name, state, reason }) =>
      name === 'chart' && state === 'failed' ? [reason] : [],
    )
  })

type Shown = { readonly name: string; readonly state: string; readonly reason: string }

describe('a chart', () => {
  it('is drawn with a legend, and has a table of its numbers', async () => {
    const { page, troubles, chart, plot } = await open('x1201')
    expect(await plot.getAttribute('aria-label')).toBe(
      'The season of the Kittiwake. Bar chart. Use the arrow keys to read the values.',
    )
    expect(await chart.locator('.skerry-chart-legend li').allTextContents()).toEqual([
      'Crossings',
      'Passengers',
      'Dogs',
    ])
    const table = chart.getByRole('table', { name: 'The season of the Kittiwake' })
    expect(await table.getByRole('row').nth(3).getByRole('cell').allTextContents()).toEqual(['60', '1042', '63'])
    const tall = await plot
      .locator('.skerry-chart-bar')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height))
    expect(tall[1]).toBeGreaterThan(10 * (tall[0] ?? 0)) // 1310 passengers, 62 crossings
    expect(await axeFindings(page, '#block-x1201')).toEqual([])
    expect(troubles).toEqual([])
  })

  it('can be read with the arrow keys, Home and End, until Escape ends it', async () => {
    const { plot, reads, chart } = await open('x1201')
    await plot.focus()
    await plot.press('ArrowRight')
    expect(await reads()).toBe('April, Crossings: 41')
    await plot.press('ArrowDown')
    expect(await reads()).toBe('April, Passengers: 388')
    await plot.press('End')
    expect(await reads()).toBe('September, Passengers: 512')
    await plot.press('ArrowRight')
    expect(await reads()).toBe('September, Passengers: 512')
    await plot.press('ArrowLeft')
    expect(await reads()).toBe('August, Passengers: 1204')
    expect(await chart.locator('.skerry-chart-outline').getAttribute('d')).toMatch(/^M/)
    await plot.press('Home')
    await plot.press('ArrowUp')
    expect(await reads()).toBe('April, Crossings: 41')
    await plot.press('Escape')
    expect(await reads()).toBe('')
  })

  it('can be read by tapping', async () => {
    const { page, plot, reads } = await open('x1201', '', { hasTouch: true })
    const { x, y, width, height } = (await plot.boundingBox())!
    await page.touchscreen.tap(x + width - 80, y + height / 2)
    await expect.poll(reads).toMatch(/^September, /)
  })

  it('is mirrored, along with its keys, on a right-to-left page', async () => {
    const { plot, reads } = await open('x1201', '&locale=ar')
    await plot.focus()
    await plot.press('ArrowLeft')
    expect(await reads()).toBe('April, Crossings: 41')
    const places = await plot
      .locator('text', { hasText: /^(April|September)$/ })
      .evaluateAll((labels) => labels.map((label) => [label.textContent, label.getBoundingClientRect().left] as const))
    const { April, September } = Object.fromEntries(places)
    expect(April).toBeGreaterThan(September ?? Number.POSITIVE_INFINITY)
  })

  it('keeps minus signs in front if its language has a different direction from the page', async () => {
    const { page } = await site.visit('/latin-rtl')
    const labels = page.locator('.skerry-chart svg text', { hasText: /^-\d/ })
    await labels.first().waitFor()
    const isInFront = await labels.evaluateAll((all) =>
      (all as unknown as SVGTextElement[]).map((one) => one.getExtentOfChar(0).x < one.getExtentOfChar(1).x),
    )
    expect(new Set(isInFront)).toEqual(new Set([true]))
  })

  it('aligns its text with the start of the page, even if its language has the other direction', async () => {
    const { page } = await site.visit('/latin-rtl')
    await page.locator('.skerry-chart-table td').first().waitFor()
    const texts = page.locator('.skerry-chart > p[dir]:not(:empty), .skerry-chart-table :is(td, th)')
    const gaps = await texts.evaluateAll((all) =>
      all.map((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        const padding = Number.parseFloat(getComputedStyle(one).paddingRight)
        return Math.round(one.getBoundingClientRect().right - padding - range.getBoundingClientRect().right)
      }),
    )
    expect(gaps).toEqual(Array(2 + 6).fill(0))
  })

  it.each([
    ['x1201', 0.5, 0.7, /^(June|July), /],
    ['x1202', 0.98, 0.3, /^2025, Seals: 41$/],
    ['x1203', 0.53, 0.4, /^Rye: 18 \(45%\)$/],
  ])('says what is below the pointer (%s)', async (block, x, y, words) => {
    const { page, plot, reads } = await open(block)
    const point = async () => {
      await plot.scrollIntoViewIfNeeded()
      const box = (await plot.boundingBox())! // charts above may still be drawn
      await page.mouse.move(0, 0)
      await page.mouse.move(box.x + box.width * x, box.y + box.height * y)
      return reads()
    }
    await expect.poll(point).toMatch(words)
  })

  it('has a gap where a value is missing', async () => {
    const { plot, reads } = await open('x1202')
    const path = await plot.locator('.skerry-chart-line > path').first().getAttribute('d')
    expect(path?.match(/M/g)).toHaveLength(2)
    await plot.focus()
    for (let step = 0; step < 3; step++) await plot.press('ArrowRight')
    expect(await reads()).toBe('2022, Seals: no value')
  })

  it('distinguishes its series without colour: by patterns, dashes and points', async () => {
    const pie = await open('x1203')
    const overlays = await pie.plot
      .locator('pattern path')
      .evaluateAll((all) => all.map((one) => one.getAttribute('d')))
    expect(new Set(overlays).size).toBe(4)
    const lines = await open('x1202')
    const dashes = await lines.plot
      .locator('.skerry-chart-line > path:first-child')
      .evaluateAll((all) => all.map((one) => one.getAttribute('stroke-dasharray')))
    expect(new Set(dashes).size).toBe(2)
  })

  it('has the system’s colours in forced colours mode', async () => {
    const { plot } = await open('x1203', '', { forcedColors: 'active' })
    const fills = await plot.locator('pattern rect').evaluateAll((all) => all.map((one) => getComputedStyle(one).fill))
    const text = await plot.evaluate((element) => getComputedStyle(element).color)
    expect(new Set(fills)).toEqual(new Set([text]))
  })

  it.each(['light', 'dark'] as const)('has colours with a contrast of 3 : 1 on a %s page', async (colorScheme) => {
    const { plot } = await open('x1203', '', { colorScheme })
    const contrasts = await plot.evaluate((box) => {
      const light = (colour: string) => {
        const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
          const share = Number(part) / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
      }
      const page = light(getComputedStyle(document.body).backgroundColor)
      return [...box.querySelectorAll('pattern rect')].map((rect) => {
        const own = light(getComputedStyle(rect).fill)
        return Math.max(own, page) / Math.min(own, page)
      })
    })
    expect(contrasts).toHaveLength(4)
    expect(Math.min(...contrasts)).toBeGreaterThan(3)
  })

  it('fits into a window of 320 px, with labels that do not touch', async () => {
    const { page, plot } = await open('x1201', '', { viewport: { width: 320, height: 700 } })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const boxes = await plot
      .locator('text[text-anchor="middle"]')
      .evaluateAll((labels) =>
        labels.map((label) => label.getBoundingClientRect()).map(({ left, right }) => [left, right] as const),
      )
    expect(boxes.length).toBeGreaterThan(1)
    expect(boxes.slice(1).every(([left], index) => left > (boxes[index]?.[1] ?? 0))).toBe(true)
  })

  it('of text shows its table, and one without rows says why, on the page and in inspect()', async () => {
    const { page, troubles } = await open('x1205')
    expect(await page.getByRole('cell', { name: 'westerly' }).isVisible()).toBe(true)
    await page.evaluate(() => {
      const block = document.createElement('div')
      block.id = 'without-rows'
      block.dataset.blockType = 'chart'
      block.dataset.blockJson = JSON.stringify({ chartType: 1011, dataTable: [['', 'Loaves']] })
      document.querySelector('#block-x1205')?.after(block)
    })
    await expect.poll(() => troubles.join()).toContain('Your dataset must have at least one row')
    expect(await page.locator('#without-rows').innerText()).toBe('Your dataset must have at least one row')
    expect(await reasons(page)).toContain('Your dataset must have at least one row')
    expect(await axeFindings(page, '#without-rows')).toEqual([])
  })

  it('is printed even if nobody has scrolled to it, once the code of another chart has loaded', async () => {
    const { page } = await open('x1201')
    await untilPrintable(page)
    const drawn = () => page.locator('.skerry-chart-plot svg').count()
    const before = await drawn()
    const printed = await page.evaluate(async () => {
      dispatchEvent(new Event('beforeprint'))
      // A browser prints without another task or frame.
      for (let step = 0; step < 100; step++) await null
      return document.querySelectorAll('.skerry-chart-plot svg').length
    })
    expect(before).toBeLessThan(4)
    expect(printed).toBe(4)
    expect(await page.locator('.skerry-chart-table').count()).toBe(1)
  })

  it('is restored by stop', async () => {
    const { page, chart } = await open('x1201')
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect(await chart.count()).toBe(0)
    expect(await page.locator('#block-x1201 .sqs-block-content').innerHTML()).toBe('')
  })
})

describe('a page without charts', () => {
  const loaded: string[] = []
  beforeAll(async () => {
    const { page } = await site.visit('/blocks/search')
    await page.locator('[role="combobox"]').first().waitFor()
    loaded.push(...(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))))
  })

  it('loads no chart code', () => {
    expect(loaded.some((name) => name.includes('/chunks/search-'))).toBe(true)
    expect(loaded.filter((name) => name.includes('/chunks/chart-'))).toEqual([])
  })
})

describe('a chart of 100,000 cells', () => {
  const table = (rows: number, columns: number) => [
    ['', ...Array.from({ length: columns }, (_, column) => `c${column}`)],
    ...Array.from({ length: rows }, (_, row) => [
      `r${row}`,
      ...Array.from({ length: columns }, (__, column) => row + column),
    ]),
  ]
  const pageOf = (rows: number, columns: number, chartType: number) => {
    const accordion =
      '<div class="sqs-block sqs-block-accordion"><ul class="accordion-items-container"><li class="accordion-item"><h3><button class="accordion-item__click-target" aria-expanded="false">More</button></h3><div class="accordion-item__dropdown"><p>The boat leaves at ten.</p></div></li></ul></div>'
    return documentOf(chartBlock('big', { chartType, dataTable: table(rows, columns) }).text + accordion)
  }
  const large = siteForTests({
    headers: strictPolicy,
    pages: {
      '/10000x10': pageOf(10_000, 10, 1009),
      '/10x10000': pageOf(10, 10_000, 1010),
      '/100000x1': pageOf(100_000, 1, 1011),
    },
  })

  it.each(['/10000x10', '/10x10000'])(
    'is drawn, and its table is added in steps while other blocks keep working (%s)',
    async (path) => {
      const { page, troubles } = await large.visit('/missing')
      page.setDefaultTimeout(120_000) // between the steps, the browser lays out the table: seconds at a time
      await page.addInitScript(() => {
        const turns: number[] = []
        Object.assign(globalThis, { turns })
        new MutationObserver((records) => {
          const parts = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.nodeName === 'TBODY')
          if (parts.length) turns.push(parts.length)
        }).observe(document, { childList: true, subtree: true })
      })
      troubles.length = 0
      await page.goto(large.server.url + path)
      const chart = page.locator('.skerry-chart')
      await chart.locator('svg').first().waitFor()
      await page.getByRole('button', { name: 'More' }).click()
      await page.getByText('The boat leaves at ten.').waitFor()
      expect(await chart.locator('.skerry-chart-legend li').count()).toBeLessThanOrEqual(36)
      const cells = () => page.evaluate(() => document.querySelectorAll('.skerry-chart tbody td').length)
      await expect.poll(cells, { timeout: 150_000, interval: 500 }).toBe(100_000)
      expect(await page.evaluate(() => (globalThis as unknown as { turns: number[] }).turns.length)).toBeGreaterThan(2)
      await chart.getByRole('application').focus()
      await page.keyboard.press('ArrowRight')
      expect(await chart.getByRole('status').textContent()).not.toBe('')
      expect(troubles).toEqual([])
    },
  )

  it('fails with a reason if its text is longer than a million characters, and other blocks keep working', async () => {
    const { page } = await large.visit('/100000x1')
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByText('The boat leaves at ten.').waitFor()
    await untilBlock(page, 'chart', 'failed')
    expect(await page.getByText('The data of this chart could not be read.').isVisible()).toBe(true)
    expect((await reasons(page)).join()).toContain('the limit is 1000000')
  })
})
