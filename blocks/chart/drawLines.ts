import { line } from '@visx/shape'
import { createAxes } from './axes'
import type { Plot, PlotFrame } from './plot'
import type { DataRow } from './props'
import { colourClass, dashOf, markOf } from './series'
import { svg } from './svg'

const roomForMarkPx = 14

/** A line for each series. It is interrupted where a value is missing. */
export function drawLines(rows: readonly DataRow[], series: number, frame: PlotFrame): Plot {
  const { x, y, nodes } = createAxes(rows, series, frame)
  const middle = (row: number) => (x(row) ?? 0) + x.bandwidth() / 2
  const pointOf = (row: number, one: number) => rows[row]?.values[one] ?? null
  const indices = rows.map((_, index) => index)
  const lines = [...Array(series).keys()].map((one) => {
    const path = line<number>({
      x: middle,
      y: (row) => y(pointOf(row, one) ?? 0),
      defined: (row) => pointOf(row, one) !== null,
    })
    const group = svg('g', { class: `skerry-chart-line ${colourClass(one)}` })
    group.append(svg('path', { d: path(indices) ?? '', 'stroke-dasharray': dashOf(one) || undefined }))
    if (x.step() < roomForMarkPx) return group
    for (const row of indices) {
      const value = pointOf(row, one)
      if (value === null) continue
      group.append(
        svg('path', {
          class: 'skerry-chart-point',
          d: markOf(one),
          transform: `translate(${middle(row)} ${y(value)})`,
        }),
      )
    }
    return group
  })
  return {
    nodes: [...nodes, ...lines],
    outline(row, one) {
      const value = pointOf(row, one)
      return value === null ? null : `M${middle(row) - 8} ${y(value)}a8 8 0 1 0 16 0a8 8 0 1 0-16 0`
    },
    at(px, py) {
      const fromFirst = (frame.isRtl ? middle(0) - px : px - middle(0)) / x.step()
      const row = Math.min(rows.length - 1, Math.max(0, Math.round(fromFirst))) // 0 next to the axis
      const distance = (one: number) => {
        const value = pointOf(row, one)
        return value === null ? Number.POSITIVE_INFINITY : Math.abs(y(value) - py)
      }
      let nearest = 0
      for (let one = 1; one < series; one++) if (distance(one) < distance(nearest)) nearest = one
      return { row, series: nearest }
    },
  }
}
