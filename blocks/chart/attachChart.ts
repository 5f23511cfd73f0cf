import { recordChanges } from '../../src/browser/elementChanges'
import { watchSize } from '../../src/browser/watchSize'
import { format } from '../../src/language/format'
import { element as create } from '../../src/ui/element'
import { adoptSpokenText, spokenClass } from '../../src/ui/spokenText'
import { adoptStyles } from '../../src/ui/styles'
import css from './chart.css?inline'
import { createReading } from './createReading'
import { drawLegend } from './drawLegend'
import { drawPlot } from './drawPlot'
import { drawTable } from './drawTable'
import { messages } from './messages'
import type { ChartProps } from './props'
import { mostSeries } from './series'
import { isDrawable } from './simplify'

const container = '.chart-block-container'

/** Adds the chart to the block: title, legend, drawing, current value, caption, and the table of the dataset. */
export function attachChart(block: HTMLElement, props: ChartProps): () => void {
  adoptStyles('chart', css)
  adoptSpokenText()
  const changes = recordChanges()
  const { kind, data, title, caption } = props
  const canDraw = isDrawable(kind, data.rows)
  const paragraph = (name: string, text: string) =>
    text ? [create('p', { class: `skerry-chart-${name}`, dir: 'auto' }, text)] : []
  const table = drawTable(data, title || messages[kind], changes.signal)
  // Without numbers there is nothing to draw, so the table is visible to everyone.
  const tableBox = create('div', { class: canDraw ? spokenClass : 'skerry-chart-table' }, table)
  const figure = create('figure', { class: `skerry-chart skerry-chart-${kind}` }, ...paragraph('title', title))
  if (canDraw) figure.append(...drawing(props, changes))
  figure.append(...paragraph('note', noteOf(props)), ...paragraph('caption', caption), tableBox)

  const served = block.querySelector(container)
  const place = served ?? changes.own(create('div', { class: container.slice(1) }))
  place.append(changes.own(figure))
  if (!served) (block.querySelector('.sqs-block-content') ?? block).append(place)
  return changes.undo
}

function drawing(props: ChartProps, changes: ReturnType<typeof recordChanges>): readonly HTMLElement[] {
  const { kind, title } = props
  const label = [title, messages[kind], messages.help].filter(Boolean).join('. ')
  // An application, so that screen readers pass on the arrow keys. They also get the table.
  const box = create('div', { class: 'skerry-chart-plot', role: 'application', tabindex: '0', 'aria-label': label })
  const readout = create('p', { class: 'skerry-chart-readout', role: 'status', dir: 'auto' })
  const reading = createReading(box, readout, props, changes)
  let width = 0
  const redraw = () => {
    if (box.clientWidth === width || box.clientWidth === 0) return
    width = box.clientWidth
    const drawn = drawPlot(box, props)
    box.replaceChildren(drawn.node)
    reading.follow(drawn)
  }
  changes.onUndo(watchSize(box, redraw))
  queueMicrotask(redraw) // browsers report no sizes while they print
  return [...drawLegend(props), box, readout]
}

function noteOf({ kind, data }: ChartProps): string {
  if (kind === 'pie') return data.rows.some(({ values: [value] }) => (value ?? 0) < 0) ? messages.negative : ''
  const count = data.columns.length - mostSeries
  return count > 0 ? format(messages.truncated, { count }) : ''
}
