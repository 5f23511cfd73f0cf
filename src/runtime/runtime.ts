import { removePreloads } from './chunks'
import type { BlockDefinition } from './defineBlock'
import { createEarlyLooks, reserveRoom } from './early'
import { keepEarlyInteractions } from './earlyInteractions'
import { compileFind, type Find, type Found } from './find'
import { type Island, startLoading } from './island'
import { createIslandStore } from './islandStore'
import { watchPage } from './watchPage'

/** Loads the code of islands: of those that wait for their moment, and of those that loading has started for. */
export type LoadIslands = (islands: readonly Island[]) => void

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
  readonly load: LoadIslands
  /** Called once, after the first scan. */
  readonly onScanned: () => void
}

/** Starts the runtime on the document: the part of it that every page carries, whether it has blocks or not. */
export function startRuntime({ registry, load, onScanned }: RuntimeOptions): Runtime {
  const definitions = [...registry]
  const islands = createIslandStore()
  const { adopt, drop } = createEarlyLooks()
  let find: Find = compileFind(definitions)
  let stopWatching: (() => void) | undefined

  const findNew = (root: Document | Element) =>
    find(root).filter(({ element, definition }) => !islands.has(element, definition) && isParsed(element))
  const islandOf = ({ element, definition }: Found) => islands.of(element, definition)

  const runtime: Runtime = {
    scan(root = document) {
      if (!stopWatching) return
      const found = findNew(root).map(islandOf)
      if (!found[0]) return
      adopt(found.map(({ definition }) => definition))
      reserveRoom(found)
      load(found)
    },
    islands: islands.all,
    leave: islands.leave,
    define(definition) {
      definitions.push(definition)
      find = compileFind(definitions)
      runtime.scan()
    },
    stop() {
      document.removeEventListener('DOMContentLoaded', start)
      stopReserving()
      stopWatching?.()
      stopWatching = undefined
      stopKeeping()
      drop()
      islands.all().forEach(islands.leave)
      removePreloads()
    },
  }

  const islandFor = (element: HTMLElement, definition: BlockDefinition) => wake(islands.of(element, definition), load)
  const stopKeeping = keepEarlyInteractions(definitions, islandFor)
  const stopReserving = reserveWhileParsing(() => findNew(document).filter(isOnScreen).map(islandOf))

  function start(): void {
    stopReserving()
    stopWatching = watchPage(runtime)
    const early = islands.all()
    for (const island of early) if (!island.element.isConnected) islands.leave(island)
    runtime.scan()
    load(early.filter(({ state }) => state !== 'gone'))
    onScanned()
  }

  if (document.readyState === 'loading') {
    adopt(definitions)
    document.addEventListener('DOMContentLoaded', start, { once: true })
  } else start()

  return runtime
}

/** Loads an island that somebody uses. Returns it while it loads; `null` if it is ready to answer, or never will be. */
function wake(island: Island, load: LoadIslands): Island | null {
  // Where only the code is missing, an interaction is one more reason to load it; meanwhile it must not reach the network.
  if (island.error?.name === 'ChunkLoadError') island.retry()
  if (startLoading(island)) load([island])
  return island.state === 'loading' ? island : null
}

/** Whether the parser has left an element: while it is inside, a block would be read by half. */
function isParsed(element: Element): boolean {
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true
  return document.readyState !== 'loading'
}

/**
 * Gives the blocks on the screen of a page that is still being parsed their room before they are painted; again in every
 * frame that comes with a fifth more of the page. All others can wait, and the paint cannot. Returns what stops it.
 */
function reserveWhileParsing(findOnScreen: () => readonly Island[]): () => void {
  let frame = 0
  let seen = 0
  const reserve = () => {
    const count = document.getElementsByTagName('*').length
    if (count > seen * 1.2) {
      seen = count
      reserveRoom(findOnScreen())
    }
    frame = requestAnimationFrame(reserve)
  }
  if (document.readyState === 'loading') frame = requestAnimationFrame(reserve)
  return () => cancelAnimationFrame(frame)
}

function isOnScreen({ element }: Found): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom >= 0
}
