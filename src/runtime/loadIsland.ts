import { BlockError } from '../errors/BlockError'
import type { Page } from '../model/page/page'
import { checkUndo } from './checkUndo'
import type { RunChunk } from './chunks'
import { incompleteModule, unknownWhen } from './codeMessages'
import type { BlockDefinition, BlockModule, When } from './defineBlock'
import type { Island } from './island'
import { isParsed } from './isParsed'
import { createQueue, type MountViews, nextTurn } from './queue'
import { type IslandListener, settleIslands } from './settleIsland'
import { undoFirst } from './undoFirst'

const moments: readonly unknown[] = ['now', 'idle', 'visible', 'interaction'] satisfies readonly When[]
const lookEveryMs = 50 // while the server is sending the block

export interface IslandLoaderOptions {
  readonly loadChunk: RunChunk
  readonly page: () => Page
  /** Loads modules of the page's rollups for a block, by its selector. */
  readonly loadModules: (names: readonly string[], page: Page, trigger: string) => Promise<void>
  readonly listener: IslandListener
}

/** Loads an island that is due: loads its code, parses its markup and mounts it. */
export type LoadIsland = (island: Island) => Promise<void>

/** Creates the loader of a page, with React and the mount queue that the islands share. */
export function createIslandLoader({ loadChunk, page, loadModules, listener }: IslandLoaderOptions): LoadIsland {
  const settle = settleIslands(listener, load)
  const enqueue = createQueue({ onMounted: settle.mount, onFailed: settle.fail })
  const loadViews = createViewLoader(loadChunk)

  const loadCode = ({ name, load, draws, rollups, selector }: BlockDefinition) =>
    Promise.all([
      loadChunk(name, load),
      draws === false ? undefined : loadViews(),
      rollups && loadModules(rollups, page(), selector),
    ])

  async function load(island: Island): Promise<void> {
    const startedAt = performance.now()
    try {
      checkWhen(island.definition)
      const [module, mountViews] = await loadCode(island.definition)
      island.times.load = performance.now() - startedAt
      // It may have been clicked while the server was still sending it.
      while (island.state === 'loading' && !isParsed(island.element))
        await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
      if (island.state !== 'loading') return
      checkModule(island.definition, module)
      listener.onLoad(island)
      const props = parse(island, module, page())
      if (props === null) return settle.skip(island)
      const prepared = module.prepare ? await module.prepare(props) : props
      if (island.state !== 'loading') return
      island.ready = { module, props: prepared }
      enqueue(island, mountViews)
    } catch (error) {
      settle.fail(island, error)
    }
  }

  return load
}

/** Loads the code that draws islands, once. After a failure, the next island that needs it tries again. */
function createViewLoader(loadChunk: RunChunk): () => Promise<MountViews> {
  let views: Promise<MountViews> | undefined
  return () => {
    views ??= loadChunk('react', () => import('./mountViews')).then(async ({ warmUp, mountViews }) => {
      warmUp()
      await nextTurn()
      return mountViews
    })
    views.catch(() => {
      views = undefined
    })
    return views
  }
}

function parse(island: Island, module: BlockModule<unknown>, page: Page): unknown {
  const startedAt = performance.now()
  try {
    return module.parse(island.element, page)
  } catch (error) {
    showFailure(island, module)
    throw error
  } finally {
    island.times.parse = performance.now() - startedAt
  }
}

/** Lets the block show visitors that `parse` failed. Its own error is reported in addition to that of `parse`. */
function showFailure(island: Island, { attachFailure }: BlockModule<unknown>): void {
  try {
    if (!attachFailure) return
    undoFirst(island, checkUndo(attachFailure(island.element), island.definition.name, 'attachFailure'))
  } catch (error) {
    reportError(error)
  }
}

/** Throws if the block's `when` is unknown. Such a block is loaded at once. */
function checkWhen({ name, when = 'visible' }: BlockDefinition): void {
  if (moments.includes(when) || Object(when).media) return
  throw new BlockError(unknownWhen(name, when))
}

function checkModule({ name, draws = true }: BlockDefinition, module: BlockModule<unknown>): void {
  const needed = draws ? 'view' : 'attach'
  if (typeof module.parse === 'function' && needed in module) return
  throw new BlockError(incompleteModule(name, needed, draws))
}
