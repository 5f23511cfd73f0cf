import { createAxes } from './axes'
import type { Plot, PlotFrame } from './plot'
import type { DataRow } from './props'
import { svg } from './svg'

/** Bars side by side for each row. One path for each series keeps the number of elements low. */
export function drawBars(rows: readonly DataRow[], series: number, frame: PlotFrame): Plot {
  const { x, y, nodes } = createAxes(rows, series, frame)
  const each = x.bandwidth() / series
  const outline = (row: number, one: number) => {
    const value = rows[row]?.values[one]
    const start = x(row)
    if (value === null || value === undefined || start === undefined) return null
    const left = start + (frame.isRtl ? series - 1 - one : one) * each
    return `M${round(left)} ${round(y(0))}h${round(each)}V${round(y(value))}h${round(-each)}z`
  }
  const bars = [...Array(series).keys()].map((one) =>
    svg('path', {
      class: 'skerry-chart-bar',
      fill: frame.fill(one),
      d: rows.map((_, row) => outline(row, one)).join(''),
    }),
  )
  return {
    nodes: [...nodes, ...bars],
    outline,
    at(px) {
      const row = rows.findIndex((_, index) => px >= (x(index) ?? 0) && px < (x(index) ?? 0) + x.bandwidth())
      if (row < 0) return null
      const place = Math.min(series - 1, Math.floor((px - (x(row) ?? 0)) / each))
      return { row, series: frame.isRtl ? series - 1 - place : place }
    },
  }
}

function round(px: number): number {
  return Math.round(px * 10) / 10
}
