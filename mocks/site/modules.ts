import type { SiteAnswer } from './SiteAnswer'

/** The modules of the page context, each with its files (B3 Page context). */
export const rollups = { 'tide-table': { js: ['/modules/tide-table.js'], css: ['/modules/tide-table.css'] } } as const

const script = /* js */ `
globalThis.drawTides = (element) => {
  const tides = [['Low', '00:04'], ['High', '06:10'], ['Low', '12:21'], ['High', '18:36']]
  const list = document.createElement('dl')
  list.className = 'tide-table'
  for (const [tide, time] of tides) {
    const row = document.createElement('div')
    for (const [name, text] of [['dt', tide], ['dd', time]]) {
      const cell = document.createElement(name)
      cell.textContent = text
      row.append(cell)
    }
    list.append(row)
  }
  element.append(list)
  return () => list.remove()
}
`

const css = /* css */ `
.tide-table { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: 1px; margin: 0; background: var(--line); border: 1px solid var(--line); }
.tide-table div { padding: 0.75rem 1rem; background: var(--paper-high); }
.tide-table dt { color: var(--ink-soft); font: 600 var(--step-small) / 1.4 var(--sans); }
.tide-table dd { margin: 0; font-size: var(--step-1); font-variant-numeric: lining-nums tabular-nums; }
`

/** Renders a file of a module; `null` if there is none at this path. */
export function renderModule(path: string): SiteAnswer | null {
  const headers = { 'Cache-Control': 'no-cache' }
  if (path === '/modules/tide-table.js')
    return { status: 200, contentType: 'text/javascript; charset=utf-8', body: script, headers }
  if (path === '/modules/tide-table.css')
    return { status: 200, contentType: 'text/css; charset=utf-8', body: css, headers }
  return null
}
