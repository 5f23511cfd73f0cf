import { blocks } from '../blocks/index'
import { BlockError } from './errors/BlockError'
import type { Settings } from './model/settings'
import { loadChunk, origin } from './runtime/chunks'
import type { BlockDefinition } from './runtime/defineBlock'
import { showAsServed } from './runtime/early'
import type { Inspection } from './runtime/inspect'
import { type Runtime, startRuntime } from './runtime/runtime'
import { stubVendorGlobals } from './runtime/stubs'
import type { Events, Wiring } from './wiring'

export { BlockError } from './errors/BlockError'
export { ChunkLoadError } from './errors/ChunkLoadError'
export { SkerryError } from './errors/SkerryError'
export type { Page } from './model/page'
export type { Settings } from './model/settings'
export type { BehavingBlock, BlockDefinition, BlockModule, DrawingBlock, Parse, When } from './runtime/defineBlock'
export type { InspectedBlock, Inspection } from './runtime/inspect'
export type { Events } from './wiring'

/**
 * What the outside sees of Skerry: the exports of every bundle and the global `Skerry`.
 *
 * This file is the half that every page carries. The other half, which joins the rooms, is `wiring.ts`; it comes with the
 * code of the first block, in the same turn.
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
   * Adds a block of your own to the registry, before or after `start`. Takes its definition. Throws a `BlockError`
   * where the name is taken.
   */
  define<Props>(definition: BlockDefinition<Props>): void
  /**
   * The React that draws islands, loaded on demand: a block of your own that has a `view` must take its hooks from here,
   * because hooks work with one copy of React only.
   */
  react(): Promise<typeof import('react')>
  /** Calls `listener` at every event of that name; returns what stops it. */
  on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): () => void
  /** What was found on this page and what became of it, as plain JSON. Complete from the event `ready` on; empty before. */
  inspect(): Inspection
}

const ownVersion = '__VERSION__'
const secondRun = 'Detected second run, this is bad.' // B8 Console and runtime messages
const noWindow = 'Skerry found no window and assumes the window context of a page: nothing was started.'

const globalKey = Symbol.for('skerry')
const host = globalThis as { [globalKey]?: Skerry }

// The first bundle on a page wins: a later one, of whatever kind or version, hands out the first one's functions.
host[globalKey] ??= createSkerry()

export const { version, start, stop, scan, define, react, on, inspect } = host[globalKey]

function createSkerry(): Skerry {
  const registry: BlockDefinition[] = [...blocks]
  let runtime: Runtime | null = null
  let wiring: Wiring | null = null
  let loading: Promise<Wiring | null> | null = null
  let removeStubs: (() => void) | null = null
  let starts = 0
  let given: { readonly options: Partial<Settings>; readonly tag: HTMLScriptElement | undefined } | undefined

  /** The other half; null where it did not come, or came after a stop. */
  function loadWiring(): Promise<Wiring | null> {
    const mine = starts
    loading ??= loadChunk('wiring', () => import('./wiring')).then(
      ({ wire }) => {
        if (mine === starts && runtime) {
          wiring = wire({ version: ownVersion, loadChunk, ...given })
          wiring.watch(runtime)
        }
        return wiring
      },
      (error) => {
        console.error('Skerry:', error)
        loading = null // the next block that asks tries again
        return null
      },
    )
    return loading
  }

  return {
    version: ownVersion,
    start(options = {}, tag) {
      if (typeof window === 'undefined') return console.warn(noWindow)
      if (runtime) return console.warn(secondRun)
      origin.nonce = options.nonce ?? tag?.nonce ?? ''
      given = { options, tag }
      removeStubs = stubVendorGlobals()
      runtime = startRuntime({
        registry,
        async bring(island) {
          const wired = await loadWiring()
          if (!wired) {
            island.state = 'waiting'
            showAsServed(island, true)
          } else {
            if (island.isWanted) wired.loadIsland(island)
            wired.ready(runtime?.islands() ?? [])
          }
        },
        onScanned: async () => (await loadWiring())?.ready(runtime?.islands() ?? []),
      })
    },
    stop() {
      starts++
      runtime?.stop()
      wiring?.stop()
      removeStubs?.()
      runtime = wiring = loading = removeStubs = null
    },
    scan: (root) => runtime?.scan(root),
    define(definition) {
      if (registry.some(({ name }) => name === definition.name)) {
        throw new BlockError(`A block named "${definition.name}" is defined already.`)
      }
      // The registry keeps blocks of all props; each view only ever meets what its own `parse` returned.
      const row = definition as BlockDefinition
      registry.push(row)
      runtime?.define(row)
    },
    react: async () => (await loadChunk('react', () => import('./runtime/mountViews'))).React,
    on(name, listener) {
      const listen = (event: Event) => listener((event as CustomEvent).detail)
      document.addEventListener(`skerry:${name}`, listen)
      return () => document.removeEventListener(`skerry:${name}`, listen)
    },
    inspect: () =>
      wiring?.inspect(runtime?.islands() ?? []) ?? { version: ownVersion, pageType: 'unknown', blocks: [] },
  }
}
