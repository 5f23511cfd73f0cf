import { rollup } from 'rollup'
import { describe, expect, it } from 'vitest'
import { inOrder, joinChunks, neededFirst } from '../../build/joinChunks.mjs'

const chunk = (name: string, ...imports: string[]) => ({ name, fileName: name, imports })
const chunksOf = (...all: ReturnType<typeof chunk>[]) => Object.fromEntries(all.map((one) => [one.name, one]))
const namesOf = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name)

describe('the list of chunks', () => {
  const [map, share, form, shared, react] = [
    chunk('map', 'shared'),
    chunk('share'),
    chunk('form', 'shared', 'react'),
    chunk('shared'),
    chunk('react', 'shared'),
  ]
  const chunks = chunksOf(map, share, form, shared, react)

  it('begins with the files that others need, however many blocks there are', () => {
    expect(namesOf(neededFirst([map, share, form, shared, react], chunks))).toEqual([
      'shared',
      'react',
      'map',
      'share',
      'form',
    ])
  })

  it('lists a file’s dependencies in the order in which they run', () => {
    expect(namesOf(inOrder(form, chunks))).toEqual(['shared', 'react', 'form'])
  })
})

/** Builds modules, each a chunk of its own, of which `block` and `menu` are listed. Returns their code by name. */
async function build(modules: { readonly [name: string]: string }): Promise<{ readonly [name: string]: string }> {
  const bundle = await rollup({
    input: Object.keys(modules).filter((name) => !name.includes('/')),
    external: 'elsewhere',
    preserveEntrySignatures: 'strict',
    plugins: [{ name: 'modules', resolveId: (id) => id.replace('./', ''), load: (id) => modules[id] ?? null }],
  })
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: 'chunks/[name]-1.mjs',
    chunkFileNames: 'chunks/[name]-1.mjs',
    hoistTransitiveImports: false,
    plugins: [joinChunks((name) => ['block', 'menu'].includes(name))],
  })
  return Object.fromEntries(output.flatMap((one) => (one.type === 'chunk' ? [[one.name, one.code]] : [])))
}

describe('a chunk', () => {
  it('takes its imports from the registry, by name if listed there and otherwise by file', async () => {
    const code = await build({
      page: "import { open } from './menu'\nimport { one } from './other'\nopen(one)",
      menu: 'export const open = console.log',
      other: 'export const one = 1',
    })
    expect(code.page).toContain('const chunks__ = globalThis[Symbol.for("skerry.chunks")];')
    expect(code.page).toContain('const { open: open } = chunks__["menu"];')
    expect(code.page).toContain('const { one: one } = chunks__["other-1"];')
    expect(code.page).not.toContain('import ')
    expect(code.menu).not.toContain('chunks__')
  })

  it('re-exports what it imports from another chunk', async () => {
    const code = await build({ block: "export { open as show } from './menu'", menu: 'export const open = 1' })
    expect(code.block).toContain('const { open: menu0__ } = chunks__["menu"]; export { menu0__ as show };')
  })

  it('loads only the missing files of a further chunk, in the order in which they run', async () => {
    const code = await build({
      block: "import { one } from './shared'\nexport const later = () => import('./menu')\nconsole.log(one)",
      menu: "import { one } from './shared'\nimport { two } from './own'\nexport const sum = one + two",
      shared: 'export const one = 1',
      own: 'export const two = 2',
    })
    expect(code.block).toContain("chunks__.load('own menu')")
  })

  it.each([
    [
      'changes what it exports',
      { block: 'export let one = 1\nexport const next = () => one++' },
      'exports "one", which',
    ],
    ['exports all of another file', { page: "export * from 'elsewhere'" }, 'exports all of another chunk.'],
    [
      'has the name of another one',
      { block: "import('./a/menu'); import('./b/menu')", 'a/menu': 'alert(1)', 'b/menu': 'alert(2)' },
      'Two files are called menu',
    ],
  ])('stops the build if it %s', async (_, modules, message) => {
    await expect(build(modules as { [name: string]: string })).rejects.toThrow(message)
  })
})
