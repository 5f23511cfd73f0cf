import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scenarioList, scenarios } from '../mocks/scenarios/scenarios'
import { pages } from '../mocks/site/index'
import * as skerry from '../src/index'
import { openSystems } from './support/openSystems'

/** The systems that the map must speak of, by letter and last number. */
const systems = Object.entries({ R: 8, D: 13, U: 7, G: 9, B: 25, C: 8, L: 6, W: 4 }).flatMap(([letter, last]) =>
  [...Array(last).keys()].map((index) => `${letter}${index + 1}`),
)

const folder = import.meta.dirname
const map = readFileSync(join(folder, 'specification.md'), 'utf8')
const root = join(folder, '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const documents = [
  'README.md',
  'src/README.md',
  'blocks/README.md',
  'mocks/README.md',
  'test/bench/README.md',
  'test/specification.md',
  'docs/decisions.md',
  'CONTRIBUTING.md',
]

/** Where a document leads to within the repository. */
function linksOf(text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|mailto:)([^)]+)\)/g)].map(([, target = '']) => target)
}

/** The headings of a document as links name them. */
function headingsOf(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading.toLowerCase())
  return headings.map((heading) => heading.replace(/[^\w\s-]/g, '').replaceAll(' ', '-'))
}

interface Row {
  /** Those in the heading above it. */
  readonly systems: readonly string[]
  readonly line: string
  /** Where somebody meets it in what is built. */
  readonly reachedAt: readonly string[]
  readonly tests: readonly { readonly file: string; readonly title: string }[]
}

/** One row for every line of every table, with the tests that it names. */
function rowsOf(text: string): Row[] {
  return text.split(/^## /m).flatMap((section) => {
    const [heading = ''] = section.split('\n')
    const systems = heading.match(/\b[A-Z]\d+\b/g) ?? []
    const lines = section.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| where |'))
    return lines.map((text) => {
      const [where, line, place = '', ...tests] = text.slice(2).split(' | ')
      const reachedAt = place.startsWith('waits for ') ? [place] : place.split(', ')
      return { systems, line: `${where} | ${line}`, reachedAt, tests: testsOf(tests.join(' | ')) }
    })
  })
}

/** `` `file` "title", "title"; `file` "title" `` as pairs. */
function testsOf(cell: string): Row['tests'] {
  return cell.split(/; (?=`)/).flatMap((part) => {
    const [, file = '', titles = ''] = /^`([^`]+)` (".*")/.exec(part) ?? []
    const named = titles.slice(1, -1).split('", "')
    return named.map((title) => ({ file, title }))
  })
}

const { exports: packageExports } = JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8'))
const imports = Object.keys(packageExports).map((path) => path.replace('.', 'skerry'))
const paths = pages.map(({ path }) => path)
const awaited = Object.values(openSystems)

/** Whether there is such a page, public function, import, scenario, story or open system. */
function isThere(place: string): boolean {
  if (place.startsWith('/')) return paths.includes(place) || place === '/__mock/'
  if (place.startsWith('?scenario=')) return place.slice('?scenario='.length) in scenarios
  if (place.startsWith('Skerry.')) return place.slice('Skerry.'.length) in skerry
  if (place.startsWith('story '))
    return existsSync(join(folder, `../stories/${place.slice('story '.length)}.stories.tsx`))
  if (place.startsWith('waits for ')) return awaited.includes(place.slice('waits for '.length))
  return imports.includes(place) || ['every page', '?performance=true', 'npm test', 'npx skerry'].includes(place)
}

const rows = rowsOf(map)
const texts = new Map<string, string>()

function textOf(file: string): string {
  const path = join(folder, file)
  if (!texts.has(file)) texts.set(file, existsSync(path) ? readFileSync(path, 'utf8') : '')
  return texts.get(file) ?? ''
}

/** Whether a file has a test of that title, written with whatever quotes. */
function hasTest(file: string, title: string): boolean {
  const quotes = ["'", '"', '`']
  return quotes.some((quote) => textOf(file).includes(`${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`))
}

/** The blocks that the list of pages knows. It lacks those that the shop has on pages of its products. */
const listedBlocks = new Set(pages.flatMap(({ blocks }) => blocks))

/** The listed block that a test file is about; `undefined` if there is none. */
function blockOf(file: string): string | undefined {
  const [, name = ''] = /^blocks\/([a-z-]+)[./]/.exec(file) ?? []
  return listedBlocks.has(name) ? name : undefined
}

describe('the map from specification to tests', () => {
  it.each(systems)('has rows for %s', (system) => {
    expect(rows.filter((row) => row.systems.includes(system)).length).toBeGreaterThan(0)
  })

  it('names a test for every row', () => {
    expect(rows.length).toBeGreaterThan(120)
    expect(rows.filter(({ tests }) => tests.length === 0).map(({ line }) => line)).toEqual([])
  })

  it('names only tests that exist', () => {
    const missing = rows.flatMap(({ line, tests }) =>
      tests.filter(({ file, title }) => !hasTest(file, title)).map(({ file, title }) => `${line}: ${file} "${title}"`),
    )
    expect(missing).toEqual([])
  })

  it('says where every line is reached, and names only places that exist', () => {
    const lost = rows.filter(({ reachedAt }) => !reachedAt.every(isThere))
    expect(lost.map(({ line, reachedAt }) => `${line}: ${reachedAt.join(', ')}`)).toEqual([])
  })

  it('names only pages that have one of the tested blocks', () => {
    const lost = rows.flatMap(({ line, reachedAt, tests }) => {
      const tested = tests.map(({ file }) => blockOf(file))
      if (!tested.every(Boolean)) return []
      const isElsewhere = ({ path, blocks }: (typeof pages)[number]) =>
        reachedAt.includes(path) && !blocks.some((block) => tested.includes(block))
      return pages.filter(isElsewhere).map(({ path }) => `${line}: ${path}`)
    })
    expect(lost).toEqual([])
  })

  it('lists what has no test yet', () => {
    expect(map).toMatch(/^## Not shown by a test yet$/m)
  })
})

describe('the documentation', () => {
  it('lists all scenarios in order, with their descriptions', () => {
    const text = readFileSync(join(root, 'mocks/README.md'), 'utf8')
    const [, table = ''] = /<!-- scenarios -->\n([\s\S]*?)\n<!-- \/scenarios -->/.exec(text) ?? []
    const wanted = ['| name | what happens |', '|---|---|'].concat(
      scenarioList.map(({ name, description }) => `| \`${name}\` | ${description} |`),
    )
    expect(table.split('\n')).toEqual(wanted)
  })

  it('shows the script tag and one block on the first screen', () => {
    const screen = readme.split('\n').slice(0, 40).join('\n')
    expect(screen).toContain('<script type="module"')
    expect(screen).toContain('accordion-items-container')
  })

  it('has a short README', () => {
    expect(Buffer.byteLength(readme)).toBeLessThan(8000)
  })

  it.each(documents)('links only to files and headings that exist: %s', (file) => {
    const links = linksOf(readFileSync(join(root, file), 'utf8'))
    expect(links.length).toBeGreaterThan(0)
    const isThere = (link: string) => {
      const [target, heading] = link.split('#')
      const to = target ? join(root, dirname(file), target) : join(root, file)
      return existsSync(to) && (!heading || headingsOf(readFileSync(to, 'utf8')).includes(heading))
    }
    expect(links.filter((link) => !isThere(link))).toEqual([])
  })
})
