import { atStop, undoAll } from './browser/atStop'
import { log } from './browser/log'
import { configure, settings } from './browser/settings'
import { onAnnouncement } from './data/announcements'
import { isChunkLoadError } from './errors/ChunkLoadError'
import type { Settings } from './model/page/settings'
import type { RunChunk } from './runtime/chunks'
import type { PageBlockDefinition } from './runtime/definePageBlock'
import { showAsServed } from './runtime/early'
import { foldPanels } from './runtime/foldPanels'
import type { Inspection } from './runtime/inspect'
import type { Island } from './runtime/island'
import { createIslandLoader, type IslandListener, type LoadIsland } from './runtime/loadIsland'
import { pageLoaded } from './runtime/moments'
import { mountPageBlocks } from './runtime/mountPageBlocks'
import { readOptions } from './runtime/readOptions'
import { readPage } from './runtime/readPage'
import type { Runtime } from './runtime/runtime'
import { idleTimeoutMs, stopWaiting, waitFor } from './runtime/when'
import { loadWords } from './runtime/words'
import type { Toolkit } from './toolkit'
import { holdsSlideInAddress } from './ui/lightboxAddress'

/** What `Skerry.on` tells of, by name; each is also a DOM event `skerry:<name>` on the document. */
export interface Events {
  /** The page was scanned for the first time, and `inspect` can tell of it. */
  readonly ready: { readonly version: string; readonly found: number }
  readonly mount: { readonly name: string; readonly element: HTMLElement }
  /** A block failed; the server's markup stays. */
  readonly error: { readonly name: string; readonly element: HTMLElement; readonly error: Error }
  /** A reply asked for a login. */
  readonly 'login-required': { readonly url: string }
}

export interface WiringOptions {
  readonly version: string
  readonly runtime: Pick<Runtime, 'define' | 'islands'>
  readonly runChunk: RunChunk
  /** What `start` was given. */
  readonly options?: Partial<Settings>
  /** The script tag that started it. */
  readonly tag?: HTMLScriptElement | undefined
  /** Whether the entry has told already that the page was scanned, because there was nothing on it. */
  readonly isReady?: boolean
  /** What was logged so far. Emptied here. */
  readonly logged?: Parameters<typeof log>[]
}

type Deferred = typeof import('./deferred')

/** The half of Skerry that comes with the first block: it joins the rooms that do not know each other. */
export interface Wiring {
  readonly loadIsland: LoadIsland
  /** Takes what was found the rest of the way, each island when its moment comes, and asks for page blocks. */
  bring(pageBlocks: readonly PageBlockDefinition[]): void
  /** Logs an entry. */
  readonly log: typeof log
  /** Loads what hosts and blocks of third parties get of what islands have. */
  loadToolkit(): Promise<Toolkit>
  /** Undoes whatever was kept for this moment. */
  stop(): void
  /** `null` before the event `ready`. */
  inspect(): Inspection | null
}

/**
 * Joins the rooms: islands to events, telemetry and the retry notice; what the data layer announces to overlay,
 * telemetry and the page. Everything it starts is undone at stop.
 */
export function wire({
  version,
  runtime,
  runChunk: loadChunk,
  options,
  tag,
  isReady = false,
  logged = [],
}: WiringOptions): Wiring {
  configure({ ...(tag && readOptions(tag)), ...options })
  for (const entry of logged.splice(0)) log(...entry)
  const notices = new Map<HTMLElement, () => void>()
  const page = readPage(settings())
  const { locale } = settings()
  const words = loadWords(
    locale || document.documentElement.lang || (page.website.language ?? ''),
    settings(),
    loadChunk,
    warn,
  )
  atStop(words.stop)
  /** What was last done for each island. */
  const taken = new WeakMap<Island, 'waiting' | 'loading'>()
  /** What takes back that the browser's search finds text in a block which waits. */
  const unfold = new WeakMap<Island, () => void>()
  /** What takes back the pictures that a failed block shows. */
  const hidePictures = new WeakMap<Island, () => void>()
  const asked = new Set<PageBlockDefinition>()
  /** What loads before anything else may. */
  let firstLoads: Promise<void>[] | null = []
  const loaded = pageLoaded()
  let isTold = isReady
  let isStarted = false
  let isStopped = false
  atStop(() => {
    isStopped = true
    stopWaiting()
  })

  let deferred: Deferred | null = null
  const loadDeferred = async () => {
    deferred = await loadChunk('deferred', () => import('./deferred'))
    return deferred
  }

  const startPage = async () => {
    const { pageBlocks, startPage } = await loadChunk('pageTasks', () => import('./pageTasks'))
    if (isStopped) return
    mountPageBlocks(pageBlocks, asked, page, runtime)
    atStop(startPage(page))
  }

  /** Whatever no first mount waits for: beside the code of the first blocks it would take its share of a slow line. */
  const startRest = async () => {
    await idle()
    if (isStopped) return
    startPage().catch(warn)
    await new Promise<void>((resolve) => atStop(whenQuiet(resolve)))
    // By now, what is near the screen has been told of. A line that hangs holds up nothing else for long.
    await Promise.race([Promise.all(firstLoads ?? []), pause(idleTimeoutMs)])
    firstLoads = null
    await idle()
    if (!isStopped) await tellReady()
  }

  /** Tells once that the first scan is done, and starts what can wait. */
  const tellReady = async () => {
    // Notices are wanted when the network is gone, so they must be here before.
    const loaded = await loadDeferred().catch(warn)
    if (isStopped) return
    if (!isTold) emit('ready', { version, found: runtime.islands().length })
    isTold = true
    if (!loaded) return
    if (page.settings.debug) loaded.loadReport().then(printReport, warn)
    atStop(loaded.startTelemetry(page))
    await idle() // a task of its own
    if (!isStopped) loaded.recordHit(page)
  }

  const printReport = ({ report }: typeof import('./debug')) => {
    if (!isStopped) atStop(report({ version, page, islands: runtime.islands, tag, given: options }))
  }

  const begin = (island: Island) => {
    if (island.state !== 'waiting') return
    island.state = 'loading'
    showAsServed(island, false)
    take(island)
  }

  const take = (island: Island) => {
    const { state, definition, element } = island
    if ((state !== 'waiting' && state !== 'loading') || taken.get(island) === state) return
    taken.set(island, state)
    if (state === 'loading') {
      unfold.get(island)?.()
      const load = loadIsland(island)
      firstLoads?.push(load)
      return
    }
    if (holdsTarget(element)) return begin(island)
    const { when = 'visible', draws, panels } = definition
    const wait = () => {
      if (island.isWanted && island.state === 'waiting') island.undo = waitFor(when, element, () => begin(island))
    }
    // React is not run before the page has loaded, unless somebody asks for it by a touch.
    if (draws === false || when === 'now') wait()
    else loaded.then(wait)
    if (!panels) return
    loaded.then(idle).then(() => {
      if (!island.isWanted || island.state !== 'waiting') return
      const { undo } = island
      unfold.set(island, foldPanels(element, panels))
      island.undo = () => {
        undo()
        unfold.get(island)?.()
      }
    })
  }

  /** What the address leads to may be hidden until its block is there. */
  const onHashChange = () => {
    for (const island of runtime.islands()) {
      if (island.state !== 'waiting' || !holdsTarget(island.element)) continue
      island.undo()
      begin(island)
    }
  }
  addEventListener('hashchange', onHashChange)
  atStop(() => removeEventListener('hashchange', onHashChange))

  const removeNotice = (element: HTMLElement) => {
    notices.get(element)?.()
    notices.delete(element)
  }

  const listener: IslandListener = {
    onLoad(island) {
      hidePictures.get(island)?.()
    },
    onMount({ definition: { name }, element }) {
      removeNotice(element)
      emit('mount', { name, element })
      if (page.settings.debug) console.info(`Skerry: block "${name}" is mounted.`, element)
    },
    onError(island, error, keepsBox) {
      const { element, definition } = island
      console.error(`Skerry: block "${definition.name}" failed.`, error, element)
      emit('error', { name: definition.name, element, error })
      loadDeferred().then(({ reportError, cssPath }) => {
        const block = { block: definition.name, path: cssPath(element) }
        reportError(error, block)
        log('block failed', { ...block, error })
      }, warn)
      showPictures(island)
      if (isChunkLoadError(error) && definition.notice !== false) showNotice(island, keepsBox)
    },
  }

  /** Its pictures wait for a script, and its own has failed. */
  const showPictures = (island: Island) => {
    loadDeferred().then(({ showWaitingImages }) => {
      if (!island.isWanted || island.state !== 'failed') return
      const { undo } = island
      const hide = showWaitingImages(island.element)
      hidePictures.set(island, hide)
      island.undo = () => {
        undo()
        hide()
      }
    }, warn)
  }

  const showNotice = ({ element, retry }: Island, isEmpty: boolean) => {
    loadDeferred().then(({ showRetry }) => {
      if (isStopped || notices.has(element)) return
      notices.set(element, showRetry(element, { onRetry: retry, isEmpty }))
      atStop(() => removeNotice(element))
    }, warn)
  }

  /** Loads what shows words to visitors. */
  const loadWithWords: RunChunk = async (name, load) => {
    const module = await loadChunk(name, load)
    if (words.ready) await Promise.race([words.ready, pause(idleTimeoutMs)]) // words that hang hold up no block for long
    return module
  }

  const loadToolkit = async () => {
    const { createToolkit } = await loadChunk('toolkit', () => import('./toolkit'))
    return createToolkit(loadWithWords)
  }

  const loadIsland = createIslandLoader({
    loadChunk: loadWithWords,
    page: () => page,
    loadModules: async (...wanted) => (await loadDeferred()).loadModules(...wanted),
    listener,
  })

  atStop(onAnnouncement('login required', ({ url }) => emit('login-required', { url })))
  atStop(
    onAnnouncement('system error', ({ error, url }) => {
      log('unhandled request', { url, error })
      loadDeferred().then(({ showSystemError }) => showSystemError(error), warn)
    }),
  )
  atStop(
    onAnnouncement('network error', (failure) => {
      loadDeferred().then(({ recordNetworkError }) => recordNetworkError(failure), warn)
    }),
  )

  return {
    loadIsland,
    loadToolkit,
    log,
    bring(pageBlocks) {
      for (const island of runtime.islands()) take(island)
      if (document.readyState === 'loading') return
      mountPageBlocks(pageBlocks, asked, page, runtime)
      if (isStarted) return
      isStarted = true
      void startRest()
    },
    stop: undoAll,
    inspect: () => deferred?.inspect(version, page, runtime.islands()) ?? null,
  }
}

/** Whether an element is or holds what the address names: the target of its fragment, or a slide. */
function holdsTarget(element: Element): boolean {
  return Node.prototype.contains.call(element, document.querySelector(':target')) || holdsSlideInAddress(element)
}

/** Calls `act` when the page has loaded and nothing is to be done; returns what cancels it. */
function whenQuiet(act: () => void): () => void {
  let cancel = () => {}
  const wait = () => {
    cancel = waitFor('idle', document.documentElement, act)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    cancel()
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => waitFor('idle', document.documentElement, resolve))
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void {
  document.dispatchEvent(new CustomEvent(`skerry:${name}`, { detail }))
}

/** A part that could not be loaded costs the visitor nothing that is on the page; developers read why. */
function warn(error: unknown): null {
  console.warn('Skerry:', error)
  return null
}
