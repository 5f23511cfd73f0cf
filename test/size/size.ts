import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  blockBudgets,
  chunksWithoutReact,
  contactFormBudget,
  entryBudget,
  firstIslandBudget,
  largestBlockBudget,
  lightBlocks,
  lightPageBudget,
  loaderBudget,
  medianBlockBudget,
  shopPageBudget,
  sourceGroups,
  umdBudget,
} from './budgets'
import { blockNames, type Chunks, chunkNamed, dist, earlyBlockNames, isBuilt, readChunks } from './dist'
import {
  holdsReact,
  judge,
  lateLibrariesIn,
  median,
  overweight,
  type SizeRow,
  total,
  type Weight,
  withImports,
} from './judge'
import { weigh, weighSources } from './weigh'

if (!isBuilt()) {
  console.error('There is nothing to weigh: dist holds no build. Run `npm run build` first.')
  process.exitCode = 1
} else {
  const chunks = readChunks()
  const rows = [...bundleRows(chunks), ...blockRows(chunks), ...(await groupRows())]
  const late = lateLibraries(chunks)
  const drawing = chunksWithoutReact.filter((name) => holdsReact(modulesWith(chunks, [name])))
  print(rows)
  writeFileSync(join(dist, 'size.json'), `${JSON.stringify({ rows, late, drawing }, null, 2)}\n`)
  for (const { block, libraries } of late)
    console.error(`${block} waits for ${libraries.join(' and ')} before its first mount. Import it where it is used.`)
  for (const name of drawing)
    console.error(
      `The chunk ${name} brings React to pages that draw nothing. See what it shares with blocks that draw.`,
    )
  const over = overweight(rows)
  if (over.length > 0) console.error(`${over.length} over budget: ${over.map(({ name }) => name).join(', ')}.`)
  process.exitCode = over.length + late.length + drawing.length > 0 ? 1 : 0
}

function bundleRows(chunks: Chunks): SizeRow[] {
  const entry = weighFile('skerry.mjs')
  const first = filesWith(chunks, firstMount('accordion'))
  const form = filesWith(chunks, ['wiring', 'form']) // React loads when somebody uses it
  const later = filesWith(chunks, ['wiring', 'pageTasks', 'deferred'])
  const shop = filesWith(chunks, ['wiring', 'pageTasks', 'deferred', 'cart-indicator'])
  const blocks = earlyBlockNames().length
  return [
    judge('entry, skerry.mjs', entry, entryBudget(blocks)),
    judge('entry, skerry.loader.js', weighFile('skerry.loader.js'), loaderBudget(blocks)),
    judge(
      `entry + React + accordion, ${first.length + 1} files`,
      total([entry, ...first.map(weighChunk)]),
      firstIslandBudget,
    ),
    judge(
      `a page with one contact form, ${form.length + 1} files`,
      total([entry, ...form.map(weighChunk)]),
      contactFormBudget,
    ),
    judge(
      `a page that draws nothing, ${later.length + 1} files`,
      total([entry, ...later.map(weighChunk)]),
      lightPageBudget,
    ),
    judge(
      `a page with a cart’s count, ${shop.length + 1} files`,
      total([entry, ...shop.map(weighChunk)]),
      shopPageBudget,
    ),
    judge('one file, skerry.umd.js', weighFile('skerry.umd.js'), umdBudget),
    ...['react', 'deferred'].map((name) => judge(`chunk ${name}`, weighNamed(chunks, name), null)),
  ]
}

function blockRows(chunks: Chunks): SizeRow[] {
  const names = blockNames()
  const weights = names.map((name) => weighNamed(chunks, name))
  return [
    ...names.map((name, index) => judge(`block ${name}`, weights[index]!, blockBudgets[name] ?? largestBlockBudget)),
    judge(`median of ${names.length} blocks`, median(weights), medianBlockBudget),
  ]
}

async function groupRows(): Promise<SizeRow[]> {
  const rows: SizeRow[] = []
  for (const { name, entries, own, budget } of sourceGroups) {
    rows.push(judge(name, await weighSources(entries, own), budget))
  }
  return rows
}

function lateLibraries(chunks: Chunks): { readonly block: string; readonly libraries: readonly string[] }[] {
  return blockNames()
    .map((block) => {
      const modules = modulesWith(chunks, firstMount(block))
      return { block, libraries: lateLibrariesIn(modules, !lightBlocks.includes(block)) }
    })
    .filter(({ libraries }) => libraries.length > 0)
}

/** The chunks that the entry loads for a block that renders. */
function firstMount(block: string): string[] {
  return ['wiring', 'react', block]
}

/** The files of named chunks and all their imports. Names without a chunk are skipped. */
function filesWith(chunks: Chunks, names: readonly string[]): string[] {
  const first = names.map((name) => chunkNamed(chunks, name)).filter((file) => file !== undefined)
  return withImports(first, chunks.imports)
}

function modulesWith(chunks: Chunks, names: readonly string[]): string[] {
  return filesWith(chunks, names).flatMap((file) => chunks.modules.get(file) ?? [])
}

function weighFile(file: string): Weight {
  return weigh(readFileSync(join(dist, file)))
}

function weighChunk(file: string): Weight {
  return weighFile(join('chunks', file))
}

function weighNamed(chunks: Chunks, name: string): Weight {
  const file = chunkNamed(chunks, name)
  if (!file) throw new Error(`dist has no chunk named ${name}. It is older than the sources: run \`npm run build\`.`)
  return weighChunk(file)
}

function print(rows: readonly SizeRow[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length))
  const line = (name: string, cells: readonly string[]) =>
    console.log([name.padEnd(width), ...cells.map((cell) => cell.padStart(8))].join('  '))
  line('kB', ['min', 'gzip', 'brotli', 'budget', 'of', ''])
  for (const { name, weight, budget, verdict } of rows) {
    const columns = [weight.min, weight.gzip, weight.brotli].map(kB)
    line(name, [...columns, budget ? String(budget.kB) : '', budget?.by ?? '', verdict])
  }
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(bytes < 10_000 ? 2 : 1)
}
