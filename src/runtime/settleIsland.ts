import { recordChanges } from '../browser/elementChanges'
import { BlockError } from '../errors/BlockError'
import { isChunkLoadError } from '../errors/ChunkLoadError'
import { enterState, type Island } from './island'
import { takeBack } from './keepClicks'
import { keepHeight } from './keepHeight'
import { replayInteraction } from './replayInteraction'
import { undoFirst } from './undoFirst'

/** Called for islands after their code has loaded. */
export interface IslandListener {
  /** Its code has loaded. Its markup is parsed next. */
  readonly onLoad: (island: Island) => void
  readonly onMount: (island: Island) => void
  readonly onSkip: (island: Island) => void
  /** `keepsBox`: the block is empty, but its box keeps its size. */
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
export function settleIslands(
  { onMount, onSkip, onError }: IslandListener,
  load: (island: Island) => void,
): SettleIsland {
  /** Functions that undo what is done to blocks that failed: they keep their height, or are hidden. */
  const releases = new WeakMap<Island, () => void>()

  const letGo = (island: Island) => {
    releases.get(island)?.()
    releases.delete(island)
  }

  const hold = (island: Island, release: () => void) => {
    releases.set(island, release)
    undoFirst(island, () => letGo(island))
  }

  const retry = (island: Island) => {
    if (island.state !== 'failed') return
    if (leavesNothing(island)) letGo(island)
    enterState(island, 'loading')
    load(island)
  }

  const skip = (island: Island) => {
    enterState(island, 'skipped', null, 'Nothing to do in this markup. See data-debug.')
    island.definition.giveBack?.()
    letGo(island)
    onSkip(island)
    replayInteraction(island)
  }

  return {
    mount(island) {
      enterState(island, 'mounted')
      letGo(island)
      onMount(island)
      replayInteraction(island)
    },
    skip,
    fail(island, thrown) {
      const { state, element, definition } = island
      if (state === 'failed' || state === 'gone') return
      island.ready = null
      // A notice says that it failed. What the visitor pressed until then counts once, with the retry or the next press.
      takeBack(island)
      if (island.interaction) island.interaction.log = []
      if (thrown === null) return skip(island)
      const error = thrown instanceof Error ? thrown : new BlockError(String(thrown), { cause: thrown })
      const { offsetHeight } = element
      letGo(island)
      enterState(island, 'failed', error)
      definition.giveBack?.()
      const isHidden = leavesNothing(island)
      const keepsHeight = !isHidden && isChunkLoadError(error)
      const release = isHidden ? hide(element) : keepsHeight && keepHeight(element, offsetHeight)
      if (release) hold(island, release)
      island.retry = () => retry(island)
      onError(island, error, Boolean(definition.keepsLook) || (!isHidden && releases.has(island)))
    },
  }
}

/** Whether nothing of a block remains on the page while it is failed. */
function leavesNothing({ definition }: Island): boolean {
  return definition.fallback === 'nothing'
}

/** Hides an element. Returns a function that restores the server's `hidden`. */
function hide(element: Element): () => void {
  const changes = recordChanges()
  changes.attribute(element, 'hidden', '')
  return changes.undo
}
