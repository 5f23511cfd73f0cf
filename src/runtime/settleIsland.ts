import { BlockError } from '../errors/BlockError'
import { isChunkLoadError } from '../errors/ChunkLoadError'
import { enterState, type Island } from './island'
import { keepHeight } from './keepHeight'
import { replayInteraction } from './replayInteraction'

/** Called for islands after their code has loaded. */
export interface IslandListener {
  /** Its code has loaded. Its markup is parsed next. */
  readonly onLoad: (island: Island) => void
  readonly onMount: (island: Island) => void
  /** `keepsBox`: its box keeps its size, although it is empty. */
  readonly onError: (island: Island, error: Error, keepsBox: boolean) => void
}

/** The three results of loading an island. */
export interface SettleIsland {
  readonly mount: (island: Island) => void
  /** There is nothing to do in its markup. */
  readonly skip: (island: Island) => void
  readonly fail: (island: Island, thrown: unknown) => void
}

/** Ends the loading of islands. Takes a listener, and a function that loads an island again. */
export function settleIslands({ onMount, onError }: IslandListener, load: (island: Island) => void): SettleIsland {
  /** Functions that release the heights of blocks whose code failed to load. */
  const heights = new WeakMap<Island, () => void>()

  const letGo = (island: Island) => {
    heights.get(island)?.()
    heights.delete(island)
  }

  const holdHeight = (island: Island, px: number) => {
    const release = keepHeight(island.element, px)
    if (!release) return
    heights.set(island, release)
    island.undo = () => letGo(island)
  }

  const retry = (island: Island) => {
    if (island.state !== 'failed') return
    enterState(island, 'loading')
    load(island)
  }

  return {
    mount(island) {
      enterState(island, 'mounted')
      letGo(island)
      onMount(island)
      replayInteraction(island)
    },
    skip(island) {
      enterState(island, 'skipped', null, 'Nothing to do in this markup.')
      letGo(island)
      replayInteraction(island)
    },
    fail(island, thrown) {
      const { state, element, definition } = island
      if (state === 'failed' || state === 'gone') return
      const error = thrown instanceof Error ? thrown : new BlockError(String(thrown), { cause: thrown })
      const { offsetHeight } = element
      island.ready = null
      enterState(island, 'failed', error)
      if (definition.fallback !== 'nothing' && isChunkLoadError(error) && state !== 'mounted')
        holdHeight(island, offsetHeight)
      island.retry = () => retry(island)
      onError(island, error, Boolean(definition.keepsLook) || heights.has(island))
    },
  }
}
