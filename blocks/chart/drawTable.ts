import { element } from '../../src/ui/element'
import type { DataRow, Dataset } from './props'

const cellsAtOnce = 2000 // more are added in turns, so that a large dataset does not block the page

/** The table of a dataset, cell by cell as the dataset has it. `signal` ends what is still being added. */
export function drawTable({ corner, columns, rows }: Dataset, name: string, signal: AbortSignal): HTMLTableElement {
  // A heading without words would head nothing.
  const head = [corner, ...columns].map((text) =>
    text ? element('th', { scope: 'col', dir: 'auto' }, text) : element('td'),
  )
  const body = element('tbody')
  const table = element(
    'table',
    {},
    ...(name ? [element('caption', { dir: 'auto' }, name)] : []),
    element('thead', {}, element('tr', {}, ...head)),
    body,
  )
  const rowsAtOnce = Math.max(1, Math.floor(cellsAtOnce / (columns.length + 1)))
  const add = (from: number) => {
    if (signal.aborted) return
    body.append(...rows.slice(from, from + rowsAtOnce).map(drawRow))
    if (from + rowsAtOnce < rows.length) setTimeout(add, 0, from + rowsAtOnce)
  }
  add(0)
  return table
}

function drawRow({ label, cells }: DataRow): HTMLTableRowElement {
  const own = cells.map((text) => element('td', { dir: 'auto' }, text))
  return element('tr', {}, element('th', { scope: 'row', dir: 'auto' }, label), ...own)
}
