import { removePreloads } from './chunks'
import type { BlockDefinition } from './defineBlock'
import { createEarlyLooks, reserveRoom, showAsServed } from './early'
import { keepEarlyInteractions } from './earlyInteractions'
import { compileFind, type Find } from './find'
import { createIsland, type Island } from './island'
import { watchPage } from './watchPage'

/**
 * Takes islands the rest of the way: those that wait for their moment, and those that were touched and are loading
 * already. It comes with the first block.
 */
export type Bring = (islands: readonly Island[]) => void

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
  const { adopt, drop } = createEarlyLooks()
  let find: Find = compileFind(definitions)
  let stopWatching: (() => void) | undefined
  let frame = 0

  function scan(root: Document | Element = document): void {
    if (!stopWatching) return
    const fresh = findFresh(root)
    if (!fresh[0]) return
    adopt(fresh.map(({ definition }) => definition))
    reserveRoom(fresh)
    bring(fresh)
  }

  function findFresh(root: Document | Element, isDue = (_: Element) => true): Island[] {
    return find(root)
      .filter(
        ({ element, definition }) => !islands.get(element)?.has(definition) && isParsed(element) && isDue(element),
      )
      .map(({ element, definition }) => islandOf(element, definition))
  }

  function islandOf(element: HTMLElement, definition: BlockDefinition): Island {
    const own = islands.get(element) ?? new Map<BlockDefinition, Island>()
    const island = own.get(definition) ?? createIsland(element, definition)
    islands.set(element, own.set(definition, island))
    return island
  }

  function touched(element: HTMLElement, definition: BlockDefinition): Island | null {
    const island = islandOf(element, definition)
    // Where only the code is missing, a touch is one more reason to ask for it; meanwhile it must not reach the network.
    if (island.error?.name === 'ChunkLoadError') island.retry()
    if (island.state === 'waiting') {
      island.undo()
      island.state = 'loading'
      showAsServed(island, false)
      bring([island])
    }
    return island.state === 'loading' ? island : null
  }

  function leave(island: Island): void {
    island.isWanted = false
    island.interaction = null
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

  const stopKeeping = keepEarlyInteractions(definitions, touched)
  const runtime: Runtime = {
    scan,
    islands: all,
    leave,
    define(definition) {
      definitions.push(definition)
      find = compileFind(definitions)
      scan()
    },
    stop() {
      document.removeEventListener('DOMContentLoaded', start)
      cancelAnimationFrame(frame)
      stopWatching?.()
      stopWatching = undefined
      stopKeeping()
      drop()
      for (const island of all()) leave(island)
      removePreloads()
    },
  }

  function start(): void {
    cancelAnimationFrame(frame)
    stopWatching = watchPage(runtime)
    const early = all()
    for (const island of early) if (!island.element.isConnected) leave(island)
    scan()
    bring(early.filter(({ element }) => element.isConnected))
    onScanned()
  }

  /**
   * Gives the blocks on the screen of a page that is still being parsed their room before they are painted; again in every
   * frame that comes with a fifth more of the page. All others can wait, and the paint cannot.
   */
  function reserveBeforePaint(seen = 0): void {
    const count = document.getElementsByTagName('*').length
    const isMore = count > seen * 1.2
    if (isMore) reserveRoom(findFresh(document, isOnScreen))
    frame = requestAnimationFrame(() => reserveBeforePaint(isMore ? count : seen))
  }

  if (document.readyState === 'loading') {
    adopt(definitions)
    document.addEventListener('DOMContentLoaded', start, { once: true })
    frame = requestAnimationFrame(() => reserveBeforePaint())
  } else start()

  return runtime
}

/** Whether the parser has left an element: while it is inside, a block would be read by half. */
function isParsed(element: Element): boolean {
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true
  return document.readyState !== 'loading'
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom >= 0
}
