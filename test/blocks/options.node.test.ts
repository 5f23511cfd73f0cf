import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { choices, designOf, flags, numbers, transitionNames } from '../../blocks/gallery/read/galleryData'
import { options } from '../../blocks/options'
import { tagAttributes } from '../../src/runtime/debug/checkTag'

const root = resolve(import.meta.dirname, '../..')
const sourceOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n')
const folders = readdirSync(join(root, 'blocks')).filter((name) => !name.includes('.'))
const everything = sourceOf('src') + folders.map((name) => sourceOf(`blocks/${name}`)).join('\n')

/** Whether blocks write this attribute themselves. */
const isWritten = (name: string) => name.startsWith('data-skerry-') || options.written.includes(name)
const kebab = (name: string) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
const attributesIn = (source: string) => [
  ...new Set([
    ...[...source.matchAll(/\bdata-[a-z][a-z-]*[a-z]\b/g)].map(([name]) => name),
    ...[...source.matchAll(/dataset\.(\w+)/g)].map(([, name]) => kebab(name!)),
  ]),
]

describe('the list of block options', () => {
  it.each(folders)('includes all attributes of %s', (name) => {
    const known = Object.keys({ ...options.everywhere, ...options.blocks[name]!.attributes })
    const read = attributesIn(sourceOf(`blocks/${name}`)).filter((attribute) => !isWritten(attribute))
    expect(read.filter((attribute) => !known.includes(attribute))).toEqual([])
  })

  it('includes only attributes that the code reads', () => {
    const read = attributesIn(everything.replace(/^export const options[\s\S]*/m, ''))
    const listed = Object.values(options.blocks).flatMap(({ attributes }) => Object.keys(attributes ?? {}))
    const all = [...listed, ...Object.keys(options.everywhere), ...options.markers, ...options.written]
    expect(all.filter((attribute) => !read.includes(attribute))).toEqual([])
  })

  it('includes all keys of a gallery’s JSON', () => {
    const read = [...everything.matchAll(/\bvalue\('(\w+)'\)|\bjson\.(\w+)/g)].map(([, one, other]) => one ?? other)
    const all = [...Object.keys(flags), ...Object.keys(choices), ...numbers]
    const keys = options.blocks.gallery!.keys!
    expect([...all, ...read].filter((name) => !(name! in keys))).toEqual([])
    expect(Object.keys(keys).filter((name) => !all.includes(name as never) && !read.includes(name))).toEqual([])
    expect(Object.entries(choices).filter(([name, words]) => String(keys[name]) !== String(words))).toEqual([])
    expect(Object.keys(flags).filter((name) => keys[name] !== 'boolean')).toEqual([])
    expect(numbers.filter((name) => keys[name] !== 'number')).toEqual([])
  })

  it('includes every design and transition', () => {
    const { design, transition } = options.blocks.gallery!.keys!
    expect(transition).toEqual(transitionNames)
    expect((design as readonly string[]).filter((name) => name !== 'stacked' && designOf(name) === 'base')).toEqual([])
    expect(new Set((design as readonly string[]).map(designOf)).size).toBe(9)
  })

  it('includes every neutral block', () => {
    const rows = folders.map((name) => readFileSync(join(root, 'blocks', name, 'index.ts'), 'utf8')).join('\n')
    const typed = [...rows.matchAll(/data-block-type="([a-z-]+)"/g)].map(([, name]) => name)
    expect([...new Set(typed)].toSorted()).toEqual(options.blockTypes)
  })

  it('includes every gallery option in the README', () => {
    const readme = readFileSync(join(root, 'blocks/README.md'), 'utf8')
    const [, section = ''] = /## What a gallery needs\n([\s\S]*?)\n## /.exec(readme) ?? []
    const keys = options.blocks.gallery!.keys!
    const rows = [...section.matchAll(/^\| (`\w+`[^|]*) \| (.*) \|$/gm)]
    const named = rows.flatMap(([, cell]) => [...cell!.matchAll(/`(\w+)`/g)].map(([, name]) => name!))
    expect(named).toContain('design')
    expect(named.filter((name) => !(name in keys))).toEqual([])
    const valuesOf = (key: string) =>
      [...rows.find(([, cell]) => cell === `\`${key}\``)![2]!.matchAll(/`([a-z-]+)`/g)].map(([, value]) => value)
    expect(valuesOf('design').toSorted()).toEqual((keys.design as readonly string[]).toSorted())
    expect(valuesOf('transition')).toEqual(keys.transition)
  })

  it('includes every attribute of the script tag in the README', () => {
    const readme = readFileSync(join(root, 'src/README.md'), 'utf8')
    const [, table = ''] = /### Attributes of the script tag\n([\s\S]*?)\n###? /.exec(readme) ?? []
    const named = [...table.matchAll(/^\| `(data-[a-z-]+)` \|/gm)].map(([, name]) => name)
    expect(named.toSorted()).toEqual(Object.keys(tagAttributes).toSorted())
  })
})
