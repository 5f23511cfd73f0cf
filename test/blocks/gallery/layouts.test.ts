import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { justifyRows } from '../../../blocks/gallery/designs/layout/rows'
import { countColumns, stackColumns, widthOfColumn } from '../../../src/model/gallery/columns'
import type { Rect } from '../../../src/model/gallery/Layout'

const near = (a: number, b: number) => Math.abs(a - b) < 0.01

function overlaps(a: Rect, b: Rect): boolean {
  const slack = 0.01
  const isAside = a.left + a.width <= b.left + slack || b.left + b.width <= a.left + slack
  return !isAside && a.top + a.height > b.top + slack && b.top + b.height > a.top + slack
}

function rowsOf(rects: readonly Rect[]): Rect[][] {
  const rows = new Map<number, Rect[]>()
  for (const rect of rects) rows.set(rect.top, [...(rows.get(rect.top) ?? []), rect])
  return [...rows.values()]
}

const double = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const aspectRatios = fc.array(double(0.125, 8), { minLength: 1, maxLength: 40 })
const sizes = fc.record({ width: double(200, 3000), rowHeight: double(40, 600), gutter: double(0, 20) })

describe('justified rows', () => {
  it('keep order and aspect ratios, never overlap, and fill the width in every row but the last', () => {
    fc.assert(
      fc.property(aspectRatios, sizes, (ratios, options) => {
        const { rects, height } = justifyRows(ratios, options)
        expect(rects.length).toBe(ratios.length)
        for (const [index, rect] of rects.entries()) {
          expect(near(rect.width / rect.height, ratios[index]!)).toBe(true)
          const before = rects[index - 1]
          if (before) expect(rect.top > before.top || rect.left > before.left).toBe(true)
        }
        const rows = rowsOf(rects)
        for (const [place, row] of rows.entries()) {
          const { left, width, top, height: rowHeight } = row.at(-1)!
          const end = left + width
          const isLast = place === rows.length - 1
          expect(row[0]!.left).toBe(0)
          expect(near(end, options.width) || (isLast && end < options.width)).toBe(true)
          const next = rows[place + 1]?.[0]
          expect(near(next ? next.top - options.gutter : height, top + rowHeight)).toBe(true)
        }
        for (const [index, rect] of rects.entries()) {
          for (const other of rects.slice(index + 1, index + 12)) expect(overlaps(rect, other)).toBe(false)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('break where the total deviation from the requested height is smallest', () => {
    const options = { width: 1000, rowHeight: 200, gutter: 10 }
    const heightOf = (row: readonly number[]) =>
      (options.width - options.gutter * (row.length - 1)) / row.reduce((sum, ratio) => sum + ratio, 0)
    const departure = (height: number) => Math.log(height / options.rowHeight) ** 2
    fc.assert(
      fc.property(fc.array(double(0.6, 2), { minLength: 6, maxLength: 10 }), (ratios) => {
        // Independent oracle: every way to divide the images into full rows.
        const ways = (from: number): number[][][] =>
          from === ratios.length
            ? [[]]
            : ratios.slice(from).flatMap((_, more) => {
                const row = ratios.slice(from, from + more + 1)
                return ways(from + more + 1).map((rest) => [row, ...rest])
              })
        const full = ways(0).filter((rows) => heightOf(rows.at(-1)!) <= options.rowHeight * 1.25)
        const best = Math.min(...full.map((rows) => rows.reduce((sum, row) => sum + departure(heightOf(row)), 0)))
        const rows = rowsOf(justifyRows(ratios, options).rects)
        const end = rows.at(-1)!.at(-1)!
        const isFull = near(end.left + end.width, options.width)
        const cost = rows.reduce((sum, [first]) => sum + departure(first!.height), 0)
        // An unfilled last row costs too, so it must not make the other rows worse.
        expect(cost).toBeLessThanOrEqual(best + (isFull ? 1e-9 : 0))
      }),
      { numRuns: 60 },
    )
  })

  it('give the last row the requested height if it cannot be filled', () => {
    expect(justifyRows([1], { width: 1000, rowHeight: 250, gutter: 20 })).toEqual({
      rects: [{ left: 0, top: 0, width: 250, height: 250 }],
      height: 250,
    })
  })

  it('leave no single image in the last row if the other rows have space', () => {
    const { rects } = justifyRows(new Array(7).fill(1.5), { width: 1000, rowHeight: 250, gutter: 20 })
    expect(rowsOf(rects).at(-1)!.length).toBeGreaterThan(1)
  })

  it('give a panorama wider than the page its own row', () => {
    const { rects } = justifyRows([1, 8, 1], { width: 400, rowHeight: 250, gutter: 20 })
    expect(rects[1]).toMatchObject({ left: 0, width: 400, height: 50 })
  })

  it('are empty without images', () => {
    expect(justifyRows([], { width: 1000, rowHeight: 250, gutter: 20 })).toEqual({ rects: [], height: 0 })
  })

  it.each([
    [10, 250, 20],
    [1, 250, 500],
    [5, 1, 0],
  ])('stack images if nothing fits: width %d, row height %d, gutter %d', (width, rowHeight, gutter) => {
    const { rects } = justifyRows([1, 0.5, 3], { width, rowHeight, gutter })
    for (const rect of rects) expect(rect.width > 0 && rect.height > 0 && rect.width <= width + 0.01).toBe(true)
  })

  it('are found for a thousand images without trying every combination', () => {
    const ratios = Array.from({ length: 1000 }, (_, index) => 0.6 + ((index * 7) % 13) / 10)
    const { rects } = justifyRows(ratios, { width: 1200, rowHeight: 250, gutter: 20 })
    expect(rects.length).toBe(1000)
  })
})

describe('columns', () => {
  it.each([
    [1000, 'min', 4],
    [1249, 'min', 4],
    [1001, 'max', 5],
    [1000, 'max', 4],
    [100, 'min', 1],
    [0, 'max', 1],
  ] as const)('fit a width of %d with 250 px as their %s width: %d', (width, columnWidthBehavior, count) => {
    expect(countColumns(width, { columnWidth: 250, columnWidthBehavior })).toBe(count)
  })

  it('are never narrower than the minimum or wider than the maximum width, gutters excluded', () => {
    fc.assert(
      fc.property(double(300, 3000), double(20, 300), (width, columnWidth) => {
        const of = (columnWidthBehavior: 'min' | 'max') =>
          widthOfColumn(width, countColumns(width, { columnWidth, columnWidthBehavior }), 0)
        expect(of('min')).toBeGreaterThanOrEqual(columnWidth - 0.001)
        expect(of('max')).toBeLessThanOrEqual(columnWidth + 0.001)
      }),
    )
  })

  it('add each slide to the shortest column, never overlap and keep their width', () => {
    const heights = fc.array(double(1, 900), { maxLength: 60 })
    fc.assert(
      fc.property(heights, fc.integer({ min: 1, max: 6 }), double(0, 30), (all, count, gutter) => {
        const { rects, height } = stackColumns(all, { width: 900, count, gutter })
        expect(rects.map((rect) => rect.height)).toEqual(all)
        for (const [index, rect] of rects.entries()) {
          expect(near(rect.width, widthOfColumn(900, count, gutter))).toBe(true)
          expect(rect.left + rect.width).toBeLessThan(900.01)
          expect(rect.top + rect.height).toBeLessThan(height + 0.01)
          if (index > 0) expect(rect.top).toBeGreaterThanOrEqual(rects[index - 1]!.top)
          for (const other of rects.slice(0, index)) expect(overlaps(rect, other)).toBe(false)
        }
      }),
    )
  })

  it('prefer the first of several equally short columns', () => {
    const { rects } = stackColumns([100, 100, 100, 100], { width: 300, count: 3, gutter: 0 })
    expect(rects.map(({ left, top }) => [left, top])).toEqual([
      [0, 0],
      [100, 0],
      [200, 0],
      [0, 100],
    ])
  })

  it('have no height without slides', () => {
    expect(stackColumns([], { width: 300, count: 3, gutter: 10 })).toEqual({ rects: [], height: 0 })
  })

  it('have no width if there is only room for the gutters', () => {
    expect(widthOfColumn(30, 3, 20)).toBe(0)
  })
})
