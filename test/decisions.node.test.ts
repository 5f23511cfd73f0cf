import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const list = 'docs/decisions.md'
const self = 'test/decisions.node.test.ts'

const files = [
  ...['src', 'blocks', 'mocks', 'stories', 'test', 'build', 'bin', 'docs'].flatMap(filesIn),
  ...['README.md', 'CONTRIBUTING.md', 'AGENTS.md', 'rollup.config.mjs'],
].filter((file) => /\.(tsx?|mjs|css|md)$/.test(file) && file !== self)

function filesIn(folder: string): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return names.map((name) => join(folder, name).replaceAll('\\', '/'))
}

const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
const entries = [...(texts.get(list) ?? '').matchAll(/^### (.*)$/gm)].map(([, number = '']) => number)

const reference = /decisions\.md#([\w-]*)/g
const mention = /\bdecisions? \d+[a-z]?/gi
const title = /^\s*(?:it|describe|\]\))[.(]/ // of a test; its number needs an entry, but no link

/** The numbers of the entries that a text refers to, in a comment or as a link. */
function referencesIn(text: string): string[] {
  return [...text.matchAll(reference)].map(([, number = '']) => number)
}

/** What a document says outside its links and the titles of tests it quotes. */
function proseOf(markdown: string): string {
  return markdown.replace(/\[[^\]]*\]\([^)]*\)/g, '').replace(/^\| .*$/gm, (row) => row.replace(/"[^"]*"/g, ''))
}

/** What code says outside the titles of tests, with every comment on one line. */
function wordsOf(code: string): string {
  const lines = code.split('\n').filter((line) => !title.test(line))
  return lines.join('\n').replace(/\n\s*(?:\*|\/\/)? ?/g, ' ')
}

/** The numbers that a text mentions without a link; `CONTRIBUTING.md, Decisions 7 and 8` says where to look. */
function bareMentionsIn(file: string, text: string): string[] {
  const words = (file.endsWith('.md') ? proseOf(text) : wordsOf(text)).replace(/CONTRIBUTING\.md, Decisions? /g, '')
  return [...words.matchAll(mention)].map(([words]) => `${file}: ${words}`)
}

describe('the decisions', () => {
  it('are in ascending order, without duplicates', () => {
    const inOrder = [...new Set(entries)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    expect(entries.length).toBeGreaterThan(30)
    expect(entries).toEqual(inOrder)
  })

  it('have an entry for every reference', () => {
    const missing = [...texts].flatMap(([file, text]) =>
      referencesIn(text).flatMap((number) => (entries.includes(number) ? [] : [`${file}: ${number}`])),
    )
    expect(missing).toEqual([])
  })

  it('have an entry for every number in a test title', () => {
    const titles = [...texts].flatMap(([file, text]) =>
      file.endsWith('.md') ? [] : text.split('\n').filter((line) => title.test(line)),
    )
    const numbers = titles.flatMap((line) => [...line.matchAll(/\(.*\bdecision (\w+)\)/g)].map(([, number]) => number))
    expect(numbers.length).toBeGreaterThan(0)
    expect(numbers.filter((number) => !entries.includes(number ?? ''))).toEqual([])
  })

  it('are all referenced', () => {
    const others = [...texts].filter(([file]) => file !== list)
    const referred = new Set(others.flatMap(([, text]) => referencesIn(text)))
    expect(entries.filter((number) => !referred.has(number))).toEqual([])
  })

  it('are always linked where a text mentions them', () => {
    expect([...texts].flatMap(([file, text]) => bareMentionsIn(file, text))).toEqual([])
  })
})
