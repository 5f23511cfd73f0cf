import { scaleBand, scaleLinear } from '@visx/scale'
import type { PlotFrame } from './plot'
import type { DataRow } from './props'
import { svg } from './svg'

const characterPx = 7 // the approximate width of a character at 12 px
const maxCharacters = 14
const ticks = 5

/** The scales of bars and lines, with their grid lines and labels. */
export function createAxes(rows: readonly DataRow[], series: number, { width, height, isRtl, write }: PlotFrame) {
  let [least, most] = [0, 0]
  for (const { values } of rows)
    for (const value of values.slice(0, series)) {
      if (value === null) continue
      least = Math.min(least, value)
      most = Math.max(most, value)
    }
  if (least === most) most = 1
  const bottom = height - 26
  const y = scaleLinear<number>({ domain: [least, most], range: [bottom, 10], nice: ticks })
  const labels = y.ticks(ticks).map((value) => ({ value, text: write(value) }))
  const side = Math.min(width / 3, 10 + characterPx * labels.reduce((long, { text }) => Math.max(long, text.length), 1))
  const range: [number, number] = isRtl ? [width - side, 4] : [side, width - 4]
  const x = scaleBand<number>({ domain: rows.map((_, index) => index), range, padding: 0.2 })
  const [start, end] = [Math.min(...range), Math.max(...range)]
  const grid = labels.flatMap(({ value, text }) => [
    svg('path', { class: value === 0 ? 'skerry-chart-zero' : 'skerry-chart-grid', d: `M${start} ${y(value)}H${end}` }),
    svg('text', { x: isRtl ? end + 6 : start - 6, y: y(value) + 4, 'text-anchor': 'end' }, text),
  ])
  return { x, y, start, end, bottom, nodes: [...grid, ...nameRows(rows, x, bottom)] }
}

/** The labels of the rows, as many as fit. Long ones are truncated; the current value shows them in full. */
function nameRows(rows: readonly DataRow[], x: ReturnType<typeof scaleBand<number>>, bottom: number): SVGElement[] {
  const longest = rows.reduce((long, { label }) => Math.max(long, Math.min(label.length, maxCharacters)), 1)
  const every = Math.max(1, Math.ceil((longest * characterPx + 8) / x.step()))
  const named: SVGElement[] = []
  for (let index = 0; index < rows.length; index += every) {
    const middle = (x(index) ?? 0) + x.bandwidth() / 2
    const characters = [...(rows[index]?.label ?? '')]
    const text =
      characters.length > maxCharacters ? `${characters.slice(0, maxCharacters - 1).join('')}…` : characters.join('')
    named.push(svg('text', { x: middle, y: bottom + 18, 'text-anchor': 'middle' }, text))
  }
  return named
}
