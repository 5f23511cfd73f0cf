import { preloadChunks, removePreloads } from './chunks'
import type { BlockDefinition } from './defineBlock'
import { adoptEarly, reserveRoom, showAsServed } from './early'
import { compileFind, type Find } from './find'
import { createIsland, type Island } from './island'
import { catchTouches } from './touches'
import { stopWaiting, waitFor } from './when'

/** Takes an island whose moment has come the rest of the way. It is loaded together with the first block's code. */
export type Bring = (island: Island) => void

/** Finds blocks and keeps them alive for as long as they are on the page. */
export interface Runtime {
  /** Brings to life what is below and including `root`. Safe to call again: a block that is known is left alone. */
  scan(root?: Document | Element): void
  /** Adds a definition and finds its blocks at once. */
  define(definition: BlockDefinition): void
  /** Every block found that is still on the page. */
  islands(): readonly Island[]
  /** Leaves a block as the server sent it. */
  leave(island: Island): void
  /** Unmounts everything. */
  stop(): void
}

export interface RuntimeOptions {
  readonly registry: readonly BlockDefinition[]
  readonly bring: Bring
  /** Called once, after the first scan. */
  readonly onScanned: () => void
}

/** Starts the runtime on the document: the part of it that every page carries, whether it has blocks or not. */
export function startRuntime({ registry, bring, onScanned }: RuntimeOptions): Runtime {
  const definitions = [...registry]
  const islands = new Map<HTMLElement, Map<BlockDefinition, Island>>()
  let find: Find = compileFind(definitions)
  let isStarted = false

  function scan(root: Document | Element = document): void {
    if (!isStarted) return
    const found = find(root).filter(({ element, definition }) => !islands.get(element)?.has(definition))
    // First ask for all the code, then start what is due: no chunk waits for another one.
    for (const definition of new Set(found.map((one) => one.definition))) preload(definition)
    const fresh = found.map(({ element, definition }) => islandOf(element, definition))
    reserveRoom(fresh)
    for (const island of fresh) {
      const { state, definition, element } = island
      if (state === 'waiting') island.undo = waitFor(definition.when, element, () => begin(island))
    }
  }

  function islandOf(element: HTMLElement, definition: BlockDefinition): Island {
    const own = islands.get(element) ?? new Map<BlockDefinition, Island>()
    const island = own.get(definition) ?? createIsland(element, definition)
    islands.set(element, own.set(definition, island))
    return island
  }

  function begin(island: Island): void {
    if (island.state !== 'waiting') return
    island.state = 'loading'
    showAsServed(island, false)
    bring(island)
  }

  function touched(element: HTMLElement, definition: BlockDefinition): Island | null {
    const island = islandOf(element, definition)
    // Where only the code is missing, a touch is one more reason to ask for it; meanwhile it must not reach the network.
    if (island.error?.name === 'ChunkLoadError') island.retry()
    if (island.state === 'waiting') island.undo()
    begin(island)
    return island.state === 'loading' ? island : null
  }

  function leave(island: Island): void {
    island.isWanted = false
    island.touch = null
    const { element, definition } = island
    const own = islands.get(element)
    own?.delete(definition)
    if (own?.size === 0) islands.delete(element)
    if (definition.fallback === 'nothing' && island.state === 'failed') element.hidden = false
    try {
      island.undo()
    } catch (error) {
      reportError(error) // one island that cannot be undone must not keep the others
    }
    island.release()
    showAsServed(island, false)
  }

  function all(): Island[] {
    return [...islands.values()].flatMap((own) => [...own.values()])
  }

  let dropEarly = adoptEarly(definitions)
  const stopTouches = catchTouches(definitions, touched)

  function start(): void {
    isStarted = true
    scan()
    onScanned()
  }

  // A block whose markup is still being parsed would be read by half.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true })
  else start()

  return {
    scan,
    islands: all,
    leave,
    define(definition) {
      definitions.push(definition)
      find = compileFind(definitions)
      dropEarly()
      dropEarly = adoptEarly(definitions)
      scan()
    },
    stop() {
      isStarted = false
      document.removeEventListener('DOMContentLoaded', start)
      stopTouches()
      dropEarly()
      for (const island of all()) leave(island)
      stopWaiting()
      removePreloads()
    },
  }
}

function preload({ name, when, draws }: BlockDefinition): void {
  if (typeof when === 'object' && !matchMedia(when.media).matches) return
  preloadChunks('wiring')
  if (draws !== false) preloadChunks('react')
  preloadChunks(name)
}
