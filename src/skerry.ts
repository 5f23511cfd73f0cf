import { blocks } from '../blocks/index'
import { BlockError } from './errors/BlockError'
import { ChunkLoadError } from './errors/ChunkLoadError'
import { SkerryError } from './errors/SkerryError'
import type { Events } from './events'
import type { Settings } from './model/page/settings'
import { runChunk } from './runtime/chunks'
import type { BlockDefinition } from './runtime/defineBlock'
import type { PageBlockDefinition } from './runtime/definePageBlock'
import type { Inspection } from './runtime/inspect'
import { type Session, startSession } from './session'
import type { Toolkit } from './toolkit'

/**
 * What the outside sees of Skerry: the exports of every bundle and the global `Skerry`.
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
  /** The classes of errors that other code may throw, or tell apart by `name`. */
  readonly SkerryError: typeof SkerryError
  readonly BlockError: typeof BlockError
  readonly ChunkLoadError: typeof ChunkLoadError
  /** What was found on this page and what became of it, as plain JSON. Complete from the event `ready` on; empty before. */
  inspect(): Inspection
}

const version = '__VERSION__'
const maxLogged = 100 // if the wiring never loads, the page must not grow
const secondRun = 'Detected second run, this is bad.' // B8 Console and runtime messages
const noWindow = 'Skerry needs a browser window: nothing was started.'

const globalKey = Symbol.for('skerry')
const host = globalThis as { [globalKey]?: Skerry }

// The first bundle on a page wins: a later one, of whatever kind or version, hands out the first one's functions.
host[globalKey] ??= createSkerry()

/** The one Skerry of a page. */
export const skerry: Skerry = host[globalKey]

function createSkerry(): Skerry {
  const registry: BlockDefinition[] = [...blocks]
  const pageBlocks: PageBlockDefinition[] = []
  /** What was logged before the wiring has loaded. */
  const logged: Parameters<Skerry['log']>[] = []
  let session: Session | null = null

  const loadOnCall = <Name extends keyof Toolkit>(name: Name) => callToolkit(name, () => session?.loadToolkit())

  return {
    version,
    start(options = {}, tag) {
      if (typeof window === 'undefined') return console.warn(noWindow)
      if (session) return console.warn(secondRun)
      session = startSession({ version, registry, pageBlocks, logged, options, tag })
    },
    stop() {
      session?.stop()
      session = null
    },
    scan: (root) => session?.runtime.scan(root),
    define(definition) {
      if ([...registry, ...pageBlocks].some(({ name }) => name === definition.name)) {
        throw new BlockError(`A block named "${definition.name}" is defined already.`)
      }
      // The registry keeps blocks of all props; each view only ever meets what its own `parse` returned.
      if ('wants' in definition) {
        pageBlocks.push(definition as PageBlockDefinition)
        session?.load()
      } else {
        registry.push(definition as BlockDefinition)
        session?.runtime.define(definition as BlockDefinition)
      }
    },
    react: async () => (await runChunk('react', () => import('./runtime/mountViews'))).React,
    hooks: loadOnCall('hooks'),
    request: loadOnCall('request'),
    dialog: loadOnCall('dialog'),
    formats: loadOnCall('formats'),
    tooltip(target, text) {
      const removal = loadOnCall('tooltip')(target, text).catch(console.warn)
      return () => void removal.then((remove) => remove?.())
    },
    on(name, listener) {
      const listen = (event: Event) => listener((event as CustomEvent).detail)
      document.addEventListener(`skerry:${name}`, listen)
      return () => document.removeEventListener(`skerry:${name}`, listen)
    },
    log(...entry) {
      if (session?.log(...entry)) return
      if (logged.length < maxLogged) logged.push(entry)
      session?.load(true)
    },
    SkerryError,
    BlockError,
    ChunkLoadError,
    inspect: () => session?.inspect() ?? { version, pageType: 'unknown', blocks: [] },
  }
}

/** A function of the toolkit, which loads with its first call. */
function callToolkit<Name extends keyof Toolkit>(
  name: Name,
  loadToolkit: () => Promise<Toolkit | null> | undefined,
): Toolkit[Name] {
  const call = async (...args: readonly unknown[]) => {
    const toolkit = await loadToolkit()
    if (!toolkit) throw new ChunkLoadError('toolkit', 'Skerry is not running')
    return (toolkit[name] as (...args: readonly unknown[]) => unknown)(...args)
  }
  // It passes its arguments on, so it has the type of what it calls.
  return call as Toolkit[Name]
}
