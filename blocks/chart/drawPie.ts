import { arc, pie } from '@visx/shape'
import type { Plot, PlotFrame } from './plot'
import type { DataRow } from './props'
import { svg } from './svg'

/** A pie of the first column, clockwise from the top. Values below zero have no slice. */
export function drawPie(rows: readonly DataRow[], { width, height, fill }: PlotFrame): Plot {
  const radius = Math.max(1, Math.min(width, height) / 2 - 6)
  const slices = pie<DataRow>({ value: ({ values: [value] }) => Math.max(value ?? 0, 0), sort: null })([...rows])
  const shape = arc<(typeof slices)[number]>({ innerRadius: 0, outerRadius: radius })
  const paths = slices.map((slice) => (slice.value > 0 ? shape(slice) : null))
  const [cx, cy] = [width / 2, height / 2]
  const group = svg('g', { transform: `translate(${cx} ${cy})` })
  paths.forEach((d, row) => {
    if (d) group.append(svg('path', { class: 'skerry-chart-slice', fill: fill(row), d }))
  })
  return {
    nodes: [group],
    outline: (row) => paths[row] ?? null,
    at(px, py) {
      if (Math.hypot(px - cx, py - cy) > radius) return null
      const angle = (Math.atan2(px - cx, cy - py) + 2 * Math.PI) % (2 * Math.PI)
      const row = slices.findIndex(({ startAngle, endAngle }) => angle >= startAngle && angle < endAngle)
      return row < 0 ? null : { row, series: 0 }
    },
  }
}
