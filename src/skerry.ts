import { blocks } from '../blocks/index'
import type { HostCart } from './data/cart/hostCart'
import { BlockError } from './errors/BlockError'
import { ChunkLoadError } from './errors/ChunkLoadError'
import { NotRunningError } from './errors/NotRunningError'
import { SkerryError } from './errors/SkerryError'
import { createEventLog } from './eventLog'
import type { Events } from './events'
import { incompleteDefinition, nameTaken, notRunning, noWindow, secondRun } from './messages'
import type { Settings } from './model/page/settings'
import { hostLoads, origin, runChunk } from './runtime/chunks'
import type { BlockDefinition } from './runtime/defineBlock'
import type { PageBlockDefinition } from './runtime/definePageBlock'
import type { Inspection } from './runtime/inspect'
import { type Session, startSession } from './session'
import type { Toolkit } from './toolkit'

/**
 * The public interface of Skerry: the exports of every bundle and the global `Skerry`.
 */
export interface Skerry {
  /** The version of the bundle that runs. */
  readonly version: string
  /**
   * Starts on this document: scans, mounts blocks that are due and watches for new ones. Takes the settings that differ
   * from the defaults; they override the attributes of the script tag. A second start, from any bundle, logs the
   * second-run message (B8) and does nothing; without a window it warns and does nothing.
   */
  start(options?: Partial<Settings>, tag?: HTMLScriptElement | null): void
  /** Stops everything and restores the page as the server sent it. */
  stop(): void
  /** Mounts the blocks inside `root`, including itself (default: the document), for templates that insert markup. */
  scan(root?: Document | Element): void
  /**
   * Adds your own block to the registry, before or after `start`. Takes its definition; one with `wants` instead of a
   * selector is a block that depends on the page's settings. Throws a `BlockError` if the name is taken or something is
   * missing, and a `SyntaxError` if the selector is invalid.
   */
  define<Props>(definition: BlockDefinition<Props> | PageBlockDefinition<Props>): void
  /**
   * The React that renders islands, loaded on demand. If your own block has a `view`, import its hooks from here,
   * because hooks work with only one copy of React.
   */
  react(): Promise<typeof import('react')>
  /**
   * Hooks of our own islands, loaded on demand, with the React of `react()`: `useAsync` fetches while a component is
   * mounted, `useServerElement` changes an element of the server's markup in place and restores it, and the component
   * `Plural` chooses a text by number.
   */
  hooks: Toolkit['hooks']
  /**
   * Sends a request as islands do: POST, PUT and DELETE include the token, which is renewed once if it is rejected.
   * Resolves with the parsed response. Rejects with a `RequestError`, whose `name` is its type. With `isForeground`, it
   * also opens the system-error overlay, unless a `catch` sets `error.isHandled = true`.
   */
  request: Toolkit['request']
  /** Opens a dialog and resolves with how it was closed. An unknown `kind` is rejected with a `TypeError`. */
  dialog: Toolkit['dialog']
  /** Adds a tooltip to an element. Returns a function that removes it. Warns if there is no element. */
  tooltip(target: HTMLElement, text: string): () => void
  /** Formats numbers, relative times, file sizes and messages in the page's language. */
  formats: Toolkit['formats']
  /**
   * Services of the site, loaded on the first call: experiments, header and footer, languages, places, the event
   * service, the events of admins, the member's logout, whether this is the page's first start, and whether a visit may
   * be recorded.
   */
  services: Toolkit['services']
  /** The visitor's cart, loaded on the first call. Malformed arguments are rejected with a `TypeError`. */
  readonly cart: HostCart & {
    /** Shows the cart in a drawer. On the cart page, focuses the cart. Resolves once the drawer is drawn. */
    open(): Promise<void>
  }
  /**
   * Calls `listener` for every event of that name. `ready`, `consent` and `cart` describe a state: a listener that is
   * added later is called with the latest one. Returns a function that stops it.
   */
  on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): () => void
  /**
   * Logs an entry: its type, and data that JSON supports. Entries are sent to `/api/events/Trace` every 30 seconds and
   * when the page is hidden. It takes almost no time and never throws.
   */
  log(type: string, data?: unknown): void
  /**
   * The base class of Skerry's errors. It is abstract: throw a `BlockError`, or a class of your own that extends it.
   */
  readonly SkerryError: typeof SkerryError
  /** A block cannot work with its markup or definition. A block of your own can throw it from `parse`. */
  readonly BlockError: typeof BlockError
  /** Code failed to load. A block of your own can throw it, so that visitors are offered a retry. */
  readonly ChunkLoadError: typeof ChunkLoadError
  /** The blocks on this page and their states, as plain JSON. Complete after the event `ready`; empty before. */
  inspect(): Inspection
}

/** A definition as scripts without types may pass it. */
type HostRow = Partial<BlockDefinition & PageBlockDefinition>

const version = '__VERSION__'
const maxLogged = 100 // if the wiring never loads, the list must not grow

const globalKey = Symbol.for('skerry')
const host = globalThis as { [globalKey]?: Skerry }

// The first bundle on a page wins. A later one, of any kind or version, exports the first one's functions.
host[globalKey] ??= createSkerry()

/** The single Skerry of a page. */
export const skerry: Skerry = host[globalKey]

function createSkerry(): Skerry {
  const registry: BlockDefinition[] = [...blocks]
  const pageBlocks: PageBlockDefinition[] = []
  /** The entries logged before the wiring loads. */
  const logged: Parameters<Skerry['log']>[] = []
  let session: Session | null = null
  const events = createEventLog()

  const loadOnCall = <Name extends keyof Toolkit>(name: Name) => callLater(name, () => session?.loadToolkit())

  return {
    version,
    start(options = {}, tag = origin.tag) {
      if (typeof window === 'undefined') return console.warn(noWindow)
      if (session) return console.warn(secondRun)
      events.start()
      session = startSession({ version, registry, pageBlocks, logged, options, tag })
    },
    stop() {
      session?.stop()
      session = null
      events.stop()
    },
    scan: (root) => session?.runtime.scan(root),
    // The registry holds blocks with different props; each view only receives the result of its own `parse`.
    define: ((row?: HostRow) => {
      if (!row?.name || !row.load || (!row.wants && !row.selector)) throw new BlockError(incompleteDefinition)
      if ([...registry, ...pageBlocks].some(({ name }) => name === row.name)) throw new BlockError(nameTaken(row.name))
      // Throws if the selector is invalid, which would otherwise fail every later scan of the page.
      globalThis.document?.querySelector(row.wants ? (row.dropzone ?? '*') : row.selector!)
      hostLoads.add(row.load)
      if (row.wants) {
        pageBlocks.push(row as PageBlockDefinition)
        session?.load()
      } else {
        registry.push(row as BlockDefinition)
        session?.runtime.define(row as BlockDefinition)
      }
    }) as Skerry['define'],
    react: async () => (await runChunk('react', () => import('./runtime/mountViews'))).React,
    hooks: loadOnCall('hooks'),
    request: loadOnCall('request'),
    dialog: loadOnCall('dialog'),
    formats: loadOnCall('formats'),
    services: loadOnCall('services'),
    tooltip: (target, text) => undoLater(loadOnCall('tooltip')(target, text)),
    cart: cartOnCall(loadOnCall('cart'), loadOnCall('openCart')),
    on: events.on,
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

function cartOnCall(load: Toolkit['cart'], open: Toolkit['openCart']): Skerry['cart'] {
  return {
    open,
    get: callLater('get', load),
    add: callLater('add', load),
    update: callLater('update', load),
    remove: callLater('remove', load),
    on: (...args) => undoLater(load().then((cart) => cart.on(...args))),
  }
}

/** Returns a function that undoes what was started, even if it is called before that has finished. */
function undoLater(started: Promise<(() => void) | undefined>): () => void {
  const undo = started.catch(console.warn)
  return () => void undo.then((run) => run?.())
}

/** Returns a function of an object, such as the toolkit, which loads when the function is called. */
function callLater<Owner, Name extends keyof Owner>(
  name: Name,
  load: () => Promise<Owner | null> | undefined,
): Owner[Name] {
  const call = async (...args: readonly unknown[]) => {
    const owner = await load()
    if (!owner) throw new NotRunningError(notRunning)
    return (owner[name] as (...args: readonly unknown[]) => unknown)(...args)
  }
  // It passes its arguments on, so it has the type of the function that it calls.
  return call as Owner[Name]
}
