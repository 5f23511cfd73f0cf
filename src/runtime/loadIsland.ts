import { BlockError } from '../errors/BlockError'
import { isChunkLoadError } from '../errors/ChunkLoadError'
import type { Page } from '../model/page/page'
import type { RunChunk } from './chunks'
import type { BlockDefinition, BlockModule } from './defineBlock'
import { showAsServed } from './early'
import type { Island } from './island'
import { createQueue, type MountViews, nextTurn } from './queue'
import { replayInteraction } from './replayInteraction'

/** What becomes of an island, told as it happens. */
export interface IslandListener {
  /** Its code is there and reads the server's markup next. */
  readonly onLoad: (island: Island) => void
  readonly onMount: (island: Island) => void
  /** `keepsBox`: its box stays as large as it was, though nothing of it is there. */
  readonly onError: (island: Island, error: Error, keepsBox: boolean) => void
}

export interface IslandLoaderOptions {
  readonly loadChunk: RunChunk
  readonly page: () => Page
  /** Loads modules of the page's rollups for a block, by its selector. */
  readonly loadModules: (names: readonly string[], page: Page, trigger: string) => Promise<void>
  readonly listener: IslandListener
}

/** Takes an island whose moment has come through its steps: code, markup read, mounted. */
export type LoadIsland = (island: Island) => Promise<void>

/** Makes the loader of a page: it keeps React and the mount queue that the islands share. */
export function createIslandLoader({ loadChunk, page, loadModules, listener }: IslandLoaderOptions): LoadIsland {
  const enqueue = createQueue({ onMounted, onFailed: fail })
  let views: Promise<MountViews> | undefined
  /** What lets go of the boxes of blocks whose code did not come. */
  const boxes = new WeakMap<Island, () => void>()

  async function load(island: Island): Promise<void> {
    const { definition } = island
    const startedAt = performance.now()
    try {
      const [module, mountViews] = await Promise.all([
        loadChunk(definition.name, definition.load),
        definition.draws === false ? undefined : loadViews(),
        definition.rollups && loadModules(definition.rollups, page(), definition.selector),
      ])
      island.times.load = performance.now() - startedAt
      if (!island.isWanted) return
      checkModule(definition, module)
      listener.onLoad(island)
      const parsedAt = performance.now()
      const props = parse(island, module)
      island.times.parse = performance.now() - parsedAt
      if (props === null) return skip(island)
      const prepared = module.prepare ? await module.prepare(props) : props
      if (!island.isWanted) return
      island.ready = { module, props: prepared }
      enqueue(island, mountViews)
    } catch (error) {
      fail(island, error)
    }
  }

  function parse(island: Island, module: BlockModule<unknown>): unknown {
    try {
      return module.parse(island.element, page())
    } catch (error) {
      if (module.attachFailure) island.undo = module.attachFailure(island.element)
      throw error
    }
  }

  function loadViews(): Promise<MountViews> {
    views ??= loadChunk('react', () => import('./mountViews')).then(async ({ warmUp, mountViews }) => {
      warmUp()
      await nextTurn()
      return mountViews
    })
    views.catch(() => {
      // The islands that asked have failed; the next one that asks tries again.
      views = undefined
    })
    return views
  }

  function onMounted(island: Island): void {
    island.state = 'mounted'
    boxes.get(island)?.()
    listener.onMount(island)
    replayInteraction(island)
  }

  function skip(island: Island): void {
    island.state = 'skipped'
    island.reason = 'Nothing to do in this markup.'
    showAsServed(island, true)
    boxes.get(island)?.()
    replayInteraction(island)
  }

  function fail(island: Island, thrown: unknown): void {
    if (!island.isWanted || island.state === 'failed') return
    const isMounted = island.state === 'mounted'
    const error = thrown instanceof Error ? thrown : new BlockError(String(thrown), { cause: thrown })
    island.state = 'failed'
    island.error = error
    island.reason = error.message
    island.ready = null
    const { element, definition } = island
    const { offsetHeight } = element
    if (!definition.keepsLook) showAsServed(island, true)
    if (definition.fallback === 'nothing') element.hidden = true
    else if (isChunkLoadError(error) && !isMounted) keepHeight(island, offsetHeight)
    island.retry = () => {
      if (island.state !== 'failed') return
      showAsServed(island, false)
      if (definition.fallback === 'nothing') element.hidden = false
      island.state = 'loading'
      island.error = null
      island.reason = ''
      void load(island)
    }
    listener.onError(island, error, Boolean(definition.keepsLook) || boxes.has(island))
  }

  /** Where the room that was reserved for it is gone, so that what is below stays where it is until the next try. */
  function keepHeight(island: Island, px: number): void {
    const { element } = island
    const { style, offsetHeight } = element
    if (offsetHeight >= px) return
    const served = style.minBlockSize
    const hadStyle = element.hasAttribute('style')
    style.minBlockSize = `${px}px`
    // Most boxes have it with their padding, some without.
    if (element.offsetHeight > px) style.minBlockSize = `${2 * px - element.offsetHeight}px`
    island.undo = () => {
      if (!boxes.delete(island)) return
      style.minBlockSize = served
      if (!hadStyle && element.getAttribute('style') === '') element.removeAttribute('style')
    }
    boxes.set(island, island.undo)
  }

  return load
}

function checkModule(definition: BlockDefinition, module: BlockModule<unknown>): void {
  const needed = definition.draws === false ? 'attach' : 'view'
  if (typeof module.parse === 'function' && needed in module) return
  throw new BlockError(
    `The module of block "${definition.name}" must export parse and ${needed}. Its definition says draws: ${definition.draws !== false}.`,
  )
}
