import { ChunkLoadError, isChunkLoadError } from '../errors/ChunkLoadError'
import { fileFailed, noResponse } from './codeMessages'

/** A file of the build. */
interface ChunkFile {
  /** The name of its chunk. For a file that only other chunks load, its path. */
  name: string
  /** Its path in the folder, without the extension: the name with a hash. */
  path: string
  /** The files that must run before it, in that order: a character for the index of each. */
  needs: string
  /** SHA-256; empty for files that only other chunks load. */
  digest: string
  /** How often it has failed. Each failure changes its URL, because browsers may cache a failed module. */
  failures: number
  /** The request for its current URL, pending or complete. */
  fetched?: Promise<unknown> | undefined
  /** Its module, pending or complete. However often a file is fetched, it runs once. */
  module?: Promise<unknown>
}

// Inserted by the build. A bundle in one file, and the sources in tests, have none.
declare const __CHUNKS__: string
const files: ChunkFile[] = []

const tries = 3
const loadTimeoutMs = 120_000 // B9 Timing
const digestLength = 43
const firstPlace = 59 // the character after the colon

/** The entry's URL, to which the chunks' URLs are relative, its script tag, and the tag's nonce. */
export const origin = { base: '', tag: null as HTMLScriptElement | null, nonce: '' }

/** Every chunk that has run, by its name and by its path. Other chunks import from here. */
const registry: { [name: string]: unknown } = {}
/** Every known file, by its path. */
const known: { [path: string]: ChunkFile } = {}
const host = globalThis as { [key: symbol]: unknown }
host[Symbol.for('skerry.chunks')] ??= Object.assign(registry, {
  /** Loads a chunk for another one. Takes the names or paths of its files in the order in which they run. */
  load: (names: string) => {
    const list = names.split(' ').map((name) => fileNamed(name) ?? fileAt(name))
    return loadFiles(list.at(-1)!.name, list)
  },
  add: addChunks,
})

/** The `load` functions of a host's own blocks, which may have the same name as one of our files. */
export const hostLoads = new WeakSet<() => Promise<unknown>>()

const undoPreloads: (() => void)[] = []

if (typeof __CHUNKS__ === 'string') addChunks(__CHUNKS__)

/**
 * Adds files to the list: first those that the entry lists, then those of the wiring (most blocks), then those of the
 * page tasks (page blocks). Takes the build's format: the name and needs of each file, then all digests in a row.
 */
function addChunks(manifest: string): void {
  const rows = manifest.split(' ')
  const digests = rows.pop()!
  rows.forEach((row, index) => {
    const digest = digests.slice(index * digestLength, (index + 1) * digestLength)
    const [name = '', needs = ''] = row.split(':')
    files.push(Object.assign(fileAt(`${name}-${digest.slice(0, 8).replace(/\W/g, '_')}`), { name, needs, digest }))
  })
}

function fileAt(path: string): ChunkFile {
  known[path] ??= { name: path, path, needs: '', digest: '', failures: 0 }
  return known[path]
}

function fileNamed(name: string): ChunkFile | undefined {
  return files.find((file) => file.name === name)
}

/** The files of a chunk in the order in which they run. Its own file is last. */
function filesOf(name: string): ChunkFile[] {
  const own = fileNamed(name)
  return own ? [...[...own.needs].map((place) => files[place.charCodeAt(0) - firstPlace]!), own] : []
}

/**
 * Preloads everything that a block needs, without running it: its chunk and that chunk's imports, in one tick, so that
 * no chunk is discovered through another one.
 */
export function preloadChunks(name: string): void {
  filesOf(name).forEach(preload)
}

function preload(file: ChunkFile): void {
  if (!file.module) fetchFile(file).catch(() => {}) // running the chunk fetches it again and reports
}

/** Fetches a file once. Rejects if it fails to load or fails its integrity check. */
function fetchFile(file: ChunkFile): Promise<unknown> {
  file.fetched ??= new Promise((resolve, reject) => {
    const { digest } = file
    const href = addressOf(file)
    const link = document.createElement('link')
    Object.assign(link, {
      onload: resolve,
      onerror: () => reject(new Error(`${href} ${fileFailed}`)),
      rel: 'modulepreload',
      fetchPriority: 'low', // after the page's own images
      crossOrigin: '', // anonymous
      integrity: digest && `sha256-${digest}=`,
      nonce: origin.nonce,
      href,
    })
    undoPreloads.push(() => {
      link.remove()
      file.fetched = undefined
    })
    // A browser that does not support this kind of link dispatches no event for it. There, `import` fetches the file.
    if (!link.relList.supports('modulepreload')) return resolve(null)
    document.head.append(link)
  })
  return file.fetched
}

/** Removes the links that `preloadChunks` added to the head. */
export function removePreloads(): void {
  for (const undo of undoPreloads.splice(0)) undo()
}

/** Runs a chunk by its name; see `runChunk`. */
export type RunChunk = <Module>(name: string, load: () => Promise<Module>) => Promise<Module>

/**
 * Runs a chunk by its name, after the files that it needs. If no file has that name, or a host's block has it, calls
 * `load`. A failed load is repeated twice. Rejects with a `ChunkLoadError`, at the latest after 120 seconds.
 */
export function runChunk<Module>(name: string, load?: () => Promise<Module>): Promise<Module> {
  // The exports of the file are those of `load`.
  return loadFiles(name, load && hostLoads.has(load) ? [] : filesOf(name), load) as Promise<Module>
}

async function loadFiles(name: string, list: readonly ChunkFile[], load?: () => Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // The next call makes new requests. Files that still arrive are used.
      for (const file of list) if (!file.module) countFailures(file, tries - (file.failures % tries))
      reject(new Error(noResponse))
    }, loadTimeoutMs)
  })
  try {
    return await Promise.race([list[0] ? runFiles(list) : tryOften(load!), timeout])
  } catch (cause) {
    throw isChunkLoadError(cause) ? cause : new ChunkLoadError(name, String(cause), { cause })
  } finally {
    clearTimeout(timer)
  }
}

async function runFiles(list: readonly ChunkFile[]): Promise<unknown> {
  list.forEach(preload)
  let module: unknown
  for (const file of list) module = await runFile(file)
  return module
}

async function runFile(file: ChunkFile): Promise<unknown> {
  for (;;) {
    const address = addressOf(file)
    try {
      if (!file.module) await fetchFile(file)
      file.module ??= import(/* @vite-ignore */ address)
      const module = await file.module
      registry[file.name] = registry[file.path] = module
      return module
    } catch (error) {
      // Several callers may wait for the file. The failure is counted once.
      if (addressOf(file) === address) countFailures(file, 1)
      if (file.failures % tries === 0) throw error
    }
  }
}

function countFailures(file: ChunkFile, failures: number): void {
  file.failures += failures
  delete file.fetched
  delete file.module
}

async function tryOften(load: () => Promise<unknown>): Promise<unknown> {
  for (let tried = 1; ; tried++) {
    try {
      return await load()
    } catch (error) {
      // A chunk of the build has already been tried three times.
      if (tried === tries || isChunkLoadError(error)) throw error
    }
  }
}

function addressOf({ path, failures }: ChunkFile): string {
  const query = failures ? `?retry=${failures}` : ''
  return new URL(`./chunks/${path}.mjs${query}`, origin.base).href
}
