import type { ElementChanges } from '../../src/browser/elementChanges'
import { describePoint } from './describe'
import type { DrawnPlot } from './drawPlot'
import type { ChartProps } from './props'
import { svg } from './svg'

type Point = { readonly row: number; readonly series: number }

/** Reads the points of a drawing, with the arrow keys, Home and End, or the pointer. */
export interface Reading {
  /** Continues in a new drawing. */
  readonly follow: (drawn: DrawnPlot) => void
}

/** Starts the reading. The point is outlined in the drawing, and its value shown or announced below. */
export function createReading(
  box: HTMLElement,
  readout: HTMLElement,
  props: ChartProps,
  changes: ElementChanges,
): Reading {
  const outline = svg('path', { class: 'skerry-chart-outline' })
  let drawn: DrawnPlot | null = null
  let point: Point | null = null

  const read = (next: Point | null) => {
    if (!drawn || (next?.row === point?.row && next?.series === point?.series)) return
    point = next
    const text = point ? describePoint(props, drawn.rows, point) : ''
    readout.textContent = text
    draw()
  }
  const draw = () => {
    if (!drawn) return
    const path = point && drawn.outline(point.row, point.series)
    outline.setAttribute('d', path ?? '')
    // A pie is drawn around its centre.
    const last = drawn.nodes.at(-1)
    ;(props.kind === 'pie' && last ? last : drawn.node).append(outline)
  }

  changes.listen(box, 'keydown', (event) => {
    if (!drawn || event.ctrlKey || event.metaKey || event.altKey) return
    const next = event.key === 'Escape' && point ? null : stepped(event.key, point, drawn)
    if (next === undefined) return
    event.preventDefault()
    if (event.key === 'Escape') event.stopPropagation()
    read(next)
  })
  const readAt = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = box.getBoundingClientRect()
    const found = drawn?.at(clientX - left, clientY - top)
    if (found) read(found)
  }
  changes.listen(box, 'pointermove', readAt)
  changes.listen(box, 'pointerdown', readAt) // a tap moves no pointer
  changes.listen(box, 'blur', () => read(null))

  return {
    follow(next) {
      // The number of rows that fit depends on the width. A pie always has the same rows.
      const shown = point && drawn?.rows[point.row]
      const row = shown && props.kind !== 'pie' ? next.rows.indexOf(shown) : point?.row
      drawn = next
      if (point && row !== undefined && row >= 0) point = { ...point, row }
      else read(null)
      draw()
    },
  }
}

/** The point that a key moves to, or `undefined` for another key. The first key moves to the first point. */
function stepped(key: string, point: Point | null, { rows, series, isRtl }: DrawnPlot): Point | undefined {
  const [next, previous] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const { row, series: one } = point ?? { row: -1, series: 0 }
  const to = (place: number) => ({ row: Math.min(Math.max(place, 0), rows.length - 1), series: one })
  if (key === 'Home') return to(0)
  if (key === 'End') return to(rows.length - 1)
  if (key === next) return to(row + 1)
  if (key === previous) return to(row - 1)
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  // A pie has one series, so both pairs of keys move along it.
  if (series === 1) return to(key === 'ArrowDown' ? row + 1 : row - 1)
  if (row < 0) return to(0)
  return { row, series: Math.min(Math.max(one + (key === 'ArrowDown' ? 1 : -1), 0), series - 1) }
}
