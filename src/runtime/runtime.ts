import { removePreloads } from './chunks'
import type { BlockDefinition } from './defineBlock'
import { createEarlyLooks, reserveRoom } from './early'
import { keepEarlyInteractions } from './earlyInteractions'
import { compileFind, type Find } from './find'
import { type Island, startLoading } from './island'
import { createIslandStore } from './islandStore'
import { createPageWatch, type WatchPage } from './watchPage'

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
  /** Watches what comes to the page and what leaves it, for the tasks of the page. */
  readonly watch: WatchPage
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
  const pageWatch = createPageWatch()
  let isStarted = false
  const findNew = (root: Document | Element, isDue = isParsed) => islands.add(find(root), isDue)

  const runtime: Runtime = {
    scan(root = document) {
      if (!isStarted) return
      const found = findNew(root)
      if (!found[0]) return
      adopt(found.map(({ definition }) => definition))
      reserveRoom(found)
      load(found)
    },
    islands: islands.all,
    watch: pageWatch.watch,
    define(definition) {
      definitions.push(definition)
      find = compileFind(definitions)
      runtime.scan()
    },
    stop() {
      document.removeEventListener('DOMContentLoaded', start)
      stopReserving()
      pageWatch.stop()
      isStarted = false
      stopKeeping()
      drop()
      islands.leaveWhere(() => true)
      removePreloads()
    },
  }

  const islandFor = (element: HTMLElement, definition: BlockDefinition) => wake(islands.of(element, definition), load)
  const stopKeeping = keepEarlyInteractions(definitions, islandFor)
  const stopReserving = reserveWhileParsing(() => findNew(document, isOnScreen))

  function start(): void {
    stopReserving()
    pageWatch.start()
    isStarted = true
    islands.leaveWhere(({ isConnected }) => !isConnected)
    const early = islands.all()
    runtime.scan()
    load(early)
    onScanned()
  }

  pageWatch.watch({ onAdded: (roots) => roots.forEach(runtime.scan), onRemoved: islands.leaveWhere })
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

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom >= 0 && isParsed(element)
}
