import { atStop, stopSignal } from './browser/atStop'
import { emit } from './events'
import type { Page } from './model/page/page'
import type { Settings } from './model/page/settings'
import type { RunChunk } from './runtime/chunks'
import type { Island } from './runtime/island'
import { idle, idleTimeoutMs, waitFor } from './runtime/when'
import { warn } from './warn'

export type Deferred = typeof import('./deferred')
export type LoadDeferred = () => Promise<Deferred>

export interface DeferredOptions {
  readonly version: string
  readonly page: Page
  readonly islands: () => readonly Island[]
  readonly loadChunk: RunChunk
  readonly loadDeferred: LoadDeferred
  /** Resolves when the code of the first blocks has loaded. */
  readonly firstLoads: () => Promise<unknown>
  /** Starts the page's own tasks, and the blocks that its settings ask for. */
  readonly startPage: (tasks: typeof import('./pageTasks')) => void
  /** Whether the event `ready` was dispatched already. */
  readonly isReady: boolean
  /** What `start` was given, for the report of `data-debug`. */
  readonly options: Partial<Settings> | undefined
  readonly tag: HTMLScriptElement | undefined
}

/**
 * Starts what no first mount waits for, because it would take its share of a slow line: the page's own tasks when the page
 * is idle, telemetry and notices when it has loaded and the first blocks have their code.
 */
export async function startDeferred(options: DeferredOptions): Promise<void> {
  const { loadChunk, firstLoads, startPage } = options
  const signal = stopSignal()
  await idle()
  if (signal.aborted) return
  loadChunk('pageTasks', () => import('./pageTasks')).then((tasks) => signal.aborted || startPage(tasks), warn)
  await new Promise<void>((resolve) => atStop(whenQuiet(resolve)))
  // A line that hangs holds up nothing else for long.
  await Promise.race([firstLoads(), pause(idleTimeoutMs)])
  await idle()
  if (!signal.aborted) await startTelemetry(options, signal)
}

/** Dispatches `ready`, once what `inspect` needs has loaded, and starts the telemetry. */
async function startTelemetry(options: DeferredOptions, signal: AbortSignal): Promise<void> {
  const { version, page, islands, loadDeferred, isReady } = options
  // Notices are needed when the network is gone, so they must have loaded before.
  const deferred = await loadDeferred().catch(warn)
  if (signal.aborted) return
  if (!isReady) emit('ready', { version, found: islands().length })
  if (!deferred) return
  if (page.settings.debug) deferred.loadReport().then((report) => signal.aborted || printReport(report, options), warn)
  atStop(deferred.startTelemetry(page))
  await idle() // a task of its own
  if (!signal.aborted) deferred.recordHit(page)
}

function printReport({ report }: typeof import('./debug'), options: DeferredOptions): void {
  const { version, page, islands, tag, options: given } = options
  atStop(report({ version, page, islands, tag, given }))
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

/** Waits so many milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
