import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure, Result } from './Figure'
import { figures } from './figures'
import { openLab } from './lab'
import { plotPage } from './plot'
import { readable } from './statistics'

const wanted = chosen(process.argv.slice(2))
const lab = await openLab()

if (wanted.length === 0) {
  console.error(`There is no such figure. There are: ${figures.map(({ name }) => name).join(', ')}.`)
  process.exitCode = 1
} else if (!existsSync(join(lab.dist, 'skerry.umd.js'))) {
  console.error('There is nothing to measure: dist holds no build. Run `npm run build` first.')
  process.exitCode = 1
} else {
  const results: [Figure, Result][] = []
  for (const figure of wanted) {
    const startedAt = performance.now()
    try {
      const result = await figure.measure(lab)
      results.push([figure, result])
      print(figure, result, (performance.now() - startedAt) / 1000)
    } catch (error) {
      // Continue with the other figures.
      console.error(`\n${figure.name} could not be measured:`, error)
      process.exitCode = 1
    }
  }
  const folder = join(lab.dist, 'bench')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), plotPage(results))
  const saved = results.map(([{ name, title }, result]) => ({ name, title, ...result }))
  writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(saved, null, 2)}\n`)
  const goals = results.flatMap(([, result]) => result.goals)
  console.log(
    `\n${goals.filter(({ isMet }) => isMet).length} of ${goals.length} goals met. Plots: ${join(folder, 'index.html')}`,
  )
}
await lab.close()

/** All figures, or those named by `--only`. */
function chosen(args: readonly string[]): readonly Figure[] {
  const at = args.indexOf('--only')
  if (at < 0) return figures
  const names = (args[at + 1] ?? '').split(',')
  return figures.filter(({ name }) => names.includes(name))
}

function print({ name, title }: Figure, { unit, base, rows, goals }: Result, seconds: number): void {
  console.log(`\n${name}: ${title} (${seconds.toFixed(0)} s)`)
  const baseValue = rows.find((row) => row.name === base)?.value
  const headings = [...new Set(rows.flatMap(({ more = {} }) => Object.keys(more)))]
  const table = [
    ['', unit, ...(baseValue ? ['×'] : []), ...headings],
    ...rows.map((row) => [
      row.name,
      readable(row.value),
      ...(baseValue ? [readable(row.value / baseValue)] : []),
      ...headings.map((heading) => row.more?.[heading] ?? ''),
    ]),
  ]
  const widths = table[0]!.map((_, column) => Math.max(...table.map((cells) => cells[column]!.length)))
  for (const cells of table)
    console.log(
      `  ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ')}`,
    )
  for (const { text, got, isMet } of goals) console.log(`  ${isMet ? 'met   ' : 'MISSED'}  ${text}: ${got}`)
}
