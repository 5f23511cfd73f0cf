/** A file by its name, its digest, and the places of the files that it imports. */
type ChunkFile = readonly [all: string, name: string, digest: string, imported: string]

// The build puts them here, with spaces between; a bundle in one file, and the sources in tests, have none.
declare const __CHUNKS__: string
const files: ChunkFile[] = []
if (typeof __CHUNKS__ === 'string') addChunks(__CHUNKS__)

const retries = 2

/** What the entry knows of itself: its address, beside which the chunks lie, and the nonce of its tag. */
export const origin = { base: '', nonce: '' }

/** What is on its way or there, by address. */
const fetches = new Map<string, Promise<unknown>>()
const links: HTMLLinkElement[] = []

/** Makes further files known: those that only what comes later asks for. Takes them as the build writes them. */
export function addChunks(manifest: string): void {
  for (const text of manifest.split(' ')) {
    files.push(/(.+-.{6})(.{43})(.*)/.exec(text) as readonly string[] as ChunkFile)
  }
}

/**
 * Asks the network for everything that a block needs, without running it: its chunk and what that imports, in one tick.
 * So no chunk is found through another one.
 */
export function preloadChunks(name: string): void {
  for (const file of filesOf(name)) fetchFile(file).catch(() => {}) // whoever runs the chunk asks again and reports
}

/** Fetches a file once; rejects where it does not come or differs from its integrity hash. */
function fetchFile(file: ChunkFile, query = ''): Promise<unknown> {
  const href = addressOf(file, query)
  const known = fetches.get(href)
  if (known) return known
  const fetched = new Promise<unknown>((resolve, reject) => {
    const link = document.createElement('link')
    Object.assign(link, {
      onload: resolve,
      onerror() {
        fetches.delete(href)
        link.remove()
        reject(new Error(`${href} did not come or was changed`))
      },
      rel: 'modulepreload',
      fetchPriority: 'low', // after the page's own pictures
      crossOrigin: '', // anonymous
      integrity: `sha256-${file[2]}=`,
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
 * Runs a chunk's `load`; asks twice more where it fails, with a changed address because browsers remember a failed
 * module. Rejects with what the last try rejected with.
 */
export async function runChunk<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  const [own, ...imported] = filesOf(name)
  for (let tried = 0; ; tried++) {
    try {
      if (!own) return await load()
      const query = tried ? `?retry=${tried}` : ''
      await Promise.all([fetchFile(own, query), ...imported.map((file) => fetchFile(file))])
      // The same file, whatever its query: its exports are what `load` promises.
      return (await import(/* @vite-ignore */ addressOf(own, query))) as Module
    } catch (error) {
      if (tried === retries) throw error
    }
  }
}

function addressOf([, name]: ChunkFile, query: string): string {
  return new URL(`./chunks/${name}.mjs${query}`, origin.base).href
}

/** The files of a chunk, its own first; React and the wiring, which come with every block, left out. */
function filesOf(name: string): ChunkFile[] {
  const own = files.find((file) => file[1].slice(0, -7) === name)
  return own ? [own, ...[...own[3]].map((place) => files[Number.parseInt(place, 36)]!)] : []
}
