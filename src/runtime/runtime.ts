import { callNative } from '../browser/callNative'
import { removePreloads } from './chunks'
import type { BlockDefinition } from './defineBlock'
import { createEarlyLooks, type EarlyLooks, reserveRoom } from './early'
import { keepEarlyInteractions } from './earlyInteractions'
import { compileFind, type Find, select } from './find'
import { measureHeaderRoom, removeHeaderRoom } from './headerRoom'
import { type Island, startLoading } from './island'
import { createIslandStore } from './islandStore'
import { isParsed } from './isParsed'
import { reserveAnnouncementRoom } from './reserveAnnouncementRoom'
import { removeRooms } from './rooms'
import { measureTextRoom } from './textRoom'
import { createPageWatch, type WatchPage } from './watchPage'

/** Loads the code of islands: both waiting islands and those that have started loading. */
export type LoadIslands = (islands: readonly Island[]) => void

/** Finds blocks and manages them for as long as they are on the page. */
export interface Runtime {
  /** Mounts the blocks inside `root`, including `root` itself. Safe to call again: known blocks are left alone. */
  scan(root?: Document | Element): void
  /** Adds definitions and finds their blocks at once, with one scan. */
  define(...added: readonly BlockDefinition[]): void
  /** All blocks that are on the page. */
  islands(): readonly Island[]
  /** Watches for elements that are added or removed, for the page's tasks. */
  readonly watch: WatchPage
  /** The elements with HTML of the owner's to run, and templates, as of the first scan (docs/decisions.md#6). */
  served?: Iterable<Element>
  /** Unmounts everything. */
  stop(): void
}

export interface RuntimeOptions {
  readonly registry: readonly BlockDefinition[]
  readonly load: LoadIslands
  /** Called once, after the first scan. */
  readonly onScanned: () => void
}

/** Starts the runtime on the document: the part that every page loads, with or without blocks. */
export function startRuntime({ registry, load, onScanned }: RuntimeOptions): Runtime {
  const definitions = [...registry]
  const islands = createIslandStore()
  const { adopt, drop } = createEarlyLooks()
  let find: Find = compileFind(definitions)
  const pageWatch = createPageWatch()
  let isStarted = false

  const runtime: Runtime = {
    scan(root = document) {
      if (!isStarted) return
      const added = islands.add(adopt(find(root)), isParsed)
      if (!added[0]) return
      reserveRoom(added)
      load(added)
    },
    islands: islands.all,
    watch: pageWatch.watch,
    define(...added) {
      definitions.push(...added)
      find = compileFind(definitions)
      runtime.scan()
    },
    stop() {
      stopWaiting()
      stopReserving()
      removeHeaderRoom()
      removeRooms()
      pageWatch.stop()
      isStarted = false
      stopKeeping()
      drop()
      islands.leaveWhere(() => true)
      removePreloads()
    },
  }

  const islandFor = (element: HTMLElement, definition: BlockDefinition) => wake(islands.of(element, definition), load)
  const stopKeeping = keepEarlyInteractions(definitions, islandFor, islands.all)
  const stopReserving = reserveWhileParsing(() => {
    const found = adopt(find(document))
    return () => islands.add(found, isOnScreen)
  }, adopt)

  function start(): void {
    stopReserving()
    pageWatch.start()
    isStarted = true
    islands.leaveWhere(({ isConnected }) => !isConnected)
    runtime.served = select(document, 'template,[data-submission-html]')
    load(islands.all())
    runtime.scan()
    onScanned()
  }

  pageWatch.watch({ onAdded: (roots) => roots.forEach(runtime.scan), onRemoved: islands.leaveWhere })
  const stopWaiting = whenParsed(start)

  return runtime
}

/**
 * Calls `act` when the page has been parsed: in a separate task, because the page's own scripts run in the task of the
 * event. Returns a function that cancels it.
 */
function whenParsed(act: () => void): () => void {
  let isCancelled = false
  const actSoon = () => setTimeout(() => isCancelled || act())
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', actSoon, { once: true })
  else act()
  return () => {
    isCancelled = true
  }
}

/** Loads an island on an interaction. Returns it while it loads; `null` if it is ready, or never will be. */
function wake(island: Island, load: LoadIslands): Island | null {
  // If only the code is missing, an interaction loads it again. Meanwhile, the browser must not handle the interaction,
  // which might send a request.
  if (island.error?.name === 'ChunkLoadError') island.retry()
  if (startLoading(island)) load([island])
  return island.state === 'loading' ? island : null
}

/**
 * While the page is being parsed, reserves the space of blocks on the screen before they are painted, and again in
 * every frame in which the page has grown. All other blocks can wait. `find` finds blocks, and returns a function that
 * returns new islands for those on the screen; `adopt` adds early looks. Returns a function that stops this, and that
 * reserves the space of an announcement and of scaled text in what was parsed after the last frame.
 */
function reserveWhileParsing(find: () => () => readonly Island[], adopt: EarlyLooks['adopt']): () => void {
  let frame = 0
  let seen = 0
  const look = () => {
    const count = document.getElementsByTagName('*').length
    if (count !== seen) {
      seen = count
      reserveAnnouncementRoom(adopt) // first, because it moves everything below it
      const addOnScreen = find()
      // Everything is measured before anything is written.
      let added = addOnScreen()
      const writeHeaderRoom = measureHeaderRoom()
      const writeTextRoom = measureTextRoom()
      reserveRoom(added)
      writeHeaderRoom()
      writeTextRoom()
      // Again, because blocks that now take less space may bring others onto the screen.
      while (added[0]) {
        added = addOnScreen()
        reserveRoom(added)
      }
    }
    frame = requestAnimationFrame(look)
  }
  // At once, while there is little to find, so that the code is compiled before the first frame.
  if (document.readyState === 'loading') look()
  return () => {
    cancelAnimationFrame(frame)
    reserveAnnouncementRoom(adopt)
    measureTextRoom()()
  }
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = callNative(element, 'getBoundingClientRect')
  return top < innerHeight && bottom >= 0 && isParsed(element)
}
