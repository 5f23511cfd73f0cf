import { describe, expect, it } from 'vitest'
import { drawBars } from '../../blocks/chart/drawBars'
import { drawLines } from '../../blocks/chart/drawLines'
import type { PlotFrame } from '../../blocks/chart/plot'

const frameOf = (isRtl: boolean): PlotFrame => ({ width: 600, height: 300, isRtl, fill: () => '', write: String })
const rowsOf = (values: readonly (readonly (number | null)[])[]) =>
  values.map((row, index) => ({ label: `${index}`, cells: row.map(String), values: row }))

const rows = rowsOf([
  [1, 9],
  [8, 2],
  [null, 5],
  [4, -3],
])
const points = rows.flatMap(({ values }, row) =>
  values.flatMap((value, series) => (value === null ? [] : [{ row, series }])),
)

describe.each([false, true])('a chart read by a pointer, from right to left: %s', (isRtl) => {
  it('of lines has the point nearest to it', () => {
    const { outline, at } = drawLines(rows, 2, frameOf(isRtl))
    const read = points.map(({ row, series }) => {
      const [left, y] = (/^M(\S+) (\S+)a8/.exec(outline(row, series) ?? '') ?? []).slice(1).map(Number)
      return at(left! + 8, y! + 1)
    })
    expect(read).toEqual(points)
    expect(outline(2, 0)).toBe(null)
    const [left] = (/^M(\S+)/.exec(outline(2, 1) ?? '') ?? []).slice(1).map(Number)
    expect(at(left! + 8, 0)).toEqual({ row: 2, series: 1 }) // not the missing one
  })

  it('of many lines has the first or the last point beside it', () => {
    const { at } = drawLines(rowsOf(Array.from({ length: 200 }, (_, index) => [index])), 1, frameOf(isRtl))
    const ends = [at(0, 0)?.row, at(599, 0)?.row]
    expect(isRtl ? ends.reverse() : ends).toEqual([0, 199])
  })

  it('of bars has the bar under it', () => {
    const { outline, at } = drawBars(rows, 2, frameOf(isRtl))
    const read = points.map(({ row, series }) => {
      const [left, width] = (/^M(\S+) \S+h(\S+)V/.exec(outline(row, series) ?? '') ?? []).slice(1).map(Number)
      return at(left! + width! / 2, 150)
    })
    expect(read).toEqual(points)
    expect(at(-1, 150)).toBe(null)
  })
})

it('lines have a mark at each value while there is room for them', () => {
  const marks = (count: number) => {
    const values = Array.from({ length: count }, (_, index) => [index, index % 7 === 3 ? null : 1])
    const { nodes } = drawLines(rowsOf(values), 2, frameOf(false))
    return nodes.flatMap((node) => [...node.querySelectorAll('.skerry-chart-point')]).length
  }
  expect(marks(4)).toBe(4 + 3)
  expect(marks(400)).toBe(0)
})
