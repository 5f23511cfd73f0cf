import { beforeEach, describe, expect, it, vi } from 'vitest'
import { attach, attachFailure, parse } from '../../blocks/chart/block'
import { describePoint } from '../../blocks/chart/describe'
import { drawLegend } from '../../blocks/chart/drawLegend'
import type { ChartKind } from '../../blocks/chart/props'
import { readDataset, readNumber } from '../../blocks/chart/readDataset'
import { colourClass, dashOf, markOf, mostSeries, patternOf } from '../../blocks/chart/series'
import { isDrawable, simplify } from '../../blocks/chart/simplify'
import type { Page } from '../../src/model/page/page'
import { removeCopies } from '../../src/runtime/removeCopies'

const page = { settings: { locale: 'en' } } as Page
const loaves = [
  ['Loaf', 'Sold', 'Kept'],
  ['Rye', 18, 1],
  ['Oat', '7', '2'],
]

function chartOf(data: object): HTMLElement {
  const block = document.createElement('div')
  block.className = 'sqs-block-chart'
  block.setAttribute('data-block-json', JSON.stringify(data))
  block.innerHTML = '<div class="sqs-block-content"></div>'
  document.body.replaceChildren(block)
  return block
}

const textsOf = (table: HTMLTableElement | null) =>
  [...(table?.rows ?? [])].map((row) => [...row.cells].map(({ textContent }) => textContent))

describe('a dataset', () => {
  it('names its columns by label or name, and skips empty rows', () => {
    const columns = [{ label: 'Loaf' }, { name: 'Sold' }, { label: 'Kept', name: 'k' }]
    const { columns: names, rows } = readDataset({ columns, rows: [[], ['Rye', 18, 1], []] }, {})
    expect([names, rows.map(({ label }) => label)]).toEqual([['Sold', 'Kept'], ['Rye']])
  })

  it.each([
    [[], 'Your dataset must have at least one column'],
    [{}, 'Your dataset must have at least one column'],
    ['text', 'Your dataset must have at least one column'],
    [[['Loaf']], 'Your dataset must have at least one column'],
    [[['Loaf', 'Sold']], 'Your dataset must have at least one row'],
    [{ columns: ['Loaf', 'Sold'], rows: [] }, 'Your dataset must have at least one row'],
    [{ columns: ['Loaf', 'Sold'], rows: 'no' }, 'Your dataset must have at least one row'],
  ])('like %j is rejected: %s', (table, message) => {
    expect(() => readDataset(table, {})).toThrow(message)
  })

  it('has the same rows whether it is a list or has columns and rows', () => {
    const [columns, ...rows] = loaves
    expect(readDataset({ columns, rows }, {})).toEqual(readDataset(loaves, {}))
    expect(readDataset(loaves, {}).rows[1]).toEqual({ label: 'Oat', cells: ['7', '2'], values: [7, 2] })
  })

  it.each([true, 'true'])('swaps rows and columns if `flip` is %j', (flip) => {
    const { columns, rows } = readDataset(loaves, { flip })
    expect(columns).toEqual(['Rye', 'Oat'])
    expect(rows.map(({ label }) => label)).toEqual(['Sold', 'Kept'])
  })

  it('is truncated to its maxRows and maxColumns', () => {
    const { columns, rows } = readDataset(loaves, { maxRows: 1, maxColumns: '1' })
    expect(columns).toEqual(['Sold'])
    expect(rows).toEqual([{ label: 'Rye', cells: ['18'], values: [18] }])
    expect(readDataset(loaves, { maxRows: 'many', maxColumns: -1 }).rows).toHaveLength(2)
  })

  it.each([{}, { flip: true }])('is rejected if short rows make its table larger than 100,000 cells: %j', (limits) => {
    const large = [Array(10_001).fill(1), ...Array(10_000).fill([1])]
    expect(() => readDataset(large, limits)).toThrow('Your dataset must have at most 100,000 cells')
    expect(readDataset(large, { ...limits, maxRows: 10 }).rows).toHaveLength(10)
    expect(readDataset(large, { ...limits, maxColumns: 10 }).columns).toHaveLength(10)
  })

  it.each([
    [12.5, 12.5],
    ['1,234.5', 1234.5],
    ['−3', -3],
    ['£ 20', 20],
    ['12 %', 12],
    ['.5', 0.5],
    ['', null],
    ['westerly', null],
    ['1e9', null],
    ['9'.repeat(400), null],
    [null, null],
    [{}, null],
  ])('reads %j as %j', (cell, value) => {
    expect(readNumber(cell)).toBe(value)
  })

  it.each([
    ['de', '3,5', 3.5],
    ['de', '1.234,5 €', 1234.5],
    ['de', '12,5 %', 12.5],
    ['de', '1,234.5', 1234.5],
    ['de', '1.234', 1234],
    ['de', '0.125', 0.125],
    ['de', '-0.125', -0.125],
    ['ar-EG', '٣٫٥', 3.5],
    ['en', '3,5', null],
  ])('on a page in %s reads %j as %j', (locale, cell, value) => {
    expect(readNumber(cell, locale)).toBe(value)
    expect(
      readDataset(
        [
          ['', 'Sold'],
          ['Rye', cell],
        ],
        {},
        locale,
      ).rows[0]?.values,
    ).toEqual([value])
  })
})

describe('a chart', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    return () => vi.restoreAllMocks()
  })

  it.each([
    [1009, 'bar'],
    ['1010', 'line'],
    [1011, 'pie'],
    ['pie', 'pie'],
    [7, 'bar'],
  ])('of the type %j is a %s', (chartType, kind) => {
    expect(parse(chartOf({ chartType, dataTable: loaves }), page)?.kind).toBe(kind)
  })

  it('stays as served while it has no dataset', () => {
    expect(parse(chartOf({ chartType: 1009 }), page)).toBe(null)
  })

  it('tells its owner that data is missing, and draws the rest', () => {
    const block = chartOf({ chartType: 1009, dataTable: [['', 'Sold'], ['Rye', 18], ['Oat']] })
    expect(parse(block, page)?.data.rows).toHaveLength(2)
    expect(console.warn).toHaveBeenCalledWith('One or more rows was missing data', block)
  })

  it('has a table with all cells of the dataset, as text', () => {
    const dataTable = [
      ['<b>', '<img src=x>'],
      ['<i>Rye</i>', '1,234'],
      ['Oat', 'none'],
    ]
    const block = chartOf({ chartType: 1009, dataTable })
    const undo = attach(block, parse(block, page)!)
    expect(textsOf(block.querySelector('table'))).toEqual(dataTable)
    expect(block.querySelector('img, i, b')).toBe(null)
    const headings = [...block.querySelectorAll('th')].map(({ scope, textContent }) => [scope, textContent])
    expect(headings).toEqual([
      ['col', '<b>'],
      ['col', '<img src=x>'],
      ['row', '<i>Rye</i>'],
      ['row', 'Oat'],
    ])
    undo()
  })

  it('of 11,000 cells has all of them in its table, in steps', async () => {
    const dataTable = Array.from({ length: 1001 }, (_, row) => Array.from({ length: 11 }, (_, cell) => row * cell))
    const block = chartOf({ chartType: 1010, dataTable })
    const undo = attach(block, parse(block, page)!)
    const rowCount = () => block.querySelectorAll('tbody tr').length
    expect(rowCount()).toBeLessThan(200)
    await vi.waitFor(() => expect(rowCount()).toBe(1000), { timeout: 20_000 })
    undo()
  }, 30_000)

  it.each(['title', 'caption'])('has its %s, and no empty paragraph without one', (name) => {
    const paragraphs = (data: object) => {
      const block = chartOf({ chartType: 1009, dataTable: loaves, ...data })
      attach(block, parse(block, page)!)
      return [...block.querySelectorAll(`.skerry-chart-${name}`)].map(({ textContent }) => textContent)
    }
    expect(paragraphs({ [name]: 'Loaves of a week' })).toEqual(['Loaves of a week'])
    expect(paragraphs({})).toEqual([])
  })

  it.each([
    ['Loaves of a week', 'Loaves of a week. Pie chart. Use the arrow keys to read the values.', 'Loaves of a week'],
    ['', 'Pie chart. Use the arrow keys to read the values.', 'Pie chart'],
  ])('with the title %j has an accessible name that says how to read it', (title, name, caption) => {
    const block = chartOf({ chartType: 1011, dataTable: loaves, title })
    attach(block, parse(block, page)!)
    expect(block.querySelector('[role="application"]')?.getAttribute('aria-label')).toBe(name)
    expect(block.querySelector('caption')?.textContent).toBe(caption)
    expect(block.querySelector('[role="status"]')?.textContent).toBe('')
  })

  it.each([
    [1011, [['Rye', -1]], 'Values below zero are not shown in the pie.'],
    [1011, [['Rye', 0]], undefined],
    [1009, [['Rye', -1]], undefined],
    [1010, [['Rye', ...Array(36).fill(1)]], undefined],
    [1010, [['Rye', ...Array(38).fill(1)]], '2 columns are not drawn, because they would be indistinguishable.'],
    [1010, [['Rye', ...Array(37).fill(1)]], '1 column is not drawn, because it would be indistinguishable.'],
  ])('of the type %i with %j says what it does not show', (chartType, rows, note) => {
    const dataTable = [['Loaf', ...rows[0]!.slice(1).map(() => 'Sold')], ['Oat', 7], ...rows]
    const block = chartOf({ chartType, dataTable })
    attach(block, parse(block, page)!)
    expect(block.querySelector('.skerry-chart-note')?.textContent).toBe(note)
  })

  it('is below the content of its block', () => {
    const block = chartOf({ chartType: 1009, dataTable: loaves })
    block.firstElementChild!.innerHTML = '<p>Loaves</p>'
    attach(block, parse(block, page)!)
    expect(block.firstElementChild?.lastElementChild?.className).toBe('chart-block-container')
  })

  it('of text shows its table to everyone instead of a drawing', () => {
    const block = chartOf({
      chartType: 1009,
      dataTable: [
        ['', 'Wind'],
        ['Monday', 'westerly'],
      ],
    })
    const undo = attach(block, parse(block, page)!)
    expect(block.querySelector('.skerry-chart-table table')).not.toBe(null)
    expect(block.querySelector('[role="application"]')).toBe(null)
    undo()
  })

  it.each([
    ['without a column', { dataTable: [['Loaf']] }, 'Your dataset must have at least one column'],
    ['without a row', { dataTable: [['', 'Loaves']] }, 'Your dataset must have at least one row'],
    [
      'of too much text',
      { dataTable: loaves, more: 'x'.repeat(1_000_001) },
      'The data of this chart could not be read.',
    ],
  ])('%s says so to visitors, until undo', (_, data, sentence) => {
    const block = chartOf(data)
    const served = block.outerHTML
    expect(() => parse(block, page)).toThrow()
    const undo = attachFailure(block)
    expect(block.querySelector('.sqs-block-content')?.textContent).toBe(sentence)
    undo()
    expect(block.outerHTML).toBe(served)
  })

  it('that is not JSON tells developers the attribute and the reason, and visitors in plain words', () => {
    const block = chartOf({})
    block.setAttribute('data-block-json', '{"dataTable": [[')
    expect(() => parse(block, page)).toThrow(
      /^The data-block-json of this chart cannot be read\. SyntaxError: .*JSON.*$/,
    )
    attachFailure(block)
    expect(block.querySelector('.sqs-block-content')?.textContent).toBe('The data of this chart could not be read.')
  })

  it('that cannot be drawn says so even if its block contains a script and a `noscript`', () => {
    const block = chartOf({ dataTable: [] })
    block.insertAdjacentHTML(
      'beforeend',
      '<script type="text/plain">ga()</script><noscript>Needs JavaScript.</noscript>',
    )
    attachFailure(block)
    expect(block.querySelector('.skerry-chart')?.textContent).toBe('Your dataset must have at least one column')
  })

  it('that cannot be drawn leaves a table from the server alone', () => {
    const block = chartOf({ dataTable: [] })
    block.innerHTML = '<table><tr><td>Rye</td></tr></table>'
    const served = block.outerHTML
    attachFailure(block)
    expect(block.outerHTML).toBe(served)
  })

  it('that a script has copied is drawn only once', () => {
    const block = chartOf({ chartType: 1009, dataTable: loaves })
    attach(block, parse(block, page)!)
    const copy = block.cloneNode(true) as HTMLElement
    removeCopies(copy)
    attach(copy, parse(copy, page)!)
    expect(copy.querySelectorAll('.skerry-chart')).toHaveLength(1)
  })

  it('is drawn again when its width changes, keeping the current point, until undo', async () => {
    let width = 300
    const observers: { readonly resize: () => void; isOver: boolean }[] = []
    vi.stubGlobal(
      'ResizeObserver',
      class {
        private readonly own
        constructor(resize: () => void) {
          this.own = { resize, isOver: false }
          observers.push(this.own)
        }
        observe() {}
        disconnect() {
          this.own.isOver = true
        }
      },
    )
    const block = chartOf({ chartType: 1009, dataTable: loaves })
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
    const undo = attach(block, parse(block, page)!)
    const box = block.querySelector('.skerry-chart-plot')!
    await vi.waitFor(() => expect(box.firstElementChild?.getAttribute('width')).toBe('300'))
    const drawn = box.firstElementChild
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home' }))
    const outline = () => box.querySelector('.skerry-chart-outline')?.getAttribute('d')
    expect(outline()).toBeTruthy()
    for (const [next, isNew] of [
      [300, false],
      [0, false], // it is hidden
      [200, true],
    ] as const) {
      width = next
      for (const { resize } of observers) resize()
      expect(box.firstElementChild !== drawn).toBe(isNew)
    }
    expect([box.firstElementChild?.getAttribute('width'), Boolean(outline())]).toEqual(['200', true])
    undo()
    expect(observers.map(({ isOver }) => isOver)).toEqual([true])
  })

  it('is restored by undo', () => {
    const block = chartOf({ chartType: 1009, dataTable: loaves })
    const served = block.outerHTML
    const undo = attach(block, parse(block, page)!)
    expect(block.outerHTML).not.toBe(served)
    undo()
    expect(block.outerHTML).toBe(served)
  })
})

describe('what is drawn', () => {
  const many = (rows: number, columns: number) =>
    Array.from({ length: rows }, (_, row) => ({
      label: `${row}`,
      cells: [],
      values: Array.from({ length: columns }, () => row),
    }))

  it('is at most one row per pixel: the one farthest from zero', () => {
    const { rows } = simplify('line', many(1000, 1), 1, 100)
    expect(rows).toHaveLength(100)
    expect(rows.at(-1)?.label).toBe('999')
    expect(rows[0]?.label).toBe('9')
  })

  it('is at most 36 series, with the rest of a pie as one slice', () => {
    expect(simplify('bar', many(1, 100_000), 100_000, 300).series).toBe(36)
    expect(simplify('pie', many(36, 1), 1, 300).rows.at(-1)?.label).toBe('35')
    const { rows } = simplify('pie', many(40, 1), 1, 300)
    expect(rows).toHaveLength(36)
    expect(rows.at(-1)).toEqual({ label: 'Other', cells: ['185'], values: [185] })
  })

  it('excludes negative values from the rest of a pie', () => {
    const rows = Array.from({ length: 38 }, (_, index) => ({ label: '', cells: [], values: [index % 2 ? -100 : 5] }))
    expect(simplify('pie', rows, 1, 300).rows.at(-1)?.values).toEqual([5])
  })

  it('shows the sum of the rest of a pie without floating-point errors', () => {
    const rows = Array.from({ length: 38 }, (_, index) => ({ label: '', cells: [], values: [(index - 34) / 10] }))
    expect(simplify('pie', rows, 1, 300).rows.at(-1)).toMatchObject({ cells: ['0.6'], values: [0.6] })
  })

  it('distinguishes all series by the combination of a colour and a pattern, dash or mark', () => {
    const all = Array.from({ length: mostSeries }, (_, series) => series)
    expect(all.filter((series) => markOf(series) === '')).toEqual([])
    for (const styleOf of [dashOf, markOf, (series: number) => patternOf(series, '').innerHTML]) {
      expect(new Set(all.map((series) => colourClass(series) + styleOf(series))).size).toBe(36)
    }
  })

  it('is nothing for a pie with only negative values', () => {
    const row = (value: number) => ({ label: '', cells: [], values: [value] })
    expect(isDrawable('pie', [row(-1), row(0)])).toBe(false)
    expect(isDrawable('pie', [row(-1), row(2)])).toBe(true)
    expect(isDrawable('bar', [row(-1)])).toBe(true)
  })

  it('is read with its row, its column, and its value as written', () => {
    const data = readDataset(
      [
        ['', 'Sold', ''],
        ['Rye', '1,234', null],
      ],
      {},
    )
    const chart = { kind: 'bar', data, locale: 'en' } as const
    expect(describePoint(chart, data.rows, { row: 0, series: 0 })).toBe('Rye, Sold: 1,234')
    expect(describePoint(chart, data.rows, { row: 0, series: 1 })).toBe('Rye, Column 2: no value')
    expect(describePoint({ ...chart, kind: 'line' }, data.rows, { row: 0, series: 0 })).toBe('Rye, Sold: 1,234')
    expect(describePoint({ ...chart, kind: 'pie' }, data.rows, { row: 0, series: 0 })).toBe('Rye: 1,234 (100%)')
  })

  it('of a pie is read with its share of the drawn values, which excludes negative ones', () => {
    const lines = [
      ['', 'Sold'],
      ['Rye', 3],
      ['Oat', -1],
      ['Bun', 1],
    ]
    const data = readDataset(lines, {})
    const read = [0, 1, 2].map((row) =>
      describePoint({ kind: 'pie', data, locale: 'en' }, data.rows, { row, series: 0 }),
    )
    expect(read).toEqual(['Rye: 3 (75%)', 'Oat: -1', 'Bun: 1 (25%)'])
  })

  it('of a pie is named in a legend with its share, even if the owner wants no legend', () => {
    const legendOf = (kind: ChartKind, dataTable: unknown, hasLegend: boolean) => {
      const data = readDataset(dataTable, {})
      const [legend] = drawLegend({ kind, data, hasLegend, title: '', caption: '', locale: 'en' })
      return legend && [...legend.children].map(({ textContent }) => textContent)
    }
    const thirds = [
      ['', 'Sold'],
      ['Rye', 2],
      ['Oat', 1],
      ['Bun', -3],
    ]
    expect(legendOf('pie', thirds, false)).toEqual(['Rye · 66.7%', 'Oat · 33.3%', 'Bun'])
    expect(legendOf('bar', loaves, true)).toEqual(['Sold', 'Kept'])
    expect(legendOf('bar', loaves, false)).toBeUndefined()
    const wide = ['', 'a'].map((label) => [label, ...Array(40).keys()])
    expect(legendOf('line', wide, true)).toHaveLength(mostSeries)
  })
})
