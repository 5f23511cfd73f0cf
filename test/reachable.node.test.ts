import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import configs from '../rollup.config.mjs'
import { openSystems } from './support/openSystems'
import { readGraph, readModule } from './support/sourceGraph'

const root = join(import.meta.dirname, '..')

/** What only tests and stories use, to watch or to start again. */
const forTests = ['src/browser/navigate.ts#interceptNavigation', 'src/browser/shared.ts#forgetShared']

const systemId = /^(?:[RDUGBCLW]\d{1,2})(?:, [RDUGBCLW]\d{1,2})*$/

const entries = configs({}).flatMap(({ input }) => (typeof input === 'string' ? [input] : Object.values(input)))
const graph = readGraph(
  root,
  entries.map((file) => relative(root, file)),
)

const sources = ['src', 'blocks'].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.d\.ts$|\/messages\.[a-z]{2}\.ts$/.test(name)) // the build joins those
    .map((name) => join(top, name)),
)

const isTypesOnly = (file: string) => {
  const { exports, imports } = readModule(root, file)
  return exports.length === 0 && imports.length === 0
}

/** Modules that no bundle reaches, and exports that nothing in a bundle takes. */
function unreached(): string[] {
  const starts = new Set(entries.map((file) => relative(root, file)))
  const taken = new Map<string, Set<string>>()
  for (const { imports } of graph.values()) {
    for (const { file, names } of imports) {
      const known = taken.get(file) ?? new Set<string>()
      taken.set(file, known)
      for (const name of names) known.add(name)
    }
  }
  return sources.flatMap((file) => {
    const module = graph.get(file)
    if (!module) return isTypesOnly(file) ? [] : [file]
    if (starts.has(file) || taken.get(file)?.has('*')) return []
    return module.exports
      .filter((name) => name !== 'forDevelopers' && !taken.get(file)?.has(name)) // types and tests read that list
      .map((name) => `${file}#${name}`)
  })
}

/** The systems that the map of the specification calls built: lines of theirs are reached, and do not wait. */
function builtSystems(): Set<string> {
  const map = readFileSync(join(root, 'test/specification.md'), 'utf8')
  const sections = map.split(/^## /m).slice(1)
  const isBuilt = (section: string) => /^\| (?!where )[^|]* \| [^|]* \| (?!waits for )/m.test(section)
  return new Set(sections.filter(isBuilt).flatMap((section) => section.split('\n', 1)[0]!.match(/\b[A-Z]\d+\b/g) ?? []))
}

describe('the bundles', () => {
  it('reach every module and export, except those listed for an open system', () => {
    expect(graph.size).toBeGreaterThan(200)
    expect(unreached().sort()).toEqual([...Object.keys(openSystems), ...forTests].sort())
  })

  it('refer to open systems by id', () => {
    expect(Object.values(openSystems).filter((id) => !systemId.test(id))).toEqual([])
  })

  it('list nothing for a system that is already built', () => {
    const built = builtSystems()
    expect([...built]).toEqual(expect.arrayContaining(['R1', 'C3', 'C4', 'B14']))
    expect(Object.entries(openSystems).filter(([, ids]) => ids.split(', ').some((id) => built.has(id)))).toEqual([])
  })
})
