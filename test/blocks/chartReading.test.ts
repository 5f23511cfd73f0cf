import { afterEach, describe, expect, it, vi } from 'vitest'
import { createReading } from '../../blocks/chart/createReading'
import type { DrawnPlot } from '../../blocks/chart/drawPlot'
import type { ChartKind, ChartProps } from '../../blocks/chart/props'
import { readDataset } from '../../blocks/chart/readDataset'
import { svg } from '../../blocks/chart/svg'
import { recordChanges } from '../../src/browser/elementChanges'

const table = [
  ['Loaf', 'Sold', 'Kept'],
  ['Rye', 18, 1],
  ['Oat', 7, 2],
  ['Bun', 5, 3],
]

afterEach(() => document.body.replaceChildren())

/** Reads a drawing in which every point has an outline that names it. */
function start({ kind = 'bar', columns = 3 }: { kind?: ChartKind; columns?: number } = {}) {
  const data = readDataset(
    table.map((line) => line.slice(0, columns)),
    {},
  )
  const props: ChartProps = { kind, data, title: '', caption: '', hasLegend: false, locale: 'en' }
  const box = document.createElement('div')
  box.tabIndex = 0
  const readout = document.createElement('p')
  document.body.append(box, readout)
  const changes = recordChanges()
  const reading = createReading(box, readout, props, changes)
  const draw = (rows = data.rows) => {
    const [node, centre] = [svg('svg', {}), svg('g', {})]
    node.append(centre)
    box.replaceChildren(node)
    reading.follow({
      ...{ node, nodes: [centre], rows, series: columns - 1, isRtl: false },
      outline: (row: number, series: number) => `M${row},${series}`,
      at: (x: number) => (x < rows.length ? { row: x, series: 0 } : null),
    } as DrawnPlot)
    return { node, centre }
  }
  const drawn = draw()
  const outline = () => box.querySelector('path')?.getAttribute('d')
  const press = (key: string, more: KeyboardEventInit = {}) =>
    box.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  const point = (type: string, clientX: number) => box.dispatchEvent(new PointerEvent(type, { clientX, clientY: 0 }))
  return { box, data, drawn, draw, outline, press, point, read: () => readout.textContent, stop: changes.undo }
}

describe('the keyboard and pointer readout of a chart', () => {
  it('handles its own keys, and leaves other keys and modifiers to the page', () => {
    const { press, read } = start()
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
      expect([press('ArrowRight', { [modifier]: true }), read()]).toEqual([true, ''])
    }
    expect([press('a'), press('Escape'), press('ArrowRight')]).toEqual([true, true, false])
    expect(read()).toContain('18')
  })

  it('starts at the first point with any of its keys, and moves between columns', () => {
    const { press, outline } = start()
    press('ArrowDown')
    expect(outline()).toBe('M0,0')
    press('ArrowDown')
    press('ArrowDown')
    expect(outline()).toBe('M0,1')
    press('End')
    press('ArrowRight')
    expect(outline()).toBe('M2,1')
  })

  it('ends on Escape, without closing anything around the chart, and on blur', () => {
    const { box, press, read, outline } = start()
    const around = vi.fn()
    document.body.addEventListener('keydown', around, { once: true })
    press('Home')
    expect(around).toHaveBeenCalledOnce()
    document.body.addEventListener('keydown', around)
    press('Escape')
    expect([around.mock.calls.length, read(), outline()]).toEqual([1, '', ''])
    press('Escape') // nothing to end: it is for what is around it
    expect(around).toHaveBeenCalledTimes(2)
    document.body.removeEventListener('keydown', around)
    press('Home')
    box.dispatchEvent(new FocusEvent('blur'))
    expect(read()).toBe('')
  })

  it('follows the pointer and taps', () => {
    const { point, outline } = start()
    point('pointermove', 1)
    expect(outline()).toBe('M1,0')
    point('pointerdown', 2)
    expect(outline()).toBe('M2,0')
    point('pointermove', 99)
    expect(outline()).toBe('M2,0')
  })

  it('continues in a new drawing, and ends if the point is missing there', () => {
    const { press, draw, data, outline, read } = start()
    press('End')
    draw()
    expect(outline()).toBe('M2,0')
    draw(data.rows.slice(0, 2))
    expect([outline(), read()]).toEqual(['', ''])
  })

  it('continues with the same row in a drawing with fewer rows, and ends if that row is missing', () => {
    const { press, draw, data, outline, read } = start()
    press('End')
    const text = read()
    draw(data.rows.slice(1))
    expect([outline(), read()]).toEqual(['M1,0', text])
    draw(data.rows.slice(0, 2))
    expect([outline(), read()]).toEqual(['', ''])
  })

  it('outlines a slice relative to the centre of its pie, and stops with the chart', () => {
    const pie = start({ kind: 'pie', columns: 2 })
    pie.press('ArrowDown')
    pie.press('ArrowDown')
    expect(pie.drawn.centre.querySelector('path')?.getAttribute('d')).toBe('M1,0')
    pie.stop()
    expect(pie.press('ArrowDown')).toBe(true)
    const bars = start()
    bars.press('Home')
    expect(bars.outline()).toBe('M0,0')
    expect(bars.drawn.centre.querySelector('path')).toBeNull()
  })
})
