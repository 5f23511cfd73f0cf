import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'
import { minifyCss } from '../../build/minifyCss.mjs'

const root = join(import.meta.dirname, '../..')
const styleSheets = ['src', 'blocks'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name)),
)

/** What a style sheet selects by, and the prefixed properties that it writes: none may be lost, and none made up. */
function partsOf(css: string): { readonly pseudoClasses: Set<string>; readonly prefixed: Set<string> } {
  const pseudoClasses = new Set<string>()
  const prefixed = new Set<string>()
  transform({
    filename: 'any.css',
    code: new TextEncoder().encode(css),
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === 'pseudo-class') pseudoClasses.add(part.kind)
      },
    },
  })
  for (const [, name = ''] of css.matchAll(/[{;\s](-(?:webkit|moz)-[\w-]+)\s*:/g)) prefixed.add(name)
  return { pseudoClasses, prefixed }
}

describe('a minified style sheet', () => {
  it.each(styleSheets)('has the same selectors and declarations as %s', (name) => {
    const file = join(root, name)
    expect(partsOf(minifyCss(file))).toEqual(partsOf(readFileSync(file, 'utf8')))
  })

  it.each(styleSheets)('for %s needs no feature that the oldest supported Chrome lacks', (name) => {
    expect(minifyCss(join(root, name))).not.toMatch(/:dir\(|light-dark\(|@starting-style|@scope/)
  })
})
