import { element } from '../../src/ui/element'
import type { DataRow, Dataset } from './props'

const firstCells = 2000 // more are added in steps, so that a large dataset does not block the page
const mostRowsAtOnce = 20_000

/** The table of a dataset, with cells as written in the dataset. `signal` stops adding rows. */
export function drawTable({ corner, columns, rows }: Dataset, name: string, signal: AbortSignal): HTMLTableElement {
  // An empty heading would label nothing.
  const head = [corner, ...columns].map((text) =>
    text ? element('th', { scope: 'col', dir: 'auto' }, text) : element('td'),
  )
  const table = element(
    'table',
    {},
    ...(name ? [element('caption', { dir: 'auto' }, name)] : []),
    element('thead', {}, element('tr', {}, ...head)),
  )
  const firstRows = Math.max(1, Math.floor(firstCells / (columns.length + 1)))
  // Every step lays out the whole table, so each one doubles it: seven steps for 100,000 cells.
  const add = (from: number) => {
    if (signal.aborted) return
    const to = from + Math.min(Math.max(firstRows, from), mostRowsAtOnce)
    table.append(element('tbody', {}, ...rows.slice(from, to).map(drawRow)))
    if (to < rows.length) setTimeout(add, 0, to)
  }
  add(0)
  return table
}

function drawRow({ label, cells }: DataRow): HTMLTableRowElement {
  const own = cells.map((text) => element('td', { dir: 'auto' }, text))
  return element('tr', {}, element('th', { scope: 'row', dir: 'auto' }, label), ...own)
}
