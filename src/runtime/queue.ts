import { checkUndo } from './checkUndo'
import type { BehavingBlock, DrawingBlock } from './defineBlock'
import type { Island } from './island'
import type { ViewToMount } from './mountViews'
import { undoFirst } from './undoFirst'

/** Renders a batch; the lazily loaded React part of the runtime. */
export type MountViews = (views: readonly ViewToMount[]) => (() => void)[]

const sliceMs = 8
const batchSize = 8

/** Called with the result of each island. */
export interface QueueListener {
  readonly onMounted: (island: Island) => void
  readonly onFailed: (island: Island, error: unknown) => void
}

/**
 * Mounts islands that are ready in small batches, each rendered in one flush, and yields to the page after 8 ms. Even a
 * thousand islands do not block it.
 */
export function createQueue({ onMounted, onFailed }: QueueListener): (island: Island, mountViews?: MountViews) => void {
  const behaving: Island[] = []
  const drawing: Island[] = []
  let draw: MountViews | undefined
  let isRunning = false

  const run = async () => {
    let startedAt = performance.now()
    try {
      while (behaving.length + drawing.length > 0) {
        if (behaving.length > 0) attachAll(behaving.splice(0, batchSize))
        else mountAll(drawing.splice(0, batchSize))
        if (performance.now() - startedAt < sliceMs) continue
        await nextTurn()
        startedAt = performance.now()
      }
    } finally {
      isRunning = false
    }
  }

  const attachAll = (islands: readonly Island[]) => {
    for (const island of islands) {
      if (!isStillReady(island)) continue
      const startedAt = performance.now()
      try {
        const undo = attach(island, onFailed)
        if (isStillReady(island)) finish(island, undo, startedAt)
        else if (island.state === 'gone') undo()
        else undoFirst(island, undo) // it failed while it was attached
      } catch (error) {
        onFailed(island, error)
      }
    }
  }

  const mountAll = (islands: readonly Island[]) => {
    const wanted = islands.filter(isStillReady)
    const startedAt = performance.now()
    const undos = draw!(wanted.map((island) => viewOf(island, onFailed)))
    wanted.forEach((island, index) => {
      if (island.state === 'failed' || island.state === 'skipped') return
      if (island.state === 'gone') undos[index]!()
      else finish(island, undos[index]!, startedAt)
    })
  }

  const finish = (island: Island, undo: () => void, startedAt: number) => {
    island.undo = undo
    island.times.mount = performance.now() - startedAt
    island.ready = null
    onMounted(island)
  }

  return (island, mountViews) => {
    draw ??= mountViews
    if (mountViews) drawing.push(island)
    else behaving.push(island)
    if (isRunning) return
    isRunning = true
    // In a microtask, so that islands that become ready together are rendered together.
    queueMicrotask(run)
  }
}

/** Starts the behaviour of a block without a view. Returns the function that undoes it. */
function attach(island: Island, onFailed: QueueListener['onFailed']): () => void {
  const { module, props } = island.ready!
  // The definition declares a block without a view, and `load` checked that its module has `attach`.
  const block = module as BehavingBlock<unknown>
  const undo = block.attach(island.element, props, (error) => onFailed(island, error))
  return checkUndo(undo, island.definition.name, 'attach')
}

function isStillReady(island: Island): boolean {
  return island.state === 'loading' && island.ready !== null
}

function viewOf(island: Island, onFailed: QueueListener['onFailed']): ViewToMount {
  const { module, props } = island.ready!
  // The definition declares a block with a view, and `load` checked that its module has a `view`.
  const { view, place = 'inside' } = module as DrawingBlock<unknown>
  return {
    element: island.element,
    // `defineBlock` ensures that the view accepts what `parse` returns.
    view: view as ViewToMount['view'],
    props: props as object,
    place,
    onError: (error) => onFailed(island, error),
  }
}

/** Yields to the page, so that it can paint and handle input. */
export function nextTurn(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
