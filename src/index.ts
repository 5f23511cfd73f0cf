import { blocks } from '../blocks/index'
import { BlockError } from './errors/BlockError'
import { ChunkLoadError } from './errors/ChunkLoadError'
import type { Settings } from './model/page/settings'
import { origin, preloadChunks, runChunk } from './runtime/chunks'
import type { BlockDefinition } from './runtime/defineBlock'
import type { PageBlockDefinition } from './runtime/definePageBlock'
import { giveBack } from './runtime/giveBack'
import { hasContext } from './runtime/hasContext'
import type { Inspection } from './runtime/inspect'
import type { Island } from './runtime/island'
import { afterPaint, pageLoaded } from './runtime/moments'
import { type Runtime, startRuntime } from './runtime/runtime'
import { stubVendorGlobals } from './runtime/stubs'
import type { Toolkit } from './toolkit'
import type { Events, Wiring } from './wiring'

export type { Method, RequestOptions } from './data/request'
export { BlockError } from './errors/BlockError'
export { ChunkLoadError } from './errors/ChunkLoadError'
export type { RequestError } from './errors/RequestError'
export { SkerryError } from './errors/SkerryError'
export type { Formats } from './formats'
export type { Page } from './model/page/page'
export type { Settings } from './model/page/settings'
export type { BehavingBlock, BlockDefinition, BlockModule, DrawingBlock, Parse, When } from './runtime/defineBlock'
export type { PageBlockDefinition } from './runtime/definePageBlock'
export type { InspectedBlock, Inspection } from './runtime/inspect'
export type { HostDialog } from './toolkit'
export type { DialogOptions, DialogOutcome, InformationOptions } from './ui/dialogs'
export type { Events } from './wiring'

/**
 * What the outside sees of Skerry: the exports of every bundle and the global `Skerry`.
 *
 * This file is the half that every page carries. The other half, which joins the rooms, is `wiring.ts`; it comes with the
 * code of the first block, in the same turn; a page that has none, and no context that asks for more, never loads it.
 */
export interface Skerry {
  /** The version of the bundle that runs. */
  readonly version: string
  /**
   * Starts on this document: scans, mounts what is due and watches for what comes. Takes the settings that differ from
   * the defaults; where a script tag started it, its attributes come first. A second start, from whatever bundle, logs the second-run message (B8) and does nothing; without a
   * window it warns and does nothing.
   */
  start(options?: Partial<Settings>, tag?: HTMLScriptElement): void
  /** Stops everything and leaves the page as the server sent it. */
  stop(): void
  /** Mounts the blocks below and including `root` (default: the document), for templates that insert markup themselves. */
  scan(root?: Document | Element): void
  /**
   * Adds a block of your own to the registry, before or after `start`. Takes its definition; one with `wants` instead
   * of a selector is a block that the page's settings ask for. Throws a `BlockError` where the name is taken.
   */
  define<Props>(definition: BlockDefinition<Props> | PageBlockDefinition<Props>): void
  /**
   * The React that draws islands, loaded on demand: a block of your own that has a `view` must take its hooks from here,
   * because hooks work with one copy of React only.
   */
  react(): Promise<typeof import('react')>
  /**
   * Hooks of our own islands, loaded on demand, that share the React of `react()`: `useAsync` fetches while a component is
   * mounted, `useServerElement` changes an element of the server's markup in place and gives it back.
   */
  hooks: Toolkit['hooks']
  /**
   * Sends a request as islands do: the token goes along with POST, PUT and DELETE and is renewed once when it is refused.
   * Resolves with the parsed answer. Rejects with a `RequestError`, whose `name` says which; with `isForeground` it also
   * opens the system-error overlay, unless a `catch` sets `error.isHandled = true`.
   */
  request: Toolkit['request']
  /** Opens a dialog and resolves with how it was closed. */
  dialog: Toolkit['dialog']
  /** Gives an element a tooltip; returns what takes it away. */
  tooltip(target: HTMLElement, text: string): () => void
  /** Numbers, relative time, file sizes and messages as the page's language writes them. */
  formats: Toolkit['formats']
  /** Calls `listener` at every event of that name; returns what stops it. */
  on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): () => void
  /**
   * Logs an entry: what kind of thing happened, and what belongs to it, as anything JSON can carry. Entries reach
   * `/api/events/Trace` every 30 seconds and when the page is hidden. Costs next to nothing and never throws.
   */
  log(type: string, data?: unknown): void
  /** What was found on this page and what became of it, as plain JSON. Complete from the event `ready` on; empty before. */
  inspect(): Inspection
}

const ownVersion = '__VERSION__'
const mostLogged = 100 // where the other half never comes, the page must not grow
const secondRun = 'Detected second run, this is bad.' // B8 Console and runtime messages
const noWindow = 'Skerry assumes a window and found none: nothing was started.'

const globalKey = Symbol.for('skerry')
const host = globalThis as { [globalKey]?: Skerry }

// The first bundle on a page wins: a later one, of whatever kind or version, hands out the first one's functions.
host[globalKey] ??= createSkerry()

export const { version, start, stop, scan, define, react, hooks, request, dialog, tooltip, formats, on, log, inspect } =
  host[globalKey]

function createSkerry(): Skerry {
  const registry: BlockDefinition[] = [...blocks]
  const pageBlocks: PageBlockDefinition[] = []
  let runtime: Runtime | null = null
  let wiring: Wiring | null = null
  let coming: Promise<typeof import('./wiring') | null> | null = null
  let removeStubs: (() => void) | null = null
  let removeNotice = () => {}
  let isReady = false
  /** What was logged before the other half is there. */
  const logged: Parameters<Wiring['log']>[] = []
  /** Somebody wants what only the other half has. */
  let isAsked = false
  let given: { readonly options: Partial<Settings>; readonly tag: HTMLScriptElement | undefined } | undefined

  /** Asks for all the code of islands that were found, and for the other half, which takes them from here. */
  function bring(islands: readonly Island[] = []): void {
    afterPaint(async () => {
      const mine = runtime
      if (!mine) return
      if (!isNeeded(mine)) return tellReady()
      // In turns of their own: to ask for a file costs the page half a millisecond.
      const preload = (name: string) => setTimeout(() => mine === runtime && preloadChunks(name))
      const rows = new Set(islands.map(({ definition }) => definition))
      const due = [...rows].filter(({ when }) => typeof when !== 'object' || matchMedia(when.media).matches)
      const drawing = due.filter(({ draws }) => draws !== false)
      // First ask for all the code, then start what is due: no chunk waits for another one. What draws brings React, which
      // would keep the page's own pictures waiting.
      preload('wiring')
      for (const { name, draws } of due) if (draws === false) preload(name)
      preload(languageOf()) // the page's words: `de` is a chunk of that name
      const pictures = pageLoaded()
      if (drawing[0]) pictures.then(() => preload('react'))
      const loaded = await loadWiring()
      if (!loaded || mine !== runtime) return
      removeNotice()
      wiringOf(loaded, mine).bring(pageBlocks)
      await pictures
      for (const { name } of drawing) preload(name) // the wiring knows their files
    })
  }

  const bringAgain = () => bring()

  function loadWiring() {
    coming ??= runChunk('wiring', () => import('./wiring')).catch((error) => {
      console.error('Skerry:', error)
      coming = null // the next block that asks tries again
      removeNotice()
      if (!runtime) return null
      removeNotice = giveBack(runtime.islands(), bringAgain, runChunk(languageOf()))
      // A visitor who goes on asks once more, as one does who touches a block.
      addEventListener('scroll', bringAgain, { once: true, capture: true })
      return null
    })
    return coming
  }

  function wiringOf({ wire }: typeof import('./wiring'), mine: Runtime): Wiring {
    wiring ??= wire({ version: ownVersion, runtime: mine, runChunk, isReady, logged, ...given })
    return wiring
  }

  /** Brings the other half to a page that had no need of it. */
  function ask(): void {
    isAsked = true
    if (!coming) bring()
  }

  /** A function of the toolkit, which loads with its first call. */
  function lend<Name extends keyof Toolkit>(name: Name): Toolkit[Name] {
    const call = async (...all: readonly unknown[]) => {
      ask()
      const mine = runtime
      const loaded = mine && (await loadWiring())
      if (!loaded || mine !== runtime) throw new ChunkLoadError('toolkit', 'Skerry is not running')
      return ((await wiringOf(loaded, mine).loadToolkit())[name] as (...all: readonly unknown[]) => unknown)(...all)
    }
    // It passes on what it is called with, so it is what it lends.
    return call as Toolkit[Name]
  }

  /** Whether a page has anything for the other half to do. */
  function isNeeded({ islands }: Runtime): boolean {
    const { options, tag } = given ?? {}
    return Boolean(
      isAsked ||
        islands()[0] ||
        pageBlocks[0] ||
        document.querySelector('.sqs-block,[data-date]') ||
        options?.debug ||
        tag?.dataset.debug !== undefined ||
        hasContext(),
    )
  }

  function tellReady(): void {
    if (isReady) return
    isReady = true
    document.dispatchEvent(new CustomEvent('skerry:ready', { detail: { version: ownVersion, found: 0 } }))
  }

  return {
    version: ownVersion,
    start(options = {}, tag) {
      if (typeof window === 'undefined') return console.warn(noWindow)
      if (runtime) return console.warn(secondRun)
      origin.nonce = options.nonce ?? tag?.nonce ?? ''
      given = { options, tag }
      removeStubs = stubVendorGlobals(() => runChunk('standins', () => import('./standins/index')))
      runtime = startRuntime({ registry, bring, onScanned: bring })
    },
    stop() {
      runtime?.stop()
      wiring?.stop()
      removeStubs?.()
      removeNotice()
      runtime = wiring = removeStubs = null
      isReady = false
    },
    scan: (root) => runtime?.scan(root),
    define(definition) {
      if ([...registry, ...pageBlocks].some(({ name }) => name === definition.name)) {
        throw new BlockError(`A block named "${definition.name}" is defined already.`)
      }
      // The registry keeps blocks of all props; each view only ever meets what its own `parse` returned.
      if ('wants' in definition) {
        pageBlocks.push(definition as PageBlockDefinition)
        bring()
      } else {
        registry.push(definition as BlockDefinition)
        runtime?.define(definition as BlockDefinition)
      }
    },
    react: async () => (await runChunk('react', () => import('./runtime/mountViews'))).React,
    hooks: lend('hooks'),
    request: lend('request'),
    dialog: lend('dialog'),
    formats: lend('formats'),
    tooltip(target, text) {
      const coming = lend('tooltip')(target, text).catch(console.warn)
      return () => void coming.then((remove) => remove?.())
    },
    on(name, listener) {
      const listen = (event: Event) => listener((event as CustomEvent).detail)
      document.addEventListener(`skerry:${name}`, listen)
      return () => document.removeEventListener(`skerry:${name}`, listen)
    },
    log(...entry) {
      if (wiring) wiring.log(...entry)
      else if (logged.length < mostLogged) logged.push(entry)
      ask()
    },
    inspect: () => wiring?.inspect() ?? { version: ownVersion, pageType: 'unknown', blocks: [] },
  }
}

function languageOf(): string {
  return document.documentElement.lang.slice(0, 2)
}
