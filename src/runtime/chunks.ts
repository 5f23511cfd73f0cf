import { ChunkLoadError, isChunkLoadError } from '../errors/ChunkLoadError'

/** A file of the build. */
interface ChunkFile {
  /** The name of its chunk; of a file that only other chunks load, its path. */
  name: string
  /** Its address in the folder, without the ending: the name with a hash. */
  path: string
  /** The places of the files that must have run before it, in that order. */
  needs: string
  /** SHA-256; empty for what only other chunks load. */
  digest: string
  /** How often it has failed. Each time it gets another address, because browsers may remember a failed module. */
  failures: number
  /** On its way or there, from its present address. */
  fetched?: Promise<unknown> | undefined
  /** Its module, on its way or there. However often a file is fetched, it runs once. */
  module?: Promise<unknown>
}

// The build puts them here; a bundle in one file, and the sources in tests, have none.
declare const __CHUNKS__: string
const files: ChunkFile[] = []

const tries = 3
const loadTimeoutMs = 120_000 // B9 Timing
const digestLength = 43

/** What the entry knows of itself: its address, beside which the chunks lie, and the nonce of its tag. */
export const origin = { base: '', nonce: '' }

/** Every chunk that has run, by its name and by its path: the others take from here what they import. */
const registry: { [name: string]: unknown } = {}
/** Every file that was heard of, by its path. */
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

const undoPreloads: (() => void)[] = []

if (typeof __CHUNKS__ === 'string') addChunks(__CHUNKS__)

/**
 * Adds files to the list: those that the entry preloads and, once the wiring has run, all others with a name. Takes them as
 * the build writes them: name and needs of each, then all digests in a row.
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

/** The files of a chunk in the order in which they run: its own is the last. */
function filesOf(name: string): ChunkFile[] {
  const own = fileNamed(name)
  return own ? [...[...own.needs].map((place) => files[Number.parseInt(place, 36)]!), own] : []
}

/**
 * Asks the network for everything that a block needs, without running it: its chunk and what that imports, in one tick.
 * So no chunk is found through another one.
 */
export function preloadChunks(name: string): void {
  filesOf(name).forEach(preload)
}

function preload(file: ChunkFile): void {
  if (!file.module) fetchFile(file).catch(() => {}) // whoever runs the chunk asks again and reports
}

/** Fetches a file once; rejects where it does not come or differs from its integrity hash. */
function fetchFile(file: ChunkFile): Promise<unknown> {
  file.fetched ??= new Promise((resolve, reject) => {
    const { digest } = file
    const href = addressOf(file)
    const link = document.createElement('link')
    Object.assign(link, {
      onload: resolve,
      onerror: () => reject(new Error(`${href} failed to load or failed its integrity check`)),
      rel: 'modulepreload',
      fetchPriority: 'low', // after the page's own pictures
      crossOrigin: '', // anonymous
      integrity: digest && `sha256-${digest}=`,
      nonce: origin.nonce,
      href,
    })
    undoPreloads.push(() => {
      link.remove()
      file.fetched = undefined
    })
    // A browser that does not know this kind of link fires no event for it; there `import` fetches.
    if (!link.relList.supports('modulepreload')) return resolve(null)
    document.head.append(link)
  })
  return file.fetched
}

/** Takes away what `preloadChunks` put into the head. */
export function removePreloads(): void {
  for (const undo of undoPreloads.splice(0)) undo()
}

/** Runs a chunk by its name; see `runChunk`. */
export type RunChunk = <Module>(name: string, load: () => Promise<Module>) => Promise<Module>

/**
 * Runs a chunk by its name, and what it needs before it, or, where no file has that name, its `load`. What fails is asked
 * for twice more. Rejects with a `ChunkLoadError`, at the latest after 120 seconds.
 */
export function runChunk<Module>(name: string, load?: () => Promise<Module>): Promise<Module> {
  // The file exports what `load` promises.
  return loadFiles(name, filesOf(name), load) as Promise<Module>
}

async function loadFiles(name: string, list: readonly ChunkFile[], load?: () => Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // Whoever asks again asks the network again; what comes after all is taken.
      for (const file of list) if (!file.module) countFailures(file, tries - (file.failures % tries))
      reject(new Error('nothing came within 120 seconds'))
    }, loadTimeoutMs)
  })
  try {
    return await Promise.race([list[0] ? runFiles(list) : tryOften(load!), late])
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
      // Several may wait for it: only the first of them counts.
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
      // A chunk of ours had its three tries.
      if (tried === tries || isChunkLoadError(error)) throw error
    }
  }
}

function addressOf({ path, failures }: ChunkFile): string {
  const query = failures ? `?retry=${failures}` : ''
  return new URL(`./chunks/${path}.mjs${query}`, origin.base).href
}
