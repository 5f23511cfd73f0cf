import { atStop, stopSignal, undoAll, untilStop } from './browser/atStop'
import { keepBannerRequest } from './browser/bannerRequest'
import { followConsentState } from './browser/consent'
import { idleTimeoutMs } from './browser/idle'
import { log } from './browser/log'
import { servedHtml } from './browser/servedHtml'
import { configure, settings } from './browser/settings'
import { onAnnouncement } from './data/announcements'
import { emit } from './events'
import { createIslandEvents } from './islandEvents'
import type { Page } from './model/page/page'
import { defaultSettings, type Settings } from './model/page/settings'
import type { RunChunk } from './runtime/chunks'
import type { PageBlockDefinition } from './runtime/definePageBlock'
import type { Inspection } from './runtime/inspect'
import { createIslandLoader, type LoadIsland } from './runtime/loadIsland'
import { mountPageBlocks } from './runtime/mountPageBlocks'
import { readOptions } from './runtime/readOptions'
import { readPage } from './runtime/readPage'
import { watchCopies } from './runtime/removeCopies'
import type { Runtime } from './runtime/runtime'
import { type Schedule, type ScheduleOptions, scheduleIslands } from './runtime/scheduleIslands'
import { stopWaiting } from './runtime/when'
import { loadWords } from './runtime/words'
import { type Deferred, dispatchPixel, type LoadDeferred, pause, startDeferred } from './startDeferred'
import type { Pixel } from './telemetry/pixel'
import type { Toolkit } from './toolkit'
import { holdsSlideInAddress, isLostEntry } from './ui/lightboxAddress'
import { warn } from './warn'

export interface WiringOptions {
  readonly version: string
  readonly runtime: Pick<Runtime, 'define' | 'islands' | 'watch' | 'served'>
  readonly runChunk: RunChunk
  /** The options of `start`. */
  readonly options?: Partial<Settings>
  /** The script tag that started Skerry. */
  readonly tag?: HTMLScriptElement | null
  /** Whether the entry has dispatched `ready` already, because the page had no blocks. */
  readonly isReady?: boolean
  /** The entries logged so far. They are removed here. */
  readonly logged?: Parameters<typeof log>[]
}

/** The part of Skerry that loads with the first block. It connects the rooms, which do not import each other. */
export interface Wiring {
  readonly loadIsland: LoadIsland
  /** Loads each new island when it is due, and mounts the page blocks that this page needs. */
  update(pageBlocks: readonly PageBlockDefinition[]): void
  /** Logs an entry. */
  readonly log: typeof log
  /** Loads the functions that hosts and third-party blocks may use. `null` if Skerry is stopped in the meantime. */
  loadToolkit(): Promise<Toolkit | null>
  /** Calls all functions that were registered with `atStop`. */
  stop(): void
  /** `null` before the event `ready`. */
  inspect(): Inspection | null
}

/**
 * Connects the rooms: islands to events, telemetry and the retry notice; announcements of the data layer to the
 * overlay, telemetry and the page. Everything that it starts is undone when Skerry stops.
 */
export function wire({
  version,
  runtime,
  runChunk,
  options = {},
  tag = null,
  isReady = false,
  logged = [],
}: WiringOptions): Wiring {
  atStop(() => configure(defaultSettings))
  configure(tag ? readOptions(tag) : {})
  configure(options)
  for (const entry of logged.splice(0)) log(...entry)
  if (!servedHtml().read?.()) servedHtml().read = () => runtime.served
  const page = readPage(settings())
  const loadChunk = loadWithWords(settings().locale || pageLanguage() || (page.website.language ?? ''), runChunk)
  let deferred: Deferred | null = null
  const loadDeferred = async () => {
    deferred = await runChunk('deferred', () => import('./deferred'))
    return deferred
  }
  const loadIsland = createIslandLoader({
    loadChunk,
    page: () => page,
    loadModules: async (...wanted) => (await loadDeferred()).loadModules(...wanted),
    listener: createIslandEvents(page, loadDeferred),
  })
  atStop(watchCopies(runtime.watch))
  const { islands } = runtime
  const schedule = startSchedule({ islands, loadIsland, isInAddress: createAddressSearch() })
  if (isLostEntry()) history.back() // otherwise, the first Back would do nothing

  untilStop('page', () => page) // for the cart, whose currency it names
  const mounted = new Set<PageBlockDefinition>()
  const startPage = ({ pageBlocks, startPage }: typeof import('./pageTasks')) => {
    mountPageBlocks(pageBlocks, mounted, page, runtime)
    atStop(startPage({ page, watch: runtime.watch }))
    atStop(followConsentState((state) => emit('consent', state))) // now that the answer has been read
  }
  const signal = stopSignal()
  const loadToolkit = async () => {
    const { createToolkit } = await runChunk('toolkit', () => import('./toolkit'))
    if (signal.aborted) return null
    return untilStop('toolkit', () => createToolkit(loadChunk, page)) // once, because it holds what it started
  }
  atStop(keepBannerRequest())
  connectAnnouncements(page, loadDeferred, async () => (await loadToolkit())?.openCart())
  let isStarted = false

  return {
    loadIsland,
    log,
    loadToolkit,
    update(pageBlocks) {
      schedule.update()
      if (document.readyState === 'loading') return
      if (!isStarted) Object.assign(page, readPage(settings())) // the page context may have been parsed later
      mountPageBlocks(pageBlocks, mounted, page, runtime)
      if (isStarted) return
      isStarted = true
      const loaders = { loadChunk: runChunk, loadDeferred, firstLoads: schedule.firstLoads, startPage }
      void startDeferred({ version, page, islands, watch: runtime.watch, isReady, options, tag, ...loaders })
    },
    stop: undoAll,
    inspect: () => deferred?.inspect(version, page, islands()) ?? null,
  }
}

/** Loads the messages of a language. Returns a function that loads a chunk and waits for the messages. */
function loadWithWords(locale: string, runChunk: RunChunk): RunChunk {
  const words = loadWords(locale, settings(), runChunk, warn)
  atStop(words.stop)
  return async (name, load) => {
    const module = await runChunk(name, load)
    if (words.ready) await Promise.race([words.ready, pause(idleTimeoutMs)]) // a hanging request must not delay blocks
    return module
  }
}

function startSchedule(options: ScheduleOptions): Schedule {
  const schedule = scheduleIslands(options)
  listen('hashchange', schedule.loadAddressed)
  listen('beforeprint', schedule.loadPrinted)
  atStop(stopWaiting)
  return schedule
}

function pageLanguage(): string {
  return document.documentElement.lang
}

function listen(type: string, act: () => void): void {
  addEventListener(type, act)
  atStop(() => removeEventListener(type, act))
}

/**
 * Returns a function that returns whether an element is or contains the target of the address: that of its fragment, or
 * a slide. The page is searched once per turn, because a search for each block would take seconds on a long page.
 */
function createAddressSearch(): (element: Element) => boolean {
  let target: Element | null | undefined
  return (element) => {
    if (target === undefined) {
      target = document.querySelector(':target')
      queueMicrotask(() => {
        target = undefined
      })
    }
    return Node.prototype.contains.call(element, target) || holdsSlideInAddress(element)
  }
}

function connectAnnouncements(page: Page, loadDeferred: LoadDeferred, openCart: () => Promise<void>): void {
  const pixel = (event: Pixel['event'], data: Pixel['data']) => {
    loadDeferred().then(({ recordPixel }) => recordPixel(page, { event, data }, dispatchPixel), warn)
  }
  atStop(
    onAnnouncement('cart requested', (onFailure) =>
      openCart().catch((error) => {
        warn(error)
        onFailure?.()
      }),
    ),
  )
  atStop(
    onAnnouncement('added to cart', (line) => {
      emit('added-to-cart', line)
      pixel('AddToCart', line)
    }),
  )
  atStop(onAnnouncement('product viewed', (product) => pixel('ViewContent', product)))
  atStop(
    onAnnouncement('form saved', ({ formId }) => {
      emit('form-submitted', { formId })
      pixel('Lead', { formId })
    }),
  )
  atStop(onAnnouncement('login required', ({ url }) => emit('login-required', { url })))
  atStop(onAnnouncement('cart changed', (cart) => emit('cart', cart)))
  atStop(
    onAnnouncement('system error', ({ error, url }) => {
      log('unhandled request', { url, error })
      loadDeferred().then(({ showSystemError }) => showSystemError(error), warn)
    }),
  )
  atStop(
    onAnnouncement('network error', (failure) => {
      loadDeferred().then(({ recordNetworkError }) => recordNetworkError(page, failure), warn)
    }),
  )
}
