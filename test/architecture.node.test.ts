import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** The layers: what each room may import. Imports point down; a room may always import itself. */
const mayImport: { readonly [room: string]: readonly string[] } = {
  'src/errors': [],
  'src/language': ['src/errors'],
  'src/model': ['src/language', 'src/errors'],
  'src/browser': ['src/model', 'src/language', 'src/errors'],
  'src/media': ['src/browser', 'src/model', 'src/language', 'src/errors'],
  'src/data': ['src/browser', 'src/model', 'src/language', 'src/errors'],
  'src/ui': ['src/media', 'src/browser', 'src/model', 'src/language', 'src/errors'],
  'src/telemetry': ['src/data', 'src/browser', 'src/model', 'src/language', 'src/errors'],
  'src/services': ['src/telemetry', 'src/data', 'src/browser', 'src/model', 'src/language', 'src/errors'],
  'src/runtime': ['src/browser', 'src/model', 'src/language', 'src/errors'],
  'src/captcha': [
    'src/telemetry',
    'src/ui',
    'src/data',
    'src/runtime',
    'src/browser',
    'src/model',
    'src/language',
    'src/errors',
  ],
  'src/standins': ['src/runtime', 'src/ui', 'src/media', 'src/browser', 'src/model', 'src/language', 'src/errors'],
  'src/page': [
    'src/telemetry',
    'src/ui',
    'src/data',
    'src/media',
    'src/runtime',
    'src/browser',
    'src/model',
    'src/language',
    'src/errors',
  ],
  blocks: [
    'src/captcha',
    'src/telemetry',
    'src/ui',
    'src/data',
    'src/media',
    'src/runtime',
    'src/browser',
    'src/model',
    'src/language',
    'src/errors',
  ],
  mocks: ['src/model'],
}

/** Rooms that know no React. */
const withoutReact = [
  'src/errors',
  'src/language',
  'src/model',
  'src/browser',
  'src/data',
  'src/telemetry',
  'src/media',
  'src/captcha',
]

const files = ['src', 'blocks', 'mocks'].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(top, name)),
)

/** The room of a file; for a block its folder, because blocks never import each other. */
function roomOf(file: string): string {
  const [top = '', second = ''] = file.split('/')
  if (top === 'src') return second.includes('.') ? 'src' : `src/${second}`
  return top === 'blocks' && !second.includes('.') ? `blocks/${second}` : top
}

interface Import {
  readonly from: string
  readonly to: string
  readonly isType: boolean
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8')
  const found = [
    ...text.matchAll(/^\s*(?:import|export)\s+(type\s+)?[^'"]*?from\s+'([^']+)'|(?<!typeof )import\('([^']+)'\)/gm),
  ]
  return found.map(([, type, named, lazy]) => ({ from: file, to: named ?? lazy ?? '', isType: Boolean(type) }))
}

function targetOf({ from, to }: Import): string {
  return relative(root, resolve(root, dirname(from), to))
}

const imports = files.flatMap(importsOf)
const internal = imports.filter(({ to }) => to.startsWith('.')).map((one) => ({ ...one, target: targetOf(one) }))

describe('the import rules', () => {
  it('see every import in the source', () => {
    expect(internal.length).toBeGreaterThan(50)
  })

  it('let a folder import only from folders below it', () => {
    const wrong = internal.filter(({ from, target }) => {
      const [room, other] = [roomOf(from), roomOf(target)]
      if (room === 'src' || room === other || (room === 'blocks' && other.startsWith('blocks/'))) return false
      const allowed = mayImport[room.startsWith('blocks/') ? 'blocks' : room] ?? []
      return !allowed.includes(other)
    })
    expect(wrong.map(({ from, target }) => `${from} imports ${target}`)).toEqual([])
  })

  it('let the mock backend import only types from the model', () => {
    const wrong = internal.filter(
      ({ from, target, isType }) => from.startsWith('mocks/') && target.startsWith('src/') && !isType,
    )
    expect(wrong.map(({ from, target }) => `${from} imports ${target}`)).toEqual([])
  })

  it('allow React only where it is needed', () => {
    const wrong = imports.filter(
      ({ from, to }) => /^(react|react-dom)(\/|$)/.test(to) && withoutReact.includes(roomOf(from)),
    )
    expect(wrong.map(({ from }) => `${from} imports React`)).toEqual([])
  })

  it('forbid imports from stories or tests', () => {
    const wrong = internal.filter(({ target }) => /^(stories|test)\//.test(target))
    expect(wrong.map(({ from, target }) => `${from} imports ${target}`)).toEqual([])
  })
})

describe('the entry', () => {
  /** Everything that the entry imports statically, however far. */
  const reached = new Set<string>()
  const follow = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, path = ''] of text.matchAll(/^\s*(?:import|export)\s+(?!type)[^'"]*?from\s+'(\.[^']+)'/gm)) {
      const target = relative(root, resolve(root, dirname(file), path))
      const found = ['.ts', '.tsx'].map((ending) => target + ending).find((name) => files.includes(name))
      if (found) follow(found)
    }
  }
  follow('src/auto.ts')

  it('contains neither React nor ky', () => {
    const packages = [...reached].flatMap(importsOf).filter(({ to, isType }) => !to.startsWith('.') && !isType)
    expect([...reached]).toContain('src/runtime/runtime.ts')
    expect(packages.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })

  it('contains only the index and the early look of each block', () => {
    const inside = [...reached].filter(
      (file) => file.startsWith('blocks/') && !/^blocks\/([\w-]+\/)?(index|early)\.ts$/.test(file),
    )
    expect(inside).toEqual([])
  })
})

describe('array methods that some libraries replace', () => {
  it.each([
    ['Prototype.js replaces `entries`', /of \w+\.entries\(\)\) /],
    [
      'Prototype.js and MooTools replace `Array.from`, and ignore its second argument',
      /Array\.from\((?:[^()]|\([^()]*\))*,/,
    ],
  ])('are not used by blocks: %s', (_, pattern) => {
    const users = files.filter(
      (file) => /^(src|blocks)\//.test(file) && pattern.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(users).toEqual([])
  })
})

describe('style sheets', () => {
  it('use no rem, because templates with `html { font-size: 62.5% }` would shrink our parts', () => {
    const sheets = ['src', 'blocks'].flatMap((top) =>
      readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.css'))
        .map((name) => join(top, name)),
    )
    expect(sheets).toContain('blocks/cart/view/cart.css')
    expect(sheets.filter((file) => /\drem\b/.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })
})

describe('only one file', () => {
  it('writes HTML into the page', () => {
    const pattern =
      /\.(innerHTML|outerHTML)\s*=|insertAdjacentHTML|\.setHTML\w*\(|document\.write|dangerouslySetInnerHTML/
    const writers = files.filter(
      (file) => !file.startsWith('mocks/') && pattern.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(writers).toEqual(['src/ui/html.ts'])
  })

  it('sends requests on behalf of the data layer', () => {
    const users = imports.filter(({ to }) => to === 'ky').map(({ from }) => from)
    expect(users).toEqual(['src/data/transport.ts'])
  })
})

describe('every block', () => {
  const folders = readdirSync(join(root, 'blocks'), { withFileTypes: true }).filter((entry) => entry.isDirectory())

  it.each(folders.map(({ name }) => name))('%s has a row, a chunk, a story and a test', (name) => {
    const row = readFileSync(join(root, 'blocks', name, 'index.ts'), 'utf8')
    expect(row).toContain(`name: '${name}'`)
    expect(row).toContain("import('./block')")
    expect(readdirSync(join(root, 'blocks', name))).toContain('block.ts')
    expect(readdirSync(join(root, 'stories')).some((file) => file.startsWith(`${name}.`))).toBe(true)
    expect(readdirSync(join(root, 'test/blocks')).some((file) => file.split('.')[0] === name)).toBe(true)
  })
})
