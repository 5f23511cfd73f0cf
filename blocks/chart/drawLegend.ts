import { element as create } from '../../src/ui/element'
import { newId } from '../../src/ui/newId'
import { nameOf, writeShare } from './describe'
import type { ChartProps } from './props'
import { colourClass, dashOf, markOf, mostSeries, patternOf } from './series'
import { simplify } from './simplify'
import { svg } from './svg'

/** The legend of colours and patterns: the columns, or the slices of a pie with their shares. */
export function drawLegend({ kind, data, hasLegend, locale }: ChartProps): readonly HTMLElement[] {
  // Without its legend, a pie has no text at all.
  if (!hasLegend && kind !== 'pie') return []
  const { rows } = simplify(kind, data.rows, data.columns.length, Number.POSITIVE_INFINITY)
  const share = kind === 'pie' ? writeShare(rows, locale) : () => ''
  const entries =
    kind === 'pie'
      ? rows.map((row, index) => [row.label, share(index)].filter(Boolean).join(' · '))
      : data.columns.slice(0, mostSeries).map((_, index) => nameOf(data, index))
  const id = newId('chart')
  const items = entries.map((text, index) => {
    const swatch = kind === 'line' ? lineSwatch(index) : fillSwatch(index, `${id}-${index}`)
    return create('li', {}, swatch, create('span', { dir: 'auto' }, text))
  })
  return [create('ul', { class: 'skerry-chart-legend' }, ...items)]
}

function fillSwatch(series: number, id: string): SVGSVGElement {
  const box = svg('rect', { class: 'skerry-chart-bar', width: 16, height: 16, fill: `url(#${id})` })
  return svg('svg', { width: 16, height: 16, 'aria-hidden': 'true' }, svg('defs', {}, patternOf(series, id)), box)
}

function lineSwatch(series: number): SVGSVGElement {
  const path = svg('path', { d: 'M0 8h32', 'stroke-dasharray': dashOf(series) || undefined })
  const point = svg('path', { class: 'skerry-chart-point', d: markOf(series), transform: 'translate(16 8)' })
  const group = svg('g', { class: `skerry-chart-line ${colourClass(series)}` }, path, point)
  return svg('svg', { width: 32, height: 16, 'aria-hidden': 'true' }, group)
}
