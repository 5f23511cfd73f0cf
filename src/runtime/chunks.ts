import { ChunkLoadError, isChunkLoadError } from '../errors/ChunkLoadError'

/** A file of the build. */
interface ChunkFile {
  /** With the hash of the build: `react-k3j5x8`. */
  readonly name: string
  /** SHA-256; empty for what only other chunks load. */
  readonly digest: string
  /** The places of the files that must have run before it, in that order. */
  readonly needs: string
  /** How often it has failed. Each time it gets another address, because browsers may remember a failed module. */
  failures: number
  /** When it was first asked for. */
  askedAt: number
  /** Its module, on its way or there. However often a file is fetched, it runs once. */
  module?: Promise<unknown> | undefined
}

// The build puts them here, with spaces between; a bundle in one file, and the sources in tests, have none.
declare const __CHUNKS__: string
const files: ChunkFile[] = []
if (typeof __CHUNKS__ === 'string') addChunks(__CHUNKS__)

const tries = 3
const loadTimeoutMs = 120_000 // B9 Timing
const slowMs = 2000

/**
 * What the entry knows of itself: its address, beside which the chunks lie, the nonce of its tag, and what logs chunks that
 * failed or were slow.
 */
export const origin = { base: '', nonce: '', log: (_type: string, _data: unknown) => {} }

/** Every chunk that has run, by its name without the hash: the others take from here what they import. */
const registry: { [name: string]: unknown } = {}
const host = globalThis as { [key: symbol]: unknown }
host[Symbol.for('skerry.chunks')] ??= Object.assign(registry, {
  /** Loads a chunk for another one. Takes the names of its files in the order in which they run. */
  load: (names: string) => {
    const list = names.split(' ').map((name) => files.find((file) => file.name === name) ?? partNamed(name))
    return loadFiles(nameOf(list.at(-1)!), list)
  },
})

/** Files that only other chunks load, which name them. */
const parts = new Map<string, ChunkFile>()

/** What is on its way or there, by address. */
const fetches = new Map<string, Promise<unknown>>()
const links: HTMLLinkElement[] = []

/** Makes further files known: those that only what comes later asks for. Takes them as the build writes them. */
export function addChunks(manifest: string): void {
  for (const text of manifest.split(' ')) {
    const [, name = '', digest, needs] = /(.+-.{6})(.{43})(.*)/.exec(text) ?? []
    files.push(fileOf(name, digest, needs))
  }
}

function partNamed(name: string): ChunkFile {
  const part = parts.get(name) ?? fileOf(name)
  parts.set(name, part)
  return part
}

function fileOf(name: string, digest = '', needs = ''): ChunkFile {
  return { name, digest, needs, failures: 0, askedAt: 0 }
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
  const href = addressOf(file)
  const known = fetches.get(href)
  if (known) return known
  file.askedAt ||= performance.now()
  const fetched = new Promise<unknown>((resolve, reject) => {
    const link = document.createElement('link')
    Object.assign(link, {
      onload: resolve,
      onerror() {
        fetches.delete(href)
        link.remove()
        file.failures++
        reject(new Error(`${href} failed to load or failed its integrity check`))
      },
      rel: 'modulepreload',
      fetchPriority: 'low', // after the page's own pictures
      crossOrigin: '', // anonymous
      integrity: file.digest && `sha256-${file.digest}=`,
      nonce: origin.nonce,
      href,
    })
    links.push(link)
    // A browser that does not know the kind of link tells nothing about it; there `import` fetches.
    if (!link.relList.supports('modulepreload')) return resolve(null)
    document.head.append(link)
  })
  fetches.set(href, fetched)
  return fetched
}

/** Takes away what `preloadChunks` put into the head. */
export function removePreloads(): void {
  for (const link of links.splice(0)) link.remove()
  fetches.clear()
}

/** Runs a chunk by its name; see `runChunk`. */
export type RunChunk = typeof runChunk

/**
 * Runs a chunk by its name, and what it needs before it, or, where no file has that name, its `load`. What fails is asked
 * for twice more. Rejects with a `ChunkLoadError`, at the latest after 120 seconds.
 */
export function runChunk<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  // The file exports what `load` promises.
  return loadFiles(name, filesOf(name), load) as Promise<Module>
}

async function loadFiles(name: string, list: readonly ChunkFile[], load?: () => Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // Whoever asks again asks the network again; what comes after all is taken.
      for (const file of list) if (!file.module) file.failures += tries - (file.failures % tries)
      reject(new Error('nothing came within 120 seconds'))
    }, loadTimeoutMs)
  })
  try {
    return await Promise.race([list[0] ? runFiles(list) : tryOften(load!), late])
  } catch (cause) {
    if (isChunkLoadError(cause)) throw cause
    origin.log('chunk failed', { name, cause: String(cause) })
    throw new ChunkLoadError(name, String(cause), { cause })
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
    try {
      const address = addressOf(file)
      if (!file.module) await fetchFile(file)
      file.module ??= importFile(file, address)
      return await file.module
    } catch (error) {
      if (file.failures % tries === 0) throw error
    }
  }
}

async function importFile(file: ChunkFile, address: string): Promise<unknown> {
  const { failures, askedAt } = file
  try {
    const module = await import(/* @vite-ignore */ address)
    registry[nameOf(file)] = module
    const ms = Math.round(performance.now() - askedAt)
    if (failures || ms > slowMs) origin.log('chunk', { name: nameOf(file), failures, ms })
    return module
  } catch (error) {
    file.module = undefined
    file.failures++
    throw error
  }
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

function addressOf({ name, failures }: ChunkFile): string {
  const query = failures ? `?retry=${failures}` : ''
  return new URL(`./chunks/${name}.mjs${query}`, origin.base).href
}

/** The name that a file has in the sources: without its hash. */
function nameOf({ name }: ChunkFile): string {
  return name.slice(0, -7)
}

/** The files of a chunk in the order in which they run: its own is the last. */
function filesOf(name: string): ChunkFile[] {
  const own = files.find((file) => nameOf(file) === name)
  return own ? [...[...own.needs].map((place) => files[Number.parseInt(place, 36)]!), own] : []
}
