import { describe, expect, it } from 'vitest'
import { createAxes } from '../../blocks/chart/axes'
import { drawBars } from '../../blocks/chart/drawBars'
import { drawLines } from '../../blocks/chart/drawLines'
import { drawPie } from '../../blocks/chart/drawPie'
import { drawPlot } from '../../blocks/chart/drawPlot'
import type { PlotFrame } from '../../blocks/chart/plot'
import type { ChartProps } from '../../blocks/chart/props'

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

const names = 'text[text-anchor="middle"]'
const attributesOf = (nodes: readonly Element[], selector: string, name: string) =>
  nodes.filter((node) => node.matches(selector)).map((node) => node.getAttribute(name) ?? '')

it('a chart that contains only zeros has its zero line at the bottom', () => {
  const { y, bottom } = createAxes(rowsOf([[0], [0]]), 1, frameOf(false))
  expect(y(0)).toBe(bottom)
})

describe.each([false, true])('a chart under a pointer, right to left: %s', (isRtl) => {
  it('with lines selects the nearest point', () => {
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

  it('with many points selects the first or last one at its edges', () => {
    const { at } = drawLines(rowsOf(Array.from({ length: 200 }, (_, index) => [index])), 1, frameOf(isRtl))
    const ends = [at(0, 0)?.row, at(599, 0)?.row]
    expect(isRtl ? ends.reverse() : ends).toEqual([0, 199])
  })

  it('with bars selects the bar under the pointer', () => {
    const { outline, at } = drawBars(rows, 2, frameOf(isRtl))
    const read = points.map(({ row, series }) => {
      const [left, width] = (/^M(\S+) \S+h(\S+)V/.exec(outline(row, series) ?? '') ?? []).slice(1).map(Number)
      return at(left! + width! / 2, 150)
    })
    expect(read).toEqual(points)
    expect(at(-1, 150)).toBe(null)
  })
})

describe('a pie', () => {
  // A quarter, nothing, nothing, a quarter and a half, clockwise from the top, around 300, 150.
  const { nodes, outline, at } = drawPie(rowsOf([[1], [-9], [null], [1], [2]]), frameOf(false))

  it('has a slice for each value above zero', () => {
    expect(nodes[0]?.querySelectorAll('path')).toHaveLength(3)
    expect([0, 1, 2, 3, 4].map((row) => outline(row, 0) !== null)).toEqual([true, false, false, true, true])
  })

  it.each([
    [310, 20, 0],
    [420, 140, 0],
    [420, 160, 3],
    [310, 280, 3],
    [290, 280, 4],
    [290, 20, 4],
  ])('has at %i, %i the slice of row %i', (x, y, row) => {
    expect(at(x, y)).toEqual({ row, series: 0 })
  })

  it('has no slice at a point outside it', () => {
    expect([at(300, 5), at(450, 150), at(200, 40)]).toEqual([null, null, null])
  })
})

describe.each([false, true])('the axes of a chart, right to left: %s', (isRtl) => {
  it('label values beside the plot and rows below it', () => {
    const { nodes } = drawBars(rows, 2, frameOf(isRtl))
    const [, left, bottom, right] = /^M(\S+) (\S+)H(\S+)$/.exec(attributesOf(nodes, 'path', 'd')[0] ?? '') ?? []
    const places = attributesOf(nodes, 'text[text-anchor="end"]', 'x').map(Number)
    expect(places.length).toBeGreaterThan(2)
    expect(places.every((x) => (isRtl ? x > Number(right) && x < 600 : x < Number(left) && x > 0))).toBe(true)
    const heights = attributesOf(nodes, names, 'y').map(Number)
    expect(heights).toHaveLength(rows.length)
    expect(heights.every((y) => y > Number(bottom) && y < 300)).toBe(true)
  })

  it('reserve as much width as the longest value needs, up to a third of the chart', () => {
    const roomFor = (longest: string) => {
      const { nodes } = drawBars(rows, 2, { ...frameOf(isRtl), write: (value) => (value === 8 ? longest : '0') })
      const [, left, right] = /^M(\S+) \S+H(\S+)$/.exec(attributesOf(nodes, 'path', 'd')[0] ?? '') ?? []
      return isRtl ? 600 - Number(right) : Number(left)
    }
    expect(['', '12345', '€ 1,234,567.00', '9'.repeat(80)].map(roomFor)).toEqual([17, 45, 108, 200])
  })

  it('leave at least 8 px between row labels, however many rows there are', () => {
    for (let count = 2; count <= 60; count++) {
      const many = rowsOf(Array(count).fill([1])).map((row) => ({ ...row, label: 'fourteen chars' }))
      const places = attributesOf(drawBars(many, 1, frameOf(isRtl)).nodes, names, 'x').map(Number)
      const gaps = places.slice(1).map((x, index) => Math.abs(x - places[index]!) - 14 * 7)
      expect(Math.min(8, ...gaps), `${count} rows`).toBe(8)
    }
  })

  it('truncate row labels of more than 14 characters', () => {
    const long = rows.map((row, index) => ({ ...row, label: 'abcdefghijklmnopq'.slice(0, 13 + index) }))
    const { nodes } = drawBars(long, 2, frameOf(isRtl))
    const texts = nodes.filter((node) => node.matches(names)).map(({ textContent }) => textContent)
    expect(texts).toEqual(['abcdefghijklm', 'abcdefghijklmn', 'abcdefghijklm…', 'abcdefghijklm…'])
  })
})

it('lines have a mark at each value if there is room for the marks', () => {
  const marks = (count: number) => {
    const values = Array.from({ length: count }, (_, index) => [index, index % 7 === 3 ? null : 1])
    const { nodes } = drawLines(rowsOf(values), 2, frameOf(false))
    return nodes.flatMap((node) => [...node.querySelectorAll('.skerry-chart-point')]).length
  }
  expect(marks(4)).toBe(4 + 3)
  expect(marks(400)).toBe(0)
})

describe('the value axis of a chart', () => {
  it.each([
    [
      [0.002, 0.004],
      ['0', '0.001', '0.002', '0.003', '0.004'],
    ],
    [
      [0.012, 0.03],
      ['0', '0.005', '0.01', '0.015', '0.02', '0.025', '0.03'],
    ],
    [
      [1, 3],
      ['0', '0.5', '1', '1.5', '2', '2.5', '3'],
    ],
    [
      [1_200_000, 3_000_000],
      ['0', '500K', '1M', '1.5M', '2M', '2.5M', '3M'],
    ],
  ])('has a different label at each height: %j', (values, labels) => {
    const box = document.createElement('div')
    Object.defineProperties(box, { clientWidth: { value: 600 }, clientHeight: { value: 300 } })
    const data = { rows: rowsOf(values.map((value) => [value])), columns: ['Share'], isIncomplete: false }
    const { node } = drawPlot(box, { kind: 'bar', data, locale: 'en', title: '' } as unknown as ChartProps)
    expect([...node.querySelectorAll('text[text-anchor="end"]')].map((label) => label.textContent)).toEqual(labels)
  })
})
