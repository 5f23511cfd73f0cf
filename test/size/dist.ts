import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const hashedName = /^(.+)-\w{8}\.mjs$/

/** The folder of the built files. */
export const dist = join(root, 'dist')

/** The built chunks, by file name. */
export interface Chunks {
  readonly files: readonly string[]
  /** The static imports of each file, without dynamic ones. */
  readonly imports: ReadonlyMap<string, readonly string[]>
  /** The source modules in each file. */
  readonly modules: ReadonlyMap<string, readonly string[]>
}

/** Whether `dist` has a build. */
export function isBuilt(): boolean {
  return ['skerry.mjs', 'skerry.umd.js', 'skerry.loader.js', 'chunks'].every((file) => existsSync(join(dist, file)))
}

/** Reads the chunks, their imports and their modules. */
export function readChunks(): Chunks {
  const folder = join(dist, 'chunks')
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'))
  // Written by the build, so the cast holds.
  const graph = JSON.parse(readFileSync(join(folder, 'graph.json'), 'utf8')) as { [path: string]: string[] }
  const imports = new Map(
    Object.entries(graph).map(([path, needed]) => [basename(path), needed.map((one) => basename(one))]),
  )
  return { files, imports, modules: new Map(files.map((file) => [file, modulesOf(join(folder, file))])) }
}

/** The file of a chunk by name, such as a block's or `react`. */
export function chunkNamed({ files }: Chunks, name: string): string | undefined {
  return files.find((file) => hashedName.exec(file)?.[1] === name)
}

/** The names of the blocks that have code. */
export function blockNames(): string[] {
  const folder = join(root, 'blocks')
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'block.ts')))
}

/** The names of the blocks whose rows are in the entry: all except those enabled by page settings. */
export function earlyBlockNames(): string[] {
  return blockNames().filter(
    (name) => !readFileSync(join(root, 'blocks', name, 'index.ts'), 'utf8').includes('definePageBlock'),
  )
}

function modulesOf(file: string): readonly string[] {
  const [, map = ''] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(readFileSync(file, 'utf8')) ?? []
  // The bundler always writes the sources.
  const { sources } = JSON.parse(readFileSync(join(file, '..', map), 'utf8')) as { sources: string[] }
  return sources
}
