import { atStop, undoAll } from './browser/atStop'
import { configure, settings } from './browser/settings'
import { onAnnouncement } from './data/announcements'
import { isChunkLoadError } from './errors/ChunkLoadError'
import type { Settings } from './model/settings'
import type { LoadChunk } from './runtime/chunks'
import type { Inspection } from './runtime/inspect'
import type { Island } from './runtime/island'
import { createIslandLoader, type IslandListener, type LoadIsland } from './runtime/loadIsland'
import { readOptions } from './runtime/readOptions'
import { readPage } from './runtime/readPage'
import type { Runtime } from './runtime/runtime'
import { watchPage } from './runtime/watchPage'

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
  readonly loadChunk: LoadChunk
  /** What `start` was given. */
  readonly options?: Partial<Settings>
  /** The script tag that started it. */
  readonly tag?: HTMLScriptElement | undefined
}

type Afterwards = typeof import('./afterwards')

/** The half of Skerry that comes with the first block: it joins the rooms that do not know each other. */
export interface Wiring {
  readonly loadIsland: LoadIsland
  /** Follows what is added to the page and what leaves it. */
  watch(runtime: Runtime): void
  /** Tells once that the first scan is done, and starts what can wait. */
  ready(islands: readonly Island[]): Promise<void>
  /** Undoes whatever was kept for this moment. */
  stop(): void
  /** `null` before the event `ready`. */
  inspect(islands: readonly Island[]): Inspection | null
}

/**
 * Joins the rooms: islands to events, telemetry and the retry notice; what the data layer announces to overlay,
 * telemetry and the page. Everything it starts is undone at stop.
 */
export function wire({ version, loadChunk, options, tag }: WiringOptions): Wiring {
  configure({ ...(tag && readOptions(tag)), ...options })
  const notices = new Map<HTMLElement, () => void>()
  const page = readPage(settings())
  let isStopped = false
  let isReady = false
  atStop(() => {
    isStopped = true
  })

  let afterwards: Afterwards | null = null
  const loadAfterwards = async () => {
    afterwards = await loadChunk('afterwards', () => import('./afterwards'))
    return afterwards
  }

  const startPage = () => {
    loadChunk('page', () => import('./page/index')).then((tasks) => {
      if (!isStopped) atStop(tasks.startPage(page))
    }, warn)
  }

  const removeNotice = (element: HTMLElement) => {
    notices.get(element)?.()
    notices.delete(element)
  }

  const listener: IslandListener = {
    onMount({ definition: { name }, element }) {
      removeNotice(element)
      emit('mount', { name, element })
      if (page.settings.debug) console.info(`Skerry: block "${name}" is mounted.`, element)
    },
    onError(island, error) {
      const { element, definition } = island
      console.error(`Skerry: block "${definition.name}" failed.`, error, element)
      emit('error', { name: definition.name, element, error })
      loadAfterwards().then(({ reportError, cssPath }) => {
        reportError(error, { block: definition.name, path: cssPath(element) })
      }, warn)
      if (isChunkLoadError(error)) showNotice(island)
    },
  }

  const showNotice = ({ element, retry }: Island) => {
    loadAfterwards().then(({ showRetry }) => {
      if (isStopped || notices.has(element)) return
      notices.set(element, showRetry(element, { onRetry: retry }))
      atStop(() => removeNotice(element))
    }, warn)
  }

  atStop(onAnnouncement('login required', ({ url }) => emit('login-required', { url })))
  atStop(
    onAnnouncement('system error', ({ error }) => {
      loadAfterwards().then(({ showSystemError }) => showSystemError(error), warn)
    }),
  )
  atStop(
    onAnnouncement('network error', (failure) => {
      loadAfterwards().then(({ recordNetworkError }) => recordNetworkError(failure), warn)
    }),
  )

  return {
    loadIsland: createIslandLoader({
      loadChunk,
      page: () => page,
      loadModules: async (...wanted) => (await loadAfterwards()).loadModules(...wanted),
      listener,
    }),
    watch: (runtime) => atStop(watchPage(runtime)),
    async ready(islands) {
      if (isReady || document.readyState === 'loading') return
      isReady = true
      // Notices are wanted when the network is gone, so they must be here before.
      const loaded = await loadAfterwards().catch(warn)
      if (isStopped) return
      emit('ready', { version, found: islands.length })
      startPage()
      if (!loaded) return
      if (page.settings.debug) console.table(loaded.inspect(version, page, islands).blocks)
      atStop(loaded.startTelemetry(page))
      loaded.recordHit(page)
    },
    stop: undoAll,
    inspect: (islands) => afterwards?.inspect(version, page, islands) ?? null,
  }
}

function emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void {
  document.dispatchEvent(new CustomEvent(`skerry:${name}`, { detail }))
}

/** A part that could not be loaded costs the visitor nothing that is on the page; developers read why. */
function warn(error: unknown): null {
  console.warn('Skerry:', error)
  return null
}
