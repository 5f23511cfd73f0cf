import { emit } from './events'
import type { Settings } from './model/page/settings'
import { hostLoads, origin, preloadChunks, runChunk } from './runtime/chunks'
import type { BlockDefinition } from './runtime/defineBlock'
import type { PageBlockDefinition } from './runtime/definePageBlock'
import { select } from './runtime/find'
import { giveBack } from './runtime/giveBack'
import { hasContext } from './runtime/hasContext'
import type { Inspection } from './runtime/inspect'
import type { Island } from './runtime/island'
import { afterPaint, pageLoaded } from './runtime/moments'
import { type Runtime, startRuntime } from './runtime/runtime'
import { stubVendorGlobals } from './runtime/stubs'
import type { Toolkit } from './toolkit'
import type { Wiring } from './wiring'

export interface SessionOptions {
  readonly version: string
  readonly registry: readonly BlockDefinition[]
  /** The page blocks that hosts have defined. More may be added. */
  readonly pageBlocks: readonly PageBlockDefinition[]
  /** The entries logged so far. The wiring empties it. */
  readonly logged: Parameters<Wiring['log']>[]
  readonly options: Partial<Settings>
  readonly tag: HTMLScriptElement | null
}

/** Skerry on a page, from `start` to `stop`. */
export interface Session {
  readonly runtime: Runtime
  /** Loads the wiring if the page needs it, or if it `isRequired` anyway. */
  load(isRequired?: boolean): void
  /**
   * Loads the functions that hosts may call. `null` if Skerry is stopped in the meantime. Rejects if their code fails
   * to load.
   */
  loadToolkit(): Promise<Toolkit | null>
  /** Logs an entry. Returns `false` if the wiring has not loaded. */
  log(...entry: Parameters<Wiring['log']>): boolean
  /** `null` before the event `ready`. */
  inspect(): Inspection | null
  stop(): void
}

/**
 * Starts Skerry on the document: the runtime at once, and the wiring, which connects the rooms, together with the code
 * of the first blocks. A page without blocks, and without a context that needs more, never loads the wiring.
 */
export function startSession({ version, registry, pageBlocks, logged, options, tag }: SessionOptions): Session {
  let wiring: Wiring | null = null
  let isRequired = Boolean(logged[0])
  let isReady = false
  let isStopped = false
  origin.nonce = options.nonce ?? tag?.nonce ?? ''
  const removeStubs = stubVendorGlobals(() => runChunk('standins', () => import('./standins/index')))
  const runtime = startRuntime({ registry, load: loadCode, onScanned: loadCode })
  const loader = createWiringLoader(runtime.islands, () => loadCode())
  runtime.watch({ onAdded: (roots) => wiring || (roots.some(hasOtherMarkup) && loadCode()), onRemoved() {} })

  /** Loads the code of new islands, and the wiring, which mounts them. */
  function loadCode(islands: readonly Island[] = []): void {
    afterPaint(async () => {
      if (isStopped) return
      if (!isRequired && !isNeeded(runtime, pageBlocks, options, tag)) {
        isReady ||= announceNothing(version)
        return
      }
      const preloadRest = preloadCode(islands, () => isStopped)
      const loaded = await loadWiring()
      loaded?.update(pageBlocks)
      if (loaded) await preloadRest()
    })
  }

  /** `null` if it fails to load, or Skerry is stopped in the meantime. */
  async function loadWiring(): Promise<Wiring | null> {
    const module = await loader.load()
    if (!module || isStopped) return null
    wiring ??= module.wire({ version, runtime, runChunk, isReady, logged, options, tag })
    return wiring
  }

  function load(isRequiredNow = false): void {
    isRequired ||= isRequiredNow
    if (!isRequiredNow || !loader.isLoading()) loadCode()
  }

  return {
    runtime,
    load,
    async loadToolkit() {
      load(true)
      const loaded = await loadWiring()
      if (!loaded && !isStopped) throw loader.failure()
      return loaded?.loadToolkit() ?? null
    },
    log(...entry) {
      wiring?.log(...entry)
      return wiring !== null
    },
    inspect: () => wiring?.inspect() ?? null,
    stop() {
      isStopped = true
      runtime.stop()
      wiring?.stop()
      removeStubs()
      loader.stop()
    },
  }
}

/**
 * Loads the wiring. If that fails, the page is restored and a notice is shown. The notice, a scroll or an interaction
 * with a block then loads the wiring again.
 */
function createWiringLoader(islands: Runtime['islands'], retry: () => void) {
  let pending: Promise<typeof import('./wiring') | null> | null = null
  let removeNotice = () => {}
  let isStopped = false
  let failure: unknown = null

  const onFailed = (error: unknown) => {
    console.error('Skerry:', error)
    failure = error
    pending = null
    removeNotice()
    if (isStopped) return null
    removeNotice = giveBack(islands(), retry, runChunk(languageOf()))
    addEventListener('scroll', retry, { once: true, capture: true })
    return null
  }

  return {
    isLoading: () => pending !== null,
    /** The error of the last attempt that failed. */
    failure: () => failure,
    /** `null` if it failed to load. */
    load() {
      pending ??= runChunk('wiring', () => import('./wiring')).then((module) => {
        removeNotice()
        return module
      }, onFailed)
      return pending
    },
    stop() {
      isStopped = true
      removeNotice()
    },
  }
}

/** Whether a page needs the wiring. */
function isNeeded(
  { islands }: Runtime,
  pageBlocks: readonly PageBlockDefinition[],
  { debug, performance }: Partial<Settings>,
  tag: HTMLScriptElement | null,
): boolean {
  return Boolean(
    islands()[0] ||
      pageBlocks[0] ||
      hasOtherMarkup(document) ||
      debug ||
      performance ||
      (tag?.dataset.debug ?? tag?.dataset.performance) !== undefined ||
      hasContext() ||
      location.search.includes('logout=true'), // A2: the page confirms the logout
  )
}

/** Dispatches `ready` on a page that has nothing for Skerry to do. Returns `true`: the page is ready. */
function announceNothing(version: string): true {
  emit('ready', { version, found: 0 })
  return true
}

/** The platform's own markup, and neutral markup for page blocks and page tasks. None of it is in the registry. */
const otherMarkup =
  '[class*=sqs],[id^=sqs],[class*=squarespace],[class*=user-],[class*=product-],[data-block-type],[data-date],[data-login],[data-recently-viewed]'

/** Whether a page needs the wiring although it has no block of the registry. */
function hasOtherMarkup(root: Document | Element): boolean {
  return Boolean([...select(root, otherMarkup)][0])
}

/**
 * Preloads the code of islands and of the wiring, all of it before any of it runs, so that no chunk waits for another
 * one. Islands that are rendered need React, which would delay the page's own images. Returns a function that preloads
 * the chunks of those islands, whose files the wiring lists.
 */
function preloadCode(islands: readonly Island[], isStopped: () => boolean): () => Promise<void> {
  // In separate tasks, because each request costs the page half a millisecond.
  const preload = (name: string) => setTimeout(() => isStopped() || preloadChunks(name))
  const rows = new Set(islands.map(({ definition }) => definition))
  const due = [...rows].filter(
    ({ when, load }) => !hostLoads.has(load) && (typeof when !== 'object' || matchMedia(when.media).matches),
  )
  const drawing = due.filter(({ draws }) => draws !== false)
  preload('wiring')
  for (const { name, draws } of due) if (draws === false) preload(name)
  preload(languageOf()) // the page's messages: `de` is a chunk of that name
  const images = pageLoaded()
  if (drawing[0]) images.then(() => preload('react'))
  return async () => {
    await images
    for (const { name } of drawing) preload(name)
  }
}

function languageOf(): string {
  return document.documentElement.lang.slice(0, 2)
}
