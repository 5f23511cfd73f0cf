import { newId } from '../../src/ui/newId'
import { drawBars } from './drawBars'
import { drawLines } from './drawLines'
import { drawPie } from './drawPie'
import type { Plot } from './plot'
import type { ChartProps, DataRow } from './props'
import { patternOf } from './series'
import { simplify } from './simplify'
import { svg } from './svg'

/** A drawn chart, and its data. */
export interface DrawnPlot extends Plot {
  readonly node: SVGSVGElement
  readonly rows: readonly DataRow[]
  readonly series: number
  readonly isRtl: boolean
}

/** Draws a chart in the size of its box. */
export function drawPlot(box: HTMLElement, { kind, data, locale }: ChartProps): DrawnPlot {
  const { clientWidth: width, clientHeight: height } = box
  const { rows, series } = simplify(kind, data.rows, data.columns.length, width)
  const isRtl = getComputedStyle(box).direction === 'rtl'
  const id = newId('chart')
  const numbers = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: digitsFor(rows) })
  const write = (value: number) => numbers.format(value)
  const frame = { width, height, isRtl, write, fill: (one: number) => `url(#${id}-${one})` }
  const draw = { bar: drawBars, line: drawLines, pie: () => drawPie(rows, frame) }[kind]
  const plot = draw(rows, series, frame)
  const fills = kind === 'pie' ? rows.length : kind === 'bar' ? series : 0
  const patterns = [...Array(fills).keys()].map((one) => patternOf(one, `${id}-${one}`))
  const size = { width, height, viewBox: `0 0 ${width} ${height}` }
  const node = svg(
    'svg',
    { ...size, 'aria-hidden': 'true', focusable: 'false' },
    svg('defs', {}, ...patterns),
    ...plot.nodes,
  )
  return { ...plot, node, rows, series, isRtl }
}

/** The number of decimals that the axis labels need. The labels are a fifth to a tenth of the largest value apart. */
function digitsFor(rows: readonly DataRow[]): number {
  const largest = Math.max(...rows.flatMap(({ values }) => values.map((value) => Math.abs(value ?? 0))))
  return Math.min(20, Math.max(2, 1 - Math.floor(Math.log10(largest || 1))))
}
