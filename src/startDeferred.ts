import { atStop, stopSignal } from './browser/atStop'
import { idleTimeoutMs } from './browser/idle'
import { type Events, emit } from './events'
import type { Page } from './model/page/page'
import type { Settings } from './model/page/settings'
import type { RunChunk } from './runtime/chunks'
import type { Island } from './runtime/island'
import { removeRooms } from './runtime/rooms'
import type { WatchPage } from './runtime/watchPage'
import { idle, waitFor } from './runtime/when'
import { warn } from './warn'

const patienceMs = 10_000

export type Deferred = typeof import('./deferred')
export type LoadDeferred = () => Promise<Deferred>

export interface DeferredOptions {
  readonly version: string
  readonly page: Page
  readonly islands: () => readonly Island[]
  readonly watch: WatchPage
  readonly loadChunk: RunChunk
  readonly loadDeferred: LoadDeferred
  /** Resolves when the code of the first blocks has loaded. */
  readonly firstLoads: () => Promise<unknown>
  /** Starts the page's own tasks, and the blocks that its settings require. */
  readonly startPage: (tasks: typeof import('./pageTasks')) => void
  /** Whether the event `ready` has been dispatched. */
  readonly isReady: boolean
  /** The options of `start`, for the report of `data-debug`. */
  readonly options: Partial<Settings> | undefined
  readonly tag: HTMLScriptElement | null
}

/**
 * Starts code that no first mount needs, and that would delay it on a slow connection: the page's own tasks when the
 * page is idle, telemetry and notices when it has loaded and the first blocks have their code.
 */
export async function startDeferred(options: DeferredOptions): Promise<void> {
  const { loadChunk, firstLoads, startPage } = options
  const signal = stopSignal()
  await idle()
  if (signal.aborted) return
  const startTasks = () => {
    loadChunk('pageTasks', () => import('./pageTasks')).then(
      (tasks) => signal.aborted || startPage(tasks),
      (error) => {
        removeRooms() // no code will fill them now
        warn(error)
        onceOnline(startTasks, signal)
      },
    )
  }
  startTasks()
  await new Promise<void>((resolve) => atStop(whenQuiet(resolve)))
  // A connection that hangs must not delay the rest for long.
  await Promise.race([firstLoads(), pause(idleTimeoutMs)])
  await idle()
  if (!signal.aborted) await startTelemetry(options, signal)
}

/** Calls `act` when the connection is back, unless the signal aborts before that. */
function onceOnline(act: () => void, signal: AbortSignal): void {
  if (!signal.aborted) addEventListener('online', act, { once: true, signal })
}

/** Passes a commerce pixel event to the page. */
export function dispatchPixel(pixel: Events['pixel']): void {
  emit('pixel', pixel)
}

/** Dispatches `ready` once the code of `inspect` has loaded, and starts telemetry. */
async function startTelemetry(options: DeferredOptions, signal: AbortSignal): Promise<void> {
  const { version, page, islands, loadDeferred, isReady } = options
  // Notices are needed when the network fails, so they must be loaded before that.
  const deferred = await loadDeferred().catch(warn)
  if (signal.aborted) return
  if (!isReady) emit('ready', { version, found: islands().length })
  if (!deferred) return onceOnline(() => void startTelemetry({ ...options, isReady: true }, signal), signal)
  await untilOpened()
  if (signal.aborted) return
  if (page.settings.debug) deferred.loadReport().then((report) => signal.aborted || printReport(report, options), warn)
  if (page.settings.telemetry) atStop(deferred.startTelemetry(page))
  if (page.settings.performance) {
    const start = ({ startPerformance }: typeof import('./telemetry/performance')) =>
      signal.aborted || atStop(startPerformance(page))
    deferred.loadPerformance().then(start, warn)
  }
  await idle() // in a separate task
  if (signal.aborted) return
  deferred.recordHit(page)
  deferred.recordLanding()
  deferred.recordPagePixel(page, dispatchPixel)
}

/** Resolves when a page that the browser has prerendered is opened. Most pages are already open. */
function untilOpened(): Promise<unknown> | undefined {
  const { prerendering } = document as { prerendering?: boolean }
  if (prerendering)
    return new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
  return undefined
}

function printReport({ report }: typeof import('./debug'), options: DeferredOptions): void {
  const { version, page, islands, watch, tag, options: given } = options
  atStop(report({ version, page, islands, watch, tag, given }))
}

/**
 * Calls `act` when the page has loaded and is idle. A page whose image never loads counts as loaded after ten seconds.
 * Returns a function that cancels it.
 */
function whenQuiet(act: () => void): () => void {
  let cancel = () => {}
  const wait = () => {
    stopWaiting()
    cancel = waitFor('idle', document.documentElement, act)
  }
  const timer = setTimeout(wait, document.readyState === 'complete' ? 0 : patienceMs)
  window.addEventListener('load', wait)
  const stopWaiting = () => {
    clearTimeout(timer)
    window.removeEventListener('load', wait)
  }
  return () => {
    stopWaiting()
    cancel()
  }
}

/** Resolves after `ms` milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
