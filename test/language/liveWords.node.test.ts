import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { transformSync } from 'esbuild'
import { parseAst } from 'rollup/parseAst'
import { expect, it } from 'vitest'

// Words are replaced in place when their language arrives. Whoever copies one while a module is evaluated keeps English.

type Node = { readonly type: string; readonly [key: string]: unknown }

const root = resolve(import.meta.dirname, '../..')
const sources = new Map(
  ['src', 'blocks'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => [join(room, path), readFileSync(join(root, room, path), 'utf8')] as const),
  ),
)
const files = new Set(
  [...sources].flatMap(([path, code]) => (/= catalogue\(/.test(code) ? [path.replace(/\.tsx?$/, '')] : [])),
)

/** The words that a module copies while it is evaluated, as they stand in its code. */
function copiesIn(path: string, source: string): string[] {
  const { code } = transformSync(source, { loader: path.endsWith('x') ? 'tsx' : 'ts', jsx: 'automatic' })
  const program = parseAst(code) as unknown as Node & { readonly body: readonly Node[] }
  const words = new Set<string>()
  const copies: string[] = []
  const isWords = (node: unknown) =>
    (node as Node | null)?.type === 'Identifier' && words.has((node as Node).name as string)

  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit)
    if (typeof (node as Node | null)?.type !== 'string') return
    const one = node as Node & { readonly start: number; readonly end: number }
    if (/Function|MethodDefinition|PropertyDefinition/.test(one.type)) return
    const isCopy =
      (one.type === 'MemberExpression' && isWords(one.object)) ||
      (one.type === 'SpreadElement' && isWords(one.argument)) ||
      (one.type === 'VariableDeclarator' && (one.id as Node).type === 'ObjectPattern' && isWords(one.init))
    if (isCopy) copies.push(code.slice(one.start, one.end))
    Object.values(one).forEach(visit)
  }

  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      const { value } = node.source as { value: string }
      const file = value.startsWith('.') ? join(dirname(path), value) : ''
      if (files.has(file))
        for (const { local } of node.specifiers as { local: { name: string } }[]) words.add(local.name)
    } else visit(node)
  }
  return copies
}

it('no module copies messages while it is being evaluated', () => {
  expect(files.size).toBeGreaterThan(10)
  expect([...sources].flatMap(([path, code]) => copiesIn(path, code).map((copy) => `${path}: ${copy}`))).toEqual([])
})

it.each([
  ['const title = messages.okay', 'messages.okay'],
  ['const { okay } = messages', '{ okay } = messages'],
  ['const labels = { ...messages }', '...messages'],
  ['const all = [format(messages.okay)]', 'messages.okay'],
])('%s copies a message', (line, copy) => {
  expect(copiesIn('src/ui/x.ts', `import { messages } from './messages'\n${line}\nexport const used = 1`)).toEqual([
    copy,
  ])
})

it.each([
  'const title = () => messages.okay',
  'function f() { const { okay } = messages; return okay }',
  'const own = messages',
])('%s does not copy a message', (line) => {
  expect(copiesIn('src/ui/x.ts', `import { messages } from './messages'\n${line}\nexport const used = 1`)).toEqual([])
})
