import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { tokens } from '../../src/ui/tokens'

it('every token that a style sheet uses exists', () => {
  const known = new Set(
    Object.entries(tokens).flatMap(([group, values]) => Object.keys(values).map((name) => `--skerry-${group}-${name}`)),
  )
  const pattern = new RegExp(`--skerry-(?:${Object.keys(tokens).join('|')})-\\w+`, 'g')
  const sheets = ['src', 'blocks'].flatMap((top) =>
    readdirSync(top, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .map((path) => readFileSync(join(top, path), 'utf8')),
  )
  const used = sheets.flatMap((css) => css.match(pattern) ?? [])
  expect(used).toContain('--skerry-space-4')
  expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([])
})
