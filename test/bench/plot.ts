import type { Figure, Result, Row } from './Figure'
import { readable } from './statistics'

const barHeight = 20
const rowHeight = 28
const labelWidth = 300
const plotWidth = 420

const style = `
  body { max-inline-size: 60rem; margin: 2rem auto; padding-inline: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1b2733; }
  h2 { margin-block: 3rem 0.5rem; font-size: 1.1rem; }
  ul { padding: 0; list-style: none; }
  .met::before { content: '✓ '; color: #1f7a4d; }
  .missed { font-weight: 600; }
  .missed::before { content: '✗ '; color: #b3261e; }
  svg { inline-size: 100%; block-size: auto; }
  text { font: 13px system-ui, sans-serif; fill: #1b2733; }
  rect { fill: #9fb3c8; }
  .ours { fill: #1f6fb2; }
`

/** A page with a bar chart for every figure, with its goals. Skerry's bars are blue. */
export function plotPage(results: readonly (readonly [Figure, Result])[]): string {
  const sections = results.map(([figure, result]) => section(figure, result)).join('\n')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Skerry: measured</title><style>${style}</style></head><body><h1>Skerry, measured beside its peers</h1><p>Medians of one run on one machine. Bytes, counts and ratios travel to other machines; milliseconds do not.</p>${sections}</body></html>\n`
}

function section({ title }: Figure, { unit, rows, goals, base }: Result): string {
  const items = goals.map(
    ({ text, got, isMet }) => `<li class="${isMet ? 'met' : 'missed'}">${escapeHtml(text)}: ${escapeHtml(got)}</li>`,
  )
  return `<section><h2>${escapeHtml(title)}</h2>${bars(rows, unit, base)}<ul>${items.join('')}</ul></section>`
}

function bars(rows: readonly Row[], unit: string, base: string | undefined): string {
  const most = Math.max(...rows.map(({ value }) => value), Number.MIN_VALUE)
  const baseValue = rows.find(({ name }) => name === base)?.value
  const lines = rows.map(({ name, value }, index) => {
    const y = index * rowHeight
    const width = Math.max(1, (value / most) * plotWidth)
    const ratio = baseValue && name !== base ? ` · ${readable(value / baseValue)} ×` : ''
    const isOurs = /skerry/i.test(name)
    return `<text x="0" y="${y + 15}">${escapeHtml(name)}</text><rect${isOurs ? ' class="ours"' : ''} x="${labelWidth}" y="${y}" width="${width.toFixed(1)}" height="${barHeight}"/><text x="${labelWidth + width + 6}" y="${y + 15}">${escapeHtml(`${readable(value)} ${unit}${ratio}`)}</text>`
  })
  const size = `0 0 ${labelWidth + plotWidth + 200} ${rows.length * rowHeight}`
  return `<svg viewBox="${size}" role="img" aria-label="Bars, ${escapeHtml(unit)}">${lines.join('')}</svg>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
